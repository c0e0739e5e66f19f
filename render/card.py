"""A plain card: ranked lines. For titles without a board of their own."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit.encode import canvas
from render.kit.palette import INK, PAPER, TERRACOTTA, index
from render.kit.sprite import BOLD, fitting

WIDTH, ROW, MARGIN = 1600, 96, 48


def draw_card(lines: Sequence[tuple[int, str, str]]) -> Image.Image:
    """A card in the palette with lines of rank, text and score."""
    image = canvas(WIDTH, 2 * MARGIN + ROW * len(lines), index(PAPER))
    pen = ImageDraw.Draw(image)
    pen.rectangle((8, 8, WIDTH - 9, image.height - 9), outline=index(TERRACOTTA), width=4)
    for row, (rank, text, score) in enumerate(lines):
        middle = MARGIN + ROW * row + ROW // 2
        number = fitting(score, BOLD, 56, 400, INK, PAPER)
        number.at(image, WIDTH - MARGIN, middle, "rm")
        room = WIDTH - 3 * MARGIN - number.size[0]
        fitting(f"{rank}.  {text}", BOLD, 52, room, INK, PAPER).at(image, MARGIN, middle, "lm")
    return image
