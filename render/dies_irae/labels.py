"""Names on the map: cities along the lines between rows of hexes, provinces and islands in capitals."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from engine.core.contract import Word
from engine.dies_irae.board import NOWHERE, board
from render.dies_irae.geometry import CAP, SIDE, WIDTH, grid, members
from render.kit.palette import INK, TERRACOTTA, Rgb, mix
from render.kit.sprite import BOLD, DISPLAY, Sprite, font, text
from render.scene import Told

Span: TypeAlias = tuple[float, float]

PITCH = CAP + SIDE
CITY_SIZES, REGION_SIZES = (26, 23, 20), (26, 23, 20)
LARGE_CITY, LARGE_REGION, LARGE_ID = (34, 30, 26), (44, 38, 32), (20,)
"""The same, and for the ids of hexes without a name, where a part is drawn twice as large."""
SHIFTS = (0, 10, -10, 20, -20, 30, -30, 42, -42)
"""How far along its line a city's name may move."""
CITY, REGION, ID = INK, mix(TERRACOTTA, INK, 0.4), mix(INK, (255, 255, 255), 0.4)
CROWDED = 16.0
"""Overlap with other names, in pixels of the whole map, that a name does not bear."""


class Lines:
    """What is written already on each line between two rows."""

    def __init__(self) -> None:
        self._spans: dict[int, list[Span]] = {}

    def overlap(self, line: int, span: Span) -> float:
        """The length of a span that is written on already."""
        return sum(max(0.0, min(span[1], b) - max(span[0], a)) for a, b in self._spans.get(line, ()))

    def write(self, line: int, span: Span) -> None:
        """Takes a span."""
        self._spans.setdefault(line, []).append(span)


@dataclass(frozen=True, slots=True)
class Hand:
    """How a kind of names is written."""

    face: str
    sizes: tuple[int, ...]
    colour: Rgb
    halo: int


@dataclass(frozen=True, slots=True)
class Label:
    """A name with its middle on the map; `hex` is the one it belongs to."""

    name: str
    hand: Hand
    size: int
    x: float
    y: float
    hex: int

    @property
    def sprite(self) -> Sprite:
        """The name as it is written."""
        return text(self.name, self.hand.face, self.size, self.hand.colour, None, self.hand.halo)


def _span(x: float, half: float) -> Span:
    """The span of a name kept inside the map."""
    x = min(max(x, half + 24), WIDTH - half - 10)
    return x - half, x + half


def _halves(name: str, hand: Hand, scale: int) -> list[float]:
    return [(font(hand.face, size).getlength(name) / 2 + hand.halo + 2) / scale for size in hand.sizes]


@lru_cache(maxsize=8)
def labels(cities: tuple[str, ...], regions: tuple[str, ...], scale: int) -> tuple[Label, ...]:
    """All names at a size, the most crowded placed first; those that find no room are left to the zoom."""
    lines, found = Lines(), list[Label]()
    large = scale > 1
    hand = Hand(BOLD, LARGE_CITY if large else CITY_SIZES, CITY, 3 * scale)
    for number in sorted(range(len(cities)), key=lambda each: -_crowd(each)):
        found.append(_city(board().sites[number].hex, cities[number], hand, lines, scale))
    hand = Hand(DISPLAY, LARGE_REGION if large else REGION_SIZES, REGION, 3 * scale)
    for number, name in enumerate(regions):
        if name not in cities:
            found += _region(number, name, hand, lines, scale)
    if large:
        hand = Hand(BOLD, LARGE_ID, ID, 2)
        for place, site in enumerate(board().site):
            if site == NOWHERE:
                found += _id(place, hand, lines, scale)
    return tuple(found)


def names_of(words: Told) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of all sites and regions in one language."""
    facts = board()
    return (
        tuple(words(Word("hex", facts.hexes[site.hex])) for site in facts.sites),
        tuple(words(Word("region", area.region)) for area in facts.regions),
    )


def _crowd(site: int) -> int:
    place = board().sites[site].hex
    return sum(board().site[there] != NOWHERE for there in board().around[place])


def _line_y(line: int, scale: int) -> float:
    """The middle of the line above a row."""
    first = grid(1).middles[0][1] - board().at[0][0] * PITCH
    return (first + line * PITCH - PITCH / 2) * scale


def _city(place: int, name: str, hand: Hand, lines: Lines, scale: int) -> Label:
    x, row = grid(1).middles[place][0], board().at[place][0]
    best: tuple[float, int, int, Span] | None = None
    for which, half in enumerate(_halves(name, hand, scale)):
        for line in (row + 1, row):
            for shift in SHIFTS:
                if abs(shift) > half:
                    continue
                span = _span(x + shift, half)
                cost = 3 * lines.overlap(line, span) + 9 * which + 0.35 * abs(shift) + 4 * (line == row)
                if best is None or cost < best[0]:
                    best = (cost, which, line, span)
    assert best is not None  # noqa: S101 - there is always a candidate without a shift
    _, which, line, span = best
    lines.write(line, span)
    return Label(name, hand, hand.sizes[which], (span[0] + span[1]) / 2 * scale, _line_y(line, scale), place)


def _region(number: int, name: str, hand: Hand, lines: Lines, scale: int) -> list[Label]:
    """A region's name: along a line of its own hexes, near their middle."""
    places = members()[number]
    middles = [grid(1).middles[place] for place in places]
    centre = sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)
    rows = [board().at[place][0] for place in places]
    best: tuple[float, int, int, Span] | None = None
    for which, half in enumerate(_halves(name, hand, scale)):
        for line in range(min(rows), max(rows) + 2):
            y = _line_y(line, 1)
            near = [x for x, middle_y in middles if abs(middle_y - y) < PITCH]
            for x in range(int(min(near)) - 40, int(max(near)) + 41, 8):
                span = _span(x, half)
                outside = max(0.0, min(near) - 30 - span[0]) + max(0.0, span[1] - max(near) - 30)
                away = abs(x - centre[0]) + abs(y - centre[1])
                cost = 4 * lines.overlap(line, span) + 0.5 * outside + 0.15 * away + 8 * which
                if best is None or cost < best[0]:
                    best = (cost, which, line, span)
    if best is None or lines.overlap(best[2], best[3]) > CROWDED:
        return []
    _, which, line, span = best
    lines.write(line, span)
    along = (span[0] + span[1]) / 2 * scale
    return [Label(name.upper(), hand, hand.sizes[which], along, _line_y(line, scale), places[0])]


def _id(place: int, hand: Hand, lines: Lines, scale: int) -> list[Label]:
    """The id of a hex without a name, in its lower corner."""
    x, row = grid(1).middles[place][0], board().at[place][0]
    half = _halves(board().hexes[place], hand, scale)[0]
    span = (x - half, x + half)
    if lines.overlap(row + 1, span):
        return []
    name = board().hexes[place].upper()
    return [Label(name, hand, hand.sizes[0], x * scale, _line_y(row + 1, scale) - 3, place)]
