"""What asks: a card with all it does, or a god with what it brings."""

from collections.abc import Sequence

from PIL import Image

from engine.core.contract import Word
from engine.deus.frames import Choice, Mustering, Recruiting, Taking
from engine.deus.law.offering import GOLD_EACH
from engine.deus.law.opening import pieces_to_choose
from engine.deus.state import DeusState, cards_of
from engine.deus.words import CERES, GODS, MARS, MINERVA, NEPTUNE, NOBODY, PIECES, VESTA
from render.deus.hand import HEAD
from render.deus.signs.glyphs import Glyph, in_signs, row
from render.deus.signs.gods import god
from render.deus.signs.pieces import piece, symbol
from render.kit.palette import INK, LAND, WHITE
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, fitting
from render.scene import Scene, Told

SIDE, GAP, ASKER = 8, 8, 132
"""Pixels free at the sides, below what asks, and of it with that."""
GIVEN = Taking, Recruiting
"""What gods let one choose."""


def asker_height(state: DeusState) -> int:
    """Pixels that what asks takes below what one has: none where nothing does."""
    return ASKER if isinstance(state.frame, Choice | Mustering) else 0


def draw_asker(image: Image.Image, scene: Scene) -> None:
    """The card or god that asks, right across below what one has."""
    state: DeusState = scene.view.state
    if not isinstance(state.frame, Choice | Mustering):
        return
    box = Box(SIDE, HEAD, image.width - 2 * SIDE, ASKER - GAP)
    frame(image, box, LAND[0], INK, 1)
    if isinstance(state.frame, Mustering):
        _draw_muster(image, scene, box, state.frame.chosen[scene.view.viewer or 0])
        return
    if state.frame.card == NOBODY:
        giver = CERES if isinstance(state.frame, Taking) else MARS
        draw_god(image, scene.words, giver, box, state.frame.left if isinstance(state.frame, GIVEN) else 1)
        return
    design = cards_of(state).designs[state.frame.card]
    symbol(design.colour, 60).at(image, box.x + 10, box.y + 36, "lm")
    name = fitting(scene.words(Word("card", design.name)), BOLD, 38, box.width - 100, INK, LAND[0])
    name.at(image, box.x + 82, box.y + 36, "lm")
    told = tuple(
        glyph
        for number, part in enumerate(in_signs(design.effects))
        for glyph in ((";",) * bool(number) + part)
    )
    row(told, 44, box.width - 40, LAND[0]).at(image, box.x + box.width / 2, box.y + 92)


def _draw_muster(image: Image.Image, scene: Scene, box: Box, chosen: Sequence[int]) -> None:
    """The kind of piece that is chosen now, and how many of all pieces are still to be chosen."""
    state: DeusState = scene.view.state
    kind, whole, y = min(len(chosen), len(PIECES) - 1), pieces_to_choose(state.setting.options), box.y + 62
    piece(kind, scene.view.viewer or 0, 84).at(image, box.x + 16, y, "lm")
    told = row((f"{whole - sum(chosen)}/{whole}", ":any-piece"), 56, 240, LAND[0])
    told.at(image, box.x + box.width - 20, y, "rm")
    room = box.width - 160 - told.size[0]
    name = fitting(scene.words(Word("piece", PIECES[kind])), BOLD, 40, room, INK, LAND[0])
    name.at(image, box.x + 116, y, "lm")


def draw_god(image: Image.Image, words: Told, number: int, box: Box, cards: int, *, shift: int = 0) -> None:
    """A god's line: sign, name, and what an offering of so many cards brings; `shift`: room for letters."""
    frame(image, box, WHITE, INK, 2)
    x, y = box.x + 86 + shift, box.y + box.height / 2
    god(number, 72).at(image, x, y, "lm")
    gift = row(_gift(number, cards), 46, 380, WHITE)
    gift.at(image, box.x + box.width - 20, y, "rm")
    room = box.x + box.width - 36 - gift.size[0] - int(x + 86)
    fitting(words(Word("god", GODS[number])), BOLD, 38, min(260, room), INK, WHITE).at(image, x + 86, y, "lm")


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
