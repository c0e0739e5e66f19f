"""How people want to be called: what a table has settled, and what each person has said for themselves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta

CHANNEL, DIRECT, BOTH, NOWHERE = "channel", "direct", "both", "none"
PLACES = (CHANNEL, DIRECT, BOTH, NOWHERE)
"""Where a call goes: a mention in the table's channel, a direct message, both, or nowhere."""

NOTHING, DEFAULT, COMPUTER, OFFER = "nothing", "default", "computer", "offer"
ENDS = (NOTHING, DEFAULT, COMPUTER, OFFER)
"""What the end of a clock does: nothing; the game's stated answer; a computer player takes this one turn;
the seat is offered to others."""

SHORTEST, LONGEST = timedelta(minutes=15), timedelta(days=14)
"""Of intervals between calls."""

SHORTEST_CLOCK, LONGEST_CLOCK = timedelta(hours=1), timedelta(days=60)

GROWTHS = (100, 150, 200, 300)
"""By how many hundredths each interval is longer than the one before."""

MOST_CALLS = 20


@dataclass(frozen=True, slots=True)
class Pace:
    """What a table has settled about calls."""

    first: timedelta = timedelta(hours=12)
    """From the post that calls somebody to the first reminder."""
    growth: int = 150
    """Each further interval in hundredths of the one before."""
    most: int = 5
    """Reminders for one turn or question; 0: none, and no notice either."""
    place: str = CHANNEL
    clock: timedelta | None = None
    """How long one may take for a decision; None: as long as one likes."""
    ends: str = NOTHING
    answers: timedelta | None = timedelta(hours=24)
    """How long one may take for an answer outside one's own turn, before the game's stated one stands; None:
    the clock above counts for these too."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A time during which the clock rests for somebody, the end not included."""

    begins: datetime
    ends: datetime


@dataclass(frozen=True, slots=True)
class Habits:
    """What a person has said about being called."""

    zone: str | None = None
    """Time zone by its IANA name; None: they have not said."""
    wakes: time | None = None
    """From when on they are called, by their own clock; None: at any time."""
    sleeps: time | None = None
    """Until when; may be after midnight."""
    interval: timedelta | None = None
    """Their own, always the same, instead of a table's."""
    place: str | None = None
    """Their own instead of a table's."""
    language: str | None = None
    rests: tuple[Rest, ...] = ()
    """Holidays, in order, not overlapping."""


def merged(rests: Sequence[Rest]) -> tuple[Rest, ...]:
    """The same times in order, each once."""
    found: list[Rest] = []
    for rest in sorted(rests, key=lambda each: each.begins):
        if rest.ends <= rest.begins:
            continue
        if found and rest.begins <= found[-1].ends:
            found[-1] = replace(found[-1], ends=max(found[-1].ends, rest.ends))
        else:
            found.append(rest)
    return tuple(found)
