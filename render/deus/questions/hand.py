"""Cards with letters beside them: those in hand, chosen from, or carried out again; above all gods, or the
draw pile."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from PIL import Image, ImageDraw

from engine.core.choosing.menu import Question
from engine.core.contract import Seat, Word
from engine.deus.cards import Design
from engine.deus.frames import Offering
from engine.deus.state import DeusState, cards_of
from render.deus.cards import EDGE, Face, Lack, card, card_height, dark
from render.deus.cards import GREYED as DULL
from render.deus.cards import WIDTH as ACROSS
from render.deus.hand import HEAD, draw_head, shelves
from render.deus.panels import counted
from render.deus.questions.asker import asker_height, draw_asker, draw_god
from render.deus.questions.endings import lettered_badge
from render.deus.questions.pile import PILED, draw_pile
from render.deus.questions.spots import CARD, GOD, PILE, Spot, seen
from render.deus.signs.gods import god
from render.deus.signs.pieces import piece, symbol
from render.kit.badges import across, badge, badge_with
from render.kit.encode import canvas
from render.kit.palette import INK, LAND, WHITE, index
from render.kit.panel import Box
from render.kit.sprite import BOLD, Placed, Sprite, text
from render.questions import NARROWEST, Posed
from render.scene import Scene

WIDTH, SIDE, GAP, TITLE = 1000, 7, 6, 44
"""Pixels across two cards beside each other, free at the sides, between cards, of a shelf's title."""
HEIGHTS = 190, 128, 76
"""Of a card with cost and effects, with its cost, with its name alone: the first that has room."""
EXPLAINED, EMPTY = 1000, 600
"""Cards beside each other have their sentences where they are no higher than that; lower ones would leave a
picture empty."""
DIVINE = 96
"""Height of a god's line."""
FEW = 2
"""So many cards stand below each other, larger."""


