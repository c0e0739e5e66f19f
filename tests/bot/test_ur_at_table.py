"""Two people play the example on the channel: a throw asks for no confirmation, unlike other luck."""

from contextlib import AsyncExitStack
from pathlib import Path

from at_table import CHANNEL, AtTable, Home
from bot_process import BotProcess
from buttons import id_for
from driver import Person
from made_store import ask
from titled import TITLES

from bot.playground.server import Playground
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.play.record import read

TURNS = 5


async def test_two_people_play_the_example(playground: Playground, tmp_path: Path, database: None) -> None:
    ur = TITLES["ur"]
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(BotProcess(playground, tmp_path))
        ana, bruno = [await stack.enter_async_context(Person(playground, name)) for name in ("Ana", "Bruno")]
        await ana.command(CHANNEL, "game new", title="ur")
        lobby = await ana.wait_for(lambda message: bool(message.buttons))
        await bruno.press(lobby, id_for(lobby, "join"))
        await ana.press(lobby, id_for(lobby, "start"))
        await ana.wait_for(lambda message: bool(message.attachments))
        ((seed,),) = ask(bot.database, "select seed from game")
        home = Home(Match.start(ur, ur.rules.options(), 2, bytes.fromhex(seed))[0])
        minds = [ur.computers["sensible"](0), ur.computers["random"](1)]
        table = [
            AtTable(person, Seat(seat), minds[seat], types=seat == 1)
            for seat, person in enumerate((ana, bruno))
        ]
        while home.turn() <= TURNS:
            seat = home.owes()
            assert seat is not None
            await table[seat].play(home)
        assert "nothing to look up" in (await ana.command(CHANNEL, "card", name="lapis")).text
        answer = await ana.command(CHANNEL, "game export")
        (file,) = answer.message.attachments
        record = read((await ana.read(file)).decode(), TITLES)
        assert record.state == home.match.state
        panels = [answer.message for each in table for answer in each.answers]
        assert not any("cannot be taken back" in panel.text for panel in panels)
        assert '"level": "error"' not in bot.log
