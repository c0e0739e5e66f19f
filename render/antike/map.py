"""The map: ground, ownership, cities, temples, legions and galleys, what changed, and the names."""

from dataclasses import dataclass, replace
from functools import cache

from PIL import Image

from engine.antike.board import board
from engine.antike.state import NOBODY, AntikeState
from render.antike.emblems import COLOURS
from render.antike.geometry import Drawn, drawn
from render.antike.marks import Marks, marks_of
from render.antike.names import names_of
from render.antike.own_map import own_map
from render.antike.tokens import Tokens, tokens_of
from render.antike.window import LARGER, Window, around, near, whole
from render.kit.layers import Maps, masks
from render.kit.outline import inside_cell
from render.kit.palette import LAND, PLAYERS, SEA, claimed, flat, index
from render.kit.portfolio import kept
from render.kit.sprite import Placed
from render.kit.zoom import Part
from render.scene import Scene

MAPS = Maps("antike", drawn, own_map)
"""The maps of its boards."""
SMOOTH = 8
"""Pixels around a part of the map that its edge is smoothed with when it is drawn larger."""


@kept
def _held(
    maps: Maps[Drawn], name: str, province: int, colour: int
) -> tuple[tuple[int, int], Image.Image, Image.Image]:
    """A province with its owner's tint, on land alone, and band: its corner, its picture, and its cell."""
    box, cell, band = masks(maps, name, province)
    plain = maps.layer(name, "ground").crop(box)
    fresh = plain.point(claimed(colour))
    fresh.paste(index(PLAYERS[colour]), (0, 0), band)
    # Borders stay as they are: they are not among the shades of land and sea.
    fresh.paste(plain, (0, 0), plain.point(_borders(), "1"))
    return box[:2], fresh, cell


@cache
def _borders() -> list[int]:
    """For each place of the palette 255 where it is no shade of land or sea."""
    shades = {index(shade) for shade in (*LAND, *SEA)}
    return [255 * (place not in shades) for place in range(256)]


@dataclass(frozen=True, slots=True)
class Drawing:
    """All that stands on a part of the map, in the order in which it is drawn."""

    ground: Image.Image
    marks: Marks
    tokens: Tokens
    names: tuple[Placed, ...]

    def draw(self) -> Image.Image:
        """The part of the map."""
        for each in (*self.marks.below, *self.tokens.placed, *self.marks.above, *self.names):
            each.draw(self.ground)
        return self.ground


def drawing_of(scene: Scene) -> Drawing:
    """What stands on the map, or on the part of it around the scene's focus."""
    state: AntikeState = scene.view.state
    found = MAPS.drawn(state.options.board)
    window = _window(state, found, scene.focus)
    tokens = tokens_of(state, found, window)
    marks = marks_of(state, scene.events, found, tokens, window)
    if scene.marked and isinstance(scene.focus, str):
        marks = replace(marks, below=(_line_around(state, scene.focus, window), *marks.below))
    names = names_of(state, scene.words, found, window, tokens, marks)
    return Drawing(_ground(state, found, window), marks, tokens, names)


def _ground(state: AntikeState, found: Drawn, window: Window) -> Image.Image:
    """A part of the ground as its owners tint it, with no more of the map made than it is drawn from.

    A part at an odd scale is drawn from the whole map: its pixels lie otherwise by the smallest of fractions.
    """
    if window.scale not in (1, LARGER):
        return window.cut(_owned(state, 1))
    left, top = max(0, window.left - SMOOTH), max(0, window.top - SMOOTH)
    right = min(found.width, window.left + window.width + SMOOTH)
    bottom = min(found.height, window.top + window.height + SMOOTH)
    owned = _owned(state, 1, (left, top, right, bottom))
    return replace(window, left=window.left - left, top=window.top - top).cut(owned)


def _line_around(state: AntikeState, province: str, window: Window) -> Placed:
    """The line around a province on a part of the map."""
    name = state.options.board
    (left, top, *_), cell, _ = masks(MAPS, name, board(name).index[province])
    size = round(cell.width * window.scale), round(cell.height * window.scale)
    x, y = window.at((left, top))
    return inside_cell(cell.resize(size), (round(x), round(y)))


def _window(state: AntikeState, found: Drawn, focus: str | Part | None) -> Window:
    if focus is None:
        return whole(found.width, found.height)
    if isinstance(focus, tuple):
        return near(focus)
    number = board(state.options.board).index[focus]
    return around(found.places[number].city, found.width, found.height)


def _owned(state: AntikeState, scale: float, box: tuple[int, int, int, int] | None = None) -> Image.Image:
    """The ground at a scale, tinted by its owners: the whole, or a part of it."""
    maps, name = MAPS.at(scale), state.options.board
    ground = maps.layer(name, "ground")
    left, top, right, bottom = box or (0, 0, *ground.size)
    image = ground.crop((left, top, right, bottom))
    image.putpalette(flat())
    for province, owner in enumerate(state.owner):
        if owner != NOBODY:
            (x, y), piece, cell = _held(maps, name, province, COLOURS[state.realms[owner].nation])
            image.paste(piece, (x - left, y - top), cell)
    return image


def exact_ground(state: AntikeState, window: Window) -> Image.Image:
    """A part of the ground in the sharpness of its scale: for scales that are used again and again."""
    left, top = round(window.left * window.scale), round(window.top * window.scale)
    width, height = window.size
    return _owned(state, window.scale, (left, top, left + width, top + height))
