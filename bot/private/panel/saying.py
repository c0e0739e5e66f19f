"""An answer said in public, from the buttons below an exchange's message."""

from collections.abc import Sequence

from bot.errors.seats import NotYourDecision
from bot.errors.trouble import Stale
from bot.herald.explaining import waits
from bot.herald.press import Handlers, Press
from bot.herald.replies import language, missing_here, reply
from bot.private.panel.answers import At, path_to
from bot.private.panel.handlers import show
from bot.tables.state.answers import direct_answers
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for


async def say(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """An answer in public, by whoever is asked."""
    tables, person = interaction.client.services.tables, interaction.user.id
    table = await interaction.client.services.holidays.come_back_at(await tables.get(int(parts[0])), person)
    owed = table.owed_by(person)
    if table.number != int(parts[1]):
        await _too_late(interaction, table)
        return
    match = tables.running(table, None)
    if not owed:
        waiting = tuple(table.chairs[each.seat].name for each in table.owed)
        raise NotYourDecision({"waiting": waiting})
    seat, answers = owed[0].seat, direct_answers(table).answers
    if int(parts[2]) >= len(answers):
        await _too_late(interaction, table)
        return
    action = answers[int(parts[2])]
    if match.guide.warnings(match.view(seat), action):
        await show(interaction, table, At(path_to(match.legal(seat), action)), new=True)
        return
    try:
        change = await tables.play(table.id, person, [action], table.number, seat)
    except Stale:
        await _too_late(interaction, await tables.get(table.id))
        return
    await interaction.response.defer()  # the message itself shows what was said
    missing = missing_here(interaction, change.after)
    if missing:
        await reply(interaction, missing)


async def _too_late(interaction: Press, table: Table) -> None:
    """The exchange has moved on since the button was shown: with the panel for whoever is asked now."""
    teller = teller_for(table, language(interaction))
    note = teller.say("exchange-too-late")
    if table.owed_by(interaction.user.id):
        await show(interaction, table, note=note, new=True)
    else:
        await reply(interaction, "\n".join((note, *waits(teller, table))))


PRESSED: Handlers = {
    "say": say,
}
"""What is pressed of this file, by the name in its id."""
