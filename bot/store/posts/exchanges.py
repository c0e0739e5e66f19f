"""The messages about exchanges: which part of a game each tells, and whom it has called."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import RowMapping, insert, select, update
from sqlmodel import col

from bot.store.connection import Connection, number_of
from bot.store.rows.games import EXCHANGE, ExchangeRow
from engine.core.contract import Seat, Word

LATEST = 10**9
"""A number that no log reaches."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that is or was called, and how many log entries there were when it was asked."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Told:
    """An exchange as its message tells it."""

    id: int
    game: int
    word: Word
    began: int
    ended: int | None
    since: int
    over: bool
    message: int | None
    call: int | None
    called: tuple[Asked, ...]
    calling: tuple[Asked, ...]


def _told(row: RowMapping) -> Told:
    kind, _, word = row["word"].partition(":")
    return Told(
        id=row["id"],
        game=row["game"],
        word=Word(kind, word),
        began=row["began"],
        ended=row["ended"],
        since=row["since"],
        over=row["over"],
        message=row["message"],
        call=row["call"],
        called=_asked(row["called"]),
        calling=_asked(row["calling"]),
    )


def _asked(text: str) -> tuple[Asked, ...]:
    # Once only the seats were written down: they are taken for newly asked.
    pairs = [each if isinstance(each, list) else (each, LATEST) for each in json.loads(text)]
    return tuple(Asked(Seat(seat), number) for seat, number in pairs)


def _pairs(calling: Sequence[Asked]) -> str:
    return json.dumps([[each.seat, each.number] for each in calling])


async def open_new(
    connection: Connection, game: int, word: Word, began: int, calling: Sequence[Asked]
) -> int:
    """A new exchange's number."""
    result = await connection.execute(
        insert(EXCHANGE).values(
            game=game,
            word=f"{word.kind}:{word.id}",
            began=began,
            since=0,
            over=False,
            called="[]",
            calling=_pairs(calling),
        )
    )
    return number_of(result)


async def read(connection: Connection, exchange: int) -> Told | None:
    """An exchange by its number."""
    query = select(EXCHANGE).where(col(ExchangeRow.id) == exchange)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else _told(row)


async def open_one(connection: Connection, game: int) -> Told | None:
    """The exchange that is on in a game, if it is told."""
    query = select(EXCHANGE).where(col(ExchangeRow.game) == game, col(ExchangeRow.over).is_(False))
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else _told(row)


async def shown(connection: Connection, game: int, after: int) -> list[Told]:
    """The exchanges that are over and were told in a message, of which a part came after so many entries."""
    query = (
        select(EXCHANGE)
        .where(
            col(ExchangeRow.game) == game,
            col(ExchangeRow.message).is_not(None),
            col(ExchangeRow.ended) > after,
        )
        .order_by(col(ExchangeRow.id))
    )
    return [_told(row) for row in (await connection.execute(query)).mappings()]


async def ask(connection: Connection, exchange: int, calling: Sequence[Asked]) -> None:
    """Who is still to be called."""
    await _change(connection, exchange, {"calling": _pairs(calling)})


async def close(connection: Connection, exchange: int, ended: int | None) -> None:
    """It is over, with its last entry, or taken back."""
    await _change(connection, exchange, {"over": True, "ended": ended, "calling": "[]"})


async def cut_short(connection: Connection, game: int, keep: int) -> None:
    """What came after so many entries was taken back: the messages told it, but it will be told anew."""
    statement = (
        update(EXCHANGE)
        .where(col(ExchangeRow.game) == game, col(ExchangeRow.ended) > keep)
        .values(ended=keep)
    )
    await connection.execute(statement)


async def posted(connection: Connection, exchange: int, message: int, since: int) -> None:
    """Remember the message, and from where on it tells."""
    await _change(connection, exchange, {"message": message, "since": since})


async def keep_call(
    connection: Connection,
    exchange: int,
    call: int | None,
    called: Sequence[Asked],
    done: Sequence[Asked] = (),
) -> None:
    """Remember the message that calls, the seats it calls, and who has been called by now."""
    told = await read(connection, exchange)
    if told is not None:
        left = [each for each in told.calling if each not in done]
        values = {"call": call, "called": _pairs(called), "calling": _pairs(left)}
        await _change(connection, exchange, values)


async def _change(connection: Connection, exchange: int, values: Mapping[str, object]) -> None:
    await connection.execute(update(EXCHANGE).where(col(ExchangeRow.id) == exchange).values(**values))
