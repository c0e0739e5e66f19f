"""An answer said in public, from the buttons below an exchange's message."""

from bot.errors.seats import NotYourDecision
from bot.errors.trouble import Stale
from bot.herald.explaining import waits
from bot.herald.ids import NOWHERE, path_of
from bot.herald.press import Press
from bot.private.looking.fights import ends_for, tell_fights
from bot.private.panel.answers import START, At
from bot.private.panel.handlers import show
from bot.private.panel.walk import path_to, question_of
from bot.tables.state.answers import beginning, begun, direct_answers
from bot.tables.state.table import Table
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Action, Seat
from engine.core.play.match import Match


async def say(press: Press) -> None:
    """Say an answer in public, for whoever is asked."""
    tables, person = press.services.tables, press.person
    table = await press.services.holidays.come_back_at(await press.table(), person)
    owed = table.owed_by(person)
    if table.number != int(press.parts[1]):
        await _too_late(press, table)
        return
    match = tables.running(table, None)
    if not owed:
        waiting = tuple(table.chairs[each.seat].name for each in table.owed)
        raise NotYourDecision({"waiting": waiting})
    seat, direct = owed[0].seat, direct_answers(table)
    place, *_ = path_of(press.parts[2]) or NOWHERE
    if not 0 <= place < len(direct.answers):
        await _too_late(press, table)
        return
    action = direct.answers[place]
    if action in direct.opening:
        await show(press, table, At(_opened(match, seat, action)), new=True)
        return
    if match.guide.warnings(match.view(seat), action):
        await show(press, table, At(path_to(match, seat, action)), new=True)
        return
    try:
        change = await tables.play(table.id, person, [action], table.number, seat)
    except Stale:
        await _too_late(press, await tables.get(table.id))
        return
    await press.interaction.response.defer()  # the message itself shows what was said
    missing = press.missing(change.after)
    if missing:
        await press.reply(missing)
    await tell_fights(press, change.after, await ends_for(press, change.after))


def _opened(match: Match, seat: Seat, action: Action) -> Path:
    """Where the panel asks what is left of an answer that begins as this one does."""
    own = begun(match.legal(seat))[beginning(action)]
    path = path_to(match, seat, own[0])[:1]
    return path if isinstance(question_of(match, seat, path), Question) else START.path


async def _too_late(press: Press, table: Table) -> None:
    """The exchange has moved on since the button was shown: with the panel for whoever is asked now."""
    teller = press.teller(table)
    note = teller.say("exchange-too-late")
    if table.owed_by(press.person):
        await show(press, table, note=note, new=True)
    else:
        await press.reply("\n".join((note, *waits(teller, table))))
