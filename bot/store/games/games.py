"""Reading and writing games and their seats. In the path of a turn: plain statements, no entities."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import TypedDict

from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.errors.tables import ChannelTaken
from bot.errors.trouble import Stale
from bot.store.connection import Connection, number_of
from bot.store.rows.games import CHAIR, GAME
from bot.store.values import Query, all_of, replace_rows, row_of, same
from engine.core.contract import Seat, Word

OPEN = ("lobby", "running")
IS_OPEN: ColumnElement[bool] = GAME.c.status.in_(OPEN)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFacts:
    """What is the same of a game in the store and at its table. What each field says stands at `GameRow`."""

    id: int = 0
    """0: the store has not numbered it yet."""
    guild: int | None
    channel: int
    seats: int
    status: str
    host: int
    host_name: str
    language: str
    number: int = 0
    """Entries in the log: what a person has seen, to notice when the game has moved on."""
    revision: int = 0
    """Changes made to the game until now, in the lobby too: whoever saw another one came too late."""
    told: int
    """Entries of the standing line that public posts have told; negative before the first post."""
    post: int | None = None
    forks: bool = False
    source: int | None = None
    source_turn: int | None = None
    created: datetime
    advice: str = ""
    """What its table has settled about advice: `off`, `on`, the last turn with it; empty: nothing."""
    advised: bool = False
    """Whether advice was given in it, or could be had as its table had settled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame(GameFacts):
    """A game as it is stored, without its seats and its log."""

    title: str
    version: int
    options: str
    seed: str = field(repr=False)
    setup: str = "[]"
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
    forks: bool
    number: int
    started: datetime
    ended: datetime
    version: int
    advice: str
    advised: bool


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person by Discord's id, and the name they go by."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who holds it."""

    seat: Seat
    person: int | None = None
    """Discord's id of its holder."""
    name: str = ""
    """The holder's name as they had it; not escaped."""
    computer: str | None = None
    """The computer player in it."""
    wish: Word | None = None
    kept: int | None = None
    """For whom a free seat is kept; `name` is theirs then."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return self.person is not None or self.computer is not None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played: what those see of it who only call or tell somebody."""

    game: int
    title: str
    """The game that is played, by its slug."""
    language: str
    status: str
    guild: int | None
    channel: int
    post: int | None
    """Its newest public message."""
    source: int | None = None
    """Of a fork: the game as which it began."""


# Reading

_GAME = Query(StoredGame, select(GAME).where(*same(GAME, "id")))


async def find_game(connection: Connection, game: int) -> StoredGame | None:
    """A game by its number."""
    return await _GAME.first(connection, of_id=game)


@dataclass(frozen=True, slots=True)
class Stands:
    """How far a game is, as whoever keeps a copy of it asks."""

    revision: int
    told: int
    post: int | None


_STANDS = Query(Stands, select(GAME).where(*same(GAME, "id")))


async def stands(connection: Connection, game: int) -> Stands | None:
    """How far a game is; None: there is none by this number."""
    return await _STANDS.first(connection, of_id=game)


async def places(connection: Connection, numbers: Sequence[int]) -> dict[int, Place]:
    """Where these games are played, by number; games that are not there are missing."""
    query = select(GAME, GAME.c.id.label("game")).where(GAME.c.id.in_(numbers))
    return {place.game: place for place in await all_of(connection, Place, query)}


async def games_on(
    connection: Connection, guild: int, *, only_open: bool, most: int | None = None
) -> list[StoredGame]:
    """Games of a server, those that are open first, the newest first."""
    query = select(GAME).filter_by(guild=guild).order_by(IS_OPEN.desc(), GAME.c.id.desc()).limit(most)
    return await all_of(connection, StoredGame, query.where(IS_OPEN) if only_open else query)


async def hosted_by(connection: Connection, person: int, guild: int | None = None) -> list[int]:
    """The open games that a person hosts, on a server or everywhere (None)."""
    query = select(GAME.c.id).filter_by(host=person).where(IS_OPEN)
    query = query if guild is None else query.filter_by(guild=guild)
    return list((await connection.execute(query)).scalars())


async def count_hosted(connection: Connection, person: int) -> int:
    """How many open games a person hosts, forks aside."""
    query = select(func.count()).select_from(GAME).filter_by(host=person, source=None).where(IS_OPEN)
    return int((await connection.execute(query)).scalar_one())


