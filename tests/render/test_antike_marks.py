"""Antike's marks in a crowd: from token to token, a fight once, numbers above all, nothing around nothing."""

import math
from collections.abc import Sequence

import pytest
from titled import titled

from bot.pictures.captions import scene_of
from bot.speech.teller import Teller
from engine.antike.board import board
from engine.antike.events import Conquered, Fought, Moved, PassedBy
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.core.contract import Event
from engine.core.play.match import Match
from render.antike.geometry import drawn
from render.antike.map import Drawing, drawing_of
from render.kit.labels import hidden
from render.kit.marks import gain, swords
from render.kit.sprite import Placed

TITLE = titled(RULES)
PEOPLE = ["Ana", "Bruno", "Chloé", "Dimitri", "Elena", "Farid"]
GREEKS, ROMANS = "greeks", "romans"


def laid(events: Sequence[Event]) -> Drawing:
    """The whole map at the start of a game for four, with events that might follow."""
    match = Match.start(TITLE, AntikeOptions(board="west"), 4, bytes(32))[0]
    return drawing_of(scene_of(Teller("en", TITLE, PEOPLE[:4]), match.view(None), tuple(events)))


def nearest(mark: Placed, point: tuple[float, float]) -> float:
    """How far the nearest pixel of a mark is from a point."""
    left, top, right, _ = mark.box
    wide, mask = right - left, mark.sprite.mask.convert("L").tobytes()
    return min(
        math.dist(point, (left + place % wide, top + place // wide))
        for place, shown in enumerate(mask)
        if shown
    )


def test_who_came_back_has_gone_nowhere():
    there = Moved(GREEKS, "sparta", "knossos", "galley", 2)
    back = Moved(GREEKS, "knossos", "sparta", "galley", 2)
    assert laid([there]).marks.below
    assert not laid([there, back]).marks.below
    assert len(laid([there, Moved(GREEKS, "knossos", "sparta", "galley", 1)]).marks.below) == 1


def test_units_that_fell_for_a_city_end_at_it():
    taken = Conquered(ROMANS, GREEKS, "sparta", 2, 0, 2, 0, 0, False)
    drawing = laid([Moved(ROMANS, "syracusae", "sparta", "galley", 2), taken])
    arrow = max(drawing.marks.below, key=lambda mark: mark.sprite.size[0])
    assert 30 < nearest(arrow, drawn("west").places[board("west").index["sparta"]].city) < 60


def test_a_province_has_one_pair_of_swords():
    fights = [
        Fought(ROMANS, GREEKS, "sparta", "galley", 1),
        Fought(ROMANS, GREEKS, "sparta", "legion", 1),
        Conquered(ROMANS, GREEKS, "sparta", 2, 0, 1, 0, 0, False),
    ]
    assert [mark.sprite for mark in laid(fights).marks.above] == [swords(3)]
    assert [mark.sprite for mark in laid(fights[:1]).marks.above] == [swords(1)]


def test_no_ring_stands_around_units_that_are_gone():
    assert not laid([PassedBy(GREEKS, ROMANS, "tyras", "galley")]).marks.below


@pytest.mark.parametrize("count", [2, 12])
def test_how_many_went_is_seen_above_all(count):
    drawing = laid([Moved(GREEKS, "sparta", "knossos", "galley", count)])
    plate = drawing.marks.above[0]
    assert plate.sprite is gain(str(count))
    picture = drawing.draw()
    assert hidden(plate, picture) == 0
    for token in drawing.tokens.placed:
        assert math.dist((plate.x, plate.y), (token.x, token.y)) > 30
