"""Charts that are pictures of their own: a button below posts and private boards, also after a restart."""

import io
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, id_for
from dies_tables import played_on
from driver import Person
from PIL import Image

from bot.playground.server import Playground


@pytest.fixture
async def people(playground: Playground) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(Person(playground, name, tongue))
            for name, tongue in (("Ana", "en-US"), ("Bruno", "en-GB"), ("Chloé", "fr"))
        ]


async def test_a_chart_has_its_button_below_posts_and_boards(bot: BotProcess, people: list[Person]) -> None:
    """The post is older than the process that answers."""
    ana, _, chloe = people
    _, post = await played_on(bot, *people, until=lambda state: state.number > 1)
    labels = [each.label for each in post.buttons]
    assert labels.count("Chart") == 1

    async def drawn(message) -> Image.Image:
        (file,) = message.attachments
        return Image.open(io.BytesIO(await ana.read(file)))

    shown = (await ana.press(post, id_for(post, "chart"))).message
    assert shown.private
    chart = await drawn(shown)
    assert chart.width == 1600
    assert has(shown, "board")
    assert not has(shown, "chart")
    back = (await ana.press(shown, id_for(shown, "board"))).message
    board = await drawn(back)
    assert board.height > chart.height
    assert has(back, "chart")
    earlier = (await ana.press(back, id_for(back, "boardat"))).message
    assert id_for(earlier, "chart") != id_for(back, "chart"), "it shows the chart as it was then"
    then = (await ana.press(earlier, id_for(earlier, "chart"))).message
    assert (await drawn(then)).size == chart.size

    named = await chloe.command(CHANNEL, "board", place="Tableau")
    assert (await drawn(named.message)).size == chart.size
