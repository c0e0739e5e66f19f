"""Below a part of the map: the goods that can be seen in it, with their names."""

from PIL import Image

from engine.core.contract import Word
from engine.dies_irae.board import board
from engine.dies_irae.charts import goods
from render.dies_irae.geometry import Window
from render.dies_irae.goods import good_sign
from render.kit.palette import INK, LAND, RIDGE
from render.kit.panel import Box, frame
from render.kit.sprite import TEXT, fitting
from render.scene import Told

HEIGHT, LINE = 116, 54
SIGN, ROWS, ALONE = 42, 2, 7
"""Size of a sign; rows of them, and how many goods need no second row."""


def draw_legend(canvas: Image.Image, box: Box, window: Window, words: Told) -> None:
    """Draws signs with names beside them, in the order of the goods chart."""
    frame(canvas, box, LAND[0], RIDGE, 2)
    seen = {site.good for site in board().sites if window.shows(site.hex)}
    listed = [form.good for form in goods() if form.good in seen]
    columns = -(-len(listed) // ROWS) if len(listed) > ALONE else len(listed)
    step = box.width / max(ALONE, columns)
    for place, good in enumerate(listed):
        x, y = box.x + step * (place % columns), box.y + 4 + LINE * (place // columns) + LINE / 2
        good_sign(good, SIGN).at(canvas, x + 32, y)
        name = fitting(words(Word("good", good)), TEXT, 30, round(step) - 66, INK, LAND[0])
        name.at(canvas, x + 60, y, "lm")
