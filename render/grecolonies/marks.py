"""What marks on the map what happened: arrows, rings, crossed swords, and how many came."""

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.core.contract import Event
from engine.grecolonies.board import board
from engine.grecolonies.events import (
    Allied,
    AssaultLost,
    Attacked,
    Entered,
    FightWon,
    Gathered,
    ObjectiveTaken,
    Recruited,
    Returned,
)
from engine.grecolonies.state import GrecoloniesState
from render.grecolonies.emblems import BELOW, colour_of
from render.grecolonies.geometry import WIDTH, Point, Sight
from render.grecolonies.ground import MAPS
from render.grecolonies.tokens import COLONY_DOWN, HOME_DOWN, LARGE, SIGN, Token, fight_of, signs_of
from render.kit.labels import Box, Wish
from render.kit.marks import Move, arrow, bundled, gain, ring, swords
from render.kit.sprite import Placed

ROOM = 7
"""Pixels between an arrow and what it comes from or points at."""
BEGIN, END = 0.12, 0.93
"""Where between its two places an arrow of the kit begins and ends."""
SHORT = 260
"""Pixels from start to end of an arrow that has no room for a number."""
LEAST = 60
"""Pixels that an arrow needs between two tokens."""
RING = 32
"""How much wider than its token or sign a ring is."""
IN_COLONY = ((104, 56), (128, 62), (-128, 62), (130, -78), (-130, -78), (132, -30))
AT_HOME = ((116, -62), (-116, -62), (116, 96), (-116, 96), (0, 104))
"""Where swords may lie beside a province's middle: the first place that is free."""

RUN = re.compile(rb"[^\0]+")
"""Cells beside each other of which something is covered."""

Standing = Mapping[int, Sequence[Token]]
"""What stands in each province."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What lies below signs, and below tokens; swords and numbers above them look for a free place."""

    under_signs: tuple[Placed, ...]
    below: tuple[Placed, ...]
    above: tuple[Wish, ...]


def marks_of(state: GrecoloniesState, events: Sequence[Event], sight: Sight, standing: Standing) -> Marks:
    """All marks of these events in a part of the map."""
    index = board(sight.board).index
    taken, rings, moves, numbers = list[Placed](), list[Placed](), list[Move](), list[Wish]()
    came: dict[tuple[int, str], int] = {}
    for event in events:
        if isinstance(event, Recruited | Entered | Returned):
            place = index[event.province], str(event.city)
            came[place] = came.get(place, 0) + (0 if isinstance(event, Entered) else event.count)
        elif isinstance(event, ObjectiveTaken):
            taken += _taken(event, state, index, sight)
        elif isinstance(event, Gathered | Allied):
            target = event.target if isinstance(event, Gathered) else event.province
            ends = _ends(standing, index[event.origin], index[target], event.city, sight)
            moves.append(Move(*ends, colour_of(event.city), event.count))
    for (province, city), count in came.items():
        token = _token(standing, province, city)
        if token is not None:
            rings.append(Placed(ring(round(2 * token.radius) + RING), *token.middle))
            if count:
                numbers.append(_beside(token, count))
    shafts = [placed for move in bundled(moves) if (placed := arrow(move.start, move.end, move.colour))]
    numbers += [_along(move) for move in bundled(moves) if move.count > 1]
    return Marks(
        tuple(each for each in taken if _is_seen(each, sight)),
        tuple(each for each in (*rings, *shafts) if _is_seen(each, sight)),
        tuple(
            each
            for each in (*_fights(state, events, index, sight), *numbers)
            if _within(each.places[0], sight)
        ),
    )


def _is_seen(placed: Placed, sight: Sight) -> bool:
    left, top, right, bottom = placed.box
    return right > 0 and bottom > 0 and left < WIDTH and top < sight.height


def _within(point: Point, sight: Sight) -> bool:
    return 0 <= point[0] <= WIDTH and 0 <= point[1] <= sight.height


def _token(standing: Standing, province: int, city: str) -> Token | None:
    return next((token for token in standing[province] if token.city == city), None)


def _taken(
    event: ObjectiveTaken, state: GrecoloniesState, index: Mapping[str, int], sight: Sight
) -> Iterator[Placed]:
    """Rings around the sign of an objective in both of its provinces."""
    signs = [state.board.signs[index[province]] for province in event.provinces]
    for province, mine in zip(event.provinces, signs, strict=True):
        for sign, placed in zip(mine, signs_of(sight, index[province]), strict=True):
            if all(sign in each for each in signs):
                yield Placed(ring(SIGN + RING), placed.x, placed.y)


