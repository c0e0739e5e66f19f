"""A ledger: what a nation has, and beside each letter what that answer brings or takes and leaves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.antike.law.purse import amounts_held
from engine.antike.state import AntikeState
from engine.antike.words import COIN, RESOURCES
from engine.core.values.amounts import Amounts
from render.antike.emblems import resource
from render.kit.badges import badge
from render.kit.marks import gain
from render.kit.palette import BLOOD, INK, LAND, PAPER, RIDGE, WHITE, index, mix
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, Placed, Sprite, text

WIDE, SIDE = 760, 10
"""Pixels across such a picture, and what is left free at its edges."""
HEAD = 84
"""Height of the line that says what the nation has."""
HIGH, LOWEST, PLATE = 84, 34, 54
"""Height of a line, and the least where there are many; from this height on changes stand on plates."""
FIRST, EDGE = 84, 2
"""Pixels of a line for its letter, and of its edge."""
SIGN, NUMBER, CHANGE, LETTER = 66, 48, 34, 58
GROUND = LAND[1]
KEPT = mix(INK, PAPER, 0.35)
"""What an answer leaves as it was stands in this colour."""
GOODS = (*RESOURCES, COIN)


@dataclass(frozen=True, slots=True)
class Column:
    """Something of which a nation has so many."""

    sign: Sprite
    has: int


@dataclass(frozen=True, slots=True)
class Line:
    """An answer: its letter, and for each column how many more there are then."""

    letter: str
    changes: tuple[int, ...]


def columns_of(state: AntikeState, goods: Sequence[str] = GOODS) -> tuple[Column, ...]:
    """The goods of the nation in turn."""
    held = amounts_held(state.realm)
    return tuple(Column(resource(good, SIGN), held[good]) for good in goods)


def spent(pay: Amounts, goods: Sequence[str] = GOODS) -> tuple[int, ...]:
    """What a payment changes of these goods."""
    return tuple(-pay[good] for good in goods)


def high_of(count: int, room: int) -> int:
    """The height of each of so many lines where they have so much room in all."""
    return max(LOWEST, min(HIGH, (room - HEAD - SIDE) // max(1, count)))


def draw_ledger(
    image: Image.Image, top: int, columns: Sequence[Column], lines: Sequence[Line], high: int
) -> None:
    """Draws from `top` on what there is, and below it a line for each answer, each so high."""
    for place, (column, x) in enumerate(zip(columns, _middles(len(columns)), strict=True)):
        lacking = not column.has and all(line.changes[place] <= 0 for line in lines)
        column.sign.at(image, x - 4, top + HEAD / 2, "rm")
        has = text(str(column.has), BOLD, NUMBER, BLOOD if lacking else INK, GROUND)
        has.at(image, x + 12, top + HEAD / 2, "lm")
    for place, line in enumerate(lines):
        box = Box(SIDE, top + HEAD + place * high, WIDE - 2 * SIDE, high + EDGE)
        frame(image, box, WHITE, RIDGE, EDGE)
        for each in line_marks(box, columns, line):
            each.draw(image)


def line_marks(box: Box, columns: Sequence[Column], line: Line) -> Iterator[Placed]:
    """What stands in a line: its letter, and of each column what changes and what there is then."""
    y = box.y + box.height / 2
    yield Placed(badge(line.letter, min(LETTER, box.height - 4)), box.x + FIRST / 2 - 4, y)
    for column, changed, x in zip(columns, line.changes, _middles(len(columns)), strict=True):
        if changed:
            yield Placed(change_plate(changed, box.height), x - 4, y, "rm")
        left = left_number(column.has + changed, box.height, changed=bool(changed))
        yield Placed(left, x + 12, y, "lm")


def _middles(columns: int) -> list[float]:
    """How far to the right each column stands."""
    wide = (WIDE - 2 * SIDE - FIRST) / columns
    return [SIDE + FIRST + wide * (place + 0.5) for place in range(columns)]


def change_plate(count: int, high: int) -> Sprite:
    """How much comes or goes, in a line so high: `+1`, or `−2` in red, on a plate where there is room."""
    told, colour = (f"+{count}", INK) if count > 0 else (f"−{-count}", BLOOD)
    return gain(told, colour) if high > PLATE else text(told, BOLD, CHANGE, colour, WHITE)


def left_number(count: int, high: int, *, changed: bool) -> Sprite:
    """How much there is then, in a line so high; pale where nothing of it changes."""
    return text(str(count), BOLD, NUMBER if high > PLATE else CHANGE, INK if changed else KEPT, WHITE)


def underlined(image: Image.Image, y: int) -> None:
    """Draws the line below a title."""
    image.paste(index(RIDGE), (SIDE, y, WIDE - SIDE, y + 2))
