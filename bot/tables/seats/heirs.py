"""Who hosts a table when its host leaves it, gives up, leaves the server or is forgotten."""

from dataclasses import replace

from bot.store.games.games import Somebody
from bot.tables.state.table import Table


def heir_of(table: Table, leaving: int) -> Somebody | None:
    """The longest-serving co-host, else the next player in turn order, or nobody."""
    for cohost in table.cohosts:
        if cohost.id != leaving:
            return cohost
    seat = next(iter((*table.seats_of(leaving), *table.lent_by(leaving))), -1)
    players = sorted(table.players, key=lambda chair: (chair.seat - seat - 1) % table.seats)
    owners = (table.holder_of(chair.seat) for chair in players)
    return next((owner for owner in owners if owner is not None and owner.id != leaving), None)


def hosted(table: Table, somebody: Somebody) -> Table:
    """The table with another host, who is no co-host any more."""
    others = tuple(each for each in table.cohosts if each.id != somebody.id)
    return replace(table, host=somebody.id, host_name=somebody.name, cohosts=others)
