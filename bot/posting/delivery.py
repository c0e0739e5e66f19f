"""A notice on its way to a channel: what whoever delivers it is given, and what all of them need."""

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import discord

from bot.calls.written.told import paused_until
from bot.herald import permissions
from bot.herald.herald import FAILED, Herald
from bot.herald.messages import Letter, change, send, send_directly
from bot.herald.sheet import Sheet
from bot.posting.threads import Silenced, open_again
from bot.speech.texts import say
from bot.store.posts.outbox import Notice
from bot.tables.state.table import Table

LOCKED = "locked"
"""What keeps the bot from posting in a thread that a moderator locked."""


@dataclass(frozen=True, slots=True)
class Office:
    """What is remembered from one delivery to the next, as long as the process lives."""

    herald: Herald
    covered: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Per game the log entries its newest post was made from, and the game's status then: notices up to
    there need no other."""
    told: set[tuple[int, int, str]] = field(default_factory=set)
    """Game, channel and permission of what hosts were told of."""

    async def tell_host(self, table: Table, lacks: Sequence[str], channel: int) -> None:
        """Tell the host once, in a direct message, which permissions are missing in a channel."""
        untold = [name for name in lacks if (table.id, channel, name) not in self.told]
        if not untold:
            return
        self.told.update((table.id, channel, name) for name in untold)
        text = permissions.sentence(table.language, channel, [each for each in untold if each != LOCKED])
        if LOCKED in untold:
            text = say(table.language, "thread-locked", channel=f"<#{channel}>")
        with contextlib.suppress(*FAILED):
            await send_directly(self.herald, table.host, Letter(Sheet().text(text)))


@dataclass(frozen=True, slots=True)
class Delivery:
    """A notice that is to be delivered now."""

    office: Office
    notice: Notice

    @property
    def herald(self) -> Herald:
        """The connection to Discord."""
        return self.office.herald

    async def read_table(self) -> Table:
        """The table the notice is about.

        Raises:
            TableError: it cannot be read.
        """
        return await self.herald.services.tables.get(self.notice.game)

    async def reach(self, table: Table) -> tuple[discord.PartialMessageable, list[str]]:
        """The table's channel, its thread opened if it was archived, and which permissions are missing there.

        Raises:
            Silenced: nothing may be posted there, and need not be tried.
            discord.HTTPException: the thread cannot be opened.
        """
        lacks = permissions.here(self.herald, table.channel)
        if permissions.silencing(lacks):
            raise Silenced
        await open_again(self.herald, table)
        return self.herald.get_partial_messageable(table.channel, guild_id=table.guild), lacks

    async def show(self, table: Table, letter: Letter, shown: int | None = None, *, must: bool = True) -> int:
        """The id of the message that shows a letter: the one `shown` before, changed, or a new one.

        With `must` False one that cannot be changed any more stays as it is.

        Raises:
            discord.HTTPException: it could not be done.
            Silenced: it may not be done, and need not be tried.
        """
        channel, lacks = await self.reach(table)
        letter = replace(letter, tongue=table.language, filed=not lacks)
        if shown is not None and (await change(channel, shown, letter) or not must):
            return shown
        return (await send(channel, letter, self.notice.id)).id


async def rung_for(herald: Herald, table: Table, letter: Letter) -> Letter:
    """The letter as it is to be sent now: while the table pauses, nobody's telephone rings for it."""
    services = herald.services
    paused = await paused_until(services.store, table.id, services.clock.now())
    return replace(letter, silent=letter.silent or paused is not None)


Deliver: TypeAlias = Callable[[Delivery], Awaitable[int | None]]
"""Posts, changes or leaves what a notice tells; the id of the message that tells it, None if none does.

Raises:
    discord.HTTPException: it could not be done.
    Silenced: it may not be done, and need not be tried.
    TableError: the table cannot be read.
"""
