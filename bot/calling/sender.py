"""Sends calls: in order, at a pace Discord takes, each once.

A call's number is its message's nonce, so that one repeated after a lost answer makes no second message; when
an attempt's outcome is not known (the process ended, the answer was lost) the channel is read first: the
number stands in the ids of the message's buttons. A call that is not needed any more is not sent.
"""

import asyncio
import functools
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.calling.left_there import left_there
from bot.calling.letters import LETTERS
from bot.calling.occasion import Batch, Occasion, Waiting, gathered
from bot.calls.when.pacing import Pacer
from bot.calls.written.questions import ordered
from bot.errors.trouble import LeaseLost, TableError
from bot.herald import permissions
from bot.herald.herald import FAILED, NOWHERE, Herald
from bot.herald.messages import Letter, send
from bot.herald.services import CLOSED_FOR
from bot.store.calls import timers, wishes
from bot.store.calls.calls import (
    NOTICES,
    REMINDERS,
    Call,
    CallKind,
    NewCall,
    Sent,
    add_call,
    begin_calls,
    confirm_calls,
    find_unsent,
)
from bot.store.connection import Connection
from bot.store.crew import leases
from bot.store.crew.claims import carried, give_back, lease_for, take
from bot.store.crew.leases import Lease, Work
from bot.store.database import Store
from bot.store.games.games import games_of, places
from bot.store.people.holidays import find_holiday
from bot.tables.state.faults import write_down
from bot.tables.state.following import nobody_listens

log = structlog.get_logger(__name__)

BATCH = 50
AT_ONCE = 200
"""Calls on their way at the same time: a channel that is slow must not hold up the others."""

AHEAD = 8
"""Calls prepared while others wait for their turn: enough to lose none, few enough to hold up no click."""

AGAIN = timedelta(minutes=1)
"""Between two attempts, growing."""

ATTEMPTS = 8

SEEN_FOR = timedelta(hours=12)
"""How long somebody seen in a server is believed to be there."""

ASKING = (*REMINDERS, CallKind.POINTLESS, CallKind.GONE, CallKind.ASKED)
"""Calls that ask for something, and do not stay when that is settled."""

WAITING = (*REMINDERS, CallKind.POINTLESS, CallKind.GONE, CallKind.EXTENDED)
"""Calls about waits, not sent when these are over."""

CHECKED = (CallKind.CALL, CallKind.LAST)
"""Calls before which it is asked whether the person is still on the server."""


