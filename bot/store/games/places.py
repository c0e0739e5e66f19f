"""Games as those see them who only call or tell somebody: which, where, in which language, who sits there."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import RowMapping, select
from sqlmodel import col

from bot.store.connection import Connection
from bot.store.games.games import OPEN
from bot.store.rows.games import ChairRow, GameRow


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played."""

    game: int
    title: str
    """The game that is played, by its slug."""
    language: str
    status: str
    guild: int | None
    channel: int
    post: int | None
    """Its newest public message."""


def _place(row: RowMapping) -> Place:
    return Place(
        row["id"], row["title"], row["language"], row["status"], row["guild"], row["channel"], row["post"]
    )


async def places(connection: Connection, numbers: Sequence[int]) -> dict[int, Place]:
    """Where these games are played, by number; games that are not there are missing."""
    query = select(
        col(GameRow.id), col(GameRow.title), col(GameRow.language), col(GameRow.status),
        col(GameRow.guild), col(GameRow.channel), col(GameRow.post),
    ).where(col(GameRow.id).in_(numbers))  # fmt: skip
    found = map(_place, (await connection.execute(query)).mappings())
    return {place.game: place for place in found}


async def games_of(connection: Connection, person: int) -> list[int]:
    """The open games in which a person holds a seat."""
    query = (
        select(col(GameRow.id))
        .distinct()
        .join(ChairRow, col(ChairRow.game) == col(GameRow.id))
        .where(col(ChairRow.person) == person, col(GameRow.status).in_(OPEN))
        .order_by(col(GameRow.id))
    )
    return [game for game in (await connection.execute(query)).scalars() if game is not None]
