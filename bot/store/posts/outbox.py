"""The outbox: what must be announced, written with what it tells of, taken in order, then confirmed."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import func, insert, select, update

from bot.store.connection import Connection
from bot.store.crew import leases
from bot.store.crew.leases import Work
from bot.store.rows.games import GAME, OUTBOX
from bot.store.values import Query, row_of, same


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
    HELD = "held"
    """Nothing is played until the table agrees; the notice's number is the version of the present rules."""
    BOARD = "board"
    """A picture of the board alone: it tells nothing of the game's own posts."""


TELLING = (NoticeKind.LOBBY, NoticeKind.TURN, NoticeKind.UNDONE, NoticeKind.ENDED)
"""Notices of how a game stands: a newer one tells what an older one would have."""

LONGEST_WAIT = timedelta(hours=1)
"""Attempts grow apart up to this."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One announcement. `id` serves as the message's nonce."""

    game: int
    channel: int
    """Where it goes; a person's id where it goes to a person."""
    kind: NoticeKind
    number: int
    about: str = ""
    """What else the post needs to know, as JSON."""
    id: int = 0
    """0: the store has not numbered it yet."""
    attempts: int = 0
    due: datetime | None = None
    """When it is to be tried next; None: it is not in the outbox yet."""


_UNSEEN = update(OUTBOX).filter_by(done=False, attempts=0).values(done=True)
_COVER = _UNSEEN.where(*same(OUTBOX, "game"), OUTBOX.c.kind.in_(TELLING))
_COVER_SAME = _UNSEEN.where(*same(OUTBOX, "game", "channel", "kind", "number"))
_ADD = insert(OUTBOX)


async def add(connection: Connection, notice: Notice, now: datetime) -> None:
    """Announce something. An older notice of the game that nobody saw yet is covered by this one."""
    await connection.execute(_COVER, {"of_game": notice.game})
    await add_alone(connection, notice, now)


async def add_beside(connection: Connection, notice: Notice, now: datetime) -> None:
    """Announce something beside how the game stands: it covers only an older notice of the same thing."""
    thing = {"of_channel": notice.channel, "of_kind": notice.kind, "of_number": notice.number}
    await connection.execute(_COVER_SAME, {"of_game": notice.game, **thing})
    await add_alone(connection, notice, now)


async def add_alone(connection: Connection, notice: Notice, now: datetime) -> None:
    """Announce something that covers nothing else."""
    await connection.execute(_ADD, {**row_of(notice), "created": now, "due": now})


async def was_announced(connection: Connection, notice: Notice) -> bool:
    """Whether such a notice of a game is or was in the outbox."""
    query = select(OUTBOX.c.id).filter_by(game=notice.game, kind=notice.kind, number=notice.number)
    return (await connection.execute(query.limit(1))).first() is not None


async def next_due(connection: Connection, busy: Collection[int] = ()) -> datetime | None:
    """When a notice is due next in a channel that is not `busy`; None if there is none."""
    return min((each.due for each in await firsts(connection, busy) if each.due is not None), default=None)


_FIRST = (
    select(func.min(OUTBOX.c.id))
    .filter_by(done=False)
    .group_by(OUTBOX.c.channel, OUTBOX.c.kind == NoticeKind.BOARD)
)
_FIRSTS = Query(Notice, select(OUTBOX).where(OUTBOX.c.id.in_(_FIRST)).order_by(OUTBOX.c.id))


async def firsts(connection: Connection, busy: Collection[int] = ()) -> list[Notice]:
    """The first notice of each channel that is not `busy`: what a game has to tell, then boards alone; in
    order."""
    found: dict[int, Notice] = {}
    for notice in await _FIRSTS.all(connection):
        earlier = found.get(notice.channel)
        if notice.channel not in busy and (
            earlier is None or earlier.kind == NoticeKind.BOARD != notice.kind
        ):
            found[notice.channel] = notice
    return sorted(found.values(), key=lambda each: each.id)


@dataclass(frozen=True, slots=True)
class Lane:
    """A channel in which something waits to be announced, where several processes do that."""

    first: Notice
    guild: int | None
    """The server of the game it is about."""
    busy: bool
    """Whether another process is at it."""


async def lanes(connection: Connection, busy: Collection[int]) -> list[Lane]:
    """The channels in which something waits, but those that are `busy` here; in order."""
    first = await firsts(connection, busy)
    query = select(GAME.c.id, GAME.c.guild).where(GAME.c.id.in_([each.game for each in first]))
    guilds = {game: guild for game, guild in await connection.execute(query)}  # noqa: C416
    taken = await leases.taken(connection, Work.LANE)
    return [Lane(each, guilds.get(each.game), each.channel in taken) for each in first]


async def messages_of(connection: Connection, game: int) -> set[int]:
    """The messages that tell what was announced of a game."""
    query = select(OUTBOX.c.message).filter_by(game=game).where(OUTBOX.c.message.is_not(None)).distinct()
    return set((await connection.execute(query)).scalars())


async def waiting_since(connection: Connection, games: Sequence[int]) -> dict[int, datetime]:
    """Since when the oldest notice of each of these games waits that was tried, and could not be posted."""
    query = select(OUTBOX.c.game, func.min(OUTBOX.c.created)).filter_by(done=False).group_by(OUTBOX.c.game)
    found = await connection.execute(query.where(OUTBOX.c.game.in_(games), OUTBOX.c.attempts > 0))
    return {game: since for game, since in found}  # noqa: C416 - rows are not known to be pairs


async def drop_all_but(connection: Connection, game: int, kind: NoticeKind) -> None:
    """Announce nothing more of a game but what is of this kind."""
    others = update(OUTBOX).filter_by(game=game, done=False).where(OUTBOX.c.kind != kind)
    await connection.execute(others.values(done=True, about=""))


_BEGIN = update(OUTBOX).filter_by(done=False).where(*same(OUTBOX, "id", "attempts"))


async def begin(connection: Connection, notice: Notice, now: datetime) -> bool:
    """Count an attempt before it is made, a later one waits longer each time; whether it is to be made."""
    wait = min(timedelta(seconds=2 ** min(notice.attempts, 12)), LONGEST_WAIT)
    this = {"of_id": notice.id, "of_attempts": notice.attempts}
    found = await connection.execute(_BEGIN, {**this, "attempts": notice.attempts + 1, "due": now + wait})
    return found.rowcount == 1


async def postpone(connection: Connection, notice: Notice, due: datetime, answer: str) -> None:
    """Do not try again before a time; `answer` says why it came to nothing."""
    await connection.execute(update(OUTBOX).filter_by(id=notice.id).values(due=due, answer=answer))


async def note_answer(connection: Connection, notice: Notice, answer: str) -> None:
    """Note why an attempt came to nothing, for whoever asks what is stuck."""
    await connection.execute(update(OUTBOX).filter_by(id=notice.id).values(answer=answer))


async def hasten(connection: Connection, channels: Sequence[int], now: datetime) -> int:
    """Try what waits in these channels again now; how many notices that are."""
    late = update(OUTBOX).filter_by(done=False).where(OUTBOX.c.channel.in_(channels), OUTBOX.c.due > now)
    return int((await connection.execute(late.values(due=now))).rowcount)


_CONFIRM = update(OUTBOX).where(*same(OUTBOX, "id")).values(done=True, about="", answer="")


async def confirm(connection: Connection, notice: Notice, message: int | None) -> None:
    """Note that an announcement was made, or need not be; who asked for it is not needed any longer."""
    await connection.execute(_CONFIRM, {"of_id": notice.id, "message": message})
