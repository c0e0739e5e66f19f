"""The eight advances as small pictures, lit where they are known."""

from collections.abc import Callable, Mapping

from render.kit.brush import Brush
from render.kit.palette import COIN, GOLD, INK, LAND, PAPER, RIDGE, WHITE, Rgb, mix
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Sprite, drawn

DARK, FAINT = INK, mix(INK, PAPER, 0.42)


def _wheel(brush: Brush, dark: Rgb) -> None:
    brush.oval(8, 8, 92, 92, 11, dark)
    for points in (((50, 12), (50, 88)), ((12, 50), (88, 50)), ((23, 23), (77, 77)), ((77, 23), (23, 77))):
        brush.line(*points, width=8, fill=dark)
    brush.disc(50, 50, 13, dark)


def _sailing(brush: Brush, dark: Rgb) -> None:
    brush.shape((6, 66), (94, 66), (78, 92), (22, 92), fill=dark)
    brush.line((50, 6), (50, 66), width=8, fill=dark)
    brush.shape((56, 10), (90, 56), (56, 56), fill=dark)


def _market(brush: Brush, dark: Rgb) -> None:
    brush.line((50, 8), (50, 88), width=9, fill=dark)
    brush.line((12, 26), (88, 26), width=9, fill=dark)
    brush.shape((0, 58), (34, 58), (26, 74), (8, 74), fill=dark)
    brush.shape((66, 58), (100, 58), (92, 74), (74, 74), fill=dark)
    for x in (17, 83):
        brush.line((x, 26), (x - 15, 58), width=5, fill=dark)
        brush.line((x, 26), (x + 15, 58), width=5, fill=dark)
    brush.block(26, 86, 74, 96, dark)


def _monarchy(brush: Brush, dark: Rgb) -> None:
    brush.shape((8, 84), (92, 84), (98, 26), (72, 50), (50, 12), (28, 50), (2, 26), fill=dark)


def _roads(brush: Brush, dark: Rgb) -> None:
    brush.shape((40, 6), (60, 6), (94, 96), (6, 96), fill=dark)
    for top, bottom, wide in ((14, 28, 3), (38, 56, 4), (68, 92, 6)):
        brush.block(50 - wide, top, 50 + wide, bottom, WHITE if dark == INK else LAND[0])


def _navigation(brush: Brush, dark: Rgb) -> None:
    brush.shape((50, 2), (60, 40), (98, 50), (60, 60), (50, 98), (40, 60), (2, 50), (40, 40), fill=dark)
    brush.oval(24, 24, 76, 76, 6, dark)


def _currency(brush: Brush, dark: Rgb) -> None:
    for x, y in ((66, 34), (34, 66)):
        brush.disc(x, y, 32, WHITE if dark == INK else LAND[0])
        brush.disc(x, y, 30, dark)
        brush.disc(x, y, 21, COIN if dark == INK else LAND[0])
        brush.block(x - 6, y - 6, x + 6, y + 6, dark)


def _democracy(brush: Brush, dark: Rgb) -> None:
    brush.block(14, 56, 86, 94, dark)
    brush.block(34, 62, 66, 70, WHITE if dark == INK else LAND[0])
    brush.shape((38, 6), (72, 12), (66, 50), (32, 44), fill=dark)


SIGNS: Mapping[str, Callable[[Brush, Rgb], None]] = {
    "wheel": _wheel, "sailing": _sailing, "market": _market, "monarchy": _monarchy,
    "roads": _roads, "navigation": _navigation, "currency": _currency, "democracy": _democracy,
}  # fmt: skip
"""What each advance's sign shows: a wheel, a boat, scales, a crown, a road, a compass, coins, an urn."""


@kept
def advance(name: str, size: int, known: bool) -> Sprite:
    """An advance's sign on its tile: gold and ink where it is known, pale else; `size` in pixels."""

    def draw(pen: Pen, s: float) -> None:
        edge = size * s - 1
        pen.rounded_rectangle((0, 0, edge, edge), radius=6 * s, fill=INK if known else RIDGE)
        rim = (3 if known else 1.5) * s
        ground = GOLD if known else LAND[0]
        pen.rounded_rectangle((rim, rim, edge - rim, edge - rim), radius=4 * s, fill=ground)
        margin = size * 0.17
        SIGNS[name](
            Brush(pen, margin * s, margin * s, (size - 2 * margin) * s / 100), DARK if known else FAINT
        )

    return drawn(size, size, draw)
