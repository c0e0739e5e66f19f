"""Names of provinces and islands: faint capitals on their own land, or beside it where it is full."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import itemgetter
from typing import TypeAlias

from PIL import Image

from engine.dies_irae.board import SEA, board
from render.dies_irae.geometry import ACROSS, HEIGHT, PITCH, TOP, WIDTH, Window, grid, in_sight, members
from render.dies_irae.lettering import EDGE, coordinates, halves, written
from render.kit.labels import Box, Raster, filled
from render.kit.palette import INK, TERRACOTTA, mix
from render.kit.sprite import DISPLAY, NAME, Placed, Sprite

SIZES = NAME, 40
"""Of names on the whole map, and on a part that is drawn larger."""
COLOUR = mix(TERRACOTTA, INK, 0.4)
APART = 14
"""Pixels at least between the names of two regions."""
STEP = 14, 9.5
"""Pixels of the whole map between two places that a name may have, across and down."""
TOUCH, CLOSE = 8, 30
"""How near its own land a name must lie, and how near it none of another region's should."""
CELL = 6
"""Pixels across a cell of what knows which hex lies where."""
FINE = 3
"""The same, of what knows where a name would be covered."""
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
    rank: float
    box: Box

    def on(self, window: Window) -> Box:
        """The box it takes in a part of the map."""
        left, top, right, bottom = self.box
        return left - window.left, top - window.top, right - window.left, bottom - window.top

    def placed(self, window: Window) -> Placed:
        """The name where it stands in a part of the map."""
        return Placed(self.sprite, self.x - window.left, self.y - window.top)


Spots: TypeAlias = tuple[tuple[Spot, ...], tuple[Spot, ...]]
"""A few places and all of them, the best first."""


@dataclass(frozen=True, slots=True)
class Around:
    """What is known where regions are named: what would cover them, and names that may have to go."""

    window: Window
    covered: Raster
    others: Raster

    @staticmethod
    def of(window: Window, covered: Iterable[Box], others: Iterable[Box] = ()) -> "Around":
        """With these boxes of what would cover names, and of names that may have to go."""
        size = window.width, window.height
        return Around(window, filled(size, covered, FINE), filled(size, others, FINE))

    def share(self, box: Box) -> float:
        """How much of a box is covered."""
        return self.covered.taken(box) * FINE**2 / ((box[2] - box[0]) * (box[3] - box[1]))

    def driven(self, box: Box) -> float:
        """How much of a box lies over names that may have to go."""
        return self.others.taken(box) * FINE**2 / ((box[2] - box[0]) * (box[3] - box[1]))


def name_regions(named: Iterable[tuple[int, str]], around: Around) -> dict[tuple[int, str], Placed]:
    """Where the names of these regions stand, each where least is covered, those hardest to place first."""
    seen, window = in_sight(around.window), around.window
    wanted = []
    for number, name in named:
        if seen.intersection(members()[number]):
            spots = _spots(name, number, window.scale)
            wanted.append((_best(spots, around, ()), spots, (number, name)))
    found, boxes = dict[tuple[int, str], Placed](), list[Box]()
    for (_, first), spots, each in sorted(wanted, key=lambda each: -each[0][0]):
        free = first is not None and _clear(first.on(window), boxes)
        spot = first if free else _best(spots, around, boxes)[1]
        if spot is not None:
            found[each] = spot.placed(window)
            boxes.append(spot.on(window))
    return found


def _best(spots: Spots, around: Around, others: Sequence[Box]) -> tuple[float, Spot | None]:
    """The best place, far enough from other regions' names, and what is wrong with it."""
    few = _best_of(spots[0], around, others)
    return few if few[0] < GOOD else _best_of(spots[1], around, others)


def _best_of(spots: Sequence[Spot], around: Around, others: Sequence[Box]) -> tuple[float, Spot | None]:
    least, found = NOWHERE_AT_ALL, None
    for spot in spots:
        if spot.rank >= least:
            break
        box = spot.on(around.window)
        if not _leaves(box, around.window):
            cost = spot.rank + COVERED * around.share(box)
            if cost < least and _clear(box, others):
                cost += CROWDED * around.driven(box)
                if cost < least:
                    least, found = cost, spot
    return least, found


def _clear(box: Box, others: Sequence[Box]) -> bool:
    """Whether a box keeps its distance from others."""
    return not any(meet(box, other, APART) for other in others)


def _leaves(box: Box, window: Window) -> bool:
    return box[0] < EDGE or box[1] < EDGE or box[2] > window.width - EDGE or box[3] > window.height - EDGE


