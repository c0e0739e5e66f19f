"""Four people play a whole game over real sockets; the bot dies in the middle of it."""

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from at_table import CHANNEL, AtTable, Home
from bot_process import BotProcess
from buttons import has, id_for
from driver import Answer, Person
from made_store import ask
from titled import COMPUTERS, GAMES, titled

from bot.playground.server import Playground
from bot.posting.messages.remembered import honour_told, luck_told, remembered
from bot.speech.teller import Teller
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.play.record import read, verify
from render.titles import TITLES

NAMES = ("Ana", "Bruno", "Chloé", "Dario")


async def exported(person: Person) -> Match:
    """The game as its export tells it."""
    answer = await person.command(CHANNEL, "game export")
    (file,) = answer.message.attachments
    return read((await person.read(file)).decode(), TITLES)


async def known_at_home(person: Person, bot: BotProcess, title: str) -> Match:
    """The match as it begins. Where dice are hidden its file is closed: the seed is read from the store."""
    rules = GAMES[title]
    if not rules.hidden:
        return replace(await exported(person), seed=bytes(32))  # the true one is secret until the end
    ((seed,),) = ask(bot.database, "select seed from game")
    return Match.start(titled(rules), rules.options(), len(NAMES), bytes.fromhex(seed))[0]


@pytest.mark.once
@pytest.mark.parametrize(("title", "killed_after"), [("antike", 20), ("grecolonies", 8)])
async def test_four_people_play_a_whole_game(
    playground: Playground, tmp_path: Path, database: None, title: str, killed_after: int
) -> None:
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

        home = Home(await known_at_home(ana, bot, title))
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
            if not killed and home.turn() > killed_after:
                killed = True
                await bot.kill()
                await bot.start()

        last = await ana.wait_for(lambda message: has(message, "rematch"))
        assert "win" in last.text
        record = await exported(ana)
        verify(record)
        lucks, honours = remembered(record)
        assert bool(lucks) is (title == "grecolonies")
        teller = Teller("en", TITLES[title], NAMES, record.options)
        told = [
            *(luck_told(teller, each) for each in lucks),
            *(honour_told(teller, each) for each in honours),
        ]
        assert [line for line in told if line not in last.text] == [], "only now may it show what lay hidden"
        assert record.state == home.match.state
        assert record.at(record.number).state == record.state
        assert [entry.deed for entry in record.log] == [entry.deed for entry in home.match.log]
        posts = [each for each in await ana.messages(CHANNEL) if each.attachments]
        assert len({each.id for each in posts}) == len(posts)
        answers: list[Answer] = [answer for each in table for answer in each.answers]
        assert not any(answer.late for answer in answers)
        assert '"level": "error"' not in bot.log
