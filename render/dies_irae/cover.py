"""What is covered on a part of the map: cells of a few pixels, eight rows in one, to be counted quickly."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from render.kit.labels import Box

CELL = 3
"""Pixels across a cell."""
ROWS = 8
"""Rows of cells in a band: a byte has so many bits."""


@dataclass(frozen=True, slots=True)
class Cover:
    """Which cells are covered, in a piece of a picture."""

    left: int
    """The column of cells it begins with."""
    top: int
    """The band it begins with."""
    bands: tuple[bytes, ...]
    """Per band a byte for each column, in which bits stand for the rows."""

    @staticmethod
    def of(size: tuple[int, int], boxes: Iterable[Box]) -> "Cover":
        """A whole picture of this size in which these boxes are covered."""
        width, height = (-(-each // CELL) for each in size)
        bands = [bytearray(width) for _ in range(0, height, ROWS)]
        for box in boxes:
            left, top, right, bottom = cells(box)
            left, top, right, bottom = max(0, left), max(0, top), min(width, right), min(height, bottom)
            for band, rows in _bands(top % ROWS, max(0, bottom - top)) if left < right else ():
                found = bands[top // ROWS + band]
                found[left:right] = found[left:right].translate(_with(rows))
        return Cover(0, 0, tuple(map(bytes, bands)))

    def around(self, box: Box) -> "Cover":
        """The piece of it in which a box lies."""
        left, top, right, bottom = cells(box)
        left, top = max(0, left), max(0, top) // ROWS
        return Cover(left, top, tuple([each[left:right] for each in self.bands[top : -(-bottom // ROWS)]]))

    def taken(self, box: Box, most: float) -> int:
        """How many cells of a box in this piece are covered; from `most` on it is not counted on."""
        left, top, right, bottom = cells(box)
        left, right, first, found = left - self.left, right - self.left, top // ROWS - self.top, 0
        for band, rows in _bands(top % ROWS, bottom - top):
            there = self.bands[first + band][left:right].translate(_only(rows))
            found += int.from_bytes(there, "little").bit_count()
            if found > most:
                break
        return found


def cells(box: Box) -> tuple[int, int, int, int]:
    """The first column and row of cells that a box lies on, and those after the last."""
    left, top, right, bottom = box
    return int(left // CELL), int(top // CELL), -int(-right // CELL), -int(-bottom // CELL)


@cache
def _bands(first: int, many: int) -> tuple[tuple[int, int], ...]:
    """So many rows from one of a band on: in which bands after it they lie, with their bits."""
    whole = (1 << first + many) - (1 << first)
    split = [whole >> ROWS * band & (1 << ROWS) - 1 for band in range(-(-(first + many) // ROWS))]
    return tuple(enumerate(split)) if many else ()


@cache
def _with(rows: int) -> bytes:
    """For each byte of a band the one that it becomes where these rows are covered."""
    return bytes([each | rows for each in range(256)])


@cache
def _only(rows: int) -> bytes:
    """For each byte of a band what it has in these rows."""
    return bytes([each & rows for each in range(256)])
