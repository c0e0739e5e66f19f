"""Who may ask for advice, and when; the button for it where they may."""

from bot.errors.advising import AdviceForTurns, AdviceOff, AdviceOver, NoAdviser
from bot.errors.seats import NotYourDecision
from bot.herald.sheet import KeptButton
from bot.private.panel.answers import Asked, At
from bot.tables.results.advised import OFF, allows, has_adviser, settled
from bot.tables.state.table import Table
from engine.core.contract import Seat


def asking_seat(table: Table, person: int) -> Seat:
    """The seat of a person who may be advised now, in its own turn.

    Raises:
        NoAdviser: nobody can advise in this game.
        AdviceOff, AdviceOver: the table does without, from the beginning or by now.
        NotYourDecision: nothing is asked of them.
        AdviceForTurns: something is, but it is not their turn.
    """
    if not has_adviser(table):
        raise NoAdviser
    if not allows(table):
        until = settled(table)
        raise AdviceOff if until == OFF else AdviceOver({"turn": int(until)})
    owed = table.owed_by(person)
    if not owed:
        raise NotYourDecision({"waiting": tuple(table.chairs[each.seat].name for each in table.owed)})
    seat = owed[0].seat
    if table.rules.turn(table.begun.state).seat != seat:
        raise AdviceForTurns
    return seat


def advise_button(asked: Asked, at: At) -> list[KeptButton]:
    """The button that asks for advice in the place of the panel; none where the table does without."""
    table, turn = asked.table, asked.match.rules.turn(asked.match.state)
    if not has_adviser(table) or not allows(table) or turn.seat != asked.seat:
        return []
    label = asked.teller.say("button-advise")
    return [KeptButton.make("advise", table.id, *asked.instead(at), label=label)]
