"""Building: cards, costs, places, the order of the powers, temples, the card face down."""

from dataclasses import replace

import pytest
from deus_scene import Scene

from engine.core.contract import Seat
from engine.deus.events import BuiltWild, Gained, Placed
from engine.deus.frames import Ending
from engine.deus.law.rules import RULES


def test_a_building_needs_its_piece_on_the_player_board():
    scene = Scene().has(gold=9).hand(0, "small-production-building").ready(0, ship=2, army=2)
    refusal = scene.refuses("build small-production-building")
    assert refusal.key == "no-piece-ready"
    assert refusal.facts["spare"] == 5


def test_only_cards_in_hand_can_be_played():
    assert Scene().has(gold=9).hand(0, "galley").refuses("build great-estate").key == "not-in-hand"


def test_each_missing_resource_costs_four_gold():
    scene = Scene().has(gold=3, wood=1).hand(0, "galley")
    refusal = scene.refuses("build galley")
    assert refusal.key == "too-dear"
    scene.has(gold=4, wood=1).plays("build galley")
    assert (scene.player().gold, scene.player().goods) == (0, (0, 0, 0, 0))


def test_a_resource_may_be_replaced_although_one_owns_it():
    scene = Scene().has(gold=8, wood=1, wheat=1).hand(0, "galley")
    assert scene.may("build galley pay:1wood+1wheat")
    for pay in ("1wood+4gold", "1wheat+4gold", "8gold"):
        assert scene.may(f"build galley pay:{pay}")
    scene.plays("build galley pay:8gold")
    assert scene.player().goods == (1, 0, 0, 1)


def test_a_payment_must_add_up():
    scene = Scene().has(gold=9, wood=1, wheat=1).hand(0, "galley")
    refusal = scene.refuses("build galley pay:1wood")
    assert refusal.key == "wrong-payment"
    assert str(refusal.facts["usual"]) == "1wood+1wheat"
    assert scene.refuses("build galley pay:1wood+5gold").key == "wrong-payment"
    assert scene.refuses("build galley pay:2wood").key == "wrong-payment"


def test_payments_may_be_named_in_any_order():
    scene = Scene().has(wood=1, wheat=1).hand(0, "galley")
    scene.plays("build galley pay:1wheat+1wood")
    assert scene.player().goods == (0, 0, 0, 0)


def test_what_is_paid_goes_to_the_supply():
    scene = Scene().has(wood=1, wheat=1).hand(0, "galley")
    before = scene.state.supply
    scene.plays("build galley")
    assert scene.state.supply == (before[0] + 1, before[1], before[2], before[3] + 1)


def test_the_first_piece_stands_at_the_edge():
    scene = Scene().has(gold=2).hand(0, "small-production-building")
    scene.plays("build small-production-building")
    assert scene.refuses("place a0").key == "first-at-edge"
    assert scene.refuses("place a6").key == "wrong-terrain"
    assert scene.refuses("place a5").key == "village-region"
    scene.plays("place a4")
    assert scene.stands("a4") == "0: production"


def test_first_pieces_keep_two_regions_between_them():
    scene = Scene().has(gold=2).hand(0, "small-production-building").on(1, a4="army")
    scene.plays("build small-production-building")
    assert scene.refuses("place a3").key == "first-apart"
    assert scene.refuses("place a1").key == "first-apart"  # a4 a0 a1: one region between
    scene.plays("place c4")  # a4 a3 c5 c4: two between


def test_where_no_region_is_far_enough_one_step_between_will_do_then_any():
    far = Scene().has(wood=1, wheat=1).hand(0, "galley").on(1, c5="ship", b3="ship", a1="army", d4="ship")
    far.plays("build galley")
    # Seas at the edge: a6 and b6 touch a1, c3 touches nothing of theirs, d6 touches nothing either.
    assert far.may("place c3")
    assert not far.may("place a6")
    crowded = Scene().has(wood=1, wheat=1).hand(0, "galley")
    crowded.on(1, a0="army", b0="army", c2="army", c4="army", d0="civil")
    crowded.plays("build galley")
    assert all(crowded.may(f"place {region}") for region in ("a6", "b6", "c3", "c5", "d6", "d4"))


def test_later_pieces_go_into_or_beside_ones_own_regions():
    scene = Scene().has(gold=2).hand(0, "small-production-building").on(0, a4="production", a3="army")
    scene.plays("build small-production-building")
    assert scene.may("place a3")
    assert scene.may("place a0")
    assert scene.refuses("place a4").key == "type-there"
    assert scene.refuses("place b0").key == "not-beside"
    refusal = scene.refuses("place b1")
    assert (refusal.key, refusal.facts["vp"]) == ("far-costs", 3)


