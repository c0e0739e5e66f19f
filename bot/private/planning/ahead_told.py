"""Moves given ahead in words: what waits, for which cases, what was played, what stopped them."""

from bot.private.planning.happening import told
from bot.speech.names import joined
from bot.speech.teller import Teller
from bot.store.games.plans import STOPPED, Ahead, Case, word_of
from bot.tables.change.ahead import ILLEGAL, LUCK
from bot.tables.change.cases import OTHERWISE, undecided
from bot.tables.state.table import Table
from engine.core.choosing.notation import parse
from engine.core.contract import Seat
from engine.core.errors import EngineError

LISTED = 30
"""Moves told one by one; those that follow are counted."""
OF_A_CASE = 8
"""The same where there are cases."""


def moves_told(teller: Teller, given: Ahead) -> str:
    """The moves in lines, those played already struck through."""
    return _told(teller, given.moves, given.done, LISTED)


def _told(teller: Teller, moves: tuple[str, ...], done: int, most: int) -> str:
    lines = []
    first = max(0, min(done - 2, len(moves) - most))
    shown = moves[first : first + most]
    for place, text in enumerate(shown, first + 1):
        try:
            what = teller.action(parse(teller.rules, text))
        except EngineError:
            what = f"`{text}`"
        key = "plan-step-later" if place <= done else "plan-step"
        lines.append(teller.say(key, number=place, what=what))
    left = len(moves) - first - len(shown)
    if left:
        lines.append(teller.render("ahead-more", {"count": left}))
    return "\n".join(lines)


def case_told(teller: Teller, case: Case) -> str:
    """What has to happen, and the moves for it, in lines."""
    return joined(_if(teller, case), _told(teller, case.moves, 0, OF_A_CASE))


def _if(teller: Teller, case: Case) -> str:
    return f"**{teller.say('ahead-if', what=told(teller, case))}**"


def _branches(teller: Teller, given: Ahead) -> str:
    """Every case with its moves, and what is played otherwise; once the turn has come those it is."""
    otherwise = f"**{teller.say('ahead-otherwise')}**"
    if undecided(given):
        moves = _told(teller, given.moves, 0, OF_A_CASE) or teller.say("ahead-otherwise-none")
        return joined(*(case_told(teller, each) for each in given.cases), otherwise, moves)
    taken = given.cases[given.taken or 0 :][:1] if given.taken is not None else ()
    heading = _if(teller, taken[0]) if taken else otherwise if given.cases else ""
    return joined(heading, moves_told(teller, given))


def why_stopped(teller: Teller, table: Table, given: Ahead) -> str:
    """Why moves given ahead stopped; empty if they did not."""
    if given.status != STOPPED:
        return ""
    if given.why == OTHERWISE:
        return teller.say("ahead-stopped-otherwise")
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
    lines = [f"**{teller.say('ahead-title')}**", _branches(teller, given), why_stopped(teller, table, given)]
    lines.append(teller.say("ahead-watch", watched=watched) if watched else teller.say("ahead-watch-none"))
    return "\n".join(filter(None, lines))
