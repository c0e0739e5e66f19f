"""Votes at tables: put, answered, decided by answers or by the clock, and carried out.

A vote and what follows from it are written in one transaction: no decided vote is left without its deed.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TypeAlias, TypeVar

import structlog

from bot.errors.tables import NotRunning
from bot.errors.trouble import InternalTrouble, Stale, StoreTrouble, TableError
from bot.errors.votes import VoteOpen, VoteOver
from bot.store.connection import Connection
from bot.store.crew.claims import taken
from bot.store.crew.leases import Work
from bot.store.games.games import Chair
from bot.store.people import votes as rows
from bot.store.people.votes import AGREED, ALL, OVERTAKEN, Ballot, Motion, Vote
from bot.store.posts import outbox
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.tables import Beside, Tables
from bot.tables.state.table import RUNNING, Table
from bot.tables.votes.vote import answered, decided, withdrawn

log = structlog.get_logger(__name__)

TRIES = 3
"""Attempts to write an answer while somebody else changes the table."""

T = TypeVar("T")
Follow: TypeAlias = Callable[[Table, Vote, Beside], Awaitable[None]]
"""Does what was agreed, under the table's lock. What it is given must be written with its own change: by
`Tables.commit` or `rewrite`, or by `Tables.note` where nothing else changes."""


def never_overtaken(table: Table, vote: Vote) -> bool:
    """For votes that only the end of the game makes senseless."""
    del table, vote
    return False


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of motion: how it is decided and what follows."""

    follow: Follow
    lasts: timedelta
    """How long people have to answer."""
    needs: str = ALL
    overtaken: Callable[[Table, Vote], bool] = never_overtaken
    """Whether what happened at the table since has made the question senseless."""


class Kinds(dict[str, Kind]):
    """Kinds of motions by their names, of which no two have the same."""

    def __setitem__(self, name: str, kind: Kind) -> None:
        """Register a kind.

        Raises:
            LookupError: there is one of this name.
        """
        if name in self:
            raise LookupError(f"two kinds of motions are called {name}")
        super().__setitem__(name, kind)


