"""`/game analysis`: asking for the analysis of a game that is over, and the message that shows it."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.errors.tables import NotRunning
from bot.herald.herald import GONE
from bot.herald.messages import link
from bot.herald.press import Press
from bot.herald.sheet import Attachment, KeptButton, Sheet
from bot.pictures.analysed import better_told, played_told, swing_told
from bot.speech.names import bold, joined
from bot.speech.teller import Teller
from bot.store.posts import analyses
from bot.store.posts.analyses import Asked
from bot.tables.state.table import ENDED, Table
from engine.core.contract import Event
from engine.players.analysis import NoCourse, Turned, judging_of

BAR = 12
"""Letters of the bar that says how far it is."""


@dataclass(frozen=True, slots=True)
class Board:
    """A turning point with the board of the better turn; none where there is none, or it cannot be drawn."""

    turned: Turned
    events: Sequence[Event]
    """What happened in it."""
    picture: Attachment | None


def can_be_analysed(table: Table) -> bool:
    """Whether a game that is over can be analysed."""
    try:
        judging_of(table.begun)
    except NoCourse:
        return False
    return table.status == ENDED


async def analysis(press: Press) -> None:
    """Have the analysis of a finished game posted for everybody, or say where it is.

    Raises:
        NotRunning: the game has not begun.
    """
    table = await press.table()
    if table.match is None:
        raise NotRunning
    teller = press.teller(table)
    try:
        judging_of(table.match)
    except NoCourse as error:
        await press.reply(teller.say(f"analysis-{error.key}"))
        return
    services = press.services
    asked = await services.store.write(analyses.ask, table.id, press.now)
    if asked is not None and asked.made and await _gone(press, table, asked):
        await services.store.write(analyses.forget, table.id)
        asked = await services.store.write(analyses.ask, table.id, press.now)
    if asked is None:
        services.bells.analyses.set()
        await press.done(table, "analysis-begun")
        return
    key = "analysis-made" if asked.made else "analysis-under-way"
    await press.reply(teller.say(key, link=link(table.guild, table.channel, asked.message)))


async def _gone(press: Press, table: Table, asked: Asked) -> bool:
    """Whether the message that showed an analysis was deleted."""
    channel = press.herald.get_partial_messageable(table.channel, guild_id=table.guild)
    try:
        await channel.fetch_message(asked.message or 0)
    except discord.HTTPException as error:
        return error.code in GONE
    return False


def analysis_button(teller: Teller, table: Table) -> tuple[KeptButton, ...]:
    """The button that asks for the analysis; none where there can be none."""
    if not can_be_analysed(table):
        return ()
    return (KeptButton.make("analysis", table.id, label=teller.say("button-analysis")),)


def progress_sheet(teller: Teller, done: int, total: int) -> Sheet:
    """How far an analysis is."""
    filled = BAR * done // max(1, total)
    told = teller.say("analysis-progress", title=teller.title())
    return Sheet().text(f"{told}\n{'▰' * filled}{'▱' * (BAR - filled)}")


def analysis_sheet(teller: Teller, chart: Attachment, boards: Sequence[Board]) -> Sheet:
    """The analysis: the chart, then each turning point: what was done, what would have been better, and a
    board."""
    sheet = Sheet().text(bold(teller.say("analysis-title", title=teller.title()))).attach(chart)
    for number, board in enumerate(boards, 1):
        told = bold(f"{number} · {swing_told(teller, board.turned.swing)}")
        sheet.text(joined(told, played_told(teller, board.events), better_told(teller, board.turned)))
        sheet.attach(*filter(None, (board.picture,)))
    return sheet.text(f"-# {teller.say('analysis-how')}")
