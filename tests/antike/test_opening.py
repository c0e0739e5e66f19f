"""Mise en place: nations, starting goods and cities, two players, one-city starts."""

from collections import Counter

import pytest
from scene import Scene
from titled import titled

from engine.antike.board import board
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.telling.guide import GUIDE
from engine.core.choosing.notation import parse
from engine.core.play.chance import SeededChance
from engine.core.play.match import Match

NATIONS = {
    ("west", 3): {"greeks", "romans", "germans"},
    ("west", 4): {"greeks", "romans", "germans", "phoenicians"},
    ("west", 5): {"greeks", "romans", "germans", "phoenicians", "carthaginians"},
    ("west", 6): {"greeks", "romans", "germans", "phoenicians", "carthaginians", "persians"},
    ("east", 3): {"greeks", "persians", "arabs"},
    ("east", 4): {"greeks", "persians", "arabs", "phoenicians"},
    ("east", 5): {"greeks", "persians", "arabs", "phoenicians", "egyptians"},
    ("east", 6): {"greeks", "persians", "arabs", "phoenicians", "egyptians", "babylonians"},
}


@pytest.mark.parametrize(("name", "seats"), NATIONS)
def test_which_nations_play_depends_on_the_board_and_the_number_of_players(name, seats):
    scene = Scene(seats, board=name)
    assert {realm.nation for realm in scene.state.realms} == NATIONS[name, seats]
    assert {realm.seat for realm in scene.state.realms} == set(range(seats))


def test_at_six_on_the_west_board_the_carthaginians_begin():
    assert Scene(6, board="west").state.realms[0].nation == "carthaginians"


@pytest.mark.parametrize("name", ["east", "west"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_nation_begins_with_one_city_of_each_resource_and_1_iron_2_marble_3_gold(name, seats):
    scene = Scene(seats, board=name)
    for number, realm in enumerate(scene.state.realms):
        cities = [place for place, owner in enumerate(scene.state.owner) if owner == number]
        assert sorted(board(name).resource[city] for city in cities) == [0, 1, 2]
        assert realm.goods == (2, 1, 3)
        assert realm.coins == 0
        assert realm.field == -1


@pytest.mark.parametrize(
    ("name", "pairs"),
    [
        ("west", [{"romans", "phoenicians"}, {"germans", "greeks"}]),
        ("east", [{"persians", "phoenicians"}, {"greeks", "arabs"}]),
    ],
)
def test_two_players_hold_two_nations_each(name, pairs):
    scene = Scene(2, board=name)
    held = [{realm.nation for realm in scene.state.realms if realm.seat == seat} for seat in (0, 1)]
    assert sorted(map(sorted, held)) == sorted(map(sorted, pairs))
    assert RULES.standing(scene.state).goal == 9


def test_nations_are_dealt_by_chance_and_every_deal_can_happen():
    deals = Counter(
        tuple(
            realm.seat
            for realm in RULES.setup(AntikeOptions(), 3, SeededChance(b"deal", str(n))).state.realms
        )
        for n in range(200)
    )
    assert len(deals) == 6


def test_nations_are_chosen_in_the_order_of_the_seats_and_the_last_takes_what_is_left():
    match, _ = Match.start(titled(RULES), AntikeOptions(nations="chosen"), 3, b"s")
    assert [decision.seat for decision in match.rules.decisions(match.state)] == [0]
    match = match.play(0, parse(RULES, "choose-nation greeks")).match
    refusal = RULES.refusal(match.state, 1, parse(RULES, "choose-nation greeks"))
    assert refusal is not None
    assert refusal.key == "nation-not-free"
    match = match.play(1, parse(RULES, "choose-nation arabs")).match
    assert [(realm.nation, realm.seat) for realm in match.state.realms] == [
        ("arabs", 1), ("persians", 2), ("greeks", 0),
    ]  # fmt: skip


def test_with_two_players_a_pair_is_chosen():
    match, _ = Match.start(titled(RULES), AntikeOptions(nations="chosen", board="west"), 2, b"s")
    match = match.play(0, parse(RULES, "choose-nation germans")).match
    assert {realm.nation for realm in match.state.realms if realm.seat == 0} == {"germans", "greeks"}
    assert {realm.nation for realm in match.state.realms if realm.seat == 1} == {"romans", "phoenicians"}


def test_in_the_longer_game_every_nation_keeps_one_of_its_three_cities_all_at_once():
    match, _ = Match.start(titled(RULES), AntikeOptions(start="one-city", board="west"), 3, b"s")
    seats = {realm.nation: realm.seat for realm in match.state.realms}
    assert sorted(decision.seat for decision in RULES.decisions(match.state)) == [0, 1, 2]
    match = match.play(seats["greeks"], parse(RULES, "settle greeks sparta")).match
    assert not RULES.legal(match.state, seats["greeks"])
    refusal = RULES.refusal(match.state, seats["romans"], parse(RULES, "settle romans sparta"))
    assert refusal is not None
    assert refusal.key == "no-starting-city"
    match = match.play(seats["germans"], parse(RULES, "settle germans treva")).match
    match = match.play(seats["romans"], parse(RULES, "settle romans roma")).match
    assert [owner for owner in match.state.owner if owner >= 0].__len__() == 3
    assert RULES.turn(match.state).number == 1
    assert RULES.decisions(match.state)[0].seat == seats["romans"]


def test_a_wish_from_the_lobby_is_fulfilled_when_the_choice_comes():
    options = AntikeOptions(nations="chosen")
    match, _ = Match.start(titled(RULES), options, 3, b"s")
    wish = next(word for word in GUIDE.wishes(options, 3)["nation"] if word.id == "greeks")
    assert GUIDE.wished(RULES.view(match.state, 0), wish) == parse(RULES, "choose-nation greeks")
    assert GUIDE.wished(RULES.view(match.state, 1), wish) is None
    assert GUIDE.wishes(AntikeOptions(), 3) == {}
