"""Having boards posted: once because somebody asked, or by themselves in a channel."""

from dataclasses import replace

from bot.errors.tables import NotRunning
from bot.store.games import games
from bot.store.posts import outbox, posts
from bot.store.posts.outbox import Notice, NoticeKind
from bot.tables.change.notices import LATEST, about
from bot.tables.change.tables import Tables
from bot.tables.state.table import Table


async def post_board(
    tables: Tables, table: Table, channel: int, turn: int | None, focus: str | None, by: str
) -> None:
    """Have a board posted in a channel, because somebody asked for it.

    Raises:
        NotRunning: the game has not begun.
    """
    if table.match is None:
        raise NotRunning
    said = about(LATEST if turn is None else turn, focus, by)
    notice = Notice(table.id, channel, NoticeKind.BOARD, table.number, said)
    await tables.store.write(outbox.add_alone, notice, tables.now())
    tables.on_change(table.id)


async def hang(tables: Tables, game: int, person: int, channel: int, every: str | None) -> None:
    """The host settles when the game's boards go to a channel; None: no longer.

    Raises:
        NotHosting.
    """
    async with tables.locked(game) as table:
        table.check_host(person)
        async with tables.store.writing() as connection:
            # Another process must not play on without it.
            await games.change_game(connection, game, table.revision, {})
            await posts.keep_gallery(connection, game, channel, every)
            found = await posts.galleries(connection, game)
        tables.keep(replace(table, revision=table.revision + 1))
        tables.prepared.keep_galleries(game, found)
