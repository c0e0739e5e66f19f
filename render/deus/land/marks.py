"""What marks on the map what happened: rings around what is new, the ways of armies, swords, losses."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core.contract import Event
from engine.deus.events import Besieged, Marched, TileLaid, VillageAttacked
from engine.deus.events import Placed as Built
from engine.deus.state import DeusState, ground
from engine.deus.words import ARMY, PIECES, REGION_NUMBER, TEMPLE, TEMPLE_PIECE, TILES, Piece, Region
from render.deus.land.geometry import Frame, Point
from render.deus.land.standing import pieces_in, village_parts
from render.deus.signs.pieces import OWNERS
from render.kit.marks import Move, arrows, gain, ring, swords
from render.kit.palette import PAPER
from render.kit.sprite import Placed

AROUND = 28
"""Pixels by which a ring is larger than the piece in it."""
TIP = 0.93
"""The share of an arrow's way at which its tip lies."""


class Marks(NamedTuple):
    """The marks that lie below the pieces, and those above them."""

    below: tuple[Placed, ...]
    above: tuple[Placed, ...]


def marks_on(state: DeusState, events: Sequence[Event], frame: Frame) -> Marks:
    """The marks of what happened that lie in the window as a whole."""
    return Marks(_whole(_rings(state, events, frame), frame), _whole(_above(state, events, frame), frame))


def _whole(marks: Iterable[Placed], frame: Frame) -> tuple[Placed, ...]:
    """Those of the marks that lie in the window as a whole, at each place one."""
    found = {each.box: each for each in marks}
    return tuple(each for each in found.values() if _inside(each, frame))


def _inside(mark: Placed, frame: Frame) -> bool:
    left, top, right, bottom = mark.box
    return left >= 0 and top >= 0 and right <= frame.width and bottom <= frame.height


def _middle(state: DeusState, region: int, frame: Frame) -> Point:
    return frame.at(*ground(state).place[region])


def _token(state: DeusState, name: Region, piece: Piece, frame: Frame) -> tuple[Point, float]:
    """Where a piece of a region is drawn, and its size; the region's middle where it has gone on."""
    region = REGION_NUMBER[name]
    kind = TEMPLE if piece == TEMPLE_PIECE else PIECES.index(piece)
    for each in pieces_in(state, region, frame):
        if each.kind == kind:
            return (each.x, each.y), each.size
    return _middle(state, region, frame), 0.8 * frame.unit


def _rings(state: DeusState, events: Sequence[Event], frame: Frame) -> Iterator[Placed]:
    for event in events:
        if isinstance(event, Built):
            place, size = _token(state, event.region, event.piece, frame)
            yield Placed(ring(round(size) + AROUND), *place)
        elif isinstance(event, Besieged):
            x, y = _middle(state, REGION_NUMBER[event.region], frame)
            parts = village_parts(frame.unit)
            if event.left:
                yield Placed(ring(round(2 * parts.radius) + 22), x, y + parts.disc)
            else:
                yield Placed(ring(round(1.16 * frame.unit)), x, y)
        elif isinstance(event, TileLaid):
            x, y = _middle(state, 7 * TILES.index(event.tile), frame)
            yield Placed(ring(round(1.56 * frame.unit)), x, y)


def _above(state: DeusState, events: Sequence[Event], frame: Frame) -> Iterator[Placed]:
    for event in events:
        if isinstance(event, VillageAttacked):
            x, y = _middle(state, REGION_NUMBER[event.region], frame)
            yield Placed(swords(0), x, y - 0.54 * frame.unit)
        elif isinstance(event, Besieged):
            x, y = _middle(state, REGION_NUMBER[event.region], frame)
            yield Placed(gain(f"−{event.vp}"), x + 0.30 * frame.unit, y - 0.66 * frame.unit)
    yield from arrows(_moves(state, events, frame))


def _moves(state: DeusState, events: Sequence[Event], frame: Frame) -> Iterator[Move]:
    """The ways of armies, from where each set out to where it stands now."""
    ways: list[tuple[int, Region, Region]] = []
    for event in events:
        if isinstance(event, Marched):
            if ways and ways[-1][0] == event.seat and ways[-1][2] == event.origin:
                ways[-1] = (event.seat, ways[-1][1], event.target)
            else:
                ways.append((event.seat, event.origin, event.target))
    for seat, origin, target in ways:
        start = _middle(state, REGION_NUMBER[origin], frame)
        (x, y), size = _token(state, target, PIECES[ARMY], frame)
        far = math.hypot(x - start[0], y - start[1])
        if far > size:
            share = (far - 0.45 * size) / TIP / far
            end = start[0] + (x - start[0]) * share, start[1] + (y - start[1]) * share
            yield Move(start, end, PAPER if seat == 0 else OWNERS[seat])
