"""The whole picture: map on top, rondel and nations below."""

from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageDraw

from engine.antike.board import board
from engine.antike.state import AntikeState
from engine.core.contract import View
from render.antike.map import MAPS, draw_map
from render.antike.nations import draw_nations, draw_piles
from render.antike.rondel import SIZE, draw_rondel
from render.kit.encode import canvas, png
from render.kit.palette import INK, PAPER, TERRACOTTA, index
from render.kit.panel import Box
from render.kit.sprite import DISPLAY, fitting
from render.kit.zoom import zoomed
from render.scene import Picture, Scene

MARGIN = 14
STRIP = 54
"""Height of the strip with the piles."""
ZOOM = (640, 440)
"""The part of the map that is shown twice as large around a place."""


class AntikeArtist:
    """Draws Antike."""

    def draw(self, scene: Scene) -> Picture:
        """The board as PNG: whole, or zoomed to a province and its surroundings."""
        state: AntikeState = scene.view.state
        picture = draw_map(state, scene.events, scene.words)
        if scene.focus is not None:
            return self._zoomed(picture, state, scene)
        found = MAPS.drawn(state.options.board)
        band = SIZE + 2 * MARGIN
        image = canvas(found.width, found.height + band + STRIP, index(PAPER))
        image.paste(picture, (0, 0))
        cartouche(image, scene.title)
        top = found.height + MARGIN
        draw_rondel(image, MARGIN, top, state, scene.words)
        area = Box(SIZE + 3 * MARGIN, top, found.width - SIZE - 4 * MARGIN, SIZE)
        draw_nations(image, area, state, scene.names, scene.words)
        draw_piles(image, Box(0, found.height + band, found.width, STRIP), state, scene.words)
        return Picture(png(image), *image.size)

    def _zoomed(self, picture: Image.Image, state: AntikeState, scene: Scene) -> Picture:
        found = MAPS.drawn(state.options.board)
        middle = found.places[board(state.options.board).index[scene.focus or ""]].city
        image = zoomed(picture, middle, ZOOM)
        cartouche(image, scene.title)
        return Picture(png(image), *image.size)

    def places(self, view: View[Any]) -> Sequence[str]:
        """All provinces."""
        return board(view.state.options.board).provinces


def cartouche(image: Image.Image, title: str) -> None:
    """Draws the title on a plate in the corner."""
    sprite = fitting(title, DISPLAY, 38, 560, INK, PAPER)
    width, height = sprite.size
    pen = ImageDraw.Draw(image)
    left, top = 22, image.size[1] - 78 if image.size[1] < 1000 else 1100 - 78
    pen.rectangle(
        (left, top, left + width + 40, top + 58), fill=index(PAPER), outline=index(TERRACOTTA), width=4
    )
    sprite.at(image, left + 20 + width / 2, top + 29 + height * 0)
