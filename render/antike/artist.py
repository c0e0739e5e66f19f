"""The board: map on top, rondel and nations below."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PIL import Image

from engine.antike.board import board
from engine.antike.state import AntikeState
from engine.core.contract import View, Word
from render.antike.emblems import COLOURS, colour_of, emblem
from render.antike.map import MAPS, draw_map
from render.antike.nations import draw_nations, draw_piles
from render.antike.rondel import SIZE, draw_rondel
from render.kit.encode import canvas
from render.kit.palette import PAPER, index
from render.kit.panel import Box
from render.kit.sprite import Placed
from render.kit.zoom import zoomed
from render.scene import Cast, Crest, Scene

MARGIN = 14
STRIP = 54
"""Height of the strip with the piles."""
ZOOM = (640, 440)
"""The part of the map that is shown twice as large around a place."""


class AntikeArtist:
    """Draws Antike."""

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """The board: whole, or zoomed to a province and its surroundings."""
        state: AntikeState = scene.view.state
        picture = draw_map(state, scene.events, scene.words)
        if scene.focus is not None:
            return self._zoomed(picture, state, scene.focus)
        found = MAPS.drawn(state.options.board)
        band = SIZE + 2 * MARGIN
        image = canvas(found.width, found.height + band + STRIP, index(PAPER))
        image.paste(picture, (0, 0))
        top = found.height + MARGIN
        draw_rondel(image, MARGIN, top, state, scene.words)
        area = Box(SIZE + 3 * MARGIN, top, found.width - SIZE - 4 * MARGIN, SIZE)
        draw_nations(image, area, scene, cast)
        draw_piles(image, Box(0, found.height + band, found.width, STRIP), state, scene.words)
        return image

    def _zoomed(self, picture: Image.Image, state: AntikeState, focus: str) -> Image.Image:
        found = MAPS.drawn(state.options.board)
        middle = found.places[board(state.options.board).index[focus]].city
        return zoomed(picture, middle, ZOOM)

    def names(self, scene: Scene, cast: Cast) -> Sequence[Placed]:
        """The names on the map."""
        del scene, cast
        return ()

    def marks(self, scene: Scene) -> Sequence[Placed]:
        """What marks what happened."""
        del scene
        return ()

    def crest(self, role: Word) -> Crest | None:
        """The colour and emblem of a nation."""
        return Crest(colour_of(role.id), partial(emblem, role.id)) if role.id in COLOURS else None

    def places(self, view: View[Any]) -> Sequence[str]:
        """All provinces."""
        return board(view.state.options.board).provinces
