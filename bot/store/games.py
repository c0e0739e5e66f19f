"""Reading and writing games. In the path of a turn: plain statements on the tables, no entities."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import TypedDict

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import col

from bot.errors.tables import ChannelTaken
from bot.errors.trouble import Stale
from bot.store.declared import number_of, table_of
from bot.store.models import (
    ChairRow,
    EntryRow,
    FaultRow,
    GameRow,
    OrderRow,
    OutboxRow,
    SettingRow,
    SnapshotRow,
)

GAME, CHAIR, ENTRY = table_of(GameRow), table_of(ChairRow), table_of(EntryRow)
SNAPSHOT, OUTBOX = table_of(SnapshotRow), table_of(OutboxRow)
ORDER, FAULT, SETTING = table_of(OrderRow), table_of(FaultRow), table_of(SettingRow)

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
class Fault:
    """A fault of ours with enough to replay it. What each field says stands at `FaultRow`."""

    game: int | None
    number: int
    seat: int | None
    deed: str
    error: str
    at: datetime


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


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game's state after so many log entries, as JSON."""

    number: int
    state: str


@dataclass(frozen=True, slots=True)
class Line:
    """A log entry as it is stored."""

    number: int
    seat: int
    deed: str
    by: str
    person: int | None
    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order: `about` narrows it to decisions with these facts."""

    seat: int
    kind: str
    about: tuple[tuple[str, str], ...]
    choice: str


async def hosted(connection: AsyncConnection, person: int) -> int:
    """How many open games a person hosts."""
    query = select(func.count()).select_from(GAME)
    query = query.where(col(GameRow.host) == person, col(GameRow.status).in_(OPEN))
    return int((await connection.execute(query)).scalar_one())


async def hosted_by(connection: AsyncConnection, person: int) -> list[int]:
    """The open games that a person hosts."""
    query = select(GAME.c.id).where(col(GameRow.host) == person, col(GameRow.status).in_(OPEN))
    return list((await connection.execute(query)).scalars())


async def seated_at(connection: AsyncConnection, person: int) -> list[StoredGame]:
    """The open games where a person has a seat."""
    seats = select(col(ChairRow.game)).where(col(ChairRow.person) == person)
    query = select(GAME).where(col(GameRow.status).in_(OPEN), col(GameRow.id).in_(seats))
    rows = (await connection.execute(query.order_by(col(GameRow.id)))).mappings()
    return [StoredGame(**row) for row in rows]


async def channel_of(connection: AsyncConnection, game: int) -> int:
    """The channel of a game."""
    query = select(col(GameRow.channel)).where(col(GameRow.id) == game)
    return (await connection.execute(query)).scalar_one()


async def add_game(connection: AsyncConnection, new: StoredGame) -> int:
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


async def find_game(connection: AsyncConnection, game: int) -> StoredGame | None:
    """A game by its number."""
    row = (await connection.execute(select(GAME).where(col(GameRow.id) == game))).mappings().first()
    return None if row is None else StoredGame(**row)


async def games_on(
    connection: AsyncConnection, guild: int, *, only_open: bool, most: int | None = None
) -> list[StoredGame]:
    """Games of a server, those that are open first, the newest first."""
    query = select(GAME).where(col(GameRow.guild) == guild)
    if only_open:
        query = query.where(col(GameRow.status).in_(OPEN))
    query = query.order_by(col(GameRow.status).in_(OPEN).desc(), col(GameRow.id).desc()).limit(most)
    return [StoredGame(**row) for row in (await connection.execute(query)).mappings()]


async def hosted_on(connection: AsyncConnection, guild: int, person: int) -> list[int]:
    """The open games of a server that a person hosts."""
    query = select(GAME.c.id).where(
        col(GameRow.guild) == guild, col(GameRow.host) == person, col(GameRow.status).in_(OPEN)
    )
    return list((await connection.execute(query)).scalars())


async def newest_in(connection: AsyncConnection, channel: int) -> int | None:
    """The open game of a channel, else its newest."""
    query = (
        select(col(GameRow.id))
        .where(col(GameRow.channel) == channel)
        .order_by(col(GameRow.status).in_(OPEN).desc(), col(GameRow.id).desc())
        .limit(1)
    )
    return (await connection.execute(query)).scalar()


async def running(connection: AsyncConnection) -> list[int]:
    """All games that go on."""
    query = select(GAME.c.id).where(col(GameRow.status) == "running").order_by(col(GameRow.id))
    return list((await connection.execute(query)).scalars())


async def channels_running(connection: AsyncConnection) -> list[tuple[int, int | None]]:
    """The channel and server of every game that goes on."""
    query = select(col(GameRow.channel), col(GameRow.guild)).where(col(GameRow.status) == "running")
    return [(channel, guild) for channel, guild in await connection.execute(query)]


async def change_game(connection: AsyncConnection, game: int, revision: int, changes: GameChanges) -> None:
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


async def mark_told(connection: AsyncConnection, game: int, told: int, post: int | None) -> None:
    """Note how much of a game's line public posts have told, and which of them is the newest."""
    await connection.execute(update(GAME).where(col(GameRow.id) == game).values(told=told, post=post))


