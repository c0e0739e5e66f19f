"""The action cycle with everyone's cubes: in a free corner of the map, and written out among the charts."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.contract import Word
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.words import DEEDS
from render.dies_irae.powers import emblem
from render.dies_irae.signs import deed_sign
from render.kit.palette import INK, LAND, PAPER, RIDGE, index
from render.kit.panel import Box, frame
from render.kit.sprite import NAME, TEXT, fitting
from render.scene import Told

ANSWERS = 5
"""Boxes of an action in the cycle."""
DEED, BOX = 92, 38
"""Height of an action where it is written out, size of its boxes."""
CYCLE = 2 * DEED + 12
"""Height of the whole cycle there."""
CUBE, ACROSS = 26, 3
"""Size of a cube on the map, and how many stand side by side."""


def draw_cycle(canvas: Image.Image, box: Box, state: DiesIraeState, words: Told) -> None:
    """Draws the actions of the cycle with everyone's cubes."""
    frame(canvas, box, LAND[0], RIDGE, 2)
    columns = len(DEEDS) // 2
    width = (box.width - 12) // columns
    for number, deed in enumerate(DEEDS):
        place = Box(box.x + 8 + number % columns * width, box.y + 6 + number // columns * DEED, width, DEED)
        cubes = [cube.power for cube in state.cubes if cube.deed == number]
        _deed(canvas, place, deed, words(Word("deed", deed)), cubes)


def _deed(canvas: Image.Image, box: Box, deed: str, name: str, cubes: Sequence[int]) -> None:
    pen = ImageDraw.Draw(canvas)
    deed_sign(deed, 62).at(canvas, box.x + 38, box.y + DEED / 2)
    left, room, top = box.x + 80, box.width - 90, box.y + 44
    fitting(name, TEXT, NAME, room, INK, LAND[0]).at(canvas, left, box.y + 23, "lm")
    step = min(BOX + 4, (room - BOX) // max(1, max(ANSWERS, len(cubes)) - 1))
    for place in range(ANSWERS):
        x = left + place * (BOX + 4)
        pen.rectangle((x, top, x + BOX - 1, top + BOX - 1), fill=index(PAPER), outline=index(RIDGE))
    for place, power in enumerate(cubes):
        emblem(power, BOX - 2).at(canvas, left + place * step + BOX / 2 - 0.5, top + BOX / 2)


def draw_deeds(canvas: Image.Image, box: Box, state: DiesIraeState) -> None:
    """Draws the actions of the cycle with everyone's cubes, without their names."""
    frame(canvas, box, LAND[0], RIDGE, 2)
    columns = len(DEEDS) // 2
    wide, tall = (box.width - 8) / columns, (box.height - 8) / 2
    pen, radius = ImageDraw.Draw(canvas), CUBE / 2 - 3
    for number, deed in enumerate(DEEDS):
        left, middle = box.x + 4 + number % columns * wide, box.y + 4 + (number // columns + 0.5) * tall
        deed_sign(deed, 46).at(canvas, left + 28, middle)
        cubes = [cube.power for cube in state.cubes if cube.deed == number]
        for place in range(max(ANSWERS, len(cubes))):
            x = left + 54 + CUBE * (place % ACROSS + 0.5)
            y = middle + (CUBE + 2) * (place // ACROSS - 0.5)
            if place < len(cubes):
                emblem(cubes[place], CUBE).at(canvas, x, y)
            else:
                hole = x - radius, y - radius, x + radius, y + radius
                pen.ellipse(hole, fill=index(PAPER), outline=index(RIDGE))
