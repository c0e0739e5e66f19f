"""Calls sent before it was written down where their messages are: the first start settles them."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from bot_inside import CHANNEL, BotInside
from buttons import has
from driver import Person
from moved_clock import MovedClock
from seen import Message
from sqlalchemy import create_engine
from tables import begin, called

from bot.playground.server import Playground
from bot.store.revisions import config

pytestmark = pytest.mark.sqlite


def back_to(path: Path, version: str) -> None:
    """Make a file what an older version would have left."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.downgrade(config(connection), version)
    engine.dispose()


async def reminders(person: Person, channel: str) -> list[Message]:
    found = await person.messages(channel)
    return [each for each in found if has(each, "snooze") and not each.private]


@pytest.mark.parametrize("version", ["0009_answers", "0010_settled_calls"])
async def test_of_older_calls_those_that_are_settled_go_and_the_others_stay(
    playground: Playground, tmp_path: Path, database: None, ana: Person, bruno: Person, version: str
) -> None:
    path = tmp_path / "keryx.sqlite3"
    async with (
        BotInside(playground, tmp_path, MovedClock()) as bot,
        Person(playground, "Chloé", "fr") as chloe,
        Person(playground, "Dario", "en-US") as dario,
    ):
        mine, _ = called(await begin(ana, bruno), ana, bruno)
        await ana.make_channel("stoa")
        waits, _ = called(await begin(chloe, dario, channel="stoa"), chloe, dario)
        for person in (mine, waits):
            await person.command(CHANNEL, "me", calls="both")
        await bot.move(hours=13)
        places = ((mine, CHANNEL), (mine, "@bot"), (waits, "stoa"), (waits, "@bot"))
        assert [len(await reminders(*place)) for place in places] == [1, 1, 1, 1]

        await bot.stop()
        with contextlib.closing(sqlite3.connect(path)) as file, file:
            file.execute("update call set place = null, asks = false, stale = false")
            file.execute("update timer set mark = mark + 1 where game = 1")
        back_to(path, version)
        await bot.start()
        await bot.settle()
        assert [len(await reminders(*place)) for place in places] == [0, 0, 1, 1]
        (settled,) = [each for each in await mine.direct_messages() if "✓" in each.text]
        assert not settled.buttons


async def test_older_notices_of_holidays_lose_their_button(
    playground: Playground, tmp_path: Path, database: None, ana: Person, bruno: Person
) -> None:
    path = tmp_path / "keryx.sqlite3"
    async with (
        BotInside(playground, tmp_path, MovedClock()) as bot,
        Person(playground, "Zoé", "en-US") as zoe,
    ):
        mine, _ = called(await begin(ana, bruno), ana, bruno)
        await mine.speak("en-US")
        await mine.command(CHANNEL, "me", away="10 days", substitute=zoe.id)
        await bot.settle()
        (request,) = await zoe.direct_messages()
        await zoe.click(request, "Yes, I will")
        await bot.settle()
        (notice,) = [each for each in await ana.messages(CHANNEL) if "plays for them" in each.text]
        assert notice.buttons

        await bot.stop()
        with contextlib.closing(sqlite3.connect(path)) as file, file:
            file.execute("update call set place = null, asks = false, stale = false")
            file.execute(f"update call set person = {mine.id}, waits = '[]' where kind = 'away'")
        back_to(path, "0010_settled_calls")
        await bot.start()
        await bot.settle()
        after = await ana.fresh(notice)
        assert (after.text, after.buttons) == (notice.text, [])
