"""The crier: posts what people look for, keeps it up to date, ends it in time, calls people to their table.

What a message shows is compared with the entry's revision in the database, so that a process that ends in
between leaves nothing unshown; a message's nonce is made from the entry's number: none is posted twice.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import TypeAlias

import discord
import structlog

from bot.calling.seeking_view import call_sheet, seeking_sheet, told_of
from bot.herald import permissions
from bot.herald.herald import FAILED, Herald, is_final
from bot.herald.messages import Letter, change, send
from bot.store.club.seekings import OPEN, Seeking
from bot.store.crew.claims import taken
from bot.store.crew.leases import Work
from bot.waiting.lanes import Lanes
from bot.waiting.loop import Loop

log = structlog.get_logger(__name__)

Cry: TypeAlias = Callable[[Seeking], Awaitable[bool]]
"""Shows or calls; whether it is done."""


class Crier:
    """One task that posts."""

    def __init__(self, herald: Herald) -> None:
        self.herald = herald
        services = herald.services
        self.seekings = services.seekings
        self.loop = Loop("crier", self.work, services.clock, services.bells.searches)
        self._lanes = Lanes(services.bells.searches.set)

    async def stop(self) -> None:
        """End what is on its way."""
        await self._lanes.stop()

    async def work(self) -> datetime | None:
        """End what is due, open what may be opened, and begin to show what has changed, in each channel by
        itself."""
        await self.seekings.end_due()
        await self.seekings.open_waiting()
        busy = self._lanes.busy
        due = await self._due()
        for channel in due.keys() - busy:
            self._lanes.begin(channel, self._in_channel(channel, due[channel]))
        return await self.seekings.next_end()

    async def _due(self) -> dict[int, list[tuple[Cry, Seeking]]]:
        """What is to be shown and whom to call, by channel."""
        due: dict[int, list[tuple[Cry, Seeking]]] = {}
        for cry, found in (
            (self._show, await self.seekings.unshown()),
            (self._call, await self.seekings.uncalled()),
        ):
            for seeking in found:
                due.setdefault(seeking.channel, []).append((cry, seeking))
        return due

    async def _in_channel(self, channel: int, due: Sequence[tuple[Cry, Seeking]]) -> bool:
        """One after another; whether all is done that could be."""
        store = self.herald.services.store
        async with taken(store, Work.CRY, channel) as ours:
            if not ours:
                return True
            if store.holder is not None:  # another process may have done it since
                due = (await self._due()).get(channel, [])
            done = [await cry(seeking) for cry, seeking in due]
        return all(done)

    async def _show(self, seeking: Seeking) -> bool:
        reliable = await told_of(self.herald.services.store, seeking)
        channel, message = self._channel(seeking), seeking.message
        letter = Letter(seeking_sheet(seeking, reliable))
        if message is None and seeking.status == OPEN and self._silent(seeking):
            return False
        try:
            if message is not None:
                await change(channel, message, letter)
            elif seeking.status == OPEN:
                message = (await send(channel, letter, f"seeking{seeking.id}")).id
        except FAILED as error:
            if _comes_later(seeking, error):
                return False
        await self.seekings.mark_shown(seeking, message)
        return True

    async def _call(self, seeking: Seeking) -> bool:
        if self._silent(seeking):
            return False
        letter = Letter(call_sheet(seeking), [seeker.id for seeker in seeking.seekers])
        try:
            await send(self._channel(seeking), letter, f"seekers{seeking.id}")
        except FAILED as error:
            if _comes_later(seeking, error):
                return False
        await self.seekings.mark_called(seeking)
        return True

    def _silent(self, seeking: Seeking) -> bool:
        """Whether the bot knows that it may not post there."""
        return permissions.silencing(permissions.here(self.herald, seeking.channel))

    def _channel(self, seeking: Seeking) -> discord.PartialMessageable:
        return self.herald.get_partial_messageable(seeking.channel, guild_id=seeking.guild)


def _comes_later(seeking: Seeking, error: Exception) -> bool:
    """Whether what failed is worth another attempt; logged."""
    log.warning("a search cannot be shown", seeking=seeking.id, why=str(error)[:200])
    return not is_final(error)
