"""Hosts and co-hosts, at tables of the toys."""

import pytest
from house import ANA, BRUNO, CHLOE, DARIO, EVE, NAMES, everything
from senate import Senate
from test_votes_people import THREE, offered, who

from bot.errors.seats import HostAlready, NoCohost, NotHost, TooManyCohosts
from bot.store.games.games import Somebody
from bot.tables.state.table import LOBBY


async def test_the_host_leaves_and_a_cohost_comes_first(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.hosting.name(game, ANA, who(CHLOE))
    await senate.people.bring_in(game, who(ANA), 0, computer="random")
    table = await senate.tables.get(game)
    assert (table.host, table.host_name, table.cohosts) == (CHLOE, "Chloé", ())
    assert table == await senate.fresh(game)
    await senate.people.take((await offered(senate, game, CHLOE)).id, who(DARIO))
    assert (await senate.fresh(game)).host == BRUNO


async def test_a_host_who_gives_up_hands_the_role_on(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.tables.concede(game, ANA)
    assert (await senate.hosting.replace_host(game, ANA)).host == BRUNO
    assert (await senate.hosting.replace_host(game, CHLOE)).host == BRUNO, "she hosts nothing"


async def test_cohosts_may_what_a_host_may(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.plays(game, ANA, "take left")
    for wish in (senate.asks_rollback(game, EVE, 1), senate.lobby.set_language(game, EVE, "fr")):
        with pytest.raises(NotHost):
            await wish
    await senate.hosting.name(game, ANA, who(EVE))
    assert (await senate.fresh(game)).cohosts == (who(EVE),)
    assert (await senate.lobby.set_language(game, EVE, "fr")).language == "fr"
    vote = await senate.asks_rollback(game, EVE, 1)
    assert vote.waiting == THREE, "she hosts, but does not play"
    with pytest.raises(NotHost):
        await senate.hosting.name(game, EVE, who(BRUNO))
    with pytest.raises(NotHost):
        await senate.hosting.hand_on(game, EVE, who(EVE))
    with pytest.raises(NotHost):
        await senate.hosting.dismiss(game, BRUNO, who(EVE))
    await senate.hosting.dismiss(game, ANA, who(EVE))
    assert (await senate.fresh(game)).cohosts == ()
    table = await senate.hosting.hand_on(game, ANA, who(BRUNO))
    assert (table.host, table.host_name) == (BRUNO, "Bruno")


async def test_in_a_lobby_too_a_cohost_inherits(senate: Senate):
    table = await senate.open(seats=3)
    for person in (BRUNO, CHLOE):
        await senate.lobby.join(table.id, person, NAMES[person])
    await senate.hosting.name(table.id, ANA, who(CHLOE))
    assert (await senate.lobby.leave(table.id, ANA)).host == CHLOE


async def test_only_the_host_calls_a_table_off(senate: Senate):
    table = await senate.open(seats=3)
    await senate.hosting.name(table.id, ANA, who(EVE))
    assert (await senate.lobby.configure(table.id, EVE, seats=2)).seats == 2
    with pytest.raises(NotHost) as caught:
        await senate.lobby.call_off(table.id, EVE)
    assert caught.value.key == "not-host"
    assert (await senate.fresh(table.id)).status == LOBBY


async def test_the_longest_serving_cohost_inherits_also_without_a_seat(senate: Senate):
    game = await senate.game(people=THREE)
    for cohost in (EVE, CHLOE):
        await senate.hosting.name(game, ANA, who(cohost))
        senate.later(minutes=1)
    await senate.hosting.name(game, ANA, who(EVE))
    assert (await senate.fresh(game)).cohosts == (who(EVE), who(CHLOE)), "naming again changes nothing"
    (table,) = await senate.hosting.replace_hosts(1, ANA)
    assert (table.host, table.host_name, table.cohosts) == (EVE, "Eve", (who(CHLOE),))
    assert table == await senate.fresh(game)
    assert await senate.hosting.replace_hosts(1, ANA) == []
    assert await senate.hosting.replace_hosts(2, EVE) == [], "another server"


async def test_without_cohosts_the_next_player_in_turn_order_inherits(senate: Senate):
    game = await senate.game(people=THREE)
    await senate.hosting.hand_on(game, ANA, who(BRUNO))
    await senate.tables.concede(game, CHLOE)
    (table,) = await senate.hosting.replace_hosts(1, BRUNO)
    assert table.host == ANA, "Chloé has given up"


async def test_senseless_wishes_about_hosts_change_nothing(senate: Senate):
    game = await senate.game(people=THREE)
    before = everything(senate.path)
    for wish, error in (
        (senate.hosting.name(game, ANA, who(ANA)), HostAlready),
        (senate.hosting.hand_on(game, ANA, who(ANA)), HostAlready),
        (senate.hosting.dismiss(game, ANA, who(EVE)), NoCohost),
        (senate.hosting.dismiss(game, ANA, who(ANA)), NoCohost),
        (senate.hosting.dismiss(game, EVE, who(EVE)), NotHost),
    ):
        with pytest.raises(error):
            await wish
    assert everything(senate.path) == before
    for person in range(200, 205):
        await senate.hosting.name(game, ANA, Somebody(person, f"P{person}"))
    with pytest.raises(TooManyCohosts):
        await senate.hosting.name(game, ANA, who(EVE))
    table = await senate.hosting.dismiss(game, 202, Somebody(202, "P202"))
    assert [each.id for each in table.cohosts] == [200, 201, 203, 204], "co-hosts may step back themselves"
