"""Questions outside one's turn over real sockets: what people see of their clock, and of others' orders."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta

import pytest
from bot_inside import CHANNEL, BotInside, pings
from driver import Person
from tables import begin, gather
from test_calls_together import direct_calls, posts, public

from bot.playground.server import Playground
from engine.core.play.log import ORDER

PAUSE = timedelta(minutes=50)
DICE = "move troada / take {own} 4 / attack {rival}"


@pytest.fixture
async def four(playground: Playground, bot: BotInside) -> AsyncIterator[list[Person]]:
    """Four people in a fight of Grécolonies: who defends, who attacks, and the two who may help."""
    async with AsyncExitStack() as stack:
        names = ("Ana", "Bruno", "Chloé", "Dario")
        people = [await stack.enter_async_context(Person(playground, name, "en-US")) for name in names]
        bot.herald.services.waits.draw = lambda: PAUSE
        await begin(*people, title="grecolonies", language="en")
        table = await bot.herald.services.tables.get(1)
        assert table.match is not None
        first = table.owed[0].seat
        cities = [polis.city for polis in table.match.state.poleis]
        order = [people[(first + step) % 4] for step in range(4)]
        own, rival = cities[(first + 1) % 4], cities[first]
        await order[0].command(CHANNEL, "play", move=f"move troada / take {rival} 5 / enter")
        await order[1].command(CHANNEL, "play", move=DICE.format(own=own, rival=rival))
        await bot.settle()
        yield order


async def gives(person: Person, kind: str, choice: str) -> None:
    """An order for every case of a kind, in the menus of `/orders`."""
    sheet = await person.command(CHANNEL, "orders")
    menu = next(each for each in sheet.message.selects if "Which case" in (each.placeholder or ""))
    case = next(option.value for option in menu.options if kind in option.label.lower())
    sheet = await person.choose(sheet, case, "Which case?")
    await person.choose(sheet, choice, "What should happen then?")


async def test_an_order_in_the_channel_looks_like_a_person_who_thinks(
    bot: BotInside, four: list[Person]
) -> None:
    defender, _, ordered, free = four
    post = (await public(defender))[-1]
    assert set(post.mentions) == {ordered.name, free.name}
    await gives(ordered, "could help", "stay-out")
    panel = await ordered.command(CHANNEL, "turn")
    assert "Your standing order answers this <t:" in panel.text
    assert "Stay out of this fight" in panel.text
    assert "standing order" not in (await free.command(CHANNEL, "turn")).text
    before = await posts(defender)
    await bot.move(minutes=30)
    assert await posts(defender) == before
    assert ordered.name in (await defender.command(CHANNEL, "game status")).text
    await bot.move(minutes=30)
    assert await bot.rows("select deed, by from entry order by number desc limit 1") == [("stay-out", ORDER)]
    told = (await defender.command(CHANNEL, "history")).text
    assert "stay" in told
    assert "order" not in told
    assert (
        "(standing order)" in (await ordered.command(CHANNEL, "history")).text
        or "order" in (await ordered.command(CHANNEL, "history")).text
    )


async def test_whoever_has_given_an_order_is_not_written_to(bot: BotInside, four: list[Person]) -> None:
    """They are asleep longer than the first reminder waits: it comes in the morning, before the answer."""
    _, _, ordered, free = four
    for person in (ordered, free):
        await person.command(CHANNEL, "me", zone="UTC", hours="16-8", calls="both")
    bot.herald.services.waits.draw = lambda: timedelta(hours=5)
    await gives(ordered, "could help", "stay-out")
    before = await posts(ordered)
    await bot.move(hours=8)
    reminders = (await public(ordered))[before:]
    assert len(pings(reminders, ordered)) == len(pings(reminders, free)) == 1
    assert len(await direct_calls(free)) == 1
    assert await direct_calls(ordered) == []


async def test_who_does_not_answer_in_time(bot: BotInside, four: list[Person]) -> None:
    defender, _, late, other = four
    panel = await late.command(CHANNEL, "turn")
    assert "Time ends <t:" in panel.text
    assert "then this stands: Stay out of this fight." in panel.text
    await bot.move(hours=6)
    call = next(each for each in await public(defender) if "First called" in each.text)
    assert "this stands: Stay out of this fight." in call.text
    await other.command(CHANNEL, "play", move="stay-out")
    await bot.move(hours=18)
    notices = [each for each in await public(defender) if "has not answered in time" in each.text]
    assert [each.text.startswith(late.name) for each in notices] == [True]
    assert "stayed out" in notices[0].text or "stay out" in notices[0].text
    assert notices[0].mentions == []
    answer = await late.command(CHANNEL, "play", move="stay-out")
    assert "Your time was up, so this stands: Stay out of this fight." in answer.text
    pressed = await late.click(panel, "Stay out")
    assert "Your time was up" in pressed.text
    await bot.move(hours=1)
    assert len([each for each in await public(defender) if "has not answered in time" in each.text]) == 1


async def test_the_clock_for_answers_is_settled_and_shown(bot: BotInside, ana: Person, bruno: Person) -> None:
    await gather(ana, bruno)
    await bot.settle()
    lobby = (await public(ana))[-1]
    assert "clock" not in lobby.text.lower()
    assert "Answers outside one’s turn" not in lobby.text
    answer = await ana.command(CHANNEL, "game settings", answers="12h")
    assert "Answers outside one’s turn: 12 hours, then the game’s own answer stands" in answer.text
    await bot.settle()
    assert "Answers outside one’s turn: 12 hours" in (await public(ana))[-1].text
    status = await bruno.command(CHANNEL, "game status")
    assert "Réponses hors de son tour\u00a0: 12 heures" in status.text
    sheet = await ana.choose(answer, "48h", "Clock for answers outside one’s turn")
    assert "Answers outside one’s turn: 2 days" in sheet.text
    sheet = await ana.choose(sheet, "none", "Clock for answers outside one’s turn")
    assert "no clock of their own" in sheet.text
    assert await bot.rows("select clock, answers from pace") == [(None, None)]
    refused = await ana.command(CHANNEL, "game settings", answers="soon")
    assert "no length of time" in refused.text
    answer = await ana.command(CHANNEL, "game settings", answers="off", clock="2 days")
    assert await bot.rows("select clock, answers from pace") == [(2880, None)]
    answer = await bruno.command(CHANNEL, "game settings", answers="12h")
    assert "12 heures" not in answer.text