def test_a_region_has_one_owner():
    scene = Scene().has(gold=2).hand(0, "small-production-building").on(0, a4="army").on(1, a3="army")
    scene.plays("build small-production-building")
    assert scene.refuses("place a3").key == "held-by-other"


def test_a_village_is_never_built_on_even_emptied():
    scene = Scene().has(gold=2).hand(0, "small-production-building").on(0, a4="army").village("a5", 0)
    scene.plays("build small-production-building")
    assert scene.refuses("place a5").key == "village-region"


def test_three_points_buy_any_empty_region_at_the_edge():
    scene = Scene().has(gold=2, vp=4).hand(0, "small-production-building").on(0, a4="army")
    scene.plays("build small-production-building")
    assert scene.refuses("place-afar a3").key == "not-far"
    events = scene.plays("place-afar d1")
    assert [each.vp for each in events if isinstance(each, Placed)] == [3]
    assert scene.player().vp == 1
    assert scene.stands("d1") == "0: production"


def test_who_has_less_than_three_points_cannot_pay_them():
    scene = Scene().has(gold=2, vp=2).hand(0, "small-production-building").on(0, a4="army")
    scene.plays("build small-production-building")
    refusal = scene.refuses("place-afar d1")
    assert (refusal.key, refusal.facts["has"]) == ("far-too-dear", 2)


def test_the_first_piece_is_never_paid_with_points():
    scene = Scene().has(gold=2).hand(0, "small-production-building").on(1, a4="army")
    scene.plays("build small-production-building")
    assert not any(action.word == "place-afar" for action in RULES.legal(scene.state, 0))


def test_a_card_whose_piece_has_no_room_cannot_be_played():
    scene = Scene().has(gold=2, vp=2).hand(0, "small-production-building").on(0, a4="production")
    scene.on(1, a3="army", a0="army")
    assert scene.refuses("build small-production-building").key == "no-room"


def test_the_columns_powers_come_from_the_bottom_up_the_new_card_last():
    scene = Scene().has(wood=1).hand(0, "forum").column(0, "estate-tax-forest", "basilica")
    scene.on(0, a4="production army", a0="army science")
    events = scene.plays("build forum / place a0")
    gained = [(str(each.card), str(each.gains)) for each in events if isinstance(each, Gained)]
    assert gained == [("estate-tax-forest", "3gold"), ("basilica", "4gold"), ("forum", "1vp")]
    assert isinstance(scene.state.frame, Ending)


def test_only_the_column_of_the_new_card_is_activated():
    scene = (
        Scene()
        .has(gold=2)
        .hand(0, "small-production-building")
        .column(0, "estate-tax-forest")
        .on(0, a4="army")
    )
    events = scene.plays("build small-production-building / place a4")
    assert [str(each.card) for each in events if isinstance(each, Gained)] == ["small-production-building"]


def test_the_hand_is_refilled_only_when_it_is_empty():
    scene = Scene().has(gold=4).hand(0, "small-production-building", "galley")
    scene.plays("build small-production-building / place a4 / end")
    assert len(scene.player().hand) == 1
    scene = Scene().has(gold=4).hand(0, "small-production-building")
    scene.plays("build small-production-building / place a4 / end")
    assert len(scene.player().hand) == 5


# Temples


def temple(*columns: str, gold: int = 16) -> Scene:
    scene = Scene().has(gold=gold).hand(0, "temple-of-plenty").on(0, a4="production army", a3="civil")
    return scene.column(0, *columns)


ONE_EACH = ("galley", "small-production-building", "library", "forum", "ballista")
SECOND = ("galley", "manufactory", "school", "basilica", "legion")


def test_the_first_temple_has_no_condition():
    scene = temple()
    scene.plays("build temple-of-plenty / place a4")
    assert scene.stands("a4") == "0: production army temple"
    assert scene.state.temples == 3
    assert scene.asked() == "end"


def test_the_second_temple_needs_one_card_of_each_colour():
    scene = temple(*ONE_EACH[:4], "temple-of-harmony")
    refusal = scene.refuses("build temple-of-plenty")
    assert refusal.key == "temple-condition"
    assert (refusal.facts["number"], refusal.facts["needs"]) == (2, 1)
    assert [word.id for word in refusal.facts["columns"]] == ["red"]
    temple(*ONE_EACH, "temple-of-harmony").plays("build temple-of-plenty")


def test_the_third_temple_needs_two_of_each():
    two = ("temple-of-harmony", "temple-of-treasure")
    refusal = temple(*ONE_EACH, *two).refuses("build temple-of-plenty")
    assert [word.id for word in refusal.facts["columns"]] == ["blue", "green", "yellow", "brown", "red"]
    temple(*ONE_EACH, *SECOND, *two).plays("build temple-of-plenty")


