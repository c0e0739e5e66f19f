"""The map: ground, ownership, cities, temples, legions and galleys, what changed, and the names."""

import threading
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
from render.antike.window import Window, around, near, whole
from render.kit.layers import Maps, masks
from render.kit.outline import inside_cell
from render.kit.palette import LAND, PLAYERS, SEA, claimed, flat, index
from render.kit.sprite import Placed
from render.kit.zoom import Part
from render.scene import Scene

MAPS = Maps("antike", drawn, own_map)
"""The maps of its boards."""


class Ownership:
    """Grounds tinted by their owners. The last one is kept: a turn changes few provinces."""

    def __init__(self, scale: float = 1) -> None:
        self._maps = MAPS.at(scale)
        self._lock = threading.Lock()
        self._name: str | None = None
        self._owners: tuple[int, ...] = ()
        self._image: Image.Image | None = None

    def ground(self, name: str, colours: tuple[int, ...]) -> Image.Image:
        """A copy of the ground; `colours` says for each province its owner's colour or NOBODY."""
        with self._lock:
            if self._name != name or self._image is None:
                self._image = self._maps.layer(name, "ground").copy()
                self._image.putpalette(flat())
                self._name, self._owners = name, (NOBODY,) * len(colours)
            for province, (before, now) in enumerate(zip(self._owners, colours, strict=True)):
                if before != now:
                    _paint(self._maps, self._image, name, province, now)
            self._owners = colours
            return self._image.copy()


@cache
def _ownership(scale: float) -> Ownership:
    return Ownership(scale)


def _paint(maps: Maps[Drawn], image: Image.Image, name: str, province: int, colour: int) -> None:
    """Gives a province its owner's tint, on land alone, and band; or takes both off."""
    box, cell, band = masks(maps, name, province)
    fresh = maps.layer(name, "ground").crop(box)
    if colour != NOBODY:
        plain = fresh
        fresh = fresh.point(claimed(colour))
        fresh.paste(index(PLAYERS[colour]), (0, 0), band)
        # Borders stay as they are: they are not among the shades of land and sea.
        kept = plain.point(_borders(), "1")
        fresh.paste(plain, (0, 0), kept)
    image.paste(fresh, box[:2], cell)


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
    return Drawing(window.cut(_owned(state, 1)), marks, tokens, names)


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


def _owned(state: AntikeState, scale: float) -> Image.Image:
    """The whole ground at a scale, tinted by its owners."""
    shades = [COLOURS[realm.nation] for realm in state.realms]
    owners = tuple(NOBODY if owner == NOBODY else shades[owner] for owner in state.owner)
    return _ownership(scale).ground(state.options.board, owners)


def exact_ground(state: AntikeState, window: Window) -> Image.Image:
    """A part of the ground in the sharpness of its scale: for scales that are used again and again."""
    left, top = round(window.left * window.scale), round(window.top * window.scale)
    width, height = window.size
    return _owned(state, window.scale).crop((left, top, left + width, top + height))