async def forks_of(connection: Connection, person: int) -> list[StoredGame]:
    """The open forks that a person hosts, the oldest first."""
    query = select(GAME).filter_by(host=person).where(IS_OPEN, GAME.c.source.is_not(None))
    return await all_of(connection, StoredGame, query.order_by(GAME.c.id))


async def open_forks(connection: Connection) -> list[StoredGame]:
    """All forks that go on."""
    query = select(GAME).filter_by(status="running").where(GAME.c.source.is_not(None)).order_by(GAME.c.id)
    return await all_of(connection, StoredGame, query)


async def seated_at(connection: Connection, person: int) -> list[StoredGame]:
    """The open games where a person has a seat."""
    seats = select(CHAIR.c.game).filter_by(person=person)
    query = select(GAME).where(IS_OPEN, GAME.c.id.in_(seats)).order_by(GAME.c.id)
    return await all_of(connection, StoredGame, query)


async def games_of(connection: Connection, person: int) -> list[int]:
    """The numbers of the open games where a person has a seat."""
    return [game.id for game in await seated_at(connection, person)]


async def all_begun(connection: Connection) -> list[int]:
    """The numbers of all games that have a log."""
    query = select(GAME.c.id).where(GAME.c.started.is_not(None), GAME.c.status != "lobby").order_by(GAME.c.id)
    return list((await connection.execute(query)).scalars())


_NEWEST_IN = (
    select(GAME.c.id).where(*same(GAME, "channel")).order_by(IS_OPEN.desc(), GAME.c.id.desc()).limit(1)
)


async def newest_in(connection: Connection, channel: int) -> int | None:
    """The open game of a channel, else its newest."""
    return (await connection.execute(_NEWEST_IN, {"of_channel": channel})).scalar()


async def is_taken(connection: Connection, channel: int) -> bool:
    """Whether a game is open in a channel."""
    query = select(GAME.c.id).filter_by(channel=channel).where(IS_OPEN)
    return (await connection.execute(query)).first() is not None


async def running(connection: Connection) -> list[int]:
    """All games that go on."""
    query = select(GAME.c.id).filter_by(status="running").order_by(GAME.c.id)
    return list((await connection.execute(query)).scalars())


async def with_computers(connection: Connection) -> list[int]:
    """All games that go on in which a computer plays."""
    seats = select(CHAIR.c.game).where(CHAIR.c.computer.is_not(None))
    query = select(GAME.c.id).filter_by(status="running").where(GAME.c.id.in_(seats)).order_by(GAME.c.id)
    return list((await connection.execute(query)).scalars())


async def channels_running(connection: Connection) -> list[tuple[int, int | None]]:
    """The channel and server of every game that goes on."""
    query = select(GAME.c.channel, GAME.c.guild).filter_by(status="running")
    return [(channel, guild) for channel, guild in await connection.execute(query)]


_CHAIRS = Query(Chair, select(CHAIR).where(*same(CHAIR, "game")).order_by(CHAIR.c.seat))


async def chairs(connection: Connection, game: int) -> list[Chair]:
    """The seats of a game in order."""
    return await _CHAIRS.all(connection, of_game=game)


# Writing

_CHANGE = update(GAME).where(*same(GAME, "id", "revision"))
_TOLD = update(GAME).where(*same(GAME, "id"))


async def add_game(connection: Connection, new: StoredGame) -> int:
    """Write a new game; the number it gets.

    Raises:
        ChannelTaken: another one is open in the channel.
    """
    try:
        return number_of(await connection.execute(insert(GAME).values(row_of(new))))
    except IntegrityError as error:
        raise ChannelTaken from error


async def change_game(connection: Connection, game: int, revision: int, changes: GameChanges) -> None:
    """Change a game that nobody changed since `revision`; it gets the next one.

    Raises:
        Stale: it has moved on.
    """
    written = {**changes, "revision": revision + 1, "of_id": game, "of_revision": revision}
    if (await connection.execute(_CHANGE, written)).rowcount != 1:
        raise Stale


async def mark_told(connection: Connection, game: int, told: int, post: int | None) -> None:
    """Note how much of a game's line public posts have told, and which of them is the newest."""
    await connection.execute(_TOLD, {"of_id": game, "told": told, "post": post})


async def replace_chairs(connection: Connection, game: int, seats: Sequence[Chair]) -> None:
    """Write all seats of a game anew."""
    await replace_rows(connection, CHAIR, [{"game": game, **asdict(each)} for each in seats], game=game)