@dataclass(frozen=True, slots=True)
class Page:
    """How cards are laid out: how wide, how many beside each other, letters above them or to their left."""

    width: int
    columns: int
    icon: int
    """Height of what stands beside a letter."""

    @property
    def badge(self) -> int:
        """Pixels across a letter."""
        return across(self.width) - (8 if self.columns > 1 else 4)

    @property
    def tab(self) -> int:
        """Height of a line of letters."""
        return 62 if self.columns > 1 else self.badge + 16

    @property
    def room(self) -> int:
        """Pixels across that letters have: those of a card above it, or what is free to its left."""
        return ACROSS if self.columns > 1 else self.width - ACROSS - 2 * SIDE - 2

    @property
    def lowest(self) -> int:
        """The least height of a picture."""
        return -(-self.width * 10 // 13)

    @property
    def highest(self) -> int:
        """The most."""
        return self.width * 14 // 10


BROAD, SLIM = Page(WIDTH, 2, 50), Page(NARROWEST, 1, 40)

T = TypeVar("T")
Held: TypeAlias = tuple[str, tuple[tuple[Design, Face, int, tuple[Lack, ...]], ...]]
"""What cards are, and the cards: design, words, how many, what is missing to build one."""
Tags: TypeAlias = dict[str, list[list[Sprite]]]
"""The letters of each card, in lines."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards, gods and letters where they are drawn."""

    size: tuple[int, int]
    cards: tuple[Placed, ...]
    titles: tuple[Placed, ...]
    gods: tuple[tuple[int, Box], ...]
    pile: Box | None
    badges: tuple[Placed, ...]
    shift: int = 0
    """How far gods are moved to the right, where one has several letters before it."""


def draw_cards(scene: Scene, posed: Posed) -> Image.Image:
    """The cards of the seat that looks, those that cannot be built in grey."""
    laid, state = lay_cards(scene, posed), scene.view.state
    image = canvas(*laid.size, index(LAND[1]))
    draw_head(image, state, Seat(scene.view.viewer or 0))
    for number, box in laid.gods:
        draw_god(image, scene.words, number, box, len(getattr(state.frame, "cards", ())), shift=laid.shift)
    if laid.pile is not None:
        draw_asker(image, scene)
        draw_pile(image, scene, laid.pile)
    for each in (*laid.titles, *laid.cards, *laid.badges):
        each.draw(image)
    return image


def _groups(scene: Scene, question: Question, spots: Sequence[Spot]) -> Iterator[Held]:
    """The cards that are shown: what the seat alone sees, or else those that are asked about; of one that was
    chosen before that one alone."""
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
    chosen = {word.id for _, word in question.chosen if isinstance(word, Word) and word.kind == "card"}
    for shelf in own:
        if kept := tuple(each for each in shelf.cards if not chosen or each[0].name in chosen):
            yield shelf.title, kept


def face_of(scene: Scene, design: Design) -> Face:
    """A card's words."""
    word = Word("card", design.name)
    return Face(scene.words(word), scene.explain(word))


def _rows(held: Sequence[T], columns: int) -> list[Sequence[T]]:
    """The rows of so many beside each other."""
    return [held[start : start + columns] for start in range(0, len(held), columns)]


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a picture is to show."""

    groups: tuple[Held, ...]
    lettered: tuple[bool, ...]
    """Which of the groups have the letters."""
    gods: tuple[int, ...]
    above: int
    """Height of what stands above cards and gods."""
    tags: dict[Page, Tags]

    def tabs(self, page: Page) -> list[list[int]]:
        """The height of the letters above the cards of each row of each group."""
        return [
            [
                page.tab * max(len(self.tags[page].get(each.name, ())) for each, *_ in row)
                if lettered and page.columns > 1
                else 0
                for row in _rows(held, page.columns)
            ]
            for (_, held), lettered in zip(self.groups, self.lettered, strict=True)
        ]

    def height(self, page: Page, high: int) -> int:
        """What it takes on a page with cards so high."""
        titles = TITLE * sum(bool(title) for title, _ in self.groups)
        cards = sum(high + tab + GAP for tabs in self.tabs(page) for tab in tabs)
        return self.above + DIVINE * len(self.gods) + titles + cards + GAP

    def fits(self, page: Page, high: int) -> bool:
        """Whether it has room on a page with cards so high."""
        lines = max(map(len, self.tags[page].values()), default=0)
        beside = page.columns > 1 or lines * page.tab <= high
        return beside and self.height(page, high) <= page.highest

    def laid_out(self) -> tuple[Page, int, bool]:
        """The page, the height of its cards, and whether they have their sentences."""
        faces = [face for _, held in self.groups for _, face, *_ in held]
        whole = max((card_height(face.sentence) for face in faces), default=0)
        few = len(faces) <= FEW
        if few and self.fits(SLIM, whole):
            return SLIM, whole, True
        if EMPTY <= self.height(BROAD, whole) <= EXPLAINED:
            return BROAD, whole, True
        if few and self.fits(SLIM, HEIGHTS[0]):
            return SLIM, HEIGHTS[0], False
        high = next((each for each in HEIGHTS if self.fits(BROAD, each)), HEIGHTS[-1])
        return BROAD, high, False


def _asked(scene: Scene, posed: Posed) -> _Asked:
    """What a question's picture is to show."""
    state: DeusState = scene.view.state
    spots = [spot for each in seen(posed.question).values() for spot in each]
    groups = tuple(_groups(scene, posed.question, spots))
    # Of cards that lie in the offering already equal ones are meant in the hand below.
    meant = groups[-1:] if isinstance(state.frame, Offering) else groups[:1]
    piled = any(spot.kind == PILE for spot in spots)
    return _Asked(
        groups,
        tuple(each in meant for each in groups),
        tuple(sorted({int(spot.what) for spot in spots if spot.kind == GOD})),
        HEAD + (asker_height(state) + PILED if piled else 0),
        {page: _tags(scene, posed, page) for page in (BROAD, SLIM)},
    )


def lay_cards(scene: Scene, posed: Posed) -> Laid:
    """What is drawn where, with all that has room."""
    asked = _asked(scene, posed)
    page, high, whole = asked.laid_out()
    height = min(page.highest, max(page.lowest, asked.height(page, high)))
    tags, tabs, y = dict(asked.tags[page]), asked.tabs(page), asked.above
    pile = Box(SIDE, y - PILED, page.width - 2 * SIDE, PILED - GAP) if asked.above > HEAD else None
    if pile is not None and not asked.groups:
        pile = Box(pile.x, pile.y, pile.width, height - pile.y - GAP)
    gods = {
        number: Box(SIDE, y + at * DIVINE, page.width - 2 * SIDE, DIVINE - GAP)
        for at, number in enumerate(asked.gods)
    }
    y += DIVINE * len(gods)
    letters = _of_gods(posed, page)
    badges = [each for number, row in letters.items() for each in _in_line(row, gods[number])]
    if pile is not None:
        badges += [
            Placed(badge(each, page.badge), pile.x + 14, pile.y + pile.height / 2, "lm")
            for _, each in posed.letters
        ]
    cards, titles = list[Placed](), list[Placed]()
    left = (page.width - ACROSS) // 2 if not tags and page.columns == 1 else SIDE
    if tags and page.columns == 1:
        left = page.width - SIDE - ACROSS
    for (title, held), rows, lettered in zip(asked.groups, tabs, asked.lettered, strict=True):
        if title:
            titles.append(Placed(text(title, BOLD, 34, INK, LAND[1]), SIDE + 6, y + TITLE / 2, "lm"))
            y += TITLE
        for row, tab in zip(_rows(held, page.columns), rows, strict=True):
            for place, (design, face, count, lacks) in enumerate(row):
                x = left + place * (ACROSS + GAP)
                name = face.name if count == 1 else f"×{count} {face.name}"
                part = _part(design, Face(name, face.sentence if whole else ""), lacks, high)
                cards.append(Placed(part, x, y + tab, "lt"))
                for down, line in enumerate(tags.pop(design.name, ()) if lettered else ()):
                    at = float(x if page.columns > 1 else SIDE)
                    for sprite in line:
                        badges.append(Placed(sprite, at, y + (down + 0.5) * page.tab, "lm"))
                        at += sprite.size[0] + GAP
            y += high + tab + GAP
    widest = max((sum(each.size[0] + GAP for each in row) for row in letters.values()), default=0)
    shift = max(0, widest - GAP - page.badge)
    return Laid(
        (page.width, height), tuple(cards), tuple(titles), tuple(gods.items()), pile, tuple(badges), shift
    )


def _part(design: Design, face: Face, lacks: tuple[Lack, ...], high: int) -> Sprite:
    """The upper part of a card: so much of it as has room."""
    drawn = card(design, face, lacks)
    if face.sentence:
        return drawn
    whole = drawn.image.crop((0, 0, ACROSS, high))
    edge = DULL[2] if lacks else dark(design.colour)
    ImageDraw.Draw(whole).rectangle((0, high - EDGE, ACROSS - 1, high - 1), fill=index(edge))
    return Sprite(whole)


def _of_gods(posed: Posed, page: Page) -> dict[int, list[Sprite]]:
    """The letters that mean each god, in a row: one that also ends the turn says so."""
    spots, found = seen(posed.question), dict[int, list[Sprite]]()
    for place, letter in posed.letters:
        for spot in spots[place]:
            if spot.kind == GOD:
                sprite = lettered_badge(letter, page.badge, posed.question.answers[place])
                found.setdefault(int(spot.what), []).append(sprite)
    return found


def _in_line(row: Sequence[Sprite], box: Box) -> Iterator[Placed]:
    """Letters beside each other at the left of a line."""
    x = box.x + 12.0
    for sprite in row:
        yield Placed(sprite, x, box.y + box.height / 2, "lm")
        x += sprite.size[0] + GAP


def _tags(scene: Scene, posed: Posed, page: Page) -> Tags:
    """The letters of each card, in lines; with what is done with it where that differs."""
    spots, wide = seen(posed.question), page.badge
    verbs = {spot.verb for each in spots.values() for spot in each if spot.kind == CARD}
    found: Tags = {}
    for place, letter in posed.letters:
        meant = Counter(str(spot.what) for spot in spots[place])
        for spot in dict.fromkeys(each for each in spots[place] if each.kind == CARD):
            name = str(spot.what)
            if not meant[name]:
                continue  # any colour: the letter stands there already
            told = len(verbs) > 1 or (spot.many >= 0 and meant[name] == 1)
            one = posed.question.field == "colour"
            icon = _icon(scene, spot, page.icon, whole=one) if told else None
            sprite = badge(letter, wide) if icon is None else badge_with(letter, wide, icon)
            lines = found.setdefault(name, [[]])
            if lines[-1] and sum(each.size[0] + GAP for each in lines[-1]) + sprite.size[0] > page.room:
                lines.append([])
            lines[-1].append(sprite)
            meant[name] = 0
    return found


def _icon(scene: Scene, spot: Spot, size: int, *, whole: bool) -> Sprite:
    """What is done with a card: built, as which colour, offered to its god; `whole`: with the piece."""
    state: DeusState = scene.view.state
    found = cards_of(state)
    colour = found.designs[found.number[str(spot.what)]].colour
    if spot.many >= 0:
        if not whole:
            return symbol(spot.many, size)
        colour = spot.many
    if spot.verb in ("offer", "offer-also"):
        return god(colour, size)
    seat = scene.view.viewer or 0
    token = piece(colour, seat, size)
    tab = counted(colour, len(state.players[seat].columns[colour]) + 1, 40, 40)
    image = Image.new("P", (size + 44, size), index(WHITE))
    image.putpalette(token.image.getpalette() or [])
    mask = Image.new("1", image.size)
    for each, x in ((token, size / 2), (tab, size + 24)):
        each.at(image, x, size / 2)
        Sprite(Image.new("1", each.size, 1), each.mask).at(mask, x, size / 2)
    return Sprite(image, mask)
