"""Reading and writing who has a part at a table besides the seats, and who may open one."""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select
from sqlmodel import col

from bot.store.connection import Connection
from bot.store.posts import outbox
from bot.store.posts.outbox import NoticeKind
from bot.store.rows.people import GUEST, SERVER_ROLE, GuestRow, ServerRoleRow

COHOST, SPECTATOR = "cohost", "spectator"


@dataclass(frozen=True, slots=True)
class Named:
    """A person by Discord's id, and the name that is kept of them."""

    person: int
    name: str


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a part at a table besides the seats."""

    game: int
    person: int
    role: str
    name: str
    language: str
    at: datetime
    """Since when."""


async def cohosts(connection: Connection, game: int) -> list[Named]:
    """The co-hosts of a game, in the order they became it."""
    query = (
        select(col(GuestRow.person), col(GuestRow.name))
        .where(col(GuestRow.game) == game, col(GuestRow.role) == COHOST)
        .order_by(col(GuestRow.at), col(GuestRow.person))
    )
    return [Named(*row) for row in await connection.execute(query)]


async def keep_cohosts(
    connection: Connection, game: int, people: Mapping[int, str], language: str, now: datetime
) -> None:
    """These are the co-hosts of a game from now on; who was one before stays as long-serving as they are."""
    known = {each.person for each in await cohosts(connection, game)}
    for person in known - set(people):
        await remove_guest(connection, game, person, COHOST)
    for person, name in people.items():
        if person not in known:
            new = Guest(game, person, COHOST, name, language, now)
            await connection.execute(insert(GUEST).values(**asdict(new)))


async def guest(connection: Connection, game: int, person: int, role: str) -> Guest | None:
    """Somebody's part at a table besides the seats."""
    query = select(GUEST).where(
        col(GuestRow.game) == game, col(GuestRow.person) == person, col(GuestRow.role) == role
    )
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else Guest(**row)


async def add_guest(connection: Connection, new: Guest) -> None:
    """Give somebody a part at a table."""
    await remove_guest(connection, new.game, new.person, new.role)
    await connection.execute(insert(GUEST).values(**asdict(new)))


async def remove_guest(connection: Connection, game: int, person: int, role: str) -> None:
    """Take it away."""
    await connection.execute(
        delete(GUEST).where(
            col(GuestRow.game) == game, col(GuestRow.person) == person, col(GuestRow.role) == role
        )
    )


async def tell_followers(
    connection: Connection, game: int, but: Collection[int], number: int, now: datetime
) -> None:
    """Put into the outbox what spectators are told at the end; not those who play, they are called."""
    query = select(col(GuestRow.person)).where(col(GuestRow.game) == game, col(GuestRow.role) == SPECTATOR)
    for person in (await connection.execute(query)).scalars().all():
        if person not in but:
            await outbox.add_beside(connection, game, person, NoticeKind.FOLLOWED, number, now)


async def opening_roles(connection: Connection, guild: int) -> frozenset[int]:
    """The roles whose holders may open tables on a server; empty: everybody may."""
    query = select(col(ServerRoleRow.role)).where(col(ServerRoleRow.guild) == guild)
    return frozenset((await connection.execute(query)).scalars())


async def set_opening_role(connection: Connection, guild: int, role: int, *, may: bool) -> None:
    """Let a role open tables, or not any more."""
    await connection.execute(
        delete(SERVER_ROLE).where(col(ServerRoleRow.guild) == guild, col(ServerRoleRow.role) == role)
    )
    if may:
        await connection.execute(insert(SERVER_ROLE).values(guild=guild, role=role))
