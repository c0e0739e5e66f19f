"""Going back behind what was seen: what the channel and the person who asks are told."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, id_for
from deus_scene_of_two import LINES, SEED, Two
from driver import Person
from nursery import seeded

from bot.playground.server import Playground


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path, database: None) -> AsyncIterator[BotProcess]:
    async with BotProcess(playground, tmp_path, partial(seeded, SEED)) as found:  # Ana is to begin
        yield found


async def test_computers_hold_people_to_what_was_said_to_them(bot: BotProcess, ana: Person) -> None:
    await ana.command(CHANNEL, "game new", title="grecolonies", seats=3, computers="sensible")
    lobby = await ana.wait_for(lambda message: has(message, "start"))
    await ana.press(lobby, id_for(lobby, "start"))
    await ana.wait_for(lambda message: ana.name in message.mentions)
    board = (await ana.command(CHANNEL, "board", text=True)).text
    named = [line.split("**")[1].lower() for line in board.splitlines() if line.startswith("**")]
    own = board.partition("(")[2].partition(")")[0].lower()
    rival = next(city for city in named if city != own)
    played = await ana.command(CHANNEL, "play", move=f"move {rival} / take {own} 6 / attack {rival}")
    assert "attack" in played.text
    answer = await ana.command(CHANNEL, "game undo")
    assert "Computer players never agree" in answer.text
    assert not has(answer.message, "askundo")
    assert '"level": "error"' not in bot.log


async def test_people_are_asked_with_what_was_seen(two: Two) -> None:
    await two.plays(LINES[0], click=False)
    await two.plays(LINES[1], click=False)  # a card is drawn
    asker = two.people[two.state.active]
    answer = await asker.command(CHANNEL, "game undo")
    await asker.press(answer, id_for(answer.message, "askundo"))
    vote = await asker.wait_for(lambda message: has(message, "ballot"))
    assert "Seen since then: " in vote.text
    assert "falls anew" in vote.text
    await two.kept()
