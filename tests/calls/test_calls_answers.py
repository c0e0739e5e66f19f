"""The clock for answers outside one's turn: when it ends, what stands, who is told, what it leaves alone."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from calling import RULEBOOKS, Calling
from house import ANA, BRUNO, CHLOE, NOON, House
from test_calls_orders import to_the_allies

from bot.calls.when import clocks, schedule
from bot.calls.when.schedule import ANSWERS, CALL, CLOCK, Due
from bot.calls.written.holidays import Holidays
from bot.store.calls import wishes
from bot.store.calls.timers import Wait
from bot.store.calls.wishes import Habits, Pace, Rest
from engine.core.play import log as wills

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
QUESTION = Wait(NOON, in_turn=False)


# When


def test_a_question_has_a_day_and_is_called_after_a_quarter_of_it() -> None:
    assert clocks.deadline(Pace(), Habits(), QUESTION) == NOON + DAY
    assert schedule.next_due(Pace(), Habits(), QUESTION, NOON) == Due(NOON + 6 * HOUR, CALL)
    second = QUESTION._replace(sent=1, last=NOON + 6 * HOUR)
    assert schedule.next_due(Pace(), Habits(), second, NOON) == Due(NOON + 15 * HOUR, CALL)
    third = QUESTION._replace(sent=2, last=NOON + 15 * HOUR)
    assert schedule.next_due(Pace(), Habits(), third, NOON) == Due(NOON + DAY, ANSWERS)


def test_a_table_that_calls_sooner_goes_on_calling_sooner() -> None:
    assert schedule.next_due(Pace(first=2 * HOUR), Habits(), QUESTION, NOON) == Due(NOON + 2 * HOUR, CALL)
    hasty = Pace(answers=6 * HOUR)
    assert schedule.next_due(hasty, Habits(interval=DAY), QUESTION, NOON) == Due(NOON + 1.5 * HOUR, CALL)


def test_nobody_is_woken_for_a_question() -> None:
    sleeper = Habits(zone="Europe/Paris", wakes=time(8), sleeps=time(22))
    evening = datetime(2026, 3, 28, 20, tzinfo=UTC)  # the clocks change in the night
    due = schedule.next_due(Pace(), sleeper, Wait(evening, in_turn=False), evening)
    assert due == Due(datetime(2026, 3, 29, 8, tzinfo=ZoneInfo("Europe/Paris")).astimezone(UTC), CALL)
    # A day is a day: no shorter because an hour is missing.
    assert clocks.deadline(Pace(), sleeper, Wait(evening, in_turn=False)) == evening + DAY


def test_ones_turn_has_the_tables_clock_alone() -> None:
    pace = Pace(clock=3 * DAY)
    assert clocks.deadline(pace, Habits(), Wait(NOON)) == NOON + 3 * DAY
    assert clocks.deadline(Pace(), Habits(), Wait(NOON)) is None
    assert schedule.next_due(Pace(most=0), Habits(), Wait(NOON), NOON) is None


def test_without_a_clock_of_their_own_questions_have_the_tables() -> None:
    pace = Pace(clock=3 * DAY, answers=None)
    assert clocks.deadline(pace, Habits(), QUESTION) == NOON + 3 * DAY
    assert schedule.next_due(replace(pace, most=0), Habits(), QUESTION, NOON) == Due(NOON + 3 * DAY, CLOCK)
    assert schedule.next_due(Pace(answers=None), Habits(), QUESTION, NOON) == Due(NOON + 12 * HOUR, CALL)


def test_where_no_answer_is_stated_the_tables_clock_counts_on() -> None:
    overdue = QUESTION._replace(overdue=True)
    assert clocks.deadline(Pace(clock=3 * DAY), Habits(), overdue) == NOON + 3 * DAY
    assert clocks.deadline(Pace(), Habits(), overdue) is None


def test_the_clock_for_answers_rests_through_holidays() -> None:
    away = Habits(rests=(Rest(NOON + HOUR, NOON + 8 * DAY),))
    assert clocks.deadline(Pace(), away, QUESTION) == NOON + 8 * DAY + 23 * HOUR


# What stands


async def test_the_stated_answer_stands_once_and_the_table_is_told(house: House, calling: Calling) -> None:
    game, _, second = await calling.asked("nim")
    await calling.later(hours=23, minutes=59)
    assert len(await calling.log(game)) == 1
    await calling.later(minutes=1)
    assert (await calling.log(game))[1][1:] == ("let-pass", wills.CLOCK)
    (call,) = await calling.calls("stood")
    assert (call.person, call.game, call.channel, call.entries) == (second, game, 7, (2,))
    assert all(timer.wait.in_turn for timer in (await calling.waits(game)).values())
    for _ in range(5):
        await calling.later(days=1)
    assert len(await calling.log(game)) == 2
    assert len(await calling.calls("stood")) == 1


async def test_two_looks_at_once_play_it_once(house: House, calling: Calling) -> None:
    game, _, second = await calling.asked("nim")
    timer = (await calling.waits(game))[second]
    house.later(days=1)
    for _ in range(2):
        await calling.caller.questions.answer_late(timer)
    assert len(await calling.log(game)) == 2
    assert len(await calling.calls("stood")) == 1


async def test_a_clock_that_ended_while_the_bot_was_down(path: Path) -> None:
    async with House(path, RULEBOOKS) as house:
        game, _, _ = await Calling(house).asked("nim")
    async with House(path, RULEBOOKS) as house:
        calling = Calling(house)
        await calling.later(days=4)
        assert (await calling.log(game))[1][1:] == ("let-pass", wills.CLOCK)
        assert len(await calling.calls("stood")) == 1


async def test_an_answer_in_time_stops_the_clock(house: House, calling: Calling) -> None:
    game, _, second = await calling.asked("nim")
    await calling.later(hours=23)
    await house.plays(game, second, "object")
    await calling.later(days=2)
    assert len(await calling.log(game)) == 2
    assert await calling.calls("stood") == []


async def test_a_question_taken_back_stops_the_clock(house: House, calling: Calling) -> None:
    game, first, _ = await calling.asked("nim")
    await house.tables.undo(game, first)
    assert set(await calling.waits(game)) == {first}
    await calling.later(days=3)
    assert len(await calling.log(game)) == 2


async def test_without_a_stated_answer_we_wait_on(house: House, calling: Calling) -> None:
    game, _, second = await calling.asked("open")
    await calling.settles(game, Pace(clock=3 * DAY, ends="default", extension=None, most=0))
    await calling.later(days=2)
    assert len(await calling.log(game)) == 1
    assert await calling.calls() == []
    await calling.later(days=1)
    assert [call.ending for call in await calling.calls("over")] == ["waits-on"]
    await calling.later(days=9)
    assert set(await calling.waits(game)) == {second}
    assert len(await calling.calls("over")) == 1


async def test_a_clock_that_is_settled_anew_counts_at_once(house: House, calling: Calling) -> None:
    game, _, _ = await calling.asked("nim")
    await calling.settles(game, Pace(answers=6 * HOUR))
    await calling.later(hours=5)
    assert len(await calling.log(game)) == 1
    await calling.settles(game, Pace(answers=None))
    await calling.later(days=9)
    assert len(await calling.log(game)) == 1
    await calling.settles(game, Pace(answers=48 * HOUR))
    await calling.later(minutes=1)
    assert len(await calling.log(game)) == 2


async def test_one_who_is_silent_holds_up_nobody_else(house: House, calling: Calling) -> None:
    """Two are asked: one answers, the other's silence counts after a day, though numbers change meanwhile."""
    game, (silent, helper) = await to_the_allies(house, calling)
    began = (await calling.waits(game))[silent].wait.since
    table = await house.tables.get(game)
    helps = table.match.legal(table.seats_of(helper)[0])[-1]
    await calling.later(hours=20)
    await house.tables.play(game, helper, [helps])
    assert (await calling.waits(game))[silent].wait.since == began
    await calling.later(hours=3)
    assert len(await calling.calls("stood")) == 0
    await calling.later(hours=1)
    assert [call.person for call in await calling.calls("stood")] == [silent]
    assert set(await calling.waits(game)) == {helper}  # may send more, with a day of their own
    await calling.later(hours=20)
    assert len(await calling.calls("stood")) >= 2


