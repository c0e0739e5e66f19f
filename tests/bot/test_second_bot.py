"""A second bot on the same SQLite file is sent away at once, and the first goes on."""

import pytest
from bot_process import BotProcess
from driver import Person
from tables import CHANNEL, begin, called

from bot.cli.running.replay_all import _looked_at
from bot.errors.trouble import StoreHeld
from bot.store.alone import held

pytestmark = pytest.mark.sqlite


async def test_a_second_bot_on_a_file_is_sent_away(bot: BotProcess, ana: Person, bruno: Person) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    code, told = await bot.run_until_it_ends()
    assert code == 2
    assert "A bot already runs on keryx.sqlite3" in told
    assert "Traceback" not in told
    url = f"sqlite+aiosqlite:///{bot.database}"
    with pytest.raises(StoreHeld), held(url):
        pass
    assert "turn" in (await mine.command(CHANNEL, "play", move="take coin")).text
    await bot.kill()
    with held(url):
        pass
    await bot.start()  # what a killed bot held is free


def test_commands_that_read_do_not_mind_a_bot(path, monkeypatch) -> None:
    url = f"sqlite+aiosqlite:///{path}"
    with held(url):
        assert _looked_at(url) == []
    with held(url):
        pass
