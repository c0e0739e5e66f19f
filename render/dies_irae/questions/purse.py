"""The line above a chart: which power decides, its talents, and how many of its actions are taken."""

from PIL import Image, ImageDraw

from engine.core.contract import Word
from engine.dies_irae.law.turns import DEEDS_A_TURN
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.words import POWERS
from render.dies_irae import tokens
from render.dies_irae.powers import emblem
from render.dies_irae.signs import track_sign
from render.kit.palette import INK, LAND, index
from render.kit.sprite import BOLD, DISPLAY, fitting, text
from render.scene import Scene

HEIGHT = 60
"""Of the line, in pixels."""
SIGN, EDGE = 44, 14


def draw_purse(image: Image.Image, scene: Scene, asked: int | None = None) -> None:
    """Draws the line along the upper edge; `asked`: the power that decides, if not the active one."""
    state: DiesIraeState = scene.view.state
    power, y, ground = state.active if asked is None else asked, HEIGHT // 2, LAND[1]
    ImageDraw.Draw(image).rectangle((0, 0, image.width, HEIGHT - 1), fill=index(ground))
    right = image.width - EDGE
    spent = sum(cube.power == power for cube in state.cubes)
    for sign, told in (
        (tokens.cube(power, SIGN), f"{spent}/{DEEDS_A_TURN}"),
        (track_sign("economy", SIGN), str(state.realms[power].talents)),
    ):
        number = text(told, BOLD, 38, INK, ground)
        number.at(image, right, y, "rm")
        right -= number.size[0] + 8
        sign.at(image, right, y, "rm")
        right -= SIGN + 26
    emblem(power, SIGN).at(image, EDGE, y, "lm")
    name = scene.words(Word("power", POWERS[power]))
    left = EDGE + SIGN + 12
    fitting(name, DISPLAY, 34, right - left, INK, ground).at(image, left, y, "lm")
