"""The map: ground, names, ownership, cities, temples, legions and galleys."""

import threading
from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from engine.antike.board import board
from engine.antike.state import NOBODY, AntikeState
from engine.antike.words import RESOURCES
from engine.core.contract import Event, Word
from render.antike.emblems import COLOURS, city, galleys, legions, temple
from render.antike.geometry import LONGEST_NAME, Drawn, Point, drawn
from render.antike.marks import draw_fights, draw_marks
from render.antike.own_map import own_map
from render.kit.layers import Maps, masks
from render.kit.palette import INK, PLAYERS, flat, index, tinted
from render.kit.sprite import BOLD, Sprite, font, text
from render.scene import Told

NAME, SMALLEST = 27, 20
"""Height of city names in pixels, and down to what long ones shrink."""


STEP = 34
"""How far apart the tokens of a province stand."""

MAPS = Maps("antike", drawn, own_map)
"""The maps of its boards."""


@lru_cache(maxsize=8)
def named_ground(name: str, names: tuple[str, ...]) -> Image.Image:
    """The ground with the cities' names in one language."""
    ground = MAPS.layer(name, "ground").copy()
    ground.putpalette(flat())
    found = MAPS.drawn(name)
    for place, label in zip(found.places, names, strict=True):
        x, y = place.city
        lines = name_lines(label)
        below = y + 24 if y < found.height - 70 else y - 62 - NAME * (len(lines) - 1)
        for number, sprite in enumerate(lines):
            half = sprite.size[0] / 2 + 14
            middle = min(max(x, half), found.width - half)
            sprite.at(ground, middle, below + (NAME - 4) * number, "mt")
    return ground


def name_lines(label: str) -> list[Sprite]:
    """A city's name in one line, or in two where it is long."""
    lines = [label]
    if _width(label, NAME) > LONGEST_NAME and " " in label:
        middle = min(
            (at for at, each in enumerate(label) if each == " "), key=lambda at: abs(2 * at - len(label))
        )
        lines = [label[:middle], label[middle + 1 :]]
    size = NAME
    while size > SMALLEST and max(_width(line, size) for line in lines) > LONGEST_NAME:
        size -= 1
    return [text(line, BOLD, size, INK, None, 4) for line in lines]


def _width(label: str, size: int) -> float:
    return font(BOLD, size).getlength(label)


class Ownership:
    """Grounds tinted by their owners. The last one is kept: a turn changes few provinces."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._key: tuple[str, tuple[str, ...]] | None = None
        self._owners: tuple[int, ...] = ()
        self._image: Image.Image | None = None

    def ground(self, name: str, names: tuple[str, ...], colours: tuple[int, ...]) -> Image.Image:
        """A copy of the ground; `colours` says for each province its owner's colour or NOBODY."""
        with self._lock:
            if self._key != (name, names) or self._image is None:
                self._image = named_ground(name, names).copy()
                self._key, self._owners = (name, names), (NOBODY,) * len(colours)
            for province, (before, now) in enumerate(zip(self._owners, colours, strict=True)):
                if before != now:
                    paint(self._image, name, names, province, now)
            self._owners = colours
            return self._image.copy()


OWNERSHIP = Ownership()


def paint(image: Image.Image, name: str, names: tuple[str, ...], province: int, colour: int) -> None:
    """Gives a province its owner's tint and band, or take both off."""
    box, cell, band = masks(MAPS, name, province)
    fresh = named_ground(name, names).crop(box)
    if colour != NOBODY:
        untinted = fresh
        fresh = fresh.point(tinted(colour))
        fresh.paste(index(PLAYERS[colour]), (0, 0), band)
        # Borders and names stay as they are: they are not among the shades of land and sea.
        kept = untinted.point([255 * (place == now) for place, now in enumerate(tinted(colour))], "1")
        fresh.paste(untinted, (0, 0), kept)
    image.paste(fresh, box[:2], cell)


def draw_map(state: AntikeState, events: Sequence[Event], words: Told) -> Image.Image:
    """The map as it stands, with what changed marked."""
    name = state.options.board
    facts, found = board(name), MAPS.drawn(name)
    names = tuple(words(Word("province", province)) for province in facts.provinces)
    shades = [COLOURS[realm.nation] for realm in state.realms]
    canvas = OWNERSHIP.ground(
        name, names, tuple(NOBODY if owner == NOBODY else shades[owner] for owner in state.owner)
    )
    draw_marks(canvas, found, facts, events)
    for province, place in enumerate(found.places):
        owner = state.owner[province]
        nation = None if owner == NOBODY else state.realms[owner].nation
        city(nation, RESOURCES[facts.resource[province]]).at(canvas, *place.city)
        if state.temples[province]:
            temple().at(canvas, place.city[0], place.city[1] - 36)
    _units(canvas, state, found)
    draw_fights(canvas, found, facts, events)
    return canvas


def _units(canvas: Image.Image, state: AntikeState, found: Drawn) -> None:
    for province, place in enumerate(found.places):
        soldiers = [(r.nation, r.legions[province]) for r in state.realms if r.legions[province]]
        ships = [(r.nation, r.galleys[province]) for r in state.realms if r.galleys[province]]
        for (nation, count), (x, y) in zip(
            soldiers, spots(place.legions, len(soldiers), found.width, found.height), strict=False
        ):
            legions(nation, count).at(canvas, x, y)
        for (nation, count), (x, y) in zip(
            ships, spots(place.galleys, len(ships), found.width, found.height), strict=False
        ):
            galleys(nation, count).at(canvas, x, y)


@cache
def spots(anchor: Point, count: int, width: int, height: int) -> tuple[Point, ...]:
    """Places for `count` tokens around an anchor: beside each other, the whole kept inside the picture."""
    x, y = anchor
    if not count:
        return ()
    if count == 1:
        return ((x, y),)
    across = min(count, 3)
    found = []
    for place in range(count):
        row, column = divmod(place, across)
        here = min(across, count - row * across)
        found.append((x + (column - (here - 1) / 2) * STEP * 1.45, y + row * 46 - (count > across) * 20))
    left = min(each[0] for each in found) - 36
    right = max(each[0] for each in found) + 36 - width
    top = min(each[1] for each in found) - 32
    bottom = max(each[1] for each in found) + 32 - height
    shift_x = -left if left < 0 else -right if right > 0 else 0
    shift_y = -top if top < 0 else -bottom if bottom > 0 else 0
    return tuple((each[0] + shift_x, each[1] + shift_y) for each in found)
