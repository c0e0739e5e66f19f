"""What if? A game of one's own that begins as another one stood at a turn, computers at the other seats.

It keeps the log up to there and has a secret seed of its own. Nothing of it counts, and nobody is reminded.
"""

import json
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from datetime import timedelta

from bot.errors.asking import NoSuchTurn
from bot.errors.forks import (
    ForkGone,
    ForkHides,
    ForkOfFork,
    ForkOpening,
    ForkRules,
    ForksOff,
    ForkWatcher,
    TooManyForks,
)
from bot.errors.seats import NoSuchSeat
from bot.errors.tables import NotRunning, RulesChanged
from bot.speech.names import kept_name
from bot.store.calls import wishes
from bot.store.calls.wishes import Pace
from bot.store.connection import Connection
from bot.store.games import games, logs, positions
from bot.store.games.games import Chair, GameFacts, Somebody, StoredGame
from bot.store.posts import outbox, posts
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.tables import Tables
from bot.tables.state.loading import keep_snapshot, lines_of, position_of, seam_of
from bot.tables.state.table import LOBBY, NOTHING, RUNNING, Table
from bot.tables.votes.affected import gave_up
from engine.core.choosing.choices import options_to
from engine.core.contract import Seat
from engine.core.errors import UndoBarrier
from engine.core.play.match import Match, in_forks
from engine.core.title import SENSIBLE, Title

MOST = 3
"""Forks that one person may have open at once."""

IDLE = timedelta(days=7)
"""After so long without an act a fork ends by itself."""

QUIET = Pace(most=0, answers=None, extension=None)
"""Nobody waits for anybody in a fork: there are no calls and no clocks, until its host wants some."""


@dataclass(frozen=True, slots=True)
class Parting:
    """Where a fork parts from its game."""

    table: Table
    whole: Match
    """The game, with every moment at hand."""
    turn: int
    keep: int
    """Entries of the standing line before that turn."""

    @property
    def gone(self) -> frozenset[Seat]:
        """The seats whose holders had given up by then."""
        return gave_up(self.whole.line[: self.keep])

    def seat_for(self, person: int, wanted: Seat | None = None) -> Seat:
        """The seat a person takes: the one they want, else their own, else the first.

        Raises:
            NoSuchSeat, ForkGone: nobody can play it.
        """
        free = [Seat(seat) for seat in range(self.table.seats) if seat not in self.gone]
        if wanted is None:
            own = [seat for seat in self.table.seats_of(person) if seat in free]
            return (own or free)[0]
        if not 0 <= wanted < self.table.seats:
            raise NoSuchSeat({"seats": self.table.seats})
        if wanted not in free:
            raise ForkGone({"seat": wanted + 1})
        return wanted


def turns_of(match: Match) -> range:
    """The turns at whose beginning a match can part: those in which something was played, and the one that is
    being played."""
    over = match.standing.ended is not None
    last = (match.turns[-1] if match.turns else 0) if over else match.turn
    return range(1, last + 1)


def hides_nothing(match: Match) -> bool:
    """Whether everybody sees all there is: whoever plays on with a copy learns nothing of what is to come."""
    everybody = (None, *map(Seat, range(match.seats)))
    return not match.rules.hidden and all(match.view(each).state == match.state for each in everybody)


def usual_computer(title: Title) -> str | None:
    """The computer players that a fork has where none are asked for."""
    kinds = tuple(title.computers)
    return SENSIBLE if SENSIBLE in kinds else next(iter(kinds), None)


