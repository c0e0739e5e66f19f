"""What changed since the last picture: arrows and rings below the tokens, swords and numbers above."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.antike.board import board
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
from render.kit.labels import Box, Wish, place
from render.kit.marks import Move, arrows, bundled, gain, ring, swords, way
from render.kit.sprite import Placed, Sprite

CITY_RING, TEMPLE_RING, UNIT_RING = 84, 88, 92
"""Pixels across rings around a city, a city with a temple, and units."""
BESIDE = 52
"""How far from the middle of what they tell swords and numbers stand."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is drawn below the tokens, what above, and what all of it takes."""

    below: tuple[Placed, ...]
    above: tuple[Placed, ...]
    boxes: tuple[Box, ...]
    """Of what lies below: rings, and the way of each arrow."""


def marks_of(
    state: AntikeState, events: Sequence[Event], found: Drawn, tokens: Tokens, window: Window
) -> Marks:
    """The marks of these events on a part of the map."""
    facts = board(state.options.board)

    def city(province: Province) -> Point:
        return window.at(found.places[facts.index[province]].city)

    def unit(province: Province, kind: Unit, nation: str) -> Point:
        number = facts.index[province]
        spot = found.places[number]
        anchor = window.at(spot.legions if kind == LEGION else spot.galleys)
        return tokens.units.get((number, kind, nation), anchor)

    moves = tuple(
        Move(
            unit(event.origin, event.unit, event.nation),
            unit(event.target, event.unit, event.nation),
            colour_of(event.nation),
            event.count,
        )
        for event in events
        if isinstance(event, Moved)
    )
    rings = tuple(each for event in events for each in _rings(event, city, unit) if _inside(each, window))
    arrowed = tuple(each for each in arrows(moves) if _inside(each, window))
    boxes = [*(each.box for each in rings), *(box for move in bundled(moves) for box in way(move))]
    told = [*_gains(events, unit), *_fights(events, city, unit)]
    wishes = [wish for wish in told if _inside(Placed(wish.sprite, *wish.places[0]), window)]
    above = place(wishes, [*(each.box for each in tokens.placed), *boxes], window.size)
    return Marks((*rings, *arrowed), above, tuple(boxes))


def _inside(mark: Placed, window: Window) -> bool:
    left, top, right, bottom = mark.box
    return right > 0 and bottom > 0 and left < window.size[0] and top < window.size[1]


def _rings(
    event: Event, city: Callable[[Province], Point], unit: Callable[[Province, Unit, str], Point]
) -> Iterator[Placed]:
    """Rings around what is new."""
    match event:
        case TempleBuilt(province=province):
            x, y = city(province)
            yield Placed(ring(TEMPLE_RING), x, y - ABOVE / 2)
        case Founded(province=province) | Conquered(province=province) | Settled(province=province):
            yield Placed(ring(CITY_RING), *city(province))
        case GaveUp(province=province):
            yield Placed(ring(CITY_RING), *city(province))
        case Armed(province=province, unit=kind, nation=nation):
            yield Placed(ring(UNIT_RING), *unit(province, kind, nation))
        case PassedBy(province=province, unit=kind, nation=nation):
            yield Placed(ring(UNIT_RING), *unit(province, kind, nation))


def _gains(events: Sequence[Event], unit: Callable[[Province, Unit, str], Point]) -> Iterator[Wish]:
    """How many units are new, beside them."""
    new = Counter[tuple[Province, Unit, str]]()
    for event in events:
        if isinstance(event, Armed):
            new[event.province, event.unit, event.nation] += event.count
    for where, count in new.items():
        yield _beside(gain(f"+{count}"), unit(*where))


def _fights(
    events: Sequence[Event],
    city: Callable[[Province], Point],
    unit: Callable[[Province, Unit, str], Point],
) -> Iterator[Wish]:
    """Swords with how many fell on each side, beside the units or the city they fought for."""
    fallen = Counter[Point]()
    for event in events:
        match event:
            case Fought(province=province, unit=kind, count=count, nation=nation):
                fallen[unit(province, kind, nation)] += count
            case Conquered(province=province, legions=legions, galleys=galleys):
                fallen[city(province)] += legions + galleys
    for where, count in fallen.items():
        yield _beside(swords(count), where)


def _beside(sprite: Sprite, middle: Point) -> Wish:
    x, y = middle
    ways = ((1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1.2), (0, 1.2), (1.6, 0), (-1.6, 0))
    return Wish(sprite, tuple((x + across * BESIDE, y + down * BESIDE) for across, down in ways))
