"""What is done when somebody asks why: by `/why`, from the panel, the plan or a lesson."""

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.errors.asking import Unreadable
from bot.herald.drawing import in_time
from bot.herald.explaining import engine_error
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, KeptSelect, Sheet
from bot.private.reading.section_view import rule_button
from bot.private.why.happened import happened_menu
from bot.private.why.happened_view import before_button, lately
from bot.private.why.meant import meant
from bot.private.why.sheet import (
    again_button,
    allowed_sheet,
    refused_sheet,
    section_for,
    untried_sheet,
    vain_menu,
)
from bot.private.why.sight import sight_of
from bot.private.why.standpoint import Standpoint, standing_at
from bot.private.why.way import after, way_to
from bot.speech.names import joined
from bot.waiting.newest import OutOfDate
from engine.core.choosing.notation import LONGEST, parse
from engine.core.contract import Action, Refusal
from engine.core.errors import BadNotation
from engine.core.play.match import Match
from engine.core.reasons import Reason, reason_of
from engine.core.sections import Section


async def show_questions(press: Press) -> None:
    """Show what one may ask at a table: what is not to be had now, what happened lately, and anything typed.

    Raises:
        NotRunning: the game has not begun.
    """
    table = await press.table()
    await press.promise(new=not press.way_back)
    at = await standing_at(press, table)
    found = await lately(press, table)
    happened = happened_menu(table, at.teller, found, press.parts[1:])
    await show_asked(press, at, happened, before_button(table, at.teller))


async def show_asked(
    press: Press, at: Standpoint, menus: Sequence[KeptSelect] = (), buttons: Sequence[KeptButton] = ()
) -> None:
    """Show what one may ask from a standpoint, with further menus and buttons."""
    vain = vain_menu(at) if at.asked else []
    key = "why-what" if menus else "why-what-not" if vain else "why-what-typed"
    sheet = Sheet().text(at.teller.say(key))
    for menu in (*vain, *menus):
        sheet.row(menu)
    typed = KeptButton.make(f"{at.names}why-ask", *at.where, label=at.teller.say("button-why-ask"))
    await press.show(sheet.row(typed, *buttons, *at.back), new=at.new)


async def ask(press: Press) -> None:
    """Ask what one would like to do."""
    typed = press.what.replace("-ask", "-typed")
    await press.ask("why-ask-title", "why-ask-label", typed, *press.parts, limit=200)


async def answer_typed(press: Press) -> None:
    """Answer why what was typed into the form cannot be done."""
    await answer(press, press.typed)


async def answer(press: Press, line: str) -> None:
    """Answer why a typed line cannot be done at a table.

    Raises:
        NotRunning: the game has not begun.
    """
    await answer_line(press, await standing_at(press, await press.table()), line)


async def answer_chosen(press: Press) -> None:
    """Answer why what was chosen in the menu cannot be done.

    Raises:
        Unreadable: it says no action of this game.
    """
    await answer_written(press, await standing_at(press, await press.table()))


async def answer_written(press: Press, at: Standpoint) -> None:
    """Answer from a standpoint why what was chosen in the menu cannot be done.

    Raises:
        Unreadable: it says no action of this game.
    """
    rules = at.match.rules
    try:
        action = parse(rules, press.values[0], rules.vocabulary(at.match.state))
    except BadNotation as error:
        raise Unreadable from error
    await _show(press, at, at.match, action)


async def answer_line(press: Press, at: Standpoint, line: str) -> None:
    """Answer why a typed line cannot be done: its first step that is not allowed, else its last one."""
    try:
        match, action = await asyncio.to_thread(_decisive, at, line[:LONGEST])
    except BadNotation as error:
        await _unread(press, at, engine_error(at.teller.language, at.teller, error))
        return
    await _show(press, at, match, action)


def _decisive(at: Standpoint, line: str) -> tuple[Match, Action]:
    """The step of a line that decides whether it can be done, and the match before it."""
    *steps, last = line.split("/")
    match = at.match
    for step in steps:
        action = meant(match, at.teller, at.seat, step)
        then = None if at.seat is None else after(match, at.seat, action)
        if then is None:
            return match, action
        match = then
    return match, meant(match, at.teller, at.seat, last)


async def _unread(press: Press, at: Standpoint, told: str) -> None:
    """Say why something typed is no action, what may be asked, and how one types."""
    sheet = Sheet().text(joined(told, at.teller.say("why-unread")))
    rules = rule_button(press, at.slug, Section("notation"))
    await press.show(sheet.row(again_button(at), *rules, *at.back), new=at.new)


async def _show(press: Press, at: Standpoint, match: Match, action: Action) -> None:
    """Answer about one action: refused and why, allowed and what it brings, or that it cannot be tried."""
    teller, seat = at.teller, at.seat
    refusal: Refusal | None = None
    reason: Reason | None = None
    if seat is None:
        sheet = untried_sheet(at, action)
    else:
        reason = reason_of(match.rules, match.view(seat), action)
        if reason is None:
            sheet = allowed_sheet(at, match, seat, action)
        else:
            try:
                sight = await in_time(
                    press, partial(sight_of, press, match, teller, seat, reason), new=at.new
                )
            except OutOfDate:
                return
            way = await asyncio.to_thread(way_to, match, seat, action, reason.refusal)
            sheet = refused_sheet(at, reason, sight, way)
            refusal = reason.refusal if way is None else way.refusal
    rules, looks = rule_button(press, at.slug, section_for(at.slug, action, refusal)), at.looks
    if at.asked and reason is not None:
        looks = ()
    await press.show(sheet.row(*looks, *rules, again_button(at), *at.back), new=at.new)
