"""A notice on its way to a channel: what whoever delivers it is given, and what all of them need.

Discord may have taken a message of an earlier attempt, though its answer was lost, or the process ended
before it could write that down. A repeated nonce brings it back for a few minutes only; later the channel is
read.
"""

import contextlib
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import discord
import structlog

from bot.calls.written.told import paused_until
from bot.herald import permissions
from bot.herald.herald import FAILED, Herald
from bot.herald.messages import Letter, change, send, send_directly
from bot.herald.sheet import Sheet, ids_in, parts_of, within
from bot.posting.threads import Silenced, open_again
from bot.speech.texts import say
from bot.store.posts import outbox
from bot.store.posts.outbox import Notice
from bot.tables.state.table import Table

log = structlog.get_logger(__name__)

LOCKED = "locked"
"""What keeps the bot from posting in a thread that a moderator locked."""

FAR = 50
"""Newest messages of the channel that are looked through."""

COMMON = 2
"""Things to press that two messages of one notice share at least: the game may have gone on between them."""

CALLS = frozenset(("snooze", "hush", "callagain", "extend", "standin"))
"""What can be pressed below calls, which are no notices."""


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
        return await self.herald.services.tables.current(self.notice.game)

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
        return (await send_once(self.herald, channel, self.notice, letter)).id


async def send_once(
    herald: Herald, channel: discord.PartialMessageable, notice: Notice, letter: Letter
) -> discord.Message:
    """The message of a notice: as an earlier attempt left it in the channel, else sent now.

    Raises:
        discord.HTTPException: it could not be done. What else may happen stands in `FAILED`.
    """
    found = await _left_there(herald, channel, notice, letter.sheet) if notice.attempts else None
    message = found or await send(channel, letter, notice.id)
    letter.sheet.let_go()
    return message


async def _left_there(
    herald: Herald, channel: discord.PartialMessageable, notice: Notice, sheet: Sheet
) -> discord.Message | None:
    """The newest message of ours that looks like this one, and that no notice of the game is known by."""
    known = await herald.services.store.read(outbox.messages_of, notice.game)
    try:
        async for message in channel.history(limit=FAR):
            if message.author == herald.user and message.id not in known and _is_like(message, sheet):
                log.info("an earlier attempt had posted", game=notice.game, notice=notice.id)
                return message
    except discord.Forbidden:
        log.info("may not read the channel: a post may come twice", game=notice.game)
    return None


def _is_like(message: discord.Message, sheet: Sheet) -> bool:
    """Whether a message could be an earlier form of another: by what can be pressed there, whatever more or
    less there is by now; where nothing can be, by its words."""
    wanted = set(_pressed(getattr(each, "custom_id", None) or "" for each in sheet.walk_children()))
    seen = set(_pressed(ids_in(message)))
    if not wanted or not seen:
        return not wanted and not seen and _words(message) == _words(sheet)
    return len(wanted & seen) >= min(COMMON, len(wanted)) and not CALLS & {what for what, _ in seen}


def _pressed(custom_ids: Iterable[str]) -> Iterator[tuple[str, str]]:
    """What each is for, and of which game, vote or offer."""
    for what, parts in map(parts_of, custom_ids):
        if what:
            yield what, "".join(parts[:1])


def _words(shown: discord.Message | Sheet) -> list[str]:
    parts = shown.walk_children() if isinstance(shown, Sheet) else within(shown.components)
    kinds = (discord.TextDisplay, discord.ui.TextDisplay)
    return [each.content.strip() for each in parts if isinstance(each, kinds)]


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
