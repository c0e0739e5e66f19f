"""What an artist is given and what it gives back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.contract import Event, View, Word


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn board: PNG bytes and its size in pixels."""

    data: bytes
    width: int
    height: int
    name: str = "board.png"


@dataclass(frozen=True, slots=True)
class Scene:
    """What to draw: a view, what happened since the last picture, and the words to write."""

    view: View[Any]
    events: tuple[Event, ...]
    names: tuple[str, ...]
    """Each seat's holder, plain text."""
    words: Callable[[Word], str]
    """Names of the game's words in the picture's language."""
    title: str
    """The cartouche: game, turn."""
    focus: str | None = None
    """An id of a place to zoom in on, with its surroundings."""
