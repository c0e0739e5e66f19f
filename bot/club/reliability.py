"""How reliable people are who want it shown: how quickly they answer, how many games they have finished.

Only what speaks for them is told; of whoever has finished few games, or wants nothing shown, nothing is.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.club.statistics import pace
from bot.speech.texts import say
from bot.speech.times import lasting
from bot.store.calls.wishes import habits
from bot.store.club.results import results_of
from bot.store.connection import Connection
from bot.store.database import Store

LEAST_GAMES, LEAST_TURNS = 3, 10
"""Games that must be finished before anything is told, and turns from which a pace is known."""
SLOWEST = 48 * 3600
"""Seconds: a slower pace is not told."""


@dataclass(frozen=True, slots=True)
class Reliable:
    """What is told of somebody."""

    games: int
    """Games played to their end."""
    seconds: int | None
    """How long they take for a turn, in the middle of all; None: not told."""


async def reliability(connection: Connection, people: Sequence[int]) -> dict[int, Reliable]:
    """What is told of these people, everywhere they have played; many are missing."""
    said, found = await habits(connection, people), dict[int, Reliable]()
    for person in (person for person in people if said[person].reliable):
        results = [each for each in await results_of(connection, person, None, None) if not each.conceded]
        if len(results) >= LEAST_GAMES:
            seconds, turns = pace(results) or (0, 0)
            known = turns >= LEAST_TURNS and seconds <= SLOWEST
            found[person] = Reliable(len(results), seconds if known else None)
    return found


async def reliability_told(store: Store, tongue: str, people: Sequence[int]) -> dict[int, str]:
    """The same in words: `12 games finished · mostly answers within 5 hours`."""
    found, told = await store.read(reliability, tuple(dict.fromkeys(people))), dict[int, str]()
    for person, each in found.items():
        told[person] = say(tongue, "reliable-games", count=each.games)
        if each.seconds is not None:
            time = lasting(tongue, max(60, each.seconds))
            told[person] = say(tongue, "reliable-pace", games=told[person], time=time)
    return told
