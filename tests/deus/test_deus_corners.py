"""Rare cases of the rules: piles that run out in mid-draw, several attacks at once, armies at sea, shares."""

import random
from dataclasses import replace
from itertools import cycle

import pytest
from deus_scene import LAID, Scene

from engine.core.contract import Seat
from engine.core.play.chance import SeededChance
from engine.deus.events import Drew, Gained, Robbed, Shuffled, VillageAttacked
from engine.deus.frames import Acting, Ending, Over
from engine.deus.law.rules import RULES
from engine.deus.law.scoring import majority_points, temple_points
from engine.deus.law.turns import next_turn, triggered
from engine.deus.options import DeusOptions
from engine.deus.state import ground
from engine.deus.words import NOBODY, REGIONS, RESOURCES

LUCK = SeededChance(b"deus", "corner")
FIVE = ("galley", "small-production-building", "library", "forum", "ballista")


def names(scene: Scene, cards: tuple[int, ...]) -> list[str]:
    return [str(scene.cards.names[card]) for card in cards]


def deck_of(scene: Scene, *cards: str) -> Scene:
    """Only these cards are left in the draw pile, the first one on top; all others were discarded."""
    left = list(scene.state.deck)
    on_pile = [scene.cards.number[card] for card in reversed(cards)]
    for card in on_pile:
        left.remove(card)
    scene.state = replace(scene.state, deck=tuple(on_pile), discard=(*scene.state.discard, *left))
    return scene


# Piles


def test_what_is_left_of_the_draw_pile_is_drawn_before_the_discards():
    scene = deck_of(Scene().hand(0, "galley"), "forum", "forum")
    scene.plays("offer galley / invoke neptune")
    events = scene.plays("end", LUCK)
    assert names(scene, scene.player().hand).count("forum") == 2
    assert len(scene.player().hand) == 5
    assert [type(each) for each in events if isinstance(each, Shuffled | Drew)] == [Shuffled, Drew]


def test_a_pile_that_is_just_enough_is_not_shuffled():
    five = ("forum", "forum", "theatre", "theatre", "school")
    scene = deck_of(Scene().hand(0, "galley").hand(1, "forge"), *five)
    events = scene.plays("offer galley / invoke neptune / end")
    assert not [each for each in events if isinstance(each, Shuffled)]
    assert (len(scene.player().hand), scene.state.deck) == (5, ())
    scene.plays("offer forge / invoke minerva")
    events = scene.plays("end", LUCK)
    assert [type(each) for each in events if isinstance(each, Shuffled | Drew)] == [Shuffled, Drew]
    assert len(scene.player(1).hand) == 6


def test_with_fewer_cards_than_are_due_one_draws_what_there_is():
    scene = Scene().hand(0, "galley")
    rest = scene.state.deck
    scene.state = replace(scene.state, deck=rest[:2], discard=())
    scene = _kept(scene, rest[2:])
    scene.plays("offer galley / invoke neptune")
    scene.plays("end", LUCK)
    assert len(scene.player().hand) == 3  # two, and the one just offered
    assert (scene.state.deck, scene.state.discard) == ((), ())


def _kept(scene: Scene, cards: tuple[int, ...]) -> Scene:
    """The other player holds these cards in its columns."""
    columns: list[tuple[int, ...]] = [()] * 6
    for card in cards:
        colour = scene.cards.designs[card].colour
        columns[colour] = (*columns[colour], card)
    return scene.change(1, columns=tuple(columns))


def test_archives_look_through_the_end_of_the_pile_and_into_the_shuffled_discards():
    scene = Scene().on(0, a4="army").has(clay=1).hand(0, "archives")
    deck_of(scene, "galley")
    scene.plays("build archives / place a4")
    events = scene.plays("look", LUCK)
    assert [type(each) for each in events if isinstance(each, Shuffled)] == [Shuffled]
    assert "galley" in names(scene, scene.state.frame.cards)
    assert len(scene.state.frame.cards) == 4
    scene.plays("keep galley")
    assert len(scene.state.discard) == 3


def test_archives_with_ten_cards_in_hand_offer_nothing():
    ten = (*FIVE, "legion", "forge", "theatre", "school", "cavalry")
    scene = Scene().on(0, a4="army").has(clay=1).hand(0, "archives", *ten[:9])
    scene.plays("build archives / place a4")
    assert scene.asked() == "look"  # nine in hand
    full = Scene().on(0, a4="army").has(clay=1).hand(0, "archives", *ten)
    full.plays("build archives / place a4")
    assert full.asked() == "end"


def test_a_card_draws_only_up_to_ten():
    nine = (*FIVE, "legion", "forge", "theatre", "school")
    scene = Scene().on(0, a4="army").has(wood=1).hand(0, "library", *nine)
    events = scene.plays("build library / place a4 / draw")
    assert [each.count for each in events if isinstance(each, Drew)] == [1]


