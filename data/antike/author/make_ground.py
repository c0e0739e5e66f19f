"""Paints the still part of a board: land, sea, coasts, borders; and which pixel belongs to which province.

Run from the repository's top, with numpy, scipy and Pillow, after `make_map.py`:

    PYTHONPATH=. python data/antike/author/make_ground.py

Writes `<board>_ground.png` (palette), `<board>_cells.png` (a province's number + 1 per pixel) and
`<board>_band.png` (the same along the inside of each border).
"""

import itertools
import math
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt

from render.antike.geometry import Border, Drawn, Point, drawn
from render.kit import palette
from render.kit.palette import BEYOND_LAND, BEYOND_SEA, DEEP, LAND, PAPER, RIDGE, SEA, TERRACOTTA, mix

HERE = Path(__file__).parent.parent
FINER = 2
BAND = 11
"""Pixels of an owner's band along the inside of a border."""


def scaled(points: tuple[Point, ...]) -> list[Point]:
    """Points on the finer canvas."""
    return [(x * FINER, y * FINER) for x, y in points]


def land_mask(found: Drawn) -> np.ndarray:
    """True on land, on the finer canvas."""
    image = Image.new("1", (found.width * FINER, found.height * FINER))
    pen = ImageDraw.Draw(image)
    for outer, lakes in found.land:
        pen.polygon(scaled(outer), fill=1)
        for lake in lakes:
            pen.polygon(scaled(lake), fill=0)
    return np.array(image)


def cell_numbers(found: Drawn) -> np.ndarray:
    """Province number + 1 per pixel, 0 outside."""
    image = Image.new("L", (found.width, found.height))
    pen = ImageDraw.Draw(image)
    for number, place in enumerate(found.places, 1):
        for ring in place.cells:
            pen.polygon(ring, fill=number)
    return np.array(image)


def shaded(land: np.ndarray, inside: np.ndarray) -> np.ndarray:
    """Colours of land and sea by their distance from the coast."""
    colours = np.zeros((*land.shape, 3), dtype=np.uint8)
    deep = distance_transform_edt(~land) / FINER
    high = distance_transform_edt(land) / FINER
    for limit, shade in ((1e9, 0), (62, 1), (36, 2), (19, 3), (7, 4)):
        colours[~land & (deep <= limit)] = SEA[shade]
    for ring in (13, 28, 50):
        colours[~land & (abs(deep - ring) < 0.8)] = SEA[min(4, 4 - ring // 20)]
    for limit, shade in ((1e9, 0), (17, 1), (8, 2), (3.2, 3)):
        colours[land & (high <= limit)] = LAND[shade]
    colours[land & (high < 1.1)] = mix(LAND[3], (90, 70, 40), 0.55)
    colours[land & ~inside] = BEYOND_LAND
    colours[~land & ~inside] = BEYOND_SEA
    hatch = (np.add.outer(np.arange(land.shape[0]), np.arange(land.shape[1])) % (9 * FINER)) < FINER
    colours[hatch & ~inside & land] = mix(BEYOND_LAND, PAPER, 0.45)
    return colours


def along(line: tuple[Point, ...], step: float) -> list[tuple[float, float, float, float]]:
    """Points at even distances along a line, with the normal there."""
    found = []
    rest = 0.0
    for (x0, y0), (x1, y1) in itertools.pairwise(line):
        length = math.hypot(x1 - x0, y1 - y0)
        if not length:
            continue
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        at = rest
        while at < length:
            found.append((x0 + (x1 - x0) * at / length, y0 + (y1 - y0) * at / length, nx, ny))
            at += step
        rest = at - length
    return found


def rounded(line: tuple[Point, ...], times: int = 2) -> tuple[Point, ...]:
    """A line with its corners cut (Chaikin), its ends kept."""
    for _ in range(times):
        if len(line) < 3:
            return line
        points = [line[0]]
        for (x0, y0), (x1, y1) in itertools.pairwise(line):
            points.append((0.75 * x0 + 0.25 * x1, 0.75 * y0 + 0.25 * y1))
            points.append((0.25 * x0 + 0.75 * x1, 0.25 * y0 + 0.75 * y1))
        line = (*points, line[-1])
    return line


def draw_border(pen: ImageDraw.ImageDraw, border: Border) -> None:
    """Land: solid terracotta. Sea: blue waves. Both: side by side. Closed: a hatched ridge."""
    light = mix(PAPER, (255, 255, 255), 0.5)
    for raw in border.lines:
        line = rounded(raw)
        if border.kind == "land":
            pen.line(scaled(line), fill=light, width=8 * FINER, joint="curve")
            pen.line(scaled(line), fill=TERRACOTTA, width=5 * FINER, joint="curve")
        elif border.kind == "closed":
            pen.line(scaled(line), fill=RIDGE, width=4 * FINER, joint="curve")
            for x, y, nx, ny in along(line, 7):
                ends = ((x - nx * 6, y - ny * 6), (x + nx * 6, y + ny * 6))
                pen.line(scaled(ends), fill=RIDGE, width=2 * FINER)
        else:
            shift = 3.2 if border.kind == "both" else 0.0
            wavy = tuple(
                (
                    x + nx * (shift + 1.7 * math.sin(place * 0.55)),
                    y + ny * (shift + 1.7 * math.sin(place * 0.55)),
                )
                for place, (x, y, nx, ny) in enumerate(along(line, 1.5))
            )
            pen.line(scaled(line), fill=light, width=round((13 if shift else 9) * FINER), joint="curve")
            if shift:
                side = tuple((x - nx * 3, y - ny * 3) for x, y, nx, ny in along(line, 3))
                pen.line(scaled(side), fill=TERRACOTTA, width=5 * FINER, joint="curve")
            pen.line(scaled(wavy), fill=DEEP, width=round(4.4 * FINER), joint="curve")


def paint(name: str) -> None:
    """Write the three pictures of a board."""
    found = drawn(name)
    numbers = cell_numbers(found)
    land = land_mask(found)
    inside = np.kron(numbers > 0, np.ones((FINER, FINER), dtype=bool))
    image = Image.fromarray(shaded(land, inside))
    pen = ImageDraw.Draw(image)
    for kind in ("closed", "sea", "land", "both"):
        for border in found.borders:
            if border.kind == kind:
                draw_border(pen, border)
    for ring in found.outside:
        pen.line(scaled(ring), fill=RIDGE, width=2 * FINER)
    small = image.reduce(FINER)
    frame = ImageDraw.Draw(small)
    for edge, colour in ((0, RIDGE), (3, TERRACOTTA), (9, mix(TERRACOTTA, PAPER, 0.65))):
        frame.rectangle(
            (edge, edge, found.width - 1 - edge, found.height - 1 - edge), outline=colour, width=3
        )
    palette.quantised(small).save(HERE / f"{name}_ground.png", optimize=True)
    Image.fromarray(numbers).save(HERE / f"{name}_cells.png", optimize=True)
    band = np.zeros_like(numbers)
    for number in range(1, len(found.places) + 1):
        mine = numbers == number
        depth = distance_transform_edt(np.pad(mine, 1))[1:-1, 1:-1]
        band[mine & (depth > 4) & (depth <= 4 + BAND)] = number
    Image.fromarray(band).save(HERE / f"{name}_band.png", optimize=True)
    print(name, [(HERE / f"{name}_{kind}.png").stat().st_size for kind in ("ground", "cells", "band")])


if __name__ == "__main__":
    for board_name in ("east", "west"):
        paint(board_name)
