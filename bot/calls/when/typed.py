"""What people type for lengths of time, moments, days and hours of the day.

Lengths and the short forms people use are read here; whole dates by dateparser, which is given the reader's
language, never a bare number, and whose answer is checked to lie ahead.
"""

import re
from datetime import UTC, date, datetime, time, timedelta

from bot.calls.when.errors import BadHour, BadHours, BadLength, BadMoment, FarMoment, PastMoment
from bot.calls.when.waking import zone_of
from bot.speech.names import fold
from bot.store.calls.wishes import Habits

LONGEST_TEXT = 60
FARTHEST = timedelta(days=366)
MORNING, EVENING, LATE = time(9), time(19), time(21, 30)
SMALL_HOURS = time(4)
"""Until then somebody who is still up means the same day by "tomorrow morning"."""

_UNITS = {
    **dict.fromkeys(("m", "min", "mn", "mins", "minute", "minutes"), timedelta(minutes=1)),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours", "heure", "heures"), timedelta(hours=1)),
    **dict.fromkeys(("d", "j", "day", "days", "jour", "jours"), timedelta(days=1)),
    **dict.fromkeys(("w", "week", "weeks", "sem", "semaine", "semaines"), timedelta(days=7)),
}
_PART = re.compile(r"(\d{1,4}(?:[.,]\d)?)\s*([a-z]+)\s*(\d{1,2}(?![\d.,]|\s*[a-z]))?")
_LEADS = ("in ", "dans ", "pour ", "for ", "pendant ")
_STAMP = re.compile(r"<t:(-?\d{1,12})(?::[tTdDfFR])?>")
_EVENINGS = {"tonight", "this evening", "evening", "ce soir", "soir"}
_MORNINGS = {"tomorrow morning", "morning", "demain matin", "matin"}
_TOMORROW_EVENINGS = {"tomorrow evening", "demain soir"}
_CLOCK = re.compile(r"\b(\d{1,2})\s*(?:h|:|heures?)\s*(\d{2})?(?!\w)")
_FRENCH_HOUR = re.compile(r"(0|[7-9]|1\d|2[0-4])\s*h\s*(\d{2})?")
"""By itself `18h30` is an hour of the day, `2h30` a length."""
_NUMBERS = {"a": 1, "an": 1, "one": 1, "un": 1, "une": 1, "two": 2, "deux": 2, "three": 3, "trois": 3}
_HOURS = re.compile(
    r"(?:from|de|entre|between)?\s*(\d{1,2})\s*(?:h|:|\.|heures?)?\s*(\d{2})?\s*(am|pm)?\s*(?:h)?\s*"
    r"(?:-|–|to|a|until|till|et|and|jusqu'a|/)\s*"
    r"(\d{1,2})\s*(?:h|:|\.|heures?)?\s*(\d{2})?\s*(am|pm)?\s*(?:h)?"
)

_HOUR = re.compile(r"(\d{1,2})\s*(?:h|:|\.|heures?)?\s*(\d{2})?\s*(am|pm)?")


def _plain(typed: str) -> str:
    return " ".join(fold(typed.replace("’", "'")).split())


def _length(text: str) -> timedelta | None:
    for lead in _LEADS:
        text = text.removeprefix(lead)
    first, _, rest = text.partition(" ")
    if first in _NUMBERS and rest:
        text = f"{_NUMBERS[first]} {rest}"
    text = re.sub(r"\b(and|et)\b|,\s", " ", text).strip()
    total, place = timedelta(), 0
    while place < len(text):
        found = _PART.match(text, place)
        if found is None or found[2] not in _UNITS:
            return None
        total += float(found[1].replace(",", ".")) * _UNITS[found[2]]
        if found[3] is not None:  # 2h30
            if _UNITS[found[2]] != timedelta(hours=1):
                return None
            total += int(found[3]) * timedelta(minutes=1)
        place = found.end()
        while place < len(text) and text[place] == " ":
            place += 1
    return total or None


def length(typed: str, shortest: timedelta, longest: timedelta) -> timedelta:
    """A length of time: `12h`, `2 days`, `1h30`, `1 semaine`.

    Raises:
        BadLength: it is none, or not between the two (whole days or hours are named).
    """
    found = _length(_plain(typed)) if len(typed) <= LONGEST_TEXT else None
    if found is None or not shortest <= found <= longest:
        raise BadLength(
            {
                "given": typed[:LONGEST_TEXT],
                "shortest": shortest // timedelta(minutes=1),
                "longest": longest // timedelta(days=1),
            }
        )
    return timedelta(minutes=round(found / timedelta(minutes=1)))


def hours(typed: str) -> tuple[time, time]:
    """Waking hours: `8-22`, `8h30 - 23h`, `9am to 11pm`; the end may be after midnight.

    Raises:
        BadHours: they are none, or the same hour twice.
    """
    found = _HOURS.fullmatch(_plain(typed)) if len(typed) <= LONGEST_TEXT else None
    try:
        times = (_time(*found.group(1, 2, 3)), _time(*found.group(4, 5, 6))) if found is not None else None
    except ValueError:
        times = None
    if times is None or times[0] == times[1]:
        raise BadHours({"given": typed[:LONGEST_TEXT]})
    return times


