"""Numbers of Deus that cannot be misread: what is paid, and what is gained."""

import pytest
from deus_scene import Scene
from titled import titled

from bot.speech.teller import Teller
from engine.core.choosing.notation import parse
from engine.core.contract import Seat
from engine.deus.law.rules import RULES
from engine.deus.telling.guide import GUIDE


def label(line: str, tongue: str = "en") -> str:
    """What stands on the button of an action."""
    return Teller(tongue, titled(RULES)).button(parse(RULES, line)).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("tongue", "short", "long"),
    [
        ("en", "Build School for 1 wheat", "Build Temple of the Mountains for 1 stone and 4 gold"),
        ("fr", "Construire : École pour 1 blé", "Construire : Temple des montagnes pour 1 pierre et 4 ors"),
    ],
)
def test_what_a_card_costs_is_told_alike_however_long_it_is(tongue: str, short: str, long: str):
    assert label("build school pay:1wheat", tongue) == short
    assert label("build temple-of-the-mountains pay:1stone+4gold", tongue) == long


def test_points_that_are_paid_are_called_a_cost():
    assert label("place-afar a1") == "Place in A1 (costs 3 VP)"
    assert label("place-afar a1", "fr") == "Placer en A1 (coûte 3 PV)"


def test_what_is_bought_costs_and_what_is_sold_brings():
    scene = Scene().has(gold=9, wood=1, wheat=1).hand(0, "galley").on(0, a0="army")
    scene.plays("build galley / place a6")
    view = RULES.view(scene.state, Seat(0))
    price = GUIDE.price(view, parse(RULES, "buy wood 2"))
    assert price is not None
    assert (price["gold"], price.total) == (2, 2)
    scene = Scene().has(wood=3, clay=1).hand(0, "merchantman-wood").on(0, a0="army")
    scene.plays("build merchantman-wood / place a6")
    view, sell = RULES.view(scene.state, Seat(0)), parse(RULES, "sell wood 2")
    assert not GUIDE.price(view, sell)
    (told,) = Teller("en", titled(RULES)).notes("preview", GUIDE.preview(view, sell))
    assert told == "**2 wood**: brings 8 gold."


def test_the_majorities_one_holds_are_named_beside_their_points():
    """A tie counts for both, nothing for nobody."""
    scene = Scene().has(gold=0, wood=2, wheat=1).hand(0, "galley").on(0, a0="army")
    lines = GUIDE.supply(RULES.view(scene.state, Seat(0)))
    told = [Teller(tongue, titled(RULES)).notes("line", lines) for tongue in ("en", "fr")]
    assert "4 for majorities (wood and wheat)." in told[0][0]
    assert "4 pour les majorités (bois et blé)." in told[1][0]
