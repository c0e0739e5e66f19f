"""`/game export`, `/game import` and `/game verify`: games as files, and the proof that chance was honest."""

import discord

from bot.brought.game import read_game
from bot.errors.tables import NotRunning
from bot.herald.drawing import one_picture, try_to_draw
from bot.herald.explaining import engine_error
from bot.herald.press import Attached, Press
from bot.herald.sheet import Attachment, Sheet
from bot.speech.names import plain
from bot.speech.teller import Teller
from bot.tables.state.table import RUNNING
from engine.core.contract import Seat, seat_word
from engine.core.errors import BadRecord
from engine.core.play.record import record_text
from engine.core.play.record import verify as verify_match


async def export(press: Press) -> None:
    """Give out the game as a file."""
    table = await press.table()
    teller = press.teller(table)
    if table.match is None:
        raise NotRunning
    if table.rules.hidden and table.status == RUNNING:
        await press.reply(teller.say("export-hidden"))
        return
    await press.promise()
    tables = press.services.tables
    match = await tables.whole(table.id)
    names = [chair.name or plain(teller.names[chair.seat]) for chair in table.chairs]
    text = await tables.replays.do(record_text, match, names, table.status != RUNNING)
    name = f"{table.rules.slug}-{table.id}.json"
    await press.show(Sheet().text(teller.say("export-done")).attach(Attachment(name, text.encode())))


@one_picture
async def import_file(press: Press, file: discord.Attachment) -> None:
    """Check a game file, say how the game stands in it, and show its board.

    Raises:
        TooManyAtOnce: they wait for enough pictures.
    """
    await press.promise()
    tongue, services = press.tongue, press.services
    largest = services.settings.game_file_kb * 1000
    try:
        found = await services.desk.bring(press.person, [Attached(file)], read_game, largest)
    except BadRecord as error:  # told without the words of the game that may be played here
        await press.reply(engine_error(tongue, None, error))
        return
    title, options = found.match.title, found.match.options
    seats = Teller(tongue, title, (), options)
    names = [name or seats.word(seat_word(Seat(number))) for number, name in enumerate(found.names)]
    teller = Teller(tongue, title, names, options)
    standing = found.match.standing
    lines = [teller.say("import-done", title=teller.title(), entries=found.entries)]
    if standing.ended is not None:
        lines.append(teller.ending(standing))
    sheet = Sheet().text("\n".join(lines))
    drawn = await try_to_draw(press.services, found.match, teller, asker=press.asker)
    await press.show(sheet.text(teller.say("post-no-picture")) if drawn is None else sheet.attach(drawn))


async def verify(press: Press) -> None:
    """Prove from the revealed seed that chance was honest."""
    table = await press.table()
    if table.match is None:
        raise NotRunning
    if table.status == RUNNING:
        await press.reply(press.say("verify-running", commitment=f"`{table.commitment}`"))
        return
    await press.promise()
    tables = press.services.tables
    match = await tables.whole(table.id)
    try:
        await tables.replays.do(verify_match, match)
    except BadRecord as error:
        await press.reply(engine_error(press.tongue, None, error))
        return
    if table.is_fork:
        await press.reply(press.say("verify-fork"))
        return
    drawn = any(entry.drawn for entry in match.log)
    await press.reply(press.say("verify-done" if drawn else "verify-no-chance"))
