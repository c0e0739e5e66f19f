"""The outbox: what must be announced, written with what it tells of, taken in order, then confirmed."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import RowMapping, func, insert, select, update
from sqlmodel import col

from bot.store.connection import Connection
from bot.store.rows.games import OUTBOX, OutboxRow


class NoticeKind(StrEnum):
    """What a notice is about. How each is delivered stands in `bot.posting.deliverers`."""

    LOBBY = "lobby"
    TURN = "turn"
    UNDONE = "undone"
    """Somebody's step, or more, was taken back."""
    ENDED = "ended"
    CLOSED = "closed"
    """An administrator closed the table."""
    VOTE = "vote"
    OFFER = "offer"
    """A seat is on offer, or no longer."""
    HANDOVER = "handover"
    """A seat has changed hands."""
    FOLLOWED = "followed"
    """The end of a game, to a person who followed it: in place of the channel stands their number."""
    EXCHANGE = "exchange"
    """An exchange as it stands; the notice's number is that of its row."""
    BOARD = "board"
    """A picture of the board alone: it tells nothing of the game's own posts."""


TELLING = (NoticeKind.LOBBY, NoticeKind.TURN, NoticeKind.UNDONE, NoticeKind.ENDED)
"""Notices of how a game stands: a newer one tells what an older one would have."""

LONGEST_WAIT = timedelta(hours=1)
"""Attempts grow apart up to this."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One announcement that is due. `id` serves as the message's nonce."""

    id: int
    game: int
    channel: int
    kind: NoticeKind
    number: int
    attempts: int
    about: str = ""
    """What else the post needs to know, as JSON."""


async def add(
    connection: Connection, game: int, channel: int, kind: NoticeKind, number: int, now: datetime
) -> None:
    """Something to announce. An older notice of the game that nobody saw yet is covered by this one."""
    await connection.execute(
        update(OUTBOX)
        .where(
            col(OutboxRow.game) == game,
            col(OutboxRow.done).is_(False),
            col(OutboxRow.attempts) == 0,
            col(OutboxRow.kind).in_(TELLING),
        )
        .values(done=True)
    )
    await add_alone(connection, game, channel, kind, number, now)


async def add_beside(
    connection: Connection, game: int, channel: int, kind: NoticeKind, number: int, now: datetime
) -> None:
    """Something to announce beside how the game stands: it covers only an older notice of the same thing.

    `channel` is a person's id where it goes to a person.
    """
    await connection.execute(
        update(OUTBOX)
        .where(
            col(OutboxRow.game) == game,
            col(OutboxRow.channel) == channel,
            col(OutboxRow.kind) == kind,
            col(OutboxRow.number) == number,
            col(OutboxRow.done).is_(False),
            col(OutboxRow.attempts) == 0,
        )
        .values(done=True)
    )
    await add_alone(connection, game, channel, kind, number, now)


async def add_alone(
    connection: Connection,
    game: int,
    channel: int,
    kind: NoticeKind,
    number: int,
    now: datetime,
    about: str = "",
) -> None:
    """Something to announce that covers nothing else."""
    await connection.execute(
        insert(OUTBOX).values(
            game=game,
            channel=channel,
            kind=kind,
            number=number,
            created=now,
            attempts=0,
            due=now,
            done=False,
            about=about,
        )
    )


async def due(connection: Connection, now: datetime, busy: Collection[int] = ()) -> list[Notice]:
    """What is to be announced now: the first notice of each channel that is not `busy`, if it is due."""
    return [notice for notice, at in await _first(connection, busy) if at <= now]


async def next_due(connection: Connection, busy: Collection[int] = ()) -> datetime | None:
    """When a notice is due next in a channel that is not `busy`; None if there is none."""
    return min((at for _, at in await _first(connection, busy)), default=None)


async def _first(connection: Connection, busy: Collection[int]) -> list[tuple[Notice, datetime]]:
    """The first notice of each channel that is not `busy`, and when it is due: what a game has to tell, then
    boards alone; in order."""
    first = (
        select(func.min(col(OutboxRow.id)))
        .where(col(OutboxRow.done).is_(False))
        .group_by(col(OutboxRow.channel), col(OutboxRow.kind) == NoticeKind.BOARD)
    )
    query = select(OUTBOX).where(col(OutboxRow.id).in_(first)).order_by(col(OutboxRow.id))
    found: dict[int, tuple[Notice, datetime]] = {}
    for row in (await connection.execute(query)).mappings():
        notice = _notice(row)
        earlier = found.get(notice.channel)
        if notice.channel not in busy and (
            earlier is None or earlier[0].kind == NoticeKind.BOARD != notice.kind
        ):
            found[notice.channel] = (notice, row["due"])
    return sorted(found.values(), key=lambda each: each[0].id)


def _notice(row: RowMapping) -> Notice:
    return Notice(
        id=row["id"],
        game=row["game"],
        channel=row["channel"],
        kind=NoticeKind(row["kind"]),
        number=row["number"],
        attempts=row["attempts"],
        about=row["about"],
    )


async def waiting_since(connection: Connection, games: Sequence[int]) -> dict[int, datetime]:
    """Since when the oldest notice of each of these games waits that was tried, and could not be posted."""
    query = (
        select(col(OutboxRow.game), func.min(col(OutboxRow.created)).label("since"))
        .where(col(OutboxRow.game).in_(games), col(OutboxRow.done).is_(False), col(OutboxRow.attempts) > 0)
        .group_by(col(OutboxRow.game))
    )
    return {row.game: row.since for row in await connection.execute(query)}


async def drop_all_but(connection: Connection, game: int, kind: NoticeKind) -> None:
    """Announce nothing more of a game but what is of this kind."""
    await connection.execute(
        update(OUTBOX)
        .where(col(OutboxRow.game) == game, col(OutboxRow.kind) != kind, col(OutboxRow.done).is_(False))
        .values(done=True, about="")
    )


async def begin(connection: Connection, notice: Notice, now: datetime) -> None:
    """Count an attempt before it is made; a later one waits longer each time."""
    wait = min(timedelta(seconds=2 ** min(notice.attempts, 12)), LONGEST_WAIT)
    await connection.execute(
        update(OUTBOX)
        .where(col(OutboxRow.id) == notice.id)
        .values(attempts=notice.attempts + 1, due=now + wait)
    )


async def postpone(connection: Connection, notice: Notice, due: datetime) -> None:
    """Do not try again before a time."""
    await connection.execute(update(OUTBOX).where(col(OutboxRow.id) == notice.id).values(due=due))


async def hasten(connection: Connection, channels: Sequence[int], now: datetime) -> int:
    """Try what waits in these channels again now; how many notices that are."""
    statement = (
        update(OUTBOX)
        .where(col(OutboxRow.done).is_(False), col(OutboxRow.channel).in_(channels), col(OutboxRow.due) > now)
        .values(due=now)
    )
    return int((await connection.execute(statement)).rowcount)


async def confirm(connection: Connection, notice: Notice, message: int | None) -> None:
    """The announcement was made, or need not be made any more; who asked for it is not needed any longer."""
    await connection.execute(
        update(OUTBOX).where(col(OutboxRow.id) == notice.id).values(done=True, message=message, about="")
    )
