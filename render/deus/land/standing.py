"""What stands in the regions: pieces, villages with their points and what an attack on them still lacks."""

from typing import NamedTuple

from PIL import Image

from engine.deus.state import ARMY_BIT, DeusState, ground
from engine.deus.words import ARMY, NOBODY
from render.deus.land.geometry import MOST_PIECES, Frame, name_top, places_for
from render.deus.signs.icons import icon
from render.kit.palette import BLOOD, INK, WHITE
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, VALUE, Pen, Sprite, drawn, text

KINDS = 6


class Standing(NamedTuple):
    """A piece on the map: its kind, the pixels across it and the place of its middle."""

    kind: int
    size: int
    x: float
    y: float


def pieces_in(state: DeusState, region: int, frame: Frame) -> tuple[Standing, ...]:
    """The pieces of a region as far as there is room for them."""
    kinds = [kind for kind in range(KINDS) if state.pieces[region] >> kind & 1]
    kinds = sorted([*kinds, *[ARMY] * state.course.doubled.count(region)][:MOST_PIECES])
    size, places = places_for(len(kinds), frame.unit)
    x, y = frame.at(*ground(state).place[region])
    return tuple(
        Standing(kind, round(size), x + dx, y + dy) for kind, (dx, dy) in zip(kinds, places, strict=True)
    )


class Parts(NamedTuple):
    """Where a village's parts lie from its middle, in pixels: heights of their middles, and sizes."""

    huts: float
    huts_size: int
    """0: there is no room for them."""
    disc: float
    number: int
    """Height of the points' digits."""
    lacks: float
    lacks_size: int
    """Height of the digits of what an attack lacks; 0: there is no room."""

    @property
    def radius(self) -> float:
        """The radius of the disc the points stand on."""
        return 0.66 * self.number

    @property
    def bottom(self) -> float:
        """How far below its middle a village reaches."""
        return self.lacks + 0.4 * self.lacks_size if self.lacks_size else self.disc + self.radius


ROOMY = 64.0
"""Regions with fewer pixels from the middle to a corner have no room for what an attack lacks."""
HUTS = 28
"""Pixels of the smallest huts."""


def village_parts(unit: float) -> Parts:
    """The places of a village's parts, from the region's name upwards: what is lacking, points, huts."""
    number = max(42, round(0.44 * unit))
    size = max(VALUE, round(0.30 * unit)) if unit >= ROOMY else 0
    radius = 0.66 * number
    lacks = name_top(unit) - 3 - 0.4 * size
    disc = min(0.0, lacks - 0.4 * size - 2 - radius)
    top = disc - radius
    huts = round(min(0.5 * unit, top + 0.86 * unit))
    return Parts(top - huts / 2, huts if huts >= HUTS else 0, disc, number, lacks, size)


@kept
def village(vp: int, empty: int, unit: float, *, army: bool) -> Sprite:
    """A village with its points; below, the regions beside it still empty, and the army still missing."""
    width, height = round(1.6 * unit), round(2.0 * unit)
    parts, middle = village_parts(unit), height / 2

    def draw(pen: Pen, s: float) -> None:
        if vp:
            for radius, fill in ((parts.radius, INK), (parts.radius - 3, WHITE)):
                left, top = width / 2 - radius, middle + parts.disc - radius
                pen.ellipse((left * s, top * s, (left + 2 * radius) * s, (top + 2 * radius) * s), fill=fill)

    whole = drawn(width, height, draw)
    together = Sprite(whole.image.copy(), whole.mask.copy())
    if not vp:
        _onto(together, icon("ruin", round(0.8 * unit)), width / 2, middle)
        return together
    if parts.huts_size:
        _onto(together, icon("village", parts.huts_size), width / 2, middle + parts.huts)
    _onto(together, text(str(vp), BOLD, parts.number, BLOOD, WHITE), width / 2, middle + parts.disc)
    if parts.lacks_size:
        _lacks(together, empty, parts, middle + parts.lacks, army=army)
    return together


def _lacks(together: Sprite, empty: int, parts: Parts, y: float, *, army: bool) -> None:
    """The signs and numbers of what an attack lacks, beside each other."""
    size = parts.lacks_size
    row: list[Sprite] = []
    for name, count in (("region", empty), ("piece-army", int(not army))):
        if count:
            row += (icon(name, round(0.9 * size)), text(str(count), BOLD, size, INK, None, 2))
    apart = 4
    x = together.size[0] / 2 - (sum(each.size[0] for each in row) + apart * (len(row) - 1)) / 2
    for each in row:
        _onto(together, each, x + each.size[0] / 2, y)
        x += each.size[0] + apart


def _onto(target: Sprite, sprite: Sprite, x: float, y: float) -> None:
    """Put one sprite on another."""
    sprite.at(target.image, x, y)
    Sprite(Image.new("1", sprite.size, 1), sprite.mask).at(target.mask, x, y)


def lacking(state: DeusState, number: int) -> tuple[int, bool]:
    """The number of empty regions an attack on a village waits for, and if an army stands there."""
    found = ground(state)
    around = found.neighbours[found.villages[number]]
    empty = sum(1 for region in around if state.owner[region] == NOBODY)
    return empty, any(state.pieces[region] & ARMY_BIT for region in around)
