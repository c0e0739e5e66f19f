"""The map: ground, who holds what, names, marks and tokens, whole or a part of it twice as large."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageDraw

from data import ROOT
from engine.core.contract import Event
from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.law.contest import is_contested, parties
from engine.dies_irae.state import NOBODY, DiesIraeState
from render.dies_irae.geometry import (
    COLUMNS,
    HEIGHT,
    LARGER,
    ROWS,
    WIDTH,
    beyond,
    grid,
    members,
    middle,
    offsets,
)
from render.dies_irae.labels import labels, names_of
from render.dies_irae.layout import LEGION, SHIP, Token, contents, stand
from render.dies_irae.marks import draw_above, draw_marks
from render.dies_irae.powers import COLOURS, colour_of
from render.kit.palette import BLOOD, INK, deepened, flat, index, mix, tinted
from render.kit.sprite import BOLD, text
from render.kit.zoom import corner
from render.scene import Told

BAND, RIM = 10, 5
"""Width of the band along the border of a region one controls, and inside a single hex one holds."""
UNITS = (LEGION, SHIP)
REACH = 200
"""How far from its middle a name may be seen."""
STRIPE = 9
"""Width of the stripes of a contested hex."""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the map: how much larger it is drawn, and its corner and size in these pixels."""

    scale: int = 1
    left: int = 0
    top: int = 0
    width: int = WIDTH
    height: int = HEIGHT

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        return self.left, self.top, self.left + self.width, self.top + self.height

    def shows(self, place: int) -> bool:
        """True where any of a hex is in it."""
        x, y = grid(self.scale).middles[place]
        wide, tall = grid(self.scale).across // 2, grid(self.scale).down // 2
        return -wide < x - self.left < self.width + wide and -tall < y - self.top < self.height + tall


@lru_cache(maxsize=32)
def in_sight(window: Window) -> frozenset[int]:
    """The hexes of which anything is in a part of the map."""
    return frozenset(place for place in range(len(board().hexes)) if window.shows(place))


@cache
def ground(scale: int) -> Image.Image:
    """The still part of the map."""
    image = Image.open(ROOT / "dies_irae" / ("ground.png" if scale == 1 else "ground_large.png"))
    image.load()
    image.putpalette(flat())
    return image


@cache
def hex_mask(scale: int) -> Image.Image:
    """A hex's own pixels in its box."""
    found = grid(scale)
    image = Image.new("1", (found.across + 1, found.down + 1))
    x, y = found.across // 2, found.down // 2
    ImageDraw.Draw(image).polygon([(x + dx, y + dy) for dx, dy in offsets(scale)], fill=1)
    return image


@lru_cache(maxsize=32)
def _stripes(scale: int, place: int, many: int) -> Image.Image:
    """A hex's pixels on slanting stripes: those of the n-th of so many."""
    image = Image.new("1", hex_mask(scale).size)
    pen = ImageDraw.Draw(image)
    width, height = image.size
    step = STRIPE * scale
    for start in range(-height - step * many, width, step * many):
        left = start + place * step
        right = left + step
        pen.polygon([(left, height), (right, height), (right + height, 0), (left + height, 0)], fill=1)
    return ImageChops.logical_and(image, hex_mask(scale))


def holders(state: DiesIraeState) -> dict[int, int]:
    """The holder of each hex with a good that is not contested: by a post or fortress, or a legion there."""
    facts, found = board(), dict[int, int]()
    for power, realm in enumerate(state.realms):
        for stack in realm.stacks:
            if stack.legions and facts.site[stack.hex] != NOWHERE and not is_contested(state, stack.hex):
                found[stack.hex] = power
    for site, holding in zip(facts.sites, state.sites, strict=False):
        if holding.owner != NOBODY and not is_contested(state, site.hex):
            found[site.hex] = holding.owner
    return found


def draw_map(state: DiesIraeState, events: Sequence[Event], words: Told, window: Window) -> Image.Image:
    """The part of the map as it stands, with what changed marked."""
    scale, corner = window.scale, (window.left, window.top)
    canvas = ground(scale).crop(window.box)
    _holdings(canvas, state, window)
    if scale == 1:
        _numbers(canvas)
    draw_marks(canvas, scale, corner, events)
    tokens = tuple(standing(state, window))
    # Names over the tips of shields, which say nothing; but not over goods and fortresses.
    _stand(canvas, window, (token for token in tokens if token.kind in UNITS))
    for label in labels(*names_of(words), scale):
        x, y = label.x - window.left, label.y - window.top
        if -REACH < x < window.width + REACH and -REACH < y < window.height + REACH:
            label.sprite.at(canvas, x, y)
    _stand(canvas, window, (token for token in tokens if token.kind not in UNITS))
    draw_above(canvas, scale, corner, events)
    return canvas


def _stand(canvas: Image.Image, window: Window, tokens: Iterable[Token]) -> None:
    for token in tokens:
        token.sprite.at(canvas, token.x - window.left, token.y - window.top)


