"""The map of a board of people's own: provinces grown along their links, water where galleys can pass.

Our boards have real coasts, painted beforehand (`data/antike/author`); here the table is all there is.
"""

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from engine.antike.board import Board, board
from render.antike.geometry import LONGEST_NAME, Drawn, Place, Point
from render.kit.grown import Edges, Grown, fitted, grown, spread
from render.kit.layers import OwnMap
from render.kit.palette import BEYOND_LAND, DEEP, LAND, PAPER, RIDGE, SEA, TERRACOTTA, WHITE, mix, quantised
from render.kit.portfolio import kept

WIDTH, HEIGHT = 1600, 1100
FRAME = (105, 95, WIDTH - 105, HEIGHT - 110)
REACH, APART = 165, 122
CITY = 31
"""Pixels around a city that stay dry."""
TOKEN = (31, 26)
"""Half the width and height of a legion or a galley with its number."""
LETTER = 14
"""Pixels of a letter of a name, about."""
WAYS = tuple(
    (side * dx, dy)
    for dx, dy in ((52, -2), (54, -20), (46, -44), (64, -34), (62, 6), (74, -14), (0, -84), (56, 72), (0, 78))
    for side in ((1, -1) if dx else (1,))
)
"""From a city to where a token may stand, nearest first."""
WATER = ((27, SEA[4]), (23, SEA[3]), (16, SEA[2]), (9, SEA[1]))
"""How far from a border that galleys cross the water reaches, in its shades."""


@kept
def own_map(name: str) -> OwnMap[Drawn]:
    """The map of the board whose tables this text holds."""
    facts = board(name)
    cities = spread(fitted(facts.place, FRAME, upward=facts.degrees), APART, FRAME)
    seeds = [(x, y, number) for number, (x, y) in enumerate(cities)]
    for here, there in _links(facts):
        (x, y), (tx, ty) = cities[here], cities[there]
        length = math.hypot(tx - x, ty - y)
        for step in range(4, int(length / 2), 4):
            share = step / (length or 1.0)
            seeds.append((x + (tx - x) * share, y + (ty - y) * share, here))
            seeds.append((tx + (x - tx) * share, ty + (y - ty) * share, there))
    found = grown((WIDTH, HEIGHT), seeds, REACH)
    ground = _ground(facts, found, cities)
    places = tuple(_places(facts, found, cities))
    return OwnMap(
        Drawn(WIDTH, HEIGHT, places, (), (), ()),
        {"ground": quantised(ground), "cells": found.cells, "band": found.band()},
    )


def _links(facts: Board) -> list[tuple[int, int]]:
    return [
        (here, there)
        for here in range(len(facts.provinces))
        for there in dict.fromkeys((*facts.land[here], *facts.sea[here]))
        if here < there
    ]


def _kind(facts: Board, here: int, there: int) -> str:
    by_land, by_sea = there in facts.land[here], there in facts.sea[here]
    return "both" if by_land and by_sea else "land" if by_land else "sea" if by_sea else "closed"


def _places(facts: Board, found: Grown, cities: list[Point]) -> list[Place]:
    """Every city with its anchors: each lies as far inside its province as it can, and covers no name."""
    taken = [_box((x, y), CITY, CITY) for x, y in cities]
    taken += [_name_box(name, city) for name, city in zip(facts.provinces, cities, strict=True)]
    places = []
    for number, (x, y) in enumerate(cities):
        one = _anchor(found, number, (x, y), taken)
        taken.append(_box(one, *TOKEN))
        other = _anchor(found, number, (x, y), taken)
        taken.append(_box(other, *TOKEN))
        places.append(Place((), (round(x), round(y)), min(one, other), max(one, other)))
    return places


def _anchor(found: Grown, province: int, city: Point, taken: Sequence[Edges]) -> Point:
    """The way from the city to where a token has most room: in its province, beside all that is taken."""
    x, y = city

    def room(way: Point) -> float:
        left, top = round(x + way[0]), round(y + way[1])
        if not (34 <= left < WIDTH - 34 and 34 <= top < HEIGHT - 34):
            return -100.0
        inside = sum(
            found.cells.getpixel((left + dx, top + dy)) == province + 1
            for dx in (-16, 0, 16)
            for dy in (-16, 0, 16)
        )
        box = _box((left, top), *TOKEN)
        return inside - 20 * sum(_shared(box, other) for other in taken)

    best = max(WAYS, key=room)
    return round(x + best[0]), round(y + best[1])


def _box(middle: Point, wide: float, high: float) -> Edges:
    x, y = middle
    return round(x - wide), round(y - high), round(x + wide), round(y + high)


