"""What marks on the map what happened: arrows, rings, crossed swords, and how many came."""

import math
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

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
from engine.grecolonies.words import City
from render.grecolonies.arrows import Arrow, Ground, Inside, Way, arrow
from render.grecolonies.emblems import BELOW, colour_of
from render.grecolonies.geometry import Point, Sight
from render.grecolonies.ground import MAPS
from render.grecolonies.tokens import COLONY_DOWN, HOME_DOWN, SIGN, Token, fight_of, signs_of
from render.kit.labels import Box, Wish
from render.kit.marks import gain, ring, swords
from render.kit.sprite import Placed

ROOM = 18
"""Pixels between an arrow and what it comes from or points at."""
SHORT = 260
"""Pixels from start to end of an arrow that has no room for a number."""
ALONG, BESIDE = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82), (0.5, 0.3, 0.7)
"""Where on an arrow its number may stand, or beside a short one."""
ALONE = 44
"""How far from other arrows it keeps, in pixels."""
PLATE = 34
"""How far to both sides of a token's middle an arrow keeps off its plate."""
RING = 32
"""How much wider than its token or sign a ring is."""
IN_COLONY = (
    (104, 56),
    (128, 62),
    (-128, 62),
    (130, -78),
    (-130, -78),
    (132, -30),
    (-132, -30),
    (0, 128),
    (0, -150),
)
AT_HOME = ((116, -62), (-116, -62), (116, 96), (-116, 96), (0, 104), (150, 20), (-150, 20), (0, -128))
"""Where swords may lie beside a province's middle: the first place that is free."""

RUN = re.compile(rb"[^\0]+")
"""Cells beside each other of which something is covered."""

Standing = Mapping[int, Sequence[Token]]
"""What stands in each province."""


Move: TypeAlias = tuple[int, int, City]
"""From which province to which, and whose citizens."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What lies below signs, and below tokens; what lies above them looks for a free place."""

    under_signs: tuple[Placed, ...]
    rings: tuple[Placed, ...]
    grown: tuple[Wish, ...]
    """How many came, beside their tokens."""
    fights: tuple[Wish, ...]
    moves: Mapping[Move, int]
    """How many went each way, to be drawn as arrows between all that stands."""


def marks_of(state: GrecoloniesState, events: Sequence[Event], sight: Sight, standing: Standing) -> Marks:
    """All marks of these events in a part of the map."""
    index = board(sight.board).index
    signs, rings, numbers = list[Placed](), list[Placed](), list[Wish]()
    came: dict[tuple[int, str], int] = {}
    moves: dict[Move, int] = {}
    for event in events:
        if isinstance(event, Recruited | Entered | Returned):
            place = index[event.province], str(event.city)
            came[place] = came.get(place, 0) + (0 if isinstance(event, Entered) else event.count)
        elif isinstance(event, ObjectiveTaken):
            signs += _taken(event, state, index, sight)
        elif isinstance(event, Gathered | Allied):
            target = event.target if isinstance(event, Gathered) else event.province
            way = index[event.origin], index[target], event.city
            moves[way] = moves.get(way, 0) + event.count
    for (province, city), count in came.items():
        token = _token(standing, province, city)
        if token is not None:
            rings.append(Placed(ring(round(2 * token.radius) + RING), *token.middle))
            if count:
                numbers.append(_beside(token, count))
    fights = _fights(state, events, index, sight)
    return Marks(
        tuple(each for each in signs if is_seen(each, sight)),
        tuple(each for each in rings if is_seen(each, sight)),
        tuple(each for each in numbers if _within(each.places[0], sight)),
        tuple(each for each in fights if _within(each.places[0], sight)),
        moves,
    )


def is_seen(placed: Placed, sight: Sight) -> bool:
    """Whether something lies in the picture, at least in part."""
    left, top, right, bottom = placed.box
    return right > 0 and bottom > 0 and left < sight.width and top < sight.height


def _within(point: Point, sight: Sight) -> bool:
    return 0 <= point[0] <= sight.width and 0 <= point[1] <= sight.height


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


def _foot(province: int, city: str, standing: Standing, sight: Sight) -> Point:
    """Where an arrow begins or ends: the middle of a city's token, or where it would be."""
    token = _token(standing, province, city)
    if token is not None:
        return token.middle
    x, y = sight.at(MAPS.drawn(sight.board).places[province].middle)
    down = HOME_DOWN if board(sight.board).is_metropolis(province) else COLONY_DOWN
    return x, y + down - 13


def _around(tokens: Sequence[Token], ringed: Collection[Point]) -> Inside:
    """What says whether a point lies on one of these tokens, on its plate or on the ring around it."""
    zones = [
        (*token.middle, token.radius + ROOM + (RING / 2 if token.middle in ringed else 0), token)
        for token in tokens
    ]

    def inside(point: Point) -> bool:
        for x, y, reach, token in zones:
            if math.hypot(point[0] - x, point[1] - y) < reach:
                return True
            if token.city and abs(point[0] - x) < PLATE and 0 < point[1] - y < token.radius + BELOW + ROOM:
                return True
        return False

    return inside


def arrows_of(marks: Marks, standing: Standing, ground: Ground, sight: Sight) -> Iterator[tuple[Arrow, int]]:
    """An arrow for each move with how many went, the short ones first: they have the least choice."""
    ringed = {(each.x, each.y) for each in marks.rings}

    def ends(move: Move) -> tuple[Point, Point]:
        origin, target, city = move
        return _foot(origin, city, standing, sight), _foot(target, city, standing, sight)

    for move in sorted(marks.moves, key=lambda each: math.dist(*ends(each))):
        leaves, meets = (_around(standing[province], ringed) for province in move[:2])
        found = arrow(ends(move), leaves, meets, ground, colour_of(move[2]))
        if found is not None and is_seen(found.placed, sight):
            yield found, marks.moves[move]


def _beside(token: Token, count: int) -> Wish:
    """How many came, beside their token."""
    plate = gain(f"+{count}")
    (x, y), across, up = token.middle, token.radius + plate.size[0] / 2 + 8, token.radius
    beside = ((x + across, y), (x - across, y), (x + across, y + 26), (x - across, y + 26))
    further = ((x + across * 0.8, y - up), (x - across * 0.8, y - up), (x, y + up + 60), (x, y - up - 30))
    return Wish(plate, (*beside, *further))


def along(way: Way, count: int, others: Collection[Way], sight: Sight) -> Iterator[Wish]:
    """How many went, on their arrow or beside it, where that is in the picture and off the other arrows."""
    # On a short arrow the number would hide it: it stands beside.
    short = math.dist(way[0], way[-1]) <= SHORT
    asides, shares = ((46.0, -46.0, 60.0, -60.0), BESIDE) if short else ((0.0,), ALONG)
    places = []
    for share in shares:
        place = round(share * (len(way) - 1))
        one, other = way[max(0, place - 1)], way[min(len(way) - 1, place + 1)]
        length = math.dist(one, other) or 1.0
        across = (one[1] - other[1]) / length, (other[0] - one[0]) / length
        places += [(way[place][0] + across[0] * far, way[place][1] + across[1] * far) for far in asides]
    seen = tuple(each for each in places if _within(each, sight))
    crowd = [point for other in others if other is not way for point in other]
    alone = tuple(each for each in seen if all(math.dist(each, point) > ALONE for point in crowd))
    if count > 1 and seen:
        yield Wish(gain(str(count)), alone or seen)


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
