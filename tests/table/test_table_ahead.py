"""Moves given ahead: played when the turn comes, stopped where they do not fit, all in one transaction."""

from pathlib import Path

import pytest
from house import ANA, BRUNO, CHLOE, House, automat_of, computers_play, log_of, unposted
from titled import GAMES

from bot.errors.asking import NothingAhead
from bot.errors.seats import NotSeated
from bot.errors.tables import NotRunning
from bot.store.games.plans import PLAYING, STOPPED, WAITING, Ahead
from bot.tables.change.giving import ahead_of, drop_ahead, give_ahead, watch_for
from engine.core.choosing.notation import parse_line
from engine.core.contract import Word


@pytest.fixture
async def house(path: Path):
    async with House(path, GAMES) as found:
        yield found


async def antike(house: House, people: tuple[int, ...] = (ANA, BRUNO, CHLOE)) -> tuple[int, list[int]]:
    """A game and its people in the order of their turns."""
    game = await house.game("antike", people)
    order, table = [], await house.tables.get(game)
    assert table.match is not None
    match = table.match
    for _ in people:
        seat = match.rules.decisions(match.state)[0].seat
        order.append(table.chairs[seat].person or 0)
        for action in parse_line(match.rules, "take coin / go iron / end"):
            match = match.play(seat, action).match
    return game, order


async def gives(house: House, game: int, person: int, line: str, *watch: Word) -> Ahead:
    table = await house.tables.get(game)
    return await give_ahead(house.tables, game, person, parse_line(table.rules, line), watch)


async def passes(house: House, game: int, person: int) -> None:
    """A turn of no interest."""
    table = await house.tables.get(game)
    while table.owed_by(person):
        assert table.match is not None
        legal = table.match.legal(table.owed_by(person)[0].seat)
        end = next((action for action in legal if action.word == "end"), legal[0])
        table = (await house.tables.play(game, person, [end])).after


async def test_they_are_played_when_the_turn_comes_and_nobody_is_called_in_vain(house: House, path: Path):
    game, (first, second, third) = await antike(house)
    await gives(house, game, second, "take coin / go gold / end")
    assert log_of(path, game) == []
    change = await house.plays(game, first, "take coin / go iron / end")
    assert log_of(path, game)[3:] == ["take coin", "go gold", "end"]
    assert change.after.owed_by(third)
    assert unposted(path) == [(game, "turn", 6)]
    by = [done.entry.by for done in change.done]
    assert by == ["person"] * 3 + ["order"] * 3
    assert await ahead_of(house.tables, game, second) is None
    assert (await house.fresh(game)).number == 6


async def test_two_in_a_row_and_more_than_one_turn(house: House, path: Path):
    game, (first, second, third) = await antike(house)
    await gives(house, game, second, "take coin / go gold / end / take coin")
    await gives(house, game, third, "take coin / go marble / end")
    change = await house.plays(game, first, "take coin / go iron / end")
    assert len(log_of(path, game)) == 9
    assert change.after.owed_by(first)
    left = await ahead_of(house.tables, game, second)
    assert left is not None
    assert (left.done, left.status) == (3, WAITING)
    await passes(house, game, first)
    assert log_of(path, game)[-1] == "take coin"
    assert (await house.tables.get(game)).owed_by(second)


async def test_the_first_move_that_is_not_legal_stops_them_and_calls(house: House, path: Path):
    game, (first, second, _) = await antike(house)
    await gives(house, game, second, "take coin / build-temple roma / end")
    change = await house.plays(game, first, "take coin / go iron / end")
    assert log_of(path, game)[3:] == ["take coin"]
    assert change.after.owed_by(second)
    assert unposted(path) == [(game, "turn", 4)]
    left = await ahead_of(house.tables, game, second)
    assert left is not None
    assert (left.done, left.status, left.why) == (1, STOPPED, "illegal")
    # What is stopped stays stopped.
    await house.plays(game, second, "go iron / end")
    assert (await house.tables.get(game)).number == 6


async def test_a_word_that_comes_up_in_what_others_do_stops_them(house: House, path: Path):
    game, (first, second, _) = await antike(house)
    await gives(
        house, game, second, "take coin / go gold / end", Word("good", "marble"), Word("field", "iron")
    )
    await house.plays(game, first, "take coin / go iron / end")
    assert log_of(path, game) == ["take coin", "go iron", "end"]
    left = await ahead_of(house.tables, game, second)
    assert left is not None
    assert (left.done, left.status, left.why) == (0, STOPPED, "field:iron")


