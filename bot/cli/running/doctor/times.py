"""Whether this machine's clock and another one agree."""

from datetime import datetime

from bot.cli.running.doctor.found import Found, good, look, wrong

APART, FAR = 5.0, 600.0
"""Seconds the clocks may differ; beyond which calls, holidays and the clocks of turns are all wrong."""


def clock_found(whose: str, theirs: datetime, ours: datetime) -> Found:
    """What is found of the two; `whose`: `discord` or `database`."""
    apart = abs((ours - theirs).total_seconds())
    if apart <= APART:
        return good("clock", f"good-{whose}")
    told = look if apart <= FAR else wrong
    return told("clock", f"apart-{whose}", seconds=round(apart), way="ahead" if ours > theirs else "behind")
