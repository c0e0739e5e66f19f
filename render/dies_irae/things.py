"""What can be looked up, as it looks on the board: units and pieces of all powers, goods, actions, rows."""

from collections.abc import Callable, Mapping

from engine.core.contract import Word
from engine.dies_irae.words import DEEDS, LEADER, POWERS, ROWS
from render.dies_irae.goods import good_sign
from render.dies_irae.signs import deed_sign, track_sign
from render.dies_irae.tokens import castle, clash, counter, legion_sign, legions, monument, ship_sign
from render.kit.plaque import SEVERAL, SIGN
from render.kit.sprite import Sprite

PIECES: Mapping[str, Callable[[int, int], Sprite]] = {
    "legion": legion_sign, "ship": ship_sign, "fortress": castle, "trade-post": counter, "monument": monument,
}  # fmt: skip
"""What draws a piece of a power at a size in pixels."""


GOLDEN = 5
"""The phase that is a row's golden age."""
MANY = 120
"""Pixels across each of some signs that are alike."""
LANDS, FOOD = ("provinces", "islands"), ("grain", "fish", "wine")
"""Tracks of what is controlled, and some goods that feed legions."""


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
        case "row":
            return [track_sign(word.id, SIGN)]
        case "term":
            return _of_term(word.id)
        case "phase":
            return _of_phase(*word.id.rpartition("-")[::2])
    return []


def _of_phase(row: str, phase: str) -> list[Sprite]:
    """A row's sign as often as its phase counts; of its golden age beside the laurel."""
    if int(phase) == GOLDEN:
        return [track_sign("points", SIGN), track_sign(row, SIGN)]
    return [track_sign(row, SIGN if phase == "1" else MANY) for _ in range(int(phase))]


def _of_term(term: str) -> list[Sprite]:
    """What a word of the rules speaks of."""
    match term:
        case "stability":
            return [track_sign("stability", SIGN)]
        case "revolution":
            return [track_sign("stability", SIGN), legion_sign(0, SEVERAL), castle(1, SEVERAL)]
        case "contested":
            return [legion_sign(0, SEVERAL), clash(SIGN), legion_sign(1, SEVERAL)]
        case "control":
            return [track_sign(each, SIGN) for each in LANDS]
        case "laurels":
            return [track_sign("points", SIGN), *(track_sign(each, SEVERAL) for each in LANDS)]
        case "golden-age":
            return [track_sign("points", SEVERAL), *(track_sign(row, SEVERAL) for row in ROWS)]
        case "supply":
            return [legion_sign(0, SEVERAL), *(good_sign(good, SEVERAL) for good in FOOD)]
        case "income":
            return [track_sign("economy", SIGN), good_sign("stone", SEVERAL), good_sign("silver", SEVERAL)]
        case "luxury":
            return [good_sign(good, SIGN) for good in ("salt", "glass", "gold")]
        case "cycle":
            return [deed_sign(deed, SEVERAL) for deed in DEEDS[:6]]
    return []
