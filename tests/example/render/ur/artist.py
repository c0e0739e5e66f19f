"""The whole picture: the board between the panels of its two sides."""

from collections.abc import Sequence
from typing import Any

from engine.core.contract import View
from engine.ur.board import SQUARES
from engine.ur.words import Square
from render.kit.encode import canvas, png
from render.kit.palette import PAPER, index
from render.kit.zoom import edged, zoomed
from render.scene import Picture, Scene
from render.ur.board import draw_board
from render.ur.geometry import HEIGHT, WIDTH, middle
from render.ur.panels import draw_panels

ZOOM = (640, 440)
"""The part that is shown twice as large around a square."""


class UrArtist:
    """Draws the Royal Game of Ur."""

    def draw(self, scene: Scene) -> Picture:
        """The board as PNG: whole, or zoomed to a square and its surroundings."""
        image = canvas(WIDTH, HEIGHT, index(PAPER))
        draw_panels(image, scene)
        draw_board(image, scene.view.state, scene.events)
        if scene.focus is not None:
            image = zoomed(image, middle(Square(scene.focus)), ZOOM)
            edged(image, *image.size)
        return Picture(png(image), *image.size)

    def places(self, view: View[Any]) -> Sequence[str]:
        """All squares."""
        del view
        return SQUARES
