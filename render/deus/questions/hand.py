"""Cards with letters above them: those in hand, chosen from, or carried out again; gods above all."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.core.contract import Seat, Word
from engine.deus.cards import Design
from engine.deus.frames import Offering
from engine.deus.law.offering import GOLD_EACH
from engine.deus.state import DeusState, cards_of
from engine.deus.words import CERES, GODS, MARS, MINERVA, NEPTUNE, VESTA
from render.deus.cards import EDGE, Face, Lack, card, card_height, dark
from render.deus.cards import GREYED as DULL
from render.deus.hand import HEAD, draw_head, shelves
from render.deus.panels import counted
from render.deus.questions.spots import CARD, GOD, Spot, seen
from render.deus.signs.glyphs import Glyph, row
from render.deus.signs.gods import god
from render.deus.signs.pieces import piece, symbol
from render.kit.badges import across, badge, badge_with
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, WHITE, index
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, Placed, Sprite, fitting, text
from render.questions import Posed
from render.scene import Scene, Told

WIDTH, SIDE, GAP, TITLE, TAB = 1000, 7, 6, 44, 62
"""Pixels across, free at the sides, between cards, of a shelf's title, of letters above a card."""
ACROSS = 490
"""A card's width."""
HEIGHTS = 190, 128, 76
"""Of a card with cost and effects, with its cost, with its name alone: the first that has room."""
HIGHEST, LOWEST = 1400, 770
EXPLAINED = 1000
"""A picture that is no higher has cards with their sentences: few cards would leave it empty."""
DIVINE = 96
"""Height of a god's line."""
ICON = 50


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards, gods and letters where they are drawn."""

    height: int
    cards: tuple[Placed, ...]
    titles: tuple[Placed, ...]
    gods: tuple[tuple[int, Box], ...]
    badges: tuple[Placed, ...]
    shift: int = 0
    """How far gods are moved to the right, where one has several letters before it."""


def draw_cards(scene: Scene, posed: Posed) -> Image.Image:
    """The cards of the seat that looks, two beside each other, those that cannot be built in grey."""
    laid = lay_cards(scene, posed)
    image = canvas(WIDTH, laid.height, index(LAND[1]))
    assert scene.view.viewer is not None  # noqa: S101 - questions are asked of seats
    draw_head(image, scene.view.state, scene.view.viewer)
    for number, box in laid.gods:
        cards = len(getattr(scene.view.state.frame, "cards", ()))
        draw_god(image, scene.words, number, box, cards, shift=laid.shift)
    for each in (*laid.titles, *laid.cards, *laid.badges):
        each.draw(image)
    return image


Held = tuple[str, tuple[tuple[Design, Face, int, tuple[Lack, ...]], ...]]
"""What cards are, and the cards: design, words, how many, what is missing to build one."""


def _groups(scene: Scene, spots: Sequence[Spot]) -> Iterator[Held]:
    """The cards that are shown: what the seat alone sees, or else those that are asked about."""
    state: DeusState = scene.view.state
    seat = Seat(scene.view.viewer or 0)
    below = scene.words(Word("shelf", "face-down"))
    own = [each for each in shelves(state, seat, scene.words, scene.explain) if each.title != below]
    shown = {design.name for shelf in own for design, *_ in shelf.cards}
    wanted = dict.fromkeys(str(spot.what) for spot in spots if spot.kind == CARD)
    if not wanted.keys() <= shown:
        found = cards_of(state)
        designs = [found.designs[found.number[name]] for name in wanted]
        cards = [(each, face_of(scene, each), 1, tuple[Lack, ...]()) for each in designs]
        yield "", tuple(cards)
        return
    for shelf in own:
        yield shelf.title, shelf.cards


def face_of(scene: Scene, design: Design) -> Face:
    """A card's words."""
    word = Word("card", design.name)
    return Face(scene.words(word), scene.explain(word))


