"""How a fight ended, for who is in it and did what ended it: in a private message of its own, which stays."""

from bot.herald.press import Press
from bot.tables.state.news import fights_ended, fights_whole
from bot.tables.state.table import Change, Done, Table

MOST_TOLD = 1000
"""Ends of fights remembered as told: of others the panel tells until its turn is over."""


def own_fights(change: Change, person: int) -> list[Done]:
    """Those of the entries just played with which a fight ended that the person was in."""
    return fights_ended(change.before, change.before.seats_of(person), change.done)


async def tell_fights(press: Press, change: Change) -> bool:
    """Tell how fights ended that the person was in, below what the press was answered by; whether that was
    needed and could be done."""
    ended, table = own_fights(change, press.person), change.before
    if not ended:
        return False
    done = await press.services.tables.since(change.after, table.begun.began)
    seats = table.seats_of(press.person)
    if not await press.add(fights_whole(press.teller(change.after), table, seats, done, ended)):
        return False
    told = press.services.fights
    told.update(dict.fromkeys((table.id, press.person, each.entry.number) for each in ended))
    while len(told) > MOST_TOLD:
        del told[next(iter(told))]
    return True


def told_apart(press: Press, table: Table) -> set[int]:
    """The numbers of the entries of which such messages told the person."""
    return {
        number for game, person, number in press.services.fights if (game, person) == (table.id, press.person)
    }
