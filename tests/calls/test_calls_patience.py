"""The table agrees to wait longer for somebody: neither calls nor the end of a clock before."""

from datetime import timedelta

import pytest
from calling import Calling
from house import ANA, BRUNO, CHLOE, NOON, House

from bot.calls.when.errors import NobodyIsWaitedFor, SeveralAreWaitedFor, TooPatient
from bot.errors.seats import NoSuchSeat, NotSeated
from bot.errors.tables import NotRunning
from bot.errors.votes import VoteOpen, VoteOver
from bot.store.calls.wishes import Pace

DAY = timedelta(days=1)
PACE = Pace(first=DAY, growth=100, most=2, clock=3 * DAY)


async def begun(calling: Calling, *people: int) -> tuple[int, int]:
    """A game, and whom it waits for."""
    game = await calling.house.game(people=people, matches="many")
    await calling.settles(game, PACE)
    (first,) = await calling.waits(game)
    return game, first


async def test_until_then_nobody_is_called_and_no_clock_ends(calling: Calling) -> None:
    game, first = await begun(calling, ANA, BRUNO, CHLOE)
    second = BRUNO if first != BRUNO else CHLOE
    vote = await calling.caller.services.patience.ask(game, first, "Whoever", NOON + 5 * DAY)
    assert vote.outcome is None, "one of three is no majority"
    assert (await calling.votes.answer(vote.id, second, yes=True)).outcome == "agreed"

    await calling.later(days=4, hours=23)
    assert await calling.calls() == []
    assert not (await calling.waits(game))[first].wait.clock_ended
    await calling.later(hours=1)
    assert (await calling.waits(game))[first].wait.clock_ended, "the clock of three days ends with the wait"
    assert [call.kind for call in await calling.calls()] == ["call"]


async def test_calls_that_had_ended_begin_again(calling: Calling) -> None:
    game, first = await begun(calling, ANA, BRUNO)
    other = BRUNO if first == ANA else ANA
    await calling.later(days=1)
    await calling.later(days=1)
    await calling.later(days=1)
    assert (await calling.waits(game))[first].wait.given_up
    vote = await calling.caller.services.patience.ask(game, other, "Other", NOON + 7 * DAY)
    assert (await calling.votes.answer(vote.id, first, yes=True)).outcome == "agreed"
    wait = (await calling.waits(game))[first].wait
    assert (wait.given_up, wait.clock_ended, wait.patience) == (False, False, NOON + 7 * DAY)


async def test_silence_is_no_and_playing_ends_the_question(calling: Calling) -> None:
    game, first = await begun(calling, ANA, BRUNO)
    silent = await calling.caller.services.patience.ask(game, first, "First", NOON + 5 * DAY)
    await calling.later(hours=12)
    await calling.votes.close_due()
    assert (await calling.votes.read(silent.id)).outcome == "expired"
    assert (await calling.waits(game))[first].wait.patience is None

    vote = await calling.caller.services.patience.ask(game, first, "First", NOON + 5 * DAY)
    await calling.house.plays(game, first, "take right count:2")
    calling.votes.look_at(game)
    await calling.votes.close_due()
    assert (await calling.votes.read(vote.id)).outcome == "overtaken"


async def test_a_question_ends_with_the_time_it_asks_for(calling: Calling) -> None:
    game, first = await begun(calling, ANA, BRUNO)
    other = BRUNO if first == ANA else ANA
    vote = await calling.caller.services.patience.ask(game, first, "First", NOON + timedelta(hours=1))
    calling.house.later(hours=1)
    with pytest.raises(VoteOver):
        await calling.votes.answer(vote.id, other, yes=True)
    assert (await calling.votes.read(vote.id)).outcome == "overtaken"


async def test_a_wait_that_makes_no_sense_is_refused(calling: Calling) -> None:
    game, first = await begun(calling, ANA, BRUNO)
    other = BRUNO if first == ANA else ANA
    seats = {chair.person: chair.seat for chair in (await calling.house.tables.get(game)).chairs}
    patience = calling.caller.services.patience
    with pytest.raises(NobodyIsWaitedFor):
        await patience.ask(game, first, "First", NOON + DAY, seats[other])
    with pytest.raises(NoSuchSeat):
        await patience.ask(game, first, "First", NOON + DAY, 2)
    with pytest.raises(TooPatient):
        await patience.ask(game, first, "First", NOON + 31 * DAY)
    with pytest.raises(NotSeated):
        await patience.ask(game, CHLOE, "Chloé", NOON + DAY)
    await patience.ask(game, first, "First", NOON + DAY)
    with pytest.raises(VoteOpen):
        await patience.ask(game, other, "Other", NOON + DAY)
    lobby = await calling.house.open(channel=9)
    with pytest.raises(NotRunning):
        await patience.ask(lobby.id, ANA, "Ana", NOON + DAY)


async def test_of_several_one_must_be_named_but_oneself_need_not(calling: Calling, house: House) -> None:
    game = await house.game("liars-dice", people=(ANA, BRUNO, CHLOE), channel=8)
    table = await house.tables.get(game)
    first, second, _ = (each.seat for each in table.owed)
    person = {chair.seat: chair.person for chair in table.chairs}
    patience = calling.caller.services.patience
    own = await patience.ask(game, person[second], "Second", NOON + DAY)
    assert own.motion.number("seat") == second
    await calling.votes.withdraw(own.id, own.asker)

    assert table.match is not None
    action = table.match.legal(first)[0]
    await house.tables.play(game, person[first], [action], None, first)
    with pytest.raises(SeveralAreWaitedFor):
        await patience.ask(game, person[first], "First", NOON + DAY)
    named = await patience.ask(game, person[first], "First", NOON + DAY, second)
    assert named.motion.number("seat") == second
