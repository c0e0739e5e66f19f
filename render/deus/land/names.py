"""The names of the regions: each in its region, where no piece and no mark lies over it."""

from collections.abc import Iterator

from engine.core.contract import Word
from engine.deus.state import DeusState, ground
from engine.deus.words import NOBODY, REGIONS, VILLAGE
from render.deus.land.geometry import LOWER, NAME_AT, Frame, name_size
from render.deus.land.ground import SIGN_AT, sign_size
from render.deus.land.marks import Marks
from render.deus.land.standing import pieces_in, village_parts
from render.kit.labels import Box, Wish, place
from render.kit.palette import INK
from render.kit.sprite import TEXT, Placed, text
from render.scene import Told

PLACES = ((0.0, NAME_AT), (0.0, LOWER), (-0.42, 0.48), (0.42, 0.48), (-0.46, -0.50), (0.46, -0.50))
"""Where in its region a name may stand, in units from the middle: at the lower corner, or beside it."""
BELOW = PLACES[1:]
"""The same in villages."""
STEP = 12
"""Pixels across the squares that tell where a mark lies."""


def names_on(state: DeusState, words: Told, frame: Frame, marks: Marks) -> tuple[Placed, ...]:
    """The names of the regions that lie in the window with their middles, where they are written."""
    found = ground(state)
    wishes = []
    for name, spot, kind in zip(REGIONS, found.place, found.terrain, strict=False):
        x, y = frame.at(*spot)
        sprite = text(words(Word("region", name)), TEXT, name_size(frame.unit), INK, None, 3)
        wide, tall = sprite.size[0] / 2, sprite.size[1] / 2
        places = tuple(
            (x + dx * frame.unit, y + dy * frame.unit)
            for dx, dy in (BELOW if kind == VILLAGE else PLACES)
            if wide <= x + dx * frame.unit <= frame.width - wide
            and tall <= y + dy * frame.unit <= frame.height - tall
        )
        if places:
            wishes.append(Wish(sprite, places))
    return place(wishes, _taken(state, frame, marks), (frame.width, frame.height))


def _taken(state: DeusState, frame: Frame, marks: Marks) -> Iterator[Box]:
    """The boxes of all that stands in the regions, and of all that marks what happened."""
    found = ground(state)
    fallen = {region for region, left in zip(found.villages, state.villages, strict=False) if not left}
    for region, owner in enumerate(state.owner):
        x, y = frame.at(*found.place[region])
        half = sign_size(frame.unit) / 2
        if found.terrain[region] != VILLAGE:
            yield x - half, y - SIGN_AT * frame.unit - half, x + half, y - SIGN_AT * frame.unit + half
        else:
            half, low = 0.4 * frame.unit, village_parts(frame.unit).bottom - 8
            yield x - half, y - half, x + half, y + (half if region in fallen else low)
        if owner != NOBODY:
            for each in pieces_in(state, region, frame):
                half = 0.44 * each.size
                yield each.x - half, each.y - half, each.x + half, each.y + half
    for mark in (*marks.below, *marks.above):
        yield from _squares(mark)


def _squares(mark: Placed) -> Iterator[Box]:
    """The squares in which a mark has something."""
    left, top, _, _ = mark.box
    small = mark.sprite.mask.convert("L").reduce(STEP)
    for place_, value in enumerate(small.tobytes()):
        if value:
            y, x = divmod(place_, small.width)
            yield left + x * STEP, top + y * STEP, left + (x + 1) * STEP, top + (y + 1) * STEP
