"""`/game export`, `/game import` and `/game verify`: games as files, and the proof that chance was honest."""

import discord
import structlog

from bot.brought.game import LARGEST, read_game
from bot.errors.tables import NotRunning
from bot.herald.explaining import engine_error
from bot.herald.messages import Attachment
from bot.herald.press import Press, Sheet
from bot.herald.replies import Attached, asker_of, language, promise, reply, reply_sheet, table_here
from bot.speech.names import plain
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.tables.state.table import RUNNING
from bot.tables.state.telling import teller_for
from engine.core.errors import BadRecord
from engine.core.play.record import record_text
from engine.core.play.record import verify as verify_match

log = structlog.get_logger(__name__)


async def export(interaction: Press) -> None:
    """The game as a file."""
    table = await table_here(interaction)
    teller = teller_for(table, language(interaction))
    if table.match is None:
        raise NotRunning
    if table.rules.hidden and table.status == RUNNING:
        await reply(interaction, teller.say("export-hidden"))
        return
    await promise(interaction)
    tables = interaction.client.services.tables
    match = await tables.whole(table.id)
    names = [chair.name or plain(teller.names[chair.seat]) for chair in table.chairs]
    text = await tables.replays.do(record_text, match, names, table.status != RUNNING)
    name = f"{table.rules.slug}-{table.id}.json"
    sheet = Sheet().text(teller.say("export-done"))
    sheet.add_item(discord.ui.File(f"attachment://{name}"))
    await reply_sheet(interaction, sheet, [Attachment(name, text.encode())])


async def import_file(interaction: Press, file: discord.Attachment) -> None:
    """Check a game file, say how the game stands in it, and show its board.

    Raises:
        TooManyAtOnce: they wait for enough pictures.
    """
    with interaction.client.services.drawing.one(interaction.user.id):
        await _import_file(interaction, file)


async def _import_file(interaction: Press, file: discord.Attachment) -> None:
    await promise(interaction)
    tongue, person = language(interaction), interaction.user.id
    try:
        found = await interaction.client.services.desk.bring(person, [Attached(file)], read_game, LARGEST)
    except BadRecord as error:  # told without the words of the game that may be played here
        await reply(interaction, engine_error(tongue, None, error))
        return
    teller = Teller(tongue, found.match.title, found.names, found.match.options)
    standing = found.match.standing
    lines = [teller.say("import-done", title=teller.title(), entries=found.entries)]
    if standing.ended is not None:
        lines.append(teller.ending(standing))
    sheet = Sheet().text("\n".join(lines))
    try:
        picture, alt = await interaction.client.services.easel.draw(
            found.match, teller, asker=asker_of(interaction)
        )
    except Exception:
        log.exception("drawing failed", title=found.match.rules.slug)
        await reply_sheet(interaction, sheet.text(teller.say("post-no-picture")))
        return
    sheet.picture(picture.name, alt)
    await reply_sheet(interaction, sheet, [Attachment(picture.name, picture.data)])


async def verify(interaction: Press) -> None:
    """Prove from the revealed seed that chance was honest."""
    table = await table_here(interaction)
    tongue = language(interaction)
    if table.match is None:
        raise NotRunning
    if table.status == RUNNING:
        await reply(interaction, say(tongue, "verify-running", commitment=f"`{table.commitment}`"))
        return
    await promise(interaction)
    tables = interaction.client.services.tables
    match = await tables.whole(table.id)
    try:
        await tables.replays.do(verify_match, match)
    except BadRecord as error:
        await reply(interaction, engine_error(tongue, None, error))
        return
    drawn = any(entry.drawn for entry in match.log)
    await reply(interaction, say(tongue, "verify-done" if drawn else "verify-no-chance"))
