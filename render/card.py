"""A plain card: a title and ranked lines. For titles without a board of their own."""

import io
from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

WIDTH, ROW, MARGIN = 1000, 64, 40
PAPER, INK, RULE = "#f3e7cd", "#3a2c1c", "#b5651d"


def draw_card(title: str, lines: Sequence[tuple[int, str, str]]) -> tuple[bytes, int, int]:
    """PNG bytes, width and height of a card with lines of rank, text and score."""
    height = 2 * MARGIN + ROW * (len(lines) + 1) + 16
    image = Image.new("RGB", (WIDTH, height), PAPER)
    pen = ImageDraw.Draw(image)
    large, small = ImageFont.load_default(44), ImageFont.load_default(32)
    pen.rectangle((8, 8, WIDTH - 9, height - 9), outline=RULE, width=4)
    pen.text((MARGIN, MARGIN - 8), title, INK, large)
    for row, (rank, text, score) in enumerate(lines, 1):
        top = MARGIN + ROW * row + 8
        pen.text((MARGIN, top), f"{rank}.  {text}"[:60], INK, small)
        pen.text((WIDTH - MARGIN, top), score, INK, small, anchor="ra")
    data = io.BytesIO()
    image.quantize(32).save(data, "PNG", compress_level=1)
    return data.getvalue(), WIDTH, height
