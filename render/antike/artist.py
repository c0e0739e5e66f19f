"""The board: map on top, rondel and nations below; or a part of the map, larger."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any
from typing import cast as typed

from PIL import Image

from engine.antike.board import board
from engine.antike.options import AntikeOptions
from engine.antike.state import AntikeState
from engine.core.choosing.menu import Question
from engine.core.contract import Options, View, Word
from render.antike import question as kinds
from render.antike.emblems import COLOURS, colour_of, emblem
from render.antike.homes import draw_homes
from render.antike.learning import draw_learning
from render.antike.map import drawing_of
from render.antike.nations import draw_nations
from render.antike.paying import draw_paying
from render.antike.piles import draw_piles
from render.antike.question import entered, sketch_of, spots_in
from render.antike.rondel import SIZE, draw_rondel
from render.antike.step import draw_wheel, step_of
from render.antike.things import signs_of
from render.antike.treasury import draw_arming, draw_purse
from render.kit.encode import canvas
from render.kit.palette import PAPER, index
from render.kit.panel import ACROSS, Box, boxes
from render.kit.plaque import plaque
from render.kit.sprite import Placed
from render.kit.zoom import Part, part_with
from render.questions import Posed
from render.scene import Cast, Crest, Picture, Scene, Told

MARGIN = 12
STRIP = 58
"""Height of the strip with the piles."""


class AntikeArtist:
    """Draws Antike."""

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """The board: whole, or a province and its surroundings drawn larger."""
        state: AntikeState = scene.view.state
        picture = drawing_of(scene).draw()
        if scene.focus is not None:
            return picture
        width, height = picture.size
        band = SIZE + 2 * MARGIN
        image = canvas(width, height + band + STRIP, index(PAPER))
        image.paste(picture, (0, 0))
        top = height + MARGIN
        area = Box(SIZE + 2 * MARGIN, top, width - SIZE - 3 * MARGIN, SIZE)
        panels, piles = boxes(area, len(state.realms)), Box(0, height + band, width, STRIP)
        if spare := len(state.realms) > ACROSS and len(state.realms) % 2:
            # What is left has the free panel's room, and all panels that of its strip.
            *panels, piles = boxes(replace(area, height=SIZE + STRIP), len(state.realms) + 1)
        draw_rondel(image, MARGIN, top + (STRIP // 2 if spare else 0), state, scene.events, scene.words)
        draw_nations(image, panels, scene, cast)
        draw_piles(image, piles, state, scene.words)
        return image

    def names(self, scene: Scene, cast: Cast) -> Sequence[Placed]:
        """The cities' names."""
        del cast
        return drawing_of(scene).names

    def marks(self, scene: Scene) -> Sequence[Placed]:
        """Rings, arrows, swords and numbers on the map."""
        marks = drawing_of(scene).marks
        return (*marks.below, *marks.above)

    def sights(self, view: View[Any], question: Question) -> Sequence[int] | None:
        """Answers that lie in provinces or on ways between them, on fields of the rondel, among the advances,
        in the homes of nations, or in what one then has; where units moved in those units are seen, too."""
        return tuple(spots_in(view.state, question)) or (() if entered(view.state) else None)

    def question(self, scene: Scene, posed: Posed) -> Image.Image:
        """The part of the map where answers lie, the wheel, the advances, homes, or what one then has."""
        spots, answers = spots_in(scene.view.state, posed.question), posed.question.answers
        lettered = [(spots[place], place, letter) for place, letter in posed.letters]
        match lettered[0][0].picture if lettered else kinds.MAP:
            case kinds.WHEEL:
                steps = ((spot.field, step_of(answers[at], letter)) for spot, at, letter in lettered)
                return draw_wheel(scene, {field: step for field, step in steps if field})
            case kinds.LEARNING:
                return draw_learning(
                    scene, {spot.advance: each for spot, _, each in lettered if spot.advance}
                )
            case kinds.HOMES:
                return draw_homes(scene, {spot.nation: each for spot, _, each in lettered if spot.nation})
            case kinds.PAYING:
                ways = {letter: spot.pay for spot, _, letter in lettered if spot.pay is not None}
                return draw_paying(scene, answers[lettered[0][1]].actions[0], ways)
            case kinds.PURSE:
                return draw_purse(scene, {each: spot.purse for spot, _, each in lettered if spot.purse})
            case kinds.ARMING:
                return draw_arming(scene, {each: spot.arm for spot, _, each in lettered if spot.arm})
        return sketch_of(scene, posed).draw()

    def part(self, scene: Scene) -> Part | None:
        """The part of the map where it happened."""
        drawing = drawing_of(scene)
        return part_with((*drawing.marks.below, *drawing.marks.above), drawing.ground.size)

    def crest(self, role: Word) -> Crest | None:
        """The colour and emblem of a nation."""
        return Crest(colour_of(role.id), partial(emblem, role.id)) if role.id in COLOURS else None

    def thing(self, options: Options, word: Word, words: Told, explain: Told) -> Picture | None:
        """What stands for a thing on the board, with its name; None for places, which are seen on the map."""
        del explain
        signs = signs_of(typed(AntikeOptions, options).board, word)
        return plaque(signs, words(word)) if signs else None

    def shows(self, options: Options, word: Word) -> bool:
        """Whether something stands for a thing on the board."""
        return bool(signs_of(typed(AntikeOptions, options).board, word))

    def places(self, view: View[Any]) -> Sequence[str]:
        """All provinces."""
        return board(view.state.options.board).provinces
