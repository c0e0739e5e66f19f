"""Giving moves ahead: keeping them, having them watch for words, dropping them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.errors.asking import CaseGone, NothingAhead
from bot.store.games import games, plans
from bot.store.games.plans import Ahead, Case, word_text
from bot.tables.change.ahead import WATCHED, with_case, with_moves
from bot.tables.change.cases import alike, anew, undecided
from bot.tables.change.tables import Tables
from bot.tables.state.table import Table
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
        TooManyCases: there would be more than four branches.
    """
    async with tables.locked(game) as table:
        tables.running(table, None)
        seat = table.held_by(person)[0]
        if not moves:
            raise NothingAhead
        given = with_moves((await tables.prepared.of(game)).ahead, seat, person, moves, watch)
        await _keep(tables, table, given)
        return given[-1]


async def give_case(tables: Tables, game: int, person: int, case: Case) -> Ahead:
    """Have moves played when the person's turn comes if something has happened by then.

    Raises:
        NotRunning, NotSeated.
        NothingAhead: there are no moves.
        TooManyCases: there would be more than four branches.
    """
    async with tables.locked(game) as table:
        tables.running(table, None)
        seat = table.held_by(person)[0]
        if not case.moves:
            raise NothingAhead
        given = with_case((await tables.prepared.of(game)).ahead, seat, person, case)
        await _keep(tables, table, given)
        return given[-1]


async def give_again(tables: Tables, game: int, person: int) -> None:
    """Have what was not played wait for the next turn, its cases with it where none of them was played.

    Raises:
        NothingAhead: there is nothing.
    """
    async with tables.locked(game) as table:
        mine, others = await _mine(tables, game, person)
        new = Ahead(mine.seat, person, mine.moves[mine.done :], watch=mine.watch, cases=anew(mine))
        await _keep(tables, table, [*others, new])


async def put_first(tables: Tables, game: int, person: int, case: Case) -> None:
    """Ask for a case before the others: of those that came up the first is played.

    Raises:
        NothingAhead, CaseGone: it is not there any more.
    """
    async with tables.locked(game) as table:
        mine, others = await _mine(tables, game, person)
        cases = (case, *_without(mine, case))
        await _keep(tables, table, [*others, replace(mine, cases=cases)])


async def drop_case(tables: Tables, game: int, person: int, case: Case) -> None:
    """Forget a case; all that was given where nothing else is left.

    Raises:
        NothingAhead, CaseGone: it is not there any more.
    """
    async with tables.locked(game) as table:
        mine, others = await _mine(tables, game, person)
        cases = _without(mine, case)
        left = [replace(mine, cases=cases)] if cases or mine.moves else []
        await _keep(tables, table, [*others, *left])


async def _mine(tables: Tables, game: int, person: int) -> tuple[Ahead, list[Ahead]]:
    """What the person gave, and what others gave.

    Raises:
        NothingAhead: the person gave nothing.
    """
    given = (await tables.prepared.of(game)).ahead
    mine = next((each for each in given if each.person == person), None)
    if mine is None:
        raise NothingAhead
    return mine, [each for each in given if each.person != person]


def _without(given: Ahead, case: Case) -> tuple[Case, ...]:
    """The other cases.

    Raises:
        CaseGone: that one is not there, or one is being played.
    """
    left = tuple(each for each in given.cases if not alike(each, case))
    if len(left) == len(given.cases) or not undecided(given):
        raise CaseGone
    return left


async def watch_for(tables: Tables, game: int, person: int, words: Sequence[Word]) -> Ahead:
    """Stop the moves given ahead if one of these words comes up.

    Raises:
        NothingAhead: there are none.
    """
    async with tables.locked(game) as table:
        mine, others = await _mine(tables, game, person)
        new = replace(mine, watch=tuple(dict.fromkeys(map(word_text, words)))[:WATCHED])
        await _keep(tables, table, [*others, new])
        return new


async def drop_ahead(tables: Tables, game: int, person: int) -> None:
    """Forget what the person gave ahead."""
    async with tables.locked(game) as table:
        given = (await tables.prepared.of(game)).ahead
        await _keep(tables, table, [each for each in given if each.person != person])


async def _keep(tables: Tables, table: Table, given: Sequence[Ahead]) -> None:
    """Write them; another process that plays on meanwhile comes too late."""
    async with tables.store.writing() as connection:
        await games.change_game(connection, table.id, table.revision, {})
        await plans.replace_ahead(connection, table.id, given)
    tables.keep(replace(table, revision=table.revision + 1))
    tables.prepared.keep_ahead(table.id, given)
