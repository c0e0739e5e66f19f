"""What advice shows: each turn with its board, its actions and why, to be played or tried in a plan."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.herald.sheet import GREEN, GREY, Attachment, KeptButton, Sheet
from bot.private.advising.told import percent, told_apart, turn_title, why_told
from bot.private.planning.plan import Plan
from bot.speech.names import bold, cut, joined
from bot.speech.teller import Teller
from engine.players.advice import Advice

STEPS = 420
"""Characters that tell the actions of a turn."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that is advised, with what it leads to as a plan, and the board with its marks."""

    advice: Advice
    plan: Plan
    drawn: Attachment | None = None


def advice_sheet(teller: Teller, turns: Sequence[Turn], back: Sequence[KeptButton], note: str = "") -> Sheet:
    """The turns, the best first; `note` is said on top."""
    sheet = Sheet().text(joined(note, teller.say("advice-title", count=len(turns))))
    lines = [each.advice.line for each in turns]
    told = [turn_title(teller, each.plan.trial.events(each.plan.shown), each.advice.line) for each in turns]
    for place, (turn, called) in enumerate(zip(turns, told_apart(teller, told, lines), strict=True)):
        sheet.text(_turn_told(teller, turn, place, called))
        if turn.drawn is not None:
            sheet.attach(turn.drawn)
        table = turn.plan.table
        where = (table.id, table.number, place)
        style = GREY if place else GREEN
        sheet.row(
            KeptButton.make("advise-play", *where, label=teller.say("button-advise-play"), style=style),
            KeptButton.make("advise-try", *where, label=teller.say("button-advise-try")),
        )
    return sheet.row(*back)


def _turn_told(teller: Teller, turn: Turn, place: int, called: str) -> str:
    """How a turn is called, how likely it wins, why, and its actions."""
    trial, shown, line = turn.plan.trial, turn.plan.shown, turn.advice.line
    told = teller.say("advice-turn", number=place + 1, what=called, percent=percent(turn.advice.chance))
    steps = " → ".join(teller.action(action) for action in line)
    ends_there = shown < len(line) or (trial.open(shown) and not line[-1].ends)
    goes_on = teller.say("advice-goes-on") if ends_there else ""
    seat = turn.advice.seat
    holds = trial.base.guide.chance(trial.base.view(seat), line[0])
    only = len(line) == 1 and len(trial.base.legal(seat)) == 1
    why = why_told(teller, turn.advice, holds, only=only)
    return joined(bold(told), why, f"-# {cut(steps, STEPS)}", goes_on)


def thinking_sheet(teller: Teller, back: Sequence[KeptButton]) -> Sheet:
    """What stands there as long as it is thought about."""
    return Sheet().text(teller.say("advice-thinking")).row(*back)


def passed_sheet(teller: Teller, again: Sequence[KeptButton], back: Sequence[KeptButton]) -> Sheet:
    """That the position has passed for which advice was asked or given, and the way to ask anew."""
    return Sheet().text(teller.say("advice-passed")).row(*again, *back)
