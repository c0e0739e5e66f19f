"""The picture of a question: whichever its answers are seen on."""

from collections.abc import Callable, Mapping

from PIL import Image

from render.dies_irae.questions.chart import draw_chart
from render.dies_irae.questions.cycle import draw_cycle
from render.dies_irae.questions.places import draw_places
from render.dies_irae.questions.rivals import draw_answers, draw_offers, draw_order
from render.dies_irae.questions.spots import ANSWER, CHART, CYCLE, HEX, LEVEL, OFFER, ORDER, seen
from render.dies_irae.questions.stability import draw_stability
from render.questions import Posed
from render.scene import Scene

PICTURES: Mapping[str, Callable[[Scene, Posed], Image.Image]] = {
    HEX: draw_places,
    CYCLE: draw_cycle,
    CHART: draw_chart,
    LEVEL: draw_stability,
    OFFER: draw_offers,
    ANSWER: draw_answers,
    ORDER: draw_order,
}
"""What draws each of them."""


def draw_asked(scene: Scene, posed: Posed) -> Image.Image:
    """The picture that the answers are seen on, with all the letters."""
    first = next(iter(seen(posed.question).values()))
    return PICTURES[first[0].picture](scene, posed)
