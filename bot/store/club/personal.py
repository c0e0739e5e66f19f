"""What is stored of one person, found by the list of traces: counted, told, cleared."""

from collections.abc import Sequence

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    TypeDecorator,
    delete,
    func,
    select,
    type_coerce,
    update,
)

from bot.store.club.traces import NOBODY, REMOVE, TRACES, ZERO, Trace
from bot.store.connection import Connection
from bot.store.rows.columns import Utc
from bot.store.rows.games import CHAIR, FAULT, GAME, ORDER, GameRow
from bot.store.rows.people import HOLIDAY, STAND_IN

_SEAT = CHAIR, (CHAIR.c.game == ORDER.c.game) & (CHAIR.c.seat == ORDER.c.seat)


async def rows_told(connection: Connection, trace: Trace, person: int) -> list[dict[str, object]]:
    """What a person is told of each of their rows, by column, in the order they were written."""
    columns = [trace.rows.c[name] for name in trace.told]
    query = select(*map(_written, columns)).where(trace.of(person)).order_by(*trace.rows.primary_key)
    return [
        {column.name: _exact(column, value) for column, value in zip(columns, row, strict=True)}
        for row in await connection.execute(query)
    ]


def _written(column: Column[object]) -> ColumnElement[object]:
    """A column as it is written, without what we read from it; only times are read as such."""
    if isinstance(column.type, TypeDecorator) and not isinstance(column.type, Utc):
        return type_coerce(column, column.type.impl_instance)
    return column


def _exact(column: Column[object], value: object) -> object:
    """Ids as text: many programs read larger numbers wrongly."""
    return str(value) if isinstance(column.type, BigInteger) and value is not None else value


async def orders_told(connection: Connection, person: int) -> list[dict[str, object]]:
    """The standing orders of the seats a person holds, by column."""
    columns = [ORDER.c[name] for name in ("game", "seat", "kind", "about", "choice")]
    query = select(*columns).join(*_SEAT).where(CHAIR.c.person == person).order_by(ORDER.c.id)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def count_rows(connection: Connection, trace: Trace, person: int) -> int:
    """How many rows there are of a person in one place."""
    query = select(func.count()).select_from(trace.rows).where(trace.of(person))
    return int((await connection.execute(query)).scalar() or 0)


async def count_orders(connection: Connection, person: int) -> int:
    """How many standing orders there are of the seats a person holds."""
    query = select(func.count()).select_from(ORDER).join(*_SEAT).where(CHAIR.c.person == person)
    return int((await connection.execute(query)).scalar() or 0)


async def games_naming(connection: Connection, person: int) -> list[int]:
    """All games that name a person: as host, in a seat, in the log."""
    found: set[int | None] = set()
    for trace in TRACES:
        column = trace.rows.c.id if trace.row is GameRow else trace.rows.c.get("game")
        if column is not None:
            found.update((await connection.execute(select(column).where(trace.of(person)))).scalars())
    return sorted(game for game in found if game is not None)


async def clear_traces(connection: Connection, person: int, games: Sequence[int]) -> None:
    """Clear or remove every row of a person; `games`, all that name them, count as changed."""
    seats = select(CHAIR.c.game, CHAIR.c.seat).where(CHAIR.c.person == person)
    for game, seat in (await connection.execute(seats)).all():
        await connection.execute(delete(ORDER).where(ORDER.c.game == game, ORDER.c.seat == seat))
    away = select(HOLIDAY.c.id).where(HOLIDAY.c.person == person)
    await connection.execute(delete(STAND_IN).where(STAND_IN.c.holiday.in_(away)))
    for trace in TRACES:
        if trace.fate == REMOVE:
            await connection.execute(delete(trace.rows).where(trace.of(person)))
            continue
        values: dict[str, object] = {trace.person: ZERO if trace.fate == NOBODY else None}
        if trace.name is not None:
            values[trace.name] = ""
        await connection.execute(update(trace.rows).where(trace.of(person)).values(**values))
    # Whoever holds an older copy of these tables must not write it back.
    await connection.execute(update(GAME).where(GAME.c.id.in_(games)).values(revision=GAME.c.revision + 1))


async def names_in_games(connection: Connection, person: int) -> list[tuple[int, str]]:
    """The games where a person holds a seat, each with what they are called there."""
    query = select(CHAIR.c.game, CHAIR.c.name).where(CHAIR.c.person == person)
    return [(game, name) for game, name in await connection.execute(query)]


async def scrub_faults(connection: Connection, said: str, among: Sequence[int] | None = None) -> None:
    """Take an id or a name out of what was written down about faults, of some games or of all."""
    for column in (FAULT.c.error, FAULT.c.deed):
        statement = update(FAULT).where(column.contains(said, autoescape=True))
        if among is not None:
            statement = statement.where(FAULT.c.game.in_(among))
        await connection.execute(statement.values({column: func.replace(column, said, "…")}))
