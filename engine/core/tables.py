"""Data tables (CSV with `#` comments) read into rows, with errors that name file, line and field."""

import csv
import io
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cache

from data import ROOT
from engine.core.values.frozen import Frozen

QUOTED = 60
"""Characters of a cell that an error quotes."""


class BadData(Exception):
    """A data file that cannot be used. `line` is 0 or `field` empty where all of the file or line is meant.

    Text: `data-<key>`, with file, line, field and the facts.
    """

    def __init__(self, file: str, line: int, field: str, key: str, given: str = "", needed: str = "") -> None:
        super().__init__(file, line, field, key, given, needed)
        self.file = file
        self.line = line
        self.field = field
        self.key = key
        self.given = given
        self.needed = needed
        """What would be right, where that can be said in a word."""


class Row(Frozen):
    """One line of a table by column name."""

    file: str
    line: int
    cells: dict[str, str]

    def bad(self, field: str, key: str, given: str = "", needed: str = "") -> BadData:
        """The error to raise for one of the row's cells; of a long one its beginning is quoted."""
        return BadData(self.file, self.line, field, key, given[:QUOTED], needed)

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
            value = float(self.text(field))
        except ValueError:
            value = math.nan
        if not math.isfinite(value):
            raise self.bad(field, "not-a-number", self.cells[field])
        return value

    def whole(self, field: str) -> int:
        """A cell with a whole number.

        Raises:
            BadData: it holds something else.
        """
        value = self.number(field)
        if value != int(value):
            raise self.bad(field, "not-a-number", self.cells[field])
        return int(value)

    def words(self, field: str) -> tuple[str, ...]:
        """A cell with words between spaces, perhaps none."""
        return tuple(self.cells[field].split())


Pair = tuple[str, str]


class TableForm(Frozen):
    """A kind of table people may bring their own of: known by its columns, checked by `check`.

    `check` takes the file's name, its text and a way to the text of the table beside it (a board's starts, by
    the end of its name; None where there is none) and gives everything that is wrong. `borders` lists the
    pairs of neighbours of a sound table: they must be drawable on a plane.
    """

    title: str
    columns: tuple[str, ...]
    check: Callable[[str, str, Callable[[str], str | None]], Sequence[BadData]]
    borders: Callable[[str], Sequence[Pair]] | None = None
    also: Mapping[str, str] = field(default_factory=dict)
    """Other names of columns."""
    names: str = ""
    """The kind of words that such a table may name as it likes: `province`, `card`."""

    def fits(self, text: str) -> bool:
        """Whether a text is meant as such a table, by its header."""
        return _header(text, self.also) == self.columns


def is_comment(line: str) -> bool:
    """Whether a line is only for people, also where a spreadsheet has put it in quotation marks."""
    return line.lstrip().startswith(("#", '"#'))


def _lines(text: str) -> list[tuple[int, str]]:
    return [
        (number, line)
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip(" \t,") and not is_comment(line)
    ]


def with_commas(text: str) -> str:
    """The text as a table with commas and decimal points.

    Where people write decimal commas, spreadsheets put semicolons, or tabs, between the cells.
    """
    header = first_line(text)
    between = next((each for each in (";", "\t") if each in header and "," not in header), None)
    return text if between is None else text.replace(",", ".").replace(between, ",")


def first_line(text: str) -> str:
    """A table's first line as it stands there, empty where there is none."""
    lines = _lines(text)
    return lines[0][1] if lines else ""


def _header(text: str, also: Mapping[str, str]) -> tuple[str, ...]:
    lines = _lines(text)
    try:
        cells = next(csv.reader([lines[0][1]])) if lines else []
    except csv.Error:  # no header of anything
        cells = []
    names = [also.get(cell.strip(), cell.strip()) for cell in cells]
    while names and not names[-1]:  # a spreadsheet fills short lines up
        names.pop()
    return tuple(names)


def bad_header(
    file: str, text: str, columns: Sequence[str], also: Mapping[str, str] | None = None
) -> BadData:
    """What is wrong with a table's first line, which must name these columns and no others."""
    lines, header, needed = _lines(text), _header(text, also or {}), ",".join(columns)
    if not lines:
        return BadData(file, 1, "", "no-rows", "", needed)
    lacking = [name for name in columns if name not in header]
    unknown = [name for name in header if name not in columns]
    if lacking and len(lacking) <= len(columns) // 2:
        return BadData(file, lines[0][0], "", "columns-missing", ", ".join(lacking), needed)
    if unknown and not lacking:
        return BadData(file, lines[0][0], "", "columns-unknown", ", ".join(unknown)[:60], needed)
    return BadData(file, lines[0][0], "", "other-columns", ",".join(header)[:60], needed)


def located(text: str, wrong: BadData) -> BadData:
    """The same with its line, where it is about the name that a line of the table begins with."""
    if wrong.line or not wrong.field:
        return wrong
    for number, line in _lines(text):
        if line.partition(",")[0].strip().strip('"').lower() == wrong.field:
            return BadData(wrong.file, number, wrong.field, wrong.key, wrong.given, wrong.needed)
    return wrong


def rows_of(
    file: str, text: str, columns: Sequence[str], also: Mapping[str, str] | None = None
) -> Iterator[Row]:
    """The rows of a table's text that must have exactly these columns; `also` are other names of some.

    Raises:
        BadData: other columns, or a line with too few or too many cells.
    """
    lines = _lines(text)
    if _header(text, also or {}) != tuple(columns):
        raise bad_header(file, text, columns, also)
    reader = csv.reader(io.StringIO("\n".join(line for _, line in lines)))
    next(reader)
    for number, _ in lines[1:]:
        try:
            cells = next(reader, None)
        except csv.Error as error:
            raise BadData(file, number, "", "unreadable") from error
        if cells is None:
            return
        if len(cells) < len(columns) or any(cell.strip() for cell in cells[len(columns) :]):
            raise BadData(file, number, "", "other-width", str(len(cells)), str(len(columns)))
        yield Row(file, number, dict(zip(columns, cells, strict=False)))


@cache
def data_text(path: str) -> str:
    """The text of a file of `data/`, read once."""
    return (ROOT / path).read_text(encoding="utf-8")
