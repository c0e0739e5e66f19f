"""The whole picture: the board between the panels of its two sides."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PIL import Image

from engine.core.contract import View, Word
from engine.ur.board import SQUARES
from engine.ur.words import SIDES, Square
from render.kit.encode import canvas
from render.kit.palette import DEEP, PAPER, WHITE, index
from render.kit.sprite import Placed
from render.kit.zoom import corner, edged, larger
from render.scene import Cast, Crest, Scene
from render.ur.board import draw_board, marks_of
from render.ur.geometry import HEIGHT, WIDTH, middle
from render.ur.panels import draw_panels
from render.ur.pieces import piece

ZOOM = (640, 440)
"""The part that is shown larger around a square."""


class UrArtist:
    """Draws the Royal Game of Ur."""

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """The board: whole, or zoomed to a square and its surroundings."""
        image = canvas(WIDTH, HEIGHT, index(PAPER))
        draw_panels(image, scene, cast)
        draw_board(image, scene.view.state)
        for each in self.marks(scene):
            each.draw(image)
        if isinstance(scene.focus, str):
            left, top = corner(middle(Square(scene.focus)), ZOOM, image.size)
            part = (left, top, left + ZOOM[0], top + ZOOM[1])
            image = larger(image, (WIDTH, WIDTH * ZOOM[1] // ZOOM[0]), part)
            edged(image, *image.size)
        return image

    def names(self, scene: Scene, cast: Cast) -> Sequence[Placed]:
        """No names: squares bear their own in a corner."""
        del scene, cast
        return ()

    def marks(self, scene: Scene) -> Sequence[Placed]:
        """Rings, arrows and swords for what has changed."""
        return tuple(each for event in scene.events for each in marks_of(event))

    def crest(self, role: Word) -> Crest | None:
        """A side's colour and its piece."""
        if role.id not in SIDES:
            return None
        seat = SIDES.index(role.id)
        return Crest((WHITE, DEEP)[seat], partial(piece, seat))

    def places(self, view: View[Any]) -> Sequence[str]:
        """All squares."""
        del view
        return SQUARES
