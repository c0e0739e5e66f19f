"""The still ground: the sea around, lands in their colours, coasts, borders and signs.

Painted when a continent is first seen, twice as large and reduced, then kept.
"""

from collections.abc import Container, Sequence
from dataclasses import replace
from typing import TypeAlias

from PIL import Image, ImageDraw

from engine.deus.continent import Laid, continent
from engine.deus.ground import STEPS, Spot
from engine.deus.words import FIELD, FOREST, MOUNTAIN, SEA, SWAMP, TERRAINS, VILLAGE
from render.deus.land.geometry import ROOT, Frame, Point, grown, ring, shrunk, side
from render.deus.signs.icons import terrain
from render.kit.encode import canvas
from render.kit.palette import DEEP, INK, OCEAN, TERRACOTTA, TERRAIN, Rgb, mix, quantised
from render.kit.palette import SEA as WATER
from render.kit.portfolio import kept
from render.kit.sprite import Pen

FINE = 2
STRIP, BAND = 384, 96
"""Pixels high of what is painted at once, and of what is reduced: there it takes four times as much room."""
SHALLOWS: tuple[tuple[float, Rgb], ...] = ((0.40, WATER[0]), (0.27, WATER[2]), (0.15, WATER[4]))
"""Width in units and colour of the water along the coasts, from the outside in."""
SWELL = 0.5
"""Width in units of the swell around the continent."""
SPACING, GROWN = 0.27, 0.42
"""From one plant to the next in units, and how dark they are between a land's two shades."""
Stroke = tuple[tuple[float, float], ...]
GROWTH: dict[int, tuple[Stroke, ...]] = {
    FOREST: (((-22, 14), (0, -30), (22, 14)), ((0, 0), (0, 28))),
    SWAMP: (((-34, 0), (34, 0)), ((-14, 16), (14, 16))),
    MOUNTAIN: (((-30, 16), (-4, -20), (12, 4), (20, -8), (34, 16)),),
    FIELD: (((-18, 26), (18, -26)),),
}
"""Strokes of what covers a land, in boxes of 100 around a middle: firs, reeds and pools, peaks, furrows."""
SIGN, SIGN_AT = 0.31, 0.58
"""Size of a land's sign, and how far above the region's middle it stands, in units."""
LEAST_SIGN = 32
"""Pixels of a sign where regions are small."""
REACH = 1.8
"""How far from a region's middle something of it is drawn, in units."""

Region: TypeAlias = tuple[int, Spot, list[Point]]
"""What a region is, its place on the plane, and its outline."""


@kept
def ground(laid: tuple[Laid, ...], frame: Frame) -> Image.Image:
    """The continent without anything that changes, in the palette of all boards."""
    painted = canvas(frame.width, frame.height, 0)
    for top in range(0, frame.height, STRIP):
        strip = replace(frame, y=frame.y - top, height=min(STRIP, frame.height - top))
        painted.paste(_reduced(_fine(laid, strip.scaled(FINE))), (0, top))
    _signs(painted, frame, laid)
    return painted


def _fine(laid: tuple[Laid, ...], fine: Frame) -> Image.Image:
    """What lies in a window, without the signs of lands."""
    image = Image.new("P", (fine.width, fine.height), OCEAN)
    pen, found = ImageDraw.Draw(image), continent(laid)
    seen = [
        (kind, spot, ring(fine, spot))
        for kind, spot in zip(found.terrain, found.place, strict=True)
        if _reaches(fine, spot)
    ]
    _water(pen, fine, laid, seen)
    _lands(pen, fine, seen)
    _borders(pen, fine, laid)
    return image