class Sender:
    """Sends what is written in the table of calls."""

    def __init__(self, herald: Herald, pacer: Pacer | None = None) -> None:
        self.herald = herald
        self.clock = herald.services.clock
        self.pacer = pacer or Pacer()
        self._sending: dict[int, asyncio.Task[None]] = {}
        self._preparing: set[int] = set()
        """Calls that have not made a request."""
        self._gone_on = asyncio.Event()
        self.noticed = nobody_listens
        """Called when something was sent that is to be written down."""
        self._sent: list[tuple[int, Sent | None]] = []
        self._seen: dict[tuple[int, int], datetime] = {}
        self._closed = herald.services.closed

    @property
    def store(self) -> Store:
        """The database."""
        return self.herald.services.store

    async def send_due(self) -> bool:
        """Begin to send the next calls; whether there were any."""
        while len(self._sending) >= AT_ONCE:
            await asyncio.wait(self._sending.values(), return_when=asyncio.FIRST_COMPLETED)
        batch = await self._batch()
        for call in batch.calls:
            while len(self._preparing) >= AHEAD:
                self._gone_on.clear()
                await self._gone_on.wait()
            self._preparing.add(call.id)
            lease = lease_for(self.store, Work.CALL, call.id)
            task = asyncio.create_task(self._send(call, batch, lease), name=f"call {call.id}")
            self._sending[call.id] = task
            task.add_done_callback(functools.partial(self._left, call.id))
        return bool(batch.calls)

    def _left(self, call: int, task: asyncio.Task[None]) -> None:
        del task
        self._sending.pop(call, None)
        self._prepared(call)
        if self._sent:
            self.noticed()

    def _prepared(self, call: int) -> None:
        """Another one may be prepared."""
        self._preparing.discard(call)
        self._gone_on.set()

    async def turn(self, call: Call) -> None:
        """Wait right before each request for a call."""
        await self.pacer.turn(call.id)
        self._prepared(call.id)

    async def finish(self) -> None:
        """Wait for everything on its way, and write down what was sent."""
        while self._sending:
            await asyncio.wait(self._sending.values())
        await self.note()

    async def note(self) -> None:
        """Write down what was sent until now."""
        if self._sent:
            await self.store.write(self._confirm)

    async def stop(self) -> None:
        """End; what is on its way is looked for when the bot starts again."""
        for task in list(self._sending.values()):
            task.cancel()
        await asyncio.gather(*self._sending.values(), return_exceptions=True)
        await self.note()

    async def _confirm(self, connection: Connection) -> None:
        found, self._sent = self._sent, []
        sent = found
        try:
            if self.store.holder is not None and sent:
                numbers = [call for call, _ in sent]
                ours = await leases.give_back(connection, self.store.holder, Work.CALL, numbers)
                sent = [each for each in sent if each[0] in ours]
            if sent:
                await confirm_calls(connection, sent)
        except BaseException:
            self._sent = found + self._sent
            raise

    async def _batch(self) -> Batch:
        now = self.clock.now()
        async with self.store.writing() as connection:
            await self._confirm(connection)
            calls = [
                call
                for call in await find_unsent(connection, now, BATCH + len(self._sending))
                if call.id not in self._sending
            ][:BATCH]
            ours = await take(connection, self.store, Work.CALL, [call.id for call in calls])
            calls = [call for call in calls if call.id in ours]
            if not calls:
                return Batch((), {}, {}, {}, {}, {}, {}, self.herald.services.tables.title)
            await begin_calls(connection, calls, now, AGAIN)
            return await gathered(connection, calls, self.herald.services.tables.title)

    # One call

    async def _send(self, call: Call, batch: Batch, lease: Lease | None) -> None:
        async with carried(self.store, lease, kept=True):
            await self._try(call, batch, lease)

    async def _try(self, call: Call, batch: Batch, lease: Lease | None) -> None:
        bind_contextvars(game=call.game, call=call.id)  # of this task alone
        message: Sent | None = None
        try:
            message = await self._deliver(call, batch)
        except LeaseLost:
            log.warning("another process sends it", call=call.id)
            return
        except TableError as error:
            log.warning("cannot be called", call=call.id, why=error.key)
        except discord.NotFound:
            log.warning("nowhere to call", call=call.id)
        except Exception as error:
            if isinstance(error, FAILED):
                log.warning("call failed, to be tried again", call=call.id, why=str(error)[:200])
            else:
                code = await write_down(self.store, self.clock.now(), error, call.game, call.kind)
                log.exception("a call could not be made", call=call.id, code=code)
            if call.attempts + 1 < ATTEMPTS:
                if lease is not None:
                    await give_back(self.store, lease)
                return
        self._sent.append((call.id, message))

    async def _deliver(self, call: Call, batch: Batch) -> Sent | None:
        """Send it; its message, None if it is not needed and no attempt has left one."""
        sent = await self._needed(call, batch)
        if sent is None and call.attempts:
            channel = await self._channel(call, batch)
            found = await self._posted_before(channel, call)
            if found is not None:
                return Sent(found, channel.id, call.kind in ASKING)
        return sent

    async def _needed(self, call: Call, batch: Batch) -> Sent | None:
        """Send it if it is needed; its message."""
        waiting = batch.waiting(call)
        if call.kind in REMINDERS:
            waiting = [each for each in waiting if not each.rests(self.clock.now())]
        if call.waits and not waiting and call.kind in WAITING:
            return None
        if call.kind in CHECKED and await self._has_gone(call, waiting):
            return None
        if call.channel is None and self._is_closed(call.person):
            return await self._otherwise(call, batch, waiting)
        if call.channel is not None and permissions.silencing(permissions.here(self.herald, call.channel)):
            return await self._otherwise(call, batch, waiting)
        try:
            return await self._post(call, batch, waiting)
        except NOWHERE:
            if call.channel is None:
                self._closed[call.person] = self.clock.now()
            return await self._otherwise(call, batch, waiting)

    def _is_closed(self, person: int) -> bool:
        """Whether somebody takes no direct messages, as far as is known."""
        closed = self._closed.get(person)
        return closed is not None and self.clock.now() < closed + CLOSED_FOR

    async def _otherwise(self, call: Call, batch: Batch, waiting: Sequence[Waiting]) -> Sent | None:
        """The other way: in the channel who takes no direct messages, directly where the channel is closed or
        gone.

        What is for the whole table has no other way.
        """
        if call.channel is not None:
            elsewhere = replace(call, channel=None)
            if call.kind not in REMINDERS or self._is_closed(call.person):
                log.warning("may not call", call=call.id, channel=call.channel)
                return None
        else:
            game = waiting[0] if waiting else None
            channel = game.place.channel if game else await self._common_channel(call)
            if channel is None:
                return None
            elsewhere = replace(call, channel=channel)
            waiting = [each for each in waiting if game is not None and each.place.guild == game.place.guild]
        try:
            return await self._post(elsewhere, batch, waiting)
        except discord.Forbidden:
            log.warning("neither way to call", call=call.id)
            return None

    async def _common_channel(self, call: Call) -> int | None:
        """Where somebody is asked to stand in who takes no direct messages: at a table of whoever asks."""
        if call.kind != CallKind.ASKED:
            return None
        async with self.store.reading() as connection:
            holiday = None if call.holiday is None else await find_holiday(connection, call.holiday)
            games = [] if holiday is None else await games_of(connection, holiday.person)
            found = await places(connection, games[:1])
        return next((place.channel for place in found.values()), None)

    async def _post(self, call: Call, batch: Batch, waiting: Sequence[Waiting]) -> Sent | None:
        if call.kind in CHECKED and call.channel is None:
            waiting = [each for each in waiting if not await self._is_ordered(each)]
            if not waiting:
                return None
        numbers = await self._numbers(call)
        letter = await LETTERS[call.kind](Occasion(self.herald.services, call, batch, waiting))
        if letter is None:
            return None
        channel = await self._channel(call, batch)
        waits = _asked_besides(call, batch, letter)
        asks = call.kind in ASKING or bool(waits)
        if call.attempts:
            found = await self._posted_before(channel, call)
            if found is not None:
                return Sent(found, channel.id, asks, waits)
        await self.turn(call)
        if await self._numbers(call) != numbers:  # somebody played while it waited for its turn
            fresh = await self._anew(call)
            if fresh is None:
                return None
            letter = fresh
        message = await send(channel, letter, f"call-{call.id}")
        return Sent(message.id, channel.id, asks, waits)

    async def _numbers(self, call: Call) -> list[int]:
        """How far the games are that a call is about."""
        games = dict.fromkeys([*(game for game, _ in call.waits), *filter(None, (call.game,))])
        return [(await self.herald.services.tables.current(game)).number for game in games]

    async def _anew(self, call: Call) -> Letter | None:
        """The letter as it is right now; None: nothing of it waits any more."""
        async with self.store.reading() as connection:
            batch = await gathered(connection, [call], self.herald.services.tables.title)
        waiting = batch.waiting(call)
        if call.waits and not waiting and call.kind in WAITING:
            return None
        return await LETTERS[call.kind](Occasion(self.herald.services, call, batch, waiting))

    async def _is_ordered(self, waiting: Waiting) -> bool:
        """Whether a standing order answers in a while: then nobody is written to.

        In the channel a call is as it is for those who have given none.
        """
        timer = waiting.timer
        if timer.wait.asked is None:
            return False
        return await ordered(self.herald.services.tables, timer.game, timer.person) is not None

    async def _channel(self, call: Call, batch: Batch) -> discord.PartialMessageable:
        if call.channel is not None:
            return self.herald.get_partial_messageable(call.channel, guild_id=call.guild)
        known = batch.direct.get(call.person)
        if known is None:
            await self.turn(call)
            known = (await self.herald.create_dm(discord.Object(call.person))).id
            await self.store.write(wishes.keep_direct_channel, call.person, known)
        return self.herald.get_partial_messageable(known)

    async def _posted_before(self, channel: discord.PartialMessageable, call: Call) -> int | None:
        """The message of an attempt whose outcome was not heard of."""
        await self.turn(call)
        return await left_there(self.herald, channel, call.id)

    async def _has_gone(self, call: Call, waiting: Sequence[Waiting]) -> bool:
        """Whether the person left the server; asked from the second reminder on. The table is told."""
        guild, waits = waiting[0].place.guild, [each.timer.wait for each in waiting]
        if guild is None or all(wait.sent < 2 and not wait.given_up for wait in waits):
            return False
        now = self.clock.now()
        seen = self._seen.get((guild, call.person))
        if seen is not None and now - seen < SEEN_FOR:
            return False
        await self.turn(call)
        try:
            await self.herald.http.get_member(guild, call.person)
        except discord.NotFound:
            await self._tell_gone(call, [each for each in waiting if each.place.guild == guild])
            return True
        self._seen[guild, call.person] = now
        return False

    async def _tell_gone(self, call: Call, waiting: Sequence[Waiting]) -> None:
        now = self.clock.now()
        for guild in {each.place.guild for each in waiting if each.place.guild is not None}:
            await self.herald.services.hosting.replace_hosts(guild, call.person)
        async with self.store.writing() as connection:
            for each in waiting:
                timer = each.timer
                if timer.wait.given_up:  # the table knows
                    continue
                if not await timers.change(connection, timer, {"given_up": True, "due": now}):
                    continue
                why = f"game {timer.game}: has left the server"
                told = NewCall(
                    CallKind.GONE, call.person, each.place.guild, each.place.channel, timer.waits, why=why
                )
                await add_call(connection, told, now)


def _asked_besides(call: Call, batch: Batch, letter: Letter) -> tuple[tuple[int, int], ...]:
    """The waits of a notice of a holiday that calls somebody: the turn it calls them to."""
    timer = None if call.game is None else batch.timers.get((call.game, call.person))
    if call.kind not in NOTICES or not letter.mentioned or timer is None:
        return ()
    return timer.waits
