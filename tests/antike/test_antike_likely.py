"""What is likeliest stands first: moves to what is to be had, payments that spare what a field spends."""

from scene import Scene

from engine.antike.actions import Go, Move
from engine.antike.law.rules import RULES
from engine.antike.telling.guide import GUIDE
from engine.core.values.amounts import Amounts


def likely(scene: Scene) -> list[Go | Move]:
    """What is likeliest now, of what is legal."""
    seat = scene.state.realm.seat
    found = list(GUIDE.likely(RULES.view(scene.state, seat)))
    assert set(found) <= set(RULES.legal(scene.state, seat))
    assert len(set(found)) == len(found)
    return found


def test_the_way_to_a_field_is_not_paid_with_what_is_spent_there():
    scene = Scene().has("greeks", marble=5, iron=2, gold=2).turn_of("greeks", "gold")
    ways = [each.pay for each in likely(scene) if each.field == "temple"]
    assert len(ways) > 1
    assert ways[0] == Amounts.of(iron=2, gold=2)
    assert [pay["marble"] for pay in ways] == sorted(pay["marble"] for pay in ways)
    fields = list(dict.fromkeys(each.field for each in likely(scene)))
    assert fields == list(dict.fromkeys(each.field for each in RULES.legal(scene.state, scene._seat(None))))


def test_moves_to_what_is_to_be_had_stand_first():
    scene = Scene(board="west").cities("romans", "roma").units("romans", roma=(2, 0)).manoeuvre_of("romans")
    scene.cities("greeks", "tarentum").units("greeks")
    assert likely(scene)[0].target == "tarentum", "two legions take a city that nobody defends"
    scene.units("greeks", tarentum=(2, 0))
    assert likely(scene)[0].target != "tarentum"


def test_leaving_the_only_city_bare_is_less_likely_than_going_on():
    scene = Scene(board="west").cities("romans", "roma").manoeuvre_of("romans")
    scene.units("romans", roma=(2, 0))
    for target in {each.target for each in likely(scene)}:
        assert [each.count for each in likely(scene) if each.target == target] == [1, 2], "one stays"
