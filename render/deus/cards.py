"""Cards: a narrow bar for columns, and a real little card with cost, signs and a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw

from engine.deus.cards import Design
from engine.deus.effects import Effect
from engine.deus.words import RESOURCES
from render.deus.signs.glyphs import Way, fitting_lines, in_signs, row, sprite_of
from render.deus.signs.icons import icon
from render.deus.signs.pieces import ink_on, symbol
from render.kit.letters import wrapped
from render.kit.palette import BEYOND_LAND, BLOOD, CARDS, INK, PAPER, RIDGE, WHITE, Rgb, flat, index, mix
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, NAME, TEXT, VALUE, Sprite, fitting, font, text

COLOURS: tuple[Rgb, ...] = tuple(CARDS.values())
GREYED: tuple[Rgb, Rgb, Rgb] = BEYOND_LAND, RIDGE, mix(RIDGE, INK, 0.4)
"""Ground, banner and edge of a card that cannot be built."""
WIDTH, HEIGHT = 490, 340
"""Pixels of a card."""
EDGE, BANNER, SIGNS = 7, 76, 158
SENTENCE, SMALLEST = 31, NAME
"""Height of the letters of a card's sentence, and down to what they shrink."""
TOP, BOTTOM, LEADING = 192, HEIGHT - EDGE - 8, 1.08
"""Where the sentence has room, and from line to line in heights of letters."""
CLOSE = 76
"""From one cost to the next less than this is close: then all resources that are missing are told as one."""
MORE = 180
"""Pixels by which a card with a long sentence may be longer."""


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


def folder(colour: int, width: int, height: int) -> Sprite:
    """The ground and edge of a card as it lies in a column."""
    image = _blank(width, height, pale(colour))
    edge = index(COLOURS[colour])
    ImageDraw.Draw(image).rectangle((0, 0, width - 1, height - 1), outline=edge, width=4)
    return Sprite(image)


def ways_on_top(width: int, sign: int) -> tuple[Way, ...]:
    """How signs so many pixels high at best may be written on a card that lies on its column."""
    return (sign, 2, width - 16), (VALUE, 2, width - 16), (NAME, 3, width - 8)


@kept
def top_card(effects: tuple[Effect, ...], colour: int, width: int, height: int, sign: int) -> Sprite:
    """A card as it lies on its column: what it does on two lines in signs so high, or three in small ones."""
    sprite = folder(colour, width, height)
    (sign, _, room), told = fitting_lines(effects, ways_on_top(width, sign))
    pitch = (height - 8) / max(2, len(told))
    for place, line in enumerate(told):
        y = height / 2 + (place - (len(told) - 1) / 2) * pitch
        row(line, sign, room, pale(colour)).at(sprite.image, width / 2, y)
    return sprite


@kept
def facedown(width: int, height: int) -> Sprite:
    """A card that lies face down."""
    image = _blank(width, height, RIDGE)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, width - 1, height - 1), outline=index(INK), width=3)
    text("?", BOLD, min(64, height - 8), WHITE, RIDGE).at(image, width / 2, height / 2)
    return Sprite(image)


@dataclass(frozen=True, slots=True)
class Face:
    """The words on a card."""

    name: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Lack:
    """What is missing to build a card: so many of the thing with this sign."""

    count: int
    """0: the sign alone says it."""
    sign: str
    """A sign as in `render.deus.signs.glyphs`: `:wood`, `:symbol-blue`."""


def card(design: Design, face: Face, lacks: tuple[Lack, ...] = ()) -> Sprite:
    """A card: banner with sign and name, cost, what it does in signs and in a sentence.

    A card that cannot be built is grey: what it lacks stands beside its cost, that there is no place above.
    """
    above = [missing(lack) for lack in lacks if not lack.count]
    room = WIDTH - 100 - sum(plate.size[0] + 14 for plate in above)
    image = _costless(design, face, room, grey=bool(lacks)).image.copy()
    for plate in above:
        plate.at(image, WIDTH - EDGE - 14, 42, "rm")
    _cost(image, design, [lack for lack in lacks if lack.count])
    return Sprite(image)


@kept
def _costless(design: Design, face: Face, room: int, *, grey: bool) -> Sprite:
    """A card without its cost and what it lacks, which change all the time; `room`: pixels for its name."""
    colour = design.colour
    ground, banner, edge = GREYED if grey else (pale(colour), COLOURS[colour], dark(colour))
    image = _blank(WIDTH, card_height(face.sentence), ground)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, WIDTH - 1, image.height - 1), outline=index(edge), width=EDGE)
    pen.rectangle((EDGE, EDGE, WIDTH - 1 - EDGE, BANNER), fill=index(banner))
    pen.ellipse((12, 10, 76, 74), fill=index(PAPER), outline=index(edge), width=3)
    symbol(colour, 50).at(image, 44, 42)
    fitting(face.name, BOLD, 40, room, ink_on(banner), banner).at(image, 88, 42, "lm")
    signs = in_signs(design.effects)
    told = tuple(glyph for place, part in enumerate(signs) for glyph in ((";",) * bool(place) + part))
    row(told, 46, WIDTH - 40, ground).at(image, WIDTH / 2, SIGNS)
    _sentence(image, face.sentence, ground)
    return Sprite(image)


