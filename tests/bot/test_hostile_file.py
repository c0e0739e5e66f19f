"""A lawful file that costs far more than a game: its sender is told, nobody else notices, the bot can end."""

import asyncio
import json
from base64 import b64encode
from pathlib import Path

from at_table import CHANNEL
from bot_process import BotProcess
from driver import Person
from nursery import hasty
from tables import begin
from titled import GAMES, titled

from bot.playground.server import Playground
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.play.record import record

ENTRIES = 12_000
"""Far more than can be read in the time that this bot gives a file."""


def endless() -> dict[str, str]:
    """A game whose first moves are taken back thousands of times."""
    rules = GAMES["deus"]
    match = Match.start(titled(rules), rules.options(), 4, bytes(32))[0]
    for _ in range(8):
        seat = Seat(rules.decisions(match.state)[0].seat)
        match = match.play(seat, match.legal(seat)[0]).match
    plain = record(match)
    first = [{"seat": each["seat"], "deed": each["deed"], "drawn": each["drawn"]} for each in plain["log"]]
    again = [{"seat": 1, "deed": "undo 0"}, *first]
    plain["log"] = first + again * (ENTRIES // len(again))
    return {"filename": "game.json", "content": b64encode(json.dumps(plain).encode()).decode()}


async def test_a_hostile_file_harms_nobody(
    playground: Playground, tmp_path: Path, ana: Person, bruno: Person
) -> None:
    file = endless()
    async with BotProcess(playground, tmp_path, hasty) as bot:
        await begin(ana, bruno)
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
        assert bot.process is not None
        assert bot.process.returncode == 0
        brought.cancel()
        await asyncio.gather(brought, return_exceptions=True)
