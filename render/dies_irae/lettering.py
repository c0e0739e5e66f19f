"""How names on the map are written: shades, broken lines, letters and numbers at the edges."""

from functools import cache

from render.dies_irae.geometry import COLUMNS, ROWS, middle
from render.kit.palette import INK, PAPER, Rgb, mix
from render.kit.sprite import BOLD, VALUE, Placed, Sprite, fewer, lines

SHADES = 4
"""Shades that names are written in."""
EDGE = 8
"""Pixels free at the map's edge."""


def written(told: tuple[str, ...], face: str, size: int, colour: Rgb, halo: int) -> Sprite:
    """A name in one or more lines with a halo."""
    return fewer(lines(told, face, size, colour, halo), SHADES)


def halves(name: str, between: str) -> tuple[str, str]:
    """A name broken where its halves are most alike."""
    cuts = [place for place, letter in enumerate(name) if letter in between]
    cut = min(cuts, key=lambda place: abs(place - len(name) / 2))
    end = cut + (name[cut] != " ")
    return name[:end], name[cut + 1 :]


@cache
def coordinates() -> tuple[Placed, ...]:
    """The letters of the rows and the numbers of the columns, at the edges of the whole map."""
    shade = mix(INK, PAPER, 4 / 12)

    def at(told: str, x: int, y: int) -> Placed:
        return Placed(written((told,), BOLD, VALUE, shade, 2), x, y)

    return (
        *(at(str(col + 1), middle(0, col)[0], 20) for col in range(COLUMNS)),
        *(at(chr(ord("A") + row), 20, middle(row, 0)[1]) for row in range(ROWS)),
    )
