"""The announcer: takes what must be told from the outbox, in order per channel, and posts it.

Channels go on side by side: one that is slow holds up no other.

A post carries its outbox number as nonce, so that one repeated after a lost answer makes no second message;
it is confirmed only with the message's id in hand. A channel that refuses is left alone until its permissions
change, or for a good while.
"""

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import discord
import structlog

from bot.calls.written.told import clocks_here
from bot.club.admin.closing import CLOSED
from bot.errors.trouble import StoreTrouble, TableError
from bot.herald import permissions
from bot.herald.herald import FAILED, Herald
from bot.herald.messages import Letter, change, send, send_directly, take_buttons
from bot.herald.press import Sheet
from bot.herald.threads import Locked, Silenced, open_again
from bot.posting.beside import BESIDE
from bot.posting.gallery import send_alone
from bot.posting.messages.admin_view import closed_sheet
from bot.posting.messages.lobby_view import lobby_sheet
from bot.posting.messages.posts import earlier_told, ended_post, nothing_to_tell, number_of, turn_post
from bot.speech.texts import say
from bot.store.games import games
from bot.store.posts import outbox
from bot.store.posts.outbox import Notice
from bot.tables.state.table import CALLED_OFF, NOTHING, RUNNING, Table
from bot.tables.state.telling import teller_for
from bot.waiting.lanes import Lanes
from bot.waiting.loop import Loop

log = structlog.get_logger(__name__)

LOCKED = "locked"
"""What keeps the bot from posting in a thread that a moderator locked."""

REST = timedelta(seconds=30)
"""Between two looks at the outbox when nothing happens."""

REFUSED = timedelta(minutes=15)
"""How long a channel that refused a post is left alone: too many refused requests would block the bot."""