async def test_ones_own_doings_and_other_words_stop_nothing(house: House, path: Path):
    game, (first, second, _) = await antike(house)
    await gives(
        house, game, second, "take coin / go gold / end", Word("field", "gold"), Word("field", "marble")
    )
    await house.plays(game, first, "take coin / go iron / end")
    assert len(log_of(path, game)) == 6


async def test_given_during_ones_own_turn_they_are_for_the_next(house: House, path: Path):
    game, (first, _, _) = await antike(house)
    await gives(house, game, first, "take coin / go gold / end")
    await house.plays(game, first, "take coin / go iron")
    assert len(log_of(path, game)) == 2
    await house.plays(game, first, "end")
    assert len(log_of(path, game)) == 3
    left = await ahead_of(house.tables, game, first)
    assert left is not None
    assert left.status == WAITING


async def test_what_is_taken_back_is_not_played_again_at_once(house: House, path: Path):
    game, (first, second, _) = await antike(house)
    await gives(house, game, second, "take coin / go gold")
    await house.plays(game, first, "take coin / go iron / end")
    assert len(log_of(path, game)) == 5
    await house.tables.undo(game, second)
    await house.tables.undo(game, second)
    table = await house.tables.get(game)
    assert table.owed_by(second)
    assert log_of(path, game)[5:] == ["undo 4", "undo 3"]


async def test_they_follow_a_computer_players_turn_too(house: House, path: Path):
    table = await house.open("antike", 2, ANA)
    await house.lobby.seat_computers(table.id, ANA, "random")
    await house.lobby.start(table.id, ANA)
    game = table.id
    automat = automat_of(house)
    await computers_play(automat, game)
    own = (await house.tables.get(game)).number
    await gives(house, game, ANA, "take coin / go iron / end")
    while not any(deed == "go iron" for deed in log_of(path, game)[own:]):
        assert len(log_of(path, game)) < own + 40
        await passes(house, game, ANA)
        await computers_play(automat, game)
    assert await ahead_of(house.tables, game, ANA) is None


async def test_they_outlive_the_process_and_can_be_dropped(house: House, path: Path):
    game, (first, second, _) = await antike(house)
    await gives(house, game, second, "take coin / go gold / end", Word("field", "iron"))
    house.tables.forget(game)
    kept = await watch_for(house.tables, game, second, [Word("field", "marble")])
    assert kept.watch == ("field:marble",)
    assert kept.status != PLAYING
    await drop_ahead(house.tables, game, second)
    await house.plays(game, first, "take coin / go iron / end")
    assert len(log_of(path, game)) == 3
    with pytest.raises(NothingAhead):
        await watch_for(house.tables, game, second, [])


async def test_who_may_give_them(house: House):
    game, (first, _, _) = await antike(house)
    with pytest.raises(NotSeated):
        await gives(house, game, 99, "take coin")
    with pytest.raises(NothingAhead):
        await give_ahead(house.tables, game, first, [])
    table = await house.open("antike", 2, ANA, channel=8)
    with pytest.raises(NotRunning):
        await give_ahead(house.tables, table.id, ANA, [])


async def test_what_is_revealed_in_the_middle_stops_them(path: Path):
    """Whoever lifts the cups should see what lay under them before they go on."""
    async with House(path) as toys:
        game = await toys.game("liars-dice", (ANA, BRUNO))
        for person in (ANA, BRUNO):
            await toys.plays(game, person, "rethrow -")
        await gives(toys, game, BRUNO, "doubt / rethrow -")
        await toys.plays(game, ANA, "bid 1 6")
        assert log_of(path, game)[2:] == ["bid 1 6", "doubt"]
        left = await ahead_of(toys.tables, game, BRUNO)
        assert left is not None
        assert (left.done, left.status, left.why) == (1, STOPPED, "luck")


async def test_a_question_to_somebody_else_only_interrupts_them(path: Path):
    async with House(path) as toys:
        game = await toys.game("nim", (ANA, BRUNO), asked="yes")
        await gives(toys, game, BRUNO, "take right count:2 / take middle")
        await toys.plays(game, ANA, "take left")
        assert log_of(path, game) == ["take left", "take right count:2"]
        left = await ahead_of(toys.tables, game, BRUNO)
        assert left is not None
        assert left.status == PLAYING
        await toys.plays(game, ANA, "let-pass")
        await toys.plays(game, ANA, "take left")
        assert log_of(path, game)[2:] == ["let-pass", "take left", "take middle"]
        assert await ahead_of(toys.tables, game, BRUNO) is None
