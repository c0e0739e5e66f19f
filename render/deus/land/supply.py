"""What lies open for all, on plates in the sea: the supply, the piles, the end."""

from PIL import Image

from engine.core.contract import Word
from engine.deus.frames import Laying, Over
from engine.deus.state import DeusState, cards_of
from engine.deus.words import RESOURCES
from render.deus.land.sea import CELL, EDGE, LINE, PAD, TITLE, Plate
from render.deus.signs.icons import icon
from render.deus.signs.pieces import symbol
from render.kit.palette import BLOOD, INK, LAND, RIDGE
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, TEXT, Placed, Sprite, text
from render.scene import Told

LABEL = 30


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
