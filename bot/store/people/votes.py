"""Votes as values: a question, who is asked, their answers, a clock, what came of it; read and written."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeAlias

from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import col

from bot.errors.votes import VoteOpen, VoteOver
from bot.store.connection import Connection, number_of
from bot.store.rows.people import BALLOT, VOTE, BallotRow, VoteRow

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
class Put:
    """A vote without its answers: who put what, and what came of it."""

    id: int
    game: int
    asker: int
    about: About
    outcome: str | None


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


async def add(connection: Connection, vote: Vote) -> int:
    """A new vote's number; its own is not looked at.

    Raises:
        VoteOpen: the game has an open one.
    """
    values = {
        "game": vote.game,
        "kind": vote.motion.kind,
        "about": json.dumps(dict(vote.motion.about), sort_keys=True),
        "asker": vote.asker,
        "asker_name": vote.asker_name,
        "needs": vote.needs,
        "owner": vote.owner,
        "number": vote.number,
        "opened": vote.opened,
        "ends": vote.ends,
        "outcome": vote.outcome,
    }
    try:
        result = await connection.execute(insert(VOTE).values(**values))
    except IntegrityError as error:
        raise VoteOpen from error
    number = number_of(result)
    rows = [
        {
            "vote": number,
            "person": each.person,
            "place": place,
            "name": each.name,
            "yes": each.yes,
            "at": None if each.yes is None else vote.opened,
        }
        for place, each in enumerate(vote.ballots)
    ]
    if rows:
        await connection.execute(insert(BALLOT), rows)
    return number


async def keep(connection: Connection, vote: Vote, person: int | None, now: datetime) -> None:
    """Write the answer of a person, if one is named, and the outcome.

    Raises:
        VoteOver: it was decided meanwhile.
    """
    statement = (
        update(VOTE)
        .where(col(VoteRow.id) == vote.id, col(VoteRow.outcome).is_(None))
        .values(outcome=vote.outcome)
    )
    if (await connection.execute(statement)).rowcount != 1:
        raise VoteOver
    for each in vote.ballots:
        if each.person == person:
            await connection.execute(
                update(BALLOT)
                .where(col(BallotRow.vote) == vote.id, col(BallotRow.person) == person)
                .values(yes=each.yes, at=now)
            )


async def shown(connection: Connection, vote: int, message: int) -> None:
    """Remember the message that shows a vote."""
    await connection.execute(update(VOTE).where(col(VoteRow.id) == vote).values(message=message))


async def read(connection: Connection, vote: int) -> Vote | None:
    """A vote by its number."""
    row = (await connection.execute(select(VOTE).where(col(VoteRow.id) == vote))).mappings().first()
    return None if row is None else await _vote(connection, row)


async def open_one(connection: Connection, game: int) -> Vote | None:
    """The open vote of a game."""
    query = select(VOTE).where(col(VoteRow.game) == game, col(VoteRow.outcome).is_(None))
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else await _vote(connection, row)


async def all_open(connection: Connection) -> dict[int, datetime]:
    """When each open vote ends, by its game."""
    query = select(col(VoteRow.game), col(VoteRow.ends)).where(col(VoteRow.outcome).is_(None))
    return {row.game: row.ends for row in await connection.execute(query)}


async def mentioning(connection: Connection, person: int) -> list[Put]:
    """The votes that a person put, or that mention a number with theirs in it."""
    query = select(VOTE.c.id, VOTE.c.game, VOTE.c.asker, VOTE.c.about, VOTE.c.outcome).where(
        (col(VoteRow.asker) == person) | col(VoteRow.about).contains(str(person))
    )
    return [
        Put(id=number, game=game, asker=asker, about=json.loads(about), outcome=outcome)
        for number, game, asker, about, outcome in (await connection.execute(query)).all()
    ]


async def rewrite(connection: Connection, vote: int, about: About, outcome: str | None) -> None:
    """Change what a vote mentions, and what came of it."""
    values = {"about": json.dumps(dict(about), sort_keys=True), "outcome": outcome}
    await connection.execute(update(VOTE).where(col(VoteRow.id) == vote).values(**values))


async def _vote(connection: Connection, row: RowMapping) -> Vote:
    query = select(BALLOT).where(col(BallotRow.vote) == row["id"]).order_by(col(BallotRow.place))
    ballots = (await connection.execute(query)).mappings().all()
    return Vote(
        id=row["id"],
        game=row["game"],
        motion=Motion(row["kind"], json.loads(row["about"])),
        asker=row["asker"],
        asker_name=row["asker_name"],
        needs=row["needs"],
        owner=row["owner"],
        number=row["number"],
        opened=row["opened"],
        ends=row["ends"],
        ballots=tuple(Ballot(each["person"], each["name"], each["yes"]) for each in ballots),
        outcome=row["outcome"],
        message=row["message"],
    )
