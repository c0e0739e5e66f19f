"""How long a standing order lets pass before it answers a question that hides something.

An answer at once would tell that it was an order, and so what its giver made of what only they know. It comes
after a time drawn like a person's: mostly within the hour, now and then later, and while they are awake.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, time, timedelta
from math import log
from random import SystemRandom
from typing import TypeAlias

from bot.calls.when.waking import after_awake
from bot.store.calls.wishes import Habits

USUAL, SPREAD = timedelta(minutes=40), 0.9
"""Half of all pauses are shorter; the deviation of their logarithm."""

LEAST, MOST = timedelta(minutes=3), timedelta(hours=6)

DAY = timedelta(hours=24)
"""A clock this long leaves room for any pause; with a shorter one they are shorter in proportion."""

RISING, RETIRING = time(8), time(23)
"""When people are taken to be awake who have only said where they live."""

Draw: TypeAlias = Callable[[], timedelta]
"""Draws a pause."""

_SECRET = SystemRandom()


def drawn() -> timedelta:
    """A pause from the system's source of secrets: whoever knows the game's seed cannot tell it."""
    while True:
        seconds = _SECRET.lognormvariate(log(USUAL.total_seconds()), SPREAD)
        if LEAST.total_seconds() <= seconds <= MOST.total_seconds():
            return timedelta(seconds=round(seconds))


def pause_ends(habits: Habits, asked: datetime, pause: timedelta, ends: datetime | None) -> datetime:
    """When an order answers what was asked at `asked`, well before the clock `ends`.

    Time asleep does not count; but if that would leave too little, somebody who is woken answers at night.
    """
    left = DAY if ends is None else max(ends - asked, timedelta(0))
    pause *= min(1.0, left / DAY)
    if habits.wakes is None and habits.zone is not None:
        habits = replace(habits, wakes=RISING, sleeps=RETIRING)
    at = after_awake(habits, asked, pause)
    return at if at <= asked + min(left, DAY) * 3 / 4 else asked + pause
