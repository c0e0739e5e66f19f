"""What changed since the last picture: arrows, hexagons, swords with losses, borders lit up, what grew."""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.contract import Event
from engine.dies_irae.board import board
from engine.dies_irae.events import Fought, Moved, RegionGained, UnitRaised
from engine.dies_irae.words import Hex
from render.dies_irae.geometry import ACROSS, Window, beyond, grid, in_sight, members, offsets
from render.dies_irae.layout import LEGION, SHIP, Token
from render.dies_irae.powers import colour_of, number_of
from render.kit.labels import Box, Point, Wish
from render.kit.marks import SHORTEST, Move, arrow, bundled, gain, swords, way
from render.kit.palette import INK, WHITE
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Placed, Sprite, drawn

EDGE, CORE = 12, 6
"""How wide the white of a line around hexes is, and the ink in its middle."""
AWAY = 12
"""How far from the middle of its hex an arrow begins where its units left none behind."""
NEAR = 2 * ACROSS
"""Shorter ways than this, in pixels of the whole map, have their arrows above the tokens."""
LONG = 110
"""Pixels of an arrow that bears its number itself."""
STEP, HALO = 14, 14
"""How far the boxes along a line lie apart, and how far an arrow's head reaches beyond its shaft."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of a part of the map: those below tokens, those above, and what finds its own place."""

    below: tuple[Placed, ...]
    above: tuple[Placed, ...]
    plates: tuple[Wish, ...]
    taken: tuple[Box, ...]
    """What names keep away from."""
    lines: tuple[Box, ...] = ()
    """Boxes along borders and hexagons, which the names of regions keep away from."""


def happened(events: Iterable[Event]) -> frozenset[int]:
    """The hexes where something happened: all that events name but those that units left."""
    named = [event.target if isinstance(event, Moved) else getattr(event, "hex", None) for event in events]
    return frozenset(board().index[name] for name in named if name is not None)


def named(events: Iterable[Event]) -> frozenset[int]:
    """All hexes that events name."""
    left = [board().index[event.origin] for event in events if isinstance(event, Moved)]
    return happened(events).union(left)


def marks_of(events: Sequence[Event], tokens: Sequence[Token], window: Window) -> Marks:
    """What marks these events on a part of the map on which these tokens stand."""
    seen = in_sight(window)
    below = [_outline(event.region, window) for event in events if isinstance(event, RegionGained)]
    below += [Placed(hexagon(window.scale), *window.middle(place)) for place in happened(events) & seen]
    above, plates, taken = list[Placed](), list[Wish](), list[Box]()
    for move, near in _moves(events, tokens, window):
        shaft = arrow(move.start, move.end, move.colour)
        if shaft is None:
            continue
        (above if near else below).append(shaft)
        taken += _kept_off(move)
        if move.count > 1:
            plates.append(Wish(gain(str(move.count)), tuple(_beside(move))))
    plates += _swords(events, window)
    plates += _raised(events, window)
    lines = [line for place in happened(events) & seen for line in sides((place,), window)]
    for event in events:
        if isinstance(event, RegionGained):
            lines += sides(members()[_number(event.region)], window)
    along = [box for start, end in lines for box in _along(Move(start, end, INK), EDGE)]
    inside = tuple(_inside(each, window) for each in plates)
    return Marks(tuple(below), tuple(above), inside, tuple(taken), tuple(along))


def _inside(wish: Wish, window: Window) -> Wish:
    """The same with all its places so far from the edge that nothing is cut off."""
    across, down = wish.sprite.size[0] / 2 + 1, wish.sprite.size[1] / 2 + 1
    return Wish(
        wish.sprite,
        tuple(
            (min(max(x, across), window.width - across), min(max(y, down), window.height - down))
            for x, y in wish.places
        ),
    )


def _moves(events: Sequence[Event], tokens: Sequence[Token], window: Window) -> Iterator[tuple[Move, bool]]:
    """The ways of units on the map, bundled, each with whether it is a short one."""
    seen, ways = in_sight(window), list[Move]()
    for event in events:
        if isinstance(event, Moved) and event.origin != event.target:
            one, other = board().index[event.origin], board().index[event.target]
            if one in seen or other in seen:
                power = number_of(event.power)
                ways.append(Move(window.middle(one), window.middle(other), colour_of(power), event.count))
    for each in bundled(ways):
        reach = math.dist(each.start, each.end)
        dx, dy = (each.end[0] - each.start[0]) / reach, (each.end[1] - each.start[1]) / reach
        near = reach < NEAR * window.scale
        start = _edge(each, each.start, (dx, dy), tokens, window) if near else AWAY * window.scale
        end = _edge(each, each.end, (-dx, -dy), tokens, window)
        lacking = max(0.0, SHORTEST + 4 - (reach - start - end)) / 2
        start, end = max(0.0, start - lacking), max(0.0, end - lacking)
        yield (
            Move(
                (each.start[0] + dx * start, each.start[1] + dy * start),
                (each.end[0] - dx * end, each.end[1] - dy * end),
                each.colour,
                each.count,
            ),
            near,
        )


