"""Ending a game by agreement: after this round, as a draw, or with a winner. All who play must agree.

As all must, whoever plays can take a last round back as long as it lasts.
"""

from collections.abc import Callable
from datetime import timedelta

from bot.errors.seats import NotSeated
from bot.errors.votes import EndAgreed, NobodyToAgree, NoLastRound
from bot.store.calls.calls import CallKind, NewCall, add_call
from bot.store.connection import Connection
from bot.store.people.votes import AGREED, Motion, Vote, newest_vote
from bot.store.posts import outbox
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.rounds import round_of
from bot.tables.change.tables import Beside, Tables
from bot.tables.state.following import nobody_listens
from bot.tables.state.table import Table
from bot.tables.votes.votes import Kind, Votes
from engine.core.contract import Seat
from engine.core.play.agreement import last_round
from engine.core.play.log import DRAW, ON, ROUND, WINNER, Agree

ENDS = (ROUND, DRAW, WINNER)
"""What can be proposed."""
LASTS = timedelta(hours=48)
"""How long people have to answer."""


class Ending:
    """What a table may agree on about the end of its game. `soon` wakes whoever sends calls."""

    def __init__(self, tables: Tables, votes: Votes, soon: Callable[[], None] = nobody_listens) -> None:
        self.tables = tables
        self.votes = votes
        self._soon = soon
        for how in ENDS:
            votes.kinds[f"end-{how}"] = Kind(self._end, LASTS, overtaken=senseless)

    async def ask(self, game: int, person: int, name: str, how: str, winner: int | None = None) -> Vote:
        """Propose an end to all people who still play; `winner`: the seat that is to win.

        Raises:
            NotRunning, VoteOpen.
            NotSeated: they neither play nor host; or the winner has given up.
            NobodyToAgree: there is nobody else to agree to a draw or a winner.
            EndAgreed: a last round is agreed on already.
        """
        table = await self.tables.get(game)
        match = self.tables.running(table, None)
        if person not in {chair.person for chair in table.players} and not table.hosted_by(person):
            raise NotSeated
        if how == WINNER and (winner is None or winner in table.given_up):
            raise NotSeated
        if how == ROUND and last_round(match.line) is not None:
            raise EndAgreed
        if how != ROUND and len(table.players) < 2:
            raise NobodyToAgree
        about = {"seat": winner} if how == WINNER else {}
        return await self.votes.put(game, Motion(f"end-{how}", about), person, name, lambda now: now.players)

    async def take_back(self, game: int, person: int) -> Table:
        """Somebody who plays takes back that this round is the last; the table then, which is told.

        Raises:
            NotRunning.
            NotSeated: they do not play any more.
            NoLastRound: none is agreed on.
        """
        vote = await self.tables.store.read(newest_vote, game, f"end-{ROUND}", AGREED)
        async with self.tables.locked(game) as table:
            match, now = self.tables.running(table, None), self.tables.now()
            if person not in {chair.person for chair in table.players}:
                raise NotSeated
            if last_round(match.line) is None:
                raise NoLastRound

            async def beside(connection: Connection) -> None:
                if vote is not None:
                    await outbox.add_beside(connection, table.notice(NoticeKind.VOTE, vote.id), now)
                why = f"game {game}: no last round"
                told = NewCall(CallKind.PLAYS_ON, person, table.guild, table.channel, game=game, why=why)
                await add_call(connection, told, now)

            played = match.agree(table.seats_of(person)[0], Agree(ON))
            after = (await self.tables.commit(table, [played], person, beside=beside)).after
        self._soon()
        return after

    async def _end(self, table: Table, vote: Vote, beside: Beside) -> None:
        match = self.tables.running(table, None)
        how = vote.motion.kind.removeprefix("end-")
        about = round_of(match) if how == ROUND else vote.motion.number("seat") if how == WINNER else 0
        seat = (table.seats_of(vote.asker) or (Seat(0),))[0]
        played = match.agree(seat, Agree(how, about))
        await self.tables.commit(table, [played], vote.asker, beside=beside)


def senseless(table: Table, vote: Vote) -> bool:
    """Whether who was to win has given up since, or a last round was agreed on otherwise."""
    agreed = table.match is not None and last_round(table.match.line) is not None
    return vote.motion.about.get("seat") in table.given_up or (vote.motion.kind == f"end-{ROUND}" and agreed)
