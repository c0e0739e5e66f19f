"""What changed since the last picture: tapering arrows, crossed swords, rings of light."""

from collections.abc import Sequence

from PIL import Image

from engine.antike.board import Board
from engine.antike.events import Armed, Conquered, Fought, Founded, Moved, Settled, TempleBuilt
from engine.core.contract import Event
from render.antike.emblems import colour_of
from render.antike.geometry import Drawn
from render.kit.marks import Move, arrows, ring, swords

ARROWS = 14
"""Moves that are drawn; of more the latest."""


def draw_marks(canvas: Image.Image, found: Drawn, board: Board, events: Sequence[Event]) -> None:
    """Draws rings and arrows, below the tokens."""
    for event in events:
        if isinstance(event, Founded | Conquered | TempleBuilt | Settled):
            ring(78).at(canvas, *found.places[board.index[event.province]].city)
        elif isinstance(event, Armed):
            place = found.places[board.index[event.province]]
            ring(72).at(canvas, *(place.legions if event.unit == "legion" else place.galleys))
    moves = [event for event in events if isinstance(event, Moved)][-ARROWS:]
    for event in moves:
        origin, target = found.places[board.index[event.origin]], found.places[board.index[event.target]]
        land = event.unit == "legion"
        start, end = (origin.legions, target.legions) if land else (origin.galleys, target.galleys)
        for each in arrows([Move(start, end, colour_of(event.nation))]):
            each.draw(canvas)


def draw_fights(canvas: Image.Image, found: Drawn, board: Board, events: Sequence[Event]) -> None:
    """Draws crossed swords, above the tokens."""
    for event in events:
        if isinstance(event, Fought):
            place = found.places[board.index[event.province]]
            x, y = place.legions if event.unit == "legion" else place.galleys
            swords(event.count).at(canvas, x + 20, y - 26)
        elif isinstance(event, Conquered):
            x, y = found.places[board.index[event.province]].city
            swords(event.legions + event.galleys).at(canvas, x + 34, y - 20)
