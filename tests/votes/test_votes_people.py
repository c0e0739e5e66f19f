"""Seats that change hands, hosts, spectators and rematches, at tables of the toys."""

import asyncio

import pytest
from house import (
    ANA,
    BRUNO,
    CHLOE,
    DARIO,
    EVE,
    NAMES,
    House,
    ask,
    automat_of,
    computers_play,
    everything,
    log_of,
    unposted,
    with_computers,
)
from senate import Senate

from bot.errors.seats import (
    AtTheTable,
    KnowsTooMuch,
    NoSuchSeat,
    NotSeated,
    NotYourSeat,
    OfferedToOther,
    OfferOver,
    SeatGone,
)
from bot.errors.tables import AlreadySeated, ChannelTaken, NoComputer, NoRematch, NotRunning, SeatsKept
from bot.errors.votes import VoteOpen, VoteOver
from bot.private.panel.sheet import panel_sheet
from bot.store.games.games import Somebody
from bot.store.people.seats import Offer
from bot.store.people.votes import Vote
from bot.tables.state.table import ENDED, Table
from engine.core.contract import Seat
from engine.players.randomly import Randomly

THREE = (ANA, BRUNO, CHLOE)


def who(person: int) -> Somebody:
    return Somebody(person, NAMES[person])


async def outcomes(*wishes) -> list[str]:
    found = await asyncio.gather(*wishes, return_exceptions=True)
    return [type(each).__name__ for each in found]


async def offered(senate: Senate, game: int, holder: int, to: int | None = None) -> Offer:
    table = await senate.tables.get(game)
    seat = table.seats_of(holder)[0]
    made = await senate.people.bring_in(game, who(holder), seat, None if to is None else who(to))
    assert isinstance(made, Offer)
    return made


async def asked(senate: Senate, game: int, by: int, seat: int, **whom: object) -> Vote:
    vote = await senate.people.bring_in(game, who(by), seat, **whom)
    assert isinstance(vote, Vote)
    return vote


# Offers


async def test_somebody_takes_a_seat_on_offer_and_plays_on(senate: Senate):
    game = await senate.game(people=THREE, asked="yes")
    await senate.tables.set_order(game, BRUNO, "objection", {}, "object")
    offer = await offered(senate, game, BRUNO)
    await senate.plays(game, ANA, "take left")
    await senate.plays(game, BRUNO, "take left")
    table = await senate.people.take(offer.id, who(DARIO))
    assert table.people == (ANA, DARIO, CHLOE)
    assert table == await senate.fresh(game)
    assert await senate.tables.orders(game, DARIO) == [], "orders are their giver's"
    with pytest.raises(NotSeated):
        await senate.plays(game, BRUNO, "take left")
    await senate.plays(game, CHLOE, "take middle")
    await senate.plays(game, ANA, "take middle")
    await senate.plays(game, DARIO, "take middle")
    # Who did what stays in the log.
    rows = ask(senate.path, "select seat, person from entry order by number")
    assert rows == [(0, ANA), (1, BRUNO), (2, CHLOE), (0, ANA), (1, DARIO)]
    (change,) = await senate.people.handovers(game)
    told = (change.seat, change.number, change.why, change.from_name, change.to_name)
    assert told == (1, 2, "offer", "Bruno", "Dario")
    kinds = [kind for _, kind, _ in unposted(senate.path)]
    assert kinds.count("handover") == kinds.count("offer") == 1


async def test_two_take_a_seat_at_once(senate: Senate):
    game = await senate.game(people=THREE)
    offer = await offered(senate, game, BRUNO)
    async with Senate(senate.path) as other:
        await other.tables.get(game)
        found = await outcomes(
            senate.people.take(offer.id, who(DARIO)),
            other.people.take(offer.id, who(EVE)),
            senate.people.take(offer.id, who(EVE)),
        )
    assert found.count("Table") == 1
    assert set(found) <= {"Table", "OfferOver", "Stale"}
    assert ask(senate.path, "select count(*) from handover") == [(1,)]


