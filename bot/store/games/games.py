"""Reading and writing games and their seats. In the path of a turn: plain statements, no entities."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import TypedDict

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import col

from bot.errors.tables import ChannelTaken
from bot.errors.trouble import Stale
from bot.store.connection import Connection, number_of
from bot.store.rows.games import CHAIR, GAME, ChairRow, GameRow

OPEN = ("lobby", "running")


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """A game as it is stored, without its seats and its log. What each field says stands at `GameRow`."""

    id: int = 0
    """0: the store has not numbered it yet."""
    guild: int | None
    channel: int
    title: str
    version: int
    options: str
    seats: int
    seed: str = field(repr=False)
    setup: str = "[]"
    status: str
    host: int
    host_name: str
    language: str
    number: int = 0
    revision: int = 0
    told: int
    post: int | None = None
    created: datetime
    started: datetime | None = None
    ended: datetime | None = None


class GameChanges(TypedDict, total=False):
    """What may change in a stored game; what is not named stays."""

    options: str
    seats: int
    setup: str
    status: str
    host: int
    host_name: str
    language: str
    number: int
    started: datetime
    ended: datetime


@dataclass(frozen=True, slots=True)
class StoredChair:
    """A seat as it is stored. What each field says stands at `ChairRow`."""

    game: int
    seat: int
    person: int | None
    name: str
    computer: str | None
    wish: str | None
    kept: int | None


async def hosted(connection: Connection, person: int) -> int:
    """How many open games a person hosts."""
    query = select(func.count()).select_from(GAME)
    query = query.where(col(GameRow.host) == person, col(GameRow.status).in_(OPEN))
    return int((await connection.execute(query)).scalar_one())


async def hosted_by(connection: Connection, person: int) -> list[int]:
    """The open games that a person hosts."""
    query = select(GAME.c.id).where(col(GameRow.host) == person, col(GameRow.status).in_(OPEN))
    return list((await connection.execute(query)).scalars())


async def seated_at(connection: Connection, person: int) -> list[StoredGame]:
    """The open games where a person has a seat."""
    seats = select(col(ChairRow.game)).where(col(ChairRow.person) == person)
    query = select(GAME).where(col(GameRow.status).in_(OPEN), col(GameRow.id).in_(seats))
    rows = (await connection.execute(query.order_by(col(GameRow.id)))).mappings()
    return [StoredGame(**row) for row in rows]


async def channel_of(connection: Connection, game: int) -> int:
    """The channel of a game."""
    query = select(col(GameRow.channel)).where(col(GameRow.id) == game)
    return (await connection.execute(query)).scalar_one()


async def add_game(connection: Connection, new: StoredGame) -> int:
    """Write a new game; the number it gets.

    Raises:
        ChannelTaken: another one is open in the channel.
    """
    try:
        values = {name: value for name, value in asdict(new).items() if name != "id"}
        result = await connection.execute(insert(GAME).values(**values))
    except IntegrityError as error:
        raise ChannelTaken from error
    return number_of(result)


async def find_game(connection: Connection, game: int) -> StoredGame | None:
    """A game by its number."""
    row = (await connection.execute(select(GAME).where(col(GameRow.id) == game))).mappings().first()
    return None if row is None else StoredGame(**row)


async def games_on(
    connection: Connection, guild: int, *, only_open: bool, most: int | None = None
) -> list[StoredGame]:
    """Games of a server, those that are open first, the newest first."""
    query = select(GAME).where(col(GameRow.guild) == guild)
    if only_open:
        query = query.where(col(GameRow.status).in_(OPEN))
    query = query.order_by(col(GameRow.status).in_(OPEN).desc(), col(GameRow.id).desc()).limit(most)
    return [StoredGame(**row) for row in (await connection.execute(query)).mappings()]


async def hosted_on(connection: Connection, guild: int, person: int) -> list[int]:
    """The open games of a server that a person hosts."""
    query = select(GAME.c.id).where(
        col(GameRow.guild) == guild, col(GameRow.host) == person, col(GameRow.status).in_(OPEN)
    )
    return list((await connection.execute(query)).scalars())


async def newest_in(connection: Connection, channel: int) -> int | None:
    """The open game of a channel, else its newest."""
    query = (
        select(col(GameRow.id))
        .where(col(GameRow.channel) == channel)
        .order_by(col(GameRow.status).in_(OPEN).desc(), col(GameRow.id).desc())
        .limit(1)
    )
    return (await connection.execute(query)).scalar()


async def running(connection: Connection) -> list[int]:
    """All games that go on."""
    query = select(GAME.c.id).where(col(GameRow.status) == "running").order_by(col(GameRow.id))
    return list((await connection.execute(query)).scalars())


async def channels_running(connection: Connection) -> list[tuple[int, int | None]]:
    """The channel and server of every game that goes on."""
    query = select(col(GameRow.channel), col(GameRow.guild)).where(col(GameRow.status) == "running")
    return [(channel, guild) for channel, guild in await connection.execute(query)]


async def change_game(connection: Connection, game: int, revision: int, changes: GameChanges) -> None:
    """Change a game that nobody changed since `revision`; it gets the next one.

    Raises:
        Stale: it has moved on.
    """
    statement = (
        update(GAME)
        .where(col(GameRow.id) == game, col(GameRow.revision) == revision)
        .values(**changes, revision=revision + 1)
    )
    if (await connection.execute(statement)).rowcount != 1:
        raise Stale


async def mark_told(connection: Connection, game: int, told: int, post: int | None) -> None:
    """Note how much of a game's line public posts have told, and which of them is the newest."""
    await connection.execute(update(GAME).where(col(GameRow.id) == game).values(told=told, post=post))


async def set_host(connection: Connection, game: int, host: int, name: str) -> None:
    """Make somebody the host of a game, whatever else changes in it."""
    await connection.execute(update(GAME).where(col(GameRow.id) == game).values(host=host, host_name=name))


async def chairs(connection: Connection, game: int) -> list[StoredChair]:
    """The seats of a game in order."""
    query = select(CHAIR).where(col(ChairRow.game) == game).order_by(col(ChairRow.seat))
    return [StoredChair(**row) for row in (await connection.execute(query)).mappings()]


async def replace_chairs(connection: Connection, game: int, seats: Sequence[StoredChair]) -> None:
    """Write all seats of a game anew."""
    await connection.execute(delete(CHAIR).where(col(ChairRow.game) == game))
    await connection.execute(insert(CHAIR), [asdict(each) for each in seats])
