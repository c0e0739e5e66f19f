"""`/game export`, `/game import` and `/game verify`: games as files, and the proof that chance was honest."""

import asyncio
import io
import json

import discord
import structlog

from bot.errors import NotRunning
from bot.press import Press, Sheet
from bot.replies import engine_error, language, reply, reply_sheet, table_here, teller_for
from bot.speech.names import clean, escape, plain
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.table.table import RUNNING
from engine.core.errors import BadRecord
from engine.core.match import Match
from engine.core.record import read, record_text
from engine.core.record import verify as verify_match
from engine.games import GAMES

LARGEST = 4_000_000
"""Bytes an imported game file may have."""

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
    await interaction.response.defer(ephemeral=True, thinking=True)
    match = await interaction.client.tables.whole(table.id)
    names = [chair.name or plain(teller.names[chair.seat]) for chair in table.chairs]
    text = record_text(match, names, open_seed=table.status != RUNNING)
    name = f"{table.rules.slug}-{table.id}.json"
    sheet = Sheet().text(teller.say("export-done"))
    sheet.add_item(discord.ui.File(f"attachment://{name}"))
    await reply_sheet(interaction, sheet, [discord.File(io.BytesIO(text.encode()), name)])


async def import_file(interaction: Press, file: discord.Attachment) -> None:
    """Check a game file, say how the game stands in it, and show its board."""
    tongue = language(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        if file.size > LARGEST:
            raise BadRecord("too-large", {"limit": LARGEST // 1_000_000})
        content = await file.read()
        # A long game takes a moment to replay, and the others should not wait for it.
        match, names = await asyncio.to_thread(read_game, content)
    except BadRecord as error:
        await reply(interaction, engine_error(tongue, None, error))
        return
    teller = Teller(tongue, match.rules, names)
    lines = [teller.say("import-done", title=teller.title(), entries=match.number)]
    if match.standing.ended is not None:
        lines.append(teller.ending(match.standing))
    sheet = Sheet().text("\n".join(lines))
    try:
        picture, alt = await interaction.client.easel.draw(match, teller)
    except Exception:
        log.exception("drawing failed", title=match.rules.slug)
        await reply_sheet(interaction, sheet.text(teller.say("post-no-picture")))
        return
    sheet.picture(picture.name, alt)
    await reply_sheet(interaction, sheet, [discord.File(io.BytesIO(picture.data), picture.name)])


def read_game(content: bytes) -> tuple[Match, list[str]]:
    """The match of a game file and the names of its players, made harmless.

    Raises:
        BadRecord: it is none, or it does not replay.
    """
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("not-json", {}) from None
    match = read(text, GAMES)
    names = json.loads(text).get("names")
    found = names if isinstance(names, list) else []
    return match, [escape(clean(str(name))) if name else "" for name in found[: match.seats]]


async def verify(interaction: Press) -> None:
    """Prove from the revealed seed that chance was honest."""
    table = await table_here(interaction)
    tongue = language(interaction)
    if table.match is None:
        raise NotRunning
    if table.status == RUNNING:
        await reply(interaction, say(tongue, "verify-running", commitment=f"`{table.commitment}`"))
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    match = await interaction.client.tables.whole(table.id)
    try:
        await asyncio.to_thread(verify_match, match)
    except BadRecord as error:
        await reply(interaction, engine_error(tongue, None, error))
        return
    drawn = any(entry.drawn for entry in match.log)
    await reply(interaction, say(tongue, "verify-done" if drawn else "verify-no-chance"))
