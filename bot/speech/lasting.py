"""Lengths of time in words, for places where Discord's own timestamps do not fit."""

from datetime import timedelta

from babel.dates import format_timedelta

from bot.speech.texts import say


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
