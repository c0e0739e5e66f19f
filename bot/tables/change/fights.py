"""What is written with a move that ends fights: everybody who was in them, or helped, is told of it."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.store.connection import Connection
from bot.store.posts import fights
from bot.tables.state.news import fights_ended
from bot.tables.state.table import Done, Table


def with_ends(
    table: Table,
    done: Sequence[Done],
    now: datetime,
    beside: Callable[[Connection], Awaitable[None]] | None,
) -> Callable[[Connection], Awaitable[None]] | None:
    """What is written beside a change, and with it the ends of fights that people at the table are to be told
    of, whoever did what ended them."""
    if not any(event.fight for each in done for event in each.events):
        return beside
    match = table.begun
    before = [Done(entry, events) for entry, events in match.since(match.began)]
    seats = [chair.seat for chair in table.chairs if chair.person is not None]
    ends = [
        (seat, each.entry.number) for seat in seats for each in fights_ended(table, (seat,), done, before)
    ]
    if not ends:
        return beside
    since = min(each.entry.number for each in (*before, *done))

    async def write(connection: Connection) -> None:
        await fights.add_ends(connection, table.id, ends, now, since)
        if beside is not None:
            await beside(connection)

    return write