def _name_box(name: str, city: Point) -> Edges:
    """About where a city's name stands, in whatever language."""
    x, y = city
    wide = LETTER * len(name)
    half, high = min(wide, LONGEST_NAME) / 2, 24 if wide <= LONGEST_NAME else 47
    return round(x - half), round(y + 26), round(x + half), round(y + 26 + high)


def _shared(one: Edges, other: Edges) -> float:
    """The share of the first box that the second covers."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    whole = (one[2] - one[0]) * (one[3] - one[1])
    return width * height / whole if width > 0 and height > 0 else 0.0


def _ground(facts: Board, found: Grown, cities: list[Point]) -> Image.Image:
    image = Image.new("RGB", (WIDTH, HEIGHT), BEYOND_LAND)
    image.paste(LAND[0], (0, 0), found.cells.point([0, *[255] * 255]))
    for number in range(len(cities)):
        if not facts.land[number]:
            edges = found.boxes[number]
            image.paste(SEA[1], edges[:2], found.mask(number, edges))
    pairs = sorted({*_links(facts), *found.touching})
    kinds = {pair: _kind(facts, *pair) for pair in pairs}
    for width, shade in WATER:
        for pair, kind in kinds.items():
            if kind in ("sea", "both"):
                box, one, other = found.border(*pair, width)
                image.paste(shade, box[:2], ImageChops.lighter(one, other))
    pen = ImageDraw.Draw(image)
    for x, y in cities:
        pen.ellipse((x - CITY, y - CITY, x + CITY, y + CITY), fill=LAND[0], outline=LAND[3], width=3)
    light = mix(PAPER, WHITE, 0.5)
    for pair, kind in kinds.items():
        if pair not in found.touching:
            _bridge(pen, cities[pair[0]], cities[pair[1]], kind)
    for pair in found.touching:
        box, one, other = found.border(*pair, 5 if kinds[pair] != "closed" else 2)
        image.paste(light, box[:2], ImageChops.lighter(one, other))
    for pair in sorted(found.touching):
        _border(image, found, pair, kinds[pair])
    for edge, colour in ((0, RIDGE), (3, TERRACOTTA), (9, mix(TERRACOTTA, PAPER, 0.65))):
        pen.rectangle((edge, edge, WIDTH - 1 - edge, HEIGHT - 1 - edge), outline=colour, width=3)
    return image


def _border(image: Image.Image, found: Grown, pair: tuple[int, int], kind: str) -> None:
    """Land: solid terracotta. Sea: blue dashes. Both: one beside the other. Closed: grey dots."""
    box, one, other = found.border(*pair, 4 if kind == "both" else 3 if kind != "closed" else 2)
    if kind == "land":
        image.paste(TERRACOTTA, box[:2], ImageChops.lighter(one, other))
    elif kind == "closed":
        image.paste(RIDGE, box[:2], _dashed(ImageChops.lighter(one, other), box, 8, 3))
    elif kind == "sea":
        image.paste(DEEP, box[:2], _dashed(ImageChops.lighter(one, other), box, 15, 11))
    else:
        image.paste(TERRACOTTA, box[:2], one)
        image.paste(DEEP, box[:2], _dashed(other, box, 15, 11))


def _dashed(mask: Image.Image, box: Edges, period: int, drawn: int) -> Image.Image:
    """A mask with gaps: slanting stripes of the whole canvas cut through it."""
    return ImageChops.multiply(mask, _stripes(period, drawn).crop(box))


@kept
def _stripes(period: int, drawn: int) -> Image.Image:
    image = Image.new("L", (WIDTH, HEIGHT))
    pen = ImageDraw.Draw(image)
    for start in range(-HEIGHT, WIDTH + HEIGHT, period * 2):
        # Steep one way, so that no border of the map runs along them for long.
        pen.polygon(
            [(start, HEIGHT), (start + drawn * 2, HEIGHT), (start + drawn * 2 + 700, 0), (start + 700, 0)],
            fill=255,
        )
    return image


def _bridge(pen: ImageDraw.ImageDraw, start: Point, end: Point, kind: str) -> None:
    """Neighbours that do not touch on the map: a line from city to city."""
    if kind == "closed":
        return
    shift = 3 if kind == "both" else 0
    for by, colour in ((-shift, TERRACOTTA), (shift, DEEP)):
        if (colour == TERRACOTTA and kind == "sea") or (colour == DEEP and kind == "land"):
            continue
        pen.line((start[0] + by, start[1] + by, end[0] + by, end[1] + by), fill=colour, width=5)
