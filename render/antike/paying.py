"""Ways to pay as a question: what a nation has, and beside each letter what that way takes and leaves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.antike.actions import BuildTemple, Found, Go, Learn
from engine.antike.law.purse import amounts_held, paid
from engine.antike.state import AntikeState
from engine.antike.words import COIN, RESOURCES
from engine.core.contract import Action, Word
from engine.core.values.amounts import Amounts
from render.antike.advances import advance
from render.antike.emblems import city, emblem, resource, temple
from render.antike.rondel import slice_of
from render.kit.badges import badge
from render.kit.encode import canvas
from render.kit.marks import gain
from render.kit.palette import BLOOD, INK, LAND, PAPER, RIDGE, WHITE, index, mix
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, DISPLAY, Placed, Sprite, fitting, text
from render.scene import Scene

WIDE, HIGHEST, SIDE = 760, 1064, 10
"""Pixels across such a picture, its height at most, and what is left free at its edges."""
TITLE, PURSE = 96, 84
"""Height of the line that says what is paid for, and of what the nation has."""
HIGH, LOWEST, LEAST, PLATE = 84, 34, 4, 54
"""Height of a way, and the least where there are many; there is room for so many at least; from this height
on what is taken stands on a plate."""
FIRST, EDGE = 84, 2
"""Pixels of a way for its letter, and of its edge."""
SIGN, GOOD, NUMBER, LETTER = 66, 48, 34, 58
GOODS = (*RESOURCES, COIN)
MIDDLES = tuple(
    SIDE + FIRST + (WIDE - 2 * SIDE - FIRST) / len(GOODS) * (place + 0.5) for place in range(len(GOODS))
)
"""How far to the right each good stands."""
KEPT = mix(INK, PAPER, 0.35)
"""What a way leaves as it was stands in this colour."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to pay, and the letter of its answer."""

    letter: str
    pay: Amounts


def draw_paying(scene: Scene, action: Action, ways: Sequence[Way]) -> Image.Image:
    """What is paid for, what the nation has, and each way with what it takes and what is left then."""
    state: AntikeState = scene.view.state
    top, count = TITLE + PURSE, len(ways)
    high = max(LOWEST, min(HIGH, (HIGHEST - top - SIDE) // count))
    image = canvas(WIDE, top + max(high * count, HIGH * LEAST) + SIDE, index(LAND[1]))
    _draw_title(image, scene, action)
    held = amounts_held(state.realm)
    for good, x in zip(GOODS, MIDDLES, strict=True):
        resource(good, SIGN).at(image, x - 4, TITLE + PURSE / 2, "rm")
        has = text(str(held[good]), BOLD, GOOD, INK if held[good] else BLOOD, LAND[1])
        has.at(image, x + 12, TITLE + PURSE / 2, "lm")
    for place, way in enumerate(ways):
        box = Box(SIDE, top + place * high, WIDE - 2 * SIDE, high + EDGE)
        frame(image, box, WHITE, RIDGE, EDGE)
        for each in way_marks(box, state, way):
            each.draw(image)
    return image


def _draw_title(image: Image.Image, scene: Scene, action: Action) -> None:
    """Draws whose purse it is, and what it pays for: the same sign and name as on the board."""
    state: AntikeState = scene.view.state
    emblem(state.realm.nation, SIGN).at(image, SIDE, TITLE / 2, "lm")
    sign, name = bought(state, action)
    x = SIDE + FIRST
    sign.at(image, x, TITLE / 2, "lm")
    left = x + sign.size[0] + 16
    told = fitting(scene.words(name), DISPLAY, 44, WIDE - SIDE - left, INK, LAND[1])
    told.at(image, left, TITLE / 2, "lm")
    pen = ImageDraw.Draw(image)
    pen.line((SIDE, TITLE - 2, WIDE - SIDE - 1, TITLE - 2), fill=index(RIDGE), width=2)


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
    raise TypeError(action)


def way_marks(box: Box, state: AntikeState, way: Way) -> Iterator[Placed]:
    """What stands in a way's line: its letter, and of each good what is taken and what is left."""
    y = box.y + box.height / 2
    yield Placed(badge(way.letter, min(LETTER, box.height - 4)), box.x + FIRST / 2 - 4, y)
    left = amounts_held(paid(state.realm, way.pay))
    for good, x in zip(GOODS, MIDDLES, strict=True):
        taken = way.pay[good]
        if taken:
            yield Placed(taken_plate(taken, box.height), x - 4, y, "rm")
        yield Placed(left_number(left[good], box.height, changed=bool(taken)), x + 12, y, "lm")


def taken_plate(count: int, high: int) -> Sprite:
    """How much of a good is taken, in a line so high: `−2` in red, on a plate where there is room."""
    told = f"−{count}"
    return gain(told, BLOOD) if high > PLATE else text(told, BOLD, NUMBER, BLOOD, WHITE)


def left_number(count: int, high: int, *, changed: bool) -> Sprite:
    """How much of a good is left, in a line so high; pale where nothing of it is taken."""
    return text(str(count), BOLD, GOOD if high > PLATE else NUMBER, INK if changed else KEPT, WHITE)
