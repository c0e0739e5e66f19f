"""Data tables (CSV with `#` comments) read into rows, with errors that name file, line and field."""

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from data import ROOT


class BadData(Exception):
    """A data file that cannot be used. `field` is empty where the whole line or file is meant.

    Text: `data-<key>`, with file, line, field and the facts.
    """

    def __init__(self, file: str, line: int, field: str, key: str, given: str = "") -> None:
        super().__init__(f"{file}:{line}: {field}: {key} {given}")
        self.file = file
        self.line = line
        self.field = field
        self.key = key
        self.given = given


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table by column name."""

    file: str
    line: int
    cells: dict[str, str]

    def bad(self, field: str, key: str, given: str = "") -> BadData:
        """The error to raise for one of the row's cells."""
        return BadData(self.file, self.line, field, key, given)

    def text(self, field: str) -> str:
        """A cell that must not be empty.

        Raises:
            BadData: it is.
        """
        value = self.cells[field].strip()
        if not value:
            raise self.bad(field, "empty")
        return value

    def number(self, field: str) -> float:
        """A cell with a number.

        Raises:
            BadData: it holds something else.
        """
        try:
            return float(self.text(field))
        except ValueError:
            raise self.bad(field, "not-a-number", self.cells[field]) from None

    def words(self, field: str) -> tuple[str, ...]:
        """A cell with words between spaces, perhaps none."""
        return tuple(self.cells[field].split())


def rows_of(file: str, text: str, columns: Sequence[str]) -> Iterator[Row]:
    """The rows of a table's text that must have exactly these columns.

    Raises:
        BadData: other columns, or a line with too few or too many cells.
    """
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if not line.startswith("#")]
    lines = [(number, line) for number, line in lines if line.strip()]
    if not lines:
        raise BadData(file, 1, "", "no-rows")
    reader = csv.reader(io.StringIO("\n".join(line for _, line in lines)))
    header = next(reader)
    if header != list(columns):
        raise BadData(file, lines[0][0], "", "other-columns", ",".join(header)[:80])
    for (number, _), cells in zip(lines[1:], reader, strict=False):
        if len(cells) != len(columns):
            raise BadData(file, number, "", "other-width", str(len(cells)))
        yield Row(file, number, dict(zip(columns, cells, strict=True)))


@cache
def data_text(path: str) -> str:
    """The text of a file of `data/`, read once."""
    return (ROOT / path).read_text(encoding="utf-8")
