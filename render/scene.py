"""What an artist is given and what it gives back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.contract import Event, View, Word

Told: TypeAlias = Callable[[Word], str]
"""A word of the game in the reader's language."""


def unexplained(word: Word) -> str:
    """No text: nothing is said of a word."""
    del word
    return ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn board: PNG bytes and its size in pixels."""

    data: bytes
    width: int
    height: int
    name: str = "board.png"


@dataclass(frozen=True, slots=True)
class Scene:
    """The board to draw: a view, what happened since the last picture, and the words to write."""

    view: View[Any]
    events: tuple[Event, ...]
    names: tuple[str, ...]
    """Each seat's holder, plain text."""
    words: Told
    """Names of the game's words in the picture's language."""
    title: str
    """The cartouche: game, turn."""
    focus: str | None = None
    """An id of a place to zoom in on, with its surroundings."""
    explain: Told = unexplained
    """What a card or another thing does, in a sentence or two; empty where there is nothing to tell."""
