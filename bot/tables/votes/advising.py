"""Advice at a running table: settled by those who play, as it decides whether the game is rated; and written
down where it is given."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.errors.advising import AdviceAsItIs, BadAdvice, NoAdviser
from bot.errors.seats import NotSeated
from bot.store.connection import Connection
from bot.store.games.advice import Advised, keep_advice
from bot.store.people.votes import About, Motion, Vote
from bot.tables.change.tables import Beside, Tables
from bot.tables.results.advised import OFF, ON, has_adviser, settled, was_advised
from bot.tables.state.table import Table
from bot.tables.votes.votes import Kind, Votes
from engine.core.choosing.notation import write
from engine.core.contract import Line, Seat

ADVICE, UNTIL = "advice", "until"
LASTS = timedelta(hours=48)
"""How long people have to answer."""
LAST_TURN = 9999
"""The latest turn until which there can be advice."""


def read_setting(given: str) -> str:
    """A setting of advice, as it was chosen or typed: `off`, `on`, the number of the last turn with it.

    Raises:
        BadAdvice: it is none.
    """
    found = given.strip().lower()
    if found.isdecimal() and len(found) <= len(str(LAST_TURN)) and 0 < int(found) <= LAST_TURN:
        return str(int(found))
    if found not in (OFF, ON):
        raise BadAdvice({"given": given[:60]})
    return found


class Advising:
    """What a table settles about advice, and the advice that was given."""

    def __init__(self, tables: Tables, votes: Votes) -> None:
        self.tables = tables
        self.votes = votes
        votes.kinds[ADVICE] = Kind(self._settle, LASTS, overtaken=_is_so)

    async def ask(self, game: int, person: int, name: str, given: str) -> Vote:
        """Ask all who play to settle advice so; at once where nobody else plays.

        Raises:
            NotRunning, VoteOpen, NoAdviser, BadAdvice.
            NotSeated: they neither play nor host.
            AdviceAsItIs: it is settled so already.
        """
        table, wanted = await self.tables.get(game), read_setting(given)
        self.tables.running(table, None)
        if person not in {chair.person for chair in table.players} and not table.hosted_by(person):
            raise NotSeated
        if not has_adviser(table):
            raise NoAdviser
        if wanted == settled(table):
            raise AdviceAsItIs
        about: About = {"to": wanted} if wanted in (OFF, ON) else {"to": UNTIL, "turn": int(wanted)}
        return await self.votes.put(game, Motion(ADVICE, about), person, name, lambda now: now.players)

    async def _settle(self, table: Table, vote: Vote, beside: Beside) -> None:
        after = replace(table, advice=_wanted(vote))
        after = replace(after, advised=was_advised(table) or was_advised(after))
        await self.tables.rewrite(table, after, None, beside=beside)

    async def give(self, game: int, number: int, person: int, seat: Seat, lines: Sequence[Line]) -> bool:
        """Write down what a person is advised in the position after so many entries; False: it has passed."""
        written = tuple(tuple(map(write, line)) for line in lines)
        given, now = Advised(number, seat, written), self.tables.now()

        async def beside(connection: Connection) -> None:
            await keep_advice(connection, game, person, given, now)

        async with self.tables.locked(game) as table:
            if table.number != number:
                return False
            if table.advised:
                async with self.tables.store.writing() as connection:
                    await beside(connection)
            else:
                await self.tables.rewrite(table, replace(table, advised=True), None, beside=beside)
            return True


def _wanted(vote: Vote) -> str:
    turn = vote.motion.about.get("turn")
    return str(vote.motion.about["to"] if turn is None else turn)


def _is_so(table: Table, vote: Vote) -> bool:
    """Whether it was settled so meanwhile."""
    return settled(table) == _wanted(vote)
