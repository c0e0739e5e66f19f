"""The part of the map where answers lie, with the way of the group that is under way."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PIL import Image

from engine.core.contract import Word
from engine.grecolonies.state import GrecoloniesState, Moving, Offered, Refused
from render.grecolonies.emblems import colour_of
from render.grecolonies.geometry import HEIGHT, WIDTH, Point, Sight
from render.grecolonies.ground import MAPS
from render.grecolonies.map import Layout, draw_map, layout
from render.grecolonies.questions.spots import Spot, target_of
from render.grecolonies.tokens import HOME_DOWN, SIGNS_UP, dwellers
from render.kit.badges import badges, tied, together
from render.kit.labels import Box, Wish, place
from render.kit.marks import Move, arrows, reaching, ring
from render.kit.palette import INK
from render.kit.sprite import BOLD, Placed, text
from render.kit.zoom import edged, larger
from render.scene import Scene

LARGEST = 1000, 960
"""Width and height of a part that is cut out of the map as it is."""
LEAST = 760, 560
"""Nothing smaller is cut out: one should see where it lies."""
AROUND = 165
"""Pixels from a province's middle to the edge of the part."""
WIDE = 850
"""Width of the whole map, drawn smaller."""
FAR = 1300
"""Width at which the whole map is drawn before it is made smaller: its tokens are larger on it."""
RING = 330
"""Pixels across the ring around a province."""
NAME = 27
"""Height of names on the whole map."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the map and how large: a box of what is drawn, and what a pixel of that becomes."""

    sight: Sight
    box: tuple[int, int, int, int]
    scale: float = 1.0

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in pixels."""
        left, top, right, bottom = self.box
        return round((right - left) * self.scale), round((bottom - top) * self.scale)

    def at(self, point: Point) -> Point:
        """Where a point of the map lies in the picture."""
        return self.of(self.sight.at(point))

    def of(self, point: Point) -> Point:
        """Where a point of what is drawn lies in the picture."""
        return (point[0] - self.box[0]) * self.scale, (point[1] - self.box[1]) * self.scale

    def box_of(self, placed: Placed) -> Box:
        """What a thing that is drawn covers in the picture."""
        left, top, right, bottom = placed.box
        return (*self.of((left, top)), *self.of((right, bottom)))


def part_of(name: str, provinces: Sequence[int]) -> Part:
    """The part of a map that shows these provinces: cut out as it is, or the whole map where they lie far
    apart."""
    middles = [MAPS.drawn(name).places[province].middle for province in provinces]
    left, right = _stretch([x for x, _ in middles], LEAST[0], WIDTH)
    top, bottom = _stretch([y for _, y in middles], LEAST[1], HEIGHT)
    if right - left <= LARGEST[0] and bottom - top <= LARGEST[1]:
        return Part(Sight(name), (left, top, right, bottom))
    height = HEIGHT * FAR // WIDTH
    return Part(Sight(name, 0, 0, FAR / WIDTH, height, FAR), (0, 0, FAR, height), WIDE / FAR)


def _stretch(values: Sequence[float], least: int, most: int) -> tuple[int, int]:
    """From the first to the last of these with room around them, at least so long, inside the map."""
    low, high = min(values) - AROUND, max(values) + AROUND
    more = max(0.0, least - (high - low)) / 2
    low, high = low - more, high + more
    if low < 0:
        low, high = 0, high - low
    if high > most:
        low, high = max(0.0, low - (high - most)), most
    return round(low), round(high)


@dataclass(frozen=True, slots=True)
class Land:
    """All that stands on the part, in the order in which it is drawn."""

    part: Part
    ground: Layout
    marks: tuple[Placed, ...]
    names: tuple[Placed, ...]
    """The names of the whole map, which is drawn without them; a part that is cut out has its own."""
    spots: tuple[Point, ...]
    badges: tuple[Placed, ...]
    """A badge for each of the spots."""


def land_of(scene: Scene, provinces: Sequence[int], lettered: Sequence[tuple[str, Spot]]) -> Land:
    """The part with its letters: each beside what stands in its province, or beside one city's citizens.

    Provinces that bear none, but are asked about, have a ring.
    """
    state: GrecoloniesState = scene.view.state
    part = part_of(state.options.board, provinces)
    found = layout(state, (), scene.words, part.sight)
    rings, ways = tuple(_rings(state, provinces, lettered, part)), tuple(_ways(state, part))
    here = [part.box_of(each) for each in (*found.tokens, *found.signs, *found.above)]
    taken: list[Box] = [box for box in here if _inside(box, part.size)]
    taken += [each.box for each in ways]
    names = _names(scene, provinces, part, taken) if part.scale != 1 else ()
    words: list[Box] = [each.box for each in names] or [part.box_of(each) for each in found.names]
    shared = _shared(lettered)
    spots = tuple(_point(state, spot, part) for _, spot in shared)
    signs = [(letters, point) for (letters, _), point in zip(shared, spots, strict=True)]
    return Land(
        part,
        found,
        (*rings, *ways),
        names,
        spots,
        badges(signs, part.size, [*taken, *words], words),
    )


def draw_land(scene: Scene, land: Land) -> Image.Image:
    """The part of the map as it stands, with what is asked about."""
    image = _drawn(scene.view.state, land.ground, land.part)
    edged(image, *image.size)
    for mark in (*land.marks, *land.names):
        mark.draw(image)
    for spot, each in zip(land.spots, land.badges, strict=True):
        tied(image, spot, each)
    for each in land.badges:
        each.draw(image)
    return image


def _drawn(state: GrecoloniesState, found: Layout, part: Part) -> Image.Image:
    """The part without letters; made smaller, it has no names yet."""
    if part.scale == 1:
        return draw_map(state, found, part.sight).crop(part.box)
    return larger(draw_map(state, replace(found, names=()), part.sight), part.size, part.box)


def _inside(box: Box, size: tuple[int, int]) -> bool:
    return box[2] > 0 and box[3] > 0 and box[0] < size[0] and box[1] < size[1]


def _shared(lettered: Sequence[tuple[str, Spot]]) -> list[tuple[str, Spot]]:
    """The letters of each spot, together on one badge."""
    found: dict[Spot, list[str]] = {}
    for letter, spot in lettered:
        found.setdefault(spot, []).append(letter)
    return [(together(letters), spot) for spot, letters in found.items()]


def _point(state: GrecoloniesState, spot: Spot, part: Part) -> Point:
    """The spot in the picture: the province's middle, or the place of a city among those who live there."""
    x, y = MAPS.drawn(part.sight.board).places[spot.province].middle
    if not spot.city:
        return part.at((x, y - SIGNS_UP))
    here = [city for city, _ in dwellers(state, spot.province)]
    step = here.index(spot.city) - (len(here) - 1) / 2 if spot.city in here else 0.0
    return part.at((x + 88 * step, y + 2 * HOME_DOWN))


