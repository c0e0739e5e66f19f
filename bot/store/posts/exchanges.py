"""The messages about exchanges: which part of a game each tells, and whom it has called."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Executable, bindparam, insert, select, update

from bot.store.connection import Connection, number_of
from bot.store.rows.games import EXCHANGE
from bot.store.values import same
from engine.core.contract import Seat, Word

LATEST = 10**9
"""A number that no log reaches."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that is or was called, and how many log entries there were when it was asked."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class ToldExchange:
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


async def _all_told(connection: Connection, query: Executable, given: dict[str, int]) -> list[ToldExchange]:
    return [
        ToldExchange(**{**row, "called": _asked(row["called"]), "calling": _asked(row["calling"])})
        for row in (await connection.execute(query, given)).mappings()
    ]


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
    row = {"game": game, "word": word, "began": began, "calling": _pairs(calling)}
    return number_of(await connection.execute(insert(EXCHANGE).values(row)))


_TOLD = select(EXCHANGE)
_READ = _TOLD.where(*same(EXCHANGE, "id"))
_OPEN = _TOLD.filter_by(over=False).where(*same(EXCHANGE, "game"))
_SHOWN = _TOLD.where(
    *same(EXCHANGE, "game"), EXCHANGE.c.message.is_not(None), EXCHANGE.c.ended > bindparam("after")
).order_by(EXCHANGE.c.id)


async def read(connection: Connection, exchange: int) -> ToldExchange | None:
    """An exchange by its number."""
    return next(iter(await _all_told(connection, _READ, {"of_id": exchange})), None)


async def open_one(connection: Connection, game: int) -> ToldExchange | None:
    """The exchange that is on in a game, if it is told."""
    return next(iter(await _all_told(connection, _OPEN, {"of_game": game})), None)


async def shown(connection: Connection, game: int, after: int) -> list[ToldExchange]:
    """The exchanges that are over and were told in a message, of which a part came after so many entries."""
    return await _all_told(connection, _SHOWN, {"of_game": game, "after": after})


async def ask(connection: Connection, exchange: int, calling: Sequence[Asked]) -> None:
    """Write down who is still to be called."""
    await _change(connection, exchange, calling=_pairs(calling))


async def close(connection: Connection, exchange: int, ended: int | None) -> None:
    """Write down that an exchange is over, with its last entry, or taken back (None)."""
    await _change(connection, exchange, over=True, ended=ended, calling="[]")


async def cut_short(connection: Connection, game: int, keep: int) -> None:
    """What came after so many entries was taken back: the messages told it, but it will be told anew."""
    longer = update(EXCHANGE).filter_by(game=game).where(EXCHANGE.c.ended > keep)
    await connection.execute(longer.values(ended=keep))


async def mark_posted(connection: Connection, exchange: int, message: int, since: int) -> None:
    """Remember the message, and from where on it tells."""
    await _change(connection, exchange, message=message, since=since)


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
        left = _pairs([each for each in told.calling if each not in done])
        await _change(connection, exchange, call=call, called=_pairs(called), calling=left)


_CHANGE = update(EXCHANGE).where(*same(EXCHANGE, "id"))


async def _change(connection: Connection, exchange: int, **values: object) -> None:
    await connection.execute(_CHANGE, {"of_id": exchange, **values})
