"""Games that are held: their tables are told what changed, once, and agree on whether to go on.

A game goes on under the rules it began with as long as these are kept and lead where it stands. Where they do
not, nothing is played. The table may go on under the present rules from the position as it stands, if all
agree, or end the game without a result.
"""

import asyncio
from dataclasses import replace
from datetime import timedelta

import structlog

from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.errors.trouble import TableError
from bot.store.calls import timers
from bot.store.connection import Connection
from bot.store.games import plans, positions
from bot.store.games.games import GameChanges
from bot.store.people.votes import Motion, Vote
from bot.store.posts import outbox
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.tables import Beside, Tables
from bot.tables.state.loading import position_of
from bot.tables.state.table import ENDED, RUNNING, Held, Table
from bot.tables.votes.votes import Kind, Votes

RULES = "rules"

log = structlog.get_logger(__name__)


class GoingOn:
    """How held games go on."""

    def __init__(self, tables: Tables, votes: Votes) -> None:
        self.tables = tables
        self.votes = votes
        self.bell = asyncio.Event()
        """Rung when `tell` should look again."""
        self._found: dict[int, None] = {}
        votes.kinds[RULES] = Kind(self._go_on, timedelta(days=7), overtaken=_asked_about_others)
        tables.on_held = self.look_at

    def look_at(self, game: int) -> None:
        """A game was found held: its table may not know yet."""
        self._found[game] = None
        self.bell.set()

    async def tell(self) -> None:
        """Tell each table whose game was found held, if it was not told of these rules yet."""
        while self._found:
            game = next(iter(self._found))
            del self._found[game]
            try:
                async with self.tables.locked(game) as table:
                    await self._tell(table)
            except TableError as error:
                log.warning("a held game's table is not told", game=game, why=error.key)

    async def _tell(self, table: Table) -> None:
        held = table.held
        if held is None:
            return
        notice = replace(table.notice(NoticeKind.HELD, held.now), about=str(held.version))
        if await self.tables.store.read(outbox.was_announced, notice):
            return

        async def beside(connection: Connection) -> None:
            await outbox.add_beside(connection, notice, self.tables.now())
            await timers.end_wait(connection, table.id, table.people)

        await self.tables.note(table, beside)

    async def check(self, game: int, person: int) -> Held:
        """What holds a game, for somebody who may ask its table to go on.

        Raises:
            NotRunning: it is not held.
            NotSeated: they neither play nor host.
        """
        table = await self.tables.get(game)
        if table.held is None:
            raise NotRunning
        if person not in {chair.person for chair in table.players} and not table.hosted_by(person):
            raise NotSeated
        return table.held

    async def ask(self, game: int, person: int, name: str) -> Vote:
        """Ask the people who play to go on under the present rules from the position as it stands.

        Raises:
            NotRunning, NotSeated, VoteOpen.
        """
        held = await self.check(game, person)
        motion = Motion(RULES, {"version": held.version, "now": held.now})
        return await self.votes.put(game, motion, person, name, lambda table: table.players)

    async def _go_on(self, table: Table, vote: Vote, beside: Beside) -> None:
        del vote
        if table.held is None:
            raise NotRunning
        match, now = table.begun, self.tables.now()

        async def go_on(connection: Connection) -> None:
            stands = position_of(match)
            await positions.keep_position(connection, table.id, stands)
            await positions.add_seam(connection, table.id, stands)
            # They were given for other rules.
            await plans.replace_ahead(connection, table.id, [])
            for chair in table.chairs:
                await plans.forget_orders(connection, table.id, chair.seat)
            await beside(connection)

        over = match.standing.ended is not None
        after = replace(table, held=None, status=ENDED if over else RUNNING)
        changes: GameChanges = {"version": match.rules.version, **({"ended": now} if over else {})}
        kind = NoticeKind.ENDED if over else NoticeKind.TURN
        await self.tables.rewrite(table, after, kind, changes, beside=go_on)
        self.tables.prepared.forget(table.id)


def _asked_about_others(table: Table, vote: Vote) -> bool:
    """Whether it is not about these rules any more."""
    about = vote.motion.about
    return table.held != Held(int(about["version"] or 0), int(about["now"] or 0))
