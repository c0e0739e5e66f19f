"""Reading and writing entries of people who look for players, and who has answered them."""

from dataclasses import asdict, dataclass, replace
from datetime import datetime

from sqlalchemy import Select, delete, func, insert, select, update

from bot.store.connection import Connection, number_of
from bot.store.games.games import Somebody, is_taken
from bot.store.rows.club import SEEKER, SEEKING
from bot.store.values import all_of

OPEN, OPENED, OVER, WITHDRAWN = "open", "opened", "over", "withdrawn"
"""How an entry stands: people can answer, its table is open, its time is up, it was taken back."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Seeking(Wanted):
    """An entry as it stands."""

    id: int
    status: str
    game: int | None
    revision: int
    message: int | None
    seekers: tuple[Somebody, ...] = ()
    waits: bool = False
    """Whether another game in the channel keeps its table from being opened."""

    @property
    def missing(self) -> int:
        """How many more people it takes."""
        return max(0, self.seats - len(self.seekers))


# Reading


async def find_seeking(connection: Connection, seeking: int, *, to_change: bool = False) -> Seeking | None:
    """An entry by its number; for whoever is going to change it: others wait."""
    query = select(SEEKING).filter_by(id=seeking)
    found = await _read(connection, query.with_for_update() if to_change else query)
    return found[0] if found else None


async def open_on(connection: Connection, guild: int, now: datetime) -> list[Seeking]:
    """The open entries of a server, the newest first."""
    query = select(SEEKING).filter_by(guild=guild, status=OPEN).where(SEEKING.c.ends > now)
    return await _read(connection, query.order_by(SEEKING.c.id.desc()))


async def all_open(connection: Connection, now: datetime) -> list[Seeking]:
    """All open entries, the oldest first."""
    query = select(SEEKING).filter_by(status=OPEN).where(SEEKING.c.ends > now)
    return await _read(connection, query.order_by(SEEKING.c.id))


async def unshown(connection: Connection) -> list[Seeking]:
    """Entries whose messages do not show how they stand."""
    query = select(SEEKING).where(SEEKING.c.shown < SEEKING.c.revision)
    return await _read(connection, query.order_by(SEEKING.c.id))


async def uncalled(connection: Connection) -> list[Seeking]:
    """Entries whose tables are open while those who answered have not been told."""
    query = select(SEEKING).filter_by(status=OPENED, called=False)
    return await _read(connection, query.order_by(SEEKING.c.id))


async def next_end(connection: Connection) -> datetime | None:
    """When the next open entry ends."""
    query = select(func.min(SEEKING.c.ends)).filter_by(status=OPEN)
    first: datetime | None = (await connection.execute(query)).scalar()
    return first


async def is_looking(connection: Connection, channel: int, title: str, host: int, now: datetime) -> bool:
    """Whether a person has an open entry for a title in a channel."""
    query = select(SEEKING.c.id).filter_by(channel=channel, title=title, host=host, status=OPEN)
    return (await connection.execute(query.where(SEEKING.c.ends > now))).first() is not None


async def answered_by(connection: Connection, person: int) -> list[int]:
    """The numbers of the open entries that a person has answered or opened."""
    mine = select(SEEKER.c.seeking).filter_by(person=person)
    query = select(SEEKING.c.id).filter_by(status=OPEN).where(SEEKING.c.id.in_(mine))
    return list((await connection.execute(query)).scalars())


async def _read(connection: Connection, query: Select[*tuple[object, ...]]) -> list[Seeking]:
    return [await _whole(connection, each) for each in await all_of(connection, Seeking, query)]


async def _whole(connection: Connection, entry: Seeking) -> Seeking:
    """An entry with who has answered, and whether its channel is taken."""
    answered = select(SEEKER.c.person.label("id"), SEEKER.c.name).filter_by(seeking=entry.id)
    answered = answered.order_by(SEEKER.c.at, SEEKER.c.person != entry.host)
    seekers = tuple(await all_of(connection, Somebody, answered))
    waits = entry.status == OPEN and await is_taken(connection, entry.channel)
    return replace(entry, seekers=seekers, waits=waits)


# Writing


async def add_seeking(connection: Connection, wanted: Wanted) -> int:
    """Open an entry, which its host is the first to answer; its number."""
    seeking = number_of(await connection.execute(insert(SEEKING).values(**asdict(wanted), status=OPEN)))
    await add_seeker(connection, seeking, Somebody(wanted.host, wanted.host_name), wanted.created)
    return seeking


async def add_seeker(connection: Connection, seeking: int, seeker: Somebody, now: datetime) -> None:
    """Write down that somebody has answered an entry."""
    await connection.execute(
        insert(SEEKER).values(seeking=seeking, person=seeker.id, name=seeker.name, at=now)
    )


async def remove_seeker(connection: Connection, seeking: int, person: int) -> None:
    """Remove somebody's answer to an entry."""
    await connection.execute(delete(SEEKER).filter_by(seeking=seeking, person=person))


async def change(connection: Connection, seeking: int, **values: object) -> None:
    """Change an entry: it gets its next revision, so that its message is shown anew."""
    this = update(SEEKING).filter_by(id=seeking)
    await connection.execute(this.values(**values, revision=SEEKING.c.revision + 1))


async def end_due(connection: Connection, now: datetime) -> None:
    """End the open entries whose time is up."""
    late = update(SEEKING).filter_by(status=OPEN).where(SEEKING.c.ends <= now)
    await connection.execute(late.values(status=OVER, revision=SEEKING.c.revision + 1))


async def mark_shown(connection: Connection, seeking: Seeking, message: int | None) -> None:
    """Note that a message shows an entry as it stood; None: the one that is known, or none at all."""
    this = update(SEEKING).filter_by(id=seeking.id)
    await connection.execute(this.where(SEEKING.c.shown <= seeking.revision).values(shown=seeking.revision))
    if message is not None:
        await connection.execute(this.values(message=message))


async def mark_called(connection: Connection, seeking: int) -> None:
    """Note that those who answered know that their table is open."""
    await connection.execute(update(SEEKING).filter_by(id=seeking).values(called=True))
