"""Forks nobody plays on with end by themselves, without a result."""

from datetime import datetime, timedelta

import structlog

from bot.club.closing import close_game
from bot.errors.trouble import TableError
from bot.store.connection import Connection
from bot.store.games import games, logs
from bot.tables.change.tables import Tables
from bot.tables.seats.forking import IDLE

log = structlog.get_logger(__name__)

AGAIN = timedelta(hours=1)
"""After which one that could not be ended is tried again."""


class IdleForks:
    """Ends them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def end(self) -> datetime | None:
        """End those that are due; when the next one is, None where none is open."""
        now = self.tables.now()
        due = {game: last + IDLE for game, last in (await self.tables.store.read(last_acts)).items()}
        for game, when in due.items():
            if when > now:
                continue
            try:
                await close_game(self.tables, game)
            except TableError as error:
                log.warning("an idle fork stays open", game=game, why=error.key)
                due[game] = now + AGAIN
        return min((when for when in due.values() if when > now), default=None)


async def last_acts(connection: Connection) -> dict[int, datetime]:
    """When something was last done in each fork that goes on, its beginning included."""
    found = {game.id: game.started or game.created for game in await games.open_forks(connection)}
    acted = await logs.last_acts(connection, list(found))
    return {game: max(began, acted.get(game, began)) for game, began in found.items()}
