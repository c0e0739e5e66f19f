"""The announcer: takes what must be told from the outbox, in order per channel, and posts it.

A post carries its outbox number as nonce, so that one repeated after a lost answer makes no second message;
it is confirmed only with the message's id in hand. A channel that refuses is not pressed again at once.
"""

import asyncio
import contextlib
import io
from typing import TYPE_CHECKING

import discord
import structlog

from bot.errors import TableError
from bot.lobby_view import lobby_sheet
from bot.posts import Post, ended_post, turn_post
from bot.press import Sheet
from bot.replies import teller_for
from bot.speech.texts import say
from bot.store import outbox
from bot.store.outbox import Notice
from bot.table import Table

if TYPE_CHECKING:
    from bot.client import Herald

log = structlog.get_logger(__name__)

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions posts need, as discord.py names them; in threads `send_messages_in_threads`."""

REST = 30.0
"""Seconds between two looks at the outbox when nothing happens."""


class Announcer:
    """Posts what the outbox holds."""

    def __init__(self, herald: "Herald") -> None:
        self.herald = herald
        self._wake = asyncio.Event()
        self._told_hosts: set[tuple[int, str]] = set()

    def wake(self) -> None:
        """Something may have been written."""
        self._wake.set()

    async def run(self) -> None:
        """Post for as long as the bot lives."""
        while True:
            try:
                busy = await self.post_due()
            except TableError as error:
                log.warning("outbox cannot be read", why=error.key)
                busy = False
            except Exception:
                log.exception("announcer stumbled")
                busy = False
            if not busy:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), await self._pause())
                self._wake.clear()

    async def _pause(self) -> float:
        tables = self.herald.tables
        try:
            async with tables.store.reading() as connection:
                due = await outbox.next_due(connection)
        except TableError:
            return REST
        if due is None:
            return REST
        return min(REST, max(0.05, (due - tables.now()).total_seconds()))

    async def post_due(self) -> bool:
        """Post everything due now; whether there was anything."""
        tables = self.herald.tables
        async with tables.store.reading() as connection:
            notices = await outbox.due(connection, tables.now())
        await asyncio.gather(*(self._post(notice) for notice in notices))
        return bool(notices)

    async def _post(self, notice: Notice) -> None:
        store = self.herald.tables.store
        async with store.writing() as connection:
            await outbox.begin(connection, notice, self.herald.tables.now())
        try:
            table = await self.herald.tables.get(notice.game)
            message = await self._deliver(notice, table)
        except TableError as error:
            log.warning("cannot be announced", game=notice.game, why=error.key)
            message = None
        except discord.NotFound:
            log.warning("the channel is gone", game=notice.game)
            message = None
        except discord.Forbidden as error:
            log.warning("may not post", game=notice.game, code=error.code)
            await self._tell_host(await self.herald.tables.get(notice.game))
            return
        except discord.HTTPException as error:
            log.warning("post failed, to be tried again", game=notice.game, status=error.status)
            return
        async with store.writing() as connection:
            await outbox.confirm(connection, notice, message)

    async def _deliver(self, notice: Notice, table: Table) -> int | None:
        channel = self.herald.get_partial_messageable(table.channel, guild_id=table.guild)
        if notice.kind == "lobby":
            return await self._lobby(channel, notice, table)
        maker = ended_post if notice.kind == "ended" else turn_post
        post = await maker(self.herald, table, undone=notice.kind == "undone")
        message = await self._send(channel, notice, post)
        if table.post is not None and table.post != message.id:
            await self._retire(channel, table.post)
        await self.herald.tables.told(table.id, post.told, message.id)
        return message.id

    async def _lobby(self, channel: discord.PartialMessageable, notice: Notice, table: Table) -> int | None:
        sheet = lobby_sheet(table, teller_for(table, table.language))
        if table.post is not None:
            try:
                await channel.get_partial_message(table.post).edit(view=sheet)
            except discord.NotFound:
                log.info("the lobby's message is gone; a new one follows", game=table.id)
            else:
                return table.post
        message = await channel.send(view=sheet, nonce=str(notice.id))
        await self.herald.tables.told(table.id, 0, message.id)
        return message.id

    async def _send(self, channel: discord.PartialMessageable, notice: Notice, post: Post) -> discord.Message:
        called = discord.AllowedMentions(users=[discord.Object(person) for person in post.called])
        picture = post.picture
        if picture is not None:
            file = discord.File(io.BytesIO(picture.data), picture.name, description=post.alt)
            try:
                return await channel.send(
                    view=post.sheet(with_picture=True),
                    file=file,
                    allowed_mentions=called,
                    nonce=str(notice.id),
                )
            except discord.Forbidden as error:
                if error.code != 50013 or self._lacks(channel.id) != ["attach_files"]:
                    raise
        return await channel.send(
            view=post.sheet(with_picture=False), allowed_mentions=called, nonce=str(notice.id)
        )

    async def _retire(self, channel: discord.PartialMessageable, post: int) -> None:
        """Take the buttons off an earlier post: the newest is the one to act from."""
        try:
            message = await channel.fetch_message(post)
            await message.edit(view=retired(message))
        except discord.HTTPException as error:
            # Gone, too old to edit, or not to be read: its buttons then say that it is an older post.
            log.debug("earlier post keeps its buttons", code=error.code)

    def _lacks(self, channel: int) -> list[str]:
        """Which of the needed permissions the bot lacks in a channel, as far as it can see."""
        found = self.herald.get_channel(channel)
        guild = getattr(found, "guild", None)
        if found is None or guild is None or guild.me is None:
            return []
        has = found.permissions_for(guild.me)  # type: ignore[union-attr]
        needed = list(NEEDED)
        if isinstance(found, discord.Thread):
            needed[1] = "send_messages_in_threads"
        return [name for name in needed if not getattr(has, name)]

    async def _tell_host(self, table: Table) -> None:
        """Tell the host once, in a direct message, which permission is missing."""
        lacks = self._lacks(table.channel) or ["send_messages"]
        for name in lacks:
            if (table.id, name) in self._told_hosts:
                continue
            self._told_hosts.add((table.id, name))
            permission = say(table.language, f"permission-{name.replace('_', '-')}")
            text = say(
                table.language, "missing-permission", channel=f"<#{table.channel}>", permission=permission
            )
            with contextlib.suppress(discord.HTTPException):
                person = await self.herald.fetch_user(table.host)
                await person.send(view=Sheet().text(text))


def retired(message: discord.Message) -> Sheet:
    """A message's content without its rows of buttons."""
    sheet = Sheet()
    for component in message.components:
        if isinstance(component, discord.TextDisplay):
            sheet.text(component.content)
        elif isinstance(component, discord.MediaGalleryComponent):
            for item, file in zip(component.items, message.attachments, strict=False):
                sheet.picture(file.filename, item.description or file.description or "")
    return sheet
