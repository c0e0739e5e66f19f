"""Boards people make themselves, and other objectives: checked like ours."""

from collections.abc import Sequence

from engine.core.own import Beside, bad_names
from engine.core.tables import BadData, TableForm, data_text
from engine.grecolonies.board import (
    BOARD_COLUMNS,
    BOARDS,
    COLUMNS,
    OBJECTIVE_COLUMNS,
    board,
    check_board,
    read_board,
)

OBJECTIVES, SETTINGS = "data/grecolonies/objectives.csv", "data/grecolonies/boards.csv"


def check_table(file: str, text: str, _beside: Beside) -> Sequence[BadData]:
    """What is wrong with a board: it must fit the objectives of Classic or those of Express."""
    found = [_check(name, file, text.lower(), _ours("objectives"), _ours("boards")) for name in BOARDS]
    return min(found, key=len) or _strange(file, text.lower())


def _strange(file: str, table: str) -> Sequence[BadData]:
    """Names nobody can type, and metropolises nobody has colours for: a player's city is one of five."""
    found = board(table)
    known = board(BOARDS[0]).cities
    others = [city for city in found.cities if city not in known]
    return (
        *bad_names(file, found.provinces),
        *(BadData(file, 0, city[:40], "none-of", city[:40], ", ".join(known)) for city in others),
    )


def check_objectives(file: str, text: str, _beside: Beside) -> Sequence[BadData]:
    """What is wrong with a table of objectives: it must fit both of our boards."""
    return _on_both(file, text, SETTINGS, _ours("boards"))


def check_settings(file: str, text: str, _beside: Beside) -> Sequence[BadData]:
    """What is wrong with a list of the boards: it must name both of ours."""
    return _on_both(OBJECTIVES, _ours("objectives"), file, text)


def _ours(name: str) -> str:
    return data_text(f"grecolonies/{name}.csv")


def _on_both(file: str, objectives: str, settings_file: str, settings: str) -> Sequence[BadData]:
    for name in BOARDS:
        found = _check(
            name, f"data/grecolonies/{name}.csv", _ours(name), objectives, settings, file, settings_file
        )
        if found:
            return found
    return ()


def _check(
    name: str,
    file: str,
    table: str,
    objectives: str,
    settings: str,
    objectives_file: str = OBJECTIVES,
    settings_file: str = SETTINGS,
) -> Sequence[BadData]:
    try:
        found = read_board(name, table, objectives, settings, (file, objectives_file, settings_file))
    except BadData as error:
        return (error,)
    return check_board(found, file, objectives_file)


BOARD = TableForm("grecolonies", COLUMNS, check_table, names="province")
"""A board to play on."""

FORMS = (
    BOARD,
    TableForm("grecolonies", OBJECTIVE_COLUMNS, check_objectives),
    TableForm("grecolonies", BOARD_COLUMNS, check_settings),
)
"""Grécolonies' tables."""
