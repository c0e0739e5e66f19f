"""Imported once by the process that bots are forked from: what takes long the first time is done already."""

import asyncio
import gc
import tempfile
from pathlib import Path

import made_store
from driver import Person
from tables import begin, called

from bot.app.client import Keryx, point_at
from bot.calls.when import zones
from bot.herald.services import close_services, open_services
from bot.playground.server import Playground
from bot.settings import Settings
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.play.match import Match
from render.boards import draw_board
from render.scene import Scene
from render.titles import TITLES

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Eve", "Fay")


def draw() -> None:
    """Draw each game's board and tell who sits there; name the time zones."""
    for language in LANGUAGES:
        zones.find("a", language)
    for title in TITLES.values():
        seats = title.rules.seats[0]
        for language in LANGUAGES:
            match, _ = Match.start(title, title.rules.options(), seats, bytes(32))
            teller = Teller(language, title, NAMES[:seats])
            view = match.view(None)
            draw_board(title, Scene(view, (), NAMES[:seats], teller.word, teller.title()))


async def play(folder: Path) -> None:
    """Start a bot, and let it post a turn."""
    playground = Playground()
    await playground.start()
    database = folder / "keryx.sqlite3"
    await made_store.put_store(database)
    settings = Settings(
        _env_file=None,
        database_url=f"sqlite+aiosqlite:///{database}",
        api_base=playground.api_base,
        gateway=playground.gateway_url,
        cdn=playground.cdn_base,
    )
    point_at(settings)
    herald = Keryx(await open_services(settings))
    running = asyncio.create_task(herald.start(playground.token))
    await playground.gateway.connected.wait()
    async with Person(playground, "Ana", "en-US") as ana, Person(playground, "Bruno", "fr") as bruno:
        mine, _ = called(await begin(ana, bruno), ana, bruno)
        await mine.command("agora", "play", move="take coin / go iron / end")
        await ana.wait_for(lambda message: "Turn 1" in message.text and bool(message.attachments))
    await herald.close()
    await asyncio.gather(running, return_exceptions=True)
    await close_services(herald.services)
    await playground.close()


draw()
made_store.compile_once()
with tempfile.TemporaryDirectory() as name:
    asyncio.run(play(Path(name)))
gc.collect()
gc.freeze()  # what is not looked at again is not copied after a fork
