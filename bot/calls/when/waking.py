"""When people are awake, by their own clock, whatever daylight saving does."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.store.calls.wishes import Habits


@lru_cache(maxsize=1024)
def zone_of(name: str | None) -> ZoneInfo:
    """The zone of this name; UTC where there is none, or none any more."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_awake(habits: Habits, when: datetime) -> bool:
    """Whether it is within the person's waking hours."""
    if habits.wakes is None or habits.sleeps is None or habits.wakes == habits.sleeps:
        return True
    local = when.astimezone(zone_of(habits.zone)).time()
    if habits.wakes < habits.sleeps:
        return habits.wakes <= local < habits.sleeps
    return local >= habits.wakes or local < habits.sleeps


def awake(habits: Habits, when: datetime) -> datetime:
    """The first moment from `when` on within the person's waking hours, whatever daylight saving does."""
    if is_awake(habits, when) or habits.wakes is None:
        return when
    zone = zone_of(habits.zone)
    day = when.astimezone(zone).date()
    for ahead in range(4):
        for fold in (0, 1):  # an hour that comes twice begins twice
            local = datetime.combine(day + timedelta(days=ahead), habits.wakes, zone).replace(fold=fold)
            at = local.astimezone(UTC)
            if at >= when and is_awake(habits, at):
                return at
    return when


def asleep(habits: Habits, when: datetime) -> datetime | None:
    """When the person, awake at `when`, goes to sleep next; None: they never do."""
    if habits.wakes is None or habits.sleeps is None or habits.wakes == habits.sleeps:
        return None
    zone = zone_of(habits.zone)
    day = when.astimezone(zone).date()
    found = (
        datetime.combine(day + timedelta(days=ahead), habits.sleeps, zone).replace(fold=fold).astimezone(UTC)
        for ahead in range(4)
        for fold in (0, 1)
    )
    return next((at for at in found if at > when and not is_awake(habits, at)), None)


def after_awake(habits: Habits, start: datetime, length: timedelta) -> datetime:
    """When the person has been awake for `length` since `start`."""
    at = awake(habits, start)
    for _ in range(60):  # nights
        sleeps = asleep(habits, at)
        if sleeps is None or at + length < sleeps:
            break
        length -= sleeps - at
        at = awake(habits, sleeps)
    return at + length


def reachable(habits: Habits, when: datetime) -> datetime:
    """The first moment from `when` on at which the person is neither asleep nor on holiday."""
    for _ in range(2 * len(habits.rests) + 2):
        at = awake(habits, when)
        ends = next((rest.ends for rest in habits.rests if rest.begins <= at < rest.ends), at)
        if ends == when:
            break
        when = ends
    return when
