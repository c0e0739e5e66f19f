"""The ground of the map: land and sea, tinted and banded by those who live there, at any size."""

from PIL import Image, ImageDraw

from render.grecolonies.emblems import COLOURS
from render.grecolonies.geometry import Sight, drawn
from render.grecolonies.own_map import own_map
from render.kit.layers import Maps, masks
from render.kit.palette import (
    BEYOND_LAND,
    BEYOND_SEA,
    LAND,
    PLAYERS,
    RIDGE,
    SEA,
    index,
    tinted,
)
from render.kit.portfolio import kept
from render.kit.zoom import larger

STRIPE = 30
"""Width in pixels of the stripes of several cities that live together."""
DASHES = 18
"""Dashes around a metropolis where nobody plays."""

MAPS = Maps("grecolonies", drawn, own_map)
"""The maps of its boards."""


def ground(sight: Sight) -> Image.Image:
    """Land, sea and the outlines of provinces; nobody draws on it."""
    if (sight.scale, sight.left, sight.top) == (1, 0, 0):
        return MAPS.layer(sight.board, "ground")
    return _enlarged(sight)


@kept
def _enlarged(sight: Sight) -> Image.Image:
    """A part of it, larger."""
    whole = MAPS.layer(sight.board, "ground")
    box = (
        sight.left,
        sight.top,
        min(whole.width, sight.left + sight.width / sight.scale),
        min(whole.height, sight.top + sight.height / sight.scale),
    )
    return larger(whole, (sight.width, sight.height), box)


Shape = tuple[tuple[int, int], Image.Image, Image.Image]


@kept
def shape(sight: Sight, province: int) -> Shape:
    """The left upper corner of a province in the picture, and its cell and its band as masks."""
    box, cell, band = masks(MAPS, sight.board, province)
    if sight.scale == 1:
        return (box[0], box[1]), cell, band
    size = round(cell.width * sight.scale), round(cell.height * sight.scale)
    large = [
        each.convert("L")
        .resize(size, Image.Resampling.BILINEAR)
        .point(lambda value: 255 * (value > 127), "1")
        for each in (cell, band)
    ]
    x, y = sight.at((box[0], box[1]))
    return (round(x), round(y)), large[0], large[1]


def is_in(sight: Sight, province: int) -> bool:
    """Whether something of a province's box is in the picture: what is not need not be made at its scale."""
    (left, top, *_), cell, _ = masks(MAPS, sight.board, province)
    x, y = (round(each) for each in sight.at((left, top)))
    width, height = round(cell.width * sight.scale), round(cell.height * sight.scale)
    return -width < x < sight.width and -height < y < sight.height


@kept
def _stripes(width: int, height: int, place: int, many: int) -> Image.Image:
    """A mask of slanting stripes: those of the n-th of so many."""
    image = Image.new("1", (width, height))
    pen = ImageDraw.Draw(image)
    period = STRIPE * many
    for start in range(-height - period, width + period, period):
        left = start + place * STRIPE
        right = left + STRIPE
        pen.polygon([(left, height), (right, height), (right + height, 0), (left + height, 0)], fill=1)
    return image


def _plain(sight: Sight, province: int) -> Image.Image:
    (left, top), cell, _ = shape(sight, province)
    return ground(sight).crop((left, top, left + cell.width, top + cell.height))


@kept
def lived_in(sight: Sight, province: int, cities: tuple[str, ...]) -> Image.Image:
    """A province's ground, tinted and banded by those who live there."""
    _, _, band = shape(sight, province)
    plain = _plain(sight, province)
    fresh = plain.copy()
    for place, city in enumerate(cities):
        colour = COLOURS[city]
        whole = plain.point(tinted(colour))
        whole.paste(index(PLAYERS[colour]), (0, 0), band)
        fresh.paste(whole, (0, 0), _stripes(*plain.size, place, len(cities)))
    # Outlines stay as they are: they are not among the shades of land and sea.
    shades = {index(shade) for shade in (*LAND, *SEA)}
    kept = plain.point([0 if place in shades else 255 for place in range(256)], "1")
    kept.paste(0, (0, 0), band)
    fresh.paste(plain, (0, 0), kept)
    return fresh


@kept
def closed(sight: Sight, province: int) -> Image.Image:
    """The ground of a metropolis where nobody plays: grey, with dashes around it."""
    corner, _, band = shape(sight, province)
    grey = {index(shade): index(BEYOND_LAND) for shade in LAND} | {
        index(shade): index(BEYOND_SEA) for shade in SEA
    }
    image = _plain(sight, province).point([grey.get(place, place) for place in range(256)])
    dashes = Image.new("1", image.size)
    pen = ImageDraw.Draw(dashes)
    x, y = sight.at(MAPS.drawn(sight.board).places[province].middle)
    reach = max(image.size)
    box = (x - corner[0] - reach, y - corner[1] - reach, x - corner[0] + reach, y - corner[1] + reach)
    for dash in range(DASHES):
        start = 360 * dash / DASHES
        pen.pieslice(box, start, start + 220 / DASHES, fill=1)
    dashes.paste(0, (0, 0), band.point(lambda value: 255 * (not value)))
    image.paste(index(RIDGE), (0, 0), dashes)
    return image