class Votes:
    """All votes of this process's tables. Each kind of motion is registered in `kinds` by its name."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.kinds = Kinds()
        self.bell = asyncio.Event()
        """Rung when `close_due` should look again."""
        self._open: set[int] = set()
        """Games with an open vote, as far as this process knows."""
        self._touched: set[int] = set()

    # Putting, answering, withdrawing

    async def put(
        self,
        game: int,
        motion: Motion,
        asker: int,
        asker_name: str,
        voters: Callable[[Table], Sequence[Chair]],
        owner: int | None = None,
    ) -> Vote:
        """Put a motion to people; who asks and is asked agrees by asking.

        `voters` gives the chairs of those asked, as the table stands under its lock; it may refuse by
        raising. A motion that nobody needs to be asked about is carried out at once.

        Raises:
            NotRunning, VoteOpen.
        """
        kind = self.kinds[motion.kind]

        async def put() -> Vote:
            async with self.tables.locked(game) as table:
                if table.status != RUNNING:
                    raise NotRunning
                now = self.tables.now()
                asked = {chair.person: chair.name for chair in voters(table) if chair.person is not None}
                ballots = tuple(
                    Ballot(person, name, True if person == asker else None) for person, name in asked.items()
                )
                vote = Vote(
                    0, game, motion, asker, asker_name, kind.needs, owner, table.number, now,
                    now + kind.lasts, ballots,
                )  # fmt: skip
                await self.check_none_open(game)
                return await self._write(table, decided(vote, now), None)

        vote = await self._again(put)
        self.wake()
        return vote

    async def check_none_open(self, game: int) -> None:
        """Whether a table can be asked something.

        Raises:
            VoteOpen: it is asked something else.
        """
        if await self.open_at(game) is not None:
            raise VoteOpen

    async def answer(self, number: int, person: int, yes: bool) -> Vote:
        """Somebody's answer; the vote with it, decided and carried out if that decides it.

        Raises:
            VoteOver, VoteNotAsked.
        """

        async def change(table: Table, vote: Vote) -> Vote:
            if self._is_overtaken(table, vote):
                await self._write(table, replace(vote, outcome=OVERTAKEN), None)
                raise VoteOver
            return await self._write(table, answered(vote, person, yes, self.tables.now()), person)

        return await self._changed(number, change)

    async def withdraw(self, number: int, person: int) -> Vote:
        """Who asked takes the question back.

        Raises:
            VoteOver, NotYourVote.
        """

        async def change(table: Table, vote: Vote) -> Vote:
            return await self._write(table, withdrawn(vote, person), None)

        return await self._changed(number, change)

    async def read(self, number: int) -> Vote:
        """A vote by its number.

        Raises:
            VoteOver: there is none.
        """
        vote = await self.tables.store.read(rows.find_vote, number)
        if vote is None:
            raise VoteOver
        return vote

    async def open_at(self, game: int) -> Vote | None:
        """The vote a game's table is asked about now."""
        return await self.tables.store.read(rows.open_vote, game)

    async def _changed(self, number: int, change: Callable[[Table, Vote], Awaitable[Vote]]) -> Vote:
        """Change a vote under its table's lock."""
        game = (await self.read(number)).game

        async def changed() -> Vote:
            async with self.tables.locked(game) as table:
                vote = await self.read(number)
                if vote.outcome is not None:
                    raise VoteOver
                return await change(table, vote)

        return await self._again(changed)

    async def _again(self, wish: Callable[[], Awaitable[T]]) -> T:
        """Whoever votes does not care what else changes at the table meanwhile."""
        for _ in range(TRIES - 1):
            with contextlib.suppress(Stale):
                return await wish()
        return await wish()

    async def _write(self, table: Table, vote: Vote, person: int | None) -> Vote:
        """Write a vote as it is now with what follows from it."""
        now, written = self.tables.now(), vote

        async def beside(connection: Connection) -> None:
            nonlocal written
            if vote.id == 0:
                written = replace(vote, id=await rows.add_vote(connection, vote))
            else:
                await rows.keep_answer(connection, vote, person, now)
            if vote.id or vote.outcome is None:  # what is decided at once needs no message
                await outbox.add_beside(connection, table.notice(NoticeKind.VOTE, written.id), now)

        if vote.outcome == AGREED:
            try:
                await self.kinds[vote.motion.kind].follow(table, vote, beside)
            except (Stale, StoreTrouble, InternalTrouble):
                raise
            except TableError as error:  # it cannot be done any more, or not again
                if vote.id == 0:
                    raise
                log.warning("what was agreed cannot be done", game=vote.game, vote=vote.id, why=error.key)
                vote = written = replace(vote, outcome=OVERTAKEN)
                await self.tables.note(table, beside)
        else:
            await self.tables.note(table, beside)
        (self._open.add if written.outcome is None else self._open.discard)(vote.game)
        return written

    # The clock

    def wake(self) -> None:
        """A vote was put: its end may be the next."""
        self.bell.set()

    def look_at(self, game: int) -> None:
        """A game went on: an open vote there may have lost its sense."""
        if game in self._open:
            self._touched.add(game)
            self.bell.set()

    async def close_due(self) -> datetime | None:
        """Close every vote whose time is up, and those that lost their sense; when the next one ends."""
        ends = await self.tables.store.read(rows.all_open)
        self._open.update(ends)
        self._open.intersection_update(ends)
        now, touched = self.tables.now(), self._touched
        self._touched = set()
        for game, end in ends.items():
            if end <= now or game in touched:
                try:
                    async with taken(self.tables.store, Work.VOTE, game) as ours:
                        if ours:
                            await self._close(game)
                except TableError as error:
                    log.warning("a vote stays open", game=game, why=error.key)
        return min((end for end in ends.values() if end > now), default=None)

    async def _close(self, game: int) -> None:
        async def close() -> None:
            async with self.tables.locked(game) as table:
                vote = await self.open_at(game)
                if vote is None:
                    return
                if self._is_overtaken(table, vote):
                    vote = replace(vote, outcome=OVERTAKEN)
                else:
                    vote = decided(vote, self.tables.now())
                if vote.outcome is not None:
                    await self._write(table, vote, None)

        with contextlib.suppress(VoteOver):
            await self._again(close)

    def _is_overtaken(self, table: Table, vote: Vote) -> bool:
        kind = self.kinds.get(vote.motion.kind)
        return table.status != RUNNING or kind is None or kind.overtaken(table, vote)
