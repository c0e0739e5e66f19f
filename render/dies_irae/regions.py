"""Names of provinces and islands: faint capitals on their own land, or beside it where it is full."""

import math
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import itemgetter

from PIL import Image, ImageFilter

from engine.dies_irae.board import SEA, board
from render.dies_irae.cover import CELL, Cover
from render.dies_irae.geometry import ACROSS, HEIGHT, PITCH, TOP, WIDTH, Window, grid, in_sight, members
from render.dies_irae.lettering import EDGE, halves, written
from render.kit.labels import Box, Point
from render.kit.palette import INK, TERRACOTTA, mix
from render.kit.portfolio import kept
from render.kit.sprite import DISPLAY, NAME, Placed, Sprite

SIZES = NAME, 40
"""Of names on the whole map, and on a part that is drawn larger."""
COLOUR = mix(TERRACOTTA, INK, 0.4)
APART = 14
"""Pixels at least between the names of two regions."""
COARSE, FINER, WIDER = 19, 9.5, 1.5
"""Pixels of the whole map between two places that a name may have, one below the other; where none of these
is good; and how much more lie between two side by side."""
LETTERS = 36
"""Where the map begins beside the letters of its rows; its top begins below the numbers of its columns."""
TOUCH, CLOSE = 8, 30
"""How near its own land a name must lie, and how near it none of another region's should."""
PLOT = 6
"""Pixels across a cell of what knows which hex lies where."""
FAR = 400
"""Pixels from the middle of its region that are as bad for a name as to lie wholly in the sea."""
COVERED, CROWDED = 20, 3
"""How much worse it is to be covered than to lie in the sea, and to drive away another name."""
GOOD = 1.6
"""How much may be wrong with the best of few places before all are looked at."""
NOWHERE_AT_ALL = 1e9
"""What it would cost not to be written."""
STRANGE = 3
"""How much worse another region's land is below a name than the sea."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a region's name on the map, and what is wrong with it."""

    sprite: Sprite
    x: float
    y: float
    """Its middle, in pixels of the whole map."""
    rank: float

    def on(self, window: Window) -> Box:
        """The box it takes in a part of the map."""
        return _box((self.x, self.y), self.sprite.size, window)

    def placed(self, window: Window) -> Placed:
        """The name where it stands in a part of the map."""
        return Placed(self.sprite, self.x * window.scale - window.left, self.y * window.scale - window.top)


@dataclass(frozen=True, slots=True, eq=False)
class Spots:
    """Places for the forms of a region's name, the best first: as numbers, as there are many."""

    forms: "array[int]"
    across: "array[float]"
    down: "array[float]"
    ranks: "array[float]"
    reach: Box
    """The box on the whole map in which the name lies at all of them."""


@dataclass(frozen=True, slots=True)
class Around:
    """What is known where regions are named: what would cover them, and names that may have to go."""

    window: Window
    covered: Cover
    others: Cover

    @staticmethod
    def of(window: Window, covered: Iterable[Box], others: Iterable[Box] = ()) -> "Around":
        """With these boxes of what would cover names, and of names that may have to go."""
        size = window.width, window.height
        return Around(window, Cover.of(size, covered), Cover.of(size, others))

    def near(self, box: Box) -> "Around":
        """What is known of a box of the window alone."""
        return Around(self.window, self.covered.around(box), self.others.around(box))

    def share(self, box: Box, most: float = math.inf) -> float:
        """How much of a box is covered; where that is more than `most`, perhaps less, but more than that."""
        area = (box[2] - box[0]) * (box[3] - box[1])
        return self.covered.taken(box, most * area / CELL**2 + 1) * CELL**2 / area

    def driven(self, box: Box) -> float:
        """How much of a box lies over names that may have to go."""
        area = (box[2] - box[0]) * (box[3] - box[1])
        return self.others.taken(box, math.inf) * CELL**2 / area


def name_regions(named: Iterable[tuple[int, str]], around: Around) -> dict[tuple[int, str], Placed]:
    """Where the names of these regions stand, each where least is covered, those hardest to place first."""
    seen, window = in_sight(around.window), around.window
    wanted = []
    for number, name in named:
        if seen.intersection(members()[number]):
            wanted.append((_best((number, name), around, ()), (number, name)))
    found, boxes = dict[tuple[int, str], Placed](), list[Box]()
    for (_, first), each in sorted(wanted, key=lambda each: -each[0][0]):
        free = first is not None and _clear(first.on(window), boxes)
        spot = first if free else _best(each, around, boxes)[1]
        if spot is not None:
            found[each] = spot.placed(window)
            boxes.append(spot.on(window))
    return found


