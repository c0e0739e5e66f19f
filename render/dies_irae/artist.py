"""The board: map, powers, cycle and charts below; or a part of the map."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

from PIL import Image

from engine.core.contract import View, Word
from engine.dies_irae.board import board
from engine.dies_irae.charts import powers
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.words import POWERS
from render.dies_irae import legend
from render.dies_irae.geometry import HEIGHT, LARGER, WIDTH, grid, members
from render.dies_irae.layout import contents
from render.dies_irae.map import Window, draw_map, window_at
from render.dies_irae.panels import draw_cycle, draw_powers
from render.dies_irae.powers import colour_of, emblem, number_of
from render.dies_irae.tracks import draw_chart, draw_tracks
from render.kit.encode import canvas
from render.kit.palette import PAPER, index
from render.kit.panel import GAP, Box
from render.kit.sprite import Placed
from render.kit.zoom import edged
from render.scene import Cast, Crest, Scene

MARGIN = 14
PANEL, CHARTS = 152, 332
"""Heights of the powers' panels and of the charts."""
CYCLE, CHART = 412, 600
"""Widths of the action cycle and of the development chart; the tracks take the rest."""
ZOOM = (1280, 960)


class DiesIraeArtist:
    """Draws Dies Irae."""

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """The board: whole, or the surroundings of a hex, a province, an island or a power."""
        state: DiesIraeState = scene.view.state
        if scene.focus is not None:
            return _zoomed(scene, state, scene.focus)
        height = HEIGHT + PANEL + CHARTS + 3 * GAP
        image = canvas(WIDTH, height, index(PAPER))
        image.paste(draw_map(state, scene.events, scene.words, Window()), (0, 0))
        width = WIDTH - 2 * MARGIN
        area = Box(MARGIN, HEIGHT + GAP, width, PANEL)
        draw_powers(image, area, scene, cast)
        top = area.y + PANEL + GAP
        draw_cycle(image, Box(MARGIN, top, CYCLE, CHARTS), state, scene.words)
        left = MARGIN + CYCLE + GAP
        draw_chart(image, Box(left, top, CHART, CHARTS), state, scene.events)
        left += CHART + GAP
        draw_tracks(image, Box(left, top, WIDTH - MARGIN - left, CHARTS), state, scene.events)
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
        """The colour and emblem of a power."""
        if role.id not in POWERS:
            return None
        power = number_of(role.id)
        return Crest(colour_of(power), partial(emblem, power))

    def places(self, view: View[Any]) -> Sequence[str]:
        """Cities and other hexes with a good, provinces, islands and powers."""
        del view
        return _places()


@cache
def _places() -> tuple[str, ...]:
    facts = board()
    cities = (facts.hexes[site.hex] for site in facts.sites)
    return tuple(dict.fromkeys((*cities, *(area.region for area in facts.regions), *POWERS)))


def middle_of(state: DiesIraeState, focus: str) -> tuple[float, float]:
    """The middle of a place on the larger map; a power's is that of all it has.

    Raises:
        KeyError: there is no such place.
    """
    facts = board()
    regions = {str(area.region): number for number, area in enumerate(facts.regions)}
    if focus in POWERS:
        places = _of_power(state, number_of(focus))
    elif focus in regions:
        places = members()[regions[focus]]
    else:
        places = (facts.index[focus],)
    middles = [grid(LARGER).middles[place] for place in places]
    return sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)


def _of_power(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """The hexes with a power's pieces; its possible capitals where it has none."""
    found = [
        place
        for place, here in contents(state).items()
        if (here.holding is not None and here.holding.owner == power)
        or any(unit.power == power for unit in here.units)
    ]
    return tuple(found) or powers()[power].capitals


def _zoomed(scene: Scene, state: DiesIraeState, focus: str) -> Image.Image:
    window = window_at(middle_of(state, focus), ZOOM)
    width, height = ZOOM
    image = canvas(width, height + legend.HEIGHT, index(PAPER))
    image.paste(draw_map(state, scene.events, scene.words, window), (0, 0))
    edged(image, width, height)
    legend.draw_legend(image, Box(0, height, width, legend.HEIGHT), window, scene.words)
    return image
