"""The last call before a clock ends, and the one extension, over real sockets with a clock that is moved."""

import pytest
from bot_inside import CHANNEL, BotInside
from driver import Person
from tables import begin, called
from test_calls_together import posts, public


async def kinds(bot: BotInside) -> list[str]:
    return [kind for kind, *_ in await bot.calls()]


@pytest.fixture
async def timed(bot: BotInside, ana: Person, bruno: Person) -> tuple[Person, Person]:
    """Two at a table with a clock of half a day, then a computer plays: who is called, and the other."""
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    for person in (ana, bruno):
        await person.speak("en-US")
    await ana.command(CHANNEL, "game settings", clock="12h", ends="computer")
    await bot.settle()
    return mine, other


async def test_a_last_call_offers_an_extension_once(bot: BotInside, timed: tuple[Person, Person]) -> None:
    mine, other = timed
    before = await posts(mine)
    await bot.move(hours=9.5)
    assert await posts(mine) == before
    await bot.move(hours=0.2)
    (call,) = (await public(mine))[before:]
    assert call.mentions == [mine.name]
    assert "Last call" in call.text
    assert "a computer player takes this one turn" in call.text
    assert "you have 1 day more" in call.text
    assert "somebody else" in (await other.click(call, "1 day more")).text
    assert "you have time until <t:" in (await mine.click(call, "1 day more")).text
    await bot.settle()
    (told,) = (await public(mine))[before:]
    assert f"{mine.name} has 1 day more for this turn" in told.text, "and the call is gone"
    assert told.mentions == []

    await bot.move(hours=20)
    assert await bot.rows("select * from entry") == []
    await bot.move(hours=2)
    call = (await public(mine))[-1]
    assert "Last call" in call.text
    assert "1 day more" not in [button.label for button in call.buttons]
    await bot.move(hours=5)
    assert await bot.rows("select * from entry") != []
    assert "has taken this one turn" in " ".join(each.text for each in await public(mine))
    assert await kinds(bot) == ["last", "extended", "last", "over"]


async def test_the_extension_comes_by_itself_before_a_computer_plays(
    bot: BotInside, timed: tuple[Person, Person]
) -> None:
    mine, _ = timed
    await bot.move(hours=10)
    await bot.move(hours=3)
    assert await bot.rows("select * from entry") == []
    assert await kinds(bot) == ["last", "extended"]
    assert await bot.rows("select person, extended from clock") == [(int(mine.id), 1)]
    await bot.move(hours=24)
    assert await bot.rows("select * from entry") != []


async def test_nobody_is_called_who_has_played_meanwhile(
    bot: BotInside, timed: tuple[Person, Person]
) -> None:
    mine, _ = timed
    await bot.move(hours=9)
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    await bot.settle()
    await bot.move(hours=1)
    assert await kinds(bot) == []
    await bot.move(hours=9)
    assert await bot.rows("select kind, mark from call, timer") == [("last", 3)], "of the turn after it"
    assert await bot.rows("select waits from call") == [("[[1, 3]]",)]


async def test_a_table_may_give_no_extension(
    bot: BotInside, timed: tuple[Person, Person], ana: Person
) -> None:
    sheet = await ana.click(await ana.command(CHANNEL, "game settings"), "Calls and clock")
    sheet = await ana.click(sheet, "More about the clock")
    assert "Once a game each has 1 day more" in sheet.text
    sheet = await ana.choose(sheet, "none", "Time beyond the clock, once a game")
    assert "No time beyond the clock" in sheet.text
    assert "No time beyond the clock" in (await ana.command(CHANNEL, "game status")).text
    await bot.move(hours=10)
    call = (await public(ana))[-1]
    assert "more" not in call.text
    await bot.move(hours=3)
    assert await bot.rows("select * from entry") != []
    assert "extended" not in await kinds(bot)


async def test_a_time_beyond_the_end_does_not_hold_the_clock(
    bot: BotInside, timed: tuple[Person, Person], ana: Person
) -> None:
    mine, _ = timed
    await ana.command(CHANNEL, "game settings", first="2h")
    await bot.move(hours=2)
    call = (await public(mine))[-1]
    form = await mine.click(call, "Another time")
    assert "I call you again" in (await mine.submit(form, {"typed": "3 days"})).text
    await bot.settle()
    await bot.move(hours=8)
    assert await kinds(bot) == ["call", "last"]
    await bot.move(hours=3)
    assert await kinds(bot) == ["call", "last", "extended"]
