"""What pieces cost and what they can do, by the phase of a row (9.1 to 9.8, 10)."""

from collections.abc import Mapping
from functools import cache

from engine.core.tables import rows_of
from engine.dies_irae.charts import complete, each_once, ours, phase_at, row_number
from engine.dies_irae.words import LEGION, SHIP, Unit

PHASES = ("phase_0", "phase_1", "phase_2", "phase_3", "phase_4")
PRICE_COLUMNS = ("item", "row", *PHASES)
UNIT_COLUMNS = ("unit", "stat", "row", *PHASES)
ITEMS = ("legion", "ship", "fortress", "trade-post", "monument", "stability", "armistice", "ship-maintenance",
         "undermining")  # fmt: skip
"""All that has a price."""


def read_prices(text: str, file: str) -> Mapping[str, tuple[int, tuple[int | None, ...]]]:
    """Per item the row that sets its price, and the price per phase 0 to 4; None: not to be had.

    Raises:
        BadData: a cell that cannot be read, an item that does not exist, is missing or stands twice.
    """
    found: dict[str, tuple[int, tuple[int | None, ...]]] = {}
    for row in each_once(file, text, PRICE_COLUMNS, ITEMS):
        each = tuple(None if row.text(name) == "-" else row.whole(name) for name in PHASES)
        found[row.text("item")] = (row_number(row), each)
    return found


@cache
def prices() -> Mapping[str, tuple[int, tuple[int | None, ...]]]:
    """Our prices."""
    return read_prices(*ours("prices"))


def price(development: tuple[int, ...], item: str) -> int | None:
    """What an item costs a power with this development; None where it cannot be had yet."""
    row, by_phase = prices()[item]
    return by_phase[phase_at(row, development[row])]


def read_units(text: str, file: str) -> Mapping[tuple[str, str], tuple[int, ...]]:
    """Per unit, and `combat` or `move`, the values per phase 0 to 4.

    Raises:
        BadData: a cell that cannot be read, a value that is missing or stands twice.
    """
    found: dict[tuple[str, str], tuple[int, ...]] = {}
    wanted = [(str(unit), stat) for unit in UNIT_ROWS for stat in ("combat", "move")]
    last = 0
    for row in rows_of(file, text, UNIT_COLUMNS):
        key = (row.text("unit"), row.text("stat"))
        if key not in wanted or row_number(row) != UNIT_ROWS[Unit(key[0])]:
            raise row.bad("unit", "unknown-word", " ".join((*key, row.text("row"))))
        if key in found:
            raise row.bad("unit", "twice", " ".join(key))
        found[key], last = tuple(row.whole(name) for name in PHASES), row.line
    complete(file, last, "unit", map(" ".join, wanted), set(map(" ".join, found)))
    return found


@cache
def _unit_values() -> Mapping[tuple[str, str], tuple[int, ...]]:
    return read_units(*ours("units"))


UNIT_ROWS = {LEGION: 0, SHIP: 1}


def strength_at(unit: Unit, phase: int) -> int:
    """The combat value of one unit in a phase."""
    return _unit_values()[unit, "combat"][phase]


def moves_at(unit: Unit, phase: int) -> int:
    """The points of movement of a legion or a ship in a phase."""
    return _unit_values()[unit, "move"][phase]


def strength(development: tuple[int, ...], unit: Unit) -> int:
    """The combat value of one unit of a power with this development."""
    row = UNIT_ROWS[unit]
    return strength_at(unit, phase_at(row, development[row]))


def moves(development: tuple[int, ...], unit: Unit) -> int:
    """The points of movement of a legion or a ship of a power with this development."""
    row = UNIT_ROWS[unit]
    return moves_at(unit, phase_at(row, development[row]))
