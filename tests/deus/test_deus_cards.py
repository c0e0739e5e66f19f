"""Every card of the set, one test each: what it costs and what it does, with its numbers."""

from pathlib import Path

import pytest
from deus_scene import Scene, rewritten

from bot.speech.texts import say
from engine.core.tables import data_text, rows_of
from engine.deus.cards import card_set
from engine.deus.events import Gained
from engine.deus.state import ground
from engine.deus.words import MOUNTAIN, REGIONS, RESOURCES

SOURCES = ("name", "cost", "effect", "copies")
FILES = ("test_deus_cards.py", "test_deus_temples.py")


def played(scene: Scene, card: str, region: str) -> Scene:
    """Pay the card exactly and place its piece."""
    design = scene.cards.designs[scene.cards.number[card]]
    player = scene.player()
    goods = dict(zip(RESOURCES, player.goods, strict=True))
    for good, cost in zip(RESOURCES, design.cost, strict=True):
        goods[good] += cost
    scene.has(0, vp=player.vp, gold=player.gold + design.gold, **goods)
    scene.hand(0, *(scene.cards.names[each] for each in player.hand), card)
    scene.plays(f"build {card} / place {region}")
    return scene


def alone(card: str, region: str = "a3", **pieces: str) -> Scene:
    """The card as the only one of its column; one army in a4 unless told otherwise."""
    return played(Scene().has(vp=0).on(0, **(pieces or {"a4": "army"})), card, region)


def gains(scene: Scene) -> list[str]:
    return [str(each.gains) for each in scene.events if isinstance(each, Gained)]


# Blue


def test_galley_buys_three_resources_for_one_gold_each():
    scene = played(Scene().has(gold=4).on(0, a0="army"), "galley", "a6")
    assert scene.asked() == "buy"
    assert scene.refuses("buy wood 4").key == "deal-limit"
    scene.plays("buy wood 2 / buy wheat 1")
    assert scene.asked() == "end"
    assert (scene.player().gold, scene.player().goods) == (1, (2, 0, 0, 1))


def test_galley_buys_only_what_one_can_pay_and_the_supply_holds():
    scene = played(Scene().has(gold=2).on(0, a0="army").supply(clay=0), "galley", "a6")
    assert scene.refuses("buy clay 1").key == "supply-short"
    assert scene.refuses("buy wood 3").key == "gold-short"
    scene.plays("buy stone 1 / done")
    assert scene.player().gold == 1
    assert played(Scene().on(0, a0="army"), "galley", "a6").asked() == "end"  # without gold nothing is asked


@pytest.mark.parametrize("good", RESOURCES)
def test_merchantman_sells_its_resource_for_four_gold_each(good):
    scene = Scene().has(wood=2, clay=2, stone=2, wheat=2).on(0, a0="army")
    played(scene, f"merchantman-{good}", "a6")
    other = next(each for each in RESOURCES if each != good)
    assert scene.refuses(f"sell {other} 1").key == "sells-other"
    assert scene.refuses(f"sell {good} 3").key == "not-owned"
    scene.plays(f"sell {good} 2")
    assert scene.player().gold == 8
    assert scene.player().goods[RESOURCES.index(good)] == 0
    assert scene.asked() == "end"


@pytest.mark.parametrize("good", RESOURCES)
def test_small_port_sells_up_to_six_for_one_point_each(good):
    scene = Scene().has(vp=1, **{good: 7}).on(0, a0="army")
    played(scene, f"small-port-{good}", "a6")
    assert scene.refuses(f"sell {good} 7").key == "deal-limit"
    scene.plays(f"sell {good} 6")
    assert scene.player().vp == 7
    assert scene.player().goods[RESOURCES.index(good)] == 1
    assert scene.asked() == "end"


def test_exchange_quay_exchanges_three_and_brings_two_gold():
    scene = played(Scene().has(wood=2, clay=2).on(0, a0="army"), "exchange-quay", "a6")
    assert scene.refuses("exchange wood wood 1").key == "same-good"
    assert scene.refuses("exchange stone wood 1").key == "not-owned"
    scene.plays("exchange wood stone 2")
    assert scene.refuses("exchange clay wheat 2").key == "deal-limit"
    scene.plays("exchange clay wheat 1")
    assert scene.player().goods == (0, 1, 2, 1)
    assert scene.player().gold == 2
    assert scene.asked() == "end"


