"""The announcer: takes what must be told from the outbox, in order per channel, and posts it.

Channels go on side by side: one that is slow holds up no other.

A post carries its outbox number as nonce, so that one repeated after a lost answer makes no second message;
it is confirmed only with the message's id in hand. A channel that refuses is left alone until its permissions
change, or for a good while.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

import discord
import structlog

from bot.errors.trouble import StoreTrouble, TableError
from bot.herald import permissions
from bot.herald.herald import FAILED, Herald
from bot.posting.deliverers import DELIVERERS
from bot.posting.delivery import LOCKED, Delivery, Office
from bot.posting.threads import Locked, Silenced
from bot.store.posts import outbox
from bot.store.posts.outbox import Notice
from bot.tables.state.table import Table
from bot.waiting.lanes import Lanes
from bot.waiting.loop import Loop

log = structlog.get_logger(__name__)

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
        self._office = Office(herald)

    async def stop(self) -> None:
        """End what is on its way."""
        await self._lanes.stop()

    async def work(self) -> datetime | None:
        """Begin to post what is due; when something will be."""
        await self._begin_due()
        return await self.herald.services.store.read(outbox.next_due, self._lanes.busy)

    async def _begin_due(self) -> None:
        """Begin to post everything that is due now; a channel with a post on its way comes later."""
        tables, busy = self.herald.services.tables, self._lanes.busy
        notices = await tables.store.read(outbox.due, tables.now(), busy)
        for notice in notices:
            self._lanes.begin(notice.channel, self._attempt(notice))

    async def try_again(self, channels: Sequence[int]) -> None:
        """Something was granted or opened in these channels: post what waits there."""
        tables = self.herald.services.tables
        waiting = await tables.store.write(outbox.hasten, channels, tables.now())
        if waiting:
            self.herald.services.bells.posts.set()

    async def _attempt(self, notice: Notice) -> bool:
        """Post a notice if that can be done; then its channel is to be looked at again."""
        await self._post(notice)
        return True

    async def _post(self, notice: Notice) -> None:
        tables = self.herald.services.tables
        await tables.store.write(outbox.begin, notice, tables.now())
        message: int | None = None
        try:
            message = await DELIVERERS[notice.kind](Delivery(self._office, notice))
        except StoreTrouble:
            raise
        except TableError as error:
            log.warning("cannot be announced", game=notice.game, why=error.key)
        except discord.NotFound:
            log.warning("the channel is gone", game=notice.game)
        except (discord.Forbidden, Silenced) as error:
            log.warning("may not post", game=notice.game, code=getattr(error, "code", None))
            await self._refused(notice, [LOCKED] if isinstance(error, Locked) else [])
            return
        except FAILED as error:
            log.warning("post failed, to be tried again", game=notice.game, why=str(error)[:200])
            return
        await tables.store.write(outbox.confirm, notice, message)

    async def _refused(self, notice: Notice, lacks: Sequence[str]) -> None:
        tables = self.herald.services.tables
        await tables.store.write(outbox.postpone, notice, tables.now() + REFUSED)
        try:
            table = await tables.get(notice.game)
        except TableError as error:
            log.warning("nobody can be told", game=notice.game, why=error.key)
            return
        lacks = lacks or permissions.here(self.herald, notice.channel) or ["send_messages"]
        await self._office.tell_host(table, lacks, notice.channel)

    async def tell_locked(self, table: Table) -> None:
        """Tell the host once that the game's thread was locked."""
        await self._office.tell_host(table, [LOCKED], table.channel)
