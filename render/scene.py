"""What an artist is given and what it gives back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.contract import Event, Seat, View, Word
from render.kit.palette import Rgb
from render.kit.sprite import Sprite
from render.kit.zoom import Part

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
    told: str = ""
    """The picture in words, for those who cannot see it."""


@dataclass(frozen=True, slots=True)
class News:
    """What just happened, in a few words, and who did it."""

    text: str
    actor: Word | None = None
    """A role, such as a nation, or the word of a seat; None: nobody in particular."""


NO_NEWS = News("")


@dataclass(frozen=True, slots=True)
class Crest:
    """What tells a role apart in all pictures: its colour, and its emblem at any size in pixels."""

    colour: Rgb
    emblem: Callable[[int], Sprite]


@dataclass(frozen=True, slots=True)
class Cast:
    """Who stands out on a board, from the guide's answers about the view."""

    asked: tuple[tuple[Seat, Word | None], ...]
    """The seats that owe an answer, each once, with the role it answers as; None before roles are chosen."""
    lifted: frozenset[Word]
    """The roles whose panels are lifted out: those that owe an answer; after the end the winners."""
    leaders: frozenset[Word]
    """The roles with the best score, which bear the laurel; none while all are equal."""
    winners: tuple[tuple[Seat, Word | None], ...] = ()
    over: bool = False
    several: frozenset[Seat] = frozenset()
    """The seats that play more than one role: their names alone do not tell as whom they are asked."""


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
    """The head: game, turn."""
    focus: str | Part | None = None
    """An id of a place to zoom in on, with its surroundings; or a part of the map."""
    explain: Told = unexplained
    """What a card or another thing does, in a sentence or two; empty where there is nothing to tell."""
    news: News = NO_NEWS
    """What the strip below the head says."""
    plan: str = ""
    """The word that marks a plan, which is no board that counts; empty: the board itself."""
    seats: tuple[str, ...] = ()
    """What stands for a name that cannot be written: `Seat 5`."""
    marked: bool = False
    """Whether a line runs around the place it zooms in on, as somebody looked that up."""
