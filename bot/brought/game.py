"""A game file somebody brought: how the game stands in it. Read in the process of `bot.brought.worker`."""

import json
from dataclasses import dataclass, replace

from bot.speech.names import clean, escape
from engine.core.errors import BadRecord
from engine.core.play.match import Match
from engine.core.play.record import read
from render.titles import TITLES


@dataclass(frozen=True, slots=True)
class BroughtGame:
    """What a sound game file says."""

    match: Match
    """As it stands, without the way there."""
    entries: int
    names: tuple[str, ...]
    """Of its players by seats, made harmless; empty where the file names nobody."""


def read_game(content: bytes) -> BroughtGame:
    """How the game of a file stands, when it has been replayed.

    Raises:
        BadRecord: it is none, or it does not replay.
    """
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("not-json", {}) from None
    match = read(text, TITLES)
    names = json.loads(text).get("names")
    found = names if isinstance(names, list) else []
    given = [escape(clean(str(name))) if name else "" for name in found[: match.seats]]
    harmless = (*given, *[""] * (match.seats - len(given)))
    stands = replace(match, log=(), line=(), states=(), turns=(), settled=())
    return BroughtGame(stands, match.number, harmless)
