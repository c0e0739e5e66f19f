"""Times in texts: each reader's client shows them in its own zone."""

from datetime import datetime

from bot.speech.teller import Teller
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
