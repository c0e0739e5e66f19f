"""Reading and writing positions of games: where each stands, and where one went on under other rules."""

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update

from bot.store.connection import Connection
from bot.store.rows.games import POSITION, SEAM, SNAPSHOT
from bot.store.values import Query, same


@dataclass(frozen=True, slots=True)
class Position:
    """A game's state after so many log entries, as rules of some version led to it."""

    number: int
    version: int
    form: str
    """The digest of the form its state has."""
    state: str
    """The state as JSON."""


_POSITION = Query(Position, select(POSITION).where(*same(POSITION, "game")))
_SEAM = Query(Position, select(SEAM).where(*same(SEAM, "game")).order_by(SEAM.c.id.desc()).limit(1))
_MOVE_ON = update(POSITION).where(*same(POSITION, "game"))
_BEGIN = insert(POSITION)


async def position(connection: Connection, game: int) -> Position | None:
    """Where a game stands; None: it was played on before positions were kept."""
    return await _POSITION.first(connection, of_game=game)


async def keep_position(connection: Connection, game: int, now: Position) -> None:
    """Write where a game stands now."""
    stands = asdict(now)
    if not (await connection.execute(_MOVE_ON, {"of_game": game, **stands})).rowcount:
        await connection.execute(_BEGIN, {"game": game, **stands})


async def seam(connection: Connection, game: int) -> Position | None:
    """Where a game went on under the rules it has now; None: it began under them."""
    return await _SEAM.first(connection, of_game=game)


async def add_seam(connection: Connection, game: int, went_on: Position) -> None:
    """Write where a game goes on under other rules; states of the earlier ones are not used any more."""
    await connection.execute(insert(SEAM).values(game=game, **asdict(went_on)))
    await connection.execute(delete(SNAPSHOT).filter_by(game=game))
