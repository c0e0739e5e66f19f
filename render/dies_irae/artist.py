"""The board: map with the cycle in its corner, powers below; or a part of the map; or the charts."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

from PIL import Image

from engine.core.choosing.menu import Question
from engine.core.contract import Options, View, Word
from engine.dies_irae.board import board
from engine.dies_irae.charts import powers
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.words import POWERS
from render.dies_irae import legend
from render.dies_irae.cycle import draw_deeds
from render.dies_irae.geometry import HEIGHT, LARGER, WIDTH, Window, grid, members
from render.dies_irae.layout import contents
from render.dies_irae.map import Setting, draw_map, line_around, marks_on, setting, window_at
from render.dies_irae.panels import POWER_PANEL, draw_powers
from render.dies_irae.powers import COLOURS, colour_of, emblem, number_of
from render.dies_irae.questions.asked import draw_asked
from render.dies_irae.questions.spots import seen
from render.dies_irae.things import signs_of
from render.dies_irae.tracks import draw_charts
from render.kit.encode import canvas
from render.kit.palette import (
    BLOOD,
    COIN,
    GOLD,
    INK,
    LAND,
    PAPER,
    PLAYERS,
    RIDGE,
    TERRACOTTA,
    WHITE,
    index,
    mix,
    nearest,
)
from render.kit.panel import GAP, Box
from render.kit.plaque import plaque
from render.kit.sprite import Placed
from render.kit.zoom import Part, edged, part_with
from render.questions import Posed
from render.scene import Cast, Crest, Picture, Scene, Told

MARGIN = 12
ZOOM = (1600, 1200)
CLOSE = 1200
"""The most pixels across a picture of where something happened."""
CORNER = Box(42, HEIGHT - 152, 548, 140)
"""Where the action cycle stands: over land beyond the board."""
SHADES = (
    *(*LAND, *PLAYERS, WHITE, RIDGE, BLOOD, TERRACOTTA, GOLD, COIN, mix(COIN, INK, 0.4)),
    *(mix(INK, PAPER, step / 6) for step in range(7)),
    *(mix(PLAYERS[place], INK, 0.25) for place in (2, *COLOURS)),
    *(mix(colour, PAPER, share) for colour, share in ((BLOOD, 0.35), (BLOOD, 0.65), (COIN, 0.65))),
)
"""Colours of what stands below the map."""
CHART = "development"
"""The picture of its own that shows the development chart, all tracks, and the cycle with its names."""


class DiesIraeArtist:
    """Draws Dies Irae."""

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """The board: whole, or the surroundings of a hex, a province, an island or a power; or the charts."""
        state: DiesIraeState = scene.view.state
        if scene.focus == CHART:
            return draw_charts(state, scene.events, scene.words)
        window, map_ = _window(scene), draw_map(state, _setting(scene), _window(scene))
        if isinstance(scene.focus, tuple):
            edged(map_, window.width, window.height)
            return map_
        if scene.focus is not None:
            image = canvas(window.width, window.height + legend.HEIGHT, index(PAPER))
            image.paste(map_, (0, 0))
            edged(image, window.width, window.height)
            legend.draw_legend(image, Box(0, window.height, window.width, legend.HEIGHT), window, scene.words)
            return image
        image = canvas(WIDTH, HEIGHT + POWER_PANEL + GAP + MARGIN, index(PAPER))
        image.paste(map_, (0, 0))
        draw_deeds(image, CORNER, state)
        area = Box(MARGIN, HEIGHT + GAP, WIDTH - 2 * MARGIN, POWER_PANEL)
        draw_powers(image, area, scene, cast)
        below = image.crop((0, HEIGHT, image.width, image.height))
        image.paste(below.point(nearest(SHADES)), (0, HEIGHT))
        return image

    def names(self, scene: Scene, cast: Cast) -> Sequence[Placed]:
        """The names of cities and regions on the map."""
        del cast
        if scene.focus == CHART:
            return ()
        return _setting(scene).labels.all

    def marks(self, scene: Scene) -> Sequence[Placed]:
        """What marks what happened."""
        if scene.focus == CHART:
            return ()
        return marks_on(scene.view.state, scene.events, _window(scene), _over(scene))

    def part(self, scene: Scene) -> Part | None:
        """The part of the map where it happened."""
        return part_with(self.marks(scene), (WIDTH, HEIGHT))

    def charts(self, view: View[Any]) -> Sequence[Word]:
        """The development chart with all tracks, as soon as there is something on them."""
        return (Word("chart", CHART),) if view.state.realms else ()

    def crest(self, role: Word) -> Crest | None:
        """The colour and emblem of a power."""
        if role.id not in POWERS:
            return None
        power = number_of(role.id)
        return Crest(colour_of(power), partial(emblem, power))

    def sights(self, view: View[Any], question: Question) -> Sequence[int] | None:
        """The answers that are seen on the map, in the cycle, on the chart or on the track of stability."""
        del view
        return tuple(seen(question)) or None

    def question(self, scene: Scene, posed: Posed) -> Image.Image:
        """The part of the map, the cycle, the chart or the track, with a letter beside each answer."""
        return draw_asked(scene, posed)

    def thing(self, options: Options, word: Word, words: Told, explain: Told) -> Picture | None:
        """What stands for a thing on the board, with its name; None for places, which are seen on the map."""
        del explain, options
        signs = signs_of(word)
        return plaque(signs, words(word)) if signs else None

    def shows(self, options: Options, word: Word) -> bool:
        """Whether something stands for a thing on the board."""
        del options
        return bool(signs_of(word))

    def places(self, view: View[Any]) -> Sequence[str]:
        """Hexes, provinces, islands and powers."""
        del view
        return _places()


@cache
def _places() -> tuple[str, ...]:
    facts = board()
    return tuple(dict.fromkeys((*facts.hexes, *(area.region for area in facts.regions), *POWERS)))


def _window(scene: Scene) -> Window:
    """The part of the map a scene shows."""
    if scene.focus is None:
        return Window()
    if isinstance(scene.focus, tuple):
        left, top, right, bottom = scene.focus
        by = LARGER if LARGER * max(right - left, bottom - top) <= CLOSE else 1
        return Window(by, by * left, by * top, by * (right - left), by * (bottom - top))
    return window_at(middle_of(scene.view.state, scene.focus), ZOOM)


def _setting(scene: Scene) -> Setting:
    """All that lies on the map."""
    found = setting(scene.view.state, scene.events, scene.words, _window(scene), _over(scene))
    if not scene.marked or not isinstance(scene.focus, str):
        return found
    places = places_of(scene.view.state, scene.focus)
    return replace(found, lines=(line_around(places, _window(scene)),))


def _over(scene: Scene) -> Sequence[tuple[int, int, int, int]]:
    """What is drawn over the map."""
    return () if scene.focus is not None else ((CORNER.x, CORNER.y, CORNER.x + CORNER.width, HEIGHT),)


def middle_of(state: DiesIraeState, focus: str) -> tuple[float, float]:
    """The middle of a place on the larger map.

    Raises:
        KeyError: there is no such place.
    """
    middles = [grid(LARGER).middles[place] for place in places_of(state, focus)]
    return sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)


def places_of(state: DiesIraeState, focus: str) -> tuple[int, ...]:
    """The hexes of a place; a power's are those of all it has.

    Raises:
        KeyError: there is no such place.
    """
    facts = board()
    regions = {str(area.region): number for number, area in enumerate(facts.regions)}
    if focus in POWERS:
        return _of_power(state, number_of(focus))
    return members()[regions[focus]] if focus in regions else (facts.index[focus],)


def _of_power(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """The hexes with a power's pieces; its possible capitals where it has none."""
    found = [
        place
        for place, here in contents(state).items()
        if (here.holding is not None and here.holding.owner == power)
        or any(unit.power == power for unit in here.units)
    ]
    return tuple(found) or powers()[power].capitals
