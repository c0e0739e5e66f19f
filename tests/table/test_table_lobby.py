"""Before a game begins: seats, options, wishes, and the start in one transaction."""

import asyncio

import pytest
from house import (
    ANA,
    BRUNO,
    CHANNEL,
    CHLOE,
    DARIO,
    EVE,
    NAMES,
    NOON,
    SEED,
    TOYS,
    House,
    ask,
    everything,
    log_of,
    unposted,
)
from nim import RULES, NimGuide

from bot.errors.seats import NotHost, NotSeated
from bot.errors.tables import (
    AlreadySeated,
    BadWish,
    ChannelTaken,
    LobbyFull,
    NoGame,
    NotInLobby,
    SeatsMissing,
)
from bot.errors.trouble import InternalTrouble
from bot.posting.messages.lobby_view import wishes_gone
from bot.speech.names import LONGEST_KEPT
from bot.tables.state.table import CALLED_OFF, LOBBY, NOTHING, RUNNING
from bot.tables.state.telling import teller_for
from engine.core.contract import Word
from engine.core.errors import BadOptions
from engine.core.play.chance import commitment
from engine.core.title import Title


def seated(table) -> list[int | str | None]:
    return [chair.person or chair.computer for chair in table.chairs]


async def test_a_new_table_has_its_host_in_the_first_seat_and_is_announced(house: House):
    table = await house.open(seats=3, matches="many")
    assert (table.status, table.host, table.host_name, seated(table)) == (
        LOBBY,
        ANA,
        "Ana",
        [ANA, None, None],
    )
    assert (table.told, table.post, table.match, table.created) == (NOTHING, None, None, NOON)
    assert table.options.matches == "many"
    assert table.commitment == commitment(SEED)
    assert unposted(house.path) == [(table.id, "lobby", 0)]
    assert house.changes == [table.id]
    assert await house.fresh(table.id) == table
    assert await house.tables.at(CHANNEL) == table


async def test_what_cannot_be_opened_leaves_nothing(house: House):
    before = everything(house.path)
    for wrong in ({"seats": 9}, {"matches": "all"}, {"board": "west"}):
        with pytest.raises(BadOptions):
            await house.open(**wrong)
    assert everything(house.path) == before
    with pytest.raises(NoGame):
        await house.tables.at(CHANNEL)
    with pytest.raises(NoGame):
        await house.tables.get(1)


async def test_a_channel_has_one_table_at_a_time(house: House):
    table = await house.open()
    before = everything(house.path)
    with pytest.raises(ChannelTaken):
        await house.open(host=BRUNO)
    assert everything(house.path) == before
    await house.open(host=BRUNO, channel=8)
    await house.lobby.call_off(table.id, ANA)
    assert (await house.open(host=BRUNO)).id != table.id


async def test_people_take_the_first_free_seat(house: House):
    table = await house.open(seats=3)
    table = await house.lobby.join(table.id, BRUNO, "Bruno")
    table = await house.lobby.join(table.id, CHLOE, "x" * 200)
    assert seated(table) == [ANA, BRUNO, CHLOE]
    assert len(table.chairs[2].name) == LONGEST_KEPT
    assert table.people == (ANA, BRUNO, CHLOE)
    assert await house.fresh(table.id) == table
    before = everything(house.path)
    with pytest.raises(AlreadySeated):
        await house.lobby.join(table.id, ANA, "Ana")
    with pytest.raises(LobbyFull) as caught:
        await house.lobby.join(table.id, DARIO, "Dario")
    assert caught.value.facts == {"seats": 3}
    assert everything(house.path) == before


async def test_many_who_join_at_once_get_seats_of_their_own(house: House):
    table = await house.open(seats=4)
    people = (BRUNO, CHLOE, DARIO, EVE)
    found = await asyncio.gather(
        *(house.lobby.join(table.id, person, NAMES[person]) for person in people), return_exceptions=True
    )
    assert sorted(isinstance(each, LobbyFull) for each in found) == [False, False, False, True]
    taken = seated(await house.fresh(table.id))
    assert len(set(taken)) == 4
    assert set(taken) <= {ANA, *people}


async def test_one_who_joins_twice_in_the_same_moment_has_one_seat(house: House):
    table = await house.open(seats=4)
    async with House(house.path) as other:
        found = await asyncio.gather(
            *(each.lobby.join(table.id, BRUNO, "Bruno") for each in (house, other, house)),
            return_exceptions=True,
        )
    assert sorted(type(each).__name__ for each in found) in (
        ["AlreadySeated", "AlreadySeated", "Table"],
        ["AlreadySeated", "Stale", "Table"],
    )
    assert seated(await house.fresh(table.id)) == [ANA, BRUNO, None, None]


