"""The part of the continent where answers lie, each region with its letter, and the ways of armies."""

import math
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.core.contract import Seat, Word
from engine.deus.frames import Placing
from engine.deus.law.places import FAR
from engine.deus.state import DeusState, ground
from engine.deus.words import ARMY, PIECES, TEMPLE, TEMPLE_PIECE, VILLAGE
from render.deus.land.geometry import Frame, Point, ring, shrunk
from render.deus.land.map import draw_map
from render.deus.land.marks import Marks
from render.deus.land.names import names_on, taken_in
from render.deus.panels import points
from render.deus.questions.spots import NONE, Spot, seen
from render.deus.questions.window import ground_of, window_of
from render.deus.signs.glyphs import row
from render.deus.signs.pieces import OWNERS, emblem, piece
from render.kit.badges import across, around, badge, tied
from render.kit.encode import canvas
from render.kit.labels import Box, Wish, place
from render.kit.marks import Move, arrows, reaching
from render.kit.palette import INK, LAND, PAPER, WHITE, index
from render.kit.sprite import BOLD, Placed, Sprite, fitting
from render.questions import WIDEST, Posed
from render.scene import Scene

STRIP = 72
"""Height of the line above the map."""
SHARE, LITTLE, SMALL = 0.05, 0.043, 62.0
"""Pixels across a badge as a share of the picture's width, and where regions are smaller than that."""
AFAR = "place-afar"
"""What is placed far from all others costs points."""
TOWARDS, APART = 0.8, 0.68
"""Where on the way of an army its letter stands: beyond its arrow, or without one where several may move."""
LEAVING = 0.3
"""Where on its way the line to such a letter begins."""
NEAR = (
    (0.0, 0.0), (0.0, -0.1), (0.0, -0.2), (0.0, -0.3), (0.0, 0.3), (-0.3, -0.1), (0.3, -0.1),
    (-0.42, -0.36), (0.42, -0.36), (-0.5, 0.0), (0.5, 0.0),
)  # fmt: skip
"""Where in its region a letter may stand, in units from the middle, the best first: well inside it."""
WITHIN = 0.72
"""How far from there it may stand at most: else it would be taken for the next region's."""
NO_MARKS = Marks((), ())


@dataclass(frozen=True, slots=True)
class Laid:
    """What is drawn on the part of the continent that answers lie on."""

    window: Frame
    names: tuple[Placed, ...]
    ways: tuple[Placed, ...]
    badges: tuple[Placed, ...]
    ties: tuple[Point | None, ...]


def draw_regions(scene: Scene, posed: Posed, board: Frame) -> Image.Image:
    """The regions with letters; `board`: the whole board's window, whose ground is kept."""
    state: DeusState = scene.view.state
    laid = lay_regions(scene, posed, board)
    image = draw_map(scene, laid.window, ground_of(state.laid, laid.window, board))
    _outline(image, state, posed, laid.window)
    for each in (*laid.names, *laid.ways):
        each.draw(image)
    for spot, each in zip(laid.ties, laid.badges, strict=True):
        if spot is not None:
            tied(image, spot, each)
    for each in laid.badges:
        each.draw(image)
    whole = canvas(WIDEST, STRIP + image.height, index(LAND[1]))
    whole.paste(image, (0, STRIP))
    _strip(whole, scene, posed)
    return whole


def _strip(image: Image.Image, scene: Scene, posed: Posed) -> None:
    """Above the map who decides, which piece is placed or moved, what pale letters cost, and the points."""
    state: DeusState = scene.view.state
    seat, y, frame = Seat(scene.view.viewer or 0), STRIP / 2, state.frame
    emblem(seat, 58).at(image, 12, y, "lm")
    kind = frame.piece if isinstance(frame, Placing) else ARMY
    piece(kind, seat, 62).at(image, 86, y, "lm")
    name = scene.words(Word("piece", TEMPLE_PIECE if kind == TEMPLE else PIECES[kind]))
    told = fitting(name, BOLD, 38, 400, INK, LAND[1])
    told.at(image, 160, y, "lm")
    if any(spot.verb == AFAR for place, _ in posed.letters for spot in seen(posed.question)[place]):
        x = 160 + told.size[0] + 30
        badge("  ", 48, pale=True).at(image, x, y, "lm")
        row(("−", str(FAR), ":vp"), 42, 200, LAND[1]).at(image, x + 60, y, "lm")
    x = image.width - 16
    for each in reversed(points(state, seat, 40, LAND[1])):
        each.at(image, x, y, "rm")
        x -= each.size[0] + 8


