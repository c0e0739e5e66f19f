"""Threads: one with a running game in it is kept open, and is opened again before something is posted."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

import discord
import structlog

from bot.errors.forks import NoThread
from bot.errors.trouble import TableError
from bot.herald.herald import FAILED, NOWHERE, Herald, is_final
from bot.store.games import games
from bot.tables.state.table import RUNNING, Table

log = structlog.get_logger(__name__)

Told = Callable[[Table], Awaitable[None]]

WEEK: Literal[10080] = 10080
"""Minutes without a message after which a thread is archived: the longest there are."""

AT_ONCE = 10
"""Threads looked at together: one that cannot be reached holds up few others."""


class Silenced(Exception):
    """The bot knows by itself that it may not post in a channel: no request was made."""


class Locked(Silenced):
    """A moderator has locked the thread."""


async def open_again(herald: Herald, table: Table) -> None:
    """Open the thread of a table again if it was archived. One that was locked is left as it is.

    Without the permission to open it nothing is done: a post opens it too.

    Raises:
        Locked: a moderator has locked it.
        discord.HTTPException: it cannot be opened.
    """
    channel: object = herald.get_channel(table.channel)
    if channel is None:  # archived threads are not among those the bot is told of
        channel = await _fetched(herald, table.channel)
    if not isinstance(channel, discord.Thread) or not channel.archived:
        return
    if channel.locked:
        raise Locked
    try:
        await channel.edit(archived=False)
    except discord.Forbidden:
        log.info("may not open the thread", game=table.id)
    else:
        log.info("thread opened again", game=table.id)


async def _fetched(herald: Herald, channel: int) -> object:
    """A channel the bot does not know by itself; None where it may not see it either."""
    try:
        return await herald.fetch_channel(channel)
    except NOWHERE:
        return None


async def open_thread(herald: Herald, channel: int, name: str) -> int:
    """The number of a new thread below a channel, or beside it where that is a thread itself.

    Raises:
        NoThread: the bot may not open one there, or it is no text channel.
        discord.HTTPException, aiohttp.ClientError: Discord did not answer.
    """
    found: object = herald.get_channel(channel) or await _fetched(herald, channel)
    if isinstance(found, discord.Thread):
        found = found.parent or await _fetched(herald, found.parent_id)
    if not isinstance(found, discord.TextChannel):
        raise NoThread
    kind = discord.ChannelType.news_thread if found.is_news() else discord.ChannelType.public_thread
    try:
        return (await found.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id
    except discord.HTTPException as error:
        if not is_final(error):
            raise
        log.info("may not open a thread", channel=channel, why=str(error)[:200])
        raise NoThread from error


async def keep_open(herald: Herald, channel: int, tell_locked: Told) -> None:
    """A thread was archived: if a game runs in it, it is opened again; of a locked one its host is told.

    For a fork nobody waits: it is left as it is.
    """
    try:
        game = await herald.services.store.read(games.newest_in, channel)
        if game is None:
            return
        table = await herald.services.tables.get(game)
        if table.status != RUNNING or table.is_fork:
            return
        try:
            await open_again(herald, table)
        except Locked:
            await tell_locked(table)
    except (TableError, *FAILED) as error:
        log.warning("a thread stays archived", channel=channel, why=str(error)[:200])


async def keep_all_open(herald: Herald, tell_locked: Told) -> None:
    """What was archived while the bot was away."""
    try:
        running = await herald.services.store.read(games.channels_running)
    except TableError as error:
        log.warning("threads cannot be looked at", why=error.key)
        return
    door = asyncio.Semaphore(AT_ONCE)

    async def look_at(channel: int) -> None:
        async with door:
            await keep_open(herald, channel, tell_locked)

    unknown = [
        channel
        for channel, guild in running
        if herald.get_channel(channel) is None and herald.get_guild(guild or 0)
    ]
    await asyncio.gather(*map(look_at, unknown))
