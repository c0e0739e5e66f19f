"""Bank clocks, free week-ends and a fixed hour at a table: settled in words, told in the lobby, kept to."""

from datetime import timedelta

import pytest
from bot_inside import CHANNEL, BotInside
from calling import Calling
from driver import Person
from house import ANA, BRUNO, CHLOE
from tables import begin, gather
from test_calls_together import public

from bot.calls.when import typed
from bot.calls.when.errors import BadHour
from bot.store.calls import clocks
from bot.store.calls.clocks import Kept
from bot.store.calls.wishes import COMPUTER, Pace

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
PACE = Pace(clock=2 * DAY, credit=12 * HOUR, ends=COMPUTER, extension=None, most=1)


async def kept(calling: Calling, game: int, person: int) -> Kept:
    async with calling.house.store.reading() as connection:
        return await clocks.kept_of(connection, game, person)


async def test_what_a_turn_leaves_is_there_for_the_next(calling: Calling) -> None:
    game = await calling.house.game(people=(ANA, BRUNO, CHLOE), matches="many")
    await calling.settles(game, PACE)
    (first,) = await calling.waits(game)
    await calling.later(hours=30)
    await calling.house.plays(game, first, "take right count:2")
    assert (await kept(calling, game, first)).left == 18 * 3600
    for _ in range(2):
        ((person, timer),) = (await calling.waits(game)).items()
        assert person != first
        assert timer.wait.bank == 48 * 3600, "whoever begins has all of it"
        await calling.later(hours=1)
        await calling.house.plays(game, person, "take right count:2")
    timer = (await calling.waits(game))[first]
    assert timer.wait.bank == 30 * 3600, "and twelve hours more"
    begun = calling.house.time
    await calling.later(hours=23)
    await calling.later(hours=1)
    assert [call.kind for call in await calling.calls("last")] == ["last"], "of thirty hours"
    async with calling.house.store.reading() as connection:
        assert await clocks.has_bank(connection, game)
    assert (await calling.waits(game))[first].due == begun + 30 * HOUR


async def test_a_turn_is_credited_once(calling: Calling) -> None:
    game = await calling.house.game(people=(ANA, BRUNO, CHLOE), matches="many")
    await calling.settles(game, PACE)
    (first,) = await calling.waits(game)
    await calling.later(hours=40)
    await calling.house.plays(game, first, "take right count:2")
    await calling.house.tables.undo(game, first)
    timer = (await calling.waits(game))[first]
    assert timer.wait.bank == 20 * 3600, "it was the first turn, which begins with all, and they took of it"


async def test_a_table_of_a_group_that_lives_by_its_week(bot: BotInside, ana: Person, bruno: Person) -> None:
    await ana.speak("en-US")
    await gather(ana, bruno)
    assert "needs a clock" in (await ana.command(CHANNEL, "game settings", credit="12h")).text
    assert "whose hour" in (await ana.command(CHANNEL, "game settings", hour="21h")).text
    assert await bot.rows("select * from pace") == []
    await ana.command(CHANNEL, "me", zone="Europe/Paris")
    assert "no hour of the day" in (await ana.command(CHANNEL, "game settings", hour="late")).text
    before = (await public(ana))[0].text
    given = {"clock": "5 days", "credit": "12h", "weekends": "free", "hour": "9pm", "ends": "computer"}
    sheet = await ana.command(CHANNEL, "game settings", **given)
    told = (
        "each turn adds 12 hours to what you have left, 5 days at most",
        "whoever takes 36 hours for the first turn has 4 days for the next",
        "a clock of a day begun on Friday at noon ends on Monday at noon",
        "Clocks end only at <t:",
        "where you are (as settled in Paris, France)",
    )
    assert all(line in sheet.text for line in told)
    await bot.settle()
    lobby = (await public(ana))[0].text
    assert all(line in lobby and line not in before for line in told)
    read = await bruno.command(CHANNEL, "game status")
    assert "chaque tour ajoute 12 heures" in read.text
    assert await bot.rows("select clock, credit, weekends, hour, zone from pace") == [
        (5 * 24 * 60, 720, 1, 21 * 60, "Europe/Paris")
    ]
    sheet = await ana.click(await ana.command(CHANNEL, "game settings"), "Calls and clock")
    sheet = await ana.click(sheet, "More about the clock")
    sheet = await ana.choose(sheet, "count", "Week-ends")
    sheet = await ana.choose(sheet, "none", "At which hour clocks end")
    sheet = await ana.choose(sheet, "24h", "What each turn adds")
    assert await bot.rows("select credit, weekends, hour, zone from pace") == [(1440, 0, None, None)]
    assert "each turn adds 1 day" in sheet.text


async def test_a_clock_over_the_week_end_ends_at_the_hour(bot: BotInside, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)  # a Monday at nine
    await ana.command(CHANNEL, "me", zone="Europe/Paris")
    given = {"clock": "4 days", "weekends": "free", "hour": "21:00", "ends": "computer", "extension": "none"}
    await ana.command(CHANNEL, "game settings", **given)
    await bot.move(days=4)  # a Friday, and over at nine, if that were the hour
    await bot.move(hours=10)
    assert await bot.rows("select count(*) from entry") == [(0,)]
    await bot.move(hours=1)  # at nine in the evening, in Paris
    assert await bot.rows("select count(*) from entry") != [(0,)]
    played = await bot.rows("select count(*) from entry")
    before = len(await bot.calls())
    await bot.move(days=2)
    assert len(await bot.calls()) == before, "nobody is called on a Sunday"
    await bot.move(days=3, hours=23)
    assert await bot.rows("select count(*) from entry") == played
    await bot.move(hours=2)  # four days, without the two
    assert await bot.rows("select count(*) from entry") != played


@pytest.mark.parametrize(("given", "hour"), [("21", 21), ("9pm", 21), ("21h", 21), ("0:00", 0), ("24h", 0)])
def test_hours_of_the_day(given: str, hour: int) -> None:
    assert (typed.hour(given).hour, typed.hour(given).minute) == (hour, 0)


@pytest.mark.parametrize("given", ["", "late", "25", "9:75", "21-22", "13pm"])
def test_no_hours_of_the_day(given: str) -> None:
    with pytest.raises(BadHour):
        typed.hour(given)
