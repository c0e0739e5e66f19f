"""Reading and writing entries of people who look for players, and who has answered them."""

from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import RowMapping, Select, delete, func, insert, select, update
from sqlmodel import col

from bot.store.connection import Connection, number_of
from bot.store.games import games
from bot.store.rows.club import SEEKER, SEEKING, SeekerRow, SeekingRow

OPEN, OPENED, OVER, WITHDRAWN = "open", "opened", "over", "withdrawn"
"""How an entry stands: people can answer, its table is open, its time is up, it was taken back."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who wants to play."""

    person: int
    name: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody looks for: an entry when it is opened."""

    guild: int
    channel: int
    title: str
    seats: int
    pace: str
    language: str
    host: int
    host_name: str
    created: datetime
    ends: datetime


@dataclass(frozen=True, slots=True)
class Seeking:
    """An entry as it stands."""

    id: int
    guild: int
    channel: int
    title: str
    seats: int
    pace: str
    language: str
    host: int
    host_name: str
    ends: datetime
    status: str
    game: int | None
    revision: int
    message: int | None
    seekers: tuple[Seeker, ...]
    waits: bool
    """Whether another game in the channel keeps its table from being opened."""

    @property
    def missing(self) -> int:
        """How many more people it takes."""
        return max(0, self.seats - len(self.seekers))


# Reading


async def find_seeking(connection: Connection, seeking: int) -> Seeking | None:
    """An entry by its number."""
    found = await _read(connection, select(SEEKING).where(col(SeekingRow.id) == seeking))
    return found[0] if found else None


async def find_to_change(connection: Connection, seeking: int) -> Seeking | None:
    """An entry by its number, for whoever is going to change it: others wait."""
    query = select(SEEKING).where(col(SeekingRow.id) == seeking).with_for_update()
    found = await _read(connection, query)
    return found[0] if found else None


async def open_on(connection: Connection, guild: int, now: datetime) -> list[Seeking]:
    """The open entries of a server, the newest first."""
    query = select(SEEKING).where(
        col(SeekingRow.guild) == guild, col(SeekingRow.status) == OPEN, col(SeekingRow.ends) > now
    )
    return await _read(connection, query.order_by(col(SeekingRow.id).desc()))


async def all_open(connection: Connection, now: datetime) -> list[Seeking]:
    """All open entries, the oldest first."""
    query = select(SEEKING).where(col(SeekingRow.status) == OPEN, col(SeekingRow.ends) > now)
    return await _read(connection, query.order_by(col(SeekingRow.id)))


async def unshown(connection: Connection) -> list[Seeking]:
    """Entries whose messages do not show how they stand."""
    query = select(SEEKING).where(col(SeekingRow.shown) < col(SeekingRow.revision))
    return await _read(connection, query.order_by(col(SeekingRow.id)))


async def uncalled(connection: Connection) -> list[Seeking]:
    """Entries whose tables are open while those who answered have not been told."""
    query = select(SEEKING).where(col(SeekingRow.status) == OPENED, col(SeekingRow.called).is_(False))
    return await _read(connection, query.order_by(col(SeekingRow.id)))


async def next_end(connection: Connection) -> datetime | None:
    """When the next open entry ends."""
    query = select(func.min(col(SeekingRow.ends))).where(col(SeekingRow.status) == OPEN)
    return (await connection.execute(query)).scalar()


async def is_looking(connection: Connection, channel: int, title: str, host: int, now: datetime) -> bool:
    """Whether a person has an open entry for a title in a channel."""
    query = select(SEEKING).where(
        col(SeekingRow.channel) == channel,
        col(SeekingRow.title) == title,
        col(SeekingRow.host) == host,
        col(SeekingRow.status) == OPEN,
        col(SeekingRow.ends) > now,
    )
    return (await connection.execute(query)).first() is not None


async def answered_by(connection: Connection, person: int) -> list[int]:
    """The numbers of the open entries that a person has answered or opened."""
    mine = select(col(SeekerRow.seeking)).where(col(SeekerRow.person) == person)
    query = select(SEEKING.c.id).where(col(SeekingRow.status) == OPEN, col(SeekingRow.id).in_(mine))
    return list((await connection.execute(query)).scalars())


async def _read(connection: Connection, query: Select[tuple[object, ...]]) -> list[Seeking]:
    rows = (await connection.execute(query)).mappings().all()
    return [await _seeking(connection, row) for row in rows]


async def _seeking(connection: Connection, row: RowMapping) -> Seeking:
    answered = (
        select(col(SeekerRow.person), col(SeekerRow.name))
        .where(col(SeekerRow.seeking) == row["id"])
        .order_by(col(SeekerRow.at), col(SeekerRow.person) != row["host"])
    )
    seekers = tuple(Seeker(*each) for each in await connection.execute(answered))
    return Seeking(
        id=row["id"],
        guild=row["guild"],
        channel=row["channel"],
        title=row["title"],
        seats=row["seats"],
        pace=row["pace"],
        language=row["language"],
        host=row["host"],
        host_name=row["host_name"],
        ends=row["ends"],
        status=row["status"],
        game=row["game"],
        revision=row["revision"],
        message=row["message"],
        seekers=seekers,
        waits=row["status"] == OPEN and await _taken(connection, row["channel"]),
    )


async def _taken(connection: Connection, channel: int) -> bool:
    newest = await games.newest_in(connection, channel)
    game = None if newest is None else await games.find_game(connection, newest)
    return game is not None and game.status in games.OPEN


# Writing


async def add(connection: Connection, wanted: Wanted) -> int:
    """Open an entry, which its host is the first to answer; its number."""
    result = await connection.execute(
        insert(SEEKING).values(**asdict(wanted), status=OPEN, revision=1, shown=0, called=False)
    )
    seeking = number_of(result)
    await add_seeker(connection, seeking, Seeker(wanted.host, wanted.host_name), wanted.created)
    return seeking


async def add_seeker(connection: Connection, seeking: int, seeker: Seeker, now: datetime) -> None:
    """Write down that somebody has answered an entry."""
    await connection.execute(insert(SEEKER).values(seeking=seeking, **asdict(seeker), at=now))


async def remove_seeker(connection: Connection, seeking: int, person: int) -> None:
    """Remove somebody's answer to an entry."""
    await connection.execute(
        delete(SEEKER).where(col(SeekerRow.seeking) == seeking, col(SeekerRow.person) == person)
    )