def test_minerva_by_way_of_jupiter_draws_the_cards_more():
    scene = Scene().hand(0, "temple-of-plenty", "galley", "forum")
    scene.plays("offer temple-of-plenty / offer-also galley / invoke minerva / end")
    assert len(scene.player().hand) == 7


def test_a_temple_as_the_last_card_fills_the_hand_too():
    scene = Scene().has(gold=16).hand(0, "temple-of-plenty").on(0, a4="army")
    scene.plays("build temple-of-plenty / place a4 / end")
    assert len(scene.player().hand) == 5


# Temples


@pytest.mark.parametrize(("number", "needs"), [(1, 0), (2, 1), (3, 2)])
def test_the_kth_temple_needs_one_card_fewer_than_k_in_each_column(number, needs):
    built = ("temple-of-the-fields", "temple-of-the-forests")[: number - 1]
    columns = ("galley", "manufactory", "school", "forum", "legion")
    enough = [card for card in columns for _ in range(needs)]
    scene = Scene().has(gold=16).hand(0, "temple-of-plenty").on(0, a4="army").column(0, *enough, *built)
    assert [each.word for each in RULES.legal(scene.state, Seat(0))].count("build") == 1
    if needs:
        for missing in range(len(columns)):
            short = [card for card in enough if card != columns[missing]] + [columns[missing]] * (needs - 1)
            scene.column(0, *short, *built)
            refusal = scene.refuses("build temple-of-plenty")
            assert refusal.facts["needs"] == needs
            assert [word.id for word in refusal.facts["columns"]] == [
                ("blue", "green", "yellow", "brown", "red")[missing]
            ]


def test_a_temple_without_a_piece_scores_and_counts_for_the_next_ones_condition():
    scene = Scene().has(gold=20).hand(0, "temple-of-the-forests", "temple-of-plenty").on(0, a4="army")
    scene.on(1, d0="army temple", d1="army temple", d2="army temple", b1="civil temple")
    scene.plays("build temple-of-the-forests")
    assert temple_points(scene.state, 0) == 4
    scene.state = replace(scene.state, frame=Acting())
    assert scene.refuses("build temple-of-plenty").key == "temple-condition"


def test_a_temple_counts_for_the_size_of_a_town():
    scene = Scene().has(wood=1).hand(0, "forum").on(0, a4="army temple", a3="army temple")
    events = scene.plays("build forum / place a4")
    assert [str(each.gains) for each in events if isinstance(each, Gained)] == ["1vp"]


def test_one_gold_short_of_a_temple_all_in_gold():
    scene = Scene().has(gold=15).hand(0, "temple-of-plenty").on(0, a4="army")
    assert scene.refuses("build temple-of-plenty").key == "too-dear"
    scene.has(gold=12, clay=1)
    assert len([each for each in RULES.legal(scene.state, Seat(0)) if each.word == "build"]) == 1


# Villages


def three() -> Scene:
    """Three players on the continent of two."""
    scene = Scene(3)
    villages = (3, 4, 6, 3)
    scene.state = replace(scene.state, laid=LAID, owner=(NOBODY,) * 28, pieces=(0,) * 28, villages=villages)
    return scene


def attacks(scene: Scene) -> list[tuple[tuple[int, ...], int]]:
    return [(each.winners, each.vp) for each in scene.events if isinstance(each, VillageAttacked)]


def test_three_who_are_equal_share_and_what_is_left_goes_back():
    scene = three().village("c0", 5).has(wood=1, wheat=1, vp=0).has(1, vp=0).has(2, vp=0).hand(0, "galley")
    scene.on(0, c2="army").on(1, c1="army", c5="ship").on(2, c4="army", c6="civil")
    scene.plays("build galley / place c3")
    assert attacks(scene) == [((0, 1, 2), 1)]
    assert [scene.player(seat).vp for seat in range(3)] == [1, 1, 1]
    assert scene.state.villages == (3, 4, 0, 3)


def test_of_two_with_most_armies_the_third_ones_buildings_do_not_count():
    scene = three().has(wood=1, wheat=1, vp=0).hand(0, "galley").on(0, c2="army")
    scene.on(1, c1="army").on(2, c4="civil science production", c5="ship", c6="civil")
    scene.plays("build galley / place c3")
    assert attacks(scene) == [((0,), 6)]


