"""The board of Deus: the continent, the players' columns, what lies open for all."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any
from typing import cast as typed

from PIL import Image

from engine.core.choosing.menu import Question
from engine.core.contract import Options, View, Word
from engine.deus.cards import card_set
from engine.deus.law.rules import COLOURS_OF_PLAYERS
from engine.deus.options import DeusOptions
from engine.deus.state import DeusState
from engine.deus.words import REGION_NUMBER, REGIONS, Region
from render.deus.cards import Face, Shelf, draw_shelves, shelves_size
from render.deus.hand import draw_hand
from render.deus.land.geometry import WIDTH, Frame, around, close
from render.deus.land.map import draw_map
from render.deus.land.marks import marks_on
from render.deus.land.names import names_on
from render.deus.land.sea import Sea, coast
from render.deus.land.supply import draw_supply, label_width
from render.deus.panels import beside_map, draw_players, marks_on_panels, panel_boxes
from render.deus.player import draw_player, player_laid_out
from render.deus.questions.asked import draw_asked
from render.deus.questions.spots import seen
from render.deus.signs.pieces import OWNERS, emblem
from render.deus.things import signs_of
from render.kit.encode import canvas, png
from render.kit.palette import LAND, PAPER, index
from render.kit.panel import GAP, Box
from render.kit.plaque import plaque
from render.kit.sprite import Placed
from render.kit.zoom import Part, edged, part_with
from render.questions import Posed
from render.scene import Cast, Crest, Picture, Scene, Told

CLOSE = Frame(200.0, 0.0, 0.0, 1600, 1120)
"""The window when one zooms in."""


def sea_of(scene: Scene) -> Sea:
    """The window on the continent, and what lies in its sea; one that people laid stays as they laid it."""
    state: DeusState = scene.view.state
    turn = state.setting.options.layout not in ("free", "host")
    return coast(state.laid, label_width(scene.words), beside_map(state), turn=turn)


def _window(scene: Scene) -> Frame:
    """The window on the continent that is drawn."""
    window = sea_of(scene).window
    if scene.focus is None:
        return window
    if isinstance(scene.focus, tuple):
        return close(window, scene.focus)
    region = REGION_NUMBER[Region(scene.focus)]
    return around(scene.view.state.laid, region, replace(CLOSE, turn=window.turn))


def _boxes(scene: Scene) -> dict[int, Box]:
    """Where the panels stand."""
    sea = sea_of(scene)
    return panel_boxes(scene.view.state, sea.window.height, sea.panel)


class DeusArtist:
    """Draws Deus."""

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """The board: whole, zoomed to a region and its surroundings, or all of a player's columns."""
        state: DeusState = scene.view.state
        if scene.focus in COLOURS_OF_PLAYERS:
            return draw_player(scene, COLOURS_OF_PLAYERS.index(scene.focus))
        frame = _window(scene)
        land = draw_map(scene, frame)
        if scene.focus is not None:
            edged(land, *land.size)
            return land
        sea = sea_of(scene)
        image = canvas(WIDTH, frame.height + beside_map(state).below, index(PAPER))
        image.paste(land, (0, 0))
        draw_supply(image, sea.goods, sea.piles, state, scene.words)
        draw_players(image, _boxes(scene), scene, cast)
        return image

    def names(self, scene: Scene, cast: Cast) -> Sequence[Placed]:
        """The names of the regions."""
        del cast
        if scene.focus in COLOURS_OF_PLAYERS:
            return ()
        state, frame = scene.view.state, _window(scene)
        return names_on(state, scene.words, frame, marks_on(state, scene.events, frame))

    def marks(self, scene: Scene) -> Sequence[Placed]:
        """Rings, arrows and swords on the map; in the panels what grew, and new cards."""
        if scene.focus in COLOURS_OF_PLAYERS:
            return player_laid_out(scene, COLOURS_OF_PLAYERS.index(scene.focus))[0].marks
        below, above = marks_on(scene.view.state, scene.events, _window(scene))
        panels = () if scene.focus else marks_on_panels(scene, _boxes(scene))
        return (*below, *above, *panels)

    def part(self, scene: Scene) -> Part | None:
        """The part of the map where it happened."""
        frame = _window(scene)
        below, above = marks_on(scene.view.state, scene.events, frame)
        return part_with((*below, *above), (frame.width, frame.height))

    def crest(self, role: Word) -> Crest | None:
        """The colour and emblem of a player."""
        if role.id not in COLOURS_OF_PLAYERS:
            return None
        seat = COLOURS_OF_PLAYERS.index(role.id)
        return Crest(OWNERS[seat], partial(emblem, seat))

    def places(self, view: View[Any]) -> Sequence[str]:
        """All regions, and the players by their colours."""
        state: DeusState = view.state
        return (*REGIONS[: 7 * len(state.laid)], *COLOURS_OF_PLAYERS[: len(state.players)])

    def sights(self, view: View[Any], question: Question) -> Sequence[int] | None:
        """The answers that are seen among cards, on the continent, or in a list of goods or pieces."""
        del view
        return tuple(seen(question)) or None

    def question(self, scene: Scene, posed: Posed) -> Image.Image:
        """The cards, the ways to pay, the regions or the list, with a letter beside each answer."""
        return draw_asked(scene, posed, sea_of(scene).window)

    def hand(self, scene: Scene) -> Picture | None:
        """The cards of the seat that looks; None where it holds none."""
        if scene.view.viewer is None:
            return None
        image = draw_hand(scene.view.state, scene.view.viewer, scene.words, scene.explain)
        return None if image is None else Picture(png(image), *image.size, "hand.png")

    def shows(self, options: Options, word: Word) -> bool:
        """Whether it is a card of the set that is played with, or something has its sign on the board."""
        if word.kind == "card":
            return word.id in card_set(typed(DeusOptions, options).cards).number
        return bool(signs_of(word))

    def thing(self, options: Options, word: Word, words: Told, explain: Told) -> Picture | None:
        """One card of the set that is played with, by itself, large; of other things their signs and name."""
        if signs := signs_of(word):
            return plaque(signs, words(word))
        found = card_set(typed(DeusOptions, options).cards)
        if word.kind != "card" or word.id not in found.number:
            return None
        design = found.designs[found.number[word.id]]
        shelf = Shelf("", ((design, Face(words(word), explain(word)), 1, ()),))
        size = shelves_size([shelf], 0)
        image = canvas(*size, index(LAND[1]))
        draw_shelves(image, [shelf], 0, LAND[1])
        image = image.crop((0, 0, (size[0] + GAP) // 2 + 4, size[1]))
        return Picture(png(image), *image.size, "card.png")
