"""Where units are likeliest to go: that stands first among the answers, open sea last."""

from dies_scene import Scene

from engine.dies_irae.board import board
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.telling.guide import GUIDE
from engine.dies_irae.words import Hex


def likely(scene: Scene) -> list[str]:
    """Where the units taken up are likeliest to go."""
    seat = scene._seat(None)
    found = GUIDE.likely(RULES.view(scene.state, seat))
    assert sorted(each.hex for each in found) == sorted(each.hex for each in RULES.legal(scene.state, seat))
    return [str(each.hex) for each in found]


def test_what_is_to_be_had_stands_before_what_is_on_the_way():
    scene = Scene().units("greece", sparta=(1,)).turn_of("greece")
    scene.plays("choose move / lead sparta legion 1")
    order = likely(scene)
    assert all(order.index(there) < order.index("i5") for there in ("gytheion", "pylos", "olympia"))


def test_an_enemy_post_nobody_guards_stands_first():
    scene = Scene().units("greece", sparta=(1,)).posts("persia", "olympia").turn_of("greece")
    scene.plays("choose move / lead sparta legion 1")
    assert likely(scene).index("olympia") < 6
    guarded = Scene().units("greece", sparta=(1,)).posts("persia", "olympia").units("persia", olympia=(1,))
    guarded.turn_of("greece").plays("choose move / lead sparta legion 1")
    assert likely(guarded).index("olympia") > likely(guarded).index("pylos")


def test_ships_are_offered_coasts_before_the_open_sea():
    scene = Scene().units("greece", athens=(0, 1)).turn_of("greece")
    scene.plays("choose move / lead athens ship 1")
    order = likely(scene)
    first = order[: len(order) // 4]
    assert not [there for there in first if there[1:].isdigit()], "hexes without a name are nobody's goal"


def test_every_good_in_reach_stands_before_open_sea_and_empty_land():
    for line in ("choose move / lead athens ship 1", "choose move / lead sparta legion 1"):
        scene = Scene().units("greece", athens=(0, 1), sparta=(1,)).posts("greece", "corinth", "thebes")
        order = likely(scene.turn_of("greece").plays(line))
        empty = [board().site[board().index[Hex(there)]] < 0 for there in order]
        assert empty == sorted(empty)
        assert not all(empty)


def test_elsewhere_the_actions_stand_as_the_law_lists_them():
    scene = Scene().units("greece", athens=(1, 1)).turn_of("greece")
    assert not GUIDE.likely(RULES.view(scene.state, scene._seat(None)))
