"""What can be looked up, as it looks on the board: units and pieces of all powers, goods, actions, rows."""

from collections.abc import Callable, Mapping

from engine.core.contract import Word
from engine.dies_irae.words import LEADER, POWERS
from render.dies_irae.goods import good_sign
from render.dies_irae.signs import deed_sign, track_sign
from render.dies_irae.tokens import castle, counter, legion_sign, legions, monument, ship_sign
from render.kit.plaque import SIGN
from render.kit.sprite import Sprite

PIECES: Mapping[str, Callable[[int, int], Sprite]] = {
    "legion": legion_sign, "ship": ship_sign, "fortress": castle, "trade-post": counter, "monument": monument,
}  # fmt: skip
"""What draws a piece of a power at a size in pixels."""


def signs_of(word: Word) -> list[Sprite]:
    """The signs of a thing, of a piece those of all powers; none where it has none."""
    match word.kind:
        case "unit" if word.id == LEADER:
            return [legions(power, 0, SIGN, SIGN, led=True) for power in range(len(POWERS))]
        case "unit" | "piece" if word.id in PIECES:
            return [PIECES[word.id](power, SIGN) for power in range(len(POWERS))]
        case "good":
            return [good_sign(word.id, SIGN)]
        case "deed":
            return [deed_sign(word.id, SIGN)]
        case "phase":
            return [track_sign(word.id.rpartition("-")[0], SIGN)]
    return []
