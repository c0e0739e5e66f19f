"""What is written with a move that ends fights: whoever made it is told of those they are in."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.store.connection import Connection
from bot.store.posts import fights
from bot.tables.state.news import fights_ended
from bot.tables.state.table import Done, Table


def with_ends(
    table: Table,
    person: int | None,
    done: Sequence[Done],
    now: datetime,
    beside: Callable[[Connection], Awaitable[None]] | None,
) -> Callable[[Connection], Awaitable[None]] | None:
    """What is written beside a change, and with it the ends of fights that a person is to be told of who did
    all this at a table."""
    seats = () if person is None else table.seats_of(person)
    ends = [(seat, each.entry.number) for seat in seats for each in fights_ended(table, (seat,), done)]
    if not ends:
        return beside
    match = table.begun
    since = match.line[match.began].number if match.began < len(match.line) else done[0].entry.number

    async def write(connection: Connection) -> None:
        await fights.add_ends(connection, table.id, ends, now, since)
        if beside is not None:
            await beside(connection)

    return write