def test_a_card_that_sells_for_gold_and_points_pays_both(monkeypatch):
    rewritten(monkeypatch, merchantman_wood="sell good:wood gold:2 vp:1")
    scene = Scene().has(gold=0, vp=0, wood=4).hand(0, "merchantman-wood").on(0, a0="army")
    scene.plays("build merchantman-wood / place a6 / sell wood 3")
    assert (scene.player().gold, scene.player().vp, scene.player().goods[0]) == (6, 3, 0)


def test_emporium_sells_up_to_three_different_resources_for_one_point_each():
    scene = played(Scene().has(vp=0, wood=3, clay=1, stone=1, wheat=1).on(0, a0="army"), "emporium", "a6")
    assert scene.refuses("sell wood 2").key == "deal-limit"
    scene.plays("sell wood 1")
    assert scene.refuses("sell wood 1").key == "sells-other"
    scene.plays("sell clay 1 / sell stone 1")
    assert scene.player().vp == 3
    assert scene.asked() == "end"


# Green


def test_small_production_building_lets_one_building_produce():
    scene = alone("small-production-building", "a3", a4="army production")
    assert scene.asked() == "produce"
    assert scene.refuses("produce wheat").key == "no-producer"
    scene.plays("produce clay")
    assert scene.player().goods == (0, 1, 0, 0)
    assert scene.asked() == "end"


def test_small_production_building_asks_nothing_where_there_is_one_building_only():
    scene = alone("small-production-building", "a3")
    assert gains(scene) == ["1clay"]


def test_manufactory_lets_two_different_buildings_produce():
    scene = alone("manufactory", "a1", a4="production", a0="production")
    scene.plays("produce wheat")
    assert scene.refuses("produce wheat").key == "no-producer"
    scene.plays("produce stone")
    assert scene.player().goods == (0, 0, 1, 1)
    assert scene.asked() == "end"


def test_great_estate_lets_every_building_produce_as_far_as_the_supply_reaches():
    scene = Scene().on(0, a4="production", a0="production", b0="production").supply(wood=1)
    played(scene, "great-estate", "a3")
    assert gains(scene) == ["1wood+1clay+1stone"]


@pytest.mark.parametrize(
    ("land", "good", "near"),
    [
        ("forest", "wood", {"a4": "production", "c4": "production", "d2": "army"}),
        ("swamp", "clay", {"b2": "production", "c2": "production", "d5": "army"}),
        ("mountain", "stone", {"a0": "production", "c6": "production", "d0": "army"}),
        ("field", "wheat", {"a1": "production", "b1": "production", "d1": "army"}),
    ],
)
def test_cooperatives_bring_two_for_each_production_building_on_their_land(land, good, near):
    scene = alone(f"cooperative-{land}", "d1" if land != "field" else "d0", **near, d6="ship")
    assert gains(scene) == [f"4{good}"]


@pytest.mark.parametrize(
    ("land", "near"),
    [
        ("forest", {"a4": "production", "c4": "production", "d2": "army"}),
        ("swamp", {"b2": "production", "c2": "production", "d5": "army"}),
        ("mountain", {"a0": "production", "c6": "production", "d0": "army"}),
        ("field", {"a1": "production", "b1": "production", "d1": "army"}),
    ],
)
def test_guilds_bring_a_point_for_each_production_building_on_their_land_at_most_two(land, near):
    scene = alone(f"guild-of-the-{land}", "d1" if land != "field" else "d0", **near, d6="ship")
    assert (gains(scene), scene.player().vp) == (["2vp"], 2)
    spot = {"forest": "d2", "swamp": "d5", "mountain": "d0", "field": "d1"}[land]
    third = alone(f"guild-of-the-{land}", spot, **near)
    assert gains(third) == ["2vp"]
    alone_there = alone(f"guild-of-the-{land}", spot, **{spot: "army"})
    assert gains(alone_there) == ["1vp"]


# Yellow


def test_school_draws_a_card_for_each_region_with_two_buildings():
    scene = alone("school", "a4", a4="army", a3="army civil")
    assert scene.asked() == "draw"
    scene.plays("draw")
    assert len(scene.player().hand) == 2