def test_a_temple_costs_one_of_each_resource_or_four_gold_for_each():
    assert temple(gold=15).refuses("build temple-of-plenty").key == "too-dear"
    scene = temple(gold=4).has(gold=4, wood=1, clay=1, stone=1)
    scene.plays("build temple-of-plenty")
    assert (scene.player().gold, scene.player().goods) == (0, (0, 0, 0, 0))


def test_a_temple_stands_in_a_region_of_ones_own_one_in_each():
    scene = temple().on(0, a4="temple")
    scene.plays("build temple-of-plenty")
    assert scene.refuses("place a4").key == "temple-there"
    assert scene.refuses("place a0").key == "temple-needs-own-region"
    assert scene.refuses("place-afar d1").key == "temple-needs-own-region"
    scene.plays("place a3")


def test_ships_are_all_that_is_built_at_sea():
    scene = temple().on(0, a6="ship", a2="ship army")
    scene.plays("build temple-of-plenty")
    assert [each.region for each in RULES.legal(scene.state, Seat(0))] == ["a3", "a4"]
    refusal = scene.refuses("place a6")
    assert (refusal.key, [word.id for word in refusal.facts["regions"]]) == ("temple-at-sea", ["a3", "a4"])
    assert scene.refuses("place a2").key == "temple-at-sea"


def test_who_holds_nothing_but_sea_has_no_room_for_a_temple():
    scene = Scene().has(gold=16).hand(0, "temple-of-plenty").on(0, a6="ship", a2="ship army")
    assert scene.refuses("build temple-of-plenty").key == "no-room-for-temple"


def test_a_temple_cannot_be_built_before_one_controls_a_region():
    scene = Scene().has(gold=16).hand(0, "temple-of-plenty")
    assert scene.refuses("build temple-of-plenty").key == "no-room-for-temple"


def test_without_temples_in_the_supply_the_card_is_still_played():
    scene = temple()
    scene.on(1, d0="army temple", d1="army temple", d2="army temple", b1="civil temple")
    scene.plays("build temple-of-plenty")
    assert scene.asked() == "end"
    assert len(scene.player().columns[5]) == 1
    assert scene.state.temples == 0


def test_temples_activate_no_column():
    scene = temple("temple-of-harmony", *ONE_EACH)
    assert not [each for each in scene.plays("build temple-of-plenty / place a3") if isinstance(each, Gained)]


# The card face down


def wild(gold: int = 6) -> Scene:
    return Scene(wild="yes").has(gold=gold).hand(0, "temple-of-plenty", "galley").on(0, a4="army")


@pytest.mark.parametrize(("cards", "price"), [((), 1), (("forum",), 2), (("forum", "theatre"), 3)])
def test_the_card_face_down_costs_one_more_gold_for_each_card_in_the_column(cards, price):
    scene = wild(gold=price - 1).column(0, *cards)
    refusal = scene.refuses("build-wild temple-of-plenty brown")
    assert (refusal.key, refusal.facts["needs"]) == ("wild-too-dear", price)
    scene.has(gold=price).plays("build-wild temple-of-plenty brown / place a4")
    assert scene.player().gold == 0
    assert len(scene.player().columns[3]) == price


def test_it_has_no_power_but_activates_the_others_and_counts_for_temples():
    scene = wild(gold=2).column(0, "estate-tax-forest")
    events = scene.plays("build-wild galley brown / place a4")
    assert [str(each.card) for each in events if isinstance(each, Gained)] == ["estate-tax-forest"]
    assert [str(each.colour) for each in events if isinstance(each, BuiltWild)] == ["brown"]
    again = wild(gold=17).column(0, *ONE_EACH[:4], "temple-of-harmony").hand(0, "temple-of-plenty", "galley")
    again.plays("build-wild galley red / place a3 / end")
    again.state = replace(again.state, active=0)
    again.plays("build temple-of-plenty")


def test_it_is_played_once_and_never_as_a_temple_and_needs_the_variant():
    scene = wild()
    assert scene.refuses("build-wild galley purple").key == "wild-no-temple"
    scene.plays("build-wild galley brown / place a4 / end")
    assert Scene().has(gold=5).hand(0, "galley").refuses("build-wild galley red").key == "no-wild"
    twice = wild().change(0, wild=(3, 0)).column(0, "forum")
    assert twice.refuses("build-wild galley red").key == "wild-used"


def test_a_card_face_down_cannot_be_carried_out_again():
    scene = (
        Scene(wild="yes").has(wheat=1, stone=1).hand(0, "academy").column(0, "galley").change(0, wild=(0, 0))
    )
    scene.on(0, a4="army").plays("build academy / place a4")
    assert scene.asked() == "end"
