"""Four people play a whole game over real sockets; the bot dies in the middle of it."""

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from at_table import CHANNEL, AtTable, Home, id_for
from bot_process import BotProcess

from bot.playground.driver import Answer, Person
from bot.playground.server import Playground
from engine.core.contract import Seat
from engine.core.match import Match
from engine.core.record import read, verify
from engine.games import COMPUTERS, GAMES

NAMES = ("Ana", "Bruno", "Chloé", "Dario")


async def exported(person: Person) -> Match:
    """The game as its export tells it."""
    answer = await person.command(CHANNEL, "game export")
    (file,) = answer.message.attachments
    return read((await person.read(file)).decode(), GAMES)


@pytest.mark.parametrize("title", ["antike"])
async def test_four_people_play_a_whole_game(playground: Playground, tmp_path: Path, title: str) -> None:
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(BotProcess(playground, tmp_path))
        people = [await stack.enter_async_context(Person(playground, name)) for name in NAMES]
        ana = people[0]
        await ana.command(CHANNEL, "game new", title=title, seats=4)
        lobby = await ana.wait_for(lambda message: bool(message.buttons))
        for person in people[1:]:
            assert not (await person.press(lobby, id_for(lobby, "join"))).late
        await ana.press(lobby, id_for(lobby, "start"))
        await ana.wait_for(lambda message: bool(message.attachments))

        home = Home(replace(await exported(ana), seed=bytes(32)))  # the true one is secret until the end
        minds = COMPUTERS[title]
        table = [
            AtTable(
                person,
                Seat(seat),
                minds["sensible" if seat == 0 else "random"](seat),
                types=seat == 3,
            )
            for seat, person in enumerate(people)
        ]
        killed = False
        while (seat := home.owes()) is not None:
            await table[seat].play(home)
            if not killed and home.turn() > 20:
                killed = True
                await bot.kill()
                await bot.start()

        await ana.wait_for(lambda message: not message.private and "wins" in message.text)
        record = await exported(ana)
        verify(record)
        assert record.state == home.match.state
        assert record.at(record.number).state == record.state
        assert [entry.deed for entry in record.log] == [entry.deed for entry in home.match.log]
        posts = [each for each in await ana.messages(CHANNEL) if each.attachments]
        assert len({each.id for each in posts}) == len(posts)
        answers: list[Answer] = [answer for each in table for answer in each.answers]
        assert not any(answer.late for answer in answers)
        assert '"level": "error"' not in bot.log
