"""Mending a game together: taking back beyond one's own step, rolling back, abandoning. All of it by vote."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta

from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.errors.trouble import Stale
from bot.errors.votes import ComputersRefuse
from bot.store.games.games import Chair
from bot.store.people.votes import MOST, About, Motion, Vote
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.tables import Beside, Tables
from bot.tables.state.table import CALLED_OFF, RUNNING, Table
from bot.tables.votes.affected import affected, everybody, last_step, turn_start
from bot.tables.votes.seen import computers_refuse
from bot.tables.votes.votes import Kind, Votes
from engine.core.contract import Seat
from engine.core.play.log import CLOCK, HOST, PERSON, Undo
from engine.core.play.match import Match

UNDO, ROLLBACK, ABANDON = "undo", "rollback", "abandon"


class Mending:
    """What a table may do about its past, and its end, when people agree."""

    def __init__(self, tables: Tables, votes: Votes) -> None:
        self.tables = tables
        self.votes = votes
        back = timedelta(hours=24)
        votes.kinds[UNDO] = Kind(self._go_back, back, overtaken=played_on)
        votes.kinds[ROLLBACK] = Kind(self._go_back, back, overtaken=played_on)
        votes.kinds[ABANDON] = Kind(self._abandon, timedelta(hours=48), MOST)

    async def ask_undo(self, game: int, person: int, name: str, expected: int | None = None) -> Vote:
        """Ask those affected to let somebody take back their last step, whatever happened since.

        Raises:
            NotRunning, NotSeated, Stale, VoteOpen.
            NothingToMend: they have done nothing yet.
            ComputersRefuse: something was seen since, and computers play here.
        """
        table, match = await self._running(game, expected)
        about, asked = await self._undo(table, match, person)
        return await self.votes.put(game, Motion(UNDO, about), person, name, _as_seen(table, asked))

    async def check_undo(self, game: int, person: int) -> None:
        """Whether the others could be asked to let somebody take back their last step.

        Raises:
            NotRunning, NotSeated, NothingToMend, ComputersRefuse: why not.
        """
        table, match = await self._running(game, None)
        await self._undo(table, match, person)

    async def _undo(self, table: Table, match: Match, person: int) -> tuple[About, Sequence[Chair]]:
        """What taking back somebody's last step is about, and who is asked."""
        seats = table.held_by(person)
        keep = last_step(match, seats)
        asked = affected(match, keep, table.chairs)
        await self._check_computers(table, match, keep, asked, person)
        return {"keep": keep, "turn": match.turns[keep], "seat": match.line[keep].seat}, asked

    async def _check_computers(
        self, table: Table, match: Match, keep: int, asked: Sequence[Chair], person: int
    ) -> None:
        others = any(chair.person != person for chair in asked)
        if await self.tables.replays.do(computers_refuse, match, keep, table.chairs, others):
            raise ComputersRefuse

    async def ask_rollback(self, game: int, person: int, name: str, turn: int) -> Vote:
        """A host asks everybody to go back to the beginning of a turn.

        Raises:
            NotRunning, NotHosting, VoteOpen.
            NoSuchTurn, NothingToMend: there is no such turn to go back to.
            ComputersRefuse: something was seen since, and computers play here.
        """
        table, match = await self._running(game, None)
        table.check_host(person)
        keep = turn_start(match, turn)
        seat = (table.seats_of(person) or (Seat(0),))[0]
        about = {"keep": keep, "turn": turn, "seat": seat}
        asked = everybody(match, keep, table.chairs)
        await self._check_computers(table, match, keep, asked, person)
        return await self.votes.put(game, Motion(ROLLBACK, about), person, name, _as_seen(table, asked))

    async def check_abandon(self, game: int, person: int) -> None:
        """Whether somebody may ask to end the game without a result: looked at before they are asked.

        Raises:
            NotRunning, VoteOpen.
            NotSeated: they neither play nor host.
        """
        table = await self.tables.get(game)  # also one that is held
        if table.status != RUNNING:
            raise NotRunning
        if person not in {chair.person for chair in table.players} and not table.hosted_by(person):
            raise NotSeated
        await self.votes.check_none_open(game)

    async def ask_abandon(self, game: int, person: int, name: str) -> Vote:
        """Ask the people who play to end the game without a result. More than half must agree.

        Raises:
            NotRunning, VoteOpen.
            NotSeated: they neither play nor host.
        """
        await self.check_abandon(game, person)
        return await self.votes.put(game, Motion(ABANDON), person, name, lambda now: now.players)

    async def _running(self, game: int, expected: int | None) -> tuple[Table, Match]:
        table = await self.tables.get(game)
        return table, self.tables.running(table, expected)

    async def _go_back(self, table: Table, vote: Vote, beside: Beside) -> None:
        match = self.tables.running(table, None)
        keep, seat = vote.motion.number("keep"), Seat(vote.motion.number("seat"))
        played = (await self.tables.reaching(match, max(0, keep - 1))).rewind(seat, keep, HOST)
        await self.tables.commit(table, [played], vote.asker, beside=beside, notice=NoticeKind.UNDONE)

    async def _abandon(self, table: Table, vote: Vote, beside: Beside) -> None:
        del vote
        after = replace(table, status=CALLED_OFF)
        await self.tables.rewrite(table, after, NoticeKind.ENDED, {"ended": self.tables.now()}, beside=beside)


def _as_seen(seen: Table, asked: Sequence[Chair]) -> Callable[[Table], Sequence[Chair]]:
    """Those asked, if the table still is as it was when they were found."""

    def voters(now: Table) -> Sequence[Chair]:
        if now.number != seen.number or now.chairs != seen.chairs:
            raise Stale
        return asked

    return voters


def played_on(table: Table, vote: Vote) -> bool:
    """Whether a person acted, or something was taken back or seen, since the motion was put: that says no.

    Computer players and answers given in advance say nothing, as long as luck or hidden things play no part:
    that would be something else than what people were asked about.
    """
    match = table.match
    if match is None:
        return True
    since = match.log[vote.number :]
    if any(entry.by in (PERSON, CLOCK, HOST) or isinstance(entry.deed, Undo) for entry in since):
        return True
    return bool(since) and match.shown_since(len(match.line) - len(since))
