"""`/game analysis`: made beside the game, posted once, gone on with after a restart."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime

import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, id_for
from dies_tables import GAME, posted
from driver import Person
from made_store import ask, do, url_of
from seen import Message
from tables import gather
from titled import COMPUTERS

from bot.playground.server import Playground
from bot.store.database import open_store
from bot.tables.change.tables import Tables
from engine.core.play.match import Played
from render.titles import TITLES


@pytest.fixture
async def people(playground: Playground) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(Person(playground, name, tongue))
            for name, tongue in (("Ana", "en-US"), ("Bruno", "fr"))
        ]


async def played_out(bot: BotProcess) -> None:
    """The game is played to its end by sensible players while the bot rests."""
    store = await open_store(url_of(bot.database))
    try:
        tables = Tables(store, TITLES, lambda: datetime.now(UTC), lambda: bytes(32))
        match = (await tables.get(GAME)).match
        assert match is not None
        minds = [COMPUTERS["deus"]["sensible"](seat) for seat in range(2)]
        played: list[Played] = []
        while match.rules.decisions(match.state):
            seat = match.rules.decisions(match.state)[0].seat
            action = minds[seat].choose(match.rules, match.view(seat), seat, match.legal(seat))
            played.append(match.play(seat, action))
            match = played[-1].match
        async with tables.locked(GAME) as table:
            await tables.commit(table, played, table.people[0], notice="ended")
    finally:
        await store.close()


def analyses(bot: BotProcess) -> list[tuple[int, int]]:
    """The messages of analyses, and whether they are made."""
    return ask(bot.database, "select message, made from analysis")


async def made(bot: BotProcess) -> int:
    """The message of the analysis, once it is made."""
    for _ in range(1200):
        if found := [message for message, done in analyses(bot) if done]:
            return found[0]
        await asyncio.sleep(0.05)
    raise AssertionError("no analysis is made")


async def told(person: Person) -> list[Message]:
    """The messages that show analyses."""
    return [each for each in await person.messages(CHANNEL) if "nothing hidden" in each.text]


@pytest.mark.once
async def test_an_analysis_is_posted_once(bot: BotProcess, people: list[Person]) -> None:
    ana, bruno = people
    lobby = await gather(*people, title="deus")
    await ana.press(lobby, id_for(lobby, "start"))
    await ana.wait_for(lambda message: has(message, "turn"))
    refused = await ana.command(CHANNEL, "game analysis")
    assert "not over" in refused.text
    assert not analyses(bot)
    await posted(bot)
    await bot.stop()
    await played_out(bot)
    await bot.start()
    end = await ana.wait_for(lambda message: has(message, "analysis"))

    begun = await ana.press(end, id_for(end, "analysis"))
    assert "analysis" in begun.text
    twice = await bruno.command(CHANNEL, "game analysis")
    assert "analyse" in twice.text
    message = await made(bot)
    (shown,) = await told(ana)
    assert shown.id == str(message)
    assert shown.attachments[0].filename == "analysis.png"
    assert shown.text.count("Turn ") == 3
    again = await bruno.command(CHANNEL, "game analysis")
    assert f"/{message}" in again.text
    assert "déjà" in again.text

    await bot.kill()
    do(bot.database, "update analysis set made = false")  # as if it had died while it was at work
    await bot.start()
    assert await made(bot) == message
    assert len(await told(ana)) == 1
