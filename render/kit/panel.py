"""Panels beside the map: where they stand."""

from dataclasses import dataclass

GAP = 10


@dataclass(frozen=True, slots=True)
class Box:
    """A panel's place."""

    x: int
    y: int
    width: int
    height: int


def boxes(area: Box, count: int) -> list[Box]:
    """Two columns of panels, filled downwards in turn order."""
    rows = max(2, -(-count // 2))
    width = (area.width - GAP) // 2
    height = (area.height - GAP * (rows - 1)) // rows
    return [
        Box(area.x + (place // rows) * (width + GAP), area.y + (place % rows) * (height + GAP), width, height)
        for place in range(count)
    ]
