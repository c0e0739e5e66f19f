"""What is kept in memory of the tables, and the lock under which one of them is read and changed."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime

from bot.errors.tables import NoGame
from bot.errors.trouble import InternalTrouble, Stale, TableError
from bot.speech.teller import Teller
from bot.store.database import Store
from bot.store.games import games
from bot.store.games.games import Place
from bot.tables.state.faults import Attempt, keep_fault
from bot.tables.state.following import nobody_waits
from bot.tables.state.loading import rows_of, table_of
from bot.tables.state.prepared import Prepared
from bot.tables.state.replays import Replays
from bot.tables.state.table import Table
from engine.core.errors import EngineError
from engine.core.title import Title

CACHED = 400
"""Tables kept in memory; others are loaded anew."""

STATES = 150_000
"""Earlier states kept in memory, of all these tables together: of about 0.6 kB each."""


class Kept:
    """The tables of this process, by number: loaded once, then kept as they stand in the database."""

    def __init__(self, store: Store, titles: Mapping[str, Title], now: Callable[[], datetime]) -> None:
        self.store = store
        self.titles = titles
        self.now = now
        self.on_change: Callable[[int], None] = nobody_waits
        """Called with a game's number after anything was written about it: others wait for that."""
        self.on_held: Callable[[int], None] = nobody_waits
        """Called with the number of a game that was found held."""
        self._locks: dict[int, asyncio.Lock] = {}
        self._kept: OrderedDict[int, Table] = OrderedDict()
        self.prepared = Prepared(store)
        self._loading = Replays("loading")
        self.replays = Replays("replays")
        """For whoever looks back at a game. Others, who only want to play on, do not queue behind them."""

    async def get(self, game: int) -> Table:
        """A game by its number.

        Raises:
            NoGame, GameDamaged.
        """
        if game in self._kept:
            return await self._get(game)
        # Under the lock: what is loaded beside a change would be kept after it, and be old.
        async with self._lock(game):
            return await self._get(game)

    async def _get(self, game: int) -> Table:
        kept = self._kept.get(game)
        if kept is not None:
            self._kept.move_to_end(game)
            return kept
        rows = await self.store.read(rows_of, game)
        table = self.keep(await self._loading.do(table_of, self.titles, rows))
        if table.held is not None:
            self.on_held(game)
        return table

    def title(self, place: Place, tongue: str) -> str:
        """A game's name in a language, marked if it is a fork; its id where this process does not know it."""
        title, what_if = self.titles.get(place.title), place.source is not None
        return place.title if title is None else Teller(tongue, title, what_if=what_if).title()

    def _lock(self, game: int) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    async def at(self, channel: int) -> Table:
        """The open game of a channel, else its newest.

        Raises:
            NoGame: there was never one here.
        """
        game = await self.store.read(games.newest_in, channel)
        if game is None:
            raise NoGame
        return await self.get(game)

    def keep(self, table: Table) -> Table:
        """Remember a table as it stands in the database now."""
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        while len(self._kept) > CACHED or (len(self._kept) > 1 and self._states() > STATES):
            self._kept.popitem(last=False)
        return table

    def _states(self) -> int:
        return sum(len(table.match.states) for table in self._kept.values() if table.match is not None)

    def close(self) -> None:
        """Let the threads end."""
        self._loading.close()
        self.replays.close()

    def forget(self, game: int) -> None:
        """Load the table anew next time."""
        self._kept.pop(game, None)
        self.prepared.forget(game)

    async def refresh(self, game: int) -> None:
        """Something was written about a game elsewhere: load it anew, and tell those who wait for changes."""
        async with self._lock(game):
            self.forget(game)
        self.on_change(game)

    @asynccontextmanager
    async def locked(self, game: int, attempt: Attempt | None = None) -> AsyncIterator[Table]:
        """The table while nobody else in this process changes it. Faults of ours are logged."""
        async with self._lock(game):
            table = await self._get(game)
            try:
                yield table
            except Stale:
                self.forget(game)
                raise
            except (TableError, EngineError):
                raise
            except asyncio.CancelledError:
                self.forget(game)  # nobody knows whether it was written
                raise
            except Exception as error:
                self.forget(game)
                await keep_fault(self.store, self.now(), table, error, attempt or Attempt())
                raise InternalTrouble({"game": game}) from error
