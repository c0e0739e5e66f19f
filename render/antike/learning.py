"""The advances as a question: what each costs now, who has it, and what being the first wins."""

from collections.abc import Mapping

from PIL import Image, ImageDraw

from engine.antike.law.know_how import is_first, price
from engine.antike.law.purse import stock
from engine.antike.state import AntikeState
from engine.antike.words import ADVANCES, GOLD, Advance
from engine.core.contract import Word
from render.antike.advances import advance
from render.antike.emblems import emblem, resource
from render.kit.badges import across, badge
from render.kit.encode import canvas
from render.kit.palette import BLOOD, INK, LAND, LIGHT, PAPER, RIDGE, WHITE, Rgb, index
from render.kit.panel import GAP, Box, frame
from render.kit.sprite import BOLD, NAME, TEXT, VALUE, fitting, text
from render.scene import Scene

WIDE, HIGH = 760, 620
"""Pixels of such a picture."""
BASIC = 4
"""So many advances stand in the upper row, the higher one of each below it."""
SIGN, GOOD, HOLDER = 84, 36, 44
"""Pixels across an advance's sign, what it is paid with, and the emblem of a nation that has it."""
ROWS = (62, 132, 178, 218, 264)
"""How far down in its box stand its sign, its name, its price, what being the first wins, and who has it."""
EDGE = 12
"""Pixels that are left free at both sides of a box."""


def draw_learning(scene: Scene, letters: Mapping[Advance, str]) -> Image.Image:
    """All advances, the higher ones below those they build on: a letter on each that can be bought now."""
    image = canvas(WIDE, HIGH, index(PAPER))
    wide, high = (WIDE - GAP * (BASIC + 1)) // BASIC, (HIGH - 3 * GAP) // 2
    boxes = [
        Box(GAP + column * (wide + GAP), GAP + row * (high + GAP), wide, high)
        for row in range(2)
        for column in range(BASIC)
    ]
    for number, (name, box) in enumerate(zip(ADVANCES, boxes, strict=True)):
        _draw(image, box, scene, number, letters.get(name, ""))
    for box in boxes[BASIC:]:
        x, y = box.x + box.width / 2, box.y
        wedge = [(x - 22, y - GAP - 6), (x + 22, y - GAP - 6), (x, y + 8)]
        ImageDraw.Draw(image).polygon(wedge, fill=index(RIDGE))
    return image


def _draw(image: Image.Image, box: Box, scene: Scene, number: int, letter: str) -> None:
    """Draws an advance: bright where it can be bought, golden where one has it."""
    state: AntikeState = scene.view.state
    name, known = ADVANCES[number], bool(state.realm.advances >> number & 1)
    paper = LIGHT if known else WHITE if letter else LAND[1]
    frame(image, box, paper, INK if letter else RIDGE, 4 if letter else 2)
    middle, (sign, label, _, _, holders) = box.x + box.width / 2, (box.y + each for each in ROWS)
    advance(name, SIGN, known or bool(letter)).at(image, middle, sign)
    told = scene.words(Word("advance", name))
    fitting(told, BOLD, VALUE, box.width - EDGE, INK, paper).at(image, middle, label)
    if not known:
        _draw_price(image, box, scene, number, paper)
    having = [realm.nation for realm in state.realms if realm.advances >> number & 1]
    apart = min(HOLDER + 4, (box.width - HOLDER - EDGE) / max(1, len(having) - 1))
    for place, nation in enumerate(having):
        emblem(nation, HOLDER).at(image, middle + (place - (len(having) - 1) / 2) * apart, holders)
    if letter:
        wide = across(WIDE)
        badge(letter, wide).at(image, box.x + wide / 2 + 6, box.y + wide / 2 + 6)


def _draw_price(image: Image.Image, box: Box, scene: Scene, number: int, paper: Rgb) -> None:
    """Draws what it costs now, in red where that is too dear, and what is won by being the first."""
    state: AntikeState = scene.view.state
    cost = price(state, ADVANCES[number])
    dear = sum(have for _, have in stock(state.realm, cost, (GOLD,))) < cost
    told = text(str(cost), BOLD, VALUE + 6, BLOOD if dear else INK, paper)
    x, y, wide = box.x + box.width / 2, box.y + ROWS[2], GOOD + 6 + told.size[0]
    resource(GOLD, GOOD).at(image, x - wide / 2, y, "lm")
    told.at(image, x + wide / 2, y, "rm")
    if is_first(state, number):
        scholar = scene.words(Word("personage", "scholar"))
        won = fitting(f"+1 {scholar}", TEXT, NAME, box.width - EDGE, INK, paper)
        won.at(image, x, box.y + ROWS[3])