def test_library_draws_two_cards_and_may_be_left():
    scene = alone("library", "a4").plays("draw") and alone("library", "a4")
    scene.plays("draw")
    assert len(scene.player().hand) == 2
    left = alone("library", "a4")
    left.plays("done / end")
    assert len(left.player().hand) == 5  # its hand was empty, so it was filled


def test_workshop_brings_a_piece_for_each_region_with_two_buildings():
    scene = alone("workshop", "a4", a4="army", a3="army civil")
    assert scene.refuses("recruit ship 3").key == "recruit-limit"
    scene.plays("recruit ship 1 / recruit army 1")
    assert scene.player().ready == (3, 2, 1, 2, 3)
    assert scene.asked() == "end"


def test_forge_brings_two_pieces_of_different_types():
    scene = alone("forge", "a4")
    assert scene.refuses("recruit civil 2").key == "recruit-limit"
    scene.plays("recruit civil 1")
    assert scene.refuses("recruit civil 1").key == "other-type"
    scene.plays("recruit ship 1")
    assert scene.player().ready == (3, 2, 1, 3, 2)


def test_a_piece_that_is_not_left_in_the_personal_supply_cannot_come():
    scene = Scene().ready(0, ship=5, science=1).on(0, a4="army")
    played(scene, "forge", "a4")
    assert scene.refuses("recruit ship 1").key == "no-spare"


def test_academy_carries_out_a_blue_or_green_card():
    scene = Scene().has(gold=3).column(0, "galley", "cooperative-forest", "forum").on(0, a4="army production")
    played(scene, "academy", "a4")
    refusal = scene.refuses("activate forum")
    assert (refusal.key, [word.id for word in refusal.facts["cards"]]) == (
        "not-in-columns", ["galley", "cooperative-forest"],
    )  # fmt: skip
    scene.plays("activate cooperative-forest")
    assert gains(scene) == ["2wood"]
    assert scene.asked() == "end"


def test_observatory_carries_out_a_brown_or_red_card():
    scene = Scene().column(0, "galley", "estate-tax-forest", "ballista").on(0, a4="army")
    played(scene, "observatory", "a4")
    assert scene.refuses("activate galley").key == "not-in-columns"
    scene.plays("activate ballista")
    assert gains(scene) == ["4gold"]  # the village a5


def test_an_activated_card_may_ask_for_choices_of_its_own():
    scene = Scene().has(gold=3).column(0, "galley").on(0, a4="army")
    played(scene, "academy", "a4")
    scene.plays("activate galley / buy stone 3")
    assert scene.player().goods == (0, 0, 3, 0)
    assert scene.asked() == "end"


def test_archives_look_at_four_cards_and_keep_one():
    scene = Scene().on(0, a4="army")
    scene.has(clay=1).hand(0, "archives").pile("galley", "forum", "legion", "forge")
    scene.plays("build archives / place a4 / look")
    assert scene.asked() == "dig"
    assert scene.refuses("done").key == "must-keep"
    assert scene.refuses("keep theatre").key == "not-among-them"
    scene.plays("keep legion")
    assert [scene.cards.names[card] for card in scene.player().hand] == ["legion"]
    assert sorted(scene.cards.names[card] for card in scene.state.discard) == ["forge", "forum", "galley"]


def test_oracle_discards_up_to_two_cards_for_a_resource_each_then_draws_one():
    scene = Scene().on(0, a4="army").hand(0, "galley", "forum", "legion")
    played(scene, "oracle", "a4")
    assert scene.refuses("discard theatre").key == "not-in-hand"
    scene.plays("discard forum / discard legion")
    assert scene.asked() == "take"
    scene.plays("take stone 1 / take wood 1 / draw")
    assert scene.player().goods == (1, 0, 1, 0)
    assert len(scene.player().hand) == 2
    assert scene.cards.names[scene.state.discard[-1]] == "legion"


def test_oracle_without_discarding_only_draws():
    scene = Scene().on(0, a4="army").hand(0, "galley")
    played(scene, "oracle", "a4")
    scene.plays("done")
    assert scene.asked() == "draw"


# Brown


