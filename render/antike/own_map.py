"""The map of a board of people's own: provinces grown along their links, water where galleys can pass.

Our boards have real coasts, painted beforehand (`data/antike/author`); here the table is all there is.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from engine.antike.board import Board, board
from render.antike.geometry import Drawn, Place, Point
from render.kit.grown import Edges, Grown, fitted, grown, spread
from render.kit.palette import BEYOND_LAND, DEEP, LAND, PAPER, RIDGE, SEA, TERRACOTTA, WHITE, mix, quantised

WIDTH, HEIGHT = 1600, 1100
FRAME = (105, 95, WIDTH - 105, HEIGHT - 110)
REACH, APART = 165, 122
CITY = 31
"""Pixels around a city that stay dry."""
WATER = ((27, SEA[4]), (23, SEA[3]), (16, SEA[2]), (9, SEA[1]))
"""How far from a border that galleys cross the water reaches, in its shades."""


@dataclass(frozen=True)
class OwnMap:
    """What the map of a board is drawn from."""

    drawn: Drawn
    layers: dict[str, Image.Image]
    """`ground`, `cells` and `band`."""


@lru_cache(maxsize=4)
def own_map(name: str) -> OwnMap:
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
    places = tuple(
        Place((), (round(x), round(y)), *_anchors(found, number, (x, y)))
        for number, (x, y) in enumerate(cities)
    )
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


def _anchors(found: Grown, province: int, city: Point) -> tuple[Point, Point]:
    """Where legions and galleys stand: two places beside the city, as far inside the province as can be."""
    x, y = city
    inside = found.cells
    ways = [(x + dx, y + dy) for dx, dy in ((-52, 2), (52, 2), (-44, -44), (44, -44), (-46, 50), (46, 50))]

    def room(point: Point) -> int:
        left, top = round(point[0]), round(point[1])
        if not (30 <= left < WIDTH - 30 and 30 <= top < HEIGHT - 30):
            return -1
        return sum(
            inside.getpixel((left + dx, top + dy)) == province + 1
            for dx in (-16, 0, 16)
            for dy in (-16, 0, 16)
        )

    best = sorted(ways, key=room, reverse=True)
    one = best[0]
    other = next(each for each in best[1:] if math.hypot(each[0] - one[0], each[1] - one[1]) > 60)
    return min(one, other), max(one, other)


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


@lru_cache(maxsize=4)
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
