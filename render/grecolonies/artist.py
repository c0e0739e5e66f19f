"""The board: map on top, the fight if there is one, objectives and cities below."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any
from typing import cast as typed

from PIL import Image

from engine.core.choosing.menu import Question
from engine.core.contract import Options, View, Word
from engine.grecolonies.board import board
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.state import GrecoloniesState
from render.grecolonies import fight, panels
from render.grecolonies.emblems import COLOURS, colour_of, emblem
from render.grecolonies.geometry import HEIGHT, WIDTH
from render.grecolonies.ground import shape
from render.grecolonies.map import Layout, draw_map, layout, sight_of
from render.grecolonies.questions.cups import draw_cups
from render.grecolonies.questions.land import draw_land, land_of
from render.grecolonies.questions.spots import provinces_of, spots_of
from render.grecolonies.things import signs_of
from render.grecolonies.tokens import fight_of
from render.kit.encode import canvas
from render.kit.outline import inside_cell
from render.kit.palette import PAPER, index
from render.kit.panel import Box
from render.kit.plaque import plaque
from render.kit.sprite import Placed
from render.kit.zoom import Part, edged, part_with
from render.questions import Posed
from render.scene import Cast, Crest, Picture, Scene, Told

MARGIN = 14
AROUND = 130
"""Pixels of the map around what happened: citizens stand beside the ends of their arrows."""


class GrecoloniesArtist:
    """Draws Grécolonies."""

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """The board: whole, or larger around a province, with the fight that is fought there."""
        state: GrecoloniesState = scene.view.state
        sight = sight_of(state, scene.focus)
        shown = scene.focus in (None, fight.place_of(state, scene.events))
        fought = fight.height_of(state, scene.events) if shown else 0
        below = panels.height_of() if scene.focus is None else 0
        around = 2 * MARGIN if fought or below else 0
        image = canvas(sight.width, sight.height + fought + below + around, index(PAPER))
        top = sight.height + MARGIN
        image.paste(draw_map(state, _layout(scene), sight), (0, 0))
        if scene.focus is not None:
            edged(image, sight.width, sight.height)
        if fought:
            fight.draw_fight(image, MARGIN, top, WIDTH - 2 * MARGIN, scene, cast)
            top += fought
        if scene.focus is None:
            area = Box(MARGIN, top, WIDTH - 2 * MARGIN, panels.height_of())
            panels.draw_below(image, area, scene, cast)
        return image

    def names(self, scene: Scene, cast: Cast) -> Sequence[Placed]:
        """The names of provinces on the map."""
        del cast
        return _layout(scene).names

    def marks(self, scene: Scene) -> Sequence[Placed]:
        """Arrows, rings, swords and numbers on the map."""
        found = _layout(scene)
        return (*found.under_signs, *found.below, *found.above)

    def part(self, scene: Scene) -> Part | None:
        """The part of the map where it happened."""
        return part_with(self.marks(scene), (WIDTH, HEIGHT), AROUND)

    def crest(self, role: Word) -> Crest | None:
        """The colour and emblem of a city."""
        return Crest(colour_of(role.id), partial(emblem, role.id)) if role.id in COLOURS else None

    def sights(self, view: View[Any], question: Question) -> Sequence[int] | None:
        """The answers that name a province, a city in a fight or somebody of its groups."""
        spots = spots_of(view.state, question)
        if provinces_of(view.state, question, spots.values()) or fight_of(view.state) is not None:
            return tuple(spots)
        return None

    def question(self, scene: Scene, posed: Posed) -> Image.Image:
        """The provinces that are asked about, or both sides of the fight."""
        state: GrecoloniesState = scene.view.state
        spots = spots_of(state, posed.question)
        lettered = [(letter, spots[place]) for place, letter in posed.letters if place in spots]
        provinces = provinces_of(state, posed.question, spots.values())
        return (
            draw_land(scene, land_of(scene, posed.question, provinces, lettered))
            if provinces
            else draw_cups(scene, lettered)
        )

    def thing(self, options: Options, word: Word, words: Told, explain: Told) -> Picture | None:
        """What stands for a thing on the board, with its name; None for places, which are seen on the map."""
        del explain
        signs = signs_of(typed(GrecoloniesOptions, options).board, word)
        return plaque(signs, words(word)) if signs else None

    def shows(self, options: Options, word: Word) -> bool:
        """Whether something stands for a thing on the board."""
        return bool(signs_of(typed(GrecoloniesOptions, options).board, word))

    def places(self, view: View[Any]) -> Sequence[str]:
        """All provinces."""
        return board(view.state.options.board).provinces


def _layout(scene: Scene) -> Layout:
    state: GrecoloniesState = scene.view.state
    sight = sight_of(state, scene.focus)
    found = layout(state, scene.events, scene.words, sight)
    if not scene.marked or not isinstance(scene.focus, str):
        return found
    corner, cell, _ = shape(sight, state.board.index[scene.focus])
    return replace(found, under_signs=(inside_cell(cell, corner), *found.under_signs))
