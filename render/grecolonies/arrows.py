"""Arrows that keep off names, signs, tokens and each other: each takes the straightest way that is free."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from render.grecolonies.geometry import Point
from render.kit.labels import Box
from render.kit.marks import outlined
from render.kit.palette import Rgb
from render.kit.portfolio import kept
from render.kit.sprite import Placed, Sprite

STEPS = 30
"""Pieces that a way is made of."""
ASIDE = (0.0, 26.0, -26.0, 80.0, -80.0, 140.0, -140.0, 210.0, -210.0)
"""How far to its right a way may pull in its first half and in its second, in pixels."""
LEAST = 56.0
"""Pixels that an arrow needs."""
TAIL, SHAFT, HEAD, POINT = 2.5, 7.0, 20.0, 46.0
"""Half the width of an arrow where it begins, at its neck and across its head, and the head's length."""
CELL, BEYOND = 6, 20
"""Pixels across a cell of the ground, and cells around the picture that belong to it."""
THIN, WIDE, BROAD = 14, 18, 30
"""Pixels to both sides that an arrow takes with its edge: in its first half, in its second, at its head."""
SOFT = (6, 3, 1)
"""How often a detour is smoothed, if that keeps it off things."""
STRIDE, DEAR, TIGHT, MORE = 3, 400, 12, 9
"""Cells from one step of a detour to the next, and how many steps around are better than one over a thing, or
than one with less room than so many pixels more."""
NEAR = 130
"""From how far on the head of an arrow needs its room, in pixels from the middle of what it points at."""
AROUND = tuple((x, y, math.hypot(x, y)) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
THING, OUTSIDE, CROSSING, BESIDE, ENOUGH = 100, 255, 20, 2, 60
"""What it costs to lie on a thing, outside, on another arrow and close to one; what is too much for a curve.

To leave the picture where one may costs 1.
"""

Inside = Callable[[Point], bool]
"""Whether a point lies too near to what an arrow leaves or points at."""
Way = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow as it is drawn, and the way it takes."""

    placed: Placed
    way: Way


class Ground:
    """Where arrows look for their ways: around things, inside the picture, and off each other."""

    def __init__(self, picture: tuple[int, int], things: Sequence[Box], *, bounded: bool) -> None:
        """`picture`: its width and height in pixels; `bounded`: no arrow may leave it."""
        self._across = -(-picture[0] // CELL) + 2 * BEYOND
        size = self._across, -(-picture[1] // CELL) + 2 * BEYOND
        self._taken = {
            room: self._around(size, things, room) for room in (THIN, WIDE, BROAD, WIDE + MORE, BROAD + MORE)
        }
        self._ways = list[list[tuple[int, int]]]()
        self._outside = Image.new("L", size, OUTSIDE if bounded else 1)
        inner = (BEYOND + 5, BEYOND + 5, size[0] - BEYOND - 6, size[1] - BEYOND - 6)
        ImageDraw.Draw(self._outside).rectangle(inner, fill=0)
        self._rather = self._outside.tobytes()

    def _around(self, size: tuple[int, int], things: Sequence[Box], room: int) -> bytes:
        """For each cell whether a thing lies there or so near to it."""
        image = Image.new("L", size)
        pen = ImageDraw.Draw(image)
        for left, top, right, bottom in things:
            low, high = self._cell((left - room, top - room)), self._cell((right + room, bottom + room))
            pen.rectangle((*low, *high), fill=THING)
        return image.tobytes()

    def _cell(self, point: Point) -> tuple[int, int]:
        return int(point[0] // CELL) + BEYOND, int(point[1] // CELL) + BEYOND

    def take(self, way: Way) -> None:
        """Lets later arrows keep off this way: beside it they are better than on it."""
        self._ways.append([self._cell(point) for point in way])
        image = Image.new("L", self._outside.size)
        pen = ImageDraw.Draw(image)
        for fill, width in ((BESIDE, 2 * BROAD // CELL), (CROSSING, BROAD // CELL)):
            for cells in self._ways:
                pen.line(cells, fill=fill, width=width)
        self._rather = ImageChops.lighter(image, self._outside).tobytes()

    def cheapest(self, ways: Iterable[Way]) -> tuple[int, Way]:
        """The first way that is free and long enough, or else that which costs least, and what it costs."""
        least, best, rather = 10**6, Way(), self._rather
        across, cells = self._across, len(rather)
        thin, wide, broad = (self._taken[room] for room in (THIN, WIDE, BROAD))
        for way in ways:
            length = _length(way)
            if length < LEAST:
                continue
            many, cost = len(way), 0
            step = length / many
            for number, (x, y) in enumerate(way):
                column = int(x // CELL) + BEYOND
                place = (int(y // CELL) + BEYOND) * across + column
                if 0 <= column < across and 0 <= place < cells:
                    # The room that the arrow needs: for its head, in its second half, in its first.
                    head = POINT / 3 < (many - 1 - number) * step < POINT + step
                    taken = broad if head else wide if 2 * number > many else thin
                    cost += taken[place] + rather[place]
                    if cost >= least:
                        break
            else:
                least, best = cost, way
                if not cost:
                    break
        return least, best

    def detour(self, start: Point, end: Point, free: Inside) -> Way:
        """The shortest way from one point to another around all things; `free` are both ends."""
        rather, taken = self._rather, self._taken
        across, down = self._across, len(rather) // self._across
        wide, high = across // STRIDE + 2, down // STRIDE + 2  # with an edge that no way crosses

        def node(point: Point) -> int:
            x, y = self._cell(point)
            x, y = min(max(0, x), across - STRIDE) // STRIDE, min(max(0, y), down - STRIDE) // STRIDE
            return (x + 1) * high + y + 1

        def at(place: int) -> Point:
            x, y = (STRIDE * (each - 1) + STRIDE / 2 - BEYOND for each in divmod(place, high))
            return x * CELL, y * CELL

        def dear(place: int) -> float:
            x, y = divmod(place, high)
            cell = ((y - 1) * STRIDE + 1) * across + (x - 1) * STRIDE + 1
            if not taken[BROAD + MORE][cell]:
                return 1 + rather[cell]
            room = BROAD if math.dist(point := at(place), end) < NEAR else WIDE
            tight = DEAR * bool(taken[room][cell]) + TIGHT * bool(taken[room + MORE][cell])
            return 1 + rather[cell] + (tight if tight and not free(point) else 0)

        goal, first = node(end), node(start)
        goal_x, goal_y = divmod(goal, high)
        came, known = dict[int, int](), [0.0] * (wide * high)
        edge, inner = [-1.0] * high, [-1.0, *[math.inf] * (high - 2), -1.0]
        costs = [*edge, *inner * (wide - 2), *edge]
        ahead = [
            math.hypot(x - goal_x, y - goal_y) if costs[x * high + y] > 0 else 0.0
            for x in range(wide)
            for y in range(high)
        ]
        costs[first] = 0.0
        around = [(dx * high + dy, length) for dx, dy, length in AROUND]
        open_nodes = [(ahead[first], first)]
        while open_nodes:
            through, here = heappop(open_nodes)
            so_far = costs[here]
            if here == goal:
                break
            if through > so_far + ahead[here]:
                continue  # a shorter way here was found since
            for step, length in around:
                there = here + step
                before = costs[there]
                if so_far + length >= before:  # no step costs less than its length
                    continue
                price = known[there] = known[there] or dear(there)
                cost = so_far + length * price
                if cost < before:
                    costs[there], came[there] = cost, here
                    heappush(open_nodes, (cost + ahead[there], there))
        way = [goal]
        while way[-1] in came:
            way.append(came[way[-1]])
        return start, *(at(place) for place in reversed(way[1:-1])), end


def arrow(
    ends: tuple[Point, Point], leaves: Inside, meets: Inside, ground: Ground, colour: Rgb
) -> Arrow | None:
    """The arrow between the middles of two tokens, from the edge of one to that of the other.

    Of all ways the straightest that is free, or else the cheapest; None where there is no room.
    """

    def cheapest(ways: Iterable[Way]) -> tuple[int, Way]:
        return ground.cheapest(_between(way, leaves, meets) for way in ways)

    cost, best = cheapest(_way(*ends, *pulls) for pulls in _pulls())
    if cost >= ENOUGH:
        free = ground.detour(*ends, lambda point: leaves(point) or meets(point))
        cost, best = min((cost, best), cheapest(_smooth(free, times) for times in SOFT))
    if not best:
        return None
    ground.take(best)
    x, y = best[0]
    sprite, left, top = _drawn(tuple((round(px - x), round(py - y)) for px, py in best), colour)
    return Arrow(Placed(sprite, x + left, y + top, "lt"), best)


@cache
def _pulls() -> tuple[tuple[float, float], ...]:
    """Pairs of pulls, those of the straightest ways first."""
    pairs = ((one, other) for one in ASIDE for other in ASIDE)
    return tuple(sorted(pairs, key=lambda pair: abs(pair[0]) + abs(pair[1]) + 2 * abs(pair[0] - pair[1])))


@cache
def _curve(first: float, second: float) -> tuple[Point, ...]:
    """How far along and how far aside the points of a way lie that is pulled aside twice."""
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        one, other = 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t)
        found.append((0.3 * one + 0.7 * other + t**3, (one * first + other * second) * 4 / 3))
    return tuple(found)


def _way(start: Point, end: Point, first: float, second: float) -> Way:
    """A curve from one point to another, pulled aside twice."""
    (x, y), dx, dy = start, end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    right, down = -dy / length, dx / length
    return tuple(
        [
            (x + dx * along + right * aside, y + dy * along + down * aside)
            for along, aside in _curve(first, second)
        ]
    )


def _smooth(way: Way, times: int) -> Way:
    """The same way without corners."""
    for _ in range(times):
        softer = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(way, way[1:], way[2:], strict=False)
        ]
        way = (way[0], *softer, way[-1])
    return way


def _between(way: Way, leaves: Inside, meets: Inside) -> Way:
    """The part of a way after it has left the one and before it comes to the other."""
    first, last = 0, len(way)
    while first < last and leaves(way[first]):
        first += 1
    while first < last and meets(way[last - 1]):
        last -= 1
    return way[first:last]


def _length(way: Way) -> float:
    return sum(map(math.dist, way, way[1:]))


@kept
def _drawn(way: tuple[tuple[int, int], ...], colour: Rgb) -> tuple[Sprite, float, float]:
    """The arrow along a way, and where its corner lies beside the way's beginning."""
    whole, gone = _length(way), 0.0
    point = min(POINT, whole * 0.45)
    left, right = list[Point](), list[Point]()
    for one, other in pairwise(way):
        step = math.dist(one, other)
        if not step:
            continue
        if gone >= whole - point and left:
            break
        ux, uy = (other[0] - one[0]) / step, (other[1] - one[1]) / step
        half = TAIL + (SHAFT - TAIL) * gone / whole
        left.append((one[0] - uy * half, one[1] + ux * half))
        right.append((one[0] + uy * half, one[1] - ux * half))
        gone += step
    neck = (left[-1][0] + right[-1][0]) / 2, (left[-1][1] + right[-1][1]) / 2
    tip = way[-1]
    size = math.dist(neck, tip) or 1.0
    ux, uy = (tip[0] - neck[0]) / size, (tip[1] - neck[1]) / size
    broad = min(HEAD, size / 2)
    head = ((neck[0] - uy * broad, neck[1] + ux * broad), tip, (neck[0] + uy * broad, neck[1] - ux * broad))
    return outlined([*left, *head, *reversed(right)], colour)
