"""The ways a tile may be turned: its place with all around it, once for each."""

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from engine.deus.continent import Laid as Laying
from engine.deus.continent import spots_of
from engine.deus.ground import Spot
from engine.deus.state import DeusState, ground
from engine.deus.words import TERRAINS, VILLAGE
from render.deus.land.geometry import Frame, ring
from render.deus.signs.icons import icon, terrain
from render.kit.badges import across, badge
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, OCEAN, TERRAIN, WHITE, index
from render.kit.panel import Box
from render.kit.sprite import Placed, Sprite
from render.questions import WIDEST, Posed

COLUMNS, GAP = {1: 1, 2: 2, 3: 2, 4: 2}, 8
"""How many such pictures stand beside each other, of few of them; pixels between them."""
MANY = 3
REACH, TALL = 8.8, 8.3
"""Width and height in units of what is seen of the surroundings."""
LOWEST = 620
"""Pixels of all of them at least."""


def boxes_of(many: int, top: int) -> list[Box]:
    """The frames of so many of them, below a strip of some height."""
    columns = COLUMNS.get(many, MANY)
    rows, wide = -(-many // columns), (WIDEST - GAP) // columns - GAP
    high = max(LOWEST // rows, round(min(wide, 480) * TALL / REACH))
    return [
        Box(GAP + place % columns * (wide + GAP), top + place // columns * (high + GAP), wide, high)
        for place in range(many)
    ]


def draw_turns(state: DeusState, turns: Sequence[Laying], top: int) -> Image.Image:
    """Each turn with the regions around, below a strip that is left free."""
    boxes = boxes_of(len(turns), top)
    image = canvas(WIDEST, boxes[-1].y + boxes[-1].height + GAP, index(LAND[1]))
    for box, laid in zip(boxes, turns, strict=True):
        cell = canvas(box.width, box.height, index(OCEAN))
        unit = min(box.width / REACH, box.height / TALL)
        flat = Frame(unit, 0.0, 0.0, box.width, box.height)
        x, y = flat.at(*laid[:2])
        frame = Frame(unit, box.width / 2 - x, box.height / 2 - y, box.width, box.height)
        tile = spots_of(laid)
        own = {spot for spot, _ in tile}
        for spot, kind in (*_around(state, frame), *tile):
            _region(cell, frame, spot, kind, own=spot in own)
        image.paste(cell, (box.x, box.y))
    return image


def _around(state: DeusState, frame: Frame) -> Iterator[tuple[Spot, int]]:
    """The regions that lie in the frame so far."""
    land = ground(state)
    for spot, kind in zip(land.place, land.terrain, strict=True):
        x, y = frame.at(*spot)
        if -frame.unit < x < frame.width + frame.unit and -frame.unit < y < frame.height + frame.unit:
            yield spot, kind


def _region(image: Image.Image, frame: Frame, spot: Spot, kind: int, *, own: bool) -> None:
    """A region with its sign; those of the tile itself have a bright edge."""
    pen, points = ImageDraw.Draw(image), ring(frame, spot)
    pen.polygon(points, fill=index(TERRAIN[TERRAINS[kind]][0]), outline=index(INK))
    if own:
        for width, colour in ((9, INK), (5, WHITE)):
            pen.line([*points, *points[:2]], fill=index(colour), width=width, joint="curve")
    sign_of(kind, round(frame.unit * (1.1 if own else 0.8))).at(image, *frame.at(*spot))


def letters_of_turns(turns: Sequence[Laying], posed: Posed, top: int) -> tuple[Placed, ...]:
    """Each letter in the corner of its turn."""
    boxes, wide = boxes_of(len(turns), top), across(WIDEST)
    return tuple(
        Placed(badge(letter, wide), boxes[place].x + 8, boxes[place].y + 8, "lt")
        for place, letter in posed.letters
    )


def sign_of(kind: int, size: int) -> Sprite:
    """The sign of a kind of land, or a village."""
    return icon("village", size) if kind == VILLAGE else terrain(TERRAINS[kind], size)
