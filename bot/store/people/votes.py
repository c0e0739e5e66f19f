"""Votes as values: a question, who is asked, their answers, a clock, what came of it; read and written."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeAlias

from sqlalchemy import Executable, RowMapping, Text, insert, select, type_coerce, update
from sqlalchemy.exc import IntegrityError

from bot.errors.votes import VoteOpen, VoteOver
from bot.store.connection import Connection, number_of
from bot.store.rows.people import BALLOT, VOTE
from bot.store.values import all_of, row_of

ALL, MOST = "all", "most"
"""How many of those asked must agree: every one, or more than half. Silence is no."""

AGREED, DECLINED, EXPIRED, WITHDRAWN, OVERTAKEN = "agreed", "declined", "expired", "withdrawn", "overtaken"
"""What can come of a vote. Overtaken: the game went on, and the question has lost its sense."""

About: TypeAlias = Mapping[str, int | str | None]
"""What a motion mentions, by name; plain, so that it can be stored."""


@dataclass(frozen=True, slots=True)
class Motion:
    """What is proposed. Text: `vote-<kind>`."""

    kind: str
    about: About = field(default_factory=dict)

    def number(self, name: str) -> int:
        """A number it mentions.

        Raises:
            KeyError: it mentions none of this name.
        """
        found = self.about[name]
        if not isinstance(found, int):
            raise KeyError(name)
        return found


@dataclass(frozen=True, slots=True)
class Ballot:
    """What one of those asked has answered; None: nothing yet."""

    person: int
    name: str
    yes: bool | None = None


@dataclass(frozen=True, slots=True)
class Vote:
    """A motion put to people. Frozen: every answer gives a new one."""

    id: int
    game: int
    motion: Motion
    asker: int
    asker_name: str
    needs: str
    """`all` or `most` of those asked must agree."""
    owner: int | None
    """Whose own seat it is about: their word alone decides, and they have the whole clock to speak."""
    number: int
    """Entries the game's log had when it was put."""
    opened: datetime
    ends: datetime
    ballots: tuple[Ballot, ...]
    outcome: str | None = None
    message: int | None = None
    """The public message that shows it."""

    @property
    def voters(self) -> tuple[Ballot, ...]:
        """Those who are counted: not the owner."""
        return tuple(each for each in self.ballots if each.person != self.owner)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who has not answered."""
        return tuple(each.person for each in self.ballots if each.yes is None)


async def add_vote(connection: Connection, vote: Vote) -> int:
    """Write down a vote that has no number yet; the number it gets.

    Raises:
        VoteOpen: the game has an open one.
    """
    row = row_of(vote, "motion", "ballots")
    try:
        result = await connection.execute(
            insert(VOTE).values(**row, kind=vote.motion.kind, about=dict(vote.motion.about))
        )
    except IntegrityError as error:
        raise VoteOpen from error
    number = number_of(result)
    rows = [
        {"vote": number, "place": place, **row_of(each), "at": None if each.yes is None else vote.opened}
        for place, each in enumerate(vote.ballots)
    ]
    if rows:
        await connection.execute(insert(BALLOT), rows)
    return number


async def keep_answer(connection: Connection, vote: Vote, person: int | None, now: datetime) -> None:
    """Write the answer of a person, if one is named, and the outcome.

    Raises:
        VoteOver: it was decided meanwhile.
    """
    statement = update(VOTE).filter_by(id=vote.id, outcome=None).values(outcome=vote.outcome)
    if (await connection.execute(statement)).rowcount != 1:
        raise VoteOver
    for each in vote.ballots:
        if each.person == person:
            theirs = update(BALLOT).filter_by(vote=vote.id, person=person)
            await connection.execute(theirs.values(yes=each.yes, at=now))


async def mark_shown(connection: Connection, vote: int, message: int) -> None:
    """Remember the message that shows a vote."""
    await connection.execute(update(VOTE).filter_by(id=vote).values(message=message))


async def find_vote(connection: Connection, vote: int) -> Vote | None:
    """A vote by its number."""
    return next(iter(await _read(connection, select(VOTE).filter_by(id=vote))), None)


async def open_vote(connection: Connection, game: int) -> Vote | None:
    """The open vote of a game."""
    return next(iter(await _read(connection, select(VOTE).filter_by(game=game, outcome=None))), None)


async def newest_vote(connection: Connection, game: int, kind: str, outcome: str) -> Vote | None:
    """A game's newest vote of a kind that came out so."""
    query = select(VOTE).filter_by(game=game, kind=kind, outcome=outcome).order_by(VOTE.c.id.desc()).limit(1)
    return next(iter(await _read(connection, query)), None)


async def all_open(connection: Connection) -> dict[int, datetime]:
    """When each open vote ends, by its game."""
    found = await connection.execute(select(VOTE.c.game, VOTE.c.ends).filter_by(outcome=None))
    return {game: ends for game, ends in found}  # noqa: C416 - rows are not known to be pairs


async def mentioning(connection: Connection, person: int) -> list[Vote]:
    """The votes that a person put, or that mention a number with theirs in it."""
    named = type_coerce(VOTE.c.about, Text).contains(str(person))
    return await _read(connection, select(VOTE).where((VOTE.c.asker == person) | named))


async def rewrite_vote(connection: Connection, vote: int, about: About, outcome: str | None) -> None:
    """Change what a vote mentions, and what came of it."""
    await connection.execute(update(VOTE).filter_by(id=vote).values(about=dict(about), outcome=outcome))


async def _read(connection: Connection, query: Executable) -> list[Vote]:
    rows = (await connection.execute(query)).mappings().all()
    return [await _vote(connection, row) for row in rows]


async def _vote(connection: Connection, row: RowMapping) -> Vote:
    answers = select(BALLOT).filter_by(vote=row["id"]).order_by(BALLOT.c.place)
    ballots = tuple(await all_of(connection, Ballot, answers))
    plain = {name: row[name] for name in row if name not in ("kind", "about")}
    return Vote(**plain, motion=Motion(row["kind"], row["about"]), ballots=ballots)
