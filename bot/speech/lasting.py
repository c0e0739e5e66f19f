"""Lengths of time in words, for places where Discord's own timestamps do not fit."""

from datetime import timedelta

from babel.dates import format_timedelta


def lasting(language: str, seconds: int) -> str:
    """About how long: `40 seconds`, `150 minutes`, `26 heures`."""
    told: str = format_timedelta(timedelta(seconds=seconds), threshold=3, locale=language)
    return told