LANDS = {
    "forest": ({"a4": "army", "c4": "army"}, "d2"),
    "mountain": ({"a0": "army", "c6": "army"}, "b4"),
    "field": ({"a1": "army", "d1": "army"}, "c1"),
    "swamp": ({"a3": "army", "b2": "army"}, "c2"),
}


@pytest.mark.parametrize("land", LANDS)
def test_estate_taxes_bring_three_gold_for_each_region_of_their_land(land):
    near, spot = LANDS[land]
    first = next(iter(near))
    assert gains(alone(f"estate-tax-{land}", first, **near)) == ["6gold"]
    beside = {**near, {"forest": "d1", "mountain": "c1", "field": "d5", "swamp": "c1"}[land]: "army"}
    assert gains(alone(f"estate-tax-{land}", spot, **beside)) == ["9gold"]


@pytest.mark.parametrize("land", LANDS)
def test_villas_bring_a_point_for_every_two_regions_of_their_land_rounded_up(land):
    near, spot = LANDS[land]
    first = next(iter(near))
    assert gains(alone(f"villa-{land}", first, **{first: "army"})) == ["1vp"]
    assert gains(alone(f"villa-{land}", first, **near)) == ["1vp"]
    beside = {**near, {"forest": "d1", "mountain": "c1", "field": "d5", "swamp": "c1"}[land]: "army"}
    assert gains(alone(f"villa-{land}", spot, **beside)) == ["2vp"]


def test_villas_bring_two_points_at_most():
    scene = Scene(3)
    mountains = [region for region, kind in enumerate(ground(scene.state).terrain) if kind == MOUNTAIN]
    assert len(mountains) == 6
    scene.on(0, **{REGIONS[region]: "production" for region in mountains[:5]})
    assert gains(played(scene, "villa-mountain", REGIONS[mountains[0]])) == ["2vp"]


def test_forum_brings_a_point_for_each_pair_of_regions_with_two_buildings():
    assert gains(alone("forum", "a4", a4="army", a3="army science", a0="army civil production")) == ["1vp"]
    four = {"a4": "army", "a3": "army science", "a0": "army science", "b0": "army science"}
    assert gains(alone("forum", "a4", **four)) == ["2vp"]
    assert gains(alone("forum", "a4", a4="army")) == []


def test_basilica_brings_two_gold_for_each_region_with_two_buildings():
    assert gains(alone("basilica", "a4", a4="army", a3="army science", a0="army")) == ["4gold"]


def test_theatre_brings_a_point_for_each_region_with_three_buildings():
    assert gains(alone("theatre", "a4", a4="army science", a3="army science", a0="army science temple")) == [
        "2vp"
    ]


def test_aqueduct_brings_two_gold_for_each_building_in_ones_largest_region():
    assert gains(alone("aqueduct", "a4", a4="army science temple", a3="army science")) == ["8gold"]


# Red


def test_siege_tower_takes_two_points_from_a_village_beside_an_army():
    scene = alone("siege-tower", "a4", a4="civil", a1="civil")
    assert scene.refuses("besiege b5").key == "no-siege-there"
    scene.plays("besiege a5")
    assert (scene.player().vp, scene.state.villages) == (2, (1, 4, 6, 3))


def test_siege_tower_that_empties_a_village_counts_it_as_attacked():
    scene = Scene().has(vp=0).on(0, a4="civil").village("a5", 1)
    played(scene, "siege-tower", "a4").plays("besiege a5")
    assert (scene.player().vp, scene.state.villages) == (1, (0, 4, 6, 3))
    again = Scene().on(0, a4="civil").village("a5", 0)
    assert played(again, "siege-tower", "a4").asked() == "end"


def test_ballista_brings_four_gold_for_each_unattacked_village_beside_an_army():
    assert gains(alone("ballista", "a4", a4="civil", a1="army", b0="army")) == ["8gold"]
    scene = Scene().on(0, a4="civil", a1="army").village("b5", 0)
    assert gains(played(scene, "ballista", "a4")) == ["4gold"]