async def test_computer_players_fill_up_and_make_room(house: House):
    table = await house.open(seats=3)
    table = await house.lobby.seat_computers(table.id, ANA, "random")
    assert seated(table) == [ANA, "random", "random"]
    table = await house.lobby.join(table.id, BRUNO, "Bruno")
    assert seated(table) == [ANA, BRUNO, "random"]
    table = await house.lobby.seat_computers(table.id, ANA, None)
    assert seated(table) == [ANA, BRUNO, None]
    table = await house.lobby.take_all(table.id, ANA, "Ana")
    assert seated(table) == [ANA, BRUNO, ANA]
    assert table.people == (ANA, BRUNO)


async def test_whoever_leaves_gives_all_their_seats_back(house: House):
    table = await house.open(seats=3)
    await house.lobby.join(table.id, BRUNO, "Bruno")
    await house.lobby.take_all(table.id, ANA, "Ana")
    table = await house.lobby.leave(table.id, ANA)
    assert seated(table) == [None, BRUNO, None]
    assert (table.host, table.host_name) == (BRUNO, "Bruno")
    with pytest.raises(NotSeated):
        await house.lobby.leave(table.id, ANA)
    table = await house.lobby.leave(table.id, BRUNO)
    assert table.status == CALLED_OFF
    assert unposted(house.path) == [(table.id, "lobby", 0)]
    await house.open(host=CHLOE)


async def test_only_the_host_settles_things(house: House):
    table = await house.open(seats=3)
    await house.lobby.join(table.id, BRUNO, "Bruno")
    before = everything(house.path)
    for wish in (
        house.lobby.call_off(table.id, BRUNO),
        house.lobby.seat_computers(table.id, BRUNO, "random"),
        house.lobby.take_all(table.id, BRUNO, "Bruno"),
        house.lobby.configure(table.id, BRUNO, seats=2),
        house.lobby.set_language(table.id, BRUNO, "fr"),
    ):
        with pytest.raises(NotHost) as caught:
            await wish
        assert caught.value.facts == {"host": "Ana"}
    assert everything(house.path) == before


async def test_options_seats_and_language_are_settled_by_the_host(house: House):
    table = await house.open(seats=4)
    await house.lobby.join(table.id, BRUNO, "Bruno")
    await house.lobby.seat_computers(table.id, ANA, "random")
    table = await house.lobby.configure(table.id, ANA, options={"matches": "many"}, language="fr")
    table = await house.lobby.configure(table.id, ANA, options={"asked": "yes"}, seats=3)
    assert (table.options.matches, table.options.asked, table.language) == ("many", True, "fr")
    assert seated(table) == [ANA, BRUNO, "random"]
    assert [chair.seat for chair in table.chairs] == [0, 1, 2]
    table = await house.lobby.configure(table.id, ANA, seats=2)
    assert seated(table) == [ANA, BRUNO]
    table = await house.lobby.configure(table.id, ANA, seats=4)
    assert seated(table) == [ANA, BRUNO, None, None]
    await house.lobby.join(table.id, CHLOE, "Chloé")
    before = everything(house.path)
    with pytest.raises(LobbyFull):
        await house.lobby.configure(table.id, ANA, options={"matches": "few"}, seats=2)
    for wrong in ({"seats": 5}, {"options": {"matches": "none"}}):
        with pytest.raises(BadOptions):
            await house.lobby.configure(table.id, ANA, **wrong)
    assert everything(house.path) == before
    assert (await house.fresh(table.id)).language == "fr"


async def test_seats_keep_their_order_when_the_first_is_empty(house: House):
    table = await house.open(seats=3)
    await house.lobby.join(table.id, BRUNO, "Bruno")
    await house.lobby.leave(table.id, ANA)
    table = await house.lobby.configure(table.id, BRUNO, seats=2)
    assert seated(table) == [BRUNO, None]
    assert [chair.seat for chair in table.chairs] == [0, 1]


async def test_the_language_may_change_while_the_game_runs(house: House):
    game = await house.game()
    before = unposted(house.path)
    assert (await house.lobby.set_language(game, ANA, "fr")).language == "fr"
    assert unposted(house.path) == before
    assert (await house.plays(game, ANA, "take left")).after.language == "fr"
    with pytest.raises(NotHost):
        await house.lobby.set_language(game, BRUNO, "en")


RED, BLUE = Word("colour", "red"), Word("colour", "blue")


async def test_wishes_are_checked_and_belong_to_one_person(house: House):
    table = await house.open(seats=3, colours="chosen")
    await house.lobby.join(table.id, BRUNO, "Bruno")
    table = await house.lobby.wish(table.id, ANA, RED)
    assert table.chairs[0].wish == RED
    before = everything(house.path)
    for wrong in (RED, Word("colour", "pink"), Word("nation", "red")):
        with pytest.raises(BadWish) as caught:
            await house.lobby.wish(table.id, BRUNO, wrong)
        assert caught.value.facts == {"wish": wrong}
    with pytest.raises(NotSeated):
        await house.lobby.wish(table.id, EVE, BLUE)
    assert everything(house.path) == before
    await house.lobby.wish(table.id, ANA, BLUE)
    table = await house.lobby.wish(table.id, BRUNO, RED)
    assert [chair.wish for chair in table.chairs] == [BLUE, RED, None]
    assert (await house.fresh(table.id)).chairs == table.chairs
    table = await house.lobby.wish(table.id, BRUNO, None)
    assert table.chairs[1].wish is None


