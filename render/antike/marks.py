"""What changed since the last picture: arrows and rings below the tokens, swords and numbers above."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.antike.board import Board, board
from engine.antike.events import (
    Armed,
    Conquered,
    Fought,
    Founded,
    GaveUp,
    Moved,
    PassedBy,
    Settled,
    TempleBuilt,
)
from engine.antike.state import AntikeState
from engine.antike.words import LEGION, Province, Unit
from engine.core.contract import Event
from render.antike.emblems import colour_of
from render.antike.geometry import Drawn, Point
from render.antike.tokens import ABOVE, Tokens
from render.antike.window import Window
from render.kit.labels import Box, Raster, Wish, place
from render.kit.marks import Move, along, arrow, bundled, gain, reaching, ring, swords, way
from render.kit.sprite import Placed

CITY_RING, TEMPLE_RING, UNIT_RING = 84, 88, 92
"""Pixels across rings around a city, a city with a temple, and units."""
BESIDE = 52
"""How far from the middle of what they tell swords and numbers stand."""
UNITS, CITY, NOTHING = 38, 50, 10
"""How far from their middle an arrow begins and ends: from units, a ringed city, and where none stand."""
SHARES = (0.5, 0.43, 0.57, 0.36, 0.64, 0.29, 0.71)
"""Where on its arrow a number may stand."""
BENDS = (1.0, -1.0, 2.0, -2.0)
"""How far an arrow may bow to either side of its way, to keep off others and off tokens."""
SHORT, ASIDE = 200, 44
"""An arrow that is shorter would be hidden by its number, which stands so far beside it."""

Who = tuple[Province, Unit, str]
"""A nation's units of a kind in a province."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is drawn below the tokens, what above, and what all of it takes."""

    below: tuple[Placed, ...]
    above: tuple[Placed, ...]
    boxes: tuple[Box, ...]
    """Of what lies below: rings, and the way of each arrow."""


@dataclass(frozen=True, slots=True)
class Spots:
    """Where cities and units stand in a part of the map."""

    facts: Board
    found: Drawn
    tokens: Tokens
    window: Window

    def city(self, province: Province) -> Point:
        """The middle of a city."""
        return self.window.at(self.found.places[self.facts.index[province]].city)

    def token(self, who: Who) -> Point | None:
        """The middle of the token of units; None where there are none any more."""
        province, kind, nation = who
        return self.tokens.units.get((self.facts.index[province], kind, nation))

    def unit(self, who: Who) -> Point:
        """The same, or where it would stand."""
        place = self.found.places[self.facts.index[who[0]]]
        return self.token(who) or self.window.at(place.legions if who[1] == LEGION else place.galleys)


def marks_of(
    state: AntikeState, events: Sequence[Event], found: Drawn, tokens: Tokens, window: Window
) -> Marks:
    """The marks of these events on a part of the map."""
    spots = Spots(board(state.options.board), found, tokens, window)
    moves = spread(bundled(_moves(events, spots)), tokens, window)
    rings = tuple(each for each in _rings(events, spots) if _inside(each, window))
    drawn = (arrow(move.start, move.end, move.colour, move.bend) for move in moves)
    arrowed = tuple(each for each in drawn if each is not None and _inside(each, window))
    boxes = [*(each.box for each in rings), *(box for move in moves for box in way(move))]
    told = [*_counts(moves), *_gains(events, spots), *_fights(events, spots)]
    wishes = [wish for wish in told if _inside(Placed(wish.sprite, *wish.places[0]), window)]
    standing = [each.box for each in tokens.placed]
    above = place(wishes, [*standing, *boxes], window.size, standing)
    return Marks((*rings, *arrowed), above, tuple(boxes))