async def change(connection: Connection, seeking: int, **values: object) -> None:
    """Change an entry: it gets its next revision, so that its message is shown anew."""
    await connection.execute(
        update(SEEKING)
        .where(col(SeekingRow.id) == seeking)
        .values(**values, revision=col(SeekingRow.revision) + 1)
    )


async def end_due(connection: Connection, now: datetime) -> None:
    """End the open entries whose time is up."""
    await connection.execute(
        update(SEEKING)
        .where(col(SeekingRow.status) == OPEN, col(SeekingRow.ends) <= now)
        .values(status=OVER, revision=col(SeekingRow.revision) + 1)
    )


async def mark_shown(connection: Connection, seeking: Seeking, message: int | None) -> None:
    """Note that a message shows an entry as it stood; None: the one that is known, or none at all."""
    this = update(SEEKING).where(col(SeekingRow.id) == seeking.id)
    await connection.execute(
        this.where(col(SeekingRow.shown) <= seeking.revision).values(shown=seeking.revision)
    )
    if message is not None:
        await connection.execute(this.values(message=message))


async def mark_called(connection: Connection, seeking: int) -> None:
    """Note that those who answered know that their table is open."""
    await connection.execute(update(SEEKING).where(col(SeekingRow.id) == seeking).values(called=True))