def _rings(
    state: GrecoloniesState, provinces: Sequence[int], lettered: Sequence[tuple[str, Spot]], part: Part
) -> Iterator[Placed]:
    """Rings around what was chosen before: where a group goes, and what has no letter of its own."""
    bearing = {spot.province for _, spot in lettered}
    for province in provinces:
        if province == target_of(state) or province not in bearing:
            middle = part.at(MAPS.drawn(part.sight.board).places[province].middle)
            yield Placed(ring(round(RING * part.scale * part.sight.scale)), *middle)


def _ways(state: GrecoloniesState, part: Part) -> Iterator[Placed]:
    """The way of a group from where its citizens were taken, with how many."""
    frame, places = state.frame, MAPS.drawn(part.sight.board).places
    if isinstance(frame, Moving | Offered | Refused):
        target, near = part.at(places[target_of(state)].middle), RING / 2 * part.scale * part.sight.scale
        moves = [
            Move(part.at(places[origin].middle), target, colour_of(state.polis.city), count)
            for origin, count in enumerate(frame.taken)
            if count
        ]
        yield from arrows([reaching(move, near * 0.3, near * 0.55) for move in moves], 1)


def _names(scene: Scene, provinces: Sequence[int], part: Part, taken: Sequence[Box]) -> tuple[Placed, ...]:
    """The names of these provinces on the whole map, large enough to be read."""
    state: GrecoloniesState = scene.view.state
    wishes = []
    for province in provinces:
        label = scene.words(Word("province", state.board.provinces[province]))
        x, y = part.at(MAPS.drawn(part.sight.board).places[province].middle)
        sprite = text(label, BOLD, NAME, INK, None, 4)
        half = sprite.size[0] / 2 + 6
        x = min(max(x, half), part.size[0] - half)
        ups = (62, 74, 52, 88, -80, -92)
        wishes.append(
            Wish(sprite, tuple((x + aside, max(y - up, 18)) for up in ups for aside in (0, -24, 24)))
        )
    return place(wishes, taken, part.size)
