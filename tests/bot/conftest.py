from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from battle_scene import Battle, battle_of_five
from bot_process import BotProcess
from deus_scene_of_two import Two, game_of_two

from bot.playground.server import Playground


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path, database: None) -> AsyncIterator[BotProcess]:
    async with BotProcess(playground, tmp_path) as found:
        yield found


@pytest.fixture
async def battle(playground: Playground, tmp_path: Path, database: None) -> AsyncIterator[Battle]:
    async with battle_of_five(playground, tmp_path) as found:
        yield found


@pytest.fixture
async def two(playground: Playground, tmp_path: Path, database: None) -> AsyncIterator[Two]:
    async with game_of_two(playground, tmp_path) as found:
        yield found
