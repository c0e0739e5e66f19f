"""The part of the map where answers lie, with the way of the group that is under way."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from PIL import Image

from engine.core.choosing.menu import Question
from engine.core.contract import Word
from engine.grecolonies.state import GrecoloniesState
from render.grecolonies.geometry import HEIGHT, WIDTH, Point, Sight
from render.grecolonies.ground import MAPS
from render.grecolonies.map import Layout, draw_map, layout
from render.grecolonies.marks import covered
from render.grecolonies.questions.spots import Spot, target_of
from render.grecolonies.questions.ways import ways_of
from render.grecolonies.tokens import COLONY_DOWN, HOME_DOWN, Token, facing, tokens_of
from render.kit.badges import across, around, badge, tied, together
from render.kit.labels import CELL, Box, Wish, place
from render.kit.marks import ring
from render.kit.palette import INK
from render.kit.sprite import BOLD, Placed, Sprite, text
from render.kit.zoom import edged, smaller
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
RING, NEAR = 330, 480
"""Pixels across the ring around a province, and at most to the middles of those around it."""
NAME, SMALLER = 27, 0.85
"""Height of names on the whole map, and how much smaller letters are there: they stand closer together."""


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

    def box_of(self, box: Box) -> Box:
        """What a box of what is drawn covers in the picture."""
        left, top, right, bottom = box
        return (*self.of((left, top)), *self.of((right, bottom)))

    @property
    def reach(self) -> float:
        """Pixels of the picture from a province's middle to its edge, where letters still belong to it."""
        return 0.5 * RING * self.scale * self.sight.scale


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
    names: tuple[Placed, ...]
    """The names of the whole map, which is drawn without them; a part that is cut out has its own."""
    spots: tuple[Point, ...]
    badges: tuple[Placed, ...]
    """A badge for each of the spots."""


def land_of(
    scene: Scene, question: Question, provinces: Sequence[int], lettered: Sequence[tuple[str, Spot]]
) -> Land:
    """The part with its letters: each beside what stands in its province, or beside one city's citizens.

    Provinces that bear none, but are asked about, have a ring.
    """
    state: GrecoloniesState = scene.view.state
    part = part_of(state.options.board, provinces)
    ways = ways_of(state, scene.view.viewer, question)
    found, faced = layout(state, ways, scene.words, part.sight), facing(state, ways, part.sight.board)
    here = [part.box_of(each.box) for each in (*found.tokens, *found.signs, *found.above)]
    here += [part.box_of(box) for box in covered(found.below)]
    taken: list[Box] = [box for box in here if _inside(box, part.size)]
    shared = _shared(state, lettered)
    standing = {
        spot.province: tuple(tokens_of(state, spot.province, part.sight, faced)) for _, spot in shared
    }
    spots = tuple(_point(spot, standing[spot.province], part) for _, spot in shared)
    whole = part.scale != 1
    wide = round(across(part.size[0]) * (SMALLER if whole else 1))
    wishes = []
    for (letters, spot), point in zip(shared, spots, strict=True):
        sign = badge(letters, wide)
        places = tuple(_places(state, spot, standing[spot.province], part, sign, point))
        wishes.append(Wish(sign, _in_own(spot, part, places, sign)))
    found = replace(found, under_signs=tuple(_rings(state, provinces, lettered, part.sight)))
    named = _names(scene, provinces, part) if whole else []
    words = [] if whole else [part.box_of(each.box) for each in found.names]
    placed = place([*named, *wishes], [*taken, *words], part.size, words)
    return Land(part, found, placed[: len(named)], spots, placed[len(named) :])


def draw_land(scene: Scene, land: Land) -> Image.Image:
    """The part of the map as it stands, with what is asked about."""
    image = _drawn(scene.view.state, land.ground, land.part)
    edged(image, *image.size)
    for name in land.names:
        name.draw(image)
    for spot, each in zip(land.spots, land.badges, strict=True):
        if math.dist(spot, (each.x, each.y)) - each.sprite.size[0] / 2 > land.part.reach:
            tied(image, spot, each)
    for each in land.badges:
        each.draw(image)
    return image


def _drawn(state: GrecoloniesState, found: Layout, part: Part) -> Image.Image:
    """The part without letters; made smaller, it has no names yet."""
    if part.scale == 1:
        return draw_map(state, found, part.sight).crop(part.box)
    return smaller(draw_map(state, replace(found, names=()), part.sight), part.size)


def _inside(box: Box, size: tuple[int, int]) -> bool:
    return box[2] > 0 and box[3] > 0 and box[0] < size[0] and box[1] < size[1]


def _shared(state: GrecoloniesState, lettered: Sequence[tuple[str, Spot]]) -> list[tuple[str, Spot]]:
    """The letters of each spot, together on one badge."""
    found: dict[Spot, list[str]] = {}
    for letter, spot in lettered:
        found.setdefault(spot, []).append(letter)
    return [
        (_in_lines(letters, apart=" " if state.board.is_metropolis(spot.province) else "\n"), spot)
        for spot, letters in found.items()
    ]


