"""Marks as a phone shows them, a quarter as large: they stand out from every land and every sea."""

import pytest
from marks_seen import LEAST, contrast
from PIL import Image

from render.kit.marks import arrow, gain, ring, swords
from render.kit.palette import LAND, PLAYERS, SEA, Rgb, claimed_shade
from render.kit.sprite import Sprite

PHONE = 4
"""A board's pixels across one of a phone's."""
SHARE = 0.2
"""Of what a phone shows of a mark that must stand out."""
GROUNDS = (*LAND, *SEA, *(claimed_shade(number, LAND[0]) for number in range(len(PLAYERS))))
ARROWS = tuple(arrow((0, 0), (150, 90), colour) for colour in PLAYERS)
MARKS = {
    "swords": swords(2),
    "bare swords": swords(0),
    "ring": ring(84),
    "number": gain("2"),
    **{f"arrow {number}": mark.sprite for number, mark in enumerate(ARROWS) if mark is not None},
}


def standing_out(mark: Sprite, ground: Rgb) -> float:
    """The share of the pixels a phone shows of a mark that stand out from the ground."""
    size = (-(-mark.size[0] // PHONE), -(-mark.size[1] // PHONE))
    picture = Image.new("RGB", (size[0] * PHONE, size[1] * PHONE), ground)
    shape = Image.new("L", picture.size)
    picture.paste(mark.image.convert("RGB"), (0, 0), mark.mask)
    shape.paste(255, (0, 0), mark.mask)
    small, there = (image.resize(size, Image.Resampling.LANCZOS) for image in (picture, shape))
    found = []
    for y in range(size[1]):
        for x in range(size[0]):
            shown, colour = there.getpixel((x, y)), small.getpixel((x, y))
            assert isinstance(shown, int)
            assert isinstance(colour, tuple)
            if shown > 127:
                found.append(contrast(colour, ground) >= LEAST)
    return sum(found) / len(found)


@pytest.mark.parametrize("name", MARKS)
def test_marks_stand_out_on_a_phone(name):
    for ground in GROUNDS:
        assert standing_out(MARKS[name], ground) >= SHARE, ground
