"""The still ground: the sea around, lands in their colours, coasts, borders, signs and the regions' names.

Painted when a continent is first seen, twice as large and reduced, then kept.
"""

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.deus.continent import Laid, continent
from engine.deus.ground import STEPS
from engine.deus.words import SEA, TERRAINS, VILLAGE
from render.deus.geometry import Frame, Point, ring, shrunk, side
from render.deus.icons import icon
from render.kit.palette import DEEP, INK, OCEAN, TERRACOTTA, TERRAIN, Rgb, flat, mix, quantised
from render.kit.palette import SEA as WATER
from render.kit.sprite import TEXT, Pen, text

FINE = 2
SHALLOWS: tuple[tuple[float, Rgb], ...] = ((0.40, WATER[0]), (0.27, WATER[2]), (0.15, WATER[4]))
"""Width in units and colour of the water along the coasts, from the outside in."""
NAME, SMALL_NAME = 24, 20
"""Height of the letters of a region's name, and where regions are small."""

NAME_AT = 0.79
"""The middle of a region's name below the region's, in units."""


def name_size(unit: float) -> int:
    """Height of the letters of regions' names."""
    return NAME if unit >= 70 else SMALL_NAME


def name_top(unit: float) -> float:
    """The distance below a region's middle at which its name begins, in pixels."""
    return NAME_AT * unit - name_size(unit) / 2


@lru_cache(maxsize=24)
def ground(laid: tuple[Laid, ...], frame: Frame, names: tuple[str, ...]) -> Image.Image:
    """The continent without anything that changes, in the palette of all boards."""
    fine = frame.scaled(FINE)
    image = Image.new("RGB", (fine.width, fine.height), OCEAN)
    pen = ImageDraw.Draw(image)
    found = continent(laid)
    rings = [ring(fine, spot) for spot in found.place]
    _water(pen, fine, found.terrain, rings)
    _lands(pen, fine, laid, rings)
    _borders(pen, fine, laid)
    painted = quantised(image.reduce(FINE))
    painted.putpalette(flat())
    _signs(painted, frame, laid, names)
    return painted


def _water(pen: Pen, fine: Frame, terrain: tuple[int, ...], rings: list[list[Point]]) -> None:
    """Swell around the continent, its sea regions, and shallows along the land."""
    for points in rings:
        pen.line([*points, points[0]], fill=mix(OCEAN, WATER[0], 0.6), width=round(0.5 * fine.unit))
    for kind, points in zip(terrain, rings, strict=True):
        if kind == SEA:
            pen.polygon(points, fill=TERRAIN["sea"][0])
    for width, colour in SHALLOWS:
        for kind, points in zip(terrain, rings, strict=True):
            if kind != SEA:
                pen.line([*points, points[0]], fill=colour, width=round(width * fine.unit), joint="curve")


def _lands(pen: Pen, fine: Frame, laid: tuple[Laid, ...], rings: list[list[Point]]) -> None:
    """Each land in its colour, a little darker along its sides."""
    found = continent(laid)
    for kind, spot, points in zip(found.terrain, found.place, rings, strict=True):
        if kind == SEA:
            continue
        light, dark = TERRAIN[TERRAINS[kind]]
        middle = fine.at(*spot)
        pen.polygon(points, fill=mix(light, dark, 0.28))
        pen.polygon(shrunk(points, middle, 0.93), fill=mix(light, dark, 0.12))
        pen.polygon(shrunk(points, middle, 0.84), fill=light)


def _borders(pen: Pen, fine: Frame, laid: tuple[Laid, ...]) -> None:
    """Between lands, between seas, along the coast, around the tiles and around the continent."""
    found = continent(laid)
    number = {spot: region for region, spot in enumerate(found.place)}
    unit = fine.unit
    coast: list[tuple[list[Point], Rgb, float]] = []
    for region, spot in enumerate(found.place):
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


def _signs(canvas: Image.Image, frame: Frame, laid: tuple[Laid, ...], names: tuple[str, ...]) -> None:
    """What grows on each land, at its upper corner, and its name at the lower one."""
    found = continent(laid)
    size = round(0.30 * frame.unit)
    for kind, spot, name in zip(found.terrain, found.place, names, strict=True):
        x, y = frame.at(*spot)
        if kind != VILLAGE:
            icon(TERRAINS[kind], size).at(canvas, x, y - 0.70 * frame.unit)
        write_name(canvas, frame, x, y, name)


def write_name(canvas: Image.Image, frame: Frame, x: float, y: float, name: str) -> None:
    """Writes the name of the region with its middle there."""
    text(name, TEXT, name_size(frame.unit), INK, None, 2).at(canvas, x, y + NAME_AT * frame.unit)