def test_one_piece_can_complete_the_attacks_on_two_villages():
    scene = Scene(4).has(gold=2, vp=0).hand(0, "small-production-building")
    found = ground(scene.state)
    spot = next(each for each in found.land if len(found.beside_villages[each]) == 2)
    around = {
        region
        for village in found.beside_villages[spot]
        for region in found.neighbours[found.villages[village]]
        if region != spot
    }
    kinds = cycle(("civil", "science"))
    scene.on(0, **{REGIONS[each]: "ship" if each in found.sea else next(kinds) for each in sorted(around)})
    for village in found.beside_villages[spot]:
        beside = next(each for each in found.neighbours[found.villages[village]] if each in found.land)
        if beside != spot:
            scene.on(0, **{REGIONS[beside]: "army"})
    worth = sum(scene.state.villages[village] for village in found.beside_villages[spot])
    scene.plays(f"build small-production-building / place {REGIONS[spot]}")
    assert len(attacks(scene)) == 2
    assert scene.player().vp == worth
    assert all(not scene.state.villages[village] for village in found.beside_villages[spot])


def test_an_army_aboard_a_ship_attacks_too():
    scene = Scene().has(gold=20, vp=0).hand(0, "cavalry", "galley")
    scene.on(0, b4="civil", b0="civil", a1="civil", b6="ship", b1="civil")
    scene.plays("build cavalry / place b1 / march b1 b0")
    assert attacks(scene) == [((0,), 4)]
    aboard = Scene().has(gold=20, vp=0).hand(0, "cavalry", "galley")
    aboard.on(0, a0="civil", a4="civil", a6="ship", a2="ship", a1="civil")
    aboard.plays("build cavalry / place a1 / march a1 a2")
    assert aboard.stands("a2") == "0: ship army"
    aboard.plays("march a2 a0")
    assert attacks(aboard) == [((0,), 3)]


def test_an_army_steps_aboard_beside_a_surrounded_village_and_attacks_from_there():
    scene = Scene().has(gold=20, vp=0).hand(0, "cavalry", "galley")
    scene.on(0, a0="civil", a4="civil", a6="ship", a1="civil")
    scene.plays("build cavalry / place a1 / march a1 a6")
    assert attacks(scene) == [((0,), 3)]
    assert scene.stands("a6") == "0: ship army"
    assert scene.asked() == "end"


def test_a_ship_can_be_the_last_piece_around_a_village():
    scene = Scene().has(wood=1, wheat=1, vp=0).hand(0, "galley").on(0, a0="army", a4="civil")
    scene.plays("build galley / place a6")
    assert attacks(scene) == [((0,), 3)]


def test_a_piece_paid_with_points_can_complete_an_attack():
    scene = Scene().has(gold=2, vp=3).hand(0, "small-production-building").on(0, a4="army")
    scene.on(1, d0="army", d4="ship").has(1, vp=0)
    scene.plays("build small-production-building / place-afar d2")
    assert attacks(scene) == [((1,), 3)]
    assert (scene.player().vp, scene.player(1).vp) == (0, 3)


def test_a_village_beside_an_army_but_not_surrounded_stays_until_somebody_closes_the_ring():
    scene = (
        Scene()
        .has(gold=4, vp=0)
        .hand(0, "small-production-building", "galley")
        .on(0, a4="army")
        .on(1, a6="ship")
    )
    scene.plays("build small-production-building / place a3")
    assert attacks(scene) == []
    assert scene.state.villages == (3, 4, 6, 3)


def test_the_pieces_of_whoever_gave_up_still_close_the_ring_and_win():
    scene = three().has(gold=2, vp=0).hand(0, "small-production-building").on(0, a3="civil")
    scene.on(1, a0="army").on(2, a6="ship").has(1, vp=0)
    scene.state = RULES.concede(scene.state, Seat(1)).state
    scene.plays("build small-production-building / place a4")
    assert attacks(scene) == [((1,), 3)]


# Armies


def test_an_army_may_come_back_and_each_region_entered_counts():
    scene = Scene().has(gold=20).hand(0, "cavalry", "galley").on(0, a4="civil")
    scene.plays("build cavalry / place a4 / march a4 a0 / march a0 a4 / march a4 a3")
    assert [str(each.gains) for each in scene.events if isinstance(each, Gained)] == ["3gold"]
    assert scene.stands("a3") == "0: army"


def test_scouts_move_two_armies_never_one_twice():
    scene = Scene().has(gold=3).hand(0, "scouts", "galley").on(0, a4="civil", b0="army civil")
    scene.plays("build scouts / place a4 / march a4 a3")
    assert not scene.may("march a3 a0")
    assert scene.may("march b0 b1")
    scene.plays("done")
    assert scene.asked() == "draw"


