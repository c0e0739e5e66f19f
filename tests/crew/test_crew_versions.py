"""Real processes and the version of the tables: made once, whoever begins, and no older process writes on."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from postgres_server import Server
from process_among import ProcessAmong

from bot.playground.server import Playground
from bot.store.revisions import revisions


def version(server: Server, url: str) -> list[tuple]:
    return server.ask(url.rpartition("/")[2], "select version_num from alembic_version")


async def test_of_bots_that_begin_at_once_one_makes_the_tables(
    playground: Playground, tmp_path: Path, bare_postgres: str, server: Server
) -> None:
    async with AsyncExitStack() as stack:
        bots = [ProcessAmong(playground, tmp_path, bare_postgres, f"{shard}/2") for shard in range(2)]
        for bot in bots:
            bot.folder.mkdir()
            stack.push_async_callback(bot.stop)
        await asyncio.gather(*(bot.start() for bot in bots))
        assert version(server, bare_postgres) == [(revisions()[-1],)]
        assert [bot.log.count('"level": "error"') for bot in bots] == [0, 0]


async def test_a_bot_ends_when_its_tables_are_a_newer_ones(
    playground: Playground, tmp_path: Path, postgres: str, server: Server
) -> None:
    async with ProcessAmong(playground, tmp_path, postgres, "0/1") as bot:
        server.ask(postgres.rpartition("/")[2], "update alembic_version set version_num = '9999'")
        assert await bot.wait() == 2
        assert '"level": "error"' not in bot.log