def _best(named: tuple[int, str], around: Around, others: Sequence[Box]) -> tuple[float, Spot | None]:
    """The best place, far enough from other regions' names, and what is wrong with it."""
    few = _best_of(named, COARSE, around, others)
    return few if few[0] < GOOD else _best_of(named, FINER, around, others)


def _best_of(
    named: tuple[int, str], step: float, around: Around, others: Sequence[Box]
) -> tuple[float, Spot | None]:
    """The same of the places that lie so far apart."""
    window, reach = around.window, _spots(*named, around.window.scale, step).reach
    s = window.scale
    left, top = max(0, reach[0] * s - window.left), max(0, reach[1] * s - window.top)
    right, bottom = (
        min(window.width, reach[2] * s - window.left),
        min(window.height, reach[3] * s - window.top),
    )
    if right <= left or bottom <= top:
        return NOWHERE_AT_ALL, None
    box = left, top, right, bottom
    return _chosen(named, step, around.near(box), tuple(each for each in others if meet(each, box, APART)))


@lru_cache(maxsize=96)  # from one board to the next little changes around most regions
def _chosen(
    named: tuple[int, str], step: float, around: Around, others: Sequence[Box]
) -> tuple[float, Spot | None]:
    """The same, of which nothing is known but what lies near."""
    spots, sprites = _spots(*named, around.window.scale, step), forms(named[1], around.window.scale)
    window, least, found = around.window, NOWHERE_AT_ALL, None
    rooms = [_room(sprite.size, window) for sprite in sprites]
    for form, x, y, rank in zip(spots.forms, spots.across, spots.down, spots.ranks, strict=True):
        if rank >= least:
            break
        left, top, right, bottom = rooms[form]
        if left <= x <= right and top <= y <= bottom:
            box = _box((x, y), sprites[form].size, window)
            cost = rank + COVERED * around.share(box, (least - rank) / COVERED)
            if cost < least and _clear(box, others):
                cost += CROWDED * around.driven(box)
                if cost < least:
                    least, found = cost, Spot(sprites[form], x, y, rank)
    return least, found


def _box(middle: Point, size: tuple[int, int], window: Window) -> Box:
    """The box that a name of a size takes in a part of the map, around a point of the whole one."""
    (x, y), s = middle, window.scale
    wide, tall = size[0] / 2 / s, size[1] / 2 / s
    left, top, right, bottom = (x - wide) * s, (y - tall) * s, (x + wide) * s, (y + tall) * s
    return left - window.left, top - window.top, right - window.left, bottom - window.top


def _room(size: tuple[int, int], window: Window) -> Box:
    """Where on the whole map the middle of a name of a size may lie, for it to lie in a part of the map."""
    s, wide, tall = window.scale, size[0] / 2 + EDGE, size[1] / 2 + EDGE
    right, bottom = window.left + window.width - wide, window.top + window.height - tall
    return (window.left + wide) / s, (window.top + tall) / s, right / s, bottom / s


def _clear(box: Box, others: Sequence[Box]) -> bool:
    """Whether a box keeps its distance from others."""
    return not any(meet(box, other, APART) for other in others)


def meet(one: Box, other: Box, apart: int) -> bool:
    """Whether two boxes lie nearer to each other than so many pixels."""
    return (
        one[0] < other[2] + apart
        and other[0] < one[2] + apart
        and one[1] < other[3] + apart
        and other[1] < one[3] + apart
    )


