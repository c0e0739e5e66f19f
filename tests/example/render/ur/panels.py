"""A panel for each side: who plays it, the pieces that wait, and those that are home."""

from PIL import Image

from engine.core.contract import Word
from engine.ur.state import UrState
from engine.ur.words import SIDES
from render.kit.laurel import laurel
from render.kit.palette import BLOOD, DEEP, INK, LAND, TERRACOTTA, WHITE
from render.kit.panel import Box, ground, strip
from render.kit.sprite import BOLD, DISPLAY, TEXT, fitting, text
from render.scene import Cast, Scene
from render.ur.geometry import PANELS
from render.ur.pieces import hollow, piece

WAITING = 66
"""Pixels of a piece that waits."""


def draw_panels(canvas: Image.Image, scene: Scene, cast: Cast) -> None:
    """Draws both sides, who is next lifted out, the laurel at who leads."""
    for seat, box in enumerate(PANELS):
        _draw_side(canvas, box, scene, cast, seat)


def _draw_side(canvas: Image.Image, box: Box, scene: Scene, cast: Cast, seat: int) -> None:
    state: UrState = scene.view.state
    side = Word("side", SIDES[seat])
    active = side in cast.lifted
    paper = ground(canvas, box, active=active)
    strip(canvas, box, (WHITE, DEEP)[seat], active=active)
    y = box.y + box.height // 2
    piece(seat, 104).at(canvas, box.x + 92, y)
    name = fitting(scene.words(side), DISPLAY, 50, 380, INK, paper)
    name.at(canvas, box.x + 168, y - 30, "lm")
    holder = fitting(scene.names[seat], TEXT, 44, 380, TERRACOTTA, paper)
    holder.at(canvas, box.x + 168, y + 32, "lm")
    if side in cast.leaders:
        laurel(84).at(canvas, box.x + box.width - 470, y)
    for place in range(state.waiting(seat)):
        piece(seat, WAITING).at(canvas, box.x + 610 + place * (WAITING + 6), y)
    _draw_home(canvas, box, state, seat, active)


def _draw_home(canvas: Image.Image, box: Box, state: UrState, seat: int, active: bool) -> None:
    """Draws a place for each piece, filled by those that are home, and their number."""
    right, y = box.x + box.width - 34, box.y + box.height // 2
    home, paper = state.home[seat], WHITE if active else LAND[0]
    text(str(home), BOLD, 96, BLOOD if active else INK, paper).at(canvas, right, y, "rm")
    for place in range(state.pieces):
        row, column = divmod(place, 4)
        sprite = piece(seat, 52) if place < home else hollow(52)
        sprite.at(canvas, right - 330 + column * 60 + row * 30, y - 31 + row * 62)
