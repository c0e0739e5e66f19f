"""How much of the database a typed move asks: statements are most of what a move costs."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from bot_inside import CHANNEL, BotInside
from driver import Person
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine
from tables import begin

from bot.playground.server import Playground
from engine.core.choosing.notation import write

MOVES = 6

ALONE = 13
"""Statements at most of a move that brings no post, with the panel after it, until nothing is left to do."""

POSTED = 30
"""Of one that ends a turn, and of its post."""

ITS_OWN = ("BEGIN", "select id from")
"""How begin transactions, and what the test asks to know whether the bot rests."""


@contextmanager
def asked(engine: AsyncEngine) -> Iterator[list[str]]:
    """What the bot asks of the database within a block."""
    found: list[str] = []

    def hear(connection: object, cursor: object, statement: str, *rest: object) -> None:
        del connection, cursor, rest
        if not statement.startswith(ITS_OWN):
            found.append(statement)

    event.listen(engine.sync_engine, "before_cursor_execute", hear)
    try:
        yield found
    finally:
        event.remove(engine.sync_engine, "before_cursor_execute", hear)


@pytest.mark.sqlite  # PostgreSQL is asked more, as other processes may have changed what is known here
async def test_a_typed_move_asks_no_more_of_the_database_than_it_needs(
    playground: Playground, bot: BotInside, ana: Person
) -> None:
    async with Person(playground, "Bruno", "en-US") as bruno:
        await begin(ana, bruno)
        await bot.settle()
        people = {int(each.id): each for each in (ana, bruno)}
        store, tables = bot.herald.services.store, bot.herald.services.tables
        for _ in range(MOVES):
            table = await tables.get(1)
            seat = table.owed[0].seat
            person = people[table.chairs[seat].person or 0]
            move = write(table.begun.legal(seat)[0])
            with asked(store.engine) as statements:
                await person.command(CHANNEL, "play", move=move)
                await bot.settle()
            assert (await tables.get(1)).number > table.number
            posted = any(each.startswith("INSERT INTO outbox") for each in statements)
            assert len(statements) <= (POSTED if posted else ALONE), statements
