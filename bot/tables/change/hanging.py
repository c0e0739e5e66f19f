"""Having boards posted: once because somebody asked, or by themselves in a channel."""

from bot.errors.seats import NotHosting
from bot.errors.tables import NotRunning
from bot.store.posts import outbox, posts
from bot.store.posts.outbox import NoticeKind
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
    async with tables.store.writing() as connection:
        await outbox.add_alone(
            connection, outbox.Notice(table.id, channel, NoticeKind.BOARD, table.number, said), tables.now()
        )
    tables.on_change(table.id)


async def hang(tables: Tables, game: int, person: int, channel: int, every: str | None) -> None:
    """The host settles when the game's boards go to a channel; None: no longer.

    Raises:
        NotHosting.
    """
    async with tables.locked(game) as table:
        if not table.hosted_by(person):
            raise NotHosting({"host": table.host_name})
        async with tables.store.writing() as connection:
            await posts.keep_gallery(connection, game, channel, every)
            found = await posts.galleries(connection, game)
        tables.prepared.keep_galleries(game, found)
