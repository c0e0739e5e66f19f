import asyncio
import contextlib
from collections.abc import AsyncIterator

import discord
import pytest
import yarl
from driver import Person
from sample_bot import SampleBot

from bot.playground.server import Playground


@contextlib.asynccontextmanager
async def connected(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SampleBot]:
    monkeypatch.setattr(discord.http.Route, "BASE", playground.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(playground.gateway_url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", playground.cdn_base)
    bot = SampleBot()
    task = asyncio.create_task(bot.start(playground.token))
    waiting = asyncio.create_task(playground.gateway.connected.wait())
    await asyncio.wait({task, waiting}, timeout=10, return_when=asyncio.FIRST_COMPLETED)
    try:
        assert waiting.done(), task
        yield bot
    finally:
        waiting.cancel()
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
def run_bot(monkeypatch):
    return lambda playground: connected(playground, monkeypatch)


@pytest.fixture
async def bot(playground, run_bot) -> AsyncIterator[SampleBot]:
    async with run_bot(playground) as found:
        yield found


@pytest.fixture
async def ana(playground) -> AsyncIterator[Person]:
    async with Person(playground, "Ana") as found:
        yield found


@pytest.fixture
async def bruno(playground) -> AsyncIterator[Person]:
    async with Person(playground, "Bruno") as found:
        yield found
