"""Moves given ahead in words: what waits, what was played, what stopped them."""

from bot.speech.teller import Teller
from bot.store.games.plans import STOPPED, Ahead
from bot.tables.change.ahead import ILLEGAL, LUCK, word_of
from bot.tables.state.table import Table
from engine.core.choosing.notation import parse
from engine.core.contract import Seat
from engine.core.errors import EngineError

LISTED = 30
"""Moves told one by one; those that follow are counted."""


def moves_told(teller: Teller, given: Ahead) -> str:
    """The moves in lines, those played already struck through."""
    lines = []
    first = max(0, min(given.done - 2, len(given.moves) - LISTED))
    shown = given.moves[first : first + LISTED]
    for place, text in enumerate(shown, first + 1):
        try:
            what = teller.action(parse(teller.rules, text))
        except EngineError:
            what = f"`{text}`"
        key = "plan-step-later" if place <= given.done else "plan-step"
        lines.append(teller.say(key, number=place, what=what))
    left = len(given.moves) - first - len(shown)
    if left:
        lines.append(teller.render("ahead-more", {"count": left}))
    return "\n".join(lines)


def why_stopped(teller: Teller, table: Table, given: Ahead) -> str:
    """Why moves given ahead stopped; empty if they did not."""
    if given.status != STOPPED:
        return ""
    step = given.done + 1
    if given.why == LUCK:
        return teller.say("ahead-stopped-luck", step=step)
    if given.why != ILLEGAL:
        return teller.say("ahead-stopped-word", step=step, what=word_of(given.why))
    reason = ""
    if table.match is not None:
        try:
            action = parse(teller.rules, given.moves[given.done])
            refusal = teller.rules.refusal(table.match.state, Seat(given.seat), action)
            reason = teller.refusal(refusal) if refusal is not None else ""
        except EngineError:
            reason = ""
    return teller.say("ahead-stopped", step=step, reason=reason).strip()


def ahead_lines(teller: Teller, table: Table, given: Ahead | None) -> str:
    """What a person has given ahead, in lines."""
    if given is None:
        return teller.say("ahead-none")
    watched = tuple(word_of(each) for each in given.watch)
    lines = [f"**{teller.say('ahead-title')}**", moves_told(teller, given), why_stopped(teller, table, given)]
    lines.append(teller.say("ahead-watch", watched=watched) if watched else teller.say("ahead-watch-none"))
    return "\n".join(filter(None, lines))
