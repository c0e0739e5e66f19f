"""Reading and writing who has a part at a table besides the seats, and who may open one."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import delete, select

from bot.store.connection import Connection
from bot.store.games.games import Somebody
from bot.store.posts import outbox
from bot.store.posts.outbox import Notice, NoticeKind
from bot.store.rows.people import GUEST, SERVER_ROLE
from bot.store.values import Query, first_of, replace_rows, same

COHOST, SPECTATOR = "cohost", "spectator"


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


_COHOSTS = Query(
    Somebody,
    select(GUEST.c.person.label("id"), GUEST.c.name)
    .where(*same(GUEST, "game", "role"))
    .order_by(GUEST.c.at, GUEST.c.person),
)


async def cohosts(connection: Connection, game: int) -> list[Somebody]:
    """The co-hosts of a game, in the order they became it."""
    return await _COHOSTS.all(connection, of_game=game, of_role=COHOST)


async def keep_cohosts(
    connection: Connection, game: int, people: Sequence[Somebody], language: str, now: datetime
) -> None:
    """These are the co-hosts of a game from now on; who was one before stays as long-serving as they are."""
    known = {each.id for each in await cohosts(connection, game)}
    for person in known - {each.id for each in people}:
        await remove_guest(connection, game, person, COHOST)
    for each in people:
        if each.id not in known:
            await add_guest(connection, Guest(game, each.id, COHOST, each.name, language, now))


async def guest(connection: Connection, game: int, person: int, role: str) -> Guest | None:
    """Somebody's part at a table besides the seats."""
    query = select(GUEST).filter_by(game=game, person=person, role=role)
    return await first_of(connection, Guest, query)


async def add_guest(connection: Connection, new: Guest) -> None:
    """Give somebody a part at a table."""
    part = {"game": new.game, "person": new.person, "role": new.role}
    await replace_rows(connection, GUEST, [asdict(new)], **part)


async def remove_guest(connection: Connection, game: int, person: int, role: str) -> None:
    """Take a part at a table away from somebody."""
    await connection.execute(delete(GUEST).filter_by(game=game, person=person, role=role))


async def tell_followers(
    connection: Connection, game: int, but: Collection[int], number: int, now: datetime
) -> None:
    """Put into the outbox what spectators are told at the end; not those who play, they are called."""
    query = select(GUEST.c.person).filter_by(game=game, role=SPECTATOR)
    for person in (await connection.execute(query)).scalars().all():
        if person not in but:
            await outbox.add_beside(connection, Notice(game, person, NoticeKind.FOLLOWED, number), now)


async def opening_roles(connection: Connection, guild: int) -> frozenset[int]:
    """The roles whose holders may open tables on a server; empty: everybody may."""
    return frozenset((await connection.execute(select(SERVER_ROLE.c.role).filter_by(guild=guild))).scalars())


async def set_opening_role(connection: Connection, guild: int, role: int, *, may: bool) -> None:
    """Let a role open tables, or not any more."""
    this = {"guild": guild, "role": role}
    await replace_rows(connection, SERVER_ROLE, [this] if may else [], **this)