def lay_cards(scene: Scene, posed: Posed) -> Laid:
    """What is drawn where, with all that has room."""
    spots = seen(posed.question)
    groups = list(_groups(scene, [spot for each in spots.values() for spot in each]))
    gods = sorted({int(spot.what) for each in spots.values() for spot in each if spot.kind == GOD})
    tags = _tags(scene, posed)
    # Of cards that lie in the offering already equal ones are meant in the hand below.
    meant = groups[-1:] if isinstance(scene.view.state.frame, Offering) else groups[:1]
    tabs = [
        TAB * max(len(tags.get(each.name, ())) for each, *_ in held) if (title, held) in meant else 0
        for title, held in groups
    ]
    rows = [-(-len(held) // 2) for _, held in groups]
    fixed = HEAD + TITLE * sum(bool(title) for title, _ in groups) + DIVINE * len(gods) + 2 * GAP
    fixed += sum(many * (tab + GAP) for many, tab in zip(rows, tabs, strict=True))
    high = next((each for each in HEIGHTS if fixed + sum(rows) * each <= HIGHEST), HEIGHTS[-1])
    whole = max((card_height(face.sentence) for _, held in groups for _, face, *_ in held), default=0)
    if fixed + sum(rows) * whole <= EXPLAINED:
        high = whole
    y = HEAD
    boxes = []
    for number in gods:
        boxes.append((number, Box(SIDE, y, WIDTH - 2 * SIDE, DIVINE - GAP)))
        y += DIVINE
    cards, titles, badges = list[Placed](), list[Placed](), list(_before_gods(posed, dict(boxes)))
    for (title, held), tab in zip(groups, tabs, strict=True):
        if title:
            titles.append(Placed(text(title, BOLD, 34, INK, LAND[1]), SIDE + 6, y + TITLE / 2, "lm"))
            y += TITLE
        for place, (design, face, count, lacks) in enumerate(held):
            x, top = SIDE + place % 2 * (ACROSS + GAP), y + place // 2 * (high + tab + GAP)
            name = face.name if count == 1 else f"×{count} {face.name}"
            sentence = face.sentence if high == whole else ""
            cards.append(Placed(_part(design, Face(name, sentence), lacks, high), x, top + tab, "lt"))
            for down, line in enumerate(tags.pop(design.name, ()) if tab else ()):
                left = float(x)
                for sprite in line:
                    badges.append(Placed(sprite, left, top + (down + 0.5) * TAB, "lm"))
                    left += sprite.size[0] + GAP
        y += -(-len(held) // 2) * (high + tab + GAP)
    height = min(HIGHEST, max(LOWEST, y + GAP))
    return Laid(height, tuple(cards), tuple(titles), tuple(boxes), tuple(badges), _shift(posed))


def _part(design: Design, face: Face, lacks: tuple[Lack, ...], high: int) -> Sprite:
    """The upper part of a card: so much of it as has room."""
    drawn = card(design, face, lacks)
    if face.sentence:
        return drawn
    whole = drawn.image.crop((0, 0, ACROSS, high))
    edge = DULL[2] if lacks else dark(design.colour)
    ImageDraw.Draw(whole).rectangle((0, high - EDGE, ACROSS - 1, high - 1), fill=index(edge))
    return Sprite(whole, Image.new("1", whole.size, 1))


def _before_gods(posed: Posed, gods: dict[int, Box]) -> Iterator[Placed]:
    """Each letter that means a god, before it: beside each other where several do."""
    spots, wide, had = seen(posed.question), across(WIDTH) - 8, Counter[int]()
    for place, letter in posed.letters:
        for spot in spots[place]:
            if spot.kind == GOD:
                number, box = int(spot.what), gods[int(spot.what)]
                x = box.x + 12 + wide / 2 + had[number] * (wide + GAP)
                had[number] += 1
                yield Placed(badge(letter, wide), x, box.y + box.height / 2)


def _shift(posed: Posed) -> int:
    """How far gods make room for the letters before them."""
    spots = seen(posed.question)
    gods = Counter(spot.what for place, _ in posed.letters for spot in spots[place] if spot.kind == GOD)
    return (max(gods.values(), default=1) - 1) * (across(WIDTH) - 8 + GAP)


def _tags(scene: Scene, posed: Posed) -> dict[str, list[list[Sprite]]]:
    """The letters above each card, in lines; with what is done with it where that differs."""
    spots, wide = seen(posed.question), across(WIDTH) - 8
    verbs = {spot.verb for each in spots.values() for spot in each if spot.kind == CARD}
    found: dict[str, list[list[Sprite]]] = {}
    for place, letter in posed.letters:
        meant = Counter(str(spot.what) for spot in spots[place])
        for spot in dict.fromkeys(each for each in spots[place] if each.kind == CARD):
            name = str(spot.what)
            if not meant[name]:
                continue  # any colour: the letter stands there already
            told = len(verbs) > 1 or (spot.many >= 0 and meant[name] == 1)
            sprite = badge_with(letter, wide, _icon(scene, spot)) if told else badge(letter, wide)
            lines = found.setdefault(name, [[]])
            if sum(each.size[0] + GAP for each in lines[-1]) + sprite.size[0] > ACROSS:
                lines.append([])
            lines[-1].append(sprite)
            meant[name] = 0
    return found


def _icon(scene: Scene, spot: Spot) -> Sprite:
    """What is done with a card: built, as which colour, offered to its god."""
    state: DeusState = scene.view.state
    found = cards_of(state)
    colour = found.designs[found.number[str(spot.what)]].colour
    if spot.many >= 0:
        return symbol(spot.many, ICON)
    if spot.verb in ("offer", "offer-also"):
        return god(colour, ICON)
    seat = scene.view.viewer or 0
    token = piece(colour, seat, ICON)
    tab = counted(colour, len(state.players[seat].columns[colour]) + 1, 40, 40)
    image = Image.new("P", (ICON + 44, ICON), index(WHITE))
    image.putpalette(token.image.getpalette() or [])
    mask = Image.new("1", image.size)
    for each, x in ((token, ICON / 2), (tab, ICON + 24)):
        each.at(image, x, ICON / 2)
        Sprite(Image.new("1", each.size, 1), each.mask).at(mask, x, ICON / 2)
    return Sprite(image, mask)


def draw_god(image: Image.Image, words: Told, number: int, box: Box, cards: int, *, shift: int = 0) -> None:
    """A god's line: sign, name, and what an offering of so many cards brings; `shift`: room for letters."""
    frame(image, box, WHITE, INK, 2)
    x, y = box.x + 86 + shift, box.y + box.height / 2
    god(number, 72).at(image, x, y, "lm")
    name = fitting(words(Word("god", GODS[number])), BOLD, 38, 260, INK, WHITE)
    name.at(image, x + 86, y, "lm")
    row(_gift(number, cards), 46, 380, WHITE).at(image, box.x + box.width - 20, y, "rm")


def _gift(number: int, cards: int) -> tuple[Glyph, ...]:
    """What a god gives for so many cards."""
    count = str(cards)
    gifts: dict[int, tuple[Glyph, ...]] = {
        NEPTUNE: ("+", ":piece-ship", ";", str(GOLD_EACH * cards), ":gold"),
        CERES: ("+", ":piece-production", ";", count, ":any"),
        MINERVA: ("+", ":piece-science", ";", "+", count, ":card"),
        VESTA: ("+", ":piece-civil", ";", "1" if cards == 1 else "2", ":vp"),
        MARS: ("+", count, ":any-piece"),
    }
    return gifts[number]
