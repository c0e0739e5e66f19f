"""Which part of the continent a picture shows, and its ground, cut out of the board's own."""

import math
from collections.abc import Iterable, Sequence

from PIL import Image

from engine.deus.continent import Laid
from engine.deus.ground import Spot
from render.deus.land import ground as still
from render.deus.land.geometry import ROOT, Frame, Point
from render.kit.encode import canvas
from render.kit.palette import OCEAN, fewest, index
from render.kit.portfolio import kept
from render.kit.zoom import smaller
from render.questions import WIDEST

TALL, WIDE = 1.4, 1.3
"""How many times its width a picture may be high, and its height wide."""
BESIDE = 1.25
"""How far around the middles of regions the map is shown, in units."""
SCALES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How large regions may be beside the board's own."""
SHADES = 16
"""Colours of the ground: with more of them files grow, and nothing is seen of it."""
SEA = 14
"""Pixels of sea around the continent."""


def window_of(spots: Iterable[Spot], land: Iterable[Spot], board: Frame, strip: int) -> Frame:
    """The part of the continent with these places, at the board's own scale or as large as they fit.

    `land`: all there is to be seen; `strip`: pixels that stand above it.
    """
    points = [board.at(*spot) for spot in spots]
    left, top, right, bottom = _around(points, BESIDE * board.unit, BESIDE * board.unit)
    share = next(
        (
            each
            for each in SCALES
            if (right - left) * each <= WIDEST and (bottom - top) * each <= TALL * WIDEST - strip
        ),
        SCALES[-1],
    )
    high = math.ceil((bottom - top) * share)
    high = min(max(high, math.ceil(WIDEST / WIDE) - strip), int(TALL * WIDEST) - strip)
    ends = _around([board.at(*spot) for spot in land], ROOT / 2 * board.unit + SEA, board.unit + SEA)
    x = _kept((left + right) / 2 * share, WIDEST, ends[0] * share, ends[2] * share)
    y = _kept((top + bottom) / 2 * share, high, ends[1] * share, ends[3] * share)
    return Frame(board.unit * share, board.x * share - x, board.y * share - y, WIDEST, high, board.turn)


def _around(points: Sequence[Point], wide: float, tall: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom around some points."""
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) - wide, min(down) - tall, max(across) + wide, max(down) + tall


def _kept(middle: float, size: int, low: float, high: float) -> int:
    """Where a window of a size around a point begins, without more sea than must be."""
    if high - low <= size:
        return round((low + high - size) / 2)
    return round(min(max(middle - size / 2, low), high - size))


def ground_of(laid: tuple[Laid, ...], window: Frame, board: Frame) -> Image.Image:
    """The ground of a window, cut out of the board's own: painting one anew takes long."""
    share = window.unit / board.unit
    image = canvas(window.width, window.height, index(OCEAN))
    image.paste(
        _scaled(laid, board, share), (round(window.x - board.x * share), round(window.y - board.y * share))
    )
    return image


@kept
def _scaled(laid: tuple[Laid, ...], board: Frame, share: float) -> Image.Image:
    """The board's ground at a share of its size, in few colours."""
    image = still.ground(laid, board)
    if share < 1:
        image = smaller(image, (round(image.width * share), round(image.height * share)))
    return image.point(fewest(image.histogram(), SHADES))
