"""What happens in the same moment: clocks that end while they are put off, wishes from two devices, seats."""

import asyncio
from datetime import UTC, datetime, time, timedelta

import pytest
from calling import Calling
from house import ANA, BRUNO, CHLOE, DARIO, NAMES

from bot.calls.when.clocks import at_table, next_hour
from bot.calls.when.errors import ExtendedAlready
from bot.calls.written.extensions import Extensions
from bot.store.calls.timers import Timer
from bot.store.calls.wishes import NOTHING, OFFER, Habits, Pace
from bot.store.games.games import Somebody
from bot.tables.seats.hosting import Hosting
from bot.tables.votes.ending import Ending

DAY = timedelta(days=1)


async def two_tables(calling: Calling, pace: Pace) -> list[int]:
    """Two tables whose clocks end in the same moment."""
    games = [
        await calling.house.game(people=people, channel=channel, matches="many")
        for people, channel in (((ANA, BRUNO), 7), ((CHLOE, DARIO), 8))
    ]
    for game in games:
        await calling.settles(game, pace)
    return games


@pytest.mark.parametrize("how", ["patience", "extension"])
async def test_a_clock_that_is_put_off_while_another_ends_does_not_end(
    calling: Calling, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    games = await two_tables(calling, Pace(first=9 * DAY, clock=DAY, ends=NOTHING))
    ends, seen = calling.caller.ends, list[int]()
    usual = ends.end

    async def meanwhile(timer: Timer, pace: Pace) -> None:
        seen.append(timer.game)
        if len(seen) == 1:
            (other,) = set(games) - set(seen)
            (waiting,) = (await calling.waits(other)).values()
            if how == "patience":
                first, second = (await calling.house.tables.get(other)).people
                until = calling.house.time + 5 * DAY
                vote = await calling.caller.services.patience.ask(other, first, NAMES[first], until)
                await calling.votes.answer(vote.id, second, yes=True)
            else:
                await Extensions(calling.house.tables).ask(waiting)
        await usual(timer, pace)

    monkeypatch.setattr(ends, "end", meanwhile)
    await calling.later(days=1)
    (other,) = set(games) - set(seen)
    (waiting,) = (await calling.waits(other)).values()
    assert not waiting.wait.clock_ended
    await calling.later(hours=23)
    assert seen == [game for game in games if game != other]
    await calling.later(days=5 if how == "patience" else 1)
    assert set(seen) == set(games), "it ends later"


async def test_of_two_wishes_for_the_extension_one_counts(calling: Calling) -> None:
    game, _ = await two_tables(calling, Pace(first=9 * DAY, clock=DAY, ends=OFFER))
    (waiting,) = (await calling.waits(game)).values()
    asked = (Extensions(calling.house.tables).ask(waiting) for _ in range(2))
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in found if not isinstance(each, Timer)] == [ExtendedAlready]
    (waiting,) = (await calling.waits(game)).values()
    assert waiting.wait.extended == 24 * 3600
    assert [call.kind for call in await calling.calls()] == ["extended"]


async def test_two_seats_are_one_voice_and_two_hosts_none(calling: Calling) -> None:
    game = await calling.house.game(people=(ANA, ANA, BRUNO), matches="many")
    await Hosting(calling.house.tables).name(game, ANA, Somebody(DARIO, "Dario"))
    pausing = calling.caller.services.pausing
    vote = await pausing.ask(game, ANA, "Ana", calling.house.time + DAY)
    assert vote.outcome is None, "one of two people"
    assert [each.person for each in vote.ballots] == [ANA, BRUNO]
    await calling.votes.withdraw(vote.id, ANA)
    vote = await pausing.ask(game, DARIO, "Dario", calling.house.time + DAY)
    assert [each.yes for each in vote.ballots] == [None, None], "who only hosts asks without a voice"
    await calling.votes.answer(vote.id, BRUNO, yes=True)
    assert (await calling.votes.answer(vote.id, ANA, yes=True)).outcome == "agreed"


async def test_who_agrees_on_an_end_or_takes_it_back_has_no_more_time_to_answer(calling: Calling) -> None:
    ending = Ending(calling.house.tables, calling.votes)
    game, first, second = await calling.asked()
    begun = (await calling.waits(game))[second].wait.since
    await calling.later(hours=2)
    vote = await ending.ask(game, second, NAMES[second], "round")
    assert (await calling.votes.answer(vote.id, first, yes=True)).outcome == "agreed"
    assert (await calling.waits(game))[second].wait.since == begun
    await calling.later(hours=2)
    await ending.take_back(game, second)
    assert (await calling.waits(game))[second].wait.since == begun


@pytest.mark.parametrize("zone", ["Europe/Paris", "America/Santiago", "Africa/Cairo", "Australia/Lord_Howe"])
def test_hours_and_week_ends_are_found_through_a_change_of_clocks(zone: str) -> None:
    begins = datetime(2026, 3, 1, tzinfo=UTC)
    for hours in range(0, 24 * 280, 5):
        now = begins + timedelta(hours=hours)
        for hour in (time(0), time(2, 30)):
            found = next_hour(hour, zone, now)
            assert now <= found <= now + timedelta(hours=26)
            assert next_hour(hour, zone, found) == found
    rests = at_table(Pace(weekends=True), Habits(zone=zone), begins, begins + 280 * DAY).rests
    lengths = {(rest.ends - rest.begins) / timedelta(hours=1) for rest in rests}
    assert 48 in lengths
    assert lengths <= {47, 47.5, 48, 48.5, 49}
    assert len(rests) > 40