def test_legion_moves_an_army_two_regions_and_robs_two_gold_beside_it():
    scene = Scene().on(0, a4="civil").on(1, b0="civil").has(1, gold=9)
    played(scene, "legion", "a4")
    scene.plays("march a4 a0 / march a0 a1")
    assert scene.asked() == "end"  # nobody is beside a1
    scene = Scene().on(0, a4="civil").on(1, b4="civil").has(1, gold=1)
    played(scene, "legion", "a4").plays("march a4 a0 / march a0 a1 / rob seat2")
    assert (scene.player().gold, scene.player(1).gold) == (1, 0)  # no more than there is
    assert scene.stands("a1") == "0: army"


def test_cavalry_moves_an_army_three_regions_and_brings_a_gold_for_each():
    scene = alone("cavalry", "a4", a4="civil")
    scene.plays("march a4 a0 / march a0 a1 / march a1 b4")
    assert gains(scene) == ["3gold"]
    short = alone("cavalry", "a4", a4="civil")
    short.plays("march a4 a0 / done")
    assert gains(short) == ["1gold"]
    still = alone("cavalry", "a4", a4="civil")
    still.plays("done")
    assert gains(still) == []


def test_archers_rob_two_gold_of_each_opponent_beside_an_army():
    scene = Scene().on(0, a4="civil").on(1, a0="army", a3="civil").has(1, gold=9)
    played(scene, "archers", "a4")
    assert (scene.player().gold, scene.player(1).gold) == (2, 7)  # once each, however often they touch


def test_war_elephants_move_an_army_one_region_and_rob_a_point():
    scene = Scene().has(vp=0).on(0, a4="civil").on(1, a1="army").has(1, vp=5)
    played(scene, "war-elephants", "a4")
    scene.plays("march a4 a0 / rob seat2")
    assert (scene.player().vp, scene.player(1).vp) == (1, 4)
    poor = Scene().has(vp=0).on(0, a4="civil").on(1, a0="army").has(1, vp=0)
    played(poor, "war-elephants", "a4").plays("done")
    assert poor.refuses("rob seat1").key == "not-beside-army"
    poor.plays("rob seat2")
    assert (poor.player().vp, poor.player(1).vp) == (0, 0)


def test_scouts_move_two_armies_one_region_each_and_draw_a_card():
    scene = alone("scouts", "a4", a4="civil", b0="army civil")
    scene.plays("march a4 a3")
    assert scene.refuses("march a3 a0").key == "army-tired"
    scene.plays("march b0 b1")
    assert scene.asked() == "draw"
    scene.plays("draw")
    assert (scene.stands("a3"), scene.stands("b1")) == ("0: army", "0: army")
    assert len(scene.player().hand) == 1


def test_triumph_brings_a_point_for_each_attacked_village_beside_an_army():
    scene = Scene().has(vp=0).on(0, a4="civil", a1="army").village("a5", 0).village("b5", 0)
    assert gains(played(scene, "triumph", "a4")) == ["2vp"]
    assert gains(alone("triumph", "a4", a4="civil")) == []


PUBLISHED = {
    "galley": ("Galley", "Galère"),
    "small-production-building": ("Small production building", "Petit atelier de production"),
    "cooperative-swamp": ("Cooperative (swamp)", "Coopérative (marais)"),
    "school": ("School", "École"),
    "workshop": ("Workshop", "Atelier"),
    "forum": ("Forum", "Forum"),
    "siege-tower": ("Siege tower", "Tour de siège"),
    "ballista": ("Ballista", "Baliste"),
}
"""The cards whose published names are known for certain."""


def test_cards_whose_published_name_is_known_bear_it_in_both_languages():
    sources = rows_of("card_sources", data_text("deus/card_sources.csv"), ("card", *SOURCES))
    known = [row.text("card") for row in sources if row.text("name") == "v"]
    assert known == list(PUBLISHED)
    for card, names in PUBLISHED.items():
        assert card in card_set("all").number
        for language, name in zip(("en", "fr"), names, strict=True):
            assert say(language, f"deus-card-{card}") == name
            assert say(language, f"deus-card-{card}", "label").startswith(name)


def test_every_design_has_its_test_here():
    here = "".join(Path(__file__).with_name(name).read_text() for name in FILES)
    families = ("merchantman-", "small-port-", "cooperative-", "guild-of-the-", "estate-tax-", "villa-")
    for name in card_set("all").names:
        family = next((each for each in families if name.startswith(each)), None)
        assert f'"{name}"' in here or (family and f'f"{family}{{' in here), name
