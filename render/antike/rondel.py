"""The rondel: eight fields around a hub, with everyone's marker."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.antike.state import AntikeState
from engine.antike.words import FIELDS
from engine.core.contract import Word
from render.antike.emblems import emblem
from render.kit.palette import DEEP, INK, LAND, PAPER, TERRACOTTA, WHITE, mix, quantised
from render.kit.sprite import BOLD, font
from render.scene import Told

SIZE = 452
FILLS = {
    "iron": (109, 134, 166), "marble": (255, 255, 255), "gold": (242, 194, 48),
    "temple": mix(WHITE, LAND[3], 0.35), "arming": mix((109, 134, 166), PAPER, 0.55),
    "know-how": mix((242, 194, 48), PAPER, 0.6), "manoeuvre-1": mix(TERRACOTTA, PAPER, 0.45),
    "manoeuvre-2": mix(TERRACOTTA, PAPER, 0.45),
}  # fmt: skip


@lru_cache(maxsize=8)
def wheel(names: tuple[str, ...]) -> Image.Image:
    """The empty rondel with its fields' names, on paper."""
    large = Image.new("RGB", (SIZE * 2, SIZE * 2), PAPER)
    pen = ImageDraw.Draw(large)
    middle, radius = SIZE, SIZE - 8
    box = (middle - radius, middle - radius, middle + radius, middle + radius)
    pen.ellipse((box[0] - 6, box[1] - 6, box[2] + 6, box[3] + 6), fill=INK)
    for place, field in enumerate(FIELDS):
        start = -90 + place * 45 - 22.5
        pen.pieslice(box, start, start + 45, fill=FILLS[field], outline=INK, width=5)
    for hub, fill in ((0.30, INK), (0.285, LAND[2])):
        r = radius * hub
        pen.ellipse((middle - r, middle - r, middle + r, middle + r), fill=fill)
    for place, name in enumerate(names):
        angle = math.radians(-90 + place * 45)
        x, y = middle + math.cos(angle) * radius * 0.72, middle + math.sin(angle) * radius * 0.80
        short = name.split("(")[0].strip()
        size = 46
        while size > 30 and font(BOLD, size).getlength(short) > radius * 0.46:
            size -= 2
        pen.text((x, y), short, INK, font(BOLD, size), anchor="mm", stroke_width=4, stroke_fill=PAPER)
    # An arrow in the hub tells the direction.
    r = radius * 0.17
    pen.arc((middle - r, middle - r, middle + r, middle + r), -60, 215, fill=DEEP, width=12)
    end = math.radians(215)
    x, y = middle + math.cos(end) * r, middle + math.sin(end) * r
    pen.polygon([(x - 26, y + 4), (x + 22, y + 12), (x + 6, y - 34)], fill=DEEP)
    return quantised(large.reduce(2))


def draw_rondel(canvas: Image.Image, left: int, top: int, state: AntikeState, words: Told) -> None:
    """Draws the rondel with the nations' markers where they stand; those not begun wait in the hub."""
    canvas.paste(wheel(tuple(words(Word("field", field)) for field in FIELDS)), (left, top))
    middle, radius = SIZE / 2, SIZE / 2 - 4
    standing: dict[int, list[int]] = {}
    for number, realm in enumerate(state.realms):
        if not realm.withdrawn:
            standing.setdefault(realm.field, []).append(number)
    for field, numbers in standing.items():
        if field < 0:
            continue
        angle = math.radians(-90 + field * 45)
        for place, number in enumerate(numbers):
            away = radius * (0.48 if place < 2 else 0.94)
            side = ((place % 2) - (min(len(numbers), 2) - 1) / 2) * 50
            x = left + middle + math.cos(angle) * away - math.sin(angle) * side
            y = top + middle + math.sin(angle) * away + math.cos(angle) * side
            emblem(state.realms[number].nation, 52).at(canvas, x, y)
