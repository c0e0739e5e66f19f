"""The picture of a question: whichever its answers are seen on."""

from PIL import Image

from render.deus.land.geometry import Frame
from render.deus.questions.hand import draw_cards
from render.deus.questions.payment import draw_payment
from render.deus.questions.regions import draw_regions
from render.deus.questions.spots import HAND, LAND, PAYMENT, STORE, SWAP, TILES, seen
from render.deus.questions.store import draw_store
from render.deus.questions.swap import draw_swap
from render.deus.questions.tiles import draw_tiles
from render.questions import Posed
from render.scene import Scene

PICTURES = {HAND: draw_cards, PAYMENT: draw_payment, STORE: draw_store, SWAP: draw_swap}
"""What draws each of them, but the continent."""


def draw_asked(scene: Scene, posed: Posed, board: Frame) -> Image.Image:
    """The picture that the answers are seen on, with all letters; `board`: the whole board's window."""
    first = next(iter(seen(posed.question).values()))
    if first[0].picture in (LAND, TILES):
        return (draw_regions if first[0].picture == LAND else draw_tiles)(scene, posed, board)
    return PICTURES[first[0].picture](scene, posed)