def _edge(move: Move, point: Point, along: Point, tokens: Sequence[Token], window: Window) -> float:
    """How far from a hex's middle the edge of the mover's token lies in a direction."""
    for token in tokens:
        units = token.kind in (LEGION, SHIP) and colour_of(token.power) == move.colour
        if units and window.middle(token.hex) == point:
            width, height = token.sprite.size
            off = token.x - window.left - point[0], token.y - window.top - point[1]
            radius = 1 / math.hypot(along[0] * 2 / width, along[1] * 2 / height)
            return max(0.0, radius + off[0] * along[0] + off[1] * along[1])
    return float(AWAY * window.scale)


def _kept_off(move: Move) -> Iterator[Box]:
    """Boxes along an arrow's bow and around its head."""
    boxes = way(move)
    yield from boxes
    for left, top, right, bottom in boxes[-1:]:
        yield left - HALO, top - HALO, right + HALO, bottom + HALO


def _along(move: Move, wide: int) -> Iterator[Box]:
    """Boxes along a line, so many pixels wide."""
    reach = math.dist(move.start, move.end)
    many = max(1, round(reach / STEP))
    for step in range(many + 1):
        x, y = (one + (other - one) * step / many for one, other in zip(move.start, move.end, strict=True))
        yield x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2


def _beside(move: Move) -> Iterator[Point]:
    """Where an arrow's number may stand: on its middle where it is long, else beside it."""
    (x, y), (to_x, to_y) = move.start, move.end
    reach = math.dist(move.start, move.end)
    dx, dy = (to_x - x) / reach, (to_y - y) / reach
    for share in (0.5, 0.35, 0.2) if reach > LONG else (0.5, 0.1, 0.9):
        for side in (0, 38, -38, 52, -52) if reach > LONG else (38, -38, 52, -52):
            yield x + (to_x - x) * share - dy * side, y + (to_y - y) * share + dx * side


def _corners(place: int, window: Window) -> tuple[Point, ...]:
    """Around a hex, where something may be told of it."""
    x, y = window.middle(place)
    wide, tall = 48 * window.scale, 40 * window.scale
    ways = ((1, -0.8), (-1, -0.8), (1, 0.8), (-1, 0.8), (0, -1.5), (1.4, 0), (-1.4, 0), (0, 1.5))
    return tuple((x + across * wide, y + down * tall) for across, down in ways)


def _swords(events: Sequence[Event], window: Window) -> Iterator[Wish]:
    """Crossed swords with how many fell, beside each hex that was fought for."""
    lost: dict[Hex, int] = {}
    for event in events:
        if isinstance(event, Fought):
            fallen = event.lost + event.rival_lost + event.drowned + event.rival_drowned
            lost[event.hex] = lost.get(event.hex, 0) + fallen
    for name, count in lost.items():
        if board().index[name] in in_sight(window):
            yield Wish(swords(count), _corners(board().index[name], window))


def _raised(events: Sequence[Event], window: Window) -> Iterator[Wish]:
    """How many units were raised in a hex, where they were several."""
    raised: dict[Hex, int] = {}
    for event in events:
        if isinstance(event, UnitRaised):
            raised[event.hex] = raised.get(event.hex, 0) + 1
    for name, count in raised.items():
        if count > 1 and board().index[name] in in_sight(window):
            yield Wish(gain(f"+{count}"), _corners(board().index[name], window))


@kept
def hexagon(scale: float) -> Sprite:
    """The line around a hex where something happened: white, ink, white."""
    wide = round(ACROSS * scale) + EDGE
    tall = 2 * max(y for _, y in offsets(scale)) + EDGE

    def draw(pen: Pen, s: float) -> None:
        corners = [((x + wide / 2) * s, (y + tall / 2) * s) for x, y in offsets(scale)]
        for width, colour in ((EDGE, WHITE), (CORE, INK)):
            pen.line([*corners, *corners[:2]], fill=colour, width=round(width * s), joint="curve")

    return drawn(wide, tall, draw)


def _outline(region: str, window: Window) -> Placed:
    """A region's border in white and ink."""
    sprite, left, top = _border(_number(region), window.scale)
    return Placed(sprite, left - window.left, top - window.top, "lt")


def _number(region: str) -> int:
    return [str(area.region) for area in board().regions].index(region)


def sides(places: Collection[int], window: Window) -> list[tuple[Point, Point]]:
    """The sides of some hexes together: those that no two of them share."""
    found = list[tuple[Point, Point]]()
    for place in places:
        corners = [(x - window.left, y - window.top) for x, y in grid(window.scale).corners(place)]
        for side, there in enumerate(beyond()[place]):
            if there not in places:
                found.append((corners[side], corners[(side + 1) % 6]))
    return found


@kept
def _border(number: int, scale: float) -> tuple[Sprite, float, float]:
    """A region's border, and where its corner lies on the map."""
    lines = sides(members()[number], Window(scale))
    ends = [end for line in lines for end in line]
    left, top = min(x for x, _ in ends) - EDGE // 2, min(y for _, y in ends) - EDGE // 2
    wide, tall = max(x for x, _ in ends) - left + EDGE // 2, max(y for _, y in ends) - top + EDGE // 2

    def draw(pen: Pen, s: float) -> None:
        for width, colour in ((EDGE, WHITE), (CORE, INK)):
            for line in lines:
                points = [((x - left) * s, (y - top) * s) for x, y in line]
                pen.line(points, fill=colour, width=round(width * s))
                for x, y in points:
                    radius = width * s / 2
                    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    return drawn(round(wide), round(tall), draw), left, top