class Forking:
    """Opens forks."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._opening: set[int] = set()

    @contextmanager
    def one(self, person: int) -> Iterator[None]:
        """A fork of a person's is opened, until the block ends.

        Raises:
            ForkOpening: another one is.
        """
        if person in self._opening:
            raise ForkOpening
        self._opening.add(person)
        try:
            yield
        finally:
            self._opening.discard(person)

    def check(self, table: Table, person: int) -> Match:
        """Whether a person may fork a table's game at all; its match as it stands.

        Raises:
            NotRunning: it has not begun.
            ForkOfFork, RulesChanged, ForkHides, ForksOff, ForkWatcher: why not.
        """
        match = table.match
        if match is None:
            raise NotRunning
        if table.is_fork:
            raise ForkOfFork({"turn": table.source_turn or 0})
        if table.held is not None:
            raise RulesChanged
        if table.status == RUNNING:
            if not hides_nothing(match):
                raise ForkHides
            if not table.forks:
                raise ForksOff({"host": table.host_name})
            if not table.seats_of(person):
                raise ForkWatcher
        return match

    async def parting(self, game: int, person: int, turn: int) -> Parting:
        """Where a person's fork of a game at the beginning of a turn would part from it.

        Raises:
            NotRunning, ForkOfFork, RulesChanged, ForkHides, ForksOff, ForkWatcher: they may not fork it.
            NoSuchTurn: it has no such turn.
            ForkRules: its rules are not kept.
            TooManyForks: they have enough of them.
        """
        table = await self.tables.get(game)
        turns = turns_of(self.check(table, person))
        if turn not in turns:
            raise NoSuchTurn({"latest": len(turns)})
        await self._check_room(await self.tables.store.read(games.forks_of, person))
        whole = await self.tables.whole(game)
        try:
            whole.check_turn(turn)
        except UndoBarrier as barrier:
            raise ForkRules from barrier
        keep = max(whole.earliest, bisect_left(whole.turns, turn))
        if whole.at(keep).standing.ended is not None:  # only its end is known by these rules
            raise ForkRules
        return Parting(table, whole, turn, keep)

    async def _check_room(self, found: list[StoredGame]) -> None:
        if len(found) >= MOST:
            raise TooManyForks({"most": MOST, "links": tuple(f"<#{each.channel}>" for each in found)})

    async def open(
        self,
        parting: Parting,
        somebody: Somebody,
        seat: Seat,
        computer: str | None,
        channel: int,
        tongue: str,
    ) -> Table:
        """The fork, begun in a channel of its own, `computer` at the other seats; None: the person holds all.

        Raises:
            ChannelTaken, TooManyForks: somebody was quicker.
        """
        source, now, seed = parting.table, self.tables.now(), self.tables.secret()
        forked = await self.tables.replays.do(parting.whole.begun_again, parting.keep, seat, seed)
        match, name = forked.match, kept_name(somebody.name)
        new = StoredGame(
            guild=source.guild,
            channel=channel,
            title=source.rules.slug,
            version=match.rules.version,
            options=json.dumps(options_to(match.options)),
            seats=source.seats,
            seed=seed.hex(),
            setup=json.dumps(match.setup_drawn),
            status=RUNNING,
            host=somebody.id,
            host_name=name,
            language=tongue,
            number=match.number,
            told=NOTHING,
            source=source.id,
            source_turn=parting.turn,
            created=now,
            started=now,
        )
        person = Chair(seat, somebody.id, name)
        chairs = tuple(
            replace(person, seat=each) if computer is None or each == seat else Chair(each, computer=computer)
            for each in map(Seat, range(source.seats))
        )
        after = _table_of(new, chairs, match)
        numbers = [entry.number for entry in in_forks(parting.whole.line[: parting.keep])]
        async with self.tables.store.writing() as connection:
            await self._check_room(await games.forks_of(connection, somebody.id))
            game = await games.add_game(connection, new)
            after = replace(after, id=game)
            await games.replace_chairs(connection, game, chairs)
            await logs.copy_entries(connection, source.id, numbers, game)
            await logs.add_entries(connection, game, lines_of([forked], somebody.id), now)
            await posts.copy_posts(connection, source.id, numbers, game)
            await self._keep_match(connection, game, match)
            await wishes.keep_pace(connection, game, QUIET)
            await outbox.add(connection, after.notice(NoticeKind.TURN, after.number), now)
            await self.tables.follow(connection, replace(after, status=LOBBY), after, (), now)
        self.tables.keep(after)
        self.tables.on_change(game)
        return after

    async def _keep_match(self, connection: Connection, game: int, match: Match) -> None:
        await positions.keep_position(connection, game, position_of(match))
        seam = seam_of(match)
        if seam is not None:
            await positions.add_seam(connection, game, seam)
        await keep_snapshot(connection, game, match)

    async def allow(self, game: int, person: int, *, allowed: bool) -> Table:
        """The host lets those who play fork the game while it goes on, or no longer.

        Raises:
            NotHosting.
            ForkHides: something is hidden in such a game.
        """
        async with self.tables.locked(game) as table:
            table.check_host(person)
            if allowed and (
                table.rules.hidden or (table.match is not None and not hides_nothing(table.match))
            ):
                raise ForkHides
            return await self.tables.rewrite(table, replace(table, forks=allowed), None, {"forks": allowed})


def _table_of(game: StoredGame, chairs: tuple[Chair, ...], match: Match) -> Table:
    same = {each.name: getattr(game, each.name) for each in fields(GameFacts)}
    return Table(
        **same,
        title=match.title,
        options=match.options,
        chairs=chairs,
        commitment=match.commitment,
        match=match,
    )
