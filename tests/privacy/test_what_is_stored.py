"""The operator's page names every column there is, and says of each table what forgetting does to it."""

import re
from pathlib import Path

import pytest
from made_store import tables_of
from sqlmodel import SQLModel

from bot.store.club.traces import REMOVE, TRACES
from bot.store.database import Store

PAGE = Path(__file__).parents[2] / "docs" / "what-is-stored.md"
ROW = re.compile(r"^\| `(\w+)` \| ([^|]*) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
GOES, CLEARED = re.compile(r"\bgoes\b"), re.compile(r"\bcleared\b")


def rows() -> dict[str, re.Match[str]]:
    found = [*ROW.finditer(PAGE.read_text(encoding="utf-8"))]
    assert len({each[1] for each in found}) == len(found)
    return {each[1]: each for each in found}


def test_every_column_of_every_table_is_on_the_page():
    told = {name: re.findall(r"`(\w+)`", row[2]) for name, row in rows().items()}
    assert told == {
        table.name: [column.name for column in table.columns] for table in SQLModel.metadata.tables.values()
    }


def test_the_page_names_every_table_of_a_new_database(store: Store, path: Path):
    found = {name for name in tables_of(path) if not name.startswith("sqlite_")}
    assert found - {"alembic_version"} == rows().keys()


@pytest.mark.parametrize("table", SQLModel.metadata.tables)
def test_the_page_says_what_forgetting_does(table: str):
    fates, said = {each.fate for each in TRACES if each.table == table}, rows()[table][5]
    assert bool(fates - {REMOVE}) == bool(CLEARED.search(said)), said
    # What goes with a person's seat or holiday names them by that alone.
    goes = REMOVE in fates or table in ("standing_order", "stand_in", "lease")
    assert goes == bool(GOES.search(said)), said
