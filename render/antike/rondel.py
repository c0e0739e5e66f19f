"""The rondel: eight fields around a hub, everyone's marker, and the way of whoever has just moved."""

import math
from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from engine.antike.events import Went
from engine.antike.state import AntikeState
from engine.antike.words import FIELDS
from engine.core.contract import Event, Word
from render.antike.emblems import colour_of, emblem
from render.kit.marks import outlined
from render.kit.palette import DEEP, GOLD, INK, IRON, LAND, PAPER, TERRACOTTA, WHITE, Rgb, mix, quantised
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, NAME, Pen, Placed, Sprite, drawn, font, from_rgba, text
from render.scene import Told

SIZE = 592
RADIUS = SIZE / 2 - 30
"""The wheel's radius in pixels: around it is room for the way of whoever moved."""
FILLS = {
    "iron": IRON, "marble": WHITE, "gold": GOLD,
    "temple": mix(WHITE, LAND[3], 0.35), "arming": mix(IRON, PAPER, 0.55),
    "know-how": mix(GOLD, PAPER, 0.6), "manoeuvre-1": mix(TERRACOTTA, PAPER, 0.45),
    "manoeuvre-2": mix(TERRACOTTA, PAPER, 0.45),
}  # fmt: skip
HUB = 0.27
"""Radius of the hub, as a share of the wheel's."""
NAMES, ABOVE = (0.70, 0.82), 30
"""How far out the fields' names stand, across and down; on the level they stand so many pixels higher."""
LARGEST_NAME, ROOM = 36, RADIUS * 0.56
"""Their largest size, and how wide they may be."""
UPRIGHT = (
    ((0, 128),),
    ((-26, 133), (26, 133)),
    ((-27, 152), (27, 152), (0, 101)),
    ((-27, 154), (27, 154), (-21, 102), (21, 102)),
    ((-40, 160), (0, 160), (40, 160), (-20, 112), (20, 112)),
    ((-42, 166), (0, 166), (42, 166), (-21, 128), (21, 128), (0, 94)),
)
"""For each number of markers on the field at the top or bottom: where each stands, beside and out from the
wheel's middle in pixels, clear of the field's name."""
ASLANT = (
    ((92, 88),),
    ((78, 102), (130, 102)),
    ((78, 108), (128, 108), (178, 108)),
    ((72, 112), (116, 112), (160, 112), (204, 112)),
    ((70, 114), (110, 114), (150, 114), (190, 114), (104, 76)),
    ((70, 114), (110, 114), (150, 114), (190, 114), (104, 76), (140, 78)),
)
"""The same on a field between them."""
LEVEL = (
    ((172, 30),),
    ((138, 22), (200, 28)),
    ((128, 20), (178, 20), (228, 20)),
    ((118, 15), (162, 15), (206, 15), (212, 59)),
    ((112, 14), (153, 14), (194, 14), (235, 14), (205, 54)),
    ((112, 14), (153, 14), (194, 14), (235, 14), (205, 54), (168, 50)),
)
"""The same on a field at the right or left, below its name."""
MARKERS = (64, 50, 48, 42, 38, 36)
"""Pixels across the markers, by how many share a field."""
TRACK, AWAY = 1.055, 7
"""How far out the way of whoever moved runs, and how many degrees it keeps off the middle of its fields."""
PALE = 0.45


def angle_of(field: int) -> float:
    """The direction of a field's middle, in radians."""
    return math.radians(-90 + field * 45)


@kept
def wheel(names: tuple[str, ...]) -> Image.Image:
    """The empty rondel with its fields' names, on paper."""
    large = Image.new("RGB", (SIZE * 2, SIZE * 2), PAPER)
    pen = ImageDraw.Draw(large)
    middle, radius = SIZE, RADIUS * 2
    box = (middle - radius, middle - radius, middle + radius, middle + radius)
    pen.ellipse((box[0] - 6, box[1] - 6, box[2] + 6, box[3] + 6), fill=INK)
    for place, field in enumerate(FIELDS):
        start = -90 + place * 45 - 22.5
        pen.pieslice(box, start, start + 45, fill=FILLS[field], outline=INK, width=5)
    for hub, fill in ((HUB + 0.015, INK), (HUB, LAND[2])):
        r = radius * hub
        pen.ellipse((middle - r, middle - r, middle + r, middle + r), fill=fill)
    # An arrow in the hub tells the direction.
    r = radius * 0.16
    pen.arc((middle - r, middle - r, middle + r, middle + r), -60, 215, fill=DEEP, width=12)
    x, y = middle + math.cos(math.radians(215)) * r, middle + math.sin(math.radians(215)) * r
    pen.polygon([(x - 26, y + 4), (x + 22, y + 12), (x + 6, y - 34)], fill=DEEP)
    image = quantised(large.reduce(2))
    for name in fields_names(names):
        name.draw(image)
    return image


@kept
def slice_of(field: str, size: int) -> Sprite:
    """A field of the rondel by itself: a piece of the wheel in its colour."""

    def draw(pen: Pen, s: float) -> None:
        wide, edge = size * s, round(size / 22 * s)
        around = (-wide / 2, 0, wide * 1.5, wide * 2)
        pen.pieslice(around, 247, 293, fill=FILLS[field], outline=INK, width=edge)

    return drawn(size, size, draw)