def lay_regions(scene: Scene, posed: Posed, board: Frame) -> Laid:
    """Where letters and arrows stand: beside pieces, names and signs."""
    state: DeusState = scene.view.state
    spots, land = seen(posed.question), ground(state).place
    lettered = [(letter, spot) for number, letter in posed.letters for spot in spots[number]]
    origins = {spot.many for _, spot in lettered if spot.many != NONE}
    regions = {int(spot.what) for _, spot in lettered} | origins
    shown = {int(spot.what) for each in spots.values() for spot in each}
    window = window_of([land[each] for each in regions or shown], land, board, STRIP)
    size, wide = (window.width, window.height), across(window.width, SHARE if window.unit > SMALL else LITTLE)
    names = tuple(names_on(state, scene.words, window, NO_MARKS))
    boxes: list[Box] = [each.box for each in names]
    for region in range(len(ground(state).place)):
        boxes += taken_in(state, region, window)
    # Arrows of armies beside each other would cover both, and each other's letters.
    apart = len(origins) > 1
    moves = [(spot.many, int(spot.what)) for _, spot in lettered if spot.many != NONE]
    ways = () if apart else tuple(arrows(_way(state, window, *move) for move in moves))
    wishes = [
        _wish(
            state,
            window,
            spot,
            badge(letter, wide, pale=spot.verb == AFAR),
            size,
            APART if apart else TOWARDS,
        )
        for letter, spot in lettered
    ]
    badges = place(wishes, boxes, size)
    ties = [
        _tie(state, window, int(spot.what), each)
        if spot.many == NONE
        else _on_way(state, window, spot, LEAVING)
        if apart
        else None
        for (_, spot), each in zip(lettered, badges, strict=True)
    ]
    return Laid(window, names, ways, badges, tuple(ties))


def _middle(state: DeusState, window: Frame, region: int) -> Point:
    return window.at(*ground(state).place[region])


def _way(state: DeusState, window: Frame, origin: int, target: int) -> Move:
    """The way of an army from region to region."""
    seat = state.active
    start, end = _middle(state, window, origin), _middle(state, window, target)
    move = Move(start, end, PAPER if seat == 0 else OWNERS[seat])
    return reaching(move, 0.4 * window.unit, 0.7 * window.unit)


def _on_way(state: DeusState, window: Frame, seen: Spot, share: float) -> Point:
    """The point at a share of an army's way."""
    start, end = _middle(state, window, seen.many), _middle(state, window, int(seen.what))
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _wish(
    state: DeusState, window: Frame, seen: Spot, sign: Sprite, size: tuple[int, int], towards: float
) -> Wish:
    """Where a letter may stand: `towards` the end of its army's way, in its region, around it."""
    region = int(seen.what)
    spot = _middle(state, window, region)
    unit = window.unit
    if seen.many != NONE:
        spot = _on_way(state, window, seen, towards)
    elif ground(state).terrain[region] == VILLAGE:
        spot = spot[0], spot[1] - 0.62 * unit
    near = [(spot[0] + dx * unit, spot[1] + dy * unit) for dx, dy in NEAR]
    wide, tall = sign.size[0] / 2, sign.size[1] / 2
    far = around(spot, sign, size)
    if seen.many == NONE:
        far = tuple(each for each in far if math.dist(each, spot) <= WITHIN * unit)
    points = [
        (min(max(x, wide), size[0] - wide), min(max(y, tall), size[1] - tall)) for x, y in (*near, *far)
    ]
    return Wish(sign, tuple(points))


def _tie(state: DeusState, window: Frame, region: int, badge: Placed) -> Point | None:
    """Where the line to a letter begins; None where it stands in its region, or on its upper corner."""
    spot = _middle(state, window, region)
    above = ground(state).terrain[region] == VILLAGE and abs(badge.x - spot[0]) < window.unit / 2
    return None if math.dist(spot, (badge.x, badge.y)) < (1.2 if above else 0.9) * window.unit else spot


def _outline(image: Image.Image, state: DeusState, posed: Posed, window: Frame) -> None:
    """Draws a line around each region with a letter."""
    spots = seen(posed.question)
    pen = ImageDraw.Draw(image)
    for region in {int(spot.what) for number, _ in posed.letters for spot in spots[number]}:
        spot = ground(state).place[region]
        points = shrunk(ring(window, spot), window.at(*spot), 0.97)
        for width, colour in ((9, WHITE), (4, INK)):
            pen.line([*points, *points[:2]], fill=index(colour), width=width, joint="curve")
