"""The bot's process holds only what it needs from its start on."""

import subprocess
import sys

LATER = {"alembic", "mako", "rich", "pygments", "dateparser", "networkx", "bot.cli.speed", "bot.playground"}
"""What few need, or seldom."""


def test_what_few_need_is_loaded_when_they_need_it():
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, bot.cli.bot, bot.app.client; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert "discord" in loaded
    assert LATER.isdisjoint(loaded)


def test_texts_are_parsed_when_they_are_said():
    asked = "import bot.app.client; from bot.speech.texts import book, keys; keys('en'); "
    told = subprocess.run(
        [sys.executable, "-c", f"{asked} print(len(book('en').parsed), len(keys('en')))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    parsed, known = map(int, told)
    assert known > 2000
    assert parsed < known / 10