@kept
def small_wheel(size: int) -> Sprite:
    """The whole rondel without names, with the arrow that tells its direction."""

    def draw(pen: Pen, s: float) -> None:
        wide, edge = size * s - 1, max(1, round(size / 60 * s))
        for place, field in enumerate(FIELDS):
            start = -90 + place * 45 - 22.5
            pen.pieslice((0, 0, wide, wide), start, start + 45, fill=FILLS[field], outline=INK, width=edge)
        middle = wide / 2
        r = middle * HUB
        pen.ellipse((middle - r, middle - r, middle + r, middle + r), fill=LAND[2], outline=INK, width=edge)
        r = middle * 0.16
        pen.arc((middle - r, middle - r, middle + r, middle + r), -60, 215, fill=DEEP, width=edge * 2)

    return drawn(size, size, draw)


def fields_names(names: Sequence[str]) -> Iterator[Placed]:
    """The fields' names near the rim; what stands in brackets is left out."""
    for field, whole in enumerate(names):
        name, angle, size = whole.split("(")[0].strip(), angle_of(field), LARGEST_NAME
        while size > NAME and font(BOLD, size).getlength(name) > ROOM:
            size -= 2
        x = SIZE / 2 + math.cos(angle) * RADIUS * NAMES[0]
        y = SIZE / 2 + math.sin(angle) * RADIUS * NAMES[1] - (ABOVE if field % 4 == 2 else 0)
        yield Placed(text(name, BOLD, size, INK, None, 4), x, y)


def draw_rondel(
    canvas: Image.Image, left: int, top: int, state: AntikeState, events: Sequence[Event], words: Told
) -> None:
    """Draws the rondel, where the nations' markers stand, and where they have just come from."""
    canvas.paste(wheel(tuple(words(Word("field", field)) for field in FIELDS)), (left, top))
    middle = (left + SIZE / 2, top + SIZE / 2)
    standing: dict[int, list[tuple[str, bool]]] = {}
    for realm in state.realms:
        if not realm.withdrawn and realm.field >= 0:
            standing.setdefault(realm.field, []).append((realm.nation, True))
    for went, origin, target in _ways(events):
        _arc(origin, target, colour_of(went), middle).draw(canvas)
        standing.setdefault(origin, []).append((went, False))
    for field, markers in standing.items():
        many = min(len(markers), len(MARKERS))
        for (nation, here), (x, y) in zip(markers, places(middle, field, many), strict=False):
            size = MARKERS[many - 1]
            (emblem(nation, size) if here else ghost(nation, size)).at(canvas, x, y)


def places(middle: tuple[float, float], field: int, count: int) -> Iterator[tuple[float, float]]:
    """Where `count` markers stand on a field."""
    across, down = (-1 if field > 4 else 1), (-1 if field in (7, 0, 1) else 1)
    for x, y in (UPRIGHT, ASLANT, LEVEL, ASLANT)[field % 4][count - 1]:
        yield middle[0] + across * x, middle[1] + down * y


def _ways(events: Sequence[Event]) -> Iterator[tuple[str, int, int]]:
    """Who moved, the field they left and the one they went to; of several moves of one the last."""
    moves = {event.nation: event for event in events if isinstance(event, Went)}
    for nation, event in moves.items():
        if event.origin is not None:
            yield nation, FIELDS.index(event.origin), FIELDS.index(event.field)


def _arc(origin: int, target: int, colour: Rgb, middle: tuple[float, float]) -> Placed:
    """An arrow around the wheel, clockwise from one field to another."""
    sprite, x, y = _bow(origin, target, colour)
    return Placed(sprite, middle[0] + x, middle[1] + y, "lt")


@kept
def _bow(origin: int, target: int, colour: Rgb) -> tuple[Sprite, float, float]:
    """The same arrow, and where its corner lies beside the wheel's middle."""
    steps = (target - origin) % len(FIELDS) or len(FIELDS)
    start, end = -90 + origin * 45 + AWAY, -90 + (origin + steps) * 45 - AWAY
    outer, inner = list[tuple[float, float]](), list[tuple[float, float]]()
    neck = end - 9
    for step in range(count := max(4, steps * 6)):
        turn = math.radians(start + (neck - start) * step / (count - 1))
        for points, way in ((outer, 6), (inner, -6)):
            r = RADIUS * TRACK + way
            points.append((math.cos(turn) * r, math.sin(turn) * r))
    turn, tip = math.radians(neck), math.radians(end)
    head = [
        (math.cos(turn) * (RADIUS * TRACK + 15), math.sin(turn) * (RADIUS * TRACK + 15)),
        (math.cos(tip) * RADIUS * TRACK, math.sin(tip) * RADIUS * TRACK),
        (math.cos(turn) * (RADIUS * TRACK - 15), math.sin(turn) * (RADIUS * TRACK - 15)),
    ]
    return outlined([*outer, *head, *reversed(inner)], colour)


@kept
def ghost(nation: str, size: int) -> Sprite:
    """A marker that is no longer there: pale, in a dashed rim."""
    solid = emblem(nation, size)
    image = Image.new("RGBA", (size * 2, size * 2), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    box = (2, 2, size * 2 - 3, size * 2 - 3)
    pen.ellipse(box, fill=mix(colour_of(nation), WHITE, 1 - PALE / 2))
    for start in range(0, 360, 40):
        pen.arc(box, start, start + 24, fill=INK, width=7)
    pale = from_rgba(image.reduce(2))
    inner = solid.image.convert("RGB").point(lambda value: round(value + (255 - value) * 0.55))
    sign = solid.mask.convert("L").resize((size, size))
    hole = Image.new("L", (size, size))
    ImageDraw.Draw(hole).ellipse((8, 8, size - 9, size - 9), fill=255)
    whole = pale.image.copy()
    whole.paste(quantised(inner), (0, 0), Image.composite(sign, hole, hole).convert("1"))
    return Sprite(whole, pale.cut)