@cache
def _areas() -> Image.Image:
    """The whole map in cells: the number of each one's region from 1 on, 255 where nobody's land is."""
    image = Image.new("L", (WIDTH // PLOT + 1, HEIGHT // PLOT + 1), 255)
    half, tall = ACROSS / 2 / PLOT, PITCH / 2 / PLOT
    for hex_, (x, y) in enumerate(grid(1).middles):
        if board().terrain[hex_] != SEA:
            box = [
                round(each) for each in (x / PLOT - half, y / PLOT - tall, x / PLOT + half, y / PLOT + tall)
            ]
            image.paste(board().region[hex_] + 1, (box[0], box[1], box[2], box[3]))
    return image


@kept
def forms(name: str, scale: float) -> tuple[Sprite, ...]:
    """A region's name in one line, and in two where it can be broken."""
    told, size = name.upper(), SIZES[scale > 1]
    broken = [halves(told, "- ")] if any(letter in "- " for letter in name) else []
    return tuple(written(each, DISPLAY, size, COLOUR, 2) for each in ((told,), *broken))


@lru_cache(maxsize=128)
def _spots(number: int, name: str, scale: float, step: float) -> Spots:
    """Places for a region's name, on its land if may be and always at least beside it, the best first.

    `step`: how far they lie apart.
    """
    across, down = zip(*(grid(1).middles[place] for place in members()[number]), strict=True)
    centre = sum(across) / len(across), sum(down) / len(down)
    found, boxes = [], list[Box]()
    for form, sprite in enumerate(forms(name, scale)):
        wide, tall = sprite.size[0] / 2 / scale, sprite.size[1] / 2 / scale
        reach = min(across) - wide, min(down), max(across) + wide, max(down)
        left, top, own_land, strange_land = _lands(
            number, reach, wide + 2 * CLOSE + ACROSS, tall + 2 * CLOSE + PITCH
        )
        touching = _below(own_land, wide + TOUCH, tall + TOUCH)
        own, strange = (_below(land, wide, tall) for land in (own_land, strange_land))
        own_close, strange_close = (
            _below(land, wide + CLOSE, tall + CLOSE) for land in (own_land, strange_land)
        )
        for x, y in _lattice(reach, step):
            box = x - wide, y - tall, x + wide, y + tall
            if box[0] < LETTERS or box[1] < TOP or box[2] > WIDTH - EDGE or box[3] > HEIGHT - EDGE:
                continue
            cell = (int(y // PLOT) - top) * own_land.width + int(x // PLOT) - left
            if touching[cell]:
                away = (abs(x - centre[0]) + abs(y - centre[1])) / FAR
                sea = 255 - own[cell] - strange[cell]
                rank = (sea + STRANGE * strange[cell]) / 255 + away + 0.1 * form
                rank += strange_close[cell] / (own_close[cell] + strange_close[cell] or 1)
                found.append((form, x, y, rank))
                boxes.append(box)
    found.sort(key=itemgetter(3))
    numbers, across, down, ranks = zip(*found, strict=True) if found else ((), (), (), ())
    lefts, tops, rights, bottoms = zip(*boxes, strict=True) if boxes else ((0,), (0,), (0,), (0,))
    reach = min(lefts), min(tops), max(rights), max(bottoms)
    return Spots(array("B", numbers), array("d", across), array("d", down), array("d", ranks), reach)


def _lattice(box: Box, step: float) -> Iterator[Point]:
    """Points in and around a box, among them those between two rows of hexes."""
    left, top, right, bottom = box[0] - ACROSS / 2, box[1] - PITCH, box[2] + ACROSS / 2, box[3] + PITCH
    for row in range(round((bottom - top) / step) + 1):
        for col in range(round((right - left) / (WIDER * step)) + 1):
            yield left + col * WIDER * step, top + row * step


def wider(box: Box, by: int) -> Box:
    """A box with so many pixels more on each side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _lands(number: int, box: Box, wide: float, tall: float) -> tuple[int, int, Image.Image, Image.Image]:
    """A region's own land in cells, and that of all others, in a box and so far around it.

    With the column and the row at which that begins.
    """
    left, top = max(0, int((box[0] - wide) // PLOT)), max(0, int((box[1] - tall) // PLOT))
    right, bottom = int((box[2] + wide) // PLOT) + 1, int((box[3] + tall) // PLOT) + 1
    areas = _areas().crop((left, top, min(right, _areas().width), min(bottom, _areas().height)))
    own = [255 * (each == number + 1) for each in range(256)]
    strange = [255 * (each not in (number + 1, 255)) for each in range(256)]
    return left, top, areas.point(own), areas.point(strange)


def _below(land: Image.Image, wide: float, tall: float) -> bytes:
    """How much land lies below a box around each cell, 0 to 255; `wide`, `tall`: half its size."""
    return land.filter(ImageFilter.BoxBlur((wide / PLOT, tall / PLOT))).tobytes()
