"""The board of Deus: the continent, the players' columns, what lies open for all."""

from collections.abc import Sequence
from functools import partial
from typing import Any
from typing import cast as typed

from PIL import Image

from engine.core.contract import Options, View, Word
from engine.deus.cards import card_set
from engine.deus.law.rules import COLOURS_OF_PLAYERS
from engine.deus.options import DeusOptions
from engine.deus.state import DeusState
from engine.deus.words import REGION_NUMBER, REGIONS, Region
from render.deus.cards import Face, Shelf, draw_shelves, shelves_size
from render.deus.geometry import WIDTH, around, whole
from render.deus.hand import draw_hand
from render.deus.map import draw_map
from render.deus.panels import draw_players, draw_strip, panel_height
from render.deus.pieces import OWNERS, emblem
from render.kit.encode import canvas, png
from render.kit.palette import LAND, PAPER, index
from render.kit.panel import GAP, Box
from render.kit.sprite import Placed
from render.kit.zoom import edged
from render.scene import Cast, Crest, Picture, Scene, Told

MARGIN = 12
STRIP = 68
ZOOM = (1280, 900)
UNIT = 190.0
"""Pixels from a region's middle to its corners when one zooms in."""


class DeusArtist:
    """Draws Deus."""

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """The board: whole, or zoomed to a region and its surroundings."""
        state: DeusState = scene.view.state
        if scene.focus is not None:
            region = REGION_NUMBER[Region(scene.focus)]
            near = draw_map(state, scene.events, scene.words, around(state.laid, region, UNIT, *ZOOM))
            edged(near, *near.size)
            return near
        land = draw_map(state, scene.events, scene.words, whole(state.laid))
        rows = -(-len(state.players) // 2)
        panels = rows * (panel_height(state) + GAP)
        height = land.height + MARGIN + panels + STRIP
        image = canvas(WIDTH, height, index(PAPER))
        image.paste(land, (0, 0))
        area = Box(MARGIN, land.height + MARGIN, WIDTH - 2 * MARGIN, panels)
        draw_players(image, area, scene, cast)
        draw_strip(image, Box(0, height - STRIP, WIDTH, STRIP), state, scene.words)
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
        """The colour and emblem of a player."""
        if role.id not in COLOURS_OF_PLAYERS:
            return None
        seat = COLOURS_OF_PLAYERS.index(role.id)
        return Crest(OWNERS[seat], partial(emblem, seat))

    def places(self, view: View[Any]) -> Sequence[str]:
        """All regions."""
        return REGIONS[: 7 * len(view.state.laid)]

    def hand(self, scene: Scene) -> Picture | None:
        """The cards of the seat that looks; None where it holds none."""
        if scene.view.viewer is None:
            return None
        image = draw_hand(scene.view.state, scene.view.viewer, scene.words, scene.explain)
        return None if image is None else Picture(png(image), *image.size, "hand.png")

    def thing(self, options: Options, word: Word, words: Told, explain: Told) -> Picture | None:
        """One card of the set that is played with, by itself, large."""
        found = card_set(typed(DeusOptions, options).cards)
        if word.kind != "card" or word.id not in found.number:
            return None
        design = found.designs[found.number[word.id]]
        shelf = Shelf("", ((design, Face(words(word), explain(word)), 1),))
        size = shelves_size([shelf], 0)
        image = canvas(*size, index(LAND[1]))
        draw_shelves(image, [shelf], 0, LAND[1])
        image = image.crop((0, 0, (size[0] + GAP) // 2 + 4, size[1]))
        return Picture(png(image), *image.size, "card.png")
