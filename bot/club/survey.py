"""The tables of a server: what is open, what is stuck and why."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.club.errors import NoSuchTable
from bot.errors.trouble import GameDamaged
from bot.store import itself
from bot.store.connection import Connection
from bot.store.games import games, logs
from bot.store.games.games import OPEN, StoredGame
from bot.store.posts import outbox
from bot.tables.change.tables import Tables
from bot.tables.state.table import Table

QUIET, UNSENT, HELD, DAMAGED, FAULT = "quiet", "unsent", "held", "damaged", "fault"
"""Why a table is stuck: nobody has acted for long, its posts cannot be sent, its log does not replay, or a
fault of ours has happened there since somebody acted."""

LATE = timedelta(minutes=10)
"""How long a post may wait before it counts as one that cannot be sent."""


@dataclass(frozen=True, slots=True)
class Surveyed:
    """A table as administrators see it."""

    game: StoredGame
    last: datetime
    """When somebody last did something; while people gather, when it was opened."""
    table: Table | None
    """None where its log does not replay."""
    troubles: tuple[str, ...]
    fault: str = ""
    """The code of a fault of ours since then; empty: there was none."""


async def game_of(connection: Connection, guild: int, game: int, *, only_open: bool) -> StoredGame:
    """A game of this server.

    Raises:
        NoSuchTable: it is another server's, there is none, or it is over and should not be.
    """
    found = await games.find_game(connection, game)
    if found is None or found.guild != guild or (only_open and found.status not in OPEN):
        raise NoSuchTable({"given": str(game)})
    return found


async def survey(tables: Tables, guild: int, quiet: timedelta) -> list[Surveyed]:
    """All open tables of a server; those without an action for `quiet` count as stuck.

    Raises:
        StoreBusy, StoreDamaged: the database cannot be read.
    """
    now = tables.now()
    async with tables.store.reading() as connection:
        found = await games.games_on(connection, guild, only_open=True)
        numbers = [game.id for game in found]
        acted = await logs.last_acts(connection, numbers)
        waiting = await outbox.waiting_since(connection, numbers)
        faults = await itself.newest_faults(connection, numbers)
    surveyed = []
    for game in found:
        last = max(filter(None, (game.created, game.started, acted.get(game.id))))
        troubles = []
        if now - last >= quiet:
            troubles.append(QUIET)
        if now - waiting.get(game.id, now) >= LATE:
            troubles.append(UNSENT)
        table: Table | None = None
        try:
            table = await tables.get(game.id)
            if table.held is not None:
                troubles.append(HELD)
        except GameDamaged:
            troubles.append(DAMAGED)
        code, at = faults.get(game.id, ("", last))
        if code and at >= last:
            troubles.append(FAULT)
        surveyed.append(Surveyed(game, last, table, tuple(troubles), code))
    return surveyed
