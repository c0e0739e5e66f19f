"""Giving moves ahead: keeping them, having them watch for words, dropping them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.errors.asking import NothingAhead
from bot.errors.tables import NotRunning
from bot.store.games import games, plans
from bot.store.games.plans import Ahead
from bot.tables.change.ahead import WATCHED, with_moves, word_text
from bot.tables.change.tables import Tables
from bot.tables.state.table import RUNNING, Table
from engine.core.contract import Action, Word


async def ahead_of(tables: Tables, game: int, person: int) -> Ahead | None:
    """What a person has given ahead in a game."""
    given = await tables.store.read(plans.ahead_of, game)
    return next((each for each in given if each.person == person), None)


async def give_ahead(
    tables: Tables, game: int, person: int, moves: Sequence[Action], watch: Sequence[Word] | None = None
) -> Ahead:
    """Have moves played when the person's turn comes, in place of any given before.

    Without `watch` the words watched for stay those given before.

    Raises:
        NotRunning, NotSeated.
        NothingAhead: there are no moves.
    """
    async with tables.locked(game) as table:
        if table.status != RUNNING:
            raise NotRunning
        seat = table.held_by(person)[0]
        if not moves:
            raise NothingAhead
        given = with_moves(await tables.prepared.ahead.of(game), seat, person, moves, watch)
        await _keep(tables, table, given)
        return given[-1]


async def watch_for(tables: Tables, game: int, person: int, words: Sequence[Word]) -> Ahead:
    """Stop the moves given ahead if one of these words comes up.

    Raises:
        NothingAhead: there are none.
    """
    async with tables.locked(game) as table:
        given = list(await tables.prepared.ahead.of(game))
        mine = next((each for each in given if each.person == person), None)
        if mine is None:
            raise NothingAhead
        watch = tuple(dict.fromkeys(map(word_text, words)))[:WATCHED]
        new = replace(mine, watch=watch)
        await _keep(tables, table, [new if each.person == person else each for each in given])
        return new


async def drop_ahead(tables: Tables, game: int, person: int) -> None:
    """Forget what the person gave ahead."""
    async with tables.locked(game) as table:
        given = await tables.prepared.ahead.of(game)
        await _keep(tables, table, [each for each in given if each.person != person])


async def _keep(tables: Tables, table: Table, given: Sequence[Ahead]) -> None:
    """Write them; another process that plays on meanwhile comes too late."""
    async with tables.store.writing() as connection:
        await games.change_game(connection, table.id, table.revision, {})
        await plans.replace_ahead(connection, table.id, given)
    tables.keep(replace(table, revision=table.revision + 1))
    tables.prepared.ahead.keep(table.id, given)
