"""What substitutes may and may not, at tables of the toys."""

from datetime import timedelta

import pytest
from house import ANA, BRUNO, CHLOE, DARIO, EVE, NAMES, everything
from senate import Senate
from test_votes_people import THREE, asked, who

from bot.calls.when.errors import (
    HasPromised,
    HolidayEndsEarly,
    NoHoliday,
    NoSubstitute,
    StandsInAlready,
    SubstituteAway,
    SubstituteKnows,
)
from bot.calls.written.holidays import Holidays
from bot.errors.seats import AtTheTable, OnlyLent
from bot.errors.tables import AlreadySeated
from bot.errors.votes import VoteNotAsked
from bot.store.games.games import Chair
from bot.store.people.holidays import Holiday, holiday_of
from bot.store.people.votes import AGREED
from bot.tables.state.table import ENDED

DAY = timedelta(days=1)


async def away(senate: Senate, person: int, substitute: int | None, first: int = 0, last: int = 9) -> Holiday:
    """Somebody is away from one day to another; a substitute who is named says yes."""
    holidays = Holidays(senate.tables)
    begins, ends = senate.time + first * DAY, senate.time + last * DAY
    named = None if substitute is None else (substitute, NAMES[substitute], False)
    holiday = await holidays.plan(person, NAMES[person], begins, ends, named)
    if substitute is not None:
        await holidays.answer(holiday.id, substitute, agreed=True)
    await holidays.look_at(person)
    return holiday


async def test_a_substitute_holds_the_seat_and_its_holder_owns_it(senate: Senate):
    game = await senate.game(people=THREE)
    await away(senate, ANA, EVE)
    table = await senate.tables.get(game)
    assert table == await senate.fresh(game)
    assert table.people == (EVE, BRUNO, CHLOE)
    assert (table.lent_by(ANA), table.holder_of(0), table.holder_of(1)) == ((0,), who(ANA), who(BRUNO))
    senate.later(days=9)
    await Holidays(senate.tables).look_at(ANA)
    table = await senate.tables.get(game)
    assert (table.people, table.lent) == (THREE, ())
    assert [(each.why, each.to_person) for each in await senate.people.handovers(game)] == [
        ("substitute", EVE),
        ("return", ANA),
    ]


async def test_who_cannot_be_a_substitute(senate: Senate):
    game = await senate.game("liars-dice", people=THREE)
    holidays = Holidays(senate.tables)
    await away(senate, BRUNO, DARIO, last=2)
    senate.later(days=3)
    await holidays.look_at(BRUNO)
    await away(senate, EVE, None, first=2, last=4)
    before, now = everything(senate.path), senate.time
    for substitute, error in (
        (CHLOE, StandsInAlready),
        (EVE, SubstituteAway),
        (DARIO, SubstituteKnows),
        (ANA, NoSubstitute),
    ):
        with pytest.raises(error):
            await holidays.plan(ANA, "Ana", now, now + 3 * DAY, (substitute, NAMES[substitute], False))
    with pytest.raises(HolidayEndsEarly):
        await holidays.plan(ANA, "Ana", now + DAY, now + DAY, None)
    assert everything(senate.path) == before
    # Bruno's own seat Dario knows already, and Eve is there again on the fifth day.
    await holidays.plan(BRUNO, "Bruno", now, now + DAY, (DARIO, "Dario", False))
    await holidays.plan(ANA, "Ana", now + 4 * DAY, now + 5 * DAY, (EVE, "Eve", False))
    assert (await senate.tables.get(game)).people == THREE


async def test_where_nothing_is_hidden_one_may_stand_in_for_several_in_turn(senate: Senate):
    game = await senate.game(people=THREE)
    await away(senate, BRUNO, DARIO, last=2)
    senate.later(days=3)
    await Holidays(senate.tables).look_at(BRUNO)
    await away(senate, ANA, DARIO)
    assert (await senate.tables.get(game)).people == (DARIO, BRUNO, CHLOE)


async def test_what_was_true_when_asked_is_looked_at_again_with_the_answer(senate: Senate):
    await senate.game(people=THREE)
    holidays, now = Holidays(senate.tables), senate.time
    asked_for = await holidays.plan(ANA, "Ana", now, now + 3 * DAY, (EVE, "Eve", False))
    await away(senate, EVE, None, first=1, last=2)
    with pytest.raises(SubstituteAway):
        await holidays.answer(asked_for.id, EVE, agreed=True)
    with pytest.raises(NoHoliday):
        await holidays.answer(asked_for.id, DARIO, agreed=True)


