"""The whole table agrees to pause: clocks stand still, nobody is called, and nobody can do it alone."""

from datetime import timedelta

import pytest
from bot_inside import CHANNEL, BotInside
from calling import Calling
from driver import Person
from house import ANA, BRUNO, CHLOE, NOON
from tables import begin, called
from test_calls_people import SUPPRESS_NOTIFICATIONS
from test_calls_together import public

from bot.calls.when.clocks import deadline
from bot.calls.when.errors import NoPause, PausedAlready, PausedLately, TooLongAPause
from bot.calls.written.told import pace_of
from bot.errors.seats import NotSeated
from bot.errors.votes import VoteOpen, VoteOver
from bot.store.calls import clocks
from bot.store.calls.wishes import COMPUTER, Habits, Pace

DAY = timedelta(days=1)
PACE = Pace(first=DAY, growth=100, most=2, clock=3 * DAY)


@pytest.fixture
async def game(calling: Calling) -> int:
    """A game of three with a clock of three days."""
    number = await calling.house.game(people=(ANA, BRUNO, CHLOE), matches="many")
    await calling.settles(number, PACE)
    return number


async def agree(calling: Calling, game: int, days: int = 10) -> None:
    until = calling.house.time + days * DAY
    vote = await calling.caller.services.pausing.ask(game, ANA, "Ana", until)
    assert vote.outcome is None, "one of three is no majority"
    assert (await calling.votes.answer(vote.id, BRUNO, yes=True)).outcome == "agreed"
    await calling.caller.work()


async def test_clocks_stand_still_and_nobody_is_called(calling: Calling, game: int) -> None:
    await calling.later(hours=12)
    await agree(calling, game)
    await calling.later(days=8, hours=23)
    assert await calling.calls() == []
    await calling.later(hours=1)
    assert [call.kind for call in await calling.calls()] == ["resumes"], "the day before it ends"
    await calling.later(days=1)
    await calling.later(hours=12)
    assert [call.kind for call in await calling.calls()] == ["resumes", "call"]
    (timer,) = (await calling.waits(game)).values()
    assert timer.due is not None
    assert timer.due - NOON <= 12 * DAY
    await calling.later(days=2)
    (timer,) = (await calling.waits(game)).values()
    assert timer.wait.clock_ended, "three days, without ten"


async def test_a_host_who_is_losing_cannot_pause(calling: Calling, game: int) -> None:
    pausing = calling.caller.services.pausing
    table = await calling.house.tables.get(game)
    assert table.host == ANA
    vote = await pausing.ask(game, ANA, "Ana", NOON + 5 * DAY)
    with pytest.raises(VoteOpen):
        await pausing.ask(game, ANA, "Ana", NOON + 5 * DAY)
    await calling.votes.answer(vote.id, ANA, yes=True)
    assert (await calling.votes.read(vote.id)).outcome is None, "to say it twice counts once"
    await calling.votes.answer(vote.id, BRUNO, yes=False)
    assert (await calling.votes.answer(vote.id, CHLOE, yes=False)).outcome == "declined"

    silent = await pausing.ask(game, ANA, "Ana", NOON + 5 * DAY)
    await calling.later(hours=12)
    await calling.votes.close_due()
    assert (await calling.votes.read(silent.id)).outcome == "expired"
    await calling.later(days=3)
    (timer,) = (await calling.waits(game)).values()
    assert timer.wait.clock_ended, "the clock ran all the time"


async def test_pauses_do_not_add_up(calling: Calling, game: int) -> None:
    pausing = calling.caller.services.pausing
    with pytest.raises(TooLongAPause):
        await pausing.ask(game, ANA, "Ana", NOON + 22 * DAY)
    with pytest.raises(NotSeated):
        await pausing.ask(game, 99, "Whoever", NOON + DAY)
    await agree(calling, game, days=21)
    with pytest.raises(PausedAlready):
        await pausing.ask(game, BRUNO, "Bruno", NOON + 20 * DAY)
    await calling.later(days=27)
    with pytest.raises(PausedLately):
        await pausing.ask(game, BRUNO, "Bruno", NOON + 30 * DAY)
    await calling.later(days=1)
    await agree(calling, game, days=2)


async def test_playing_goes_on_and_no_clock_begins_in_a_pause(calling: Calling, game: int) -> None:
    await calling.settles(game, Pace(first=DAY, clock=DAY, ends=COMPUTER))
    await agree(calling, game)
    await calling.later(days=2)
    (first,) = await calling.waits(game)
    await calling.house.plays(game, first, "take right count:2")
    await calling.later(days=8)
    ((second, timer),) = (await calling.waits(game)).items()
    assert second != first
    assert timer.wait.clock_ended is False
    assert [call.kind for call in await calling.calls() if call.kind != "resumes"] == []
    await calling.later(hours=20)
    assert [call.kind for call in await calling.calls() if call.kind != "resumes"] == ["last"]


