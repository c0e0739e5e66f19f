"""What is done when somebody asks why: by `/why`, from the panel, or below what a post tells."""

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.errors.asking import Unreadable
from bot.errors.tables import NotRunning
from bot.herald.drawing import in_time
from bot.herald.explaining import engine_error
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, Sheet
from bot.private.why.happened import happened_menu
from bot.private.why.happened_view import before_button, lately
from bot.private.why.meant import meant
from bot.private.why.sheet import (
    again_button,
    allowed_sheet,
    refused_sheet,
    rule_button,
    section_for,
    unasked_sheet,
    vain_menu,
)
from bot.private.why.sight import sight_of
from bot.private.why.way import after, way_to
from bot.speech.names import joined
from bot.speech.teller import Teller
from bot.tables.state.table import RUNNING, Table
from bot.waiting.newest import OutOfDate
from engine.core.choosing.notation import LONGEST, parse
from engine.core.contract import Action, Refusal, Seat
from engine.core.errors import BadNotation
from engine.core.play.match import Match
from engine.core.reasons import reason_of
from engine.core.sections import Section
from engine.core.values.change import change


def _instead(press: Press) -> Sequence[str]:
    """Where one is in the panel, for the ids of what leads on; nothing beside no panel."""
    return press.parts[1:]


def asked_seat(table: Table, person: int) -> Seat | None:
    """The seat for which the person is asked now; None: none is."""
    owed = table.owed_by(person)
    return owed[0].seat if owed and table.status == RUNNING and table.match is not None else None


def seen_by(match: Match, seat: Seat | None) -> Match:
    """The match as the seat sees it: what is tried on it can tell nothing that is hidden."""
    return match if seat is None else change(match, state=match.view(seat).state)


async def show_questions(press: Press) -> None:
    """Show what one may ask: what is not to be had now, what happened lately, and anything typed.

    Raises:
        NotRunning: the game has not begun.
    """
    table = await press.table()
    if table.match is None:
        raise NotRunning
    back = press.way_back
    await press.promise(new=not back)
    teller, seat, instead = press.teller(table), asked_seat(table, press.person), _instead(press)
    sheet = Sheet().text(teller.say("why-what"))
    if seat is not None:
        for menu in vain_menu(table, teller, table.match, seat, instead):
            sheet.row(menu)
    found = await lately(press, table)
    for menu in happened_menu(table, teller, found, instead):
        sheet.row(menu)
    typed = KeptButton.make("why-ask", table.id, *instead, label=teller.say("button-why-ask"))
    await press.show(sheet.row(typed, *before_button(table, teller), *back), new=not back)


async def ask(press: Press) -> None:
    """Ask what one would like to do."""
    await press.ask("why-ask-title", "why-ask-label", "why-typed", *press.parts, limit=200)


async def answer_typed(press: Press) -> None:
    """Answer why what was typed into the form cannot be done."""
    await answer(press, press.typed)


async def answer_chosen(press: Press) -> None:
    """Answer why what was chosen in the menu cannot be done.

    Raises:
        Unreadable: it says no action of this game.
    """
    table = await press.table()
    match = table.begun
    try:
        action = parse(match.rules, press.values[0], match.rules.vocabulary(match.state))
    except BadNotation as error:
        raise Unreadable from error
    await _show(press, table, seen_by(match, asked_seat(table, press.person)), action)


async def answer(press: Press, line: str) -> None:
    """Answer why a typed line cannot be done: its first step that is not allowed, else its last one.

    Raises:
        NotRunning: the game has not begun.
    """
    table = await press.table()
    if table.match is None:
        raise NotRunning
    teller, seat = press.teller(table), asked_seat(table, press.person)
    begun = seen_by(table.match, seat)
    try:
        match, action = await asyncio.to_thread(_decisive, begun, teller, seat, line[:LONGEST])
    except BadNotation as error:
        await _unread(press, table, engine_error(teller.language, teller, error))
        return
    await _show(press, table, match, action)


def _decisive(match: Match, teller: Teller, seat: Seat | None, line: str) -> tuple[Match, Action]:
    """The step of a line that decides whether it can be done, and the match before it."""
    *steps, last = line.split("/")
    for step in steps:
        action = meant(match, teller, seat, step)
        then = None if seat is None else after(match, seat, action)
        if then is None:
            return match, action
        match = then
    return match, meant(match, teller, seat, last)


async def _unread(press: Press, table: Table, told: str) -> None:
    """Say why something typed is no action, what may be asked, and how one types."""
    teller, back, instead = press.teller(table), press.way_back, _instead(press)
    sheet = Sheet().text(joined(told, teller.say("why-unread")))
    rules = rule_button(table, teller, Section("notation"), instead)
    await press.show(sheet.row(again_button(table, teller, instead), *rules, *back), new=not back)


async def _show(press: Press, table: Table, match: Match, action: Action) -> None:
    """Answer about one action: refused and why, allowed and what it brings, or that others are asked."""
    teller, back, instead = press.teller(table), press.way_back, _instead(press)
    seat, new = asked_seat(table, press.person), not back
    refusal: Refusal | None = None
    if seat is None:
        sheet = unasked_sheet(table, teller, press.person, action)
    else:
        reason = reason_of(match.rules, match.view(seat), action)
        if reason is None:
            sheet = allowed_sheet(table, teller, match, seat, action)
        else:
            try:
                sight = await in_time(press, partial(sight_of, press, match, teller, seat, reason), new=new)
            except OutOfDate:
                return
            way = await asyncio.to_thread(way_to, match, seat, action, reason.refusal)
            sheet = refused_sheet(teller, reason, sight, way)
            refusal = reason.refusal if way is None else way.refusal
    rules = rule_button(table, teller, section_for(table, action, refusal), instead)
    await press.show(sheet.row(*rules, again_button(table, teller, instead), *back), new=new)
