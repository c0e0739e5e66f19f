"""The map: who stands where with what, the villages and what an attack still lacks, and what changed."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core.contract import Event, Word
from engine.deus.events import Besieged, Marched, Placed, TileLaid, VillageAttacked
from engine.deus.ground import Spot
from engine.deus.state import ARMY_BIT, DeusState, ground
from engine.deus.words import ARMY, NOBODY, REGION_NUMBER, REGIONS, TILES, Region
from render.deus import ground as still
from render.deus.geometry import MOST_PIECES, Frame, Point, places_for, ring, shrunk
from render.deus.icons import icon
from render.deus.pieces import OWNERS, piece
from render.kit.marks import Move, arrows, swords
from render.kit.marks import ring as light
from render.kit.palette import BLOOD, INK, PAPER, WHITE
from render.kit.sprite import BOLD, FINER, Pen, Sprite, drawn, from_rgba, text
from render.scene import Told

BAND = 12.0
"""Pixels across the band in the owner's colour along the inside of a region."""
KINDS = 6


@lru_cache(maxsize=512)
def _band(unit: float, spot: Spot, owner: int) -> tuple[Sprite, Point]:
    """The band of an owned region, and where its left upper corner lies from the region's middle."""
    flat = Frame(unit, 0.0, 0.0, 0, 0)
    x, y = flat.at(*spot)
    outline = [(px - x, py - y) for px, py in ring(flat, spot)]
    left, top = min(px for px, _ in outline), min(py for _, py in outline)
    width = round(max(px for px, _ in outline) - left) + 2
    height = round(max(py for _, py in outline) - top) + 2
    image = Image.new("RGBA", (width * FINER, height * FINER), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    edge, apothem = 0.965, 0.84 * unit
    for inset, fill in ((0.0, INK), (2.0, OWNERS[owner]), (2.0 + BAND, INK), (3.5 + BAND, (0, 0, 0, 0))):
        points = shrunk(outline, (0.0, 0.0), edge - inset / apothem)
        pen.polygon([((px - left) * FINER, (py - top) * FINER) for px, py in points], fill=fill)
    return from_rgba(image.reduce(FINER)), (left, top)


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

    @property
    def radius(self) -> float:
        """The radius of the disc the points stand on."""
        return 0.68 * self.number


def village_parts(unit: float) -> Parts:
    """The places of a village's parts, from the region's name upwards: what is lacking, points, huts."""
    number, size = max(40, round(0.46 * unit)), max(22, round(0.30 * unit))
    radius = 0.68 * number
    lacks = still.name_top(unit) - 2 - size / 2
    disc = lacks - size / 2 - 1 - radius
    top = disc - radius
    huts = round(min(0.5 * unit, top + 0.93 * unit))
    return Parts(top - huts / 2, huts if huts >= 20 else 0, disc, number, lacks, size)


@cache
def village(vp: int, empty: int, unit: float, *, army: bool) -> Sprite:
    """A village with its points; below, the regions beside it still empty, and the army still missing."""
    width, height = round(1.5 * unit), round(2.0 * unit)
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
    size = parts.lacks_size
    lacks = [("region", empty)] * bool(empty) + [("piece-army", 1)] * (not army)
    for place, (name, count) in enumerate(lacks):
        x = width / 2 + (place - (len(lacks) - 1) / 2) * 1.72 * size
        _onto(together, icon(name, size), x - 0.34 * size, middle + parts.lacks)
        number = text(str(count), BOLD, round(1.05 * size), INK, None, 2)
        _onto(together, number, x + 0.46 * size, middle + parts.lacks)
    return together


def _onto(target: Sprite, sprite: Sprite, x: float, y: float) -> None:
    """Put one sprite on another."""
    sprite.at(target.image, x, y)
    Sprite(Image.new("1", sprite.size, 1), sprite.mask).at(target.mask, x, y)


def draw_map(state: DeusState, events: Sequence[Event], words: Told, frame: Frame) -> Image.Image:
    """The map as it stands, with what changed marked."""
    found = ground(state)
    names = tuple(words(Word("region", name)) for name in REGIONS[: len(found.place)])
    canvas = still.ground(state.laid, frame, names).copy()
    for region, owner in enumerate(state.owner):
        if owner != NOBODY:
            x, y = frame.at(*found.place[region])
            sprite, (left, top) = _band(frame.unit, found.place[region], owner)
            sprite.at(canvas, x + left, y + top, "lt")
    _below(canvas, state, events, frame)
    for region, owner in enumerate(state.owner):
        if owner != NOBODY:  # the band lies over the name on the ground
            still.write_name(canvas, frame, *frame.at(*found.place[region]), names[region])
    _villages(canvas, state, frame)
    for region, owner in enumerate(state.owner):
        if owner != NOBODY:
            _pieces(canvas, state, region, owner, frame)
    _above(canvas, state, events, frame)
    return canvas


def _pieces(canvas: Image.Image, state: DeusState, region: int, owner: int, frame: Frame) -> None:
    kinds = [kind for kind in range(KINDS) if state.pieces[region] >> kind & 1]
    kinds = sorted([*kinds, *[ARMY] * state.course.doubled.count(region)][:MOST_PIECES])
    size, places = places_for(len(kinds), frame.unit)
    x, y = frame.at(*ground(state).place[region])
    for kind, (dx, dy) in zip(kinds, places, strict=True):
        piece(kind, owner, round(size)).at(canvas, x + dx, y + dy)


def lacking(state: DeusState, number: int) -> tuple[int, bool]:
    """The number of empty regions an attack on a village waits for, and if an army stands there."""
    found = ground(state)
    around = found.neighbours[found.villages[number]]
    empty = sum(1 for region in around if state.owner[region] == NOBODY)
    return empty, any(state.pieces[region] & ARMY_BIT for region in around)


def _villages(canvas: Image.Image, state: DeusState, frame: Frame) -> None:
    found = ground(state)
    for number, region in enumerate(found.villages):
        x, y = frame.at(*found.place[region])
        if not state.villages:  # the continent is still being laid
            icon("village", round(0.7 * frame.unit)).at(canvas, x, y)
            continue
        empty, army = lacking(state, number)
        village(state.villages[number], empty, frame.unit, army=army).at(canvas, x, y)


def _middle(state: DeusState, name: Region, frame: Frame) -> Point:
    return frame.at(*ground(state).place[REGION_NUMBER[name]])


def _below(canvas: Image.Image, state: DeusState, events: Sequence[Event], frame: Frame) -> None:
    """Rings of light below the pieces, the way of armies."""
    for event in events:
        if isinstance(event, Placed | Besieged):
            light(round(1.56 * frame.unit)).at(canvas, *_middle(state, event.region, frame))
        elif isinstance(event, TileLaid):
            x, y = frame.at(*ground(state).place[7 * TILES.index(event.tile)])
            light(round(1.56 * frame.unit)).at(canvas, x, y)


def _above(canvas: Image.Image, state: DeusState, events: Sequence[Event], frame: Frame) -> None:
    """Arrows of armies and crossed swords, above the pieces."""
    for event in events:
        if isinstance(event, Marched):
            start, end = (_middle(state, name, frame) for name in (event.origin, event.target))
            for each in arrows([Move(start, end, PAPER if event.seat == 0 else OWNERS[event.seat])]):
                each.draw(canvas)
        elif isinstance(event, VillageAttacked):
            x, y = _middle(state, event.region, frame)
            swords(0).at(canvas, x + 0.42 * frame.unit, y - 0.34 * frame.unit)
