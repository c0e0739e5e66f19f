"""Panels beside the map: where they stand, their grounds and edges."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.kit.palette import BLOOD, LAND, RIDGE, WHITE, Rgb, index

GAP = 10
ACROSS = 3
"""So many panels at most take the whole width each."""


@dataclass(frozen=True, slots=True)
class Box:
    """A panel's place."""

    x: int
    y: int
    width: int
    height: int


def boxes(area: Box, count: int) -> list[Box]:
    """Panels in turn order: up to three below each other over the whole width, more in two columns.

    The columns are filled downwards.
    """
    columns = 1 if count <= ACROSS else 2
    rows = -(-count // columns)
    width = (area.width - GAP * (columns - 1)) // columns
    height = (area.height - GAP * (rows - 1)) // rows
    return [
        Box(area.x + (place // rows) * (width + GAP), area.y + (place % rows) * (height + GAP), width, height)
        for place in range(count)
    ]


def frame(canvas: Image.Image, box: Box, fill: Rgb, edge: Rgb, width: int) -> None:
    """Draws a panel's ground with an edge of a width in pixels."""
    ImageDraw.Draw(canvas).rectangle(
        (box.x, box.y, box.x + box.width - 1, box.y + box.height - 1),
        fill=index(fill),
        outline=index(edge),
        width=width,
    )


def ground(canvas: Image.Image, box: Box, *, active: bool) -> Rgb:
    """The colour to write on, once the panel's ground is drawn; the active one's is lifted out."""
    paper = WHITE if active else LAND[0]
    frame(canvas, box, paper, BLOOD if active else RIDGE, 7 if active else 2)
    return paper


def strip(canvas: Image.Image, box: Box, colour: Rgb, *, active: bool) -> None:
    """Draws the strip in its owner's colour along a panel's left edge."""
    inset = 8 if active else 4
    ImageDraw.Draw(canvas).rectangle(
        (box.x + inset, box.y + inset, box.x + inset + 16, box.y + box.height - 1 - inset), fill=index(colour)
    )
