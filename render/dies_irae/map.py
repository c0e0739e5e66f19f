"""The map: ground, who holds what, names, marks and tokens, whole or a part of it twice as large."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from PIL import Image, ImageChops, ImageDraw

from engine.core.contract import Event
from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.charts import powers
from engine.dies_irae.law.contest import is_contested, parties
from engine.dies_irae.state import NOBODY, DiesIraeState
from render.dies_irae.geometry import (
    HEIGHT,
    LARGER,
    WIDTH,
    Window,
    beyond,
    grid,
    in_sight,
    members,
    offsets,
)
from render.dies_irae.labels import Labels, Obstacles, labels, names_of
from render.dies_irae.layout import Token, contents, stand
from render.dies_irae.lettering import coordinates
from render.dies_irae.marks import Marks, marks_of, named
from render.dies_irae.powers import COLOURS, band_of, colour_of
from render.kit.labels import Box, place
from render.kit.layers import read
from render.kit.outline import WIDE, inside_cell
from render.kit.palette import BLOOD, deepened, index, tinted
from render.kit.portfolio import kept
from render.kit.sprite import Placed
from render.kit.tiles import Tiled
from render.kit.zoom import corner, smaller
from render.scene import Told

BAND, RIM = 10, 7
"""Width of the band along the border of a region one controls, and inside a single hex one holds."""
STRIPE = 9
"""Width of the stripes of a contested hex."""


@cache
def ground(scale: float) -> Tiled:
    """The still part of the map; between the two sizes that are painted the larger one made smaller."""
    image = read("dies_irae", "ground" if scale <= 1 else "ground_large")
    if scale not in (1, LARGER):
        image = smaller(image, (round(WIDTH * scale), round(HEIGHT * scale)))
    return Tiled.of(image)


@kept
def numbered() -> Image.Image:
    """The ground of the whole map with letters of the rows and numbers of the columns, as in hexes' ids."""
    image = read("dies_irae", "ground")
    for each in coordinates():
        each.draw(image)
    return image


@cache
def hex_mask(scale: float) -> Image.Image:
    """A hex's own pixels in its box."""
    found = grid(scale)
    image = Image.new("1", (found.across + 1, found.down + 1))
    x, y = found.across // 2, found.down // 2
    ImageDraw.Draw(image).polygon([(x + dx, y + dy) for dx, dy in offsets(scale)], fill=1)
    return image


@kept
def _stripes(scale: float, place: int, many: int) -> Image.Image:
    """A hex's pixels on slanting stripes: those of the n-th of so many."""
    image = Image.new("1", hex_mask(scale).size)
    pen = ImageDraw.Draw(image)
    width, height = image.size
    step = round(STRIPE * scale)
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


@dataclass(frozen=True, slots=True)
class Setting:
    """All that lies on the ground of a part of the map, each where it is drawn."""

    tokens: tuple[Token, ...]
    below: tuple[Placed, ...]
    above: tuple[Placed, ...]
    labels: Labels
    lines: tuple[Placed, ...] = ()
    """Around places that were looked up, below all names."""

    @property
    def marks(self) -> tuple[Placed, ...]:
        """What marks what happened."""
        return (*self.below, *self.above)


def setting(
    state: DiesIraeState, events: Sequence[Event], words: Told, window: Window, over: Sequence[Box] = ()
) -> Setting:
    """Tokens, then marks around them, then names in what is left; `over`: what is drawn over the map."""
    tokens, marks, taken, plates = _marked(state, events, window, over)
    must = frozenset({*holders(state), *state.contested, *named(events), *_capitals(state)})
    dear = (_placed(token, window).box for token in tokens if token.power != NOBODY)
    obstacles = Obstacles(taken, marks.lines, (*dear, *(each.box for each in plates)))
    found = labels(names_of(words), must, obstacles, window)
    return Setting(tokens, marks.below, (*marks.above, *plates), found)


def marks_on(
    state: DiesIraeState, events: Sequence[Event], window: Window, over: Sequence[Box] = ()
) -> tuple[Placed, ...]:
    """The marks alone, as names take longest: those of `setting`."""
    _, marks, _, plates = _marked(state, events, window, over)
    return *marks.below, *marks.above, *plates


def _marked(
    state: DiesIraeState, events: Sequence[Event], window: Window, over: Sequence[Box]
) -> tuple[tuple[Token, ...], Marks, tuple[Box, ...], tuple[Placed, ...]]:
    """Tokens, marks, the boxes that they take with what is drawn over the map, and plates in what is left."""
    tokens = tuple(standing(state, window))
    marks = marks_of(events, tokens, window)
    taken = [*over, *(_placed(token, window).box for token in tokens)]
    taken += [_seen(each, window).box for each in coordinates() if window.scale == 1]
    plates = place(marks.plates, [*taken, *marks.taken], (window.width, window.height))
    return tokens, marks, (*taken, *marks.taken, *(each.box for each in plates)), plates


