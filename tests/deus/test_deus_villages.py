"""Attacks on villages, and how armies move."""

import random
from dataclasses import replace

import pytest
from deus_scene import Scene

from engine.core.contract import Seat, Word
from engine.core.play.chance import SeededChance
from engine.deus.actions import March
from engine.deus.events import Drew, Gained, Marched, Placed, Robbed, VillageAttacked
from engine.deus.frames import Ending, Marching
from engine.deus.law.counting import sizes
from engine.deus.law.marching import Armies, Field, _armies, _field, _gone, _movers
from engine.deus.law.rules import RULES
from engine.deus.law.villages import winners
from engine.deus.state import Course, DeusState, ground
from engine.deus.telling.description import pieces_in
from engine.deus.words import REGIONS


def attacks(scene: Scene) -> list[tuple[str, tuple[int, ...], int]]:
    return [
        (str(each.region), each.winners, each.vp)
        for each in scene.events
        if isinstance(each, VillageAttacked)
    ]


def test_a_village_is_attacked_when_it_is_surrounded_and_an_army_stands_beside_it():
    scene = Scene().has(gold=2, vp=0).hand(0, "small-production-building").on(0, a0="army", a6="ship")
    scene.plays("build small-production-building / place a4")
    assert attacks(scene) == [("a5", (0,), 3)]
    assert scene.player().vp == 3
    assert scene.state.villages == (0, 4, 6, 3)


def test_without_an_army_nothing_happens():
    scene = Scene().has(gold=2, vp=0).hand(0, "small-production-building").on(0, a0="civil", a6="ship")
    scene.plays("build small-production-building / place a4")
    assert attacks(scene) == []


def test_an_army_that_joins_a_surrounded_village_attacks_it():
    scene = Scene().has(wood=1, vp=0).hand(0, "ballista").on(0, a0="civil", a6="ship", a4="civil")
    scene.plays("build ballista / place a4")
    assert attacks(scene) == [("a5", (0,), 3)]
    assert not [each for each in scene.events if isinstance(each, Gained)]  # attacked before the powers


def test_the_attack_comes_before_the_powers_of_the_column():
    scene = Scene().has(gold=2, vp=0).hand(0, "small-production-building").on(0, a0="army", a6="ship")
    events = scene.plays("build small-production-building / place a4")
    kinds = [type(each) for each in events]
    assert kinds.index(Placed) < kinds.index(VillageAttacked) < kinds.index(Gained)


def test_most_armies_win():
    scene = Scene().on(0, a0="army", a4="civil").on(1, a6="ship")
    assert winners(scene.state, 0) == (0,)
    scene = Scene().on(0, b0="army", b4="army").on(1, a1="army civil science", b6="ship")
    assert winners(scene.state, 1) == (0,)


def test_an_opponents_turn_can_bring_the_points_to_another():
    scene = (
        Scene()
        .has(gold=2, vp=0)
        .hand(0, "small-production-building")
        .on(0, a3="civil")
        .on(1, a0="army", a6="ship")
    )
    scene.has(1, vp=0).plays("build small-production-building / place a4")
    assert attacks(scene) == [("a5", (1,), 3)]
    assert (scene.player(0).vp, scene.player(1).vp) == (0, 3)


def test_with_as_many_armies_most_buildings_beside_the_village_win():
    scene = Scene().on(0, b0="army civil", b6="ship").on(1, b4="army", a1="civil science production")
    assert winners(scene.state, 1) == (1,)
    scene.on(0, b0="temple")
    assert winners(scene.state, 1) == (0, 1)  # four and four, the temple counting
    scene.on(0, b0="production")
    assert winners(scene.state, 1) == (0,)


def test_with_as_many_of_both_they_share_and_the_rest_goes_back():
    scene = Scene().has(gold=2, vp=0).hand(0, "small-production-building")
    scene.on(0, a4="army").on(1, a6="ship", a3="civil").has(1, vp=0)
    scene.state = replace(scene.state, villages=(3, 4, 6, 3))
    scene.on(1, a0="army")
    assert winners(scene.state, 0) == (1,)  # one building more, the ship
    scene.on(0, a4="civil")
    assert winners(scene.state, 0) == (0, 1)
    scene = Scene().has(wood=1, vp=0).hand(0, "ballista").on(0, a4="civil science")
    scene.on(1, a0="army civil", a6="ship").has(1, vp=0)
    scene.plays("build ballista / place a4")
    assert attacks(scene) == [("a5", (0, 1), 1)]
    assert (scene.player(0).vp, scene.player(1).vp) == (1, 1)
    assert scene.state.villages[0] == 0


