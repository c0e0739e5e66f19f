"""What stands where somebody's answer came too late."""

from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.contract import Action
from engine.core.play.log import CLOCK

MOST = 5
"""Of what stood instead of an answer."""


def stood_instead(table: Table, person: int, teller: Teller) -> str:
    """What stands instead of the person's answer; empty where they were in time, or have acted since."""
    match, seats = table.match, table.seats_of(person)
    stood: list[str] = []
    if match is None or not seats:
        return ""
    for entry, turn in zip(reversed(match.line), reversed(match.turns), strict=True):
        if entry.seat not in seats:
            continue
        if entry.by != CLOCK or turn < match.turn - 1 or not isinstance(entry.deed, Action):
            break
        stood.insert(0, teller.action(entry.deed))
    return teller.say("panel-late", what=tuple(stood[-MOST:])) if stood else ""
