"""Personages, their piles, victory, and giving up."""

import pytest
from scene import Scene

from engine.antike.events import PersonageWon, Won
from engine.antike.law.rules import RULES
from engine.antike.words import PILES

EAST = Scene().board.provinces


def free(*taken: str) -> list[str]:
    return [name for name in EAST if name not in taken]


def ends(scene: Scene, nation: str) -> Scene:
    """The nation ends its turn on Gold."""
    scene.turn_of(nation, on="manoeuvre-2").plays("go gold / end")
    return scene


def alone(nation: str = "greeks") -> Scene:
    """Four nations, all others with one city each."""
    scene = Scene().cities("persians", "susa").cities("arabs", "saba").cities("phoenicians", "tyros")
    return scene.cities(nation, "athen")


@pytest.mark.parametrize(("cities", "kings"), [(4, 0), (5, 1), (9, 1), (10, 2), (15, 3)])
def test_a_king_for_every_fifth_city(cities, kings):
    scene = alone().cities("greeks", *free("susa", "saba", "tyros")[:cities])
    assert ends(scene, "greeks").personages("greeks")[0] == kings


def test_the_second_king_stays_when_a_city_is_lost_and_is_not_won_twice():
    """Exemple: ten cities, nine, ten again: still two kings, the third comes with the fifteenth."""
    names = free("susa", "saba", "tyros")
    scene = ends(alone().cities("greeks", *names[:10]), "greeks")
    assert scene.personages("greeks")[0] == 2
    scene = ends(scene.cities("greeks", *names[:9]), "greeks")
    scene = ends(scene.cities("greeks", *names[:10]), "greeks")
    assert scene.personages("greeks")[0] == 2
    assert ends(scene.cities("greeks", *names[:15]), "greeks").personages("greeks")[0] == 3


@pytest.mark.parametrize(("temples", "citizens"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_citizen_for_every_third_temple(temples, citizens):
    names = free("susa", "saba", "tyros")
    scene = alone().cities("greeks", *(f"{name}!" for name in names[:temples]))
    assert ends(scene, "greeks").personages("greeks")[3] == citizens


@pytest.mark.parametrize(("seas", "navigators"), [(6, 0), (7, 1), (13, 1), (14, 2)])
def test_a_navigator_for_every_seventh_province_with_a_galley(seas, navigators):
    scene = alone().units("greeks", **dict.fromkeys(EAST[:seas], (0, 1)))
    scene.units("persians", **dict.fromkeys(EAST[:seas], (0, 1)))  # others there do not matter
    assert ends(scene, "greeks").personages("greeks")[4] == navigators


def test_the_same_advance_makes_only_one_nation_a_scholar():
    scene = Scene().has("greeks", gold=7).has("persians", gold=3)
    scene.turn_of("greeks", on="arming").plays("go know-how / learn wheel / end")
    scene.turn_of("persians", on="arming").plays("go know-how / learn wheel / end")
    assert scene.personages("greeks")[1] == 1
    assert scene.personages("persians")[1] == 0


def test_there_are_35_personages():
    assert PILES == (9, 8, 7, 6, 5)
    assert sum(PILES) == 35


def test_an_exhausted_pile_gives_nothing():
    scene = alone().won("persians", 5, 0, 0, 0, 0).won("arabs", 4, 0, 0, 0, 0)
    scene = ends(scene.cities("greeks", *free("susa", "saba", "tyros")[:5]), "greeks")
    assert scene.personages("greeks") == (0, 0, 0, 0, 0)


@pytest.mark.parametrize(("seats", "personages", "goal"), [
    (2, "10", 9), (3, "10", 10), (3, "12", 12), (4, "10", 9), (5, "10", 8), (6, "12", 7),
])  # fmt: skip
def test_how_many_personages_win(seats, personages, goal):
    scene = Scene(seats, personages=personages)
    assert RULES.standing(scene.state).goal == goal
    nation = scene.state.realms[0].nation
    scene.won(nation, 0, 3, 3, 3, goal - 10).has(nation, gold=7).turn_of(nation, on="arming")
    events = scene.plays("go know-how / learn wheel / end")
    assert any(isinstance(each, PersonageWon) for each in events)
    assert isinstance(events[-1], Won)
    standing = RULES.standing(scene.state)
    assert standing.ended == "personages"
    assert standing.winners == (scene.realm(nation).seat,)
    assert RULES.decisions(scene.state) == ()


def test_with_five_or_six_nations_the_next_temple_to_fall_wins_when_all_personages_are_gone():
    scene = Scene(5).won("greeks", 2, 2, 1, 1, 1).won("persians", 2, 2, 1, 1, 1).won("arabs", 2, 2, 1, 1, 1)
    scene.won("phoenicians", 2, 1, 2, 1, 1).won("egyptians", 1, 1, 2, 2, 1)
    scene.cities("greeks", "athen!", "pella").units("egyptians", athen=(0, 3)).manoeuvre_of("egyptians")
    events = scene.plays("conquer athen")
    assert isinstance(events[-1], Won)
    assert RULES.standing(scene.state).ended == "last-temple"
    assert RULES.standing(scene.state).winners == (scene.realm("egyptians").seat,)


def test_with_four_nations_there_is_no_such_end():
    scene = Scene(4).won("greeks", 3, 2, 1, 1, 1).won("persians", 2, 2, 2, 1, 1).won("arabs", 2, 2, 2, 1, 1)
    scene.won("phoenicians", 2, 2, 2, 3, 2).cities("greeks", "athen!", "pella")
    scene.units("arabs", athen=(0, 3)).manoeuvre_of("arabs").plays("conquer athen")
    assert RULES.standing(scene.state).ended is None


def test_whoever_gives_up_is_passed_over_and_their_cities_can_be_taken():
    scene = Scene().units("greeks", athen=(1, 1))
    step = RULES.concede(scene.state, scene.realm("greeks").seat)
    scene.state = step.state
    assert scene.galleys("greeks", "athen") == 0
    assert scene.owner("athen") == "greeks"
    scene.units("phoenicians", athen=(0, 1)).manoeuvre_of("phoenicians").plays("conquer athen / end")
    for nation in ("persians", "arabs"):
        assert scene.state.realms[scene.state.active].nation == nation
        scene.plays("take coin / go gold / end")
    assert scene.state.realms[scene.state.active].nation == "phoenicians"


def test_the_last_one_at_the_table_has_won():
    scene = Scene(3)
    for seat in (0, 2):
        scene.state = RULES.concede(scene.state, seat).state
    standing = RULES.standing(scene.state)
    assert standing.ended == "alone"
    assert standing.winners == (1,)


def test_giving_up_while_one_is_asked_lets_the_manoeuvre_go_on():
    scene = (
        Scene().units("phoenicians", ephesos=(0, 3)).units("greeks", athen=(1, 1)).manoeuvre_of("phoenicians")
    )
    scene.plays("move ephesos athen galley 3")
    scene.state = RULES.concede(scene.state, scene.realm("greeks").seat).state
    assert [decision.kind for decision in RULES.decisions(scene.state)] == ["manoeuvre"]


@pytest.mark.parametrize("options", [{"nations": "chosen"}, {"start": "one-city"}])
def test_giving_up_before_the_first_turn(options):
    scene = Scene(3, **options)
    scene.state = RULES.concede(scene.state, 1).state
    assert not any(decision.seat == 1 for decision in RULES.decisions(scene.state))