async def test_an_offer_to_one_person_is_theirs_alone(senate: Senate):
    game = await senate.game(people=THREE)
    offer = await offered(senate, game, BRUNO, DARIO)
    before = everything(senate.path)
    with pytest.raises(OfferedToOther) as caught:
        await senate.people.take(offer.id, who(EVE))
    assert caught.value.facts == {"name": "Dario"}
    with pytest.raises(NotYourSeat):
        await senate.people.refuse(offer.id, EVE)
    assert everything(senate.path) == before
    assert (await senate.people.refuse(offer.id, DARIO)).outcome == "declined"
    with pytest.raises(OfferOver):
        await senate.people.take(offer.id, who(DARIO))


async def test_a_second_offer_of_a_seat_takes_the_place_of_the_first(senate: Senate):
    game = await senate.game(people=THREE)
    first = await offered(senate, game, BRUNO, DARIO)
    second = await offered(senate, game, BRUNO)
    with pytest.raises(OfferOver):
        await senate.people.take(first.id, who(DARIO))
    assert (await senate.people.refuse(second.id, BRUNO)).outcome == "withdrawn"
    third = await offered(senate, game, BRUNO)
    assert (await senate.people.refuse(third.id, ANA)).outcome == "withdrawn", "the host may"


async def test_an_offer_of_a_game_that_is_over_is_over(senate: Senate):
    game = await senate.game(people=(ANA, BRUNO))
    offer = await offered(senate, game, BRUNO)
    await senate.tables.concede(game, ANA)
    with pytest.raises(NotRunning):
        await senate.people.take(offer.id, who(DARIO))


async def test_whoever_is_at_the_table_cannot_take_a_second_seat(senate: Senate):
    game = await senate.game(people=THREE)
    offer = await offered(senate, game, BRUNO)
    before = everything(senate.path)
    for wish in (
        senate.people.take(offer.id, who(CHLOE)),
        senate.people.bring_in(game, who(BRUNO), 1, who(ANA)),
        senate.people.bring_in(game, who(ANA), 1, who(CHLOE)),
    ):
        with pytest.raises((AtTheTable, AlreadySeated)):
            await wish
    assert everything(senate.path) == before


async def test_a_substitute_who_knows_another_hand_is_refused(senate: Senate):
    """Who gave one seat away has seen its dice: they may have that seat back, and no other."""
    game = await senate.game("liars-dice", THREE)
    first = await offered(senate, game, BRUNO)
    await senate.people.take(first.id, who(DARIO))
    offer = await offered(senate, game, CHLOE)
    before = everything(senate.path)
    with pytest.raises(KnowsTooMuch) as caught:
        await senate.people.take(offer.id, who(BRUNO))
    assert caught.value.facts == {"name": "Bruno", "seat": 2}
    with pytest.raises(KnowsTooMuch):
        await senate.people.bring_in(game, who(CHLOE), 2, who(BRUNO))
    assert everything(senate.path) == before
    back = await offered(senate, game, DARIO, BRUNO)
    assert (await senate.people.take(back.id, who(BRUNO))).seats_of(BRUNO) == (1,)
    # In a game without secrets nothing is known too well.
    open_game = await senate.game(people=THREE, channel=8)
    await senate.people.take((await offered(senate, open_game, BRUNO)).id, who(DARIO))
    taken = await senate.people.take((await offered(senate, open_game, CHLOE)).id, who(BRUNO))
    assert taken.seats_of(BRUNO) == (2,)


async def test_the_new_holder_sees_what_the_seat_may_see_and_the_old_one_no_more(senate: Senate):
    game = await senate.game("liars-dice", THREE)
    offer = await offered(senate, game, BRUNO)
    table = await senate.people.take(offer.id, who(DARIO))
    seats = table.seats_of(DARIO)
    assert seats == (1,)
    shown = table.match.view(seats[0]).state.cups
    assert shown[1] == table.match.state.cups[1]
    assert shown[0] == shown[2] == (0, 0, 0)
    assert table.seats_of(BRUNO) == ()
    text = str([each.to_component_dict() for each in panel_sheet(table, BRUNO, "en").children])
    assert "There is nothing for you to decide" in text