async def test_a_holiday_stops_the_clock_and_a_substitute_does_not(house: House, calling: Calling) -> None:
    game, _, second = await calling.asked("nim")
    holidays: Holidays = calling.caller.services.holidays
    ends = house.time + 10 * DAY
    await holidays.plan(second, "Away", None, ends, (CHLOE, "Chloé", False))
    await calling.later(days=5)
    assert len(await calling.log(game)) == 1
    async with house.store.reading() as connection:
        ((number,),) = (await connection.exec_driver_sql("select id from holiday")).all()
    await holidays.answer(number, CHLOE, agreed=True)
    assert set(await calling.waits(game)) == {CHLOE}
    await calling.later(hours=23)
    assert len(await calling.log(game)) == 1
    await calling.later(hours=1)
    assert (await calling.log(game))[1][1:] == ("let-pass", wills.CLOCK)
    assert [call.person for call in await calling.calls("stood")] == [CHLOE]


# Holidays


async def test_a_substitute_who_stops_early_leaves_the_seat_waiting(house: House, calling: Calling) -> None:
    game = await house.game("nim", (ANA, BRUNO))
    holidays: Holidays = calling.caller.services.holidays
    holiday = await holidays.plan(ANA, "Ana", None, house.time + 10 * DAY, (CHLOE, "Chloé", False))
    await calling.later(minutes=1)
    await holidays.answer(holiday.id, CHLOE, agreed=True)
    await calling.later(days=1)
    await holidays.stop_standing_in(CHLOE)
    assert (await house.tables.get(game)).seats_of(ANA)
    assert [call.person for call in await calling.calls("away")] == [ANA, CHLOE, ANA]
    assert await calling.calls("back") == []
    await calling.later(days=9)  # their holiday is over: nobody held the seat, and nothing is said
    assert await calling.calls("back") == []
    async with house.store.reading() as connection:
        timers = (await connection.exec_driver_sql("select * from timer where holiday is not null")).all()
    assert timers == []


async def test_who_is_mentioned_by_a_notice_of_a_holiday_is_awake(house: House, calling: Calling) -> None:

    game = await house.game("nim", (ANA, BRUNO))
    async with house.store.writing() as connection:
        said = Habits(zone="Europe/Paris", wakes=time(8), sleeps=time(22))
        await wishes.keep_habits(connection, ANA, said)
    holidays: Holidays = calling.caller.services.holidays
    midnight = house.time.replace(hour=23, minute=30)
    holiday = await holidays.plan(ANA, "Ana", None, midnight, (CHLOE, "Chloé", False))
    await calling.later(minutes=1)
    await holidays.answer(holiday.id, CHLOE, agreed=True)
    house.time = midnight
    await calling.later()
    assert (await house.tables.get(game)).seats_of(ANA)
    assert await calling.calls("back") == []  # in Paris it is half past midnight
    await calling.later(hours=7, minutes=29)
    assert await calling.calls("back") == []
    await calling.later(minutes=1)
    assert len(await calling.calls("back")) == 1
