"""The bot as it is run, with a port on which it tells how it does."""

import asyncio
import os
import socket
from functools import partial
from pathlib import Path

import pytest
from bot_process import BotProcess

from bot.cli.running.health import asked
from bot.cli.running.serving import MetricsPortTaken, watched
from bot.playground.server import Playground
from bot.speech.texts import say


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def set_port(port: int) -> None:
    os.environ["KERYX_METRICS_PORT"] = str(port)


async def test_a_running_bot_answers_until_it_ends(playground: Playground, tmp_path: Path):
    port = free_port()
    async with BotProcess(playground, tmp_path, partial(set_port, port)) as bot:
        while (told := await asyncio.to_thread(asked, port)) == (False, say("en", "health-starting")):
            pass
        assert told == (True, "The bot is well.")
        assert not bot.log
    assert not (await asyncio.to_thread(asked, port))[0]


async def test_a_port_that_is_taken_is_told():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        with pytest.raises(MetricsPortTaken):
            await watched(taken.getsockname()[1], "en")