def _cost(image: Image.Image, design: Design, lacks: Sequence[Lack]) -> None:
    """The cost in a line below the banner, and what is missing at its right end."""
    pen = ImageDraw.Draw(image)
    pen.rectangle((EDGE, BANNER + 1, WIDTH - 1 - EDGE, BANNER + 50), fill=index(PAPER))
    costs = [
        (name, count)
        for name, count in (*zip(RESOURCES, design.cost, strict=True), ("gold", design.gold))
        if count
    ]
    y, room = BANNER + 26, WIDTH - 2 * EDGE - 24
    plates = [missing(lack) for lack in lacks]
    if _step(costs, plates, room) < CLOSE:
        plates = [missing(lack) for lack in together(lacks)]
    step = _step(costs, plates, room)
    size = 40 if step > CLOSE else 34
    for place, (name, count) in enumerate(costs):
        x = 20 + step * place
        text(str(count), BOLD, 36, INK, PAPER).at(image, x, y, "lm")
        icon(name, size).at(image, x + 22, y, "lm")
    right = float(WIDTH - EDGE - 6)
    for plate in reversed(plates):
        plate.at(image, right, y, "rm")
        right -= plate.size[0] + 6


def _step(costs: Sequence[tuple[str, int]], plates: Sequence[Sprite], room: int) -> int:
    """Pixels from one cost to the next, with all plates beside them."""
    return min(92, (room - sum(plate.size[0] + 6 for plate in plates)) // len(costs))


def together(lacks: Sequence[Lack]) -> tuple[Lack, ...]:
    """The same with all resources as one, as there is little room."""
    goods = [lack for lack in lacks if lack.sign in {f":{name}" for name in RESOURCES}]
    others = tuple(lack for lack in lacks if lack not in goods)
    return (Lack(sum(lack.count for lack in goods), ":any"), *others) if len(goods) > 1 else (*goods, *others)


@kept
def missing(lack: Lack) -> Sprite:
    """A plate that says how many of something are missing, or that there is none at all."""
    sign, number = sprite_of(lack.sign, 38), text(f"−{lack.count}", BOLD, 36, WHITE, BLOOD)
    left, height = (number.size[0] + 12 if lack.count else 2), 46
    image = _blank(left + sign.size[0] + 12, height, BLOOD)
    if lack.count:
        ImageDraw.Draw(image).rectangle((left, 3, image.width - 4, height - 4), fill=index(WHITE))
        number.at(image, 6, height / 2, "lm")
    sign.at(image, left + 5, height / 2, "lm")
    return Sprite(image)


@lru_cache(maxsize=256)  # asked for a card's height, and when it is drawn
def fitted(sentence: str) -> tuple[int, tuple[str, ...]]:
    """The size at which a sentence has room on a card, and its lines; what has none is left out."""
    size = SENTENCE
    while (lines := wrapped(sentence, font(TEXT, size), WIDTH - 40)) and size > SMALLEST:
        if len(lines) * size * LEADING <= BOTTOM - TOP:
            break
        size -= 1
    room = int((BOTTOM - TOP + MORE) / (size * LEADING))
    return size, tuple(lines if len(lines) <= room else [*lines[: room - 1], f"{lines[room - 1][:-1]}…"])


def card_height(sentence: str) -> int:
    """The height of a card in pixels: with a long sentence it is longer than others."""
    size, lines = fitted(sentence)
    return HEIGHT + max(0, ceil(len(lines) * size * LEADING) - (BOTTOM - TOP))


def _sentence(image: Image.Image, sentence: str, ground: Rgb) -> None:
    size, lines = fitted(sentence)
    step = size * LEADING
    y = (TOP + BOTTOM + image.height - HEIGHT) / 2 - step * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        text(line, TEXT, size, INK, ground).at(image, WIDTH / 2, y + step * number)


GAP = 16


@dataclass(frozen=True, slots=True)
class Shelf:
    """Cards that belong together, with what they are."""

    title: str
    cards: tuple[tuple[Design, Face, int, tuple[Lack, ...]], ...]
    """Design, words, how many of them, what is missing to build one."""


def shelves_size(shelves: Sequence[Shelf], head: int) -> tuple[int, int]:
    """Width and height of cards on shelves, two beside each other, below a head of some height."""
    height = head + GAP
    for shelf in shelves:
        height += 48 if shelf.title else 0
        height += sum(tall + GAP for tall in _rows(shelf))
    return 2 * WIDTH + 3 * GAP, height


def _rows(shelf: Shelf) -> list[int]:
    """The heights of a shelf's rows: each as its longest card."""
    heights = [card_height(face.sentence) for _, face, _, _ in shelf.cards]
    return [max(heights[place : place + 2]) for place in range(0, len(heights), 2)]


def draw_shelves(image: Image.Image, shelves: Sequence[Shelf], head: int, behind: Rgb) -> None:
    """Draws the cards, shelf below shelf."""
    y = head + GAP
    for shelf in shelves:
        if shelf.title:
            text(shelf.title, BOLD, 34, INK, behind).at(image, GAP + 6, y + 18, "lm")
            y += 48
        rows = _rows(shelf)
        for place, (design, face, count, lacks) in enumerate(shelf.cards):
            x = GAP + place % 2 * (WIDTH + GAP)
            top = y + sum(tall + GAP for tall in rows[: place // 2])
            card(design, face, lacks).at(image, x, top, "lt")
            if count > 1:
                ImageDraw.Draw(image).ellipse(
                    (x + WIDTH - 76, top + BANNER + 4, x + WIDTH - 30, top + BANNER + 50), fill=index(BLOOD)
                )
                text(f"×{count}", BOLD, 32, WHITE, BLOOD).at(image, x + WIDTH - 53, top + BANNER + 27)
        y += sum(tall + GAP for tall in rows)
