"""An answer said in public, from the buttons below an exchange's message."""

from bot.errors.seats import NotYourDecision
from bot.errors.trouble import Stale
from bot.herald.explaining import waits
from bot.herald.ids import NOWHERE, path_of
from bot.herald.press import Press
from bot.private.panel.answers import At, path_to
from bot.private.panel.fights import tell_fights
from bot.private.panel.handlers import show
from bot.tables.state.answers import direct_answers
from bot.tables.state.table import Table


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
    opens = action in direct.opening
    if opens or match.guide.warnings(match.view(seat), action):
        path = path_to(match, seat, action)
        await show(press, table, At(path[:1] if opens else path), new=True)
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
    await tell_fights(press, change.after)


async def _too_late(press: Press, table: Table) -> None:
    """The exchange has moved on since the button was shown: with the panel for whoever is asked now."""
    teller = press.teller(table)
    note = teller.say("exchange-too-late")
    if table.owed_by(press.person):
        await show(press, table, note=note, new=True)
    else:
        await press.reply("\n".join((note, *waits(teller, table))))
