"""The disk is full for a while: people are told, nothing is half written, and then it goes on."""

from pathlib import Path

import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has
from driver import Person
from full_disk import FullDisk
from made_store import ask
from tables import begin, called

from bot.speech.texts import render

pytestmark = pytest.mark.sqlite

LINE = "take coin / go iron / end"


async def test_a_full_disk_is_told_and_nothing_is_lost(
    bot: BotProcess, tmp_path: Path, ana: Person, bruno: Person
) -> None:
    first = await begin(ana, bruno)
    mine, _ = called(first, ana, bruno)
    disk = FullDisk(tmp_path)
    while ask(bot.database, "select id from outbox where not done"):
        await ana.messages(CHANNEL)
    disk.fill(bot.child.pid)
    for line in (LINE, "take coin"):
        assert (await mine.command(CHANNEL, "play", move=line)).text == render("en", "table-store-full", {})
    assert (await mine.command(CHANNEL, "board")).message.attachments  # looking goes on
    assert ask(bot.database, "select deed from entry") == []
    disk.clear(bot.child.pid)
    assert "Last" in (await mine.command(CHANNEL, "play", move=LINE)).text
    await ana.wait_for(lambda post: has(post, "turn") and int(post.id) > int(first.id))
    assert len(ask(bot.database, "select deed from entry")) == len(LINE.split("/"))
