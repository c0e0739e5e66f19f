"""What is written down with a change of a game, in its transaction, by others than the table."""

from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import TypeAlias

from bot.store.connection import Connection
from bot.tables.state.table import Table

Follow: TypeAlias = Callable[[Connection, Table, Table, Sequence[int], datetime], Coroutine[None, None, None]]
"""Called with the table before and after, the people who acted, and the time."""


async def nobody_follows(
    connection: Connection, before: Table, after: Table, actors: Sequence[int], now: datetime
) -> None:
    """Write nothing."""
    del connection, before, after, actors, now


def nobody_waits(game: int) -> None:
    """Tell nobody that a game has changed."""
    del game


def nobody_listens() -> None:
    """Tell nobody that something is to be done."""
