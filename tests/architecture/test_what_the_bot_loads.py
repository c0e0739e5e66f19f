"""The bot's process holds only what it needs from its start on."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from bot_inside import BotInside
from moved_clock import MovedClock

from bot.app import client
from bot.calls.when import zones
from bot.playground.server import Playground

LATER = {
    "alembic", "mako", "rich", "pygments", "dateparser", "networkx", "openskill", "PIL.GifImagePlugin",
    "aiohttp.web", "bot.app.watching", "prometheus_client",
    "bot.cli.speed", "bot.playground", "render.film", "render.report.picture",
    "engine.antike.players", "engine.deus.players", "engine.dies_irae.players", "engine.grecolonies.players",
}  # fmt: skip
"""What few need, or seldom."""

PROGRAM = """
import sys, bot.cli.bot, bot.cli.running.serving, bot.app.client
print(*sys.modules)
from bot.store.rows.games import GameRow
print(GameRow.__pydantic_complete__)
"""

DRAWING = """
import sys
import bot.waiting.thinker
from bot.pictures.cover import draw_cover, Invited
from bot.speech.teller import Teller
from render.titles import TITLES
title = TITLES["antike"]
from bot.pictures.draw import NOW, board_of
from engine.core.play.match import Match
match, _ = Match.start(title, title.rules.options(), 2, bytes(32))
board_of(Teller("fr", title, ("Ana", "Bruno"), match.options), title, match.view(None), NOW)
from babel import localedata
print(*sys.modules)
print(set(localedata._cache) or "set()")
"""


def printed(program: str) -> list[str]:
    """The lines that a fresh process prints."""
    words = [sys.executable, "-c", program]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()


def test_what_few_need_is_loaded_when_they_need_it():
    loaded = printed(PROGRAM)
    modules = loaded[0].split()
    assert "discord" in modules
    assert LATER.isdisjoint(modules)
    assert loaded[1:] == ["False"], "what checks values of rows is built"


def test_what_draws_loads_nothing_of_the_loop_and_no_data_of_all_languages():
    loaded, data = printed(DRAWING)
    modules = loaded.split()
    assert "render.antike.artist" in modules
    assert {"asyncio", "structlog", "fluent.runtime", "ssl", "discord", "sqlalchemy", "pydantic"}.isdisjoint(
        modules
    )
    assert data == "set()"


def test_texts_are_parsed_when_they_are_said():
    asked = "import bot.app.client; from bot.speech.translation.book import book; keys = book('en').keys; "
    (told,) = printed(f"{asked} print(len(book('en').parsed), len(keys))")
    parsed, known = map(int, told.split())
    assert known > 2000
    assert parsed < known / 10


async def test_a_start_makes_no_names_of_zones_and_gives_back_what_it_needed(
    playground: Playground, tmp_path: Path, clock: MovedClock, monkeypatch: pytest.MonkeyPatch
):
    given = asyncio.Event()
    monkeypatch.setattr(client, "give_back", given.set)
    zones.names.cache_clear()
    async with BotInside(playground, tmp_path, clock):
        await given.wait()
    assert zones.names.cache_info().currsize == 0
