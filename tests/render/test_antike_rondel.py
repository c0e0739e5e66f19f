"""Antike's rondel: its names are seen, whoever stands on its fields."""

import math
from itertools import combinations

import pytest
from titled import titled

from bot.speech.teller import Teller
from engine.antike.law.rules import RULES
from engine.antike.words import FIELDS
from engine.core.contract import Word
from render.antike.rondel import HUB, MARKERS, RADIUS, SIZE, angle_of, fields_names, places

MIDDLE = (SIZE / 2, SIZE / 2)
HALO = 4


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_marker_hides_a_fields_name(language):
    words = Teller(language, titled(RULES), ["Ana", "Bruno"])
    names = list(fields_names([words.word(Word("field", field)) for field in FIELDS]))
    for field, name in enumerate(names):
        left, top, right, bottom = name.box
        for count, size in enumerate(MARKERS, 1):
            for x, y in places(MIDDLE, field, count):
                beside = max(left + HALO - x, 0, x - right + HALO)
                above = max(top + HALO - y, 0, y - bottom + HALO)
                assert math.hypot(beside, above) >= size / 2 - 1, (field, count)


def test_markers_stand_on_their_field_beside_each_other():
    for field in range(len(FIELDS)):
        for count, size in enumerate(MARKERS, 1):
            spots = list(places(MIDDLE, field, count))
            assert len(spots) == count
            assert all(math.dist(one, other) >= size - 1 for one, other in combinations(spots, 2))
            for x, y in spots:
                out = math.dist((x, y), MIDDLE)
                turn = math.atan2(y - MIDDLE[1], x - MIDDLE[0]) - angle_of(field)
                aside = math.remainder(turn, math.tau)
                assert out - size / 2 + 2 >= RADIUS * HUB
                assert out + size / 2 <= RADIUS
                assert out * math.sin(math.pi / 8 - abs(aside)) >= size / 2 - 5, (field, count)
