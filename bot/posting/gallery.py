"""Boards posted alone: elsewhere because somebody asked, or by themselves as a table settled."""

import json

import discord
import structlog

from bot.errors.asking import NoSuchChannel
from bot.errors.trouble import TableError
from bot.herald import permissions
from bot.herald.drawing import draw_board
from bot.herald.messages import Letter
from bot.herald.press import Press
from bot.herald.sheet import Sheet
from bot.pictures.draw import Shown
from bot.posting.delivery import Delivery, send_once
from bot.posting.messages.posts import turn_began
from bot.posting.threads import Silenced
from bot.speech.names import escape
from bot.speech.story import headline
from bot.tables.change.notices import LATEST
from bot.tables.state.lookback import at_turn
from bot.tables.state.telling import teller_for
from bot.waiting.fair import Asker
from engine.core.contract import Event
from engine.core.errors import UndoBarrier

log = structlog.get_logger(__name__)

ChannelOrThread = discord.app_commands.AppCommandChannel | discord.app_commands.AppCommandThread

KINDS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)
"""Channels that take messages."""


def lacking(press: Press, place: ChannelOrThread) -> str:
    """Why nothing can be posted in a channel for this person, as a sentence; empty if it can.

    Raises:
        NoSuchChannel: it takes no messages at all.
    """
    if place.type not in KINDS:
        raise NoSuchChannel
    thread = isinstance(place, discord.app_commands.AppCommandThread)
    lacks = permissions.here(press.herald, place.id)
    if lacks:
        return permissions.sentence(press.tongue, place.id, lacks)
    if permissions.silencing(permissions.lacking(place.permissions, thread=thread)):
        return press.say("board-not-allowed", channel=f"<#{place.id}>")
    return ""


async def deliver_board(delivery: Delivery) -> int | None:
    """The message with the board a notice asks for, as everybody may see it."""
    herald, notice, table = delivery.herald, delivery.notice, await delivery.read_table()
    if permissions.here(herald, notice.channel):
        raise Silenced
    said = json.loads(notice.about or "{}")
    turn, focus, by = int(said.get("turn", LATEST)), said.get("focus") or None, str(said.get("by", ""))
    teller = teller_for(table, table.language)
    events: list[Event]
    try:
        if turn == LATEST:
            match = table.begun
            done = await herald.services.tables.since(table, max(0, turn_began(table)))
            events = [event for each in done for event in each.events]
            turn = match.rules.turn(match.state).number
        else:
            whole = await herald.services.tables.whole(table.id)
            match, events = await herald.services.tables.replays.do(at_turn, whole, turn)
    except (TableError, UndoBarrier):  # that turn was taken back meanwhile, or its rules left behind
        match, events = table.begun, []
        turn = match.rules.turn(match.state).number
    known = [event for event in events if event.known_to(None)]
    title = headline(teller, known) or teller.title()
    lines = [teller.say("board-alone", title=teller.title(), turn=turn, headline=title)]
    lines.append(f"-# {teller.say('board-from', channel=f'<#{table.channel}>')}")
    if by:
        lines.append(f"-# {teller.say('board-asked', who=escape(by))}")
    # By itself a board is a post like others; one that somebody wished for comes after the games' own posts.
    asker = Asker(table.guild or 0, 0) if by else None
    shown = Shown(events=events, focus=focus, turn=turn)
    drawn = await draw_board(herald.services, match, teller, shown, asker)
    channel = herald.get_partial_messageable(notice.channel, guild_id=table.guild)
    letter = Letter(Sheet().text("\n".join(lines)).attach(drawn))
    return (await send_once(herald, channel, notice, letter)).id
