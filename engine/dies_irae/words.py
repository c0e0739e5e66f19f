"""The ids of Dies Irae's notation: powers, hexes, regions, goods, units, actions and rows of the chart."""

from typing import NewType

Power = NewType("Power", str)
Hex = NewType("Hex", str)
Region = NewType("Region", str)
Good = NewType("Good", str)
Unit = NewType("Unit", str)
Deed = NewType("Deed", str)
Row = NewType("Row", str)
Phase = NewType("Phase", str)

GREECE, PERSIA, EGYPT = Power("greece"), Power("persia"), Power("egypt")
POWERS = (GREECE, PERSIA, EGYPT)
"""The three powers by number."""
PLACING = (2, 1, 0)
"""The powers in the order in which they are set up, which is also the order before the first turn."""

LEGION, SHIP, LEADER = Unit("legion"), Unit("ship"), Unit("leader")
UNITS = (LEGION, SHIP, LEADER)

MOVE, ATTACK, BUILD, TRADE, STABILITY, DEVELOP, ARMISTICE, PASS = (
    Deed(name) for name in ("move", "attack", "build", "trade", "stability", "develop", "armistice", "pass")
)
DEEDS = (MOVE, ATTACK, BUILD, TRADE, STABILITY, DEVELOP, ARMISTICE, PASS)
"""The boxes of the action cycle."""

MILITARY, FLEET, ECONOMY, CULTURE = Row("military"), Row("fleet"), Row("economy"), Row("culture")
ROWS = (MILITARY, FLEET, ECONOMY, CULTURE)
"""The rows of the development chart, in the order of `Realm.development`."""
PHASES = tuple(Phase(f"{row}-{phase}") for row in ROWS for phase in range(6))
"""For each row the place before its first phase (0), its four phases, and its golden age (5)."""


def phase_word(row: int, phase: int) -> Phase:
    """The word for a phase of a row by their numbers."""
    return PHASES[6 * row + phase]


TALENT = Good("talent")
"""Money, where amounts are counted."""