def _moves(events: Sequence[Event], spots: Spots) -> Iterator[Move]:
    """The ways of units, from the edge of what stands where they were to that of what stands where they are.

    Who came back has gone nowhere. Units that fell for a city end at the city.
    """
    went = Counter[tuple[Who, Province]]()
    taken = {(event.province, event.nation) for event in events if isinstance(event, Conquered)}
    for event in events:
        if isinstance(event, Moved):
            back = (event.target, event.unit, event.nation), event.origin
            same = min(event.count, went[back])
            went[back] -= same
            went[(event.origin, event.unit, event.nation), event.target] += event.count - same

    def foot(who: Who) -> tuple[Point, float]:
        if spots.token(who) is None and (who[0], who[2]) in taken:
            return spots.city(who[0]), CITY
        return spots.unit(who), UNITS if spots.token(who) else NOTHING

    for (who, target), count in went.items():
        if count:
            start, first = foot(who)
            end, last = foot((target, *who[1:]))
            yield reaching(Move(start, end, colour_of(who[2]), count), first, last)


def _inside(mark: Placed, window: Window) -> bool:
    left, top, right, bottom = mark.box
    return right > 0 and bottom > 0 and left < window.size[0] and top < window.size[1]


def _rings(events: Sequence[Event], spots: Spots) -> Iterator[Placed]:
    """Rings around what is new, and around units that let others pass and are still there."""
    found = dict[tuple[int, Point], None]()
    for event in events:
        match event:
            case TempleBuilt(province=province):
                x, y = spots.city(province)
                found[TEMPLE_RING, (x, y - ABOVE / 2)] = None
            case Founded() | Conquered() | Settled() | GaveUp():
                found[CITY_RING, spots.city(event.province)] = None
            case Armed():
                found[UNIT_RING, spots.unit((event.province, event.unit, event.nation))] = None
            case PassedBy() if token := spots.token((event.province, event.unit, event.nation)):
                found[UNIT_RING, token] = None
    for size, middle in found:
        yield Placed(ring(size), *middle)


def spread(moves: Sequence[Move], tokens: Tokens, window: Window) -> tuple[Move, ...]:
    """The same moves, each bowed so that its arrow crosses as few tokens and other arrows as may be."""
    found, raster = list[Move](), Raster(*window.size)
    for token in tokens.placed if moves else ():
        raster.take(token.box)
    for move in moves:
        bent = [replace(move, bend=bend) for bend in BENDS]
        found.append(min(bent, key=lambda each: sum(raster.taken(box) for box in way(each)) * abs(each.bend)))
        for box in way(found[-1]):
            raster.take(box)
    return tuple(found)


def _counts(moves: Sequence[Move]) -> Iterator[Wish]:
    """How many went, each number on its arrow, or beside it where that is short."""
    beside = [side * ASIDE * far for far in (1.0, 1.4) for side in (1, -1)]
    for move in moves:
        if move.count > 1:
            asides = [0.0] if math.dist(move.start, move.end) > SHORT else beside
            spots = [along(move, share, aside) for aside in asides for share in SHARES]
            yield Wish(gain(str(move.count)), tuple(spots))


def _gains(events: Sequence[Event], spots: Spots) -> Iterator[Wish]:
    """How many units are new, beside them."""
    new = Counter[Who]()
    for event in events:
        if isinstance(event, Armed):
            new[event.province, event.unit, event.nation] += event.count
    for who, count in new.items():
        yield Wish(gain(f"+{count}"), _beside(spots.unit(who)))


def _fights(events: Sequence[Event], spots: Spots) -> Iterator[Wish]:
    """Swords in each province where there was a fight, with how many fell on each side.

    They stand beside the city that was taken or the units that fought, or in their place where all fell.
    """
    fallen, where = Counter[Province](), dict[Province, tuple[Point, ...]]()
    for event in events:
        match event:
            case Fought(province=province, unit=kind):
                fallen[province] += event.count
                who = [(province, kind, nation) for nation in (event.nation, event.rival)]
                left = [each for each in who if spots.token(each)]
                middle = spots.unit(left[0] if left else who[0])
                where.setdefault(province, (*(() if left else (middle,)), *_beside(middle)))
            case Conquered(province=province):
                fallen[province] += event.legions + event.galleys
                where[province] = _beside(spots.city(province))
    for province, count in fallen.items():
        yield Wish(swords(count), where[province])


def _beside(middle: Point) -> tuple[Point, ...]:
    x, y = middle
    ways = ((1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1.2), (0, 1.2), (1.6, 0), (-1.6, 0))
    return tuple((x + across * BESIDE, y + down * BESIDE) for across, down in ways)
