"""Offerings: the six gods, drawing, the limits of a hand, reshuffling."""

import pytest
from deus_scene import Scene
from titled import titled

from bot.speech.story import story
from bot.speech.teller import Teller
from engine.core.contract import Seat
from engine.core.play.chance import SeededChance
from engine.core.values.amounts import Amounts
from engine.deus.events import Bought, Built, Offered, Shuffled
from engine.deus.law.rules import RULES

FIVE = ("galley", "small-production-building", "library", "forum", "ballista")


def offering(*cards: str, hand: tuple[str, ...] = ()) -> Scene:
    return Scene().hand(0, *(hand or cards))


def offer(scene: Scene, god: str, *cards: str) -> Scene:
    line = " / ".join([f"offer {cards[0]}", *(f"offer-also {card}" for card in cards[1:])])
    scene.plays(f"{line} / invoke {god}")
    return scene


@pytest.mark.parametrize("count", [1, 2, 3])
def test_neptune_gives_two_gold_for_each_card_and_a_ship(count):
    cards = ("galley", "forum", "library")[:count]
    scene = offer(offering(*cards), "neptune", *cards)
    assert scene.player().gold == 2 * count
    assert scene.player().ready == (3, 2, 2, 2, 2)


def test_ceres_gives_a_resource_of_choice_for_each_card_and_a_production_building():
    cards = ("small-production-building", "forum", "library")
    scene = offer(offering(*cards), "ceres", *cards)
    assert scene.refuses("take wood 4").key == "deal-limit"
    scene.plays("take wood 2 / take stone 1")
    assert scene.player().goods == (2, 0, 1, 0)  # nothing that one produces
    assert scene.player().ready == (2, 3, 2, 2, 2)
    assert scene.asked() == "end"


def test_minerva_gives_a_scientific_building_and_as_many_cards_more():
    scene = offer(offering("library", "forum", hand=FIVE), "minerva", "library", "forum")
    assert scene.player().ready == (2, 2, 3, 2, 2)
    assert len(scene.player().hand) == 3
    scene.plays("end")
    assert len(scene.player().hand) == 7  # two to have five again, two more


