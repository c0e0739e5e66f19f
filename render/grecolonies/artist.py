"""The board: map on top, the fight if there is one, objectives and cities below."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PIL import Image

from engine.core.contract import View, Word
from engine.grecolonies.board import board
from engine.grecolonies.state import GrecoloniesState
from render.grecolonies import fight
from render.grecolonies.emblems import COLOURS, colour_of, emblem
from render.grecolonies.geometry import HEIGHT, WIDTH
from render.grecolonies.map import MAPS, draw_map
from render.grecolonies.panels import draw_cities, draw_objectives, draw_strip
from render.kit.encode import canvas
from render.kit.palette import PAPER, index
from render.kit.panel import Box
from render.kit.sprite import Placed
from render.kit.zoom import edged, zoomed
from render.scene import Cast, Crest, Scene

MARGIN = 14
BAND = 436
"""Height of objectives and cities."""
STRIP = 58
OBJECTIVES = 600
"""Width of the open objectives."""
ZOOM = (640, 400)
"""The part of the map that is shown twice as large around a province."""
SCENE = (1160, 560)
"""What of that is left above a fight: narrow, so that dice can be read on a phone."""


class GrecoloniesArtist:
    """Draws Grécolonies."""

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """The board: whole, or zoomed to a province and its surroundings."""
        state: GrecoloniesState = scene.view.state
        picture = draw_map(state, scene.events, scene.words)
        fighting = fight.is_shown(state, scene.events)
        if scene.focus is not None:
            image = _zoomed(picture, state, scene.focus)
            if fighting and fight.place_of(state, scene.events) == scene.focus:
                image = _with_fight(image, scene)
            return image
        height = HEIGHT + BAND + 2 * MARGIN + STRIP + (fight.HEIGHT + MARGIN if fighting else 0)
        image = canvas(WIDTH, height, index(PAPER))
        image.paste(picture, (0, 0))
        top = HEIGHT + MARGIN
        if fighting:
            area = Box(MARGIN, top, WIDTH - 2 * MARGIN, fight.HEIGHT)
            fight.draw_fight(image, area, state, scene.events, scene.words)
            top += fight.HEIGHT + MARGIN
        draw_objectives(image, Box(MARGIN, top, OBJECTIVES, BAND), state, scene.words)
        left = OBJECTIVES + 2 * MARGIN
        area = Box(left, top, WIDTH - left - MARGIN, BAND)
        draw_cities(image, area, scene, cast)
        draw_strip(image, Box(0, height - STRIP, WIDTH, STRIP), state)
        return image

    def names(self, scene: Scene, cast: Cast) -> Sequence[Placed]:
        """The names on the map."""
        del scene, cast
        return ()

    def marks(self, scene: Scene) -> Sequence[Placed]:
        """What marks what happened."""
        del scene
        return ()

    def crest(self, role: Word) -> Crest | None:
        """The colour and emblem of a city."""
        return Crest(colour_of(role.id), partial(emblem, role.id)) if role.id in COLOURS else None

    def places(self, view: View[Any]) -> Sequence[str]:
        """All provinces."""
        return board(view.state.options.board).provinces


def _with_fight(zoomed: Image.Image, scene: Scene) -> Image.Image:
    """The middle of a zoomed part of the map, and the fight there below it."""
    width, height = SCENE
    left, top = (zoomed.width - width) // 2, (zoomed.height - height) // 2
    image = canvas(width, height + fight.HEIGHT, index(PAPER))
    image.paste(zoomed.crop((left, top, left + width, top + height)), (0, 0))
    area = Box(0, height, width, fight.HEIGHT)
    fight.draw_fight(image, area, scene.view.state, scene.events, scene.words)
    return image


def _zoomed(picture: Image.Image, state: GrecoloniesState, focus: str) -> Image.Image:
    name = state.options.board
    image = zoomed(picture, MAPS.drawn(name).places[board(name).index[focus]].middle, ZOOM)
    edged(image, *image.size)
    return image
