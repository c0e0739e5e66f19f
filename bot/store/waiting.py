"""What waits in the database, for whoever watches the bot: read in one short transaction."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select

from bot.store.connection import Connection
from bot.store.games.games import IS_OPEN
from bot.store.rows.calls import CALL, TIMER
from bot.store.rows.games import GAME, OUTBOX


@dataclass(frozen=True, slots=True)
class Waiting:
    """What waits at a moment."""

    posts: int
    """Notices in the outbox."""
    oldest: datetime | None
    """Since when the oldest of them waits."""
    late: int
    """Timers and calls that should have been looked at or sent by now."""
    games: Mapping[str, int]
    """Open games by title."""


async def waiting(connection: Connection, due: datetime) -> Waiting:
    """What waits now; calls are late that were `due` then."""
    posts = select(func.count(), func.min(OUTBOX.c.created)).select_from(OUTBOX).filter_by(done=False)
    calls = select(func.count()).select_from(CALL).filter_by(done=False).where(CALL.c.due < due)
    timers = select(func.count()).select_from(TIMER).where(TIMER.c.due < due)
    titles = select(GAME.c.title, func.count()).where(IS_OPEN).group_by(GAME.c.title)
    many, oldest = (await connection.execute(posts)).one()
    late = [(await connection.execute(query)).scalar_one() for query in (calls, timers)]
    games = {title: count for title, count in await connection.execute(titles)}  # noqa: C416 - rows are no pairs
    return Waiting(many, oldest, sum(late), games)
