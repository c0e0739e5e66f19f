"""Boards people make themselves: their two tables, checked like ours, in one file or in two."""

from collections.abc import Iterator, Sequence

from engine.antike.board import (
    BOARDS,
    COLUMNS,
    LON_LAT,
    START_COLUMNS,
    Board,
    board,
    check_board,
    read_board,
    split,
)
from engine.core.own import Beside, bad_names
from engine.core.tables import BadData, Pair, TableForm


def check_table(file: str, text: str, beside: Beside) -> Sequence[BadData]:
    """What is wrong with a board's table; its starts are checked with it: below it, or beside it."""
    table, starts = split(text)
    if starts is not None:
        return _check(file, table, file, starts)
    return _check(file, table, f"{file} (_starts)", beside("_starts"))


def check_starts(file: str, text: str, beside: Beside) -> Sequence[BadData]:
    """What is wrong with a table of starts; the board must lie beside it."""
    table = beside("")
    if table is None:
        return (BadData(file, 0, "", "no-board"),)
    return [wrong for wrong in _check("", split(table)[0], file, text) if wrong.file == file]


def check_whole(file: str, text: str, beside: Beside) -> Sequence[BadData]:
    """What is wrong with a board to play on: it has its starts with it."""
    table, starts = split(text)
    return _check(file, table, file, starts or beside("_starts") or _no_starts())


def _check(file: str, table: str, starts_file: str, starts: str | None) -> Sequence[BadData]:
    try:
        found = read_board("own", table.lower(), (starts or _no_starts()).lower(), file, starts_file)
    except BadData as error:
        return (error,)
    return [
        wrong
        for wrong in (
            *bad_names(file, found.provinces),
            *check_board(found, file, starts_file),
            *_strange(found, starts_file),
        )
        if starts is not None or wrong.file != starts_file
    ]


def _strange(found: Board, file: str) -> Iterator[BadData]:
    """Nations nobody has colours for, a nation twice, starts for other numbers of nations."""
    known = dict.fromkeys(
        start.nation for name in BOARDS for starts in board(name).starts.values() for start in starts
    )
    for count, starts in found.starts.items():
        if count not in (3, 4, 5, 6):
            yield BadData(file, 0, "nations", "out-of-range", str(count), "3–6")
        playing = [start.nation for start in starts]
        for number, nation in enumerate(playing):
            if nation not in known:
                yield BadData(file, 0, f"nations {count}:", "none-of", nation[:40], ", ".join(known))
            if nation in playing[:number]:
                yield BadData(file, 0, f"nations {count}:", "twice", nation[:40])


def _no_starts() -> str:
    return ",".join(START_COLUMNS)


def borders(text: str) -> Sequence[Pair]:
    """The pairs of neighbours of a sound table, each once."""
    found = read_board("own", split(text.lower())[0], _no_starts())
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

BOARD = TableForm("antike", COLUMNS, check_whole, borders, LON_LAT, "province")
"""A board to play on."""