def meet(one: Box, other: Box, apart: int) -> bool:
    """Whether two boxes lie nearer to each other than so many pixels."""
    return (
        one[0] < other[2] + apart
        and other[0] < one[2] + apart
        and one[1] < other[3] + apart
        and other[1] < one[3] + apart
    )


@cache
def _areas() -> tuple[bytes, ...]:
    """For each cell of the whole map, row by row: its region from 1 on, 255 where nobody's land is."""
    image = Image.new("L", (WIDTH // CELL + 1, HEIGHT // CELL + 1), 255)
    half, tall = ACROSS / 2 / CELL, PITCH / 2 / CELL
    for hex_, (x, y) in enumerate(grid(1).middles):
        if board().terrain[hex_] != SEA:
            box = [
                round(each) for each in (x / CELL - half, y / CELL - tall, x / CELL + half, y / CELL + tall)
            ]
            image.paste(board().region[hex_] + 1, (box[0], box[1], box[2], box[3]))
    rows, wide = image.tobytes(), image.width
    return tuple(rows[start : start + wide] for start in range(0, len(rows), wide))


@lru_cache(maxsize=256)
def forms(name: str, scale: int) -> tuple[Sprite, ...]:
    """A region's name in one line, and in two where it can be broken."""
    told, size = name.upper(), SIZES[scale > 1]
    broken = [halves(told, "- ")] if any(letter in "- " for letter in name) else []
    return tuple(written(each, DISPLAY, size, COLOUR, 2) for each in ((told,), *broken))


@lru_cache(maxsize=256)
def _spots(name: str, number: int, scale: int) -> Spots:
    """Places for a region's name, on its land if may be and always at least beside it, the best first."""
    across, down = zip(*(grid(1).middles[place] for place in members()[number]), strict=True)
    centre = sum(across) / len(across), sum(down) / len(down)
    found = list[tuple[float, bool, Spot]]()
    for form, sprite in enumerate(forms(name, scale)):
        wide, tall = sprite.size[0] / 2 / scale, sprite.size[1] / 2 / scale
        for x, y, coarse in _lattice((min(across) - wide, min(down), max(across) + wide, max(down))):
            box = x - wide, y - tall, x + wide, y + tall
            if not _below(wider(box, TOUCH), number + 1)[0] or _off(box):
                continue
            own, sea, strange = _below(box, number + 1)
            away = (abs(x - centre[0]) + abs(y - centre[1])) / FAR
            rank = (sea + STRANGE * strange) / (own + sea + strange) + away + 0.1 * form
            close = _below(wider(box, CLOSE), number + 1)
            rank += close[2] / (close[0] + close[2])
            left, top, right, bottom = (edge * scale for edge in box)
            spot = Spot(sprite, x * scale, y * scale, rank, (left, top, right, bottom))
            found.append((rank, coarse, spot))
    found.sort(key=itemgetter(0))
    return tuple(spot for _, coarse, spot in found if coarse), tuple(spot for *_, spot in found)


def _lattice(box: Box) -> Iterator[tuple[float, float, bool]]:
    """Points in and around a box, among them those between two rows of hexes; whether it is one of few."""
    left, top, right, bottom = box[0] - ACROSS / 2, box[1] - PITCH, box[2] + ACROSS / 2, box[3] + PITCH
    for row in range(round((bottom - top) / STEP[1]) + 1):
        for col in range(round((right - left) / STEP[0]) + 1):
            yield left + col * STEP[0], top + row * STEP[1], row % 2 == col % 2 == 0


def _off(box: Box) -> bool:
    """Whether something at this place would leave the map or lie over a letter or number at its edge."""
    leaves = box[0] < EDGE or box[1] < TOP or box[2] > WIDTH - EDGE or box[3] > HEIGHT - EDGE
    return leaves or any(meet(box, each.box, 2) for each in coordinates())


def wider(box: Box, by: int) -> Box:
    """A box with so many pixels more on each side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _below(box: Box, region: int) -> tuple[int, int, int]:
    """How many cells of a box lie on a region, on the sea or beyond the board, and on other land."""
    left, right = max(0, int(box[0] // CELL)), int(box[2] // CELL) + 1
    own = sea = cells = 0
    for row in _areas()[max(0, int(box[1] // CELL)) : int(box[3] // CELL) + 1]:
        own += row.count(region, left, right)
        sea += row.count(255, left, right)
        cells += len(row[left:right])
    return own, sea, cells - own - sea