class Announcer:
    """Posts what the outbox holds."""

    def __init__(self, herald: Herald) -> None:
        self.herald = herald
        services = herald.services
        self.loop = Loop("announcer", self.work, services.clock, services.bells.posts, REST)
        self._lanes = Lanes(services.bells.posts.set)
        self._told_hosts: set[tuple[int, int, str]] = set()
        self._covered: dict[int, tuple[int, str]] = {}
        """Per game the log entries its newest post was made from, and the game's status then: notices up to
        there need no other."""

    async def stop(self) -> None:
        """End what is on its way."""
        await self._lanes.stop()

    async def work(self) -> datetime | None:
        """Begin to post what is due; when something will be."""
        await self._begin_due()
        async with self.herald.services.store.reading() as connection:
            return await outbox.next_due(connection, self._lanes.busy)

    async def _begin_due(self) -> None:
        """Begin to post everything that is due now; a channel with a post on its way comes later."""
        tables, busy = self.herald.services.tables, self._lanes.busy
        async with tables.store.reading() as connection:
            notices = await outbox.due(connection, tables.now(), busy)
        for notice in notices:
            self._lanes.begin(notice.channel, self._attempt(notice))

    async def try_again(self, channels: Sequence[int]) -> None:
        """Something was granted or opened in these channels: post what waits there."""
        tables = self.herald.services.tables
        async with tables.store.writing() as connection:
            waiting = await outbox.hasten(connection, channels, tables.now())
        if waiting:
            self.herald.services.bells.posts.set()

    async def _attempt(self, notice: Notice) -> bool:
        """Post a notice if that can be done; then its channel is to be looked at again."""
        await self._post(notice)
        return True

    async def _post(self, notice: Notice) -> None:
        tables = self.herald.services.tables
        async with tables.store.writing() as connection:
            await outbox.begin(connection, notice, tables.now())
        try:
            if notice.kind == CLOSED:
                message = await self._closed(notice)
            else:
                message = await self._deliver(notice, await tables.get(notice.game))
        except StoreTrouble:
            raise
        except TableError as error:
            log.warning("cannot be announced", game=notice.game, why=error.key)
            message = None
        except discord.NotFound:
            log.warning("the channel is gone", game=notice.game)
            message = None
        except (discord.Forbidden, Silenced) as error:
            log.warning("may not post", game=notice.game, code=getattr(error, "code", None))
            await self._refused(notice, [LOCKED] if isinstance(error, Locked) else [])
            return
        except FAILED as error:
            log.warning("post failed, to be tried again", game=notice.game, why=str(error)[:200])
            return
        async with tables.store.writing() as connection:
            await outbox.confirm(connection, notice, message)

    async def _refused(self, notice: Notice, lacks: Sequence[str]) -> None:
        tables = self.herald.services.tables
        async with tables.store.writing() as connection:
            await outbox.postpone(connection, notice, tables.now() + REFUSED)
        try:
            table = await tables.get(notice.game)
        except TableError as error:
            log.warning("nobody can be told", game=notice.game, why=error.key)
            return
        lacks = lacks or permissions.here(self.herald, notice.channel) or ["send_messages"]
        await self._tell_host(table, lacks, notice.channel)

    async def _deliver(self, notice: Notice, table: Table) -> int | None:
        """Post, edit or leave a notice; the id of the message that tells it.

        Raises:
            discord.HTTPException: it could not be done.
            Silenced: it may not be done, and need not be tried.
        """
        if notice.kind in BESIDE:
            return await BESIDE[notice.kind](self.herald, notice, table)
        lacks = permissions.here(self.herald, notice.channel)
        if notice.kind == outbox.BOARD:
            if lacks:
                raise Silenced
            return (await send_alone(self.herald, notice, table)).id
        if table.status == CALLED_OFF and notice.kind in ("turn", "undone"):
            return table.post
        number, status = self._covered.get(table.id, (NOTHING, ""))
        if notice.number <= number and status == table.status and notice.kind != "lobby":
            return table.post
        if notice.kind == "turn" and nothing_to_tell(table):
            return table.post
        if permissions.silencing(lacks):
            raise Silenced
        await open_again(self.herald, table)
        channel = self.herald.get_partial_messageable(table.channel, guild_id=table.guild)
        if notice.kind == "lobby":
            return await self._lobby(channel, notice, table)
        maker = turn_post if table.status == RUNNING else ended_post
        post = await maker(self.herald, table, undone=notice.kind == "undone")
        message = await send(
            channel, post.letter(teller_for(table, table.language), pictures=not lacks), notice.id
        )
        if lacks:
            await self._tell_host(table, lacks, table.channel)
        if table.post is not None and table.post != message.id:
            await self._retire(channel, table)
        told, shown = post.told, number_of(message, table.id)
        if notice.attempts and shown is not None and shown < table.number:
            # An earlier attempt had come: it tells less, and what has happened since has notices of its own.
            if table.match is not None:
                table = replace(table, match=await self.herald.services.tables.reaching(table.match, 0))
            told, table = earlier_told(table, shown)
        await self.herald.services.tables.told(table.id, told, message.id)
        self._covered[table.id] = table.number, table.status
        return message.id

    async def _lobby(self, channel: discord.PartialMessageable, notice: Notice, table: Table) -> int | None:
        if table.post is not None:
            if await self._edit_lobby(channel, table, table.post):
                return table.post
            log.info("the lobby's message is gone, or too old to edit; a new one follows", game=table.id)
        sheet = await self._lobby_sheet(table)
        message = await send(channel, Letter(sheet, [chair.kept for chair in table.chairs]), notice.id)
        await self.herald.services.tables.told(table.id, NOTHING, message.id)
        return message.id

    async def _lobby_sheet(self, table: Table) -> Sheet:
        clocks = await clocks_here(self.herald.services.store, table.id, table.language)
        return lobby_sheet(table, teller_for(table, table.language), clocks)

    async def _edit_lobby(self, channel: discord.PartialMessageable, table: Table, post: int) -> bool:
        return await change(channel, post, Letter(await self._lobby_sheet(table)))

    async def _closed(self, notice: Notice) -> int | None:
        """Tell that an administrator has closed a table: from its rows, as its log may not replay.

        Raises:
            discord.HTTPException: it could not be done.
            Silenced: it may not be done, and need not be tried.
        """
        async with self.herald.services.store.reading() as connection:
            game = await games.find_game(connection, notice.game)
            chairs = await games.chairs(connection, notice.game)
        if game is None:
            return None
        if permissions.silencing(permissions.here(self.herald, game.channel)):
            raise Silenced
        channel = self.herald.get_partial_messageable(game.channel, guild_id=game.guild)
        people = tuple(dict.fromkeys(chair.person for chair in chairs if chair.person is not None))
        letter = Letter(closed_sheet(game.title, game.language, people), people)
        message = await send(channel, letter, notice.id)
        if game.post is not None:
            await take_buttons(channel, game.post)
        return message.id

    async def _retire(self, channel: discord.PartialMessageable, table: Table) -> None:
        """Take the buttons off the earlier post: the newest is the one to act from."""
        assert table.post is not None  # noqa: S101 - asked before
        try:
            if table.told == NOTHING:
                await self._edit_lobby(channel, table, table.post)
                return
        except FAILED as error:
            log.debug("earlier post keeps its buttons", why=str(error)[:200])
            return
        await take_buttons(channel, table.post)

    async def tell_locked(self, table: Table) -> None:
        """Tell the host once that the game's thread was locked."""
        await self._tell_host(table, [LOCKED], table.channel)

    async def _tell_host(self, table: Table, lacks: Sequence[str], channel: int) -> None:
        """Tell the host once, in a direct message, which permissions are missing in a channel."""
        untold = [name for name in lacks if (table.id, channel, name) not in self._told_hosts]
        if not untold:
            return
        self._told_hosts.update((table.id, channel, name) for name in untold)
        text = permissions.sentence(table.language, channel, [each for each in untold if each != LOCKED])
        if LOCKED in untold:
            text = say(table.language, "thread-locked", channel=f"<#{channel}>")
        with contextlib.suppress(*FAILED):
            await send_directly(self.herald, table.host, Letter(Sheet().text(text)))
