"""Plays the seats that computer players hold: a whole turn per transaction, in a worker thread."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

import structlog

from bot.errors.trouble import TableError
from bot.store.games import games
from bot.store.games.games import Chair
from bot.store.games.plans import Order
from bot.tables.change.standing import settle
from bot.tables.change.tables import Tables
from bot.tables.state.table import RUNNING, Table
from engine.core.play.log import COMPUTER
from engine.core.play.match import Match, Played
from engine.core.title import Player

MOST = 400
"""Actions of one turn: more would be a loop, and the first legal action is taken instead."""

log = structlog.get_logger(__name__)

Computers = Mapping[str, Mapping[str, Callable[[int], Player]]]


def computer_turn(
    match: Match,
    chairs: Sequence[Chair],
    orders: Sequence[Order],
    computers: Mapping[str, Callable[[int], Player]],
) -> list[Played]:
    """Everything computer players do until the turn passes or a person is asked."""
    rules = match.rules
    turn = rules.turn(match.state).number
    played: list[Played] = []
    while len(played) < MOST and rules.turn(match.state).number == turn:
        decision = next((each for each in rules.decisions(match.state) if chairs[each.seat].computer), None)
        if decision is None:
            break
        seat = decision.seat
        legal = rules.legal(match.state, seat)
        name = chairs[seat].computer or ""
        action = legal[-1]
        if len(played) < MOST // 2:
            player = computers.get(name) or next(iter(computers.values()))
            try:
                action = player(match.number).choose(rules, match.view(seat), seat, legal)
            except Exception:
                log.exception("a computer player failed", player=name, number=match.number)
        step = match.play(seat, action, COMPUTER)
        played.append(step)
        match, answered = settle(step.match, chairs, orders)
        played += answered
    return played


class Automat:
    """One task that lets computer seats play wherever they are asked."""

    def __init__(self, tables: Tables, computers: Computers) -> None:
        self.tables = tables
        self.computers = computers
        self.bell = asyncio.Event()
        """Rung when `work` should look again."""
        self._due: dict[int, None] = {}
        """In the order in which they are looked at."""

    async def look_at_all(self) -> None:
        """Look at every running game: one may have waited for a computer when the process ended."""
        self._due.update(dict.fromkeys(await self.tables.store.read(games.running)))
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
                log.warning("computer seats wait", game=game, why=error.key)
            except Exception:
                log.exception("computer seats stopped", game=game)

    async def _one_turn(self, game: int) -> bool:
        async with self.tables.locked(game) as table:
            if not _asked(table):
                return False
            played = await asyncio.to_thread(
                computer_turn,
                table.begun,
                table.chairs,
                await self.tables.prepared.orders.of(game),
                self.computers.get(table.rules.slug, {}),
            )
            if not played:
                return False
            await self.tables.commit(table, played, None)
            return True


def _asked(table: Table) -> bool:
    return table.status == RUNNING and any(
        table.chairs[decision.seat].computer is not None for decision in table.owed
    )
