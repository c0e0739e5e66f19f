"""Cards: a narrow bar for columns, and a real little card with cost, signs and a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from engine.deus.cards import Design
from engine.deus.effects import Effect
from engine.deus.words import RESOURCES
from render.deus.glyphs import in_signs, row
from render.deus.icons import icon
from render.deus.pieces import ink_on, symbol
from render.kit.letters import wrapped
from render.kit.palette import BLOOD, CARDS, INK, PAPER, RIDGE, WHITE, Rgb, flat, index, mix
from render.kit.sprite import BOLD, TEXT, Sprite, fitting, font, text

COLOURS: tuple[Rgb, ...] = tuple(CARDS.values())
WIDTH, HEIGHT = 490, 340
"""Pixels of a card."""
EDGE, BANNER, SIGNS = 7, 76, 158
SENTENCE, SMALLEST = 31, 18
"""Height of the letters of a card's sentence, and down to what they shrink: ours stay above 22."""
TOP, BOTTOM, LEADING = 192, HEIGHT - EDGE - 8, 1.08
"""Where the sentence has room, and from line to line in heights of letters."""


def pale(colour: int) -> Rgb:
    """The ground of a card."""
    return mix(COLOURS[colour], WHITE, 0.8)


def dark(colour: int) -> Rgb:
    """The edge of a card."""
    return mix(COLOURS[colour], INK, 0.45)


def _blank(width: int, height: int, fill: Rgb) -> Image.Image:
    image = Image.new("P", (width, height), index(fill))
    image.putpalette(flat())
    return image


def _whole(image: Image.Image) -> Sprite:
    return Sprite(image, Image.new("1", image.size, 1))


@lru_cache(maxsize=512)
def bar(effects: tuple[Effect, ...], colour: int, width: int, height: int) -> Sprite:
    """A card as it lies in a column: its colour, and what it does in small signs."""
    image = _blank(width, height, pale(colour))
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, width - 1, height - 1), outline=index(dark(colour)), width=2)
    pen.rectangle((2, 2, 8, height - 3), fill=index(COLOURS[colour]))
    rows = in_signs(effects)
    told = tuple(glyph for part in rows for glyph in part if glyph != ":end")
    row(told, height - 14, width - 18, pale(colour)).at(image, 9 + (width - 11) / 2, height / 2)
    return _whole(image)


@cache
def facedown(width: int, height: int) -> Sprite:
    """A card that lies face down."""
    image = _blank(width, height, RIDGE)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, width - 1, height - 1), outline=index(INK), width=2)
    text("?", BOLD, height - 8, WHITE, RIDGE).at(image, width / 2, height / 2)
    return _whole(image)


@dataclass(frozen=True, slots=True)
class Face:
    """The words on a card."""

    name: str
    sentence: str


@lru_cache(maxsize=256)
def card(design: Design, face: Face) -> Sprite:
    """A card: banner with sign and name, cost, what it does in signs and in a sentence."""
    colour = design.colour
    image = _blank(WIDTH, HEIGHT, pale(colour))
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, WIDTH - 1, HEIGHT - 1), outline=index(dark(colour)), width=EDGE)
    pen.rectangle((EDGE, EDGE, WIDTH - 1 - EDGE, BANNER), fill=index(COLOURS[colour]))
    ImageDraw.Draw(image).ellipse((12, 10, 76, 74), fill=index(PAPER), outline=index(dark(colour)), width=3)
    symbol(colour, 50).at(image, 44, 42)
    fitting(face.name, BOLD, 40, WIDTH - 100, ink_on(COLOURS[colour]), COLOURS[colour]).at(
        image, 88, 42, "lm"
    )
    _cost(image, design)
    signs = in_signs(design.effects)
    told = tuple(glyph for place, part in enumerate(signs) for glyph in ((";",) * bool(place) + part))
    row(told, 46, WIDTH - 40, pale(colour)).at(image, WIDTH / 2, SIGNS)
    _sentence(image, face.sentence, colour)
    return _whole(image)


def _cost(image: Image.Image, design: Design) -> None:
    """The cost in a line below the banner."""
    ground = PAPER
    pen = ImageDraw.Draw(image)
    pen.rectangle((EDGE, BANNER + 1, WIDTH - 1 - EDGE, BANNER + 50), fill=index(ground))
    y, x = BANNER + 26, 22
    for name, count in (*zip(RESOURCES, design.cost, strict=True), ("gold", design.gold)):
        if count:
            text(str(count), BOLD, 36, INK, ground).at(image, x, y, "lm")
            icon(name, 40).at(image, x + 24, y, "lm")
            x += 92


def fitted(sentence: str) -> tuple[int, list[str]]:
    """The size at which a sentence has room on a card, and its lines; what has none is left out."""
    size = SENTENCE
    while (lines := wrapped(sentence, font(TEXT, size), WIDTH - 40)) and size > SMALLEST:
        if len(lines) * size * LEADING <= BOTTOM - TOP:
            break
        size -= 1
    room = int((BOTTOM - TOP) / (size * LEADING))
    return size, lines if len(lines) <= room else [*lines[: room - 1], f"{lines[room - 1][:-1]}…"]


def _sentence(image: Image.Image, sentence: str, colour: int) -> None:
    size, lines = fitted(sentence)
    step = size * LEADING
    y = (TOP + BOTTOM) / 2 - step * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        text(line, TEXT, size, INK, pale(colour)).at(image, WIDTH / 2, y + step * number)


GAP = 16


@dataclass(frozen=True, slots=True)
class Shelf:
    """Cards that belong together, with what they are."""

    title: str
    cards: tuple[tuple[Design, Face, int], ...]
    """Design, words, how many of them."""


def shelves_size(shelves: Sequence[Shelf], head: int) -> tuple[int, int]:
    """Width and height of cards on shelves, two beside each other, below a head of some height."""
    height = head + GAP
    for shelf in shelves:
        height += 48 if shelf.title else 0
        height += -(-len(shelf.cards) // 2) * (HEIGHT + GAP)
    return 2 * WIDTH + 3 * GAP, height


def draw_shelves(image: Image.Image, shelves: Sequence[Shelf], head: int, behind: Rgb) -> None:
    """Draws the cards, shelf below shelf."""
    y = head + GAP
    for shelf in shelves:
        if shelf.title:
            text(shelf.title, BOLD, 34, INK, behind).at(image, GAP + 6, y + 18, "lm")
            y += 48
        for place, (design, face, count) in enumerate(shelf.cards):
            x = GAP + place % 2 * (WIDTH + GAP)
            top = y + place // 2 * (HEIGHT + GAP)
            card(design, face).at(image, x, top, "lt")
            if count > 1:
                ImageDraw.Draw(image).ellipse(
                    (x + WIDTH - 76, top + BANNER + 4, x + WIDTH - 30, top + BANNER + 50), fill=index(BLOOD)
                )
                text(f"×{count}", BOLD, 32, WHITE, BLOOD).at(image, x + WIDTH - 53, top + BANNER + 27)
        y += -(-len(shelf.cards) // 2) * (HEIGHT + GAP)
