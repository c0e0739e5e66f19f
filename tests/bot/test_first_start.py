"""The very first start: no database is there yet."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot_process import BotProcess

from bot.playground.server import Playground
from bot.store.revisions import revisions


async def test_the_first_start_makes_the_tables(playground: Playground, tmp_path: Path) -> None:
    bot = BotProcess(playground, tmp_path)
    assert not bot.database.exists()
    await bot.start()
    await bot.stop()
    with closing(sqlite3.connect(bot.database)) as made:
        assert made.execute("select version_num from alembic_version").fetchall() == [(revisions()[-1],)]
    assert "error" not in bot.log