def _in_lines(letters: Sequence[str], apart: str) -> str:
    """What stands on a badge, which should hide little: `apart` stands between two, many have two lines."""
    told = together(letters)
    parts = told.split(", ")
    halves = [(", ".join(parts[:at]) + ",", ", ".join(parts[at:])) for at in range(1, len(parts))]
    if len(letters) == 2:
        return apart.join(letters)
    return "\n".join(min(halves, key=lambda each: max(map(len, each)))) if halves else told


def _point(spot: Spot, standing: Sequence[Token], part: Part) -> Point:
    """The spot in the picture: the province's middle, or one city's citizens in it."""
    of_city = [token.middle for token in standing if spot.city and token.city == spot.city]
    return part.of(of_city[0]) if of_city else part.at(_middle(part, spot.province))


def _middle(part: Part, province: int) -> Point:
    return MAPS.drawn(part.sight.board).places[province].middle


def _places(
    state: GrecoloniesState,
    spot: Spot,
    standing: Sequence[Token],
    part: Part,
    sign: Sprite,
    point: Point,
) -> Iterator[Point]:
    """Where a letter may stand, the best first: where citizens would, beside those there are, below them."""
    (wide, high), (most_wide, most_high) = sign.size, part.size
    boxes = [part.box_of(token.placed.box) for token in standing if not spot.city or token.city == spot.city]
    home = state.board.is_metropolis(spot.province)
    if not boxes:
        x, y = _middle(part, spot.province)
        found = [part.at((x, y + (HOME_DOWN if home else COLONY_DOWN)))]
    else:
        left, right = min(box[0] for box in boxes), max(box[2] for box in boxes)
        level = sum(part.of(token.middle)[1] for token in standing) / len(standing)
        below = [((box[0] + box[2]) / 2, box[3] + high / 2 + CELL) for box in reversed(boxes)]
        below.sort(key=lambda each: each[1])
        beside = [(right + wide / 2 + CELL, level), (left - wide / 2 - CELL, level)]
        found = [*below, *beside] if home else [*beside, *below]
    for x, y in found:
        yield min(max(x, wide / 2), most_wide - wide / 2), min(max(y, high / 2), most_high - high / 2)
    yield from around(point, sign, part.size)


def _in_own(spot: Spot, part: Part, places: tuple[Point, ...], sign: Sprite) -> tuple[Point, ...]:
    """Those of the places where all of a letter's badge lies nearer to the middle of its own province than to
    any other's, or else where its middle does."""
    x, y = part.at(_middle(part, spot.province))
    around = [part.at(each) for each in _neighbours(part.sight.board, spot.province)]
    wide, high = sign.size
    across, down = max(0, wide - high) / 2, max(0, high - wide) / 2

    def own(left: float, top: float) -> bool:
        far = (left - x) ** 2 + (top - y) ** 2
        return all(far <= (left - a) ** 2 + (top - b) ** 2 for a, b in around)

    inner = tuple(each for each in places if own(*each))
    whole = tuple(
        (left, top)
        for left, top in inner
        if own(left - across, top - down) and own(left + across, top + down)
    )
    return whole or inner or places


@cache
def _neighbours(name: str, province: int) -> tuple[Point, ...]:
    """The middles of the provinces around one."""
    middles = [place.middle for place in MAPS.drawn(name).places]
    own = middles[province]
    return tuple(each for each in middles if each != own and math.dist(own, each) <= NEAR)


def _rings(
    state: GrecoloniesState, provinces: Sequence[int], lettered: Sequence[tuple[str, Spot]], sight: Sight
) -> Iterator[Placed]:
    """Rings around what was chosen before: where a group goes, and what has no letter of its own."""
    bearing = {spot.province for _, spot in lettered}
    for province in provinces:
        if province == target_of(state) or province not in bearing:
            middle = sight.at(MAPS.drawn(sight.board).places[province].middle)
            yield Placed(ring(round(RING * sight.scale)), *middle)


def _names(scene: Scene, provinces: Sequence[int], part: Part) -> list[Wish]:
    """The names of these provinces on the whole map, large enough to be read, and where they may stand."""
    state: GrecoloniesState = scene.view.state
    wishes = []
    for province in provinces:
        label = scene.words(Word("province", state.board.provinces[province]))
        x, y = part.at(MAPS.drawn(part.sight.board).places[province].middle)
        sprite = text(label, BOLD, NAME, INK, None, 4)
        half = sprite.size[0] / 2 + 6
        x = min(max(x, half), part.size[0] - half)
        ups = (62, 74, 52, 88)
        places = ((x + aside, max(y - up, 18)) for up in ups for aside in (0, -24, 24))
        wishes.append(Wish(sprite, tuple(places)))
    return wishes