async def test_who_has_promised_stays_or_says_no_first(senate: Senate):
    game = await senate.game(people=THREE)
    holidays, now = Holidays(senate.tables), senate.time
    promised = await away(senate, ANA, EVE, last=3)
    with pytest.raises(HasPromised):
        await holidays.plan(EVE, "Eve", now + DAY, now + 9 * DAY, None)
    await holidays.plan(EVE, "Eve", now + 3 * DAY, now + 9 * DAY, None)
    await holidays.answer(promised.id, EVE, agreed=False)
    table = await senate.tables.get(game)
    assert (table.people, table.lent) == (THREE, ()), "whoever says no gives the seat back"
    await holidays.plan(EVE, "Eve", now + DAY, now + 9 * DAY, None)


async def test_a_substitute_neither_gives_up_nor_gives_away(senate: Senate):
    game = await senate.game(people=THREE)
    await away(senate, ANA, EVE)
    before = everything(senate.path)
    for wish in (
        senate.tables.concede(game, EVE),
        senate.people.bring_in(game, who(EVE), 0, computer="random"),
        senate.people.bring_in(game, who(EVE), 0),
    ):
        with pytest.raises(OnlyLent) as caught:
            await wish
        assert caught.value.facts == {"name": "Ana"}
    with pytest.raises(AtTheTable):
        await senate.people.bring_in(game, who(BRUNO), 1, to=who(ANA))
    assert everything(senate.path) == before
    # Its holder may, from afar.
    await senate.people.bring_in(game, who(ANA), 0, computer="random")
    table = await senate.tables.get(game)
    assert (table.chairs[0], table.lent, table.host) == (
        Chair(table.chairs[0].seat, computer="random"),
        (),
        BRUNO,
    )
    senate.later(days=9)
    await Holidays(senate.tables).look_at(ANA)
    assert (await senate.fresh(game)).chairs == table.chairs, "nothing comes back"


async def test_about_a_seat_its_holder_votes_and_the_substitute_does_not(senate: Senate):
    game = await senate.game(people=THREE)
    await away(senate, ANA, EVE)
    vote = await asked(senate, game, BRUNO, 0, computer="random")
    assert (vote.owner, sorted(each.person for each in vote.ballots)) == (ANA, [ANA, BRUNO, CHLOE])
    with pytest.raises(VoteNotAsked):
        await senate.votes.answer(vote.id, EVE, False)
    await senate.votes.close_due()
    assert (await senate.votes.read(vote.id)).outcome is None, "nobody has come back"
    assert (await senate.votes.answer(vote.id, ANA, True)).outcome == AGREED
    table = await senate.tables.get(game)
    assert (table.chairs[0].computer, table.lent) == ("random", ())


async def test_an_offered_seat_is_not_for_who_is_away_from_that_table(senate: Senate):
    game = await senate.game(people=THREE)
    await away(senate, ANA, EVE)
    offer = await senate.people.bring_in(game, who(BRUNO), 1)
    for person in (ANA, EVE):
        with pytest.raises(AlreadySeated):
            await senate.people.take(offer.id, who(person))


async def test_who_comes_back_to_play_ends_the_holiday(senate: Senate):
    game = await senate.game(people=THREE)
    await away(senate, ANA, EVE)
    await Holidays(senate.tables).come_back(ANA)
    table = await senate.tables.get(game)
    assert (table.people, table.lent) == (THREE, ())
    async with senate.store.reading() as connection:
        assert await holiday_of(connection, ANA) is None


async def test_a_game_that_ends_meanwhile_is_its_holders(senate: Senate):
    game = await senate.game(people=(ANA, BRUNO))
    await away(senate, ANA, EVE)
    await senate.tables.concede(game, BRUNO)
    table = await senate.tables.get(game)
    assert table.status == ENDED
    async with senate.store.reading() as connection:
        people = await connection.exec_driver_sql("select person from result order by person")
        assert people.scalars().all() == [ANA, BRUNO]
    again = await senate.lobby.open_again(game, BRUNO, "Bruno")
    assert {chair.kept for chair in again.chairs} == {ANA, None}
