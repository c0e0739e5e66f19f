"""The draw pile while one may draw from it or look at it: how many cards, how many are left, one's hand."""

from PIL import Image

from engine.core.contract import Word
from engine.deus.frames import Drawing, Looking
from engine.deus.law.piles import HAND_LIMIT
from engine.deus.state import DeusState
from render.deus.cards import facedown
from render.deus.signs.glyphs import row
from render.kit.palette import INK, WHITE
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, VALUE, fitting, text
from render.scene import Scene

PILED = 132
"""Height of the draw pile's line, with what is free below it."""
CARD = 64, 92
"""Width and height of a card face down."""
FIRST, ROOM, STEP = 74, 236, 48
"""Where the cards begin, how much room they have, and from one to the next at most."""
LABEL = 30


def draw_pile(image: Image.Image, scene: Scene, box: Box) -> None:
    """The cards that would come, face down; which of them stay; the draw pile and the hand as they are."""
    state: DeusState = scene.view.state
    frame(image, box, WHITE, INK, 2)
    asked, y, x = state.frame, box.y + box.height / 2, float(box.x + FIRST)
    many = asked.count if isinstance(asked, Drawing) else asked.look if isinstance(asked, Looking) else 0
    step = min(STEP, (ROOM - CARD[0]) / max(1, many - 1))
    for _ in range(many):
        facedown(*CARD).at(image, x, y, "lm")
        x += step
    x += CARD[0] - step + 12
    told = (
        ("+", str(many)) if isinstance(asked, Drawing) else (":to", str(getattr(asked, "keep", 0)), ":card")
    )
    row(told, 50, 140, WHITE).at(image, x, y, "lm")
    player, right = state.players[scene.view.viewer or 0], box.x + box.width - 16
    for down, word, count in (
        (-24, Word("thing", "deck"), str(len(state.deck))),
        (24, Word("shelf", "hand"), f"{len(player.hand)}/{HAND_LIMIT}"),
    ):
        number = text(count, BOLD, VALUE, INK, WHITE)
        number.at(image, right, y + down, "rm")
        label = fitting(scene.words(word), BOLD, LABEL, 170, INK, WHITE)
        label.at(image, right - number.size[0] - 10, y + down, "rm")
