"""Maps and charts people make themselves, checked like ours."""

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest

from engine.core.own import Beside, legible
from engine.core.tables import BadData, TableForm, data_text
from engine.dies_irae import charts
from engine.dies_irae.board import (
    BARRIER_COLUMNS,
    FILES,
    FOLDER,
    MOUNTAIN_COLUMNS,
    REGION_COLUMNS,
    SITE_COLUMNS,
    art_lines,
    check_board,
    read_board,
)
from engine.dies_irae.values import PRICE_COLUMNS, UNIT_COLUMNS, read_prices, read_units


def _map_check(name: str) -> Callable[[str, str, Beside], Sequence[BadData]]:
    """The check of one of the map's files together with ours for the others."""

    def check(file: str, text: str, _beside: Beside) -> Sequence[BadData]:
        texts = {each: data_text(f"{FOLDER}/{each}") for each in FILES} | {name: text}
        return [_told_of(each, name, file, texts) for each in _wrong(texts)]

    return check


def _wrong(texts: Mapping[str, str]) -> Sequence[BadData]:
    try:
        board = read_board(texts)
    except BadData as error:
        return (error,)
    known = {form.good for form in charts.goods()}
    strange = [
        BadData("sites.csv", 0, site.good, "unknown-word", site.good)
        for site in board.sites
        if site.good not in known
    ]
    return (*strange, *check_board(board, ""))


def _told_of(bad: BadData, name: str, file: str, texts: Mapping[str, str]) -> BadData:
    """The error with the checked file's name and the line it is about, as far as there is one.

    What shows only in another file, because this one does not fit it, names that file and its line.
    """
    text = texts[bad.file]
    line = bad.line or _line_of(bad.field, text) or _changed(text, data_text(f"{FOLDER}/{bad.file}"))
    if bad.file == name:
        return BadData(file, line, bad.field, bad.key, bad.given, bad.needed)
    where = f"{bad.file}:{line} {bad.field}" if line else f"{bad.file} {bad.field}"
    return BadData(file, 0, where.strip(), bad.key, bad.given, bad.needed)


def _line_of(word: str, text: str) -> int:
    """The last line of a table that holds a word as a cell, 0 if none does."""
    found = [number for number, line in art_lines(text) if word in line.split(",")]
    return found[-1] if found else 0


def _changed(text: str, ours: str) -> int:
    """The first line that differs from ours, whose numbers it must have; 0 if none does."""
    for (number, line), (_, other) in zip_longest(art_lines(text), art_lines(ours), fillvalue=(0, "")):
        if line != other:
            return number or art_lines(text)[-1][0]
    return 0


class MapForm(TableForm):
    """The map: rows of letters instead of a table."""

    __slots__ = ()

    def fits(self, text: str) -> bool:
        """Whether a text has sea, `~`, and beside it nothing but letters and `.`."""
        signs = {each for _, line in art_lines(text) for each in line}
        return "~" in signs and all(each.isalpha() or each in "~." for each in signs)


FORMS = (
    MapForm("dies_irae", (), _map_check("map.txt")),
    TableForm("dies_irae", REGION_COLUMNS, _map_check("regions.csv")),
    TableForm("dies_irae", SITE_COLUMNS, _map_check("sites.csv")),
    TableForm("dies_irae", MOUNTAIN_COLUMNS, _map_check("mountains.csv")),
    TableForm("dies_irae", BARRIER_COLUMNS, _map_check("barriers.csv")),
    TableForm("dies_irae", charts.GOOD_COLUMNS, legible(charts.read_goods)),
    TableForm("dies_irae", charts.CHART_COLUMNS, legible(charts.read_chart)),
    TableForm("dies_irae", PRICE_COLUMNS, legible(read_prices)),
    TableForm("dies_irae", UNIT_COLUMNS, legible(read_units)),
    TableForm("dies_irae", charts.STABILITY_COLUMNS, legible(charts.read_stability)),
    TableForm("dies_irae", charts.SUPPLY_COLUMNS, legible(charts.read_supply)),
    TableForm("dies_irae", charts.CONTROL_COLUMNS, legible(charts.read_control)),
    TableForm("dies_irae", charts.POWER_COLUMNS, legible(charts.read_powers)),
)
"""Dies Irae's tables."""
