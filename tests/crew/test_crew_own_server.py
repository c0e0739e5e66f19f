"""PostgreSQL ends in the middle and starts again under a whole bot: people are told, and play goes on."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from among import BotAmong
from at_table import CHANNEL
from buttons import has
from driver import Person
from moved_clock import MovedClock
from own_server import OwnServer, programs
from tables import begin, called

from bot.playground.server import Playground

MOVE = "take coin / go iron / end"


@pytest.fixture
async def own_server() -> AsyncIterator[OwnServer]:
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL here to start")
    async with OwnServer(found) as server:
        yield server


async def test_people_are_told_and_play_on(
    playground: Playground,
    tmp_path: Path,
    clock: MovedClock,
    own_server: OwnServer,
    ana: Person,
    bruno: Person,
) -> None:
    playground.interactions.deadline = 60.0  # a busy machine is none of what is tried here
    async with BotAmong(playground, tmp_path, clock, own_server.url, "0/1") as bot:
        post = await begin(ana, bruno)
        await bot.settle()
        mover, _ = called(post, ana, bruno)
        before = await bot.rows("select number, revision from game")
        await own_server.stop()
        for language, word in (("en-US", "busy"), ("fr", "occupé")):
            await mover.speak(language)
            answer = await mover.command(CHANNEL, "play", move=MOVE)
            assert word in answer.text, answer.text
        await own_server.start()
        assert await bot.rows("select number, revision from game") == before
        await mover.speak("en-US")
        assert "Last" in (await mover.command(CHANNEL, "play", move=MOVE)).text
        await ana.wait_for(lambda message: has(message, "turn") and int(message.id) > int(post.id))
        assert await bot.rows("select count(*) from fault") == [(0,)]