def _foot(province: int, city: str, standing: Standing, sight: Sight) -> tuple[Point, float]:
    """The middle and radius of what an arrow begins or ends at: a city's token, or where it would be."""
    token = _token(standing, province, city)
    if token is not None:
        return token.middle, token.radius
    x, y = sight.at(MAPS.drawn(sight.board).places[province].middle)
    down = HOME_DOWN if board(sight.board).is_metropolis(province) else COLONY_DOWN
    return (x, y + down - 13), LARGE / 2


def _ends(standing: Standing, origin: int, target: int, city: str, sight: Sight) -> tuple[Point, Point]:
    """Start and end of a move whose arrow then reaches from the edge of one token to that of another.

    Where another token of either province is in the way, it begins or ends at that.
    """
    start, radius = _foot(origin, city, standing, sight)
    end, to_radius = _foot(target, city, standing, sight)
    length = math.dist(start, end) or 1.0
    unit = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    # From below an arrow keeps off the plate with the number.
    first = radius + BELOW * max(0.0, unit[1])
    last = length - to_radius - BELOW * max(0.0, -unit[1])
    first = max([first, *(off for _, off in _crossed(standing[origin], start, unit) if off < length / 2)])
    last = min([last, *(on for on, _ in _crossed(standing[target], start, unit) if on > first + LEAST)])
    first, last = first + ROOM, last - 2 * ROOM
    whole = (last - first) / (END - BEGIN)
    begin = first - BEGIN * whole
    return (
        (start[0] + unit[0] * begin, start[1] + unit[1] * begin),
        (start[0] + unit[0] * (begin + whole), start[1] + unit[1] * (begin + whole)),
    )


def _crossed(tokens: Sequence[Token], start: Point, unit: Point) -> Iterator[tuple[float, float]]:
    """How far along a line the tokens on it begin and end."""
    for token in tokens:
        x, y = token.middle[0] - start[0], token.middle[1] + BELOW / 2 - start[1]
        along, beside, reach = x * unit[0] + y * unit[1], x * unit[1] - y * unit[0], token.radius + BELOW / 2
        if abs(beside) < reach:
            half = math.sqrt(reach**2 - beside**2)
            yield along - half, along + half


def _beside(token: Token, count: int) -> Wish:
    """How many came, beside their token."""
    plate = gain(f"+{count}")
    (x, y), across, up = token.middle, token.radius + plate.size[0] / 2 + 8, token.radius
    beside = ((x + across, y), (x - across, y), (x + across, y + 26), (x - across, y + 26))
    further = ((x + across * 0.8, y - up), (x - across * 0.8, y - up), (x, y + up + 60), (x, y - up - 30))
    return Wish(plate, (*beside, *further))


def _along(move: Move) -> Wish:
    """How many went, on their arrow or beside it."""
    dx, dy = move.end[0] - move.start[0], move.end[1] - move.start[1]
    length = math.hypot(dx, dy) or 1.0
    lift = min(26.0, length * 0.12)
    # On a short arrow the number would hide it: it stands beside.
    aside = (0.0,) if length > SHORT else (46.0, -46.0)
    places = []
    for share in (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74):
        for side in aside:
            rise = (lift * math.sin(math.pi * share) + side) / length
            places.append((move.start[0] + dx * share - dy * rise, move.start[1] + dy * share + dx * rise))
    return Wish(gain(str(move.count)), tuple(places))


def _fights(
    state: GrecoloniesState, events: Sequence[Event], index: Mapping[str, int], sight: Sight
) -> Iterator[Wish]:
    """Crossed swords where there is or was a fight, with how many fell."""
    fallen: dict[int, int] = {}
    for event in events:
        if isinstance(event, Attacked | FightWon | AssaultLost):
            place = index[event.province]
            more = isinstance(event, AssaultLost) and event.fallen is not None
            fallen[place] = fallen.get(place, 0) + more
    fight = fight_of(state)
    if fight is not None:
        fallen.setdefault(fight.province, 0)
    for province, count in fallen.items():
        x, y = sight.at(MAPS.drawn(sight.board).places[province].middle)
        places = AT_HOME if state.board.is_metropolis(province) else IN_COLONY
        yield Wish(swords(count), tuple((x + right, y + down) for right, down in places))


def covered(placed: Iterable[Placed], cell: int = 18) -> Iterator[Box]:
    """The boxes of marks that are not empty, row by row of cells: an arrow leaves its corners free."""
    for each in placed:
        left, top, _, _ = each.box
        cells = each.sprite.mask.convert("L").reduce(cell)
        full = cells.tobytes()
        for row in range(cells.height):
            line = full[row * cells.width : (row + 1) * cells.width]
            for run in RUN.finditer(line):
                y = top + row * cell
                yield left + run.start() * cell, y, left + run.end() * cell, y + cell