def _reduced(fine: Image.Image) -> Image.Image:
    """The same in the pixels and the palette of all boards."""
    image = canvas(fine.width // FINE, fine.height // FINE, 0)
    for top in range(0, image.height, BAND):
        band = fine.crop((0, top * FINE, fine.width, min(image.height, top + BAND) * FINE))
        image.paste(quantised(band.convert("RGB").reduce(FINE)), (0, top))
    return image


def _reaches(fine: Frame, spot: Spot) -> bool:
    """Whether anything of a region, or of the water along it, can be in the picture."""
    (x, y), reach = fine.at(*spot), REACH * fine.unit
    return -reach < x < fine.width + reach and -reach < y < fine.height + reach


def _water(pen: Pen, fine: Frame, laid: tuple[Laid, ...], seen: Sequence[Region]) -> None:
    """Swell around the continent, its sea regions, and shallows along the land."""
    found = continent(laid)
    every, land = {*found.place}, {found.place[region] for region in (*found.land, *found.villages)}
    _along(pen, fine.unit, seen, (SWELL, mix(OCEAN, WATER[0], 0.6)), every)
    for kind, _, points in seen:
        if kind == SEA:
            pen.polygon(points, fill=TERRAIN["sea"][0])
    lands = [each for each in seen if each[0] != SEA]
    for shallow in SHALLOWS:
        _along(pen, fine.unit, lands, shallow, land)


def _along(
    pen: Pen, unit: float, seen: Sequence[Region], water: tuple[float, Rgb], covered: Container[Spot]
) -> None:
    """Draws water of a width along outlines; `covered`: the places of all that is painted over it.

    What lies under land is not seen, so regions with nothing else beside them have none, and others are
    simply drawn larger: a line so wide with round corners takes ten times as long.
    """
    for _, (q, r), points in seen:
        if not all((q + dq, r + dr) in covered for dq, dr in STEPS):
            pen.polygon(grown(points, water[0] / 2 * unit), fill=water[1])


def _lands(pen: Pen, fine: Frame, seen: Sequence[Region]) -> None:
    """Each land in its colour, a little darker along its sides."""
    for kind, spot, points in seen:
        if kind == SEA:
            continue
        light, dark = TERRAIN[TERRAINS[kind]]
        middle = fine.at(*spot)
        pen.polygon(points, fill=mix(light, dark, 0.28))
        pen.polygon(shrunk(points, middle, 0.93), fill=mix(light, dark, 0.12))
        pen.polygon(shrunk(points, middle, 0.84), fill=light)
        _growth(pen, fine, kind, middle)


def _borders(pen: Pen, fine: Frame, laid: tuple[Laid, ...]) -> None:
    """Between lands, between seas, along the coast, around the tiles and around the continent."""
    found = continent(laid)
    number = {spot: region for region, spot in enumerate(found.place)}
    unit = fine.unit
    coast: list[tuple[list[Point], Rgb, float]] = []
    for region, spot in enumerate(found.place):
        if not _reaches(fine, spot):
            continue
        for direction, (dq, dr) in enumerate(STEPS):
            other = number.get((spot[0] + dq, spot[1] + dr))
            if other is not None and other < region:
                continue
            points = side(fine, spot, direction)
            kinds = {found.terrain[region] == SEA, other is None or found.terrain[other] == SEA}
            same_tile = other is not None and other // 7 == region // 7
            if kinds == {True, False}:
                coast.append((points, mix(INK, WATER[0], 0.15), 0.045))
            elif other is None:
                coast.append((points, DEEP, 0.05))
            else:
                colour = DEEP if kinds == {True} else TERRACOTTA
                pen.line(
                    points, fill=colour, width=round((0.018 if same_tile else 0.05) * unit), joint="curve"
                )
    for points, colour, width in coast:
        pen.line(points, fill=colour, width=round(width * unit), joint="curve")


def _growth(pen: Pen, fine: Frame, kind: int, middle: Point) -> None:
    """What covers a land all over, so that lands differ by more than their colour."""
    unit, strokes = fine.unit, GROWTH.get(kind)
    if strokes is None:
        return
    light, dark = TERRAIN[TERRAINS[kind]]
    fill, step = mix(light, dark, GROWN), SPACING * unit
    for row in range(-4, 5):
        for column in range(-5, 6):
            x, y = (column + 0.5 * (row % 2)) * step, row * step * 0.86
            if max(abs(x), abs(x) / 2 + abs(y) * ROOT / 2) > 0.66 * unit:
                continue
            if not -step < middle[1] + y < fine.height + step:  # in another strip
                continue
            for stroke in strokes:
                points = [
                    (middle[0] + x + dx * step / 100, middle[1] + y + dy * step / 100) for dx, dy in stroke
                ]
                pen.line(points, fill=fill, width=max(2, round(0.024 * unit)))


def sign_size(unit: float) -> int:
    """Pixels across a land's sign."""
    return max(LEAST_SIGN, round(SIGN * unit))


def _signs(canvas: Image.Image, frame: Frame, laid: tuple[Laid, ...]) -> None:
    """What grows on each land, at its upper corner."""
    found = continent(laid)
    size = sign_size(frame.unit)
    for kind, spot in zip(found.terrain, found.place, strict=True):
        if kind != VILLAGE:
            x, y = frame.at(*spot)
            terrain(TERRAINS[kind], size).at(canvas, x, y - SIGN_AT * frame.unit)