def test_a_village_at_the_edge_needs_only_the_regions_there_are():
    scene = Scene().has(gold=2, vp=0).hand(0, "small-production-building").on(0, d0="army", d4="ship")
    scene.plays("build small-production-building / place d2")
    assert attacks(scene) == [("d3", (0,), 3)]


def test_one_piece_can_complete_several_attacks():
    scene = Scene().has(gold=2, vp=0).hand(0, "small-production-building").on(0, a4="civil", a6="ship")
    scene.on(0, b0="army", b4="civil", b6="ship", a0="army")
    scene.plays("build small-production-building / place a1")
    assert attacks(scene) == [("b5", (0,), 4)]
    both = Scene().has(vp=0).on(0, c1="army", c2="army", c3="ship", c4="civil", c5="ship", c6="civil")
    both.on(0, d0="civil", d2="civil", d4="ship").has(vp=0, wood=1)
    assert winners(both.state, 2) == (0,)
    assert winners(both.state, 3) == ()


def test_a_village_emptied_is_never_attacked_again():
    scene = (
        Scene()
        .has(gold=2, vp=0)
        .hand(0, "small-production-building")
        .on(0, a0="army", a6="ship")
        .village("a5", 0)
    )
    scene.plays("build small-production-building / place a4")
    assert attacks(scene) == []


# Armies


def marching(card: str = "cavalry", **pieces: str) -> Scene:
    """The card has been played with its army in a4; the march is due."""
    return Scene().has(gold=20, vp=0).hand(0, card, "galley").on(0, **{"a4": "civil", **pieces})


def begin(scene: Scene, card: str = "cavalry") -> Scene:
    scene.plays(f"build {card} / place a4")
    assert scene.asked() == "march"
    return scene


def test_an_army_may_pass_opponents_but_not_stop_there():
    scene = begin(marching().on(1, a0="army civil"))
    scene.plays("march a4 a0")
    assert scene.stands("a0") == "1: civil army"
    assert scene.refuses("done").key == "must-march-on"
    assert scene.refuses("march a0 a6").key == "no-ship-there"
    assert scene.may("march a0 a1")
    scene.plays("march a0 a3")
    assert scene.stands("a3") == "0: army"
    assert scene.stands("a4") == "0: civil"


def test_an_army_may_pass_a_village_but_not_stop_there():
    scene = begin(marching())
    scene.plays("march a4 a5")
    assert scene.refuses("done").key == "must-march-on"
    scene.plays("march a5 a0")
    assert scene.stands("a0") == "0: army"


def test_an_army_with_one_step_cannot_enter_where_it_cannot_stop():
    scene = begin(marching("war-elephants").on(1, a0="army"), "war-elephants")
    assert scene.refuses("march a4 a0").key == "no-stop-there"
    assert scene.refuses("march a4 a5").key == "no-stop-there"
    assert scene.refuses("march a4 b0").key == "not-neighbours"
    assert scene.refuses("march a3 a0").key == "no-army-there"
    assert scene.may("march a4 a3")


def test_two_armies_never_end_a_turn_in_one_region():
    scene = begin(marching("war-elephants", a3="army"), "war-elephants")
    assert scene.refuses("march a4 a3").key == "two-armies"
    assert not scene.may("march a4 a3")
    passing = begin(marching(a3="army"))
    passing.plays("march a4 a3")
    assert passing.refuses("done").key == "must-part"
    assert passing.asked() == "march"
    passing.plays("march a3 a0")
    assert (passing.stands("a3"), passing.stands("a0")) == ("0: army", "0: army")


def test_two_armies_may_meet_while_the_turn_lasts_and_change_places():
    scene = begin(marching("scouts", a3="army civil"), "scouts")
    scene.plays("march a4 a3")
    assert scene.state.course.doubled == (3,)
    assert (scene.stands("a4"), scene.stands("a3")) == ("0: civil", "0: civil army")
    refusal = scene.refuses("done")
    assert (refusal.key, [word.id for word in refusal.facts["regions"]]) == ("must-part", ["a3"])
    scene.plays("march a3 a4")
    assert scene.state.course.doubled == ()
    assert (scene.stands("a4"), scene.stands("a3")) == ("0: civil army", "0: civil army")
    assert scene.asked() == "draw"


