"""Ten positions whose better turn is known, which Archimedes finds: wins at hand, gifts not to make, habits.

The map is that of `deus_scene`. Most are last turns, where everything can be counted; the other still has its
own turn after it.
"""

from dataclasses import replace

from deus_scene import Scene

from engine.core.budget import Budget
from engine.core.contract import Line, Seat
from engine.deus import actions
from engine.deus.law.rules import RULES
from engine.deus.players.thinking import THINKING
from engine.players.archimedes import Archimedes

STEPS = 60


def best(scene: Scene, steps: int = STEPS) -> Line:
    """The turn it finds for seat 0."""
    view = RULES.view(scene.state, Seat(0))
    return Archimedes(THINKING, 1, Budget(steps)).turns(RULES, view, Seat(0))[0].line


def last(scene: Scene) -> Scene:
    """The same in the last round."""
    scene.state = replace(scene.state, round=18, trigger=17, reason="temples")
    return scene


def card(line: Line) -> str:
    """The card the turn begins with."""
    return str(getattr(line[0], "card", ""))


def test_a_temple_worth_twelve_points_before_the_game_ends():
    scene = Scene().has(gold=16).hand(0, "temple-of-the-forests", "galley")
    scene.on(0, a4="army civil", b0="army", c4="army")
    line = best(last(scene))
    assert isinstance(line[0], actions.Build)
    assert card(line) == "temple-of-the-forests"


def test_of_two_temples_the_dearer_one():
    scene = Scene().has(gold=16).hand(0, "temple-of-the-tides", "temple-of-the-fields")
    scene.on(0, a1="production", b1="production", a2="ship")  # two fields by four points, one sea by three
    line = best(last(scene))
    assert isinstance(line[0], actions.Build)
    assert card(line) == "temple-of-the-fields"


def test_four_majorities_are_worth_more_than_a_temple_of_five():
    scene = Scene().has(wood=1, clay=1, stone=1, wheat=1)
    scene.hand(0, "temple-of-the-empire", "siege-tower", "villa-field")
    scene.on(0, a4="army", a0="army", b4="civil", b0="civil", c1="army")
    line = best(last(scene))
    assert line[-2] == actions.Invoke("neptune")  # gold, of which nobody has any, is the fifth
    assert not any(isinstance(each, actions.Build) for each in line)


def test_the_last_region_beside_a_village_is_taken_with_an_army_there():
    scene = Scene().has(gold=2, vp=0).hand(0, "small-production-building", "galley")
    scene.on(0, a0="army", a6="ship")
    line = best(last(scene))
    assert card(line) == "small-production-building"
    assert line[1] == actions.Place("a4")


def test_the_last_region_beside_a_village_is_left_where_only_the_others_have_armies():
    scene = Scene().has(gold=2, wood=1).hand(0, "small-production-building", "library")
    scene.on(1, a0="army", a6="army").on(0, a3="army")
    assert actions.Place("a4") not in best(scene)
    assert actions.Place("a4") not in best(last(scene))


def test_a_port_sells_for_points_when_the_end_has_come():
    scene = Scene().hand(0, "galley", "small-port-clay", "archers").column(0, "small-port-wood")
    scene.on(0, a4="production", a2="ship").has(0, wood=6, gold=8, wheat=1).ready(0, ship=2, army=1)
    line = best(last(scene))
    assert isinstance(line[0], actions.Build)
    sold = [each for each in line if isinstance(each, actions.Sell)]
    assert [each.good for each in sold] == ["wood"]
    assert sold[0].count >= 4


def test_an_academy_has_a_guild_score_once_more():
    scene = Scene().has(stone=1, wheat=1).hand(0, "academy", "library")
    scene.column(0, "guild-of-the-forest", "cooperative-swamp")
    scene.on(0, a4="production", b0="production").ready(0, science=1)
    line = best(last(scene))
    assert card(line) == "academy"
    assert actions.Activate("guild-of-the-forest") in line


def test_what_cannot_be_paid_is_offered():
    scene = Scene().hand(0, "academy", "theatre", "war-elephants", "great-estate", "emporium")
    line = best(scene.on(0, b1="production"))
    assert isinstance(line[0], actions.Offer)
    assert sum(isinstance(each, actions.OfferAlso) for each in line) == 4


def test_a_column_that_works_is_played_on():
    scene = Scene().has(wood=1).hand(0, "manufactory", "library")
    scene.column(0, "small-production-building", "great-estate")
    scene.on(0, a0="production", a1="production", b0="production").ready(0, production=1, science=1)
    line = best(scene)
    assert card(line) == "manufactory"
    assert sum(isinstance(each, actions.Produce) for each in line) == 3


def test_gold_for_a_majority_comes_from_neptune_where_nothing_else_is_left():
    scene = Scene().hand(0, "galley", "emporium", "exchange-quay", "war-elephants").on(0, a4="army")
    scene.has(1, gold=7, wood=2, clay=2, stone=2, wheat=2)
    line = best(last(scene))  # four cards bring eight gold, one more than the other has
    assert actions.Invoke("neptune") in line
    assert sum(isinstance(each, actions.OfferAlso) for each in line) == 3
