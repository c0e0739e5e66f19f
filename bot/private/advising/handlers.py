"""What is done when somebody asks for advice, and takes it."""

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.errors.advising import AdviceUnderWay
from bot.errors.asking import TooManyAtOnce
from bot.errors.seats import NotYourDecision
from bot.errors.trouble import Stale, TableError
from bot.herald.drawing import try_to_draw, wants_pictures
from bot.herald.explaining import engine_error, table_error
from bot.herald.press import Press
from bot.herald.sheet import Attachment, KeptButton, Sheet, at_table
from bot.pictures.draw import Shown
from bot.private.advising.asking import asking_seat
from bot.private.advising.sheet import Turn, advice_sheet, passed_sheet, thinking_sheet
from bot.private.advising.thought import thought
from bot.private.advising.told import worth_telling
from bot.private.panel.handlers import open_panel, what_was_done
from bot.private.planning.handlers import keep_aside, show_plan
from bot.private.planning.plan import Plan, keep_plan, plan_of
from bot.private.planning.trial import begun, replayed
from bot.speech.names import joined
from bot.speech.teller import Teller
from bot.store.games.advice import find_advice
from bot.store.games.plans import Steps
from bot.tables.results.advised import ADVISER
from bot.tables.state.table import Table
from engine.core.choosing.notation import write
from engine.core.contract import Line, Seat
from engine.core.errors import EngineError
from engine.players.advice import Advice

STEPS = 400
"""Turns that are played in the head for one piece of advice, where the time is enough."""


async def advise(press: Press) -> None:
    """Think about what somebody who asks could play now, and show it with why.

    Raises:
        NotRunning, RulesChanged, NotSeated, NotYourDecision: there is nothing to advise them.
        NoAdviser, AdviceOff, AdviceOver, AdviceForTurns: nobody does, or not here, or not now.
        AdviceUnderWay: they have asked already.
    """
    table = await press.table()
    press.services.tables.running(table, None)
    press.seats(table)
    seat = asking_seat(table, press.person)
    with _one_thought(press):
        back = press.way_back
        await press.promise(new=not back)
        await press.show(thinking_sheet(press.teller(table), back), new=not back)
        sheet = await _thought(press, table, seat, back)
        await press.show(sheet, new=not back)


@contextlib.contextmanager
def _one_thought(press: Press) -> Iterator[None]:
    """One thought of a person's.

    Raises:
        AdviceUnderWay: there is one already.
    """
    with contextlib.ExitStack() as thoughts:
        try:
            thoughts.enter_context(press.services.asking.one(press.person))
        except TooManyAtOnce as error:
            raise AdviceUnderWay from error
        yield


async def _thought(press: Press, table: Table, seat: Seat, back: Sequence[KeptButton]) -> Sheet:
    """What was thought of; or that the position has passed meanwhile, or why nothing could be thought."""
    services, teller, match = press.services, press.teller(table), table.begun
    try:
        thoughts: tuple[Advice, ...] = await services.study.think(
            thought, table.title, ADVISER, STEPS, match.view(seat), seat, table.number, first=True
        )
        found = worth_telling(teller, thoughts)
        lines = [each.line for each in found]
        kept = await services.advising.give(table.id, table.number, press.person, seat, lines)
    except TableError as error:
        return Sheet().text(table_error(press.tongue, error, teller)).row(*back)
    turns, note = list[Turn](), ""
    for place, each in enumerate(found if kept else ()):
        plan = _planned(press, table, seat, [write(action) for action in each.line])
        drawn: Attachment | None = None
        try:
            drawn = await _drawn(press, plan, teller, place)
        except TooManyAtOnce as error:
            note = table_error(press.tongue, error, teller)
        turns.append(Turn(each, plan, drawn))
    if (await services.tables.get(table.id)).number != table.number:
        return passed_sheet(teller, _again(table, teller), back)
    return advice_sheet(teller, turns, back, note)


def _again(table: Table, teller: Teller) -> list[KeptButton]:
    """The button that opens the panel as it is now."""
    return at_table(table, teller.language, "panel")


def _planned(press: Press, table: Table, seat: Seat, line: Sequence[str]) -> Plan:
    """A turn as a plan of the person's, as far as it can be foretold."""
    trial = replayed(begun(table, press.seats(table)), Steps(tuple((int(seat), text) for text in line)))
    return Plan(table, trial, len(trial.steps), ())


async def _drawn(press: Press, plan: Plan, teller: Teller, place: int) -> Attachment | None:
    """The board with a turn's marks, as plans show it; None for who wants none."""
    if not await wants_pictures(press):
        return None
    trial, shown = plan.trial, plan.shown
    viewer = trial.own[0] if len(trial.own) == 1 else None
    board = Shown(viewer, trial.events(shown), plan=shown)
    with press.services.drawing.one(press.person):
        drawn = await try_to_draw(press.services, trial.match(shown), teller, board, press.asker)
    return None if drawn is None else replace(drawn, name=f"{place + 1}-{drawn.name}")


async def _advised(press: Press) -> Plan | None:
    """The turn that was pressed, as a plan; None where the position has passed that it was advised for, which
    is said then."""
    table = await press.table()
    press.seats(table)
    number, place = map(int, press.parts[1:])
    given = await press.services.store.read(find_advice, table.id, press.person)
    if given is not None and given.number == number == table.number and place < len(given.lines):
        seats = [each.seat for each in table.owed_by(press.person)]
        if given.seat in seats:
            return _planned(press, table, Seat(given.seat), given.lines[place])
    teller = press.teller(table)
    await press.show(passed_sheet(teller, _again(table, teller), press.way_back), new=False)
    return None


async def play(press: Press) -> None:
    """Play a turn as it was advised: all that can be foretold of it, or nothing."""
    if (plan := await _advised(press)) is None:
        return
    table, teller = plan.table, press.teller(plan.table)
    actions: Line = plan.playable
    try:
        change = await press.services.tables.play(table.id, press.person, actions, table.number)
    except Stale:
        await press.show(passed_sheet(teller, _again(table, teller), press.way_back), new=False)
        return
    except (NotYourDecision, EngineError) as error:
        # Somebody's standing order came between, which nobody could know.
        reason = engine_error(teller.language, teller, error) if isinstance(error, EngineError) else ""
        await press.reply(teller.say("advice-interrupted", reason=reason))
        return
    told = what_was_done(press.teller(change.after), change, press.person)
    note = teller.say("plan-played", what=", ".join(teller.action(action) for action in actions))
    await open_panel(press, change.after, joined(note, told, press.missing(change.after)))


async def try_out(press: Press) -> None:
    """Open a turn as it was advised as a plan, in a message of its own; one that was there becomes a note."""
    if (advised := await _advised(press)) is None:
        return
    found = await plan_of(press, advised.table)
    found, note = await keep_aside(press, found, press.say("advice-aside"))
    plan = found.at(replace(found.trial.cut(0), steps=advised.trial.steps), advised.shown)
    plan = replace(plan, rest="")
    await keep_plan(press, plan)
    await show_plan(press, plan, note=note, new=True)