def hour(typed: str) -> time:
    """An hour of the day: `21:00`, `21h30`, `9pm`.

    Raises:
        BadHour: it is none.
    """
    found = _HOUR.fullmatch(_plain(typed)) if len(typed) <= LONGEST_TEXT else None
    try:
        if found is not None:
            return _time(*found.groups())
    except ValueError:
        pass
    raise BadHour({"given": typed[:LONGEST_TEXT]})


def _time(hour: str, minute: str | None, half: str | None) -> time:
    number = int(hour)
    if half is not None:
        if not 1 <= number <= 12:
            raise ValueError(hour)
        number = number % 12 + (12 if half == "pm" else 0)
    return time(0 if number == 24 and not int(minute or 0) else number, int(minute or 0))


def evening(habits: Habits, now: datetime) -> datetime | None:
    """This evening where the person lives: at seven, later at half past nine; None when it is over."""
    zone = zone_of(habits.zone)
    today = now.astimezone(zone).date()
    for hour in (EVENING, LATE):
        at = datetime.combine(today, hour, zone).astimezone(UTC)
        if at - now >= timedelta(minutes=30):
            return at
    return None


def morning(habits: Habits, now: datetime) -> datetime:
    """Tomorrow morning where the person lives: when they wake, or at nine."""
    zone = zone_of(habits.zone)
    local = now.astimezone(zone)
    day = local.date() if local.time() < SMALL_HOURS else local.date() + timedelta(days=1)
    return _morning_of(day, habits)


def _morning_of(day: date, habits: Habits) -> datetime:
    hour = habits.wakes or MORNING
    if not time(5) <= hour <= time(12):  # somebody who lives by night
        hour = MORNING
    return datetime.combine(day, hour, zone_of(habits.zone)).astimezone(UTC)


def moment(typed: str, habits: Habits, language: str, now: datetime) -> datetime:
    """A time ahead, by the person's own clock: `18:30`, `3h`, `friday 6pm`, `demain 9h`, `<t:1790000000>`.

    Raises:
        BadMoment: it is none.
        PastMoment, FarMoment: it has passed, or lies more than a year ahead.
    """
    at = _moment(typed, habits, language, now) if len(typed) <= LONGEST_TEXT else None
    if at is None:
        raise BadMoment({"given": typed[:LONGEST_TEXT]})
    if at <= now:
        raise PastMoment({"given": typed[:LONGEST_TEXT]})
    if at > now + FARTHEST:
        raise FarMoment({"given": typed[:LONGEST_TEXT]})
    return at.astimezone(UTC)


def _moment(typed: str, habits: Habits, language: str, now: datetime) -> datetime | None:
    stamp = _STAMP.fullmatch(typed.strip())
    try:
        if stamp is not None:
            return datetime.fromtimestamp(int(stamp[1]), UTC)
        text = _plain(typed)
        if not text or text.isdigit() or text[0] in "+-":
            return None
        far = None if language == "fr" and _FRENCH_HOUR.fullmatch(text) else _length(text)
        if far is not None:
            return now + far
        if text in _EVENINGS:
            return evening(habits, now) or now
        if text in _MORNINGS:
            return morning(habits, now)
        if text in _TOMORROW_EVENINGS:
            local = now.astimezone(zone_of(habits.zone)) + timedelta(days=1)
            return datetime.combine(local.date(), EVENING, zone_of(habits.zone))
        return _dated(text, habits, language, now)
    except (OverflowError, OSError, ValueError):
        return None


def _dated(text: str, habits: Habits, language: str, now: datetime) -> datetime | None:
    """What dateparser makes of it: by the wall clock, so that daylight saving is settled afterwards."""
    zone = zone_of(habits.zone)
    text = re.sub(r"\b(prochaine?|next|midi|noon)\b", lambda word: "12:00" if word[0] in _NOONS else "", text)
    text = _CLOCK.sub(lambda found: f"{found[1]}:{found[2] or '00'}", text)
    text = " ".join(text.split())
    base = now.astimezone(zone).replace(tzinfo=None)
    when = _parsed(text, language, base)
    if when is None or when.tzinfo is not None or not _all_used(text, when):
        return None
    # A day without an hour gets its hour from the time that is asked at, or midnight.
    again = _parsed(text, language, base + timedelta(minutes=67))
    if again is None or again.time() != when.time() or (when.time() == time(0) and "0:00" not in text):
        return _morning_of(when.date(), habits)
    return when.replace(tzinfo=zone)


def _parsed(text: str, language: str, base: datetime) -> datetime | None:
    """What dateparser reads, if it is a day or an hour: a month alone is not."""
    settings = {
        "PREFER_DATES_FROM": "future",
        "RELATIVE_BASE": base,
        "RETURN_TIME_AS_PERIOD": True,
        "RETURN_AS_TIMEZONE_AWARE": False,
        "DATE_ORDER": "DMY" if language == "fr" else "MDY",
    }
    languages = [language] if language == "en" else [language, "en"]
    from dateparser.date import DateDataParser  # ten megabytes, for the few who type whole dates

    found = DateDataParser(languages=languages, settings=settings).get_date_data(text)
    when: datetime | None = found.date_obj
    return when if found.period in ("day", "time") else None


def _all_used(text: str, when: datetime) -> bool:
    """Whether every number typed stands in the result: dateparser passes over what it cannot read."""
    parts = {when.year, when.year % 100, when.month, when.day, when.hour, when.minute, when.second}
    parts |= {when.hour % 12 or 12, 24 if when.hour == 0 else 0}
    return all(int(number) in parts for number in re.findall(r"\d+", text))


_NOONS = ("midi", "noon")
