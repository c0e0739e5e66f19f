"""Whether people at a table may ask for advice: as it has settled, else only where nobody could mind."""

from bot.store.games.games import Chair
from bot.tables.state.table import Table

ADVISER = "archimedes"
"""The thinker of a title that advises."""
OFF, ON = "off", "on"


def has_adviser(table: Table) -> bool:
    """Whether anybody can advise in the table's game."""
    return ADVISER in table.title.thinkers


def is_alone(chairs: tuple[Chair, ...]) -> bool:
    """Whether one person plays against computer players only."""
    people = {chair.person for chair in chairs if chair.person is not None}
    others = [chair for chair in chairs if chair.person is None]
    return len(people) == 1 and bool(others) and all(chair.computer is not None for chair in others)


def settled(table: Table) -> str:
    """`off`, `on`, or the number of the last turn with advice: as the table has settled, else as is usual."""
    return table.advice or (ON if is_alone(table.own_chairs) else OFF)


def allows(table: Table) -> bool:
    """Whether advice is given at a table now."""
    now = settled(table)
    if now in (ON, OFF) or table.match is None:
        return now == ON
    return table.rules.turn(table.match.state).number <= int(now)


def was_advised(table: Table) -> bool:
    """Whether advice was given in a game, or could be had: then it says nothing about strength."""
    return has_adviser(table) and (table.advised or settled(table) != OFF)
