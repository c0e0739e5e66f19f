"""The bot is killed while a computer player thinks: it thinks anew, and nothing is lost."""

from pathlib import Path

from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, id_for
from driver import Person
from nursery import nothing

from bot.playground.server import Playground


def pensive() -> None:
    """Draw, and never come to the end of another thought."""
    import asyncio
    from collections.abc import Callable

    import thought_here

    from bot.waiting import study

    async def think(
        here: study.Study, work: Callable[..., object], *given: object, first: bool = False
    ) -> object:
        if work.__module__.startswith("bot.pictures."):
            return await thought_here.think(here, work, *given, first=first)
        await asyncio.Event().wait()
        raise AssertionError

    study.Study.think = think  # type: ignore[method-assign, assignment]


async def test_a_bot_killed_while_a_computer_thinks_thinks_anew(
    playground: Playground, tmp_path: Path, ana: Person, database: None
) -> None:
    async with BotProcess(playground, tmp_path, pensive) as bot:
        await ana.command(CHANNEL, "game new", title="grecolonies", seats=3, computers="Archimedes")
        lobby = await ana.wait_for(
            lambda message: has(message, "start") and message.text.count("Archimedes") >= 2
        )
        await ana.press(lobby, id_for(lobby, "start"))
        await ana.wait_for(lambda message: "Next: Archimedes 1" in message.text)
        assert "Waiting for Archimedes 1" in (await ana.command(CHANNEL, "game status")).text
        await bot.kill()
        bot.change = nothing
        await bot.start()
        await ana.wait_for(lambda message: "Turn" in message.text and ana.name in message.mentions)
        assert '"level": "error"' not in bot.log
