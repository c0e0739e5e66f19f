"""Boards people make themselves: their two tables, checked like ours."""

from collections.abc import Callable, Sequence

from engine.antike.board import COLUMNS, LON_LAT, START_COLUMNS, check_board, read_board
from engine.core.tables import BadData, Pair, TableForm

Beside = Callable[[str], str | None]


def check_table(file: str, text: str, beside: Beside) -> Sequence[BadData]:
    """What is wrong with a board's table; its starts are checked with it where they lie beside it."""
    starts = beside("_starts")
    return _check(file, text, f"{file} (_starts)", starts)


def check_starts(file: str, text: str, beside: Beside) -> Sequence[BadData]:
    """What is wrong with a table of starts; the board must lie beside it."""
    table = beside("")
    if table is None:
        return (BadData(file, 0, "", "no-board"),)
    return [wrong for wrong in _check("", table, file, text) if wrong.file == file]


def _check(file: str, table: str, starts_file: str, starts: str | None) -> Sequence[BadData]:
    try:
        found = read_board("own", table.lower(), (starts or _no_starts()).lower(), file, starts_file)
    except BadData as error:
        return (error,)
    return [
        wrong
        for wrong in check_board(found, file, starts_file)
        if starts is not None or wrong.file != starts_file
    ]


def _no_starts() -> str:
    return ",".join(START_COLUMNS)


def borders(text: str) -> Sequence[Pair]:
    """The pairs of neighbours of a sound table, each once."""
    found = read_board("own", text.lower(), _no_starts())
    return [
        (found.provinces[here], found.provinces[there])
        for here, around in enumerate(zip(found.land, found.sea, strict=True))
        for there in {*around[0], *around[1]}
        if here < there
    ]


FORMS = (
    TableForm("antike", COLUMNS, check_table, borders, LON_LAT),
    TableForm("antike", START_COLUMNS, check_starts),
)
"""Antike's tables."""
