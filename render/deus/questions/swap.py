"""Goods for goods: what is given beside each line, what is got above each column, letters where they meet."""

from collections import Counter

from PIL import Image, ImageDraw

from engine.core.contract import Seat
from engine.deus.state import DeusState
from engine.deus.words import RESOURCES
from render.deus.hand import HEAD, draw_head
from render.deus.panels import FAINT
from render.deus.questions.asker import SIDE, asker_height, draw_asker
from render.deus.questions.endings import lettered_badge
from render.deus.questions.spots import seen
from render.deus.signs.icons import icon
from render.kit.badges import across, badge
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, RIDGE, WHITE, index
from render.kit.sprite import BOLD, Placed, text
from render.questions import Posed
from render.scene import Scene

WIDTH, FIRST, CELL = 800, 148, 159
"""Pixels across, of the heads of lines, and of a cell."""
ROW, TOP = 124, 92
"""Height of a line, and of the heads of columns."""


def draw_swap(scene: Scene, posed: Posed) -> Image.Image:
    """The table of all goods for all others."""
    state: DeusState = scene.view.state
    top = _top(state)
    image = canvas(WIDTH, top + TOP + len(RESOURCES) * ROW + SIDE, index(LAND[1]))
    draw_head(image, state, Seat(scene.view.viewer or 0))
    draw_asker(image, scene)
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
    return HEAD + asker_height(state)


def letters_of_swap(scene: Scene, posed: Posed) -> tuple[Placed, ...]:
    """Each letter where what is given and what is got meet, with how many where that differs.

    It stands before the whole line where only what is given is asked for.
    """
    spots, wide, top = seen(posed.question), across(WIDTH) - 4, _top(scene.view.state)
    lettered = [(number, letter, spot) for number, letter in posed.letters for spot in spots[number]]
    several = len({spot.verb for each in spots.values() for spot in each}) > 1
    lines = {number for number, _ in posed.letters if len(posed.question.answers[number].actions) > 1}
    lines = lines if posed.question.field == "give" else set()
    there = Counter((spot.what, spot.many) for number, _, spot in lettered if number not in lines)
    found, had = [], Counter[tuple[int | str, int]]()
    for number, letter in posed.letters:
        if number in lines:
            y = top + TOP + (int(spots[number][0].what) + 0.5) * ROW
            found.append(Placed(badge(letter, wide), SIDE + FIRST - 26, y))
    for number, letter, spot in lettered:
        if number in lines:
            continue
        cell = spot.what, spot.many
        x = SIDE + FIRST + (spot.many + 0.5) * CELL
        y = top + TOP + (int(spot.what) + 0.5) * ROW
        size = min(wide, int((ROW - 12) / max(1, there[cell])) - 4)
        times = text(f"×{spot.verb}", BOLD, 30, INK, WHITE) if several else None
        sprite = lettered_badge(letter, size, posed.question.answers[number], times)
        shift = (had[cell] - (there[cell] - 1) / 2) * (sprite.size[1] + 2)
        had[cell] += 1
        found.append(Placed(sprite, x, y + shift))
    return tuple(found)