def _seen(placed: Placed, window: Window) -> Placed:
    """What stands on the whole map, seen from the corner of a part of it."""
    return replace(placed, x=placed.x - window.left, y=placed.y - window.top)


def _placed(token: Token, window: Window) -> Placed:
    """A token where it stands in a part of the map."""
    return Placed(token.sprite, token.x - window.left, token.y - window.top)


def _capitals(state: DiesIraeState) -> set[int]:
    """The hexes of all capitals there are or may be, and of monuments."""
    found = {place for power in powers() for place in power.capitals}
    sites = zip(board().sites, state.sites, strict=False)
    return found | {site.hex for site, holding in sites if holding.monument != NOBODY}


def draw_map(state: DiesIraeState, found: Setting, window: Window) -> Image.Image:
    """The part of the map as it stands, with what changed marked."""
    canvas = (numbered() if window.scale == 1 else ground(window.scale)).crop(window.box)
    lay_holdings(canvas, state, window)
    lay(canvas, found, window)
    return canvas


def lay(canvas: Image.Image, found: Setting, window: Window) -> None:
    """Draws all that lies on the ground: lines around places and faint names lowest, cities on top."""
    for each in (*found.lines, *found.labels.ids, *found.labels.regions, *found.below):
        each.draw(canvas)
    for token in found.tokens:
        _placed(token, window).draw(canvas)
    for each in (*found.above, *found.labels.raised, *found.labels.cities):
        each.draw(canvas)


def standing(state: DiesIraeState, window: Window) -> Iterator[Token]:
    """All tokens in a part of the map."""
    seen = in_sight(window)
    for hex_, here in sorted(contents(state).items()):
        if hex_ in seen:
            yield from stand(hex_, here, window.scale)


def lay_holdings(canvas: Image.Image, state: DiesIraeState, window: Window) -> None:
    """Light tints where a hex is held, deep where a whole region is; bands; stripes where it is contested."""
    regions = {number: power for power, realm in enumerate(state.realms) for number in realm.regions}
    whole = {hex_: power for region, power in regions.items() for hex_ in members()[region]}
    seen = in_sight(window)
    for hex_, power in {**holders(state), **whole}.items():
        if hex_ in seen:
            piece = _held(window.scale, hex_, power, hex_ in whole)
            canvas.paste(piece, _corner(window, hex_), hex_mask(window.scale))
    pen = ImageDraw.Draw(canvas)
    for hex_ in state.contested:
        if hex_ in seen:
            _contested(canvas, pen, state, window, hex_)


def _goes_on(place: int, side: int) -> bool:
    """Whether a hex's region goes on over one of its sides."""
    there = beyond()[place][side]
    return there != NOWHERE and board().region[there] == board().region[place]


def _corner(window: Window, place: int) -> tuple[int, int]:
    """Where a hex's box begins in a part of the map."""
    found = grid(window.scale)
    x, y = found.middles[place]
    return x - found.across // 2 - window.left, y - found.down // 2 - window.top


@kept
def _held(scale: float, place: int, power: int, whole: bool) -> Image.Image:
    """A hex's box as if a power held it, alone or with its whole region: kept, as every picture needs most.

    With a band inside the border of the region, or inside the hex that is held alone.
    """
    mask, colour = hex_mask(scale), COLOURS[power]
    left, top = _corner(Window(scale), place)
    piece = ground(scale).crop((left, top, left + mask.width, top + mask.height))
    piece = piece.point(deepened(colour) if whole else tinted(colour))
    pen, window = ImageDraw.Draw(piece), Window(scale, left, top)
    for side in range(6):
        if not whole:
            band = _band(window, place, side, RIM, False, False)
            pen.polygon(band, fill=index(band_of(power)))
        elif not _goes_on(place, side):
            joins = [_goes_on(place, (side + turn) % 6) for turn in (5, 1)]
            pen.polygon(_band(window, place, side, BAND, *joins), fill=index(band_of(power)))
    return piece


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


def line_around(places: Collection[int], window: Window) -> Placed:
    """The line around some hexes together, as far as they lie in a part of the map."""
    mask, size = hex_mask(window.scale), (window.width + 2 * WIDE, window.height + 2 * WIDE)
    cell = Image.new("1", size)
    for each in places:
        left, top = _corner(window, each)
        cell.paste(1, (left + WIDE, top + WIDE), mask)
    box = cell.getbbox() or (0, 0, 1, 1)
    return inside_cell(cell.crop(box), (box[0] - WIDE, box[1] - WIDE))


def window_at(centre: tuple[float, float], size: tuple[int, int]) -> Window:
    """The part of the larger map around a point."""
    left, top = corner(centre, size, (WIDTH * LARGER, HEIGHT * LARGER))
    return Window(LARGER, left, top, *size)
