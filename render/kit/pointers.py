"""Letters on arrows: each upon its own, so that it is plain which of them it means.

A letter stands just behind its arrow's head, or farther back on its shaft; before the head of a short arrow.
Where all of that would hide what must be seen it stands beside its arrow, tied to it.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from render.kit.badges import SHARE, across, badge
from render.kit.labels import Box, Point, Wish, place
from render.kit.marks import BEGIN, END, Move, along, way
from render.kit.sprite import Placed, Sprite

MANY, SMALLER = 10, 0.05
"""From so many letters on they are smaller: pixels across as a share of the picture's width."""
BEHIND = 12
"""Pixels of an arrow's head that are seen before its letter."""
SHORT = 3.0
"""An arrow shorter than this, in the width of its letter, would be hidden by it: it points at its letter."""
BACK = (0.3, 0.6, 0.9, 1.2, 1.6, 2.0, 2.5, 3.0)
"""How much farther back a letter may stand, in its own width."""
FIRST = 0.2
"""Of an arrow nearer to its beginning than this share of its length no letter stands on it."""
ASIDE = (0.9, -0.9, 1.2, -1.2, 1.6, -1.6, 2.2, -2.2, 3.0, -3.0)
"""How far beside its arrow a letter may stand, in its own width."""
SHARES = (0.6, 0.75, 0.45, 0.9)
"""Where on its arrow it is tied then."""
HIDDEN = 0.15
"""How much of what must be seen, or of another letter, one may hide before it stands beside its arrow."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """An arrow's letter, and the point of the arrow that it stands on or is tied to."""

    badge: Placed
    spot: Point


def pointers(
    moves: Sequence[tuple[str, Move]],
    size: tuple[int, int],
    standing: Sequence[Box],
    share: float = SHARE,
) -> tuple[Pointer, ...]:
    """A letter for each of these arrows, in their order.

    `size`: the picture's width and height in pixels; `standing`: the boxes of what must be seen; `share`:
    pixels across a letter as a share of the width, if there are not many.
    """
    wide = across(size[0], share if len(moves) < MANY else SMALLER)
    ways = [box for _, move in moves for box in way(move)]
    signs = [badge(letter, wide) for letter, _ in moves]
    upon = [_upon(move, sign, size) for (_, move), sign in zip(moves, signs, strict=True)]
    wishes = [Wish(sign, points) for sign, points in zip(signs, upon, strict=True)]
    found = [Pointer(each, (each.x, each.y)) for each in place(wishes, [*ways, *standing], size, standing)]
    aside, kept = list[int](), [*standing]
    for at, each in enumerate(found):
        if _hides(each.badge.box, kept):
            aside.append(at)
        else:
            kept.append(each.badge.box)
    tied = [_aside(moves[at][1], signs[at], size, upon[at][0]) for at in aside]
    wishes = [Wish(signs[at], tuple(each)) for at, each in zip(aside, tied, strict=True)]
    for at, stands, spots in zip(aside, place(wishes, [*ways, *kept], size, kept), tied, strict=True):
        found[at] = Pointer(stands, spots[stands.x, stands.y])
    return tuple(found)


def _upon(move: Move, sign: Sprite, size: tuple[int, int]) -> tuple[Point, ...]:
    """Where a letter may stand on its arrow, the best first."""
    length, wide = math.dist(move.start, move.end) or 1.0, sign.size[1]
    first = END - (wide / 2 + BEHIND) / length
    shares = [first, *(share for back in BACK if (share := first - back * wide / length) > FIRST)]
    if (END - BEGIN) * length < SHORT * wide:
        shares.insert(0, END + wide / 2 / length)
    return _inside([along(move, share) for share in shares], sign, size)


def _aside(move: Move, sign: Sprite, size: tuple[int, int], upon: Point) -> dict[Point, Point]:
    """Where a letter may stand beside its arrow, each with the point of the arrow that it is tied to."""
    found = {upon: upon}
    for aside in ASIDE:
        for share in SHARES:
            spot = along(move, share, aside * sign.size[1])
            if spot in _inside([spot], sign, size):
                found[spot] = along(move, share)
    return found


def _inside(points: Sequence[Point], sign: Sprite, size: tuple[int, int]) -> tuple[Point, ...]:
    """Those of the points at which a letter is wholly in the picture; else the first, moved into it."""
    wide, high = sign.size[0] / 2, sign.size[1] / 2
    held = [(min(max(x, wide), size[0] - wide), min(max(y, high), size[1] - high)) for x, y in points]
    return tuple(each for each, held_at in zip(points, held, strict=True) if each == held_at) or (held[0],)


def _hides(box: Box, standing: Iterable[Box]) -> bool:
    for left, top, right, bottom in standing:
        across = min(box[2], right) - max(box[0], left)
        down = min(box[3], bottom) - max(box[1], top)
        if across > 0 < down and across * down > HIDDEN * (right - left) * (bottom - top):
            return True
    return False