def standing(state: DiesIraeState, window: Window) -> Iterator[Token]:
    """All tokens in a part of the map."""
    seen = in_sight(window)
    for place, here in sorted(contents(state).items()):
        if place in seen:
            yield from stand(place, here, window.scale)


def _holdings(canvas: Image.Image, state: DiesIraeState, window: Window) -> None:
    """Light tints where a hex is held, deep where a whole region is; bands; stripes where it is contested."""
    regions = {number: power for power, realm in enumerate(state.realms) for number in realm.regions}
    whole = {place: power for region, power in regions.items() for place in members()[region]}
    held, seen = holders(state), in_sight(window)
    for place, power in {**held, **whole}.items():
        if place in seen:
            _tint(canvas, window, place, COLOURS[power], place in whole)
    pen = ImageDraw.Draw(canvas)
    for place, power in whole.items():
        if place in seen:
            for side in range(6):
                if not _goes_on(place, side):
                    joins = [_goes_on(place, (side + turn) % 6) for turn in (5, 1)]
                    band = _band(window, place, side, BAND, *joins)
                    pen.polygon(band, fill=index(colour_of(power)))
    for place, power in held.items():
        if place not in whole and place in seen:
            for side in range(6):
                band = _band(window, place, side, RIM, False, False)
                pen.polygon(band, fill=index(colour_of(power)))
    for place in state.contested:
        if place in seen:
            _contested(canvas, pen, state, window, place)


def _goes_on(place: int, side: int) -> bool:
    """Whether a hex's region goes on over one of its sides."""
    there = beyond()[place][side]
    return there != NOWHERE and board().region[there] == board().region[place]


def _tint(canvas: Image.Image, window: Window, place: int, colour: int, whole: bool) -> None:
    """Paint a hex in its owner's shades."""
    piece = _shaded(window.scale, place, colour, whole)
    canvas.paste(piece, _corner(window, place), hex_mask(window.scale))


def _corner(window: Window, place: int) -> tuple[int, int]:
    """Where a hex's box begins in a part of the map."""
    found = grid(window.scale)
    x, y = found.middles[place]
    return x - found.across // 2 - window.left, y - found.down // 2 - window.top


@lru_cache(maxsize=640)
def _shaded(scale: int, place: int, colour: int, whole: bool) -> Image.Image:
    """A hex's box as if a power held it: kept, as every picture needs most of them again."""
    mask = hex_mask(scale)
    left, top = _corner(Window(scale), place)
    piece = ground(scale).crop((left, top, left + mask.width, top + mask.height))
    return piece.point(deepened(colour) if whole else tinted(colour))


def _band(
    window: Window, place: int, side: int, width: int, before: bool, after: bool
) -> list[tuple[float, float]]:
    """The band along a side of a hex; `before` and `after`: whether it goes on in the hexes next to it."""
    x, y = grid(window.scale).middles[place]
    x, y = x - window.left, y - window.top
    points = offsets(window.scale)
    start, end = points[side], points[(side + 1) % 6]
    share = width * window.scale / (grid(window.scale).across / 2)

    def inner(corner: tuple[int, int], onward: tuple[int, int], open_: bool) -> tuple[float, float]:
        if open_:  # along the side it shares with its neighbour
            return x + corner[0] + (onward[0] - corner[0]) * share, y + corner[1] + (
                onward[1] - corner[1]
            ) * share
        return x + corner[0] * (1 - share), y + corner[1] * (1 - share)

    return [
        (x + start[0], y + start[1]),
        (x + end[0], y + end[1]),
        inner(end, points[(side + 2) % 6], after),
        inner(start, points[side - 1], before),
    ]


def _contested(
    canvas: Image.Image, pen: ImageDraw.ImageDraw, state: DiesIraeState, window: Window, place: int
) -> None:
    """Stripes in the colours of those who contest the hex, and a red rim."""
    here = parties(state, place)
    for turn, power in enumerate(here):
        stripes = _stripes(window.scale, turn, len(here))
        canvas.paste(index(colour_of(power)), _corner(window, place), stripes)
    for side in range(6):
        pen.polygon(_band(window, place, side, RIM, False, False), fill=index(BLOOD))


def _numbers(canvas: Image.Image) -> None:
    """Letters of the rows and numbers of the columns, as in the ids of hexes without a name."""
    shade = mix(INK, (244, 233, 207), 4 / 12)
    for col in range(COLUMNS):
        text(str(col + 1), BOLD, 20, shade, None, 2).at(canvas, middle(0, col)[0], 17)
    for row in range(ROWS):
        text(chr(ord("A") + row), BOLD, 20, shade, None, 2).at(canvas, 15, middle(row, 0)[1])


def window_at(centre: tuple[float, float], size: tuple[int, int]) -> Window:
    """The part of the larger map around a point."""
    left, top = corner(centre, size, (WIDTH * LARGER, HEIGHT * LARGER))
    return Window(LARGER, left, top, *size)
