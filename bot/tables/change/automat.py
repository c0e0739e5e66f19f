"""Plays the seats that computer players hold, a whole turn per transaction.

Turns are thought about in the study while the table is open to everybody; where the game has moved on
meanwhile they are thought anew.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import structlog

from bot.errors.trouble import InternalTrouble, TableError
from bot.store.crew.claims import taken
from bot.store.crew.leases import Work
from bot.store.games import games
from bot.store.games.plans import Order
from bot.tables.change.standing import settle
from bot.tables.change.tables import Tables
from bot.tables.state.faults import write_down
from bot.tables.state.table import RUNNING, Table
from engine.core.budget import NO_TIME, Budget
from engine.core.play.log import COMPUTER
from engine.core.play.match import Match, Played
from engine.core.title import SENSIBLE
from engine.core.values.change import change
from engine.players.seated import MOST, Deeds, Seated, asked, deeds

log = structlog.get_logger(__name__)

T = TypeVar("T")


class Think(Protocol):
    """How work is done apart from the loop, as `Study.think` does it."""

    async def __call__(self, work: Callable[..., T], *given: object) -> T:
        """What `work` makes of what is given."""
        ...


class Automat:
    """One task that lets computer seats play wherever they are asked."""

    def __init__(self, tables: Tables, think: Think, seconds: float) -> None:
        """Players that think as long as they are told have so many `seconds` of a processor for a thought."""
        self.tables = tables
        self.think = think
        self.budget = Budget(STEPS, seconds, time.process_time)
        self.bell = asyncio.Event()
        """Rung when `work` should look again."""
        self._due: dict[int, None] = {}
        """In the order in which they are looked at."""

    async def look_at_all(self) -> None:
        """Look at every running game: one may have waited for a computer when the process ended."""
        self._due.update(dict.fromkeys(await self.tables.store.read(games.running)))
        self.bell.set()

    async def look_after(self) -> None:
        """Look at every game with computer seats: another process has died that may have been asked there."""
        self._due.update(dict.fromkeys(await self.tables.store.read(games.with_computers)))
        self.bell.set()

    def look_at(self, game: int) -> None:
        """A game changed: a computer seat may be asked there."""
        self._due[game] = None
        self.bell.set()

    async def work(self) -> None:
        """Play a turn wherever computer seats are asked, in turn, until nobody is."""
        while self._due:
            game = next(iter(self._due))
            del self._due[game]
            try:
                if await self._one_turn(game):  # the others come first
                    self._due[game] = None
            except TableError as error:
                log.warning("computer seats wait", game=game, why=error.key, code=error.facts.get("code"))
            except Exception as error:
                code = await write_down(self.tables.store, self.tables.now(), error, game)
                log.exception("computer seats stopped", game=game, code=code)

    async def _one_turn(self, game: int) -> bool:
        """Whether the game has to be looked at again: a turn was played, or it moved on meanwhile."""
        table, orders = await self._look(game)
        if not _asked(table):
            return False
        async with taken(self.tables.store, Work.SEATS, game) as ours:
            return ours and await self._think_and_play(game, table, orders)

    async def _think_and_play(self, game: int, table: Table, orders: Sequence[Order]) -> bool:
        played = await self._turn(table, orders)
        async with self.tables.locked(game) as now:
            if (now.number, now.chairs) != (table.number, table.chairs) or orders != await self._orders(game):
                return True
            if not _asked(now) or not played:
                return False
            await self.tables.commit(now, played, None)
            return True

    async def _look(self, game: int) -> tuple[Table, Sequence[Order]]:
        async with self.tables.locked(game) as table:
            return table, await self._orders(game)

    async def _orders(self, game: int) -> Sequence[Order]:
        return (await self.tables.prepared.of(game)).orders

    async def _turn(self, table: Table, orders: Sequence[Order]) -> list[Played]:
        """Everything computer players do until the turn passes or a person is asked, with the answers that
        people gave in advance."""
        match, turn, seated = table.begun, table.begun.turn, _seated(table)
        played: list[Played] = []
        while len(played) < MOST and match.turn == turn and asked(match, seated):
            thought = await self._thought(table.id, match, seated, len(played))
            for seat, action in thought.actions:
                await asyncio.sleep(0)  # others come between
                step = match.play(seat, action, COMPUTER)
                match, answered = settle(step.match, table.chairs, orders)
                played += [step, *answered]
                if answered:  # that was not foreseen
                    break
        return played

    async def _thought(self, game: int, match: Match, seated: Seated, done: int) -> Deeds:
        """What computer players do next; the sensible ones where thinking fails."""
        plain = change(match, title=match.title.undrawn, states=())
        where = {"game": game, "number": match.number, "done": done}
        try:
            thought = await self.think(deeds, plain, seated, self.budget, done)
        except InternalTrouble as error:
            code = await write_down(self.tables.store, self.tables.now(), error, game)
            log.error("computer players play sensibly, as they could not think", code=code, **where)
            sensible = tuple(each and SENSIBLE for each in seated)
            thought = await asyncio.to_thread(deeds, plain, sensible, NO_TIME, done)
        for fault in thought.faults:
            log.error("a computer player failed", players=seated, why=fault, **where)
        return thought


STEPS = 1_000_000
"""As many turns as anybody may play in the head for one."""


def _seated(table: Table) -> Seated:
    return tuple(chair.computer for chair in table.chairs)


def _asked(table: Table) -> bool:
    return table.status == RUNNING and any(_seated(table)[decision.seat] for decision in table.owed)
