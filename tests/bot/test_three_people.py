"""Three people set up Dies Irae and play its first turn over real sockets, by panel and by typing."""

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from at_table import CHANNEL, AtTable, Home
from bot_process import BotProcess
from buttons import id_for
from driver import Person
from titled import COMPUTERS

from bot.playground.server import Playground
from engine.core.contract import Seat
from engine.core.play.record import read
from render.titles import TITLES

NAMES = ("Ana", "Bruno", "Chloé")


@pytest.mark.once
async def test_the_first_turn_of_dies_irae(playground: Playground, tmp_path: Path, database: None) -> None:
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(BotProcess(playground, tmp_path))
        people = [await stack.enter_async_context(Person(playground, name)) for name in NAMES]
        ana = people[0]
        await ana.command(CHANNEL, "game new", title="dies_irae", seats=3)
        lobby = await ana.wait_for(lambda message: bool(message.buttons))
        for person in people[1:]:
            await person.press(lobby, id_for(lobby, "join"))
        await ana.press(lobby, id_for(lobby, "start"))
        await ana.wait_for(lambda message: bool(message.attachments))

        async def exported():
            (file,) = (await ana.command(CHANNEL, "game export")).message.attachments
            return read((await ana.read(file)).decode(), TITLES)

        home = Home(replace(await exported(), seed=bytes(32)))
        table = [
            AtTable(person, Seat(seat), COMPUTERS["dies_irae"]["sensible"](seat), types=seat == 2)
            for seat, person in enumerate(people)
        ]
        while home.match.state.round < 2 and (seat := home.owes()) is not None:
            await table[seat].play(home)
        match = await exported()
        assert match.state == home.match.state
        assert match.state.round == 2
        assert '"level": "error"' not in bot.log