def test_another_army_may_not_use_up_the_march_that_would_part_two():
    scene = begin(marching("scouts", a3="army", d0="army"), "scouts")
    scene.plays("march a4 a3")
    assert scene.refuses("march d0 d1").key == "must-part"
    assert {each.origin for each in RULES.legal(scene.state, Seat(0))} == {"a3"}


def test_an_army_takes_over_the_guard_of_a_temple():
    scene = begin(marching("scouts", a3="army temple"), "scouts")
    assert scene.refuses("march a3 a0").key == "army-guards-temple"
    scene.plays("march a4 a3 / march a3 a0")
    assert (scene.stands("a3"), scene.stands("a0")) == ("0: army temple", "0: army")


def test_what_a_later_card_can_part_may_stand_until_then():
    scene = Scene().has(gold=20, vp=0).hand(0, "cavalry", "galley").column(0, "war-elephants", "legion")
    scene.on(0, a4="civil", a3="army")
    scene.plays("build cavalry / place a4 / march a4 a3")  # for the elephants; two cards follow
    assert (scene.asked(), scene.state.frame.regions) == ("march", 2)
    scene.plays("done")
    assert scene.state.frame.regions == 3
    assert scene.refuses("done").key == "must-part"
    scene.plays("march a3 a4 / done")
    assert scene.state.course.doubled == ()
    assert scene.asked() == "end"


def test_both_armies_that_meet_count_in_an_attack_and_as_buildings():
    scene = Scene().on(0, b0="army", b4="civil", b6="ship").on(1, a1="army civil science production")
    assert winners(scene.state, 1) == (1,)  # as many armies, and more buildings
    meeting = replace(scene.state, course=Course(doubled=(7,)))
    assert winners(meeting, 1) == (0,)
    assert (sizes(scene.state, 0), sizes(meeting, 0)) == ([1, 1, 1], [2, 1, 1])
    assert pieces_in(meeting, 7) == (Word("piece", "army"),) * 2


def test_who_gives_up_while_armies_meet_loses_none():
    scene = begin(marching("scouts", a3="army"), "scouts").hand(1, "forum")
    scene.plays("march a4 a3")
    for seat in (0, 1):
        assert not RULES.check(RULES.concede(scene.state, Seat(seat)).state)


LAND = [REGIONS[each] for each in ground(Scene().state).land if REGIONS[each] != "a4"]


def lawful_marches(state: DeusState) -> set[March]:
    """Every step from which the armies can end the turn where they may, found by trying all that follows."""
    if not isinstance(state.frame, Marching):
        return set()
    field, found = _field(state, state.active), _armies(state, state.frame)
    return {
        March(REGIONS[origin], REGIONS[target])
        for origin in _movers(field, found)
        for target in field.neighbours[origin]
        if field.enters(target) and ends_well(field, _gone(field, found, origin, target), set())
    }


def ends_well(field: Field, found: Armies, tried: set[Armies]) -> bool:
    if not found.frame.passing and len(set(found.stand)) == len(found.stand):
        return True
    if found in tried:
        return False
    tried.add(found)
    if any(
        ends_well(field, _gone(field, found, origin, target), tried)
        for origin in _movers(field, found)
        for target in field.neighbours[origin]
        if field.enters(target)
    ):
        return True
    if found.frame.passing or not found.later:
        return False
    (count, regions), *later = found.later
    return ends_well(field, Armies(found.stand, Marching(0, count, regions), tuple(later)), tried)


@pytest.mark.parametrize("seed", range(30))
def test_whatever_armies_do_they_are_never_stuck(seed):
    """Many armies and marches on a crowded continent: every choice leads on to an end of the turn."""
    luck = random.Random(seed)
    regions = luck.sample(LAND, len(LAND))
    scene = Scene().has(gold=20, vp=0).hand(0, "scouts", "galley").hand(1, "forum")
    scene.column(0, *luck.sample(("cavalry", "scouts", "legion", "war-elephants"), 2), "observatory")
    scene.on(0, a4="civil", **{name: luck.choice(("army", "army temple")) for name in regions[:4]})
    scene.on(
        1, **{name: luck.choice(("civil", "civil science")) for name in regions[4 : luck.randrange(5, 14)]}
    )
    scene.plays("build scouts / place a4")
    for _ in range(100):
        state = scene.state
        if isinstance(state.frame, Ending):
            break
        legal = RULES.legal(state, Seat(0))
        assert legal
        assert set(legal) >= lawful_marches(state)
        marches = [each for each in legal if isinstance(each, March)]
        action = luck.choice(marches if marches and luck.random() < 0.8 else legal)
        scene.state = RULES.apply(state, Seat(0), action, SeededChance(b"march", str(seed))).state
        assert not RULES.check(scene.state)
    assert isinstance(scene.state.frame, Ending)


