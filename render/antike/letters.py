"""Letters in the shape of the units they mean: on a shield for legions, on a ship's sail for galleys."""

from engine.antike.words import LEGION, Unit
from render.kit.badges import LETTER
from render.kit.palette import INK, WHITE, Rgb
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, FINER, Pen, Sprite, drawn, font

HIGH = 1.32
"""How high such a letter is, in badges."""
SAIL = 0.68
"""The part of its height that a ship's sail takes."""
EDGE = 0.045
"""Its white edge, in badges."""


@kept
def unit_badge(letters: str, unit: Unit, across: int) -> Sprite:
    """White letters on ink with a white edge, in the outline of a shield or of a ship."""
    face = font(BOLD, round(across * LETTER))
    wide, high = max(round(across * 1.1), round(face.getlength(letters) + across * 0.6)), round(across * HIGH)
    outline = _shield if unit == LEGION else _ship

    def draw(pen: Pen, s: float) -> None:
        edge = across * EDGE * s
        for inset, fill in ((0.0, INK), (edge, WHITE), (2.4 * edge, INK)):
            outline(pen, wide * s - 1, high * s - 1, inset, fill)
        middle = wide * s / 2, high * s * (0.43 if unit == LEGION else SAIL / 2 + 0.02)
        pen.text(middle, letters, WHITE, font(BOLD, round(across * LETTER * FINER * 0.92)), anchor="mm")

    return drawn(wide, high, draw)


def _shield(pen: Pen, wide: float, high: float, inset: float, fill: Rgb) -> None:
    low = high * 0.58
    pen.polygon(
        [
            (inset, inset), (wide - inset, inset), (wide - inset, low),
            (wide / 2, high - inset * 1.3), (inset, low),
        ],
        fill=fill,
    )  # fmt: skip


def _ship(pen: Pen, wide: float, high: float, inset: float, fill: Rgb) -> None:
    sail, lean, bow = high * SAIL, wide * 0.06, wide * 0.16
    pen.polygon(
        [(lean + inset, inset), (wide - lean - inset, inset), (wide - inset, sail), (inset, sail)], fill=fill
    )
    pen.polygon(
        [
            (inset, sail + inset), (wide - inset, sail + inset),
            (wide - bow - inset, high - inset), (bow + inset, high - inset),
        ],
        fill=fill,
    )  # fmt: skip
