"""Goods for goods: what is given beside each line, what is got above each column, letters where they meet."""

from collections import Counter

from PIL import Image, ImageDraw

from engine.core.contract import Seat
from engine.deus.frames import Choice
from engine.deus.state import DeusState
from engine.deus.words import RESOURCES
from render.deus.hand import HEAD, draw_head
from render.deus.panels import FAINT
from render.deus.questions.spots import seen
from render.deus.questions.store import ASKER, draw_asker
from render.deus.signs.icons import icon
from render.kit.badges import across, badge, badge_with
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, RIDGE, WHITE, index
from render.kit.sprite import BOLD, Placed, text
from render.questions import Posed
from render.scene import Scene

WIDTH, SIDE, FIRST, CELL = 800, 8, 148, 159
"""Pixels across, free at the sides, of the heads of lines, and of a cell."""
ROW, TOP = 124, 92
"""Height of a line, and of the heads of columns."""


def draw_swap(scene: Scene, posed: Posed) -> Image.Image:
    """The table of all goods for all others."""
    state: DeusState = scene.view.state
    top = _top(state)
    image = canvas(WIDTH, top + TOP + len(RESOURCES) * ROW + SIDE, index(LAND[1]))
    draw_head(image, state, Seat(scene.view.viewer or 0))
    draw_asker(image, scene, WIDTH)
    player, pen = state.players[scene.view.viewer or 0], ImageDraw.Draw(image)
    for number, good in enumerate(RESOURCES):
        x, y = SIDE + FIRST + (number + 0.5) * CELL, top + TOP + (number + 0.5) * ROW
        icon("swap", 40).at(image, SIDE + FIRST - 26, y)
        icon(good, 60).at(image, x, top + TOP / 2)
        icon(good, 60).at(image, SIDE + 4, y, "lm")
        has = player.goods[number]
        text(str(has), BOLD, 44, INK if has else FAINT, LAND[1]).at(image, SIDE + 70, y, "lm")
        for column in range(len(RESOURCES)):
            left = SIDE + FIRST + column * CELL
            box = left, y - ROW / 2, left + CELL, y + ROW / 2
            fill = RIDGE if column == number else WHITE
            pen.rectangle(box, fill=index(fill), outline=index(INK), width=2)
    for each in letters_of_swap(scene, posed):
        each.draw(image)
    return image


def _top(state: DeusState) -> int:
    return HEAD + (ASKER if isinstance(state.frame, Choice) else 0)


def letters_of_swap(scene: Scene, posed: Posed) -> tuple[Placed, ...]:
    """Each letter where what is given and what is got meet, with how many where that differs."""
    spots, wide, top = seen(posed.question), across(WIDTH) - 4, _top(scene.view.state)
    lettered = [(letter, spot) for number, letter in posed.letters for spot in spots[number]]
    several = len({spot.verb for each in spots.values() for spot in each}) > 1
    there = Counter((spot.what, spot.many) for _, spot in lettered)
    found, had = [], Counter[tuple[int | str, int]]()
    for letter, spot in lettered:
        cell = spot.what, spot.many
        x = SIDE + FIRST + (spot.many + 0.5) * CELL
        y = top + TOP + (int(spot.what) + 0.5) * ROW
        size = min(wide, int((ROW - 12) / max(1, there[cell])) - 4)
        sprite = badge(letter, size)
        if several:
            sprite = badge_with(letter, size, text(f"×{spot.verb}", BOLD, 30, INK, WHITE))
        shift = (had[cell] - (there[cell] - 1) / 2) * (sprite.size[1] + 2)
        had[cell] += 1
        found.append(Placed(sprite, x, y + shift))
    return tuple(found)