async def set_host(connection: AsyncConnection, game: int, host: int, name: str) -> None:
    """Make somebody the host of a game, whatever else changes in it."""
    await connection.execute(update(GAME).where(col(GameRow.id) == game).values(host=host, host_name=name))


async def chairs(connection: AsyncConnection, game: int) -> list[StoredChair]:
    """The seats of a game in order."""
    query = select(CHAIR).where(col(ChairRow.game) == game).order_by(col(ChairRow.seat))
    return [StoredChair(**row) for row in (await connection.execute(query)).mappings()]


async def replace_chairs(connection: AsyncConnection, game: int, seats: Sequence[StoredChair]) -> None:
    """Write all seats of a game anew."""
    await connection.execute(delete(CHAIR).where(col(ChairRow.game) == game))
    await connection.execute(insert(CHAIR), [asdict(each) for each in seats])


async def lines(connection: AsyncConnection, game: int) -> list[Line]:
    """The log in order."""
    query = (
        select(
            col(EntryRow.number),
            col(EntryRow.seat),
            col(EntryRow.deed),
            col(EntryRow.by),
            col(EntryRow.person),
            col(EntryRow.drawn),
        )
        .where(col(EntryRow.game) == game)
        .order_by(col(EntryRow.number))
    )
    return [
        Line(number, seat, deed, by, person, () if drawn == "[]" else tuple(json.loads(drawn)))
        for number, seat, deed, by, person, drawn in await connection.execute(query)
    ]


async def last_acts(connection: AsyncConnection, games: Sequence[int]) -> dict[int, datetime]:
    """When the last entry of each of these games' logs was made."""
    query = (
        select(col(EntryRow.game), func.max(col(EntryRow.at)).label("last"))
        .where(col(EntryRow.game).in_(games))
        .group_by(col(EntryRow.game))
    )
    return {row.game: row.last for row in await connection.execute(query)}


async def times(connection: AsyncConnection, game: int) -> dict[int, tuple[datetime, int | None]]:
    """When each entry was made and who pressed, by number."""
    query = select(col(EntryRow.number), col(EntryRow.at), col(EntryRow.person)).where(
        col(EntryRow.game) == game
    )
    return {number: (at, person) for number, at, person in await connection.execute(query)}


async def add_lines(connection: AsyncConnection, game: int, entries: Sequence[Line], at: datetime) -> None:
    """More of the log.

    Raises:
        Stale: another process wrote one of these numbers first.
    """
    rows = [
        {
            "game": game,
            "number": entry.number,
            "seat": entry.seat,
            "deed": entry.deed,
            "by": entry.by,
            "person": entry.person,
            "drawn": json.dumps(entry.drawn) if entry.drawn else "[]",
            "at": at,
        }
        for entry in entries
    ]
    try:
        await connection.execute(insert(ENTRY), rows)
    except IntegrityError as error:
        raise Stale from error


async def newest_snapshot(connection: AsyncConnection, game: int, version: int) -> Snapshot | None:
    """The latest snapshot made under this version of the rules."""
    query = (
        select(col(SnapshotRow.number), col(SnapshotRow.state))
        .where(col(SnapshotRow.game) == game, col(SnapshotRow.version) == version)
        .order_by(col(SnapshotRow.number).desc())
        .limit(1)
    )
    found = (await connection.execute(query)).first()
    return None if found is None else Snapshot(*found)


async def keep_snapshot(
    connection: AsyncConnection, game: int, number: int, version: int, state: str
) -> None:
    """The one snapshot of a game."""
    await connection.execute(delete(SNAPSHOT).where(col(SnapshotRow.game) == game))
    await connection.execute(insert(SNAPSHOT).values(game=game, number=number, version=version, state=state))


async def standing_orders(connection: AsyncConnection, game: int) -> list[Order]:
    """All standing orders of a game, the most narrowed first."""
    query = select(ORDER).where(col(OrderRow.game) == game)
    found = [
        Order(row.seat, row.kind, tuple(sorted(json.loads(row.about).items())), row.choice)
        for row in await connection.execute(query)
    ]
    return sorted(found, key=lambda order: -len(order.about))


async def keep_order(connection: AsyncConnection, game: int, order: Order) -> None:
    """Set a standing order anew."""
    about = json.dumps(dict(order.about), sort_keys=True)
    await connection.execute(
        delete(ORDER).where(
            col(OrderRow.game) == game,
            col(OrderRow.seat) == order.seat,
            col(OrderRow.kind) == order.kind,
            col(OrderRow.about) == about,
        )
    )
    await connection.execute(
        insert(ORDER).values(game=game, seat=order.seat, kind=order.kind, about=about, choice=order.choice)
    )


async def add_fault(connection: AsyncConnection, fault: Fault) -> None:
    """Remember a fault of ours."""
    await connection.execute(insert(FAULT).values(**asdict(fault)))


async def setting(connection: AsyncConnection, name: str) -> str | None:
    """Something the bot remembers of itself."""
    query = select(col(SettingRow.value)).where(col(SettingRow.name) == name)
    return (await connection.execute(query)).scalar()


async def keep_setting(connection: AsyncConnection, name: str, value: str) -> None:
    """Remember something."""
    await connection.execute(delete(SETTING).where(col(SettingRow.name) == name))
    await connection.execute(insert(SETTING).values(name=name, value=value))