async def test_a_computer_takes_ones_own_seat_at_once(senate: Senate):
    with_computers(senate, "nim", random=Randomly)
    game = await senate.game(people=THREE)
    await senate.plays(game, ANA, "take left")
    table = await senate.people.bring_in(game, who(BRUNO), 1, computer="random")
    assert isinstance(table, Table)
    assert (table.chairs[1].computer, table.chairs[1].person) == ("random", None)
    await computers_play(automat_of(senate), game)
    assert (await senate.tables.get(game)).begun.log[1].seat == 1


async def test_bad_wishes_for_seats_change_nothing(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.tables.concede(game, CHLOE)
    before = everything(senate.path)
    for wish, error in (
        (senate.people.bring_in(game, who(ANA), 3), NoSuchSeat),
        (senate.people.bring_in(game, who(ANA), -1), NoSuchSeat),
        (senate.people.bring_in(game, who(ANA), 2), SeatGone),
        (senate.people.bring_in(game, who(ANA), 0, computer="brilliant"), NoComputer),
        (senate.people.bring_in(game, who(EVE), 1), NotSeated),
        (senate.people.bring_in(game, who(EVE), 1, who(EVE)), NotSeated),
        (senate.people.take(77, who(EVE)), OfferOver),
        (senate.people.refuse(77, ANA), OfferOver),
    ):
        with pytest.raises(error):
            await wish
    assert everything(senate.path) == before
    lobby = await senate.open(channel=9)
    with pytest.raises(NotRunning):
        await senate.people.bring_in(lobby.id, who(ANA), 0)


# Somebody who is absent


async def test_a_table_replaces_somebody_who_is_absent_after_their_time_to_speak(senate: Senate):
    game = await senate.game(people=THREE)
    vote = await asked(senate, game, ANA, 1, computer="random")
    assert vote.owner == BRUNO
    assert vote.waiting == (BRUNO, CHLOE)
    await senate.votes.answer(vote.id, CHLOE, True)
    assert (await senate.tables.get(game)).chairs[1].person == BRUNO
    senate.later(hours=24)
    await senate.votes.close_due()
    table = await senate.tables.get(game)
    assert table.chairs[1].computer == "random"
    (change,) = await senate.people.handovers(game)
    assert (change.why, change.by, change.from_person) == ("vote", ANA, BRUNO)


@pytest.mark.parametrize("way", ["says no", "plays"])
async def test_whoever_is_there_after_all_stays(senate: Senate, way: str):
    game = await senate.game(people=THREE)
    await senate.plays(game, ANA, "take left")
    vote = await asked(senate, game, ANA, 1, computer="random")
    await senate.votes.answer(vote.id, CHLOE, True)
    if way == "says no":
        assert (await senate.votes.answer(vote.id, BRUNO, False)).outcome == "declined"
    else:
        await senate.plays(game, BRUNO, "take left")
        await senate.votes.close_due()
        assert (await senate.votes.read(vote.id)).outcome == "overtaken"
    senate.later(hours=48)
    await senate.votes.close_due()
    assert (await senate.tables.get(game)).chairs[1].person == BRUNO


async def test_a_table_agrees_to_offer_a_seat_to_somebody_who_must_take_it(senate: Senate):
    game = await senate.game(people=THREE)
    vote = await asked(senate, game, ANA, 1, to=who(DARIO))
    await senate.votes.answer(vote.id, BRUNO, True)
    assert (await senate.tables.get(game)).chairs[1].person == BRUNO
    ((number, to),) = ask(senate.path, "select id, to_person from offer where outcome is null")
    assert to == DARIO
    table = await senate.people.take(number, who(DARIO))
    assert table.chairs[1].person == DARIO


async def test_somebody_asks_for_a_computers_seat(senate: Senate):
    table = await senate.open(seats=3)
    await senate.lobby.join(table.id, BRUNO, "Bruno")
    await senate.lobby.seat_computers(table.id, ANA, "random")
    await senate.lobby.start(table.id, ANA)
    game = table.id
    vote = await asked(senate, game, EVE, 2, to=who(EVE))
    assert (vote.owner, vote.waiting) == (None, (ANA, BRUNO))
    await senate.votes.answer(vote.id, ANA, True)
    assert (await senate.votes.answer(vote.id, BRUNO, True)).outcome == "agreed"
    assert (await senate.tables.get(game)).chairs[2].person == EVE
    assert [each.why for each in await senate.people.handovers(game)] == ["takeover"]


async def test_what_was_agreed_but_cannot_be_done_any_more_is_closed(senate: Senate):
    """While the table votes for Eve, she takes another seat."""
    table = await senate.open(seats=4)
    for person in (BRUNO, CHLOE):
        await senate.lobby.join(table.id, person, NAMES[person])
    await senate.lobby.seat_computers(table.id, ANA, "random")
    await senate.lobby.start(table.id, ANA)
    game = table.id
    offer = await offered(senate, game, CHLOE)
    vote = await asked(senate, game, EVE, 3, to=who(EVE))
    await senate.people.take(offer.id, who(EVE))
    await senate.votes.answer(vote.id, ANA, True)
    assert (await senate.votes.answer(vote.id, BRUNO, True)).outcome == "overtaken"
    table = await senate.tables.get(game)
    assert table.seats_of(EVE) == (2,)
    assert table.chairs[3].computer == "random"


async def test_a_seat_given_away_during_the_vote_closes_it(senate: Senate):
    game = await senate.game(people=THREE)
    vote = await asked(senate, game, ANA, 1, computer="random")
    await senate.people.bring_in(game, who(BRUNO), 1, computer="random")
    with pytest.raises(VoteOver):
        await senate.votes.answer(vote.id, CHLOE, True)
    assert len(await senate.people.handovers(game)) == 1


async def test_one_vote_at_a_time_holds_for_seats_too(senate: Senate):
    game = await senate.game(people=THREE)
    await asked(senate, game, ANA, 1)
    with pytest.raises(VoteOpen):
        await asked(senate, game, CHLOE, 0)


# Spectators


async def test_a_spectator_hears_of_the_end_once(senate: Senate):
    game = await senate.game(people=(ANA, BRUNO))
    with pytest.raises(AlreadySeated):
        await senate.hosting.follow(game, who(BRUNO), "en")
    assert await senate.hosting.follow(game, who(EVE), "fr")
    assert await senate.hosting.follow(game, who(DARIO), "en")
    assert not await senate.hosting.follow(game, who(DARIO), "en")
    assert await senate.hosting.follow(game, who(CHLOE), "en")
    await senate.people.take((await offered(senate, game, BRUNO)).id, who(CHLOE))
    await senate.tables.concede(game, ANA)
    assert (await senate.tables.get(game)).status == ENDED
    rows = ask(senate.path, "select channel from outbox where kind = 'followed'")
    assert rows == [(EVE,)], "not who stopped, not who plays by now"
    with pytest.raises(NotRunning):
        await senate.hosting.follow(game, who(DARIO), "en")


async def test_an_abandoned_game_tells_spectators_too(senate: Senate):
    game = await senate.game(people=(ANA, BRUNO))
    await senate.hosting.follow(game, who(EVE), "fr")
    vote = await senate.asks_abandon(game, ANA)
    await senate.votes.answer(vote.id, BRUNO, True)
    assert ask(senate.path, "select channel from outbox where kind = 'followed'") == [(EVE,)]


# Another game


async def over(senate: House, people: tuple[int, ...] = THREE) -> int:
    game = await senate.game(people=people, matches="many", asked="yes")
    for person in people[1:]:
        await senate.tables.concede(game, person)
    assert (await senate.tables.get(game)).status == ENDED
    return game


async def test_a_rematch_turns_the_seats_and_keeps_them(senate: Senate):
    game = await over(senate)
    table = await senate.lobby.open_again(game, CHLOE, "Chloé")
    assert table.host == CHLOE
    assert [(chair.person, chair.kept, chair.name) for chair in table.chairs] == [
        (None, BRUNO, "Bruno"),
        (CHLOE, None, "Chloé"),
        (None, ANA, "Ana"),
    ]
    assert table.options == (await senate.tables.get(game)).options
    assert table == await senate.fresh(table.id)
    with pytest.raises(SeatsKept) as caught:
        await senate.lobby.join(table.id, EVE, "Eve")
    assert caught.value.facts == {"names": ("Bruno", "Ana")}
    assert (await senate.lobby.join(table.id, ANA, "Ana")).seats_of(ANA) == (2,)
    free = await senate.lobby.leave(table.id, BRUNO)
    assert free.chairs[0].kept is None
    assert (await senate.lobby.join(table.id, EVE, "Eve")).seats_of(EVE) == (0,)
    started = await senate.lobby.start(table.id, CHLOE)
    assert started.people == (EVE, CHLOE, ANA)


async def test_a_rematch_against_computers_and_with_several_seats(senate: Senate):
    table = await senate.open(seats=3)
    await senate.lobby.seat_computers(table.id, ANA, "random")
    await senate.lobby.start(table.id, ANA)
    await senate.people.bring_in(table.id, who(ANA), 0, computer="random")
    with pytest.raises(NoRematch):
        await senate.lobby.open_again(table.id, ANA, "Ana")
    solo = await senate.game(people=(ANA, ANA), channel=8)
    await senate.tables.concede(solo, ANA)
    again = await senate.lobby.open_again(solo, ANA, "Ana")
    assert again.people == (ANA,)
    assert all(chair.person == ANA for chair in again.chairs)


async def test_of_two_who_ask_for_a_rematch_one_opens_it(senate: Senate):
    game = await over(senate)
    found = await outcomes(
        senate.lobby.open_again(game, ANA, "Ana"), senate.lobby.open_again(game, BRUNO, "Bruno")
    )
    assert sorted(found) == ["ChannelTaken", "Table"]
    with pytest.raises(ChannelTaken):
        await senate.lobby.open_again(game, CHLOE, "Chloé")


async def test_only_who_played_asks_for_a_rematch_and_only_at_the_end(senate: Senate):
    game = await senate.game(people=THREE)
    with pytest.raises(NoRematch):
        await senate.lobby.open_again(game, ANA, "Ana")
    await senate.tables.concede(game, ANA)
    await senate.tables.concede(game, BRUNO)
    with pytest.raises(NoRematch):
        await senate.lobby.open_again(game, EVE, "Eve")


async def test_seats_kept_stay_kept_when_the_table_grows_and_go_to_computers(senate: Senate):
    game = await over(senate)
    table = await senate.lobby.open_again(game, ANA, "Ana")
    grown = await senate.lobby.configure(table.id, ANA, seats=4)
    assert [chair.kept for chair in grown.chairs].count(None) == 2
    filled = await senate.lobby.seat_computers(table.id, ANA, "random")
    assert [chair.computer for chair in filled.chairs].count("random") == 3
    assert log_of(senate.path, table.id) == []
    assert all(chair.kept is None for chair in filled.chairs)
    assert filled.seats_of(ANA) == (Seat(0),)


async def test_a_seat_whose_clock_ran_out_is_offered_once(senate: Senate):
    game = await senate.game(people=THREE)
    offer = await senate.people.offer_to_all(game, 1)
    assert (offer.by, offer.to_person) == (ANA, None)
    assert (await senate.people.offer_to_all(game, 1)).id == offer.id
    assert (await senate.people.refuse(offer.id, BRUNO)).outcome == "withdrawn", "its holder is back"
    with pytest.raises(NoSuchSeat):
        await senate.people.offer_to_all(game, 3)
