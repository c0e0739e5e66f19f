"""Typed lines: read in the reader's language, put into a plan, and what of them is left to be mended."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.errors.asking import PlanEnds
from bot.herald.explaining import engine_error, table_error
from bot.private.panel.foresight import NoLuck
from bot.private.planning.plan import Plan
from bot.speech.names import legible
from bot.speech.spelling import spelling_for
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.choosing.notation import begin, parse
from engine.core.contract import Action, Seat
from engine.core.errors import EngineError

SAYS = " · "
"""Between a step and what it says in the reader's language, in the choices offered while typing."""
SHOWN = 900
"""Characters of a line that are shown again."""


def typed_steps(line: str) -> str:
    """A typed line without what the offered choices say: who goes on typing after one keeps that in it."""
    return "/".join(step.partition(SAYS.strip())[0] for step in line.split("/"))


def quoted(line: str) -> str:
    """A typed line as it is shown again, in code quotes."""
    line = legible(line.replace("`", ""))
    return f"`{line[:SHOWN]}{'…' if len(line) > SHOWN else ''}`"


def read_step(teller: Teller, table: Table, step: str, legal: Callable[[], Sequence[Action]]) -> Action:
    """The action of a typed step; words may be left out at its end where they can be but one thing.

    Raises:
        BadNotation: it cannot be read.
    """
    vocabulary = table.rules.vocabulary(table.begun.state)
    spelling = spelling_for(teller, vocabulary)
    begun = begin(table.rules, step, vocabulary, spelling)
    fitting = [action for action in legal() if begun.fits(action)] if begun.lacking else ()
    return fitting[0] if len(fitting) == 1 else parse(table.rules, step, vocabulary, spelling)


def written_line(teller: Teller, table: Table, line: str) -> tuple[Action, ...] | None:
    """The actions of a typed line of which each step says all; None where what is legal says what is meant.

    Raises:
        BadNotation: the first step that cannot be read.
    """
    rules, vocabulary, found = table.rules, table.rules.vocabulary(table.begun.state), list[Action]()
    spelling = spelling_for(teller, vocabulary)
    for step in line.split("/"):
        if begin(rules, step, vocabulary, spelling).lacking:
            return None
        found.append(parse(rules, step, vocabulary, spelling))
    return tuple(found)


def read_line(teller: Teller, table: Table, seat: Seat | None, line: str) -> tuple[Action, ...]:
    """The actions of a typed line, as a seat would play them now.

    Raises:
        BadNotation: the first step that cannot be read.
    """
    found: list[Action] = []
    for step in line.split("/"):
        found.append(read_step(teller, table, step, lambda: _legal_after(table, seat, found)))
    return tuple(found)


def _legal_after(table: Table, seat: Seat | None, done: Sequence[Action]) -> Sequence[Action]:
    return () if seat is None else legal_after(table, seat, done)


def legal_after(table: Table, seat: Seat, done: Sequence[Action]) -> Sequence[Action]:
    """What would be legal after these actions; nothing if they cannot be foretold."""
    rules, state = table.rules, table.begun.state
    try:
        for action in done:
            step = rules.apply(state, seat, action, NoLuck())
            if any(event.reveals for event in step.events):
                return ()
            state = step.state
    except (EngineError, LookupError):
        return ()
    return rules.legal(state, seat)


@dataclass(frozen=True, slots=True)
class Tried:
    """A plan with the steps of a typed line, as far as they fit; what is left of it is the plan's `rest`."""

    plan: Plan
    failed: int = 0
    """The number of the step that does not fit, from 1; 0: all do."""
    reason: str = ""


def tried(plan: Plan, teller: Teller, line: str, *, own: bool = False) -> Tried:
    """The plan with the steps of a line after those shown; with `own` for the person's own seats alone."""
    steps = line.split("/")
    found = replace(plan, rest="")
    for place, step in enumerate(steps):
        try:
            found = _with_step(found, teller, step, own=own)
        except (EngineError, PlanEnds) as error:
            rest = " / ".join(" ".join(each.split()) for each in steps[place:])
            return Tried(replace(found, rest=rest), place + 1, _reason(teller, error))
    return Tried(found)


def _with_step(plan: Plan, teller: Teller, step: str, *, own: bool) -> Plan:
    """The plan with a typed step.

    Raises:
        EngineError: it cannot be read, or the rules forbid it there.
        PlanEnds: nothing can be planned there.
    """
    asked, match = plan.asked, plan.trial.match(plan.shown)
    action = read_step(teller, plan.table, step, lambda: match.legal(asked.seat) if asked else ())
    if asked is None or (own and asked.seat not in plan.trial.own):
        raise PlanEnds({"step": plan.shown})
    return plan.step(asked.seat, action)


def _reason(teller: Teller, error: EngineError | PlanEnds) -> str:
    if isinstance(error, EngineError):
        return engine_error(teller.language, teller, error)
    return table_error(teller.language, error, teller)