def test_an_army_may_pass_another_that_guards_a_temple():
    scene = begin(marching(a3="army temple"))
    scene.plays("march a4 a3 / march a3 a0 / done")
    assert (scene.stands("a3"), scene.stands("a0")) == ("0: army temple", "0: army")


def test_the_sea_is_entered_only_where_a_ship_of_ones_own_lies():
    scene = begin(marching(a2="ship"))
    scene.plays("march a4 a0")
    assert scene.refuses("march a0 a6").key == "no-ship-there"
    scene.plays("march a0 a2 / done")
    assert scene.stands("a2") == "0: ship army"


def test_an_army_leaves_its_region_empty_if_it_stood_alone():
    scene = Scene().has(gold=20).hand(0, "cavalry", "galley").on(0, a3="civil")
    scene.plays("build cavalry / place a4 / march a4 a0 / done")
    assert scene.stands("a4") == ""
    assert scene.state.owner[4] == -1


def test_an_army_does_not_leave_a_temple_alone():
    scene = marching("scouts", a3="army temple")
    scene.plays("build scouts / place a4")
    assert scene.refuses("march a3 a0").key == "army-guards-temple"
    assert scene.may("march a4 a0")
    with_another = marching("scouts", a3="army temple civil")
    with_another.plays("build scouts / place a4")
    assert with_another.may("march a3 a0")


def test_an_army_that_enters_the_last_empty_region_beside_a_village_must_stop_and_attack():
    """The seed: passing over the only empty region beside it, the army stops; the turn goes on."""
    scene = Scene().has(gold=20, vp=0).hand(0, "cavalry", "galley").on(0, a3="civil", a4="civil", a6="ship")
    scene.plays("build cavalry / place a3 / march a3 a0")
    assert attacks(scene) == [("a5", (0,), 3)]
    assert scene.player().vp == 3
    assert scene.asked() == "end"  # it could have gone two regions further
    assert [str(each.gains) for each in scene.events if isinstance(each, Gained)] == ["1gold"]


def test_an_army_that_enters_its_own_region_beside_a_surrounded_village_must_stop_and_attack():
    scene = Scene().has(gold=20, vp=0).hand(0, "cavalry", "galley")
    scene.on(0, a3="civil", a4="civil", a0="civil", a6="ship")
    scene.plays("build cavalry / place a3 / march a3 a4")
    assert attacks(scene) == [("a5", (0,), 3)]
    assert scene.asked() == "end"


def test_an_army_passing_an_opponents_region_does_not_attack_from_there():
    scene = Scene().has(gold=20, vp=0).hand(0, "cavalry", "galley").on(0, a3="civil", a4="civil")
    scene.on(1, a0="civil", a6="ship")
    scene.plays("build cavalry / place a3 / march a3 a0")
    assert attacks(scene) == []
    scene.plays("march a0 a4")
    assert attacks(scene) == [("a5", (0,), 3)]


def test_an_army_that_leaves_a_gap_attacks_nothing():
    """From a4 over a0: a4 is left empty, so the village is not surrounded."""
    scene = Scene().has(gold=20, vp=0).hand(0, "cavalry", "galley").on(0, a3="civil", a6="ship")
    scene.plays("build cavalry / place a4 / march a4 a0")
    assert attacks(scene) == []
    assert scene.asked() == "march"


def test_the_turn_goes_on_after_an_attack_in_its_middle():
    scene = Scene().has(gold=20, vp=0).hand(0, "legion", "galley").column(0, "cavalry")
    scene.on(0, a3="civil", a4="civil", a6="ship").on(1, a1="civil").has(1, gold=5)
    scene.plays("build legion / place a3 / march a3 a0")
    assert attacks(scene) == [("a5", (0,), 3)]
    assert scene.asked() == "march"  # the legion's own march
    scene.plays("done / rob seat2")
    assert [str(each.gains) for each in scene.events if isinstance(each, Robbed)] == ["2gold"]


def test_scouts_draw_after_their_marches():
    scene = marching("scouts")
    scene.plays("build scouts / place a4 / march a4 a3 / draw")
    assert [type(each) for each in scene.events if isinstance(each, Marched | Drew)] == [Marched, Drew]
