"""Looking back at a game: what was replayed for it is kept for whoever looks next."""

import asyncio
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from weakref import WeakValueDictionary

from bot.errors.asking import NoSuchTurn
from bot.errors.tables import NotRunning
from bot.errors.trouble import GameDamaged
from bot.store.database import Store
from bot.tables.state.kept import Kept
from bot.tables.state.table import Done, Table
from engine.core.contract import Event
from engine.core.play.match import Match, fold
from engine.core.play.record import MISFITS, Tale, Told, tale
from engine.core.title import Title

TALES = 24
"""Games whose whole tale is kept in mind: of a long one a few megabytes."""

FEW = 20
"""Entries that are replayed at once; of more, others do not wait for it."""


class Lookback(Kept):
    """The tables and their past."""

    def __init__(self, store: Store, titles: Mapping[str, Title], now: Callable[[], datetime]) -> None:
        super().__init__(store, titles, now)
        self._tales: OrderedDict[int, Tale] = OrderedDict()
        self._looking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Who looks far back at a game: others wait for what they find."""

    async def whole(self, game: int) -> Match:
        """The match with every moment of its line at hand.

        Raises:
            NoGame, GameDamaged.
            NotRunning: it has not begun.
        """
        async with self._looking.setdefault(game, asyncio.Lock()):
            match = (await self.get(game)).match
            if match is None:
                raise NotRunning
            try:
                whole = await self.reaching(match, 0)
            except MISFITS as error:
                raise await self._damage(game, error) from error
            kept = self._kept.get(game)
            if kept is not None and kept.match is match:
                self.keep(replace(kept, match=whole))
            return whole

    async def _damage(self, game: int, error: Exception) -> GameDamaged:
        """What is raised where the past of a game does not replay, written down."""
        damaged = GameDamaged({"game": game})
        damaged.__cause__ = error
        await self.note_damage(game, damaged)
        return damaged

    async def reaching(self, match: Match, keep: int) -> Match:
        """The same match, with the moment after the first `keep` entries of its line at hand."""
        return match if match.at_hand(keep) else await self.replays.do(match.whole)

    async def history(self, game: int) -> tuple[Told, ...]:
        """Every entry of a game's log with what happened in it.

        Raises:
            NoGame, GameDamaged.
            NotRunning: it has not begun.
        """
        match = await self.whole(game)
        async with self._looking.setdefault(game, asyncio.Lock()):
            try:
                found = await self.replays.do(tale, match, self._tales.get(game))
            except MISFITS as error:
                raise await self._damage(game, error) from error
            self._tales[game] = found
            self._tales.move_to_end(game)
            while len(self._tales) > TALES:
                self._tales.popitem(last=False)
            return found.told

    async def since(self, table: Table, keep: int) -> tuple[Done, ...]:
        """What happened after the first `keep` entries of the standing line."""
        match = table.match
        if match is None:
            return ()
        keep = max(match.earliest, min(keep, len(match.line)))
        if match.at_hand(keep) and len(match.line) - keep <= FEW:
            found = match.since(keep)
        else:
            found = await self.replays.do(match.since, keep)
        return tuple(Done(entry, events) for entry, events in found)


def at_turn(whole: Match, turn: int) -> tuple[Match, list[Event]]:
    """The match at the end of a turn, with what happened in it. Of a whole match, only that turn is replayed.

    Raises:
        NoSuchTurn: it has not been played.
        UndoBarrier: it was played under rules the game has left behind.
    """
    if not 0 <= turn <= whole.turn:
        raise NoSuchTurn({"latest": whole.turn})
    whole.check_turn(turn)
    first, end = max(whole.earliest, bisect_left(whole.turns, turn)), bisect_right(whole.turns, turn)
    match, told = fold(whole.at(first), whole.line[first:end])
    return match, [event for _, events in told for event in events]
