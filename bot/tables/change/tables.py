"""All tables of this process: the only way to change a game.

Each change locks its table, checks who asks, plays on a copy, and writes log and outbox in one transaction
that compares the revision: two people at once never both count, not even from two processes."""

import contextlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TypeAlias

from bot.errors.asking import LineGoesOn
from bot.errors.seats import GivenUp, NotSeated, NotYourDecision
from bot.errors.tables import NotRunning, RulesChanged
from bot.errors.trouble import Stale
from bot.store.connection import Connection
from bot.store.database import Store
from bot.store.games import games, logs, plans, positions
from bot.store.games.games import Chair, GameChanges
from bot.store.games.logs import StoredEntry
from bot.store.games.plans import Ahead, Order
from bot.store.people import guests
from bot.store.posts import outbox, posts
from bot.store.posts.outbox import NoticeKind
from bot.store.posts.posts import Posted
from bot.tables.change.ahead import play_ahead, with_moves
from bot.tables.change.exchanges import announce
from bot.tables.change.fights import with_ends
from bot.tables.change.notices import boards_due, notice_due
from bot.tables.change.rounds import to_agreed_end
from bot.tables.change.standing import settle
from bot.tables.results import results
from bot.tables.state.faults import Attempt
from bot.tables.state.following import Follow, nobody_follows
from bot.tables.state.loading import keep_snapshot, lines_of, position_of
from bot.tables.state.lookback import Lookback
from bot.tables.state.table import ENDED, RUNNING, Change, Done, Table
from engine.core.choosing.choices import options_to
from engine.core.choosing.notation import write_line
from engine.core.contract import Action, Seat
from engine.core.errors import NothingToGiveUp, UndoBarrier
from engine.core.play.log import DEFAULT
from engine.core.play.match import Match, Played
from engine.core.title import Title

SNAPSHOT_EVERY = 25
"""Entries between two snapshots."""

Beside: TypeAlias = Callable[[Connection], Awaitable[None]]
"""What is written in the same transaction as a change of a game: all of it or nothing."""