@pytest.mark.parametrize(("count", "vp"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_vesta_gives_a_point_for_one_card_two_for_more_and_a_civil_building(count, vp):
    cards = ("forum", "galley", "library", "ballista")[:count]
    scene = offer(offering(*cards).has(vp=0), "vesta", *cards)
    assert scene.player().vp == vp
    assert scene.player().ready == (2, 2, 2, 3, 2)


def test_mars_gives_a_piece_of_choice_for_each_card_and_need_not_be_armies():
    scene = offer(offering("ballista", "forum"), "mars", "ballista", "forum")
    assert scene.refuses("recruit ship 3").key == "recruit-limit"
    scene.plays("recruit ship 1 / recruit civil 1")
    assert scene.player().ready == (3, 2, 2, 3, 2)
    assert scene.asked() == "end"


@pytest.mark.parametrize("god", ["neptune", "ceres", "minerva", "vesta", "mars"])
def test_jupiter_copies_any_one_of_the_others(god):
    scene = offering("temple-of-plenty", "galley").has(vp=0)
    scene.plays("offer temple-of-plenty / offer-also galley")
    assert scene.refuses("invoke jupiter").key == "jupiter-copies"
    scene.plays(f"invoke {god}")
    assert sum(scene.player().ready) == (10 if god == "mars" else 11)


def test_jupiter_as_ceres_brings_the_production_building_too():
    """Exemple: Ceres by way of Jupiter gives exactly what Ceres gives."""
    scene = offer(offering("temple-of-plenty"), "ceres", "temple-of-plenty")
    scene.plays("take clay 1")
    assert (scene.player().goods, scene.player().ready) == ((0, 1, 0, 0), (2, 3, 2, 2, 2))


def test_the_top_card_names_the_god_whatever_lies_below():
    scene = offering("galley", "forum", "temple-of-plenty")
    scene.plays("offer galley / offer-also temple-of-plenty")
    refusal = scene.refuses("invoke vesta")
    assert (refusal.key, refusal.facts["own"].id) == ("other-god", "neptune")
    events = scene.plays("invoke neptune")
    assert [(str(each.card), each.count) for each in events if isinstance(each, Offered)] == [("galley", 2)]
    assert scene.cards.names[scene.state.discard[-1]] == "galley"


def test_only_cards_in_hand_each_once_can_be_offered():
    scene = offering("galley", "forum")
    assert scene.refuses("offer legion").key == "not-in-hand"
    assert scene.refuses("offer galley / offer-also galley").key == "offered-already"
    twins = offering("galley", "galley")
    twins.plays("offer galley / offer-also galley / invoke neptune")
    assert twins.player().gold == 4


def test_a_piece_no_longer_in_the_personal_supply_is_lost():
    scene = offering("galley").ready(0, ship=5)
    offer(scene, "neptune", "galley")
    assert scene.player().ready == (5, 0, 0, 0, 0)
    none = Scene().hand(0, "ballista").ready(0, ship=5, production=5, science=5, civil=5, army=5)
    offer(none, "mars", "ballista")
    assert none.asked() == "end"


def test_the_supply_can_run_dry():
    scene = offering("small-production-building", "forum").supply(wood=1, clay=0, stone=0, wheat=0)
    offer(scene, "ceres", "small-production-building", "forum")
    assert scene.refuses("take clay 1").key == "supply-short"
    scene.plays("take wood 1")
    assert scene.asked() == "end"


def test_an_offering_fills_the_hand_up_to_five():
    scene = offer(offering("galley", hand=FIVE[:2]), "neptune", "galley")
    scene.plays("end")
    assert len(scene.player().hand) == 5


def test_more_than_five_cards_are_kept_and_minerva_still_draws():
    eight = (*FIVE, "legion", "forge", "theatre")
    scene = offer(offering("galley", hand=eight), "neptune", "galley")
    scene.plays("end")
    assert len(scene.player().hand) == 7
    wise = offer(offering("library", "forum", hand=eight), "minerva", "library", "forum")
    wise.plays("end")
    assert len(wise.player().hand) == 8


def test_drawing_stops_at_ten():
    eleven = (*FIVE, "legion", "forge", "theatre", "school", "cavalry")
    scene = offer(offering("library", hand=eleven), "minerva", "library")
    assert len(scene.player().hand) == 9
    scene.plays("end")
    assert len(scene.player().hand) == 10
    full = Scene().hand(0, *eleven, "workshop").has(clay=1).on(0, a4="army civil")
    full.plays("build workshop / place a4 / done / end")
    assert len(full.player().hand) == 10  # of eleven, one was played


def test_the_discard_pile_becomes_the_draw_pile():
    scene = offering("galley", hand=("galley",)).discarded("forum", all_others=True)
    assert scene.state.deck == ()
    scene.plays("offer galley / invoke neptune")
    before = len(scene.state.discard)
    events = scene.plays("end", SeededChance(b"deus", "reshuffle"))
    assert [each.count for each in events if isinstance(each, Shuffled)] == [before]
    assert len(scene.player().hand) == 5
    assert len(scene.state.deck) == before - 5
    assert scene.state.discard == ()


def test_whoever_has_no_card_because_cards_have_run_out_passes():
    scene = Scene().hand(0)
    assert scene.asked() == "pass"
    scene.plays("pass")
    assert scene.asked() == "end"
    assert Scene().hand(0, "galley").refuses("pass").key == "pass-with-cards"


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (("galley",), "You have a card: build it or offer it."),
        (("galley", "galley"), "You have 2 cards: build one or make an offering."),
    ],
)
def test_a_lone_card_is_called_one(cards: tuple[str, ...], told: str):
    refusal = Scene().hand(0, *cards).refuses("pass")
    assert Teller("en", titled(RULES)).refusal(refusal) == told


@pytest.mark.parametrize(
    ("tongue", "told"),
    [
        ("en", "Ana played Galley for 1 wood and bought 2 stone for 2 gold and 1 wood for 1 gold."),
        ("fr", "Ana joue Galère pour 1 bois et achète 2 pierres pour 2 ors et 1 bois pour 1 or."),
    ],
)
def test_all_that_is_paid_is_told_in_one_form(tongue, told):
    events = (
        Built(Seat(0), "galley", "blue", Amounts.of(wood=1)),
        Bought(Seat(0), Amounts.of(stone=2), Amounts.of(gold=2)),
        Bought(Seat(0), Amounts.of(wood=1), Amounts.of(gold=1)),
    )
    teller = Teller(tongue, titled(RULES), ("Ana", "Bruno"))
    assert story(teller, events).replace("\xa0", " ") == told
