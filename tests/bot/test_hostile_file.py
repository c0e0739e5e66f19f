"""A file whose reading does not end: its sender is told, nobody else notices, the bot can end."""

import asyncio
from base64 import b64encode
from pathlib import Path

import driver
import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from driver import Person
from nursery import hasty
from tables import begin

from bot.playground.server import Playground


@pytest.mark.once
async def test_a_hostile_file_harms_nobody(
    playground: Playground,
    tmp_path: Path,
    database: None,
    ana: Person,
    bruno: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Reading steps back behind everything: on a busy machine its one second of a processor takes long.
    monkeypatch.setattr(driver, "PATIENCE", 120.0)
    async with BotProcess(playground, tmp_path, hasty) as bot:
        await begin(ana, bruno)
        (exported,) = (await ana.command(CHANNEL, "game export")).message.attachments
        file = {"filename": "game.json", "content": b64encode(await ana.read(exported)).decode()}
        brought = asyncio.create_task(ana.command(CHANNEL, "game import", file=file))
        answered = 0
        while not brought.done():
            answer = await bruno.command(CHANNEL, "game status")
            assert not answer.late
            answered += "Antike" in answer.text
            if answered == 1:
                assert "still reading" in (await ana.command(CHANNEL, "game import", file=file)).text
        assert "longer than any game" in (await brought).text
        assert answered > 1
        # It does not keep the bot from ending either.
        brought = asyncio.create_task(ana.command(CHANNEL, "game import", file=file))
        await bruno.command(CHANNEL, "game status")
        await bot.stop()
        assert bot.child.returncode == 0
        brought.cancel()
        await asyncio.gather(brought, return_exceptions=True)
