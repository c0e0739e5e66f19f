"""What changed since the last picture: arrows, rings of light, swords with losses, borders lit up."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.contract import Event
from engine.dies_irae.board import board
from engine.dies_irae.events import (
    CapitalFounded,
    FortressBuilt,
    FortressDestroyed,
    Fought,
    LegionStarved,
    MonumentBuilt,
    MonumentDestroyed,
    Moved,
    PostCreated,
    PostPlaced,
    PostSeized,
    RegionGained,
    Stationed,
    UnitRaised,
)
from engine.dies_irae.words import Hex
from render.dies_irae.geometry import ACROSS, beyond, grid, members
from render.dies_irae.powers import colour_of, number_of
from render.kit.marks import Move, arrows, ring, swords
from render.kit.palette import INK, WHITE, index

ARROWS = 14
"""Moves that are drawn; of more the latest."""
AWAY, SHORT = 12, 16
"""How far from the middle of its hex an arrow begins and ends."""
RINGED = (
    CapitalFounded
    | PostPlaced
    | Stationed
    | UnitRaised
    | FortressBuilt
    | MonumentBuilt
    | PostCreated
    | PostSeized
    | FortressDestroyed
    | MonumentDestroyed
    | LegionStarved
)


def draw_marks(canvas: Image.Image, scale: int, corner: tuple[int, int], events: Sequence[Event]) -> None:
    """Draws borders, rings and long arrows, below the tokens; `corner`: where the canvas begins."""

    def middle(name: Hex) -> tuple[int, int]:
        x, y = grid(scale).middles[board().index[name]]
        return x - corner[0], y - corner[1]

    names = [area.region for area in board().regions]
    for event in events:
        if isinstance(event, RegionGained):
            _outline(canvas, scale, corner, names.index(event.region))
    for place in {event.hex for event in events if isinstance(event, RINGED)}:
        ring(ACROSS * scale - 2).at(canvas, *middle(place))
    _arrows(canvas, scale, corner, events, near=False)


def _arrows(
    canvas: Image.Image, scale: int, corner: tuple[int, int], events: Sequence[Event], *, near: bool
) -> None:
    """Moves to a hex `near` by, or farther away: from the edge of one token to the edge of the other."""
    moves = [event for event in events if isinstance(event, Moved) and event.origin != event.target]
    for event in moves[-ARROWS:]:
        one, other = board().index[event.origin], board().index[event.target]
        if (other in board().around[one]) is near:
            (x, y), (to_x, to_y) = grid(scale).middles[one], grid(scale).middles[other]
            length = math.hypot(to_x - x, to_y - y)
            dx, dy = (to_x - x) / length * scale, (to_y - y) / length * scale
            start = x + AWAY * dx - corner[0], y + AWAY * dy - corner[1]
            end = to_x - SHORT * dx - corner[0], to_y - SHORT * dy - corner[1]
            for each in arrows([Move(start, end, colour_of(number_of(event.power)))]):
                each.draw(canvas)


def draw_above(canvas: Image.Image, scale: int, corner: tuple[int, int], events: Sequence[Event]) -> None:
    """Draws above the tokens: short arrows between neighbours; swords with the number of fallen."""
    _arrows(canvas, scale, corner, events, near=True)
    lost: dict[Hex, int] = {}
    for event in events:
        if isinstance(event, Fought):
            fallen = event.lost + event.rival_lost + event.drowned + event.rival_drowned
            lost[event.hex] = lost.get(event.hex, 0) + fallen
    for name, count in lost.items():
        x, y = grid(scale).middles[board().index[name]]
        swords(count).at(canvas, x - corner[0] + 31 * scale, y - corner[1] - 33 * scale)


def _outline(canvas: Image.Image, scale: int, corner: tuple[int, int], region: int) -> None:
    """A region's border in light."""
    pen = ImageDraw.Draw(canvas)
    inside = set(members()[region])
    lines = []
    for place in inside:
        corners = [(x - corner[0], y - corner[1]) for x, y in grid(scale).corners(place)]
        for side, there in enumerate(beyond()[place]):
            if there not in inside:
                lines.append((corners[side], corners[(side + 1) % 6]))
    for width, colour in ((9, INK), (6, WHITE)):
        for line in lines:
            pen.line(line, fill=index(colour), width=width * scale)
