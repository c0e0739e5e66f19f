"""Reading and writing votes."""

import json
from datetime import datetime

from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import col

from bot.errors import VoteOpen, VoteOver
from bot.store.people_models import BallotRow, VoteRow
from bot.tables.votes.vote import Ballot, Motion, Vote

VOTE, BALLOT = VoteRow.__table__, BallotRow.__table__  # type: ignore[attr-defined]


async def add(connection: AsyncConnection, vote: Vote) -> int:
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
    number = int(result.inserted_primary_key[0])  # type: ignore[index]
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


async def keep(connection: AsyncConnection, vote: Vote, person: int | None, now: datetime) -> None:
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


async def shown(connection: AsyncConnection, vote: int, message: int) -> None:
    """Remember the message that shows a vote."""
    await connection.execute(update(VOTE).where(col(VoteRow.id) == vote).values(message=message))


async def read(connection: AsyncConnection, vote: int) -> Vote | None:
    """A vote by its number."""
    row = (await connection.execute(select(VOTE).where(col(VoteRow.id) == vote))).mappings().first()
    return None if row is None else await _vote(connection, row)


async def open_one(connection: AsyncConnection, game: int) -> Vote | None:
    """The open vote of a game."""
    query = select(VOTE).where(col(VoteRow.game) == game, col(VoteRow.outcome).is_(None))
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else await _vote(connection, row)


async def all_open(connection: AsyncConnection) -> dict[int, datetime]:
    """When each open vote ends, by its game."""
    query = select(col(VoteRow.game), col(VoteRow.ends)).where(col(VoteRow.outcome).is_(None))
    return {row[0]: row[1] for row in await connection.execute(query)}


async def _vote(connection: AsyncConnection, row: RowMapping) -> Vote:
    query = select(BALLOT).where(col(BallotRow.vote) == row["id"]).order_by(col(BallotRow.place))
    ballots = (await connection.execute(query)).mappings().all()
    return Vote(
        row["id"],
        row["game"],
        Motion(row["kind"], json.loads(row["about"])),
        row["asker"],
        row["asker_name"],
        row["needs"],
        row["owner"],
        row["number"],
        row["opened"],
        row["ends"],
        tuple(Ballot(each["person"], each["name"], each["yes"]) for each in ballots),
        row["outcome"],
        row["message"],
    )
