"""The board with its pieces, the dice of both sides, and what has changed."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from engine.core.contract import Event
from engine.ur.board import SQUARES, square_at
from engine.ur.events import BorneOff, Captured, Entered, Moved
from engine.ur.state import Moving, UrState
from engine.ur.words import SIDES
from render.kit.marks import Move, arrows, ring, swords
from render.kit.palette import BLOOD, GOLD, INK, PAPER, index
from render.kit.panel import Box
from render.kit.sprite import BOLD, Placed, text
from render.ur.geometry import CELL, LEFT, TOP, corner, middle, space
from render.ur.ornaments import IVORY, inlay_of
from render.ur.pieces import STALE, chevron, die, piece

EDGE = 16
"""Pixels of the wooden edge."""
PIECE = 122


def draw_board(canvas: Image.Image, state: UrState) -> None:
    """Draws the wood, the squares, the dice and the pieces."""
    pen = ImageDraw.Draw(canvas)
    for left, top, wide, high in ((0, 0, 4, 3), (4, 1, 2, 1), (6, 0, 2, 3)):
        x, y = LEFT + left * CELL, TOP + top * CELL
        box = (x - EDGE, y - EDGE, x + wide * CELL + EDGE - 1, y + high * CELL + EDGE - 1)
        pen.rectangle(box, fill=index(INK))
    for square in SQUARES:
        inlay_of(square).at(canvas, *corner(square), "lt")
        x, y = corner(square)
        text(square.upper(), BOLD, 34, INK, IVORY).at(canvas, x + 14, y + 14, "lt")
    for seat in range(len(SIDES)):
        _draw_dice(canvas, space(seat), state, seat)
        for step in state.on_board[seat]:
            piece(seat, PIECE).at(canvas, *middle(square_at(seat, step)))


def _draw_dice(canvas: Image.Image, area: Box, state: UrState, seat: int) -> None:
    """Draws a side's last throw, pale once it was moved by, between its way on and its way off."""
    y = area.y + area.height // 2
    for x in (area.x + 44, area.x + area.width - 44):
        chevron(52).at(canvas, x, y)
    dice = state.dice[seat]
    fresh = isinstance(state.frame, Moving) and state.active == seat
    x = area.x + area.width // 2
    for place, shown in enumerate(dice):
        die(bool(shown), fresh, 56).at(canvas, x + (place - (len(dice) - 1) / 2) * 58, y - 38)
    if dice:
        total = text(str(sum(dice)), BOLD, 84, BLOOD if fresh else STALE, PAPER)
        total.at(canvas, x, y + 36)


def marks_of(event: Event) -> Iterator[Placed]:
    """What marks what one event has changed."""
    match event:
        case Entered(target=target):
            yield Placed(ring(PIECE + 22), *middle(target))
        case Moved(origin=origin, target=target):
            yield from arrows([Move(middle(origin), middle(target), GOLD)])
            yield Placed(ring(PIECE + 22), *middle(target))
        case Captured(target=target):
            x, y = middle(target)
            yield Placed(swords(0), x + 58, y - 58)
        case BorneOff(side=side, origin=origin):
            area = space(SIDES.index(side))
            home = area.x + area.width - 50, area.y + area.height // 2
            yield from arrows([Move(middle(origin), home, GOLD)])