class Tables(Lookback):
    """Every table, by number. `now` and `secret` are given so that tests can settle them."""

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title],
        now: Callable[[], datetime],
        secret: Callable[[], bytes],
    ) -> None:
        super().__init__(store, titles, now)
        self.secret = secret
        self.follow: Follow = nobody_follows
        """Called within the transaction of every change."""

    # Playing

    async def play(
        self,
        game: int,
        person: int,
        actions: Sequence[Action],
        expected: int | None = None,
        seat: Seat | None = None,
        then: Sequence[Action] = (),
    ) -> Change:
        """Play one or several actions of a person: all of them or none.

        `expected` is the number of log entries the person saw; `seat` which of their seats acts, where they
        hold several: otherwise the first that may do it; `then` what the same seat gives ahead with it, for
        when its turn comes again.

        Raises:
            NotRunning, NotSeated, NotYourDecision, Stale: it is not for this person, or not any more.
            IllegalAction: a rule forbids one of them.
            LineGoesOn: one of them but the last cannot be taken back: luck decides it, or it shows something.
            StoreFull, StoreBusy, StoreDamaged, InternalTrouble: nothing was written.
        """
        attempt = Attempt(write_line(actions), seat)
        async with self.locked(game, attempt) as table:
            match = self.running(table, expected)
            seats = table.held_by(person)
            if seat is not None and seat not in seats:
                raise NotSeated
            played: list[Played] = []
            orders = (await self.prepared.of(game)).orders
            for action in actions:
                if any(not each.match.free for each in played):
                    raise LineGoesOn({"done": sum(each.entry.seat in seats for each in played)})
                owing = self._owing(table, match, seats if seat is None else (seat,))
                attempt.seat = owing[0]
                attempt.seat = by = self._seat_for(match, owing, action)
                played.append(match.play(by, action))
                match, answered = settle(played[-1].match, table.chairs, orders)
                played += answered
            return await self.commit(table, played, person, then=then)

    def running(self, table: Table, expected: int | None) -> Match:
        """The match of a table that runs, as the person saw it.

        Raises:
            NotRunning, Stale.
            RulesChanged: nothing is played until the table agrees on how to go on.
        """
        if table.status != RUNNING or table.match is None:
            raise NotRunning
        if table.held is not None:
            raise RulesChanged
        if expected is not None and expected != table.number:
            raise Stale
        return table.match

    def _owing(self, table: Table, match: Match, seats: tuple[Seat, ...]) -> Sequence[Seat]:
        """Which of the person's seats owe a decision."""
        owing = [decision.seat for decision in match.rules.decisions(match.state) if decision.seat in seats]
        if not owing:
            waiting = tuple(
                dict.fromkeys(table.chairs[each.seat].name for each in match.rules.decisions(match.state))
            )
            raise NotYourDecision({"waiting": waiting})
        return owing

    def _seat_for(self, match: Match, owing: Sequence[Seat], action: Action) -> Seat:
        """Which of the seats the action is for: the first that may do it, else the first."""
        if len(owing) == 1:
            return owing[0]
        may = (seat for seat in owing if match.rules.refusal(match.state, seat, action) is None)
        return next(may, owing[0])

    async def undo(self, game: int, person: int, expected: int | None = None, steps: int = 1) -> Change:
        """Take back the person's last own steps: the last one, and those of `steps` that can go with it.

        Raises:
            UndoBarrier: something was revealed or somebody acted since.
            NotRunning, NotSeated, Stale.
        """
        async with self.locked(game, Attempt("undo")) as table:
            match = self.running(table, expected)
            seats = table.held_by(person)
            seat, keep = _undo_point(match, seats)
            for _ in range(steps - 1):
                with contextlib.suppress(UndoBarrier):
                    _, keep = _undo_point(match.at(keep), seats)
            played = (await self.reaching(match, max(0, keep - 1))).rewind(seat, keep)
            return await self.commit(table, [played], person)

    async def concede(self, game: int, person: int, *, unnamed: bool = False) -> Change:
        """The person gives up; the game goes on without them as well as it can.

        `unnamed`: they leave their seats with it, which then name nobody.

        Raises:
            NotRunning, NotSeated.
            OnlyLent: they play for somebody who is away.
            GivenUp: they have done so before.
        """
        async with self.locked(game, Attempt("concede")) as table:
            played = self.conceded(table, person)
            played += settle(played[-1].match, table.chairs, (await self.prepared.of(game)).orders)[1]
            left = tuple(Chair(each.seat) if each.person == person else each for each in table.chairs)
            return await self.commit(table, played, person, left if unnamed else None)

    def conceded(self, table: Table, person: int) -> list[Played]:
        """What giving up would play: asked before people are, and nothing is written.

        Raises:
            NotRunning, NotSeated, OnlyLent, GivenUp: they may not.
        """
        match = self.running(table, None)
        seats = table.held_by(person)
        table.check_own(person, seats)
        played: list[Played] = []
        for seat in seats:
            with contextlib.suppress(NothingToGiveUp):
                played.append(match.concede(seat))
                match = played[-1].match
        if not played:
            raise GivenUp
        return played

    async def commit(
        self,
        table: Table,
        played: Sequence[Played],
        person: int | None,
        chairs: tuple[Chair, ...] | None = None,
        beside: Beside | None = None,
        notice: NoticeKind | None = None,
        then: Sequence[Action] = (),
    ) -> Change:
        """Write what was played, and what must be announced, in one transaction.

        `chairs`: who sits where from then on, where that changes too.
        `notice` is the kind of post where it is not for the game to say whether one is due.
        `then`: what the person gives ahead with it.

        Raises:
            Stale: another process was quicker; nothing was written.
        """
        given = left = (await self.prepared.of(table.id)).ahead
        if then and person is not None:
            left = tuple(with_moves(given, played[0].entry.seat, person, then))
        if left:
            more, left = play_ahead(table, played, left, (await self.prepared.of(table.id)).orders)
            played = [*played, *more]
        played = to_agreed_end(played)
        match = played[-1].match
        status = ENDED if match.standing.ended is not None else RUNNING
        after = replace(table, match=match, number=match.number, status=status, chairs=chairs or table.chairs)
        kind = notice or notice_due(table, after, played, person)
        values: GameChanges = {"ended": self.now()} if status == ENDED else {}
        ahead = None if left == given else left
        done = tuple(Done(each.entry, each.step.events) for each in played)
        beside = with_ends(table, done, self.now(), beside)
        after = await self._write(table, after, kind, values, lines_of(played, person), beside, ahead)
        return Change(table, after, done, kind)

    async def _write(
        self,
        before: Table,
        after: Table,
        kind: NoticeKind | None,
        values: GameChanges,
        lines: Sequence[StoredEntry] = (),
        beside: Beside | None = None,
        ahead: Sequence[Ahead] | None = None,
    ) -> Table:
        """Write one change of a game and what must be announced of it, all or nothing.

        `ahead`: what is left of moves given ahead, where that changed.

        Raises:
            Stale: another process was quicker; nothing was written.
        """
        now, after = self.now(), replace(after, revision=before.revision + 1)
        values = {"number": after.number, "status": after.status, **values}
        boards = boards_due(before, after, (await self.prepared.of(before.id)).galleries) if lines else []

        async def written(connection: Connection) -> None:
            await games.change_game(connection, before.id, before.revision, values)
            if after.chairs != before.chairs:
                await games.replace_chairs(connection, before.id, after.chairs)
            if after.cohosts != before.cohosts:
                await guests.keep_cohosts(connection, before.id, after.cohosts, after.language, now)
            if lines:
                await logs.add_entries(connection, before.id, lines, now)
            if after.match is not None and after.match is not before.match:
                await positions.keep_position(connection, before.id, position_of(after.match))
            actors = [line.person for line in lines if line.person is not None]
            await announce(connection, before, after, kind, actors, now)
            for channel, about in boards:
                board = outbox.Notice(before.id, channel, NoticeKind.BOARD, after.number, about)
                await outbox.add_alone(connection, board, now)
            if ahead is not None:
                await plans.replace_ahead(connection, before.id, ahead)
            if beside is not None:
                await beside(connection)
            if before.status == RUNNING != after.status:
                await guests.tell_followers(connection, after.id, after.people, after.number, now)
            if after.match is not None and after.number // SNAPSHOT_EVERY > before.number // SNAPSHOT_EVERY:
                await keep_snapshot(connection, before.id, after.match)
            await results.record(connection, before, after, now)
            await self.follow(connection, before, after, actors, now)

        await self.store.write(written)
        self.keep(after)
        if ahead is not None:
            self.prepared.keep_ahead(after.id, ahead)
        self.on_change(after.id)
        return after

    async def note(self, table: Table, beside: Beside) -> Table:
        """Write something about a table that is none of its game's moves. Only under the game's lock.

        Raises:
            Stale: another process was quicker; nothing was written.
        """
        return await self._write(table, table, None, {}, beside=beside)

    # Standing orders

    async def orders(self, game: int, person: int) -> list[Order]:
        """The person's standing orders in a game.

        Raises:
            NotSeated: they do not play there.
        """
        seats = (await self.get(game)).held_by(person)
        given = await self.store.read(plans.standing_orders, game)
        return [order for order in given if order.seat in seats]

    async def set_order(
        self,
        game: int,
        person: int,
        kind: str,
        about: Mapping[str, str],
        choice: str,
        beside: Beside | None = None,
    ) -> None:
        """Answer a kind of decision in advance; it answers at once what is asked of them now.

        `beside` is called in the transaction that keeps it.

        Raises:
            NotSeated, NotRunning.
        """
        async with self.locked(game) as table:
            match = self.running(table, None)
            seats = table.held_by(person)
            async with self.store.writing() as connection:
                # Another process must not play on without it.
                await games.change_game(connection, game, table.revision, {})
                for seat in seats:
                    order = Order(seat, kind, tuple(sorted(about.items())), choice)
                    await plans.keep_order(connection, game, order)
                if beside is not None:
                    await beside(connection)
            self.prepared.forget(game)
            noted = self.keep(replace(table, revision=table.revision + 1))
            if answered := settle(match, noted.chairs, (await self.prepared.of(game)).orders)[1]:
                await self.commit(noted, answered, None)

    # Announcements

    async def mark_told(self, game: int, keep: int, post: int | None) -> None:
        """Remember how much of the standing line public posts have told, and which post is the newest.

        Posts that tell something are kept, so that history can link to them.
        """
        # Under the lock: whoever changes the table meanwhile would keep a copy without it.
        async with self._lock(game):
            kept = self._kept.get(game)
            line = kept.match.line if kept is not None and kept.match is not None else ()
            async with self.store.writing() as connection:
                await games.mark_told(connection, game, keep, post)
                if kept is not None and post is not None and 0 < keep <= len(line):
                    posted = Posted(line[keep - 1].number, kept.channel, post)
                    await posts.keep_post(connection, game, posted, self.now())
            if game in self._kept:
                self._kept[game] = replace(self._kept[game], told=keep, post=post)

    async def keep_link(self, game: int, keep: int, post: int) -> None:
        """Remember a message that tells the standing line up to its first `keep` entries, to link to it."""
        table = await self.get(game)
        if table.match is not None and 0 < keep <= len(table.match.line):
            posted = Posted(table.match.line[keep - 1].number, table.channel, post)
            await self.store.write(posts.keep_post, game, posted, self.now())

    async def rewrite(
        self,
        before: Table,
        after: Table,
        kind: NoticeKind | None,
        more: GameChanges | None = None,
        played: Sequence[Played] = (),
        beside: Beside | None = None,
    ) -> Table:
        """Write everything about a table: seats, options, status, and what was played on its own.

        Raises:
            Stale: another process was quicker.
        """
        values: GameChanges = {
            "options": json.dumps(options_to(after.options)),
            "seats": after.seats,
            "host": after.host,
            "host_name": after.host_name,
            "language": after.language,
            "advice": after.advice,
            "advised": after.advised,
            **(more or {}),
        }
        return await self._write(before, after, kind, values, lines_of(played, None), beside)


def _undo_point(match: Match, seats: Sequence[Seat]) -> tuple[Seat, int]:
    """Which of these seats can take its last step back, and how many entries stay then.

    Answers of the game's own default go back with the step they followed, whoever gave them.

    Raises:
        UndoBarrier: none of them can.
    """
    last = next((entry.seat for entry in reversed(match.line) if entry.by != DEFAULT), None)
    seat = last if last is not None and last in seats else seats[0]
    return seat, match.undo_point(seat)