async def test_a_pause_at_a_real_table(bot: BotInside, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await mine.speak("en-US")
    await ana.command(CHANNEL, "game settings", clock="2 days", ends="computer")
    refused = await mine.command(CHANNEL, "game pause", until="30 days")
    assert "21 days at the longest" in refused.text
    put = await mine.command(CHANNEL, "game pause", until="10 days")
    assert f"{other.name}" in put.text
    await bot.settle()
    vote = (await public(ana))[-1]
    assert "asks the table to pause until <t:" in vote.text
    await other.click(vote, "Agree")
    await bot.settle()
    assert "Paused until <t:" in (await mine.command(CHANNEL, "game status")).text
    assert "pauses already" in (await mine.command(CHANNEL, "game pause", until="5 days")).text
    before = len(await public(ana))
    await bot.move(days=8)
    assert len(await public(ana)) == before
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    await bot.settle()
    played = (await public(ana))[-1]
    assert played.body["flags"] & SUPPRESS_NOTIFICATIONS, "a post rings nobody meanwhile"
    await bot.move(days=1)
    notice = (await public(ana))[-1]
    assert "The pause ends <t:" in notice.text
    assert notice.body["flags"] & SUPPRESS_NOTIFICATIONS
    await bot.move(days=2, hours=12)
    assert await bot.rows("select count(*) from entry where by = 'clock'") == [(0,)]
    kinds = [kind for kind, *_ in await bot.calls()]
    assert kinds == ["resumes", "call"], "and the clock has a day and a half left"


async def test_a_pause_ends_as_it_began(calling: Calling, game: int) -> None:
    pausing, begun = calling.caller.services.pausing, calling.house.time
    with pytest.raises(NoPause):
        await pausing.ask_back(game, ANA, "Ana")
    await agree(calling, game, days=20)
    await calling.later(days=5)
    with pytest.raises(NotSeated):
        await pausing.ask_back(game, 99, "Whoever")
    assert (await pausing.ask_back(game, CHLOE, "Chloé")).outcome is None
    assert (await pausing.ask_back(game, CHLOE, "Chloé")).outcome is None, "to say it twice counts once"
    assert (await pausing.ask_back(game, BRUNO, "Bruno")).outcome == "agreed"
    with pytest.raises(NoPause):
        await pausing.ask_back(game, ANA, "Ana")
    (timer,) = (await calling.waits(game)).values()
    assert deadline(await pace_of(calling.house.store, game), Habits(), timer.wait) == begun + 8 * DAY
    await calling.later(days=7)
    assert [call.kind for call in await calling.calls("resumes")] == [], "it is over"
    await agree(calling, game, days=12)
    await calling.later(days=7, hours=2)  # when the first one would have ended
    assert [call.kind for call in await calling.calls("resumes")] == []


async def test_silence_does_not_end_a_pause_and_the_vote_ends_with_it(calling: Calling, game: int) -> None:
    pausing = calling.caller.services.pausing
    await agree(calling, game, days=2)
    silent = await pausing.ask_back(game, ANA, "Ana")
    await calling.later(hours=12)
    await calling.votes.close_due()
    assert (await calling.votes.read(silent.id)).outcome == "expired"
    await calling.later(hours=30)
    late = await pausing.ask_back(game, ANA, "Ana")
    await calling.later(hours=6)
    with pytest.raises(VoteOver):
        await calling.votes.answer(late.id, BRUNO, yes=True)
    assert (await calling.votes.read(late.id)).outcome == "overtaken"


async def test_a_last_call_before_a_pause_is_followed_by_one_after_it(calling: Calling, game: int) -> None:
    await calling.settles(game, Pace(first=10 * DAY, clock=DAY, ends=COMPUTER, extension=None))
    await calling.later(hours=23)
    assert [call.kind for call in await calling.calls()] == ["last"]
    await agree(calling, game)
    await calling.later(days=9)
    assert [call.kind for call in await calling.calls()] == ["last", "resumes"]
    await calling.later(days=1)
    assert [call.kind for call in await calling.calls()] == ["last", "resumes", "last"]
    (timer,) = (await calling.waits(game)).values()
    assert timer.due == calling.house.time + timedelta(hours=1), "the hour that was left"


async def test_a_bank_does_not_run_out_in_a_pause(calling: Calling, game: int) -> None:
    pace = Pace(first=10 * DAY, clock=DAY, credit=timedelta(hours=6), ends=COMPUTER, extension=None)
    await calling.settles(game, pace)
    (first,) = await calling.waits(game)
    await calling.house.plays(game, first, "take right count:2")
    (second,) = await calling.waits(game)
    await calling.later(hours=23)
    await agree(calling, game, days=20)
    await calling.later(days=15)
    (timer,) = (await calling.waits(game)).values()
    assert timer.person == second
    assert not timer.wait.clock_ended
    await calling.house.plays(game, second, "take right count:2")
    async with calling.house.store.reading() as connection:
        assert (await clocks.kept_of(connection, game, second)).left == 3600, "an hour, as when it began"


async def test_a_pause_is_ended_at_a_real_table(bot: BotInside, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await other.speak("fr")
    await mine.speak("en-US")
    await mine.command(CHANNEL, "game pause", until="10 days")
    await bot.settle()
    await other.click((await public(ana))[-1], "Agree")
    await bot.settle()
    agreed = (await public(ana))[-1]
    again = await other.command(CHANNEL, "game pause", until="3 jours")
    assert "déjà en pause" in again.text
    assert mine.name in (await other.click(again, "Finir la pause")).text
    await bot.settle()
    assert "to end its pause now, not on <t:" in (await public(ana))[-1].text
    assert "it is done" in (await mine.click(agreed, "End the pause")).text, "who is asked says yes by asking"
    assert "Paused" not in (await mine.command(CHANNEL, "game status")).text
    assert "does not pause" in (await mine.click(agreed, "End the pause")).text
