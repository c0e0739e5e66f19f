"""Closing a table: it ends without result, also where its log does not replay. Nothing of it is removed."""

from dataclasses import replace

import structlog

from bot.club.errors import NoSuchTable
from bot.club.survey import game_of
from bot.errors.trouble import GameDamaged
from bot.store.games import games
from bot.store.games.games import OPEN, GameChanges
from bot.store.posts import outbox
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.tables import Tables
from bot.tables.state.table import CALLED_OFF, LOBBY, RUNNING

log = structlog.get_logger(__name__)


async def close(tables: Tables, guild: int, game: int) -> None:
    """Close an open table of this server and tell it in its channel.

    Raises:
        NoSuchTable: it has none open by this number.
        Stale: somebody was quicker; it is still open.
    """
    await tables.store.read(game_of, guild, game, only_open=True)
    await close_game(tables, game)


async def close_game(tables: Tables, game: int) -> None:
    """Close a table that is open.

    Raises:
        NoSuchTable: there is none open by this number.
        Stale: somebody was quicker; it is still open.
    """
    try:
        async with tables.locked(game) as table:
            if table.status not in (LOBBY, RUNNING):
                raise NoSuchTable({"given": str(game)})
            closed = replace(table, status=CALLED_OFF)
            await tables.rewrite(table, closed, NoticeKind.CLOSED, {"ended": tables.now()})
    except GameDamaged:
        await _close_unread(tables, game)
    log.info("a table was closed", game=game)
    # What could not be posted until now has nobody left to read it.
    await tables.store.write(outbox.drop_all_but, game, NoticeKind.CLOSED)


async def _close_unread(tables: Tables, game: int) -> None:
    """The same for a table that cannot be loaded."""
    now = tables.now()
    async with tables.store.writing() as connection:
        stored = await games.find_game(connection, game)
        if stored is None or stored.status not in OPEN:
            raise NoSuchTable({"given": str(game)})
        closed: GameChanges = {"status": CALLED_OFF, "ended": now}
        await games.change_game(connection, game, stored.revision, closed)
        await outbox.add(
            connection, outbox.Notice(game, stored.channel, NoticeKind.CLOSED, stored.number), now
        )
    await tables.refresh(game)
