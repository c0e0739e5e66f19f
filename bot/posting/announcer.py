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
from structlog.contextvars import bind_contextvars

from bot.errors.trouble import StoreTrouble, TableError
from bot.herald import permissions
from bot.herald.herald import FAILED, Herald
from bot.herald.shared import crew
from bot.posting.deliverers import DELIVERERS
from bot.posting.delivery import LOCKED, Delivery, Office
from bot.posting.progress import Progress
from bot.posting.threads import Locked, Silenced
from bot.store.crew.claims import taken
from bot.store.crew.leases import Work
from bot.store.posts import outbox
from bot.store.posts.outbox import Notice
from bot.tables.state.faults import write_down
from bot.tables.state.table import Table
from bot.waiting.lanes import Lanes
from bot.waiting.loop import Loop

log = structlog.get_logger(__name__)

REST = timedelta(seconds=30)
"""Between two looks at the outbox when nothing happens."""

AGAIN = timedelta(seconds=1)
"""Between two looks at a channel where another process is posting."""

REFUSED = timedelta(minutes=15)
"""How long a channel that refused a post is left alone: too many refused requests would block the bot."""


def answer_of(error: BaseException) -> str:
    """What is kept of an answer: Discord's status and code, or the name of what went wrong."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code}"
    return type(error).__name__


class Announcer:
    """Posts what the outbox holds."""

    def __init__(self, herald: Herald) -> None:
        self.herald = herald
        services = herald.services
        self.loop = Loop("announcer", self.work, services.clock, services.bells.posts, REST)
        self._lanes = Lanes(services.bells.posts.set)
        self._office = Office(herald)
        self.progress = Progress(services.clock)

    async def stop(self) -> None:
        """End what is on its way."""
        await self._lanes.stop()

    async def work(self) -> datetime | None:
        """Begin to post what is due; when something will be."""
        if self.herald.services.store.holder is not None:
            return await self._begin_ours()
        return await self._begin_due()

    async def _begin_ours(self) -> datetime | None:
        """The same beside other processes: each posts first of all in the servers that it holds itself, whose
        games and channels it knows, and later in the others', where nobody has done it."""
        services, now = self.herald.services, self.herald.services.clock.now()
        soonest = list[datetime]()
        for lane in await services.store.read(outbox.lanes, self._lanes.busy):
            due = lane.first.due or now
            due = due if services.crew.minds(lane.guild) else due + timedelta(seconds=crew.LATE)
            if lane.busy:
                soonest.append(max(due, now + AGAIN))
            elif due > now:
                soonest.append(due)
            else:
                self._lanes.begin(lane.first.channel, self._attempt(lane.first))
        return min(soonest, default=None)

    async def _begin_due(self) -> datetime | None:
        """Begin to post everything that is due now, and say when something else will be; a channel with a
        post on its way comes later."""
        tables, soonest = self.herald.services.tables, list[datetime]()
        for notice in await tables.store.read(outbox.firsts, self._lanes.busy):
            if notice.due is not None and notice.due > tables.now():
                soonest.append(notice.due)
            else:
                self._lanes.begin(notice.channel, self._attempt(notice))
        return min(soonest, default=None)

    async def try_again(self, channels: Sequence[int]) -> None:
        """Something was granted or opened in these channels: post what waits there."""
        tables = self.herald.services.tables
        waiting = await tables.store.write(outbox.hasten, channels, tables.now())
        if waiting:
            self.herald.services.bells.posts.set()

    async def _attempt(self, notice: Notice) -> bool:
        """Post a notice if that can be done; then its channel is to be looked at again."""
        async with taken(self.herald.services.store, Work.LANE, notice.channel) as ours:
            if ours:
                with self.progress.trying(notice.channel):
                    await self._try(notice)
        return ours

    async def _try(self, notice: Notice) -> None:
        """Post a notice; a fault of ours is written down for whoever asks what is stuck."""
        services = self.herald.services
        bind_contextvars(game=notice.game, notice=notice.id)  # of this lane's task alone
        try:
            await self._post(notice)
        except TableError:
            raise
        except Exception as error:
            await write_down(services.store, services.clock.now(), error, notice.game, notice.kind)
            raise

    async def left_since(self) -> datetime | None:
        """Since when, or from when on, a notice is due in a channel where nothing is under way; None: none
        waits there."""
        store = self.herald.services.store
        if store.holder is None:
            return await store.read(outbox.next_due, self._lanes.busy)
        left = await store.read(outbox.lanes, self._lanes.busy)
        return min((each.first.due for each in left if each.first.due and not each.busy), default=None)

    async def _post(self, notice: Notice) -> None:
        tables = self.herald.services.tables
        if not await tables.store.write(outbox.begin, notice, tables.now()):
            return  # another process has done it just now
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
            await self._refused(notice, [LOCKED] if isinstance(error, Locked) else [], answer_of(error))
            return
        except FAILED as error:
            log.warning("post failed, to be tried again", game=notice.game, why=str(error)[:200])
            await tables.store.write(outbox.note_answer, notice, answer_of(error))
            return
        await tables.store.write(outbox.confirm, notice, message)
        self.progress.posted()

    async def _refused(self, notice: Notice, lacks: Sequence[str], answer: str) -> None:
        tables = self.herald.services.tables
        await tables.store.write(outbox.postpone, notice, tables.now() + REFUSED, answer)
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
