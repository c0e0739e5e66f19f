"""Below a part of the map: the goods that can be seen in it, with their names."""

from PIL import Image

from engine.core.contract import Word
from engine.dies_irae.board import board
from engine.dies_irae.charts import goods
from render.dies_irae.goods import good_sign
from render.dies_irae.map import Window
from render.kit.palette import INK, LAND, RIDGE
from render.kit.panel import Box, frame
from render.kit.sprite import TEXT, fitting
from render.scene import Told

HEIGHT = 76
SIGN = 40


def draw_legend(canvas: Image.Image, box: Box, window: Window, words: Told) -> None:
    """Draws signs with names below them, in the order of the goods chart."""
    frame(canvas, box, LAND[0], RIDGE, 2)
    seen = {site.good for site in board().sites if window.shows(site.hex)}
    listed = [form.good for form in goods() if form.good in seen]
    step = box.width / max(12, len(listed))
    for place, good in enumerate(listed):
        x = box.x + step * (place + 0.5)
        good_sign(good, SIGN).at(canvas, x, box.y + 26)
        name = fitting(words(Word("good", good)), TEXT, 24, round(step) - 6, INK, LAND[0])
        name.at(canvas, x, box.y + 60)
