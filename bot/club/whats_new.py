"""Who is told what is new: tables that ran already when a version came, once, and only of the newest."""

from datetime import datetime

from bot.speech.news import newest_version
from bot.store.connection import Connection
from bot.store.database import Store
from bot.store.games.games import find_game
from bot.store.games.news import news_told
from bot.store.itself import keep_setting, setting
from bot.tables.state.table import RUNNING, Table

SETTING = "news"
"""What the bot remembers: the newest version with news, and since when it runs."""


async def begin_version(store: Store, now: datetime) -> None:
    """Remember since when the version that runs now does."""
    newest, known = newest_version(), await store.read(setting, SETTING)
    if (known or "").partition(" ")[0] != newest:
        await store.write(keep_setting, SETTING, f"{newest} {now.isoformat()}")


async def news_due(connection: Connection, table: Table) -> str:
    """The version whose news a table is to be told with its next post; empty: none."""
    version, _, since = (await setting(connection, SETTING) or "").partition(" ")
    told, wanted = await news_told(connection, table.id)
    if not version or not since or version == told or not wanted or table.status != RUNNING:
        return ""
    game = await find_game(connection, table.id)
    if game is None or game.started is None or game.started >= datetime.fromisoformat(since):
        return ""
    return version