def test_the_robbery_after_a_march_is_from_the_army_that_marched():
    scene = Scene().has(gold=20).hand(0, "legion", "galley").on(0, a4="civil", d0="army")
    scene.on(1, d1="civil").has(1, gold=9)
    scene.plays("build legion / place a4 / march a4 a0 / done")
    assert scene.asked() == "end"  # the other army stands beside, but it has not marched
    still = Scene().has(gold=20).hand(0, "legion", "galley").on(0, a4="civil", d0="army")
    still.on(1, d1="civil").has(1, gold=9)
    still.plays("build legion / place a4 / done / rob seat2")
    assert still.player(1).gold == 7


def test_archers_rob_each_opponent_once_and_no_more_than_there_is():
    scene = three().has(clay=1).hand(0, "archers").on(0, a4="civil", a1="army")
    scene.on(1, a0="civil").on(2, a3="army", b0="civil").has(1, gold=1).has(2, gold=5)
    events = scene.plays("build archers / place a4")
    assert [(each.rival, str(each.gains)) for each in events if isinstance(each, Robbed)] == [
        (1, "1gold"), (2, "2gold"),
    ]  # fmt: skip
    assert (scene.player().gold, scene.player(1).gold, scene.player(2).gold) == (3, 0, 3)


# Commerce


def test_everything_sold_goes_back_and_the_supply_can_hold_no_more_than_there_is():
    scene = Scene().has(wood=2).hand(0, "merchantman-wood").on(0, a0="army")
    scene.plays("build merchantman-wood / place a6 / sell wood 1")
    assert scene.state.supply[0] + sum(scene.player(seat).goods[0] for seat in range(2)) == 10


def test_a_card_that_can_do_nothing_asks_nothing():
    for card in ("merchantman-clay", "small-port-wood", "emporium", "galley"):
        design = Scene().cards.designs[Scene().cards.number[card]]
        cost = dict(zip(RESOURCES, design.cost, strict=True))
        scene = Scene().has(gold=design.gold, **cost).hand(0, card, "forum").on(0, a0="army")
        scene.plays(f"build {card} / place a6")
        assert scene.asked() == "end", card


# Both endings


def test_the_end_triggered_in_the_last_turn_of_a_round_leaves_one_more_round():
    scene = Scene().hand(0, "galley").hand(1, "forum")
    scene.state = replace(scene.state, active=1, villages=(0, 0, 0, 0), frame=Ending(), round=7, turn=14)
    state = next_turn(scene.state, [])
    assert (state.trigger, state.round, state.active) == (7, 8, 0)
    state = next_turn(replace(state, frame=Ending()), [])
    state = next_turn(replace(state, frame=Ending()), [])
    assert isinstance(state.frame, Over)
    assert state.turn == 16


def test_what_triggered_the_end_first_is_what_ended_the_game():
    scene = Scene().hand(0, "galley").hand(1, "forum")
    assert triggered(replace(scene.state, temples=0, villages=(0,) * 4)) == "temples"
    ends = replace(scene.state, villages=(0,) * 4, frame=Ending(), round=3)
    state = next_turn(ends, [])
    state = next_turn(replace(state, temples=0, frame=Ending()), [])
    assert (state.reason, state.trigger) == ("villages", 3)


def test_a_temple_piece_of_the_last_round_still_counts_but_triggers_no_second_one():
    scene = Scene().has(gold=16).hand(0, "temple-of-plenty", "galley").on(0, a4="army", a3="civil")
    scene.on(1, d0="army temple", d1="army temple", d2="army temple").hand(1, "forum")
    scene.state = replace(scene.state, trigger=4, reason="villages", round=5, turn=9)
    scene.plays("build temple-of-plenty / place a4 / end")
    assert (scene.state.trigger, scene.state.round, scene.state.reason) == (4, 5, "villages")


def test_a_majority_needs_at_least_one_and_is_not_taken_by_those_who_gave_up():
    scene = three().has(0, wood=1).has(1, wood=3).has(2)
    assert [majority_points(scene.state, seat) for seat in range(3)] == [0, 2, 0]
    state = RULES.concede(scene.state, Seat(1)).state
    assert majority_points(state, 0) == 2


@pytest.mark.parametrize("options", [{}, {"layout": "free", "pieces": "9", "wild": "yes"}])
def test_who_owes_a_decision_is_known_without_asking_which(options):
    luck = random.Random(1)
    state = RULES.setup(DeusOptions(**options), 3, SeededChance(b"owes", "")).state
    for step in range(600):
        decisions = RULES.decisions(state)
        assert {seat for seat in range(3) if RULES.owes(state, Seat(seat))} == {
            each.seat for each in decisions
        }
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        action = luck.choice(RULES.legal(state, seat))
        state = RULES.apply(state, seat, action, SeededChance(b"owes", str(step))).state
    assert not RULES.owes(replace(state, frame=Over("temples")), Seat(state.active))
