"""The very first start: no database is there yet."""

from pathlib import Path

from bot_process import BotProcess
from made_store import ask, do, put_store

from bot.playground.server import Playground
from bot.store.revisions import revisions


async def test_the_first_start_makes_the_tables(
    playground: Playground, tmp_path: Path, database: None
) -> None:
    bot = BotProcess(playground, tmp_path)
    assert not bot.database.exists()
    await bot.start()
    await bot.stop()
    assert ask(bot.database, "select version_num from alembic_version") == [(revisions()[-1],)]
    assert "error" not in bot.log


async def test_what_a_newer_one_has_written_is_told_and_left_alone(
    playground: Playground, tmp_path: Path, database: None
) -> None:
    bot = BotProcess(playground, tmp_path)
    await put_store(bot.database)
    do(bot.database, "update alembic_version set version_num = '9999'")
    code, told = await bot.run_until_it_ends()
    assert code == 2
    assert "was written by a newer Keryx" in " ".join(told.split())
    assert "Traceback" not in told
    assert ask(bot.database, "select version_num from alembic_version") == [("9999",)]
