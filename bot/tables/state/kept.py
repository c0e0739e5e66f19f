"""What is kept in memory of the tables, and the lock under which one of them is read and changed."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime
from weakref import WeakValueDictionary

from bot.errors.tables import NoGame
from bot.errors.trouble import GameDamaged, InternalTrouble, Stale, TableError
from bot.speech.teller import Teller
from bot.store.database import Store
from bot.store.games import games
from bot.store.games.games import OPEN, Place
from bot.tables.state.faults import Attempt, keep_fault, write_down
from bot.tables.state.following import nobody_waits
from bot.tables.state.loading import rows_of, table_of
from bot.tables.state.prepared import Prepared
from bot.tables.state.replays import Replays
from bot.tables.state.table import Table
from engine.core.errors import EngineError
from engine.core.title import Title

CACHED = 300
"""Tables kept in memory; others are loaded anew."""

ROOM = 16_000
"""What these tables may take together, in kB as `weight` counts them."""

TABLE, ENTRY, STATE = 16.0, 0.3, 0.6
"""The kB of a table with its state, of an entry of its log, and of an earlier state: those of one match share
what did not change."""


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
        self.told_of_changes = not store.shared
        """Whether it is heard when another process changes a game; if not, each copy is compared first."""
        self._unsure: set[int] = set()
        """Games whose kept copy is to be compared with the database before it is used."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Those that somebody holds or waits for."""
        self._kept: OrderedDict[int, Table] = OrderedDict()
        self._open: dict[int, int] = {}
        """The open games of these tables, by channel: there is one at most."""
        self._weight = 0.0
        """Of all of them: counted as they come and go, as there are many."""
        self._damaged: set[int] = set()
        """Games of which it is written down that their logs do not replay."""
        self.prepared = Prepared(store)
        self._loading = Replays("loading")
        self.replays = Replays("replays")
        """For whoever looks back at a game. Others, who only want to play on, do not queue behind them."""

    async def get(self, game: int) -> Table:
        """A game by its number.

        Raises:
            NoGame, GameDamaged.
        """
        if game in self._kept and self.told_of_changes and game not in self._unsure:
            return await self._get(game)
        return await self.current(game)

    async def current(self, game: int) -> Table:
        """A game as it stands in the database right now, whatever was heard of other processes.

        Raises:
            NoGame, GameDamaged.
        """
        # Under the lock: what is loaded beside a change would be kept after it, and be old.
        async with self._lock(game):
            await self._compare(game)
            return await self._get(game)

    async def _compare(self, game: int) -> None:
        """Forget a copy that another process has made old, under the lock."""
        if not self.store.shared:
            return
        self._unsure.discard(game)
        kept = self._kept.get(game)
        if kept is None:
            self.prepared.forget(game)
            return
        stands = await self.store.read(games.stands, game)
        if stands is None or stands.revision != kept.revision:
            self.forget(game)
        elif (stands.told, stands.post) != (kept.told, kept.post):
            self._kept[game] = replace(kept, told=stands.told, post=stands.post)

    def doubt(self, game: int | None = None) -> None:
        """Another process has changed a game: its copy is compared before it is used. None: perhaps all."""
        self._unsure.update(self._kept if game is None else (game,))

    async def _get(self, game: int) -> Table:
        kept = self._kept.get(game)
        if kept is not None:
            self._kept.move_to_end(game)
            return kept
        try:
            rows = await self.store.read(rows_of, game)
            table = self.keep(await self._loading.do(table_of, self.titles, rows))
        except GameDamaged as error:
            await self.note_damage(game, error)
            raise
        if table.held is not None:
            self.on_held(game)
        return table

    async def note_damage(self, game: int, error: GameDamaged) -> None:
        """Write down once why a game does not replay: its code finds that again."""
        if game not in self._damaged:
            self._damaged.add(game)
            await write_down(self.store, self.now(), error, game)

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
        if (game := self._open.get(channel)) is not None:
            with suppress(NoGame):  # another process may have ended it, or taken it away
                table = await self.get(game)
                if table.status in OPEN:
                    return table
        game = await self.store.read(games.newest_in, channel)
        if game is None:
            raise NoGame
        return await self.get(game)

    def keep(self, table: Table) -> Table:
        """Remember a table as it stands in the database now."""
        self._drop(table.id)
        self._kept[table.id] = table
        self._weight += weight(table)
        if table.status in OPEN:
            self._open[table.channel] = table.id
        while len(self._kept) > CACHED or (len(self._kept) > 1 and self._weight > ROOM):
            self.forget(next(iter(self._kept)))
        return table

    def _drop(self, game: int) -> None:
        """Keep a table no longer."""
        table = self._kept.pop(game, None)
        if table is None:
            return
        self._weight -= weight(table)
        if self._open.get(table.channel) == game:
            del self._open[table.channel]

    @property
    def in_memory(self) -> int:
        """How many tables are kept in memory."""
        return len(self._kept)

    def close(self) -> None:
        """Let the threads end."""
        self._loading.close()
        self.replays.close()

    def forget(self, game: int) -> None:
        """Load the table anew next time."""
        self._drop(game)
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
            await self._compare(game)
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
                code = await keep_fault(self.store, self.now(), table, error, attempt or Attempt())
                raise InternalTrouble({"game": game, "code": code}) from error


def weight(table: Table) -> float:
    """About how many kB a table takes in memory."""
    return (
        TABLE if table.match is None else TABLE + ENTRY * table.match.number + STATE * len(table.match.states)
    )
