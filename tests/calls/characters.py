"""People of a simulated game: where they live, when they are awake, and when they play."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.calls.when.waking import awake
from bot.store.calls.wishes import Habits

Plays = Callable[["Character", datetime, int, random.Random], datetime | None]
"""When somebody who is waited for plays, from a time on, after so many reminders; None: not by themselves."""

SATURDAY = 5


@dataclass(frozen=True)
class Character:
    """Somebody who plays."""

    id: int
    name: str
    zone: str
    wakes: time
    sleeps: time
    plays: Plays
    about: str
    """Their habit, in words."""
    beside: Plays | None = None
    """The same for a small game beside the great one, where that is another habit."""
    interval: timedelta | None = None
    """Of calls, if they have asked for another than the tables'."""

    @property
    def habits(self) -> Habits:
        """What they have told the bot."""
        return Habits(
            zone=self.zone, wakes=self.wakes, sleeps=self.sleeps, interval=self.interval, language="en"
        )

    def local(self, when: datetime) -> datetime:
        """A time by their own clock."""
        return when.astimezone(ZoneInfo(self.zone))


def soon(shortest: int, longest: int) -> Plays:
    """So many minutes after they are called, if they are awake then; else in the morning."""

    def plays(who: Character, now: datetime, reminders: int, luck: random.Random) -> datetime:
        return awake(who.habits, now + timedelta(minutes=luck.randint(shortest, longest)))

    return plays


def daily(hour: int) -> Plays:
    """Once a day, within half an hour of the same time."""

    def plays(who: Character, now: datetime, reminders: int, luck: random.Random) -> datetime:
        day = who.local(now).replace(hour=hour, minute=luck.randint(0, 30), second=0)
        return day if day > now else day + timedelta(days=1)

    return plays


def on_days(first: int, *others: int) -> Plays:
    """Only on these days of the week (Monday is 0), soon after they are called."""
    days = (first, *others)

    def plays(who: Character, now: datetime, reminders: int, luck: random.Random) -> datetime:
        at = awake(who.habits, now + timedelta(minutes=luck.randint(5, 50)))
        while who.local(at).weekday() not in days:
            at = who.local(at).replace(hour=who.wakes.hour, minute=luck.randint(0, 59)) + timedelta(days=1)
        return at

    return plays


def forgetful(who: Character, now: datetime, reminders: int, luck: random.Random) -> datetime | None:
    """Every other time only when reminded, an hour or two later."""
    if not reminders and luck.random() < 1 / 2:
        return None
    return awake(who.habits, now + timedelta(minutes=luck.randint(30, 120)))


AROHA, KENJI, NIKOS, ANA, LOU, SAM = range(101, 107)
ROSA, ZOE = 107, 108

CHARACTERS = {
    each.id: each
    for each in (
        Character(AROHA, "Aroha", "Pacific/Auckland", time(7), time(22), soon(10, 90), "quick"),
        Character(
            KENJI, "Kenji", "Asia/Tokyo", time(7), time(23), soon(10, 120),
            "quick; keeps the small game for week-ends", on_days(SATURDAY, SATURDAY + 1),
        ),
        Character(
            NIKOS, "Nikos", "Europe/Athens", time(8), time(23), daily(20),
            "plays once a day, in the evening",
        ),
        Character(ANA, "Ana", "Europe/Paris", time(8), time(22, 30), soon(5, 60), "quick"),
        Character(
            LOU, "Lou", "America/Halifax", time(9), time(23), forgetful,
            "forgets often, and has asked to be called every twelve hours", interval=timedelta(hours=12),
        ),
        Character(
            SAM, "Sam", "America/Los_Angeles", time(8), time(23), soon(10, 120), "quick, until they leave"
        ),
        Character(ROSA, "Rosa", "Europe/Lisbon", time(8), time(23), soon(10, 120), "takes a seat on offer"),
        Character(ZOE, "Zoé", "America/Martinique", time(7), time(22), soon(15, 120), "stands in for Nikos"),
    )
}  # fmt: skip