async def test_wishes_stay_as_long_as_they_can_be_had(house: House):
    table = await house.open(seats=3, colours="chosen")
    await house.lobby.wish(table.id, ANA, RED)
    assert (await house.lobby.configure(table.id, ANA, options={"matches": "many"})).chairs[0].wish == RED
    assert (await house.lobby.configure(table.id, ANA, language="fr")).chairs[0].wish == RED
    before = await house.lobby.configure(table.id, ANA, seats=2)
    assert before.chairs[0].wish == RED
    after = await house.lobby.configure(table.id, ANA, options={"colours": "dealt"})
    assert after.chairs[0].wish is None
    assert "Ana" in wishes_gone(teller_for(after, "en"), before, after)
    assert wishes_gone(teller_for(after, "en"), after, after) == ""


async def test_a_game_starts_when_all_seats_are_taken(house: House):
    table = await house.open(seats=3)
    await house.lobby.join(table.id, BRUNO, "Bruno")
    before = everything(house.path)
    with pytest.raises(SeatsMissing) as caught:
        await house.lobby.start(table.id, ANA)
    assert caught.value.facts == {"taken": 2, "seats": 3}
    with pytest.raises(NotSeated):
        await house.lobby.start(table.id, EVE)
    assert everything(house.path) == before
    await house.lobby.join(table.id, CHLOE, "Chloé")
    house.later(hours=1)
    table = await house.lobby.start(table.id, BRUNO)
    assert (table.status, table.number) == (RUNNING, 0)
    assert table.match is not None
    assert table.match.seed == SEED
    assert await house.fresh(table.id) == table
    assert unposted(house.path) == [(table.id, "turn", 0)]
    assert ask(house.path, "select started from game") == [("2026-03-01 13:00:00.000000",)]


async def test_wishes_are_fulfilled_with_the_start(house: House):
    """Seat 1 is asked nothing; seat 3's wish waits for seat 2, who has none."""
    table = await house.open(seats=3, colours="chosen")
    await house.lobby.join(table.id, BRUNO, "Bruno")
    await house.lobby.join(table.id, CHLOE, "Chloé")
    await house.lobby.wish(table.id, ANA, RED)
    await house.lobby.wish(table.id, CHLOE, BLUE)
    table = await house.lobby.start(table.id, ANA)
    assert log_of(house.path, table.id) == ["choose red"]
    assert table.number == 1
    assert [decision.seat for decision in table.owed] == [1]
    assert ask(house.path, "select by, person from entry") == [("order", None)]
    change = await house.plays(table.id, BRUNO, "choose green")
    assert log_of(house.path, table.id) == ["choose red", "choose green", "choose blue"]
    assert change.after.match.state.colours == ("red", "green", "blue")
    assert await house.fresh(table.id) == change.after


async def test_a_wish_that_was_taken_meanwhile_is_asked_for(house: House):
    table = await house.open(seats=2, colours="chosen")
    await house.lobby.join(table.id, BRUNO, "Bruno")
    await house.lobby.wish(table.id, BRUNO, RED)
    await house.lobby.start(table.id, ANA)
    change = await house.plays(table.id, ANA, "choose red")
    assert [decision.seat for decision in change.after.owed] == [1]


async def test_once_begun_nothing_of_it_is_open_any_more(house: House):
    game = await house.game()
    before = everything(house.path)
    for wish in (
        house.lobby.join(game, CHLOE, "Chloé"),
        house.lobby.leave(game, BRUNO),
        house.lobby.call_off(game, ANA),
        house.lobby.seat_computers(game, ANA, "random"),
        house.lobby.take_all(game, ANA, "Ana"),
        house.lobby.configure(game, ANA, seats=3),
        house.lobby.wish(game, ANA, None),
        house.lobby.start(game, ANA),
    ):
        with pytest.raises(NotInLobby):
            await wish
    assert everything(house.path) == before


async def test_nothing_can_be_done_at_a_table_that_is_not_there(house: House):
    for wish in (house.lobby.join(5, ANA, "Ana"), house.lobby.start(5, ANA), house.tables.concede(5, ANA)):
        with pytest.raises(NoGame):
            await wish


async def test_a_start_that_fails_leaves_the_lobby_as_it_was(house: House):
    class Moody(NimGuide):
        def wished(self, view, wish):
            raise RuntimeError("moody")

    moody = Title(rules=RULES, guide=Moody(RULES))
    async with House(house.path, {**TOYS, "nim": moody}) as other:
        table = await other.open(colours="chosen")
        await other.lobby.join(table.id, BRUNO, "Bruno")
        await other.lobby.wish(table.id, ANA, RED)
        before = everything(house.path, "fault")
        with pytest.raises(InternalTrouble):
            await other.lobby.start(table.id, ANA)
        assert everything(house.path, "fault") == before
    # With better rules it begins.
    assert (await house.lobby.start(table.id, ANA)).number == 1
