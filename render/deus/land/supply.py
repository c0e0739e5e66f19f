"""What lies open for all, on plates in the sea where no region comes: the supply, the piles, the end."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.core.contract import Word
from engine.deus.continent import Laid, continent
from engine.deus.frames import Laying, Over
from engine.deus.state import DeusState, cards_of
from engine.deus.words import RESOURCES
from render.deus.land.geometry import MARGIN, Frame, covers, whole
from render.deus.signs.icons import icon
from render.deus.signs.pieces import symbol
from render.kit.palette import BLOOD, INK, LAND, RIDGE
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, TEXT, Placed, Sprite, text
from render.scene import Told

EDGE, CELL, LINE = 16, 122, 54
"""Pixels to the picture's sides, across a sign with its number, and from line to line."""
TITLE, PAD = 44, 14
APART, STEP = 0.26, 20
"""Water between regions and plates in units, and how finely room is sought."""
GOODS = len(RESOURCES) + 1
LABEL = 30


class Plate(NamedTuple):
    """A plate's place, and how many signs stand beside each other on it."""

    box: Box
    across: int


def _goods_size(across: int) -> tuple[int, int]:
    return across * CELL + 2 * PAD, TITLE + -(-GOODS // across) * LINE + PAD


def _piles_size(wide: int, across: int) -> tuple[int, int]:
    return across * (wide + PAD) + PAD, -(-3 // across) * LINE + 2 * PAD


@lru_cache(maxsize=64)
def coast(laid: tuple[Laid, ...], wide: int) -> tuple[Frame, Plate, Plate]:
    """The window on the continent, and where plates lie in its sea: of the goods, and of the piles.

    `wide`: pixels across the longest line about the piles. Where there is no room the sea goes on below.
    """
    window = whole(laid)
    goods = _found(laid, window, [(each, _goods_size(each)) for each in (2, 3, 5, 1)], [])
    taken = [goods.box] if goods else []
    piles = _found(laid, window, [(each, _piles_size(wide, each)) for each in (1, 3)], taken)
    if goods and piles:
        return window, goods, piles
    (wide_goods, high), (wide_piles, low) = _goods_size(5), _piles_size(wide, 3)
    y = window.height - MARGIN // 2
    window = Frame(window.unit, window.x, window.y, window.width, y + high + EDGE)
    return (
        window,
        Plate(Box(EDGE, y, wide_goods, high), 5),
        Plate(Box(window.width - EDGE - wide_piles, y, wide_piles, low), 3),
    )


def _found(
    laid: tuple[Laid, ...], window: Frame, sizes: list[tuple[int, tuple[int, int]]], taken: list[Box]
) -> Plate | None:
    """The first of the sizes that has room beside the continent, in a corner if it can be."""
    spots = continent(laid).place
    for across, (width, height) in sizes:
        left, right, low = EDGE, window.width - EDGE - width, window.height - EDGE - height
        sides = [(x, y) for y in (EDGE, low) for x in (left, right)]
        sides += [(x, y) for y in range(EDGE, low, STEP) for x in (left, right)]
        for x, y in sides:
            box = (x, y, x + width, y + height)
            free = all(
                x >= each.x + each.width or box[2] <= each.x or y >= each.y + each.height or box[3] <= each.y
                for each in taken
            )
            if free and not any(covers(window, spot, box, APART * window.unit) for spot in spots):
                return Plate(Box(x, y, width, height), across)
    return None


def _labels(words: Told) -> tuple[Sprite, Sprite]:
    deck, discard = (
        text(words(Word("thing", name)), TEXT, LABEL, INK, LAND[0]) for name in ("deck", "discard")
    )
    return deck, discard


def label_width(words: Told) -> int:
    """Pixels across the longest line about the piles."""
    return max(label.size[0] for label in _labels(words)) + 128


def draw_supply(canvas: Image.Image, goods: Plate, piles: Plate, state: DeusState, words: Told) -> None:
    """Draws what lies open for all: the supply, temples left, the piles, whether the end is near."""
    ending = bool(state.trigger) and not isinstance(state.frame, Laying | Over)
    if piles.across == 1 and not ending:
        box = piles.box
        low = LINE if box.y > EDGE else 0  # a plate at the lower edge stays there
        piles = Plate(Box(box.x, box.y + low, box.width, box.height - LINE), 1)
    for plate in (goods, piles):
        frame(canvas, plate.box, LAND[0], RIDGE, 2)
    box = goods.box
    title = text(words(Word("thing", "supply")), TEXT, LABEL, INK, LAND[0])
    title.at(canvas, box.x + box.width / 2, box.y + TITLE / 2 + 3)
    left = [*zip(RESOURCES, state.supply, strict=True), ("piece-temple", state.temples)]
    for place, (what, count) in enumerate(left):
        x = box.x + PAD + place % goods.across * CELL
        y = box.y + TITLE + (place // goods.across + 0.5) * LINE
        icon(what, 48).at(canvas, x, y, "lm")
        text(str(count), BOLD, 42, INK if count else BLOOD, LAND[0]).at(canvas, x + 56, y, "lm")
    for each in _piles(piles, state, words, ending=ending):
        each.draw(canvas)


def _piles(plate: Plate, state: DeusState, words: Told, *, ending: bool) -> list[Placed]:
    """The lines about the piles: how many cards, the colour of the one on top, the last round."""
    box, rows = plate.box, []
    deck, discard = _labels(words)
    rows.append((icon("card", 44), deck, text(str(len(state.deck)), BOLD, 42, INK, LAND[0])))
    top = symbol(cards_of(state).designs[state.discard[-1]].colour, 44) if state.discard else icon("card", 44)
    rows.append((top, discard, text(str(len(state.discard)), BOLD, 42, INK, LAND[0])))
    if ending:
        told = text(f"{state.round}/{state.trigger + 1}", BOLD, 42, BLOOD, LAND[0])
        rows.append((icon("end", 44), told, text(" ", BOLD, 42, INK, LAND[0])))
    across = (box.width - PAD) // plate.across
    found = []
    for place, (sign, label, number) in enumerate(rows):
        x = box.x + PAD + place % plate.across * across
        y = box.y + PAD + (place // plate.across + 0.5) * LINE
        found += [
            Placed(sign, x, y, "lm"),
            Placed(label, x + 52, y, "lm"),
            Placed(number, x + 62 + label.size[0], y, "lm"),
        ]
    return found
