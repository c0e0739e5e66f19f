"""What everybody is told because one person pressed, and what nobody is told of a game without a result."""

import random

from bot_inside import CHANNEL, BotInside
from buttons import has, id_for, ids
from driver import Person
from tables import begin

from bot.playground.server import Playground
from bot.posting.messages.remembered import honour_told, luck_told, remembered
from bot.tables.state.telling import teller_for


async def wandered(bot: BotInside, count: int) -> None:
    """So many actions of whoever owes something, in one go: one post tells them."""
    tables, luck = bot.herald.services.tables, random.Random(5)
    async with tables.locked(1) as table:
        match, played = table.begun, []
        for _ in range(count):
            seat = match.rules.decisions(match.state)[0].seat
            played.append(match.play(seat, luck.choice(match.legal(seat))))
            match = played[-1].match
        await tables.commit(table, played, None)
    await bot.settle()


async def test_how_it_stands_is_shown_to_everybody_and_an_abandoned_game_keeps_its_luck(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person
) -> None:
    async with Person(playground, "Chloé", "en-US") as chloe:
        await begin(ana, bruno, chloe, title="grecolonies")
        await wandered(bot, 50)
        standing = await bruno.command(CHANNEL, "game standing")
        await bruno.click(standing, "Show everybody")
        await bot.settle()
        shown = (await chloe.messages(CHANNEL))[-1]
        assert shown.text.startswith("**Grécolonies"), shown.text
        assert shown.attachments
        assert not shown.buttons
        assert not shown.mentions, "nobody is called by it"
        assert "Show everybody" in [each.label for each in (await bruno.fresh(standing.message)).buttons]

        await ana.command(CHANNEL, "game abandon")
        asked = (await ana.messages(CHANNEL))[-1]
        await ana.press(asked, id_for(asked, "abandon"))
        await bot.settle()
        vote = (await bruno.messages(CHANNEL))[-1]
        await bruno.press(vote, next(each for each in ids(vote, "ballot") if each.endswith("yes")))
        await bot.settle()
        last = next(each for each in reversed(await ana.messages(CHANNEL)) if has(each, "rematch"))
        assert "was abandoned" in last.text
        table = await bot.herald.services.tables.get(1)
        lucks, honours = remembered(await bot.herald.services.tables.whole(1))
        teller = teller_for(table, "en")
        told = [
            *(luck_told(teller, each) for each in lucks),
            *(honour_told(teller, each) for each in honours),
        ]
        assert told, "there would be something to tell"
        assert not [line for line in told if line in last.text]
