"""Ways to pay as a question: what is paid for, and beside each letter what that way takes and leaves."""

from collections.abc import Mapping

from PIL import Image

from engine.antike.actions import Arm, BuildTemple, Found, Go, Learn
from engine.antike.state import AntikeState
from engine.antike.words import LEGION, RESOURCES
from engine.core.contract import Action, Word
from engine.core.values.amounts import Amounts
from render.antike.advances import advance
from render.antike.emblems import city, emblem, galleys, legions, temple
from render.antike.ledger import (
    FIRST,
    GROUND,
    HEAD,
    HIGH,
    SIDE,
    SIGN,
    WIDE,
    Line,
    columns_of,
    draw_ledger,
    high_of,
    spent,
    underlined,
)
from render.antike.rondel import slice_of
from render.kit.encode import canvas
from render.kit.palette import INK, index
from render.kit.sprite import DISPLAY, Sprite, fitting
from render.scene import Scene

HIGHEST, LEAST = 1064, 4
"""Height of such a picture at most; there is room for so many ways at least."""
TITLE, NAME = 96, 44
"""Height of the line that says what is paid for, and of its letters."""


def draw_paying(scene: Scene, action: Action, ways: Mapping[str, Amounts]) -> Image.Image:
    """What is paid for, what the nation has, and each way by its letter with what it takes and leaves."""
    state: AntikeState = scene.view.state
    lines = [Line(letter, spent(pay)) for letter, pay in ways.items()]
    high = high_of(len(lines), HIGHEST - TITLE)
    image = canvas(WIDE, TITLE + HEAD + max(high * len(lines), HIGH * LEAST) + SIDE, index(GROUND))
    draw_title(image, scene, *bought(state, action))
    draw_ledger(image, TITLE, columns_of(state), lines, high)
    return image


def draw_title(image: Image.Image, scene: Scene, sign: Sprite | None, name: Word) -> None:
    """Draws whose purse it is, and what it is about: the same sign and name as on the board."""
    state: AntikeState = scene.view.state
    emblem(state.realm.nation, SIGN).at(image, SIDE, TITLE / 2, "lm")
    left = SIDE + FIRST
    if sign is not None:
        sign.at(image, left, TITLE / 2, "lm")
        left += sign.size[0] + 16
    fitting(scene.words(name), DISPLAY, NAME, WIDE - SIDE - left, INK, GROUND).at(
        image, left, TITLE / 2, "lm"
    )
    underlined(image, TITLE - 3)


def bought(state: AntikeState, action: Action) -> tuple[Sprite, Word]:
    """The sign and the name of what an action pays for: an advance, a field, or where something is built.

    Raises:
        TypeError: nothing is paid for it.
    """
    match action:
        case Learn():
            return advance(action.advance, SIGN, known=True), Word("advance", action.advance)
        case Go():
            return slice_of(action.field, SIGN), Word("field", action.field)
        case BuildTemple():
            return temple(SIGN), Word("province", action.province)
        case Found():
            number = state.board.index[action.province]
            good = RESOURCES[state.board.resource[number]]
            return city(state.realm.nation, good, SIGN), Word("province", action.province)
        case Arm():
            units = legions if action.unit == LEGION else galleys
            return units(state.realm.nation, action.count, SIGN), Word("province", action.province)
    raise TypeError(action)
