"""The animated picture of a game for one person or everybody, and how far it is while it is made."""

import io
import time

import discord
import structlog

from bot.board_view import viewer_of
from bot.errors import NoSuchTurn, NotRunning, TurnsReversed
from bot.film import NONE, STILL, FilmFailed, film
from bot.press import Press, Sheet
from bot.replies import language, teller_for
from bot.speech.names import plain
from bot.table import Table
from engine.core.contract import Fact

LARGEST = 10 * 1024 * 1024
"""Bytes that may be uploaded anywhere."""
MARGIN = 64 * 1024
"""Bytes of a message besides the picture."""
PAUSE = 2.5
"""Seconds between two looks at how far it is."""
BAR = 20
"""Letters of the bar."""

log = structlog.get_logger(__name__)


async def send_replay(
    interaction: Press, table: Table, first: int | None, last: int | None, *, everybody: bool = False
) -> None:
    """Make the picture and show it in place of its progress.

    Raises:
        NotRunning: the game has not begun.
        NoSuchTurn, TurnsReversed: there is no such stretch.
    """
    if table.match is None:
        raise NotRunning
    latest = table.rules.turn(table.match.state).number
    for turn in (first, last):
        if turn is not None and turn > latest:
            raise NoSuchTurn({"latest": latest})
    if first is not None and last is not None and first > last:
        raise TurnsReversed({"first": first, "last": last})
    await interaction.response.defer(ephemeral=not everybody, thinking=True)
    teller = teller_for(table, table.language if everybody else language(interaction))
    whole = await interaction.client.tables.whole(table.id)
    viewer = None if everybody else viewer_of(table, interaction.user.id)
    shown = 0.0

    async def told(done: int, total: int) -> None:
        nonlocal shown
        now = time.monotonic()
        if now - shown < PAUSE:
            return
        shown = now
        filled = BAR * done // max(1, total)
        bar = "▰" * filled + "▱" * (BAR - filled)
        text = teller.say("replay-progress", done=done, total=total)
        await interaction.edit_original_response(view=Sheet().text(f"{text}\n{bar}"))

    await interaction.edit_original_response(view=Sheet().text(teller.say("replay-begins")))
    names = tuple(plain(name) for name in teller.names)
    largest = min(LARGEST, interaction.filesize_limit or LARGEST) - MARGIN
    try:
        found = await film(
            whole, names, teller.language, told, first=first, last=last, viewer=viewer, largest=largest
        )
    except FilmFailed:
        log.exception("no replay", game=table.id)
        await interaction.edit_original_response(view=Sheet().text(teller.say("replay-failed")))
        return
    if found.kind == NONE:
        await interaction.edit_original_response(view=Sheet().text(teller.say("replay-none")))
        return
    still = found.kind == STILL
    name = "board.png" if still else "replay.gif"
    begin, end = first or 1, last or latest
    facts: dict[str, Fact] = {"title": teller.title(), "from": begin, "to": end, "one": int(begin == end)}
    title = teller.render("replay-title", facts)
    lines = [f"**{title}**"]
    if still:
        lines.append(teller.say("replay-short"))
    sheet = Sheet().text("\n".join(lines)).picture(name, plain(title))
    file = discord.File(io.BytesIO(found.data), name, description=plain(title)[:1024])
    await interaction.edit_original_response(view=sheet, attachments=[file])
