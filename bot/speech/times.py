"""Times in texts: moments that each reader's client shows in its own zone, and lengths of time in words."""

from datetime import datetime, timedelta

from babel.dates import format_timedelta

from bot.speech.teller import Teller
from bot.speech.texts import say
from engine.core.contract import Decision


def stamp(when: datetime, form: str = "R") -> str:
    """A time as every client shows it in its own zone: `R` from now, `F` in full, `f` without weekday."""
    return f"<t:{int(when.timestamp())}:{form}>"


def stands(teller: Teller, decision: Decision, until: datetime) -> str:
    """What stands if nothing is said until the clock for answers ends."""
    default = decision.default
    if default is None:
        return ""
    if default.secret:
        return teller.say("call-clock-default", until=stamp(until))
    return teller.say("call-clock-answers", until=stamp(until), what=teller.action(default))


def lasting(language: str, seconds: int) -> str:
    """About how long: `40 seconds`, `150 minutes`, `26 heures`."""
    told: str = format_timedelta(timedelta(seconds=seconds), threshold=3, locale=language)
    return told


def span(tongue: str, length: timedelta) -> str:
    """A length of time in words: `12 hours`, `2 days`."""
    minutes = length // timedelta(minutes=1)
    for unit, size in (("days", 24 * 60), ("hours", 60)):
        if minutes % size == 0 and minutes >= size:
            return say(tongue, f"span-{unit}", count=minutes // size)
    if minutes > 60:
        whole = say(tongue, "span-hours", count=minutes // 60)
        return f"{whole} {say(tongue, 'span-minutes', count=minutes % 60)}"
    return say(tongue, "span-minutes", count=minutes)
