"""The names of the regions: each in its region, where no piece and no mark lies over it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.contract import Word
from engine.deus.ground import Spot
from engine.deus.state import DeusState, ground
from engine.deus.words import NOBODY, REGIONS, VILLAGE
from render.deus.land.geometry import LOWER, NAME_AT, Frame, Point, name_size
from render.deus.land.ground import SIGN_AT, sign_size
from render.deus.land.marks import Marks
from render.deus.land.standing import pieces_in, village_parts
from render.kit.labels import Box
from render.kit.palette import INK
from render.kit.sprite import TEXT, Placed, box_at, text
from render.scene import Told

PLACES = ((0.0, NAME_AT), (0.0, LOWER), (-0.42, 0.48), (0.42, 0.48), (-0.46, -0.50), (0.46, -0.50))
"""Where in its region a name may stand, in units from the middle: at the lower corner, or beside it."""
BELOW = PLACES[1:]
"""The same in villages."""
LATER = 0.1
"""What a place costs for each one before it, as a share of the name's area, beside the area that is taken."""
STEP = 12
"""Pixels across the squares that tell where a mark lies."""


def names_on(state: DeusState, words: Told, frame: Frame, marks: Marks) -> tuple[Placed, ...]:
    """The names of the regions that lie in the window as a whole, where they are written."""
    marked = [(mark.box, tuple(_squares(mark))) for mark in (*marks.below, *marks.above)]
    found, unit = ground(state), frame.unit
    names = []
    for region, (name, spot) in enumerate(zip(REGIONS, found.place, strict=False)):
        x, y = frame.at(*spot)
        near = [
            square
            for (left, top, right, bottom), squares in marked
            if left - x < unit > x - right and top - y < unit > y - bottom
            for square in squares
            if abs(square[0] - x) < unit > abs(square[1] - y)
        ]
        taken = *taken_in(state, region, frame), *near
        sprite = text(words(Word("region", name)), TEXT, name_size(unit), INK, None, 3)
        best = _best(sprite.size, frame, spot, found.terrain[region] == VILLAGE, taken)
        if best is not None:
            names.append(Placed(sprite, x + best[0] * unit, y + best[1] * unit))
    return tuple(names)


@lru_cache(maxsize=512)  # the same in most regions, picture after picture
def _best(
    size: tuple[int, int], frame: Frame, spot: Spot, village: bool, taken: tuple[Box, ...]
) -> Point | None:
    """The place in a region, in units from its middle, where least of a name so large is hidden.

    None: it is not in the window as a whole.
    """
    x, y = frame.at(*spot)
    boxes = {
        place: box_at(size, x + place[0] * frame.unit, y + place[1] * frame.unit)
        for place in (BELOW if village else PLACES)
    }
    inside = [(place, box) for place, box in boxes.items() if _within(box, frame)]
    later = LATER * size[0] * size[1]
    hidden = [_covered(box, taken) + later * turn for turn, (_, box) in enumerate(inside)]
    return inside[hidden.index(min(hidden))][0] if inside else None


def _within(box: Box, frame: Frame) -> bool:
    return box[0] >= 0 and box[1] >= 0 and box[2] <= frame.width and box[3] <= frame.height


def _covered(box: Box, taken: Sequence[Box]) -> float:
    """How many pixels of a box others take."""
    return sum(
        [
            (min(box[2], other[2]) - max(box[0], other[0])) * (min(box[3], other[3]) - max(box[1], other[1]))
            for other in taken
            if box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]
        ]
    )


def taken_in(state: DeusState, region: int, frame: Frame) -> Iterator[Box]:
    """The boxes of all that stands in a region."""
    found = ground(state)
    x, y = frame.at(*found.place[region])
    if found.terrain[region] != VILLAGE:
        half, high = sign_size(frame.unit) / 2, SIGN_AT * frame.unit
        yield x - half, y - high - half, x + half, y - high + half
    else:
        fallen = state.villages and not state.villages[found.village_number[region]]
        half, low = 0.4 * frame.unit, village_parts(frame.unit).bottom - 8
        yield x - half, y - half, x + half, y + (half if fallen else low)
    if state.owner[region : region + 1] not in ((), (NOBODY,)):  # none while the continent is laid
        for each in pieces_in(state, region, frame):
            half = 0.44 * each.size
            yield each.x - half, each.y - half, each.x + half, each.y + half


def _squares(mark: Placed) -> Iterator[Box]:
    """The squares in which a mark has something."""
    left, top, _, _ = mark.box
    small = mark.sprite.mask.convert("L").reduce(STEP)
    for place, value in enumerate(small.tobytes()):
        if value:
            y, x = divmod(place, small.width)
            yield left + x * STEP, top + y * STEP, left + (x + 1) * STEP, top + (y + 1) * STEP
