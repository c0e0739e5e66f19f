"""Moves given ahead for cases: the first that has come up is played, else what is for otherwise."""

from dataclasses import replace
from pathlib import Path

import pytest
from house import ANA, BRUNO, CHLOE, DARIO, NAMES, House, automat_of, computers_play, log_of
from nim import Nim, NimState, Take, Taken, changed
from titled import GAMES

from bot.errors.asking import CaseGone, NothingAhead, TooManyCases
from bot.store.games.plans import STOPPED, WAITING, Ahead, Case
from bot.tables.change.cases import OTHERWISE
from bot.tables.change.giving import (
    ahead_of,
    drop_ahead,
    drop_case,
    give_again,
    give_ahead,
    give_case,
    put_first,
    watch_for,
)
from engine.core.choosing.notation import parse_line
from engine.core.contract import Action, Chance, Decision, Seat, Step, Word


@pytest.fixture
async def house(path: Path):
    async with House(path, GAMES) as found:
        yield found


async def antike(house: House) -> tuple[int, list[int], list[str]]:
    """A game, its people in the order of their turns, and their nations."""
    game = await house.game("antike", (ANA, BRUNO, CHLOE))
    order, nations, table = [], [], await house.tables.get(game)
    match, roles = table.begun, table.guide.roles(table.begun.view(None))
    for _ in range(3):
        seat = match.rules.decisions(match.state)[0].seat
        order.append(table.chairs[seat].person or 0)
        nations.append(roles[seat][0].id)
        for action in parse_line(match.rules, "take coin / go iron / end"):
            match = match.play(seat, action).match
    return game, order, nations


def goes(nation: str, field: str, line: str = "take coin / go gold / end") -> Case:
    facts = (("nation", f"nation:{nation}"), ("field", f"field:{field}"))
    return Case("went", facts if nation else facts[1:], tuple(line.split(" / ")))


async def otherwise(house: House, game: int, person: int, line: str) -> Ahead:
    table = await house.tables.get(game)
    return await give_ahead(house.tables, game, person, parse_line(table.rules, line))


async def left_of(house: House, game: int, person: int) -> Ahead:
    found = await ahead_of(house.tables, game, person)
    assert found is not None
    return found


@pytest.mark.parametrize(("field", "played"), [("iron", "go gold"), ("marble", "go know-how")])
async def test_the_case_that_comes_up_is_played_else_what_is_for_otherwise(
    house: House, path: Path, field: str, played: str
):
    game, (first, second, _), (nation, *_) = await antike(house)
    await otherwise(house, game, second, "take coin / go know-how / end")
    await give_case(house.tables, game, second, goes(nation, "iron"))
    house.tables.forget(game)  # they outlive the process
    change = await house.plays(game, first, f"take coin / go {field} / end")
    assert log_of(path, game)[4] == played
    assert [done.entry.by for done in change.done[3:]] == ["order"] * 3
    assert await ahead_of(house.tables, game, second) is None


async def test_where_none_comes_up_and_nothing_is_for_otherwise_they_stop(house: House, path: Path):
    game, (first, second, third), (nation, *_) = await antike(house)
    await give_case(house.tables, game, second, goes(nation, "gold"))
    change = await house.plays(game, first, "take coin / go iron / end")
    assert change.after.owed_by(second)
    left = await left_of(house, game, second)
    assert (left.status, left.why, left.taken) == (STOPPED, OTHERWISE, None)
    # Once more for the next turn: what happened before does not count then.
    await give_again(house.tables, game, second)
    await house.plays(game, second, "take coin / go iron / end")
    await house.plays(game, third, "take coin / go marble / end")
    assert (await left_of(house, game, second)).cases[0].came == ()


async def test_of_two_that_come_up_the_first_is_played_and_it_can_be_changed_which(house: House, path: Path):
    game, (first, second, third), (nation, *_) = await antike(house)
    anybody = goes("", "iron", "take coin / go marble / end")
    await give_case(house.tables, game, third, goes(nation, "iron"))
    await give_case(house.tables, game, third, anybody)
    await put_first(house.tables, game, third, anybody)
    # The same thing again is no second case: its moves take the place of the old ones.
    given = await give_case(house.tables, game, third, goes("", "iron", "take coin / go know-how / end"))
    assert [each.moves[1] for each in given.cases] == ["go know-how", "go gold"]
    await house.plays(game, first, "take coin / go iron / end")
    await house.plays(game, second, "take coin / go marble / end")
    assert log_of(path, game)[7] == "go know-how"


async def test_there_are_four_branches_at_most_with_what_is_for_otherwise(house: House):
    game, (_, second, _), _ = await antike(house)
    for field in ("iron", "gold", "marble", "know-how"):
        await give_case(house.tables, game, second, goes("", field))
    with pytest.raises(TooManyCases):
        await give_case(house.tables, game, second, goes("", "temple"))
    with pytest.raises(TooManyCases):
        await otherwise(house, game, second, "take coin")
    await drop_case(house.tables, game, second, goes("", "gold"))
    assert (await otherwise(house, game, second, "take coin")).moves == ("take coin",)
    with pytest.raises(CaseGone):
        await drop_case(house.tables, game, second, goes("", "gold"))
    with pytest.raises(NothingAhead):
        await give_case(house.tables, game, second, goes("", "gold")._replace(moves=()))
    for field in ("iron", "marble", "know-how"):
        await drop_case(house.tables, game, second, goes("", field))
    assert (await left_of(house, game, second)).cases == ()
    await drop_ahead(house.tables, game, second)
    with pytest.raises(NothingAhead):
        await drop_case(house.tables, game, second, goes("", "iron"))


async def test_what_was_taken_back_has_not_happened(house: House, path: Path):
    game, (first, second, _), (nation, *_) = await antike(house)
    await otherwise(house, game, second, "take coin / go know-how / end")
    await give_case(house.tables, game, second, goes(nation, "iron"))
    await house.plays(game, first, "take coin / go iron")
    assert (await left_of(house, game, second)).cases[0].came
    await house.tables.undo(game, first)
    await house.plays(game, first, "go gold / end")
    assert "go know-how" in log_of(path, game)


async def test_a_case_is_for_what_others_do_and_for_what_never_happens_otherwise(house: House, path: Path):
    game, (first, second, _), (_, own, _) = await antike(house)
    await give_case(house.tables, game, second, goes(own, "iron"))  # oneself: it cannot come up
    await give_case(house.tables, game, second, Case("flown", (("nation", "nation:moon"),), ("take coin",)))
    await otherwise(house, game, second, "take coin / go marble / end / take coin")
    await house.plays(game, first, "take coin / go iron / end")
    assert log_of(path, game)[4] == "go marble"
    left = await left_of(house, game, second)
    assert (left.done, left.taken, left.status) == (3, 2, WAITING)
    # What is left of them is for otherwise when a case is given for the turn after.
    given = await give_case(house.tables, game, second, goes("", "gold"))
    assert (given.moves, given.done, len(given.cases)) == (("take coin",), 0, 1)


async def test_a_move_that_is_not_possible_stops_the_case_and_no_other_is_played(house: House, path: Path):
    game, (first, second, _), (nation, *_) = await antike(house)
    await otherwise(house, game, second, "take coin / go marble / end")
    await give_case(house.tables, game, second, goes(nation, "iron", "take coin / build-temple roma / end"))
    await house.plays(game, first, "take coin / go iron / end")
    assert log_of(path, game)[3:] == ["take coin"]
    left = await left_of(house, game, second)
    assert (left.taken, left.done, left.status, left.why) == (0, 1, STOPPED, "illegal")
    with pytest.raises(CaseGone):  # it has been played already, as far as it went
        await drop_case(house.tables, game, second, left.cases[0])


async def test_a_word_watched_for_stops_all_cases(house: House, path: Path):
    game, (first, second, _), (nation, *_) = await antike(house)
    await give_case(house.tables, game, second, goes(nation, "iron"))
    await watch_for(house.tables, game, second, [Word("field", "iron")])
    await house.plays(game, first, "take coin / go iron / end")
    left = await left_of(house, game, second)
    assert (left.status, left.why, left.taken) == (STOPPED, "field:iron", None)
    await give_again(house.tables, game, second)
    assert (await left_of(house, game, second)).cases == (goes(nation, "iron"),)


async def test_a_computer_that_plays_for_somebody_brings_a_case_about_as_well(house: House, path: Path):
    table = await house.open("antike", 2, ANA)
    await house.lobby.seat_computers(table.id, ANA, "random")
    await house.lobby.start(table.id, ANA)
    game, automat = table.id, automat_of(house)
    await computers_play(automat, game)
    await give_case(house.tables, game, ANA, Case("went", (), ("take coin", "go iron", "end")))
    own = (await house.tables.get(game)).number
    while (left := await ahead_of(house.tables, game, ANA)) is not None:
        if left.status == STOPPED:  # both of Ana's nations came one after the other
            await give_again(house.tables, game, ANA)
        now = await house.tables.get(game)
        assert now.number < own + 40
        for decision in now.owed_by(ANA):
            legal = now.begun.legal(decision.seat)
            end = next((action for action in legal if action.word == "end"), legal[0])
            await house.tables.play(game, ANA, [end])
        await computers_play(automat, game)
    assert "go iron" in log_of(path, game)[own:]


async def test_what_one_may_not_know_brings_no_case_about(path: Path):
    """What lies under a cup is seen by who sits there alone."""
    async with House(path) as toys:
        game = await toys.game("liars-dice", (ANA, BRUNO))
        await give_case(toys.tables, game, BRUNO, Case("thrown", (("seat", "seat:0"),), ("doubt",)))
        for person in (ANA, BRUNO):
            await toys.plays(game, person, "rethrow -")
        assert (await left_of(toys, game, BRUNO)).cases[0].came == ()
        await toys.plays(game, ANA, "bid 1 6")
        assert (await left_of(toys, game, BRUNO)).why == OTHERWISE


async def given_to(house: House, game: int, seat: int, person: int) -> None:
    """The seat changes hands."""
    async with house.tables.locked(game) as table:
        new = (replace(each, person=person, name=NAMES[person]) for each in table.chairs if each.seat == seat)
        chairs = tuple(next(new) if each.seat == seat else each for each in table.chairs)
        await house.tables.rewrite(table, replace(table, chairs=chairs), None)


async def test_cases_do_not_go_along_with_a_seat_that_changes_hands(house: House, path: Path):
    game, (first, second, third), (nation, *_) = await antike(house)
    seat = (await house.tables.get(game)).seats_of(second)[0]
    await otherwise(house, game, second, "take coin / go know-how / end")
    await give_case(house.tables, game, second, goes(nation, "iron"))
    await given_to(house, game, seat, DARIO)
    with pytest.raises(NothingAhead):
        await give_again(house.tables, game, DARIO)
    change = await house.plays(game, first, "take coin / go iron / end")
    assert change.after.owed_by(DARIO), "who has the seat now decides"
    assert await ahead_of(house.tables, game, second) is None
    await house.plays(game, DARIO, "take coin / go gold / end")
    # The new holder's own cases are played; and those of before do not come back with their giver.
    await house.plays(game, third, "take coin / go marble / end")
    await give_case(house.tables, game, DARIO, goes(nation, "temple", "take coin / go marble / end"))
    await given_to(house, game, seat, second)
    await house.plays(game, first, "take coin / go temple / end")
    assert (await house.tables.get(game)).owed_by(second)


async def test_a_case_that_comes_up_twice_is_played_once(house: House, path: Path):
    game, (first, second, third), _ = await antike(house)
    await give_case(house.tables, game, third, goes("", "iron"))
    await house.plays(game, first, "take coin / go iron / end")
    await house.plays(game, second, "take coin / go iron / end")
    log = log_of(path, game)
    assert log[6:9] == ["take coin", "go gold", "end"]
    assert len(log) == 9
    assert await ahead_of(house.tables, game, third) is None


class Together(Nim):
    """Nim in which everybody takes one match at the same time: whose flag is up has not yet."""

    slug = "together"

    def decisions(self, state: NimState) -> tuple[Decision, ...]:
        return tuple(Decision(Seat(seat), "take") for seat, up in enumerate(state.objections) if up)

    def legal(self, state: NimState, seat: Seat) -> list[Action]:
        return [Take(heap, 1) for heap in ("left", "middle", "right")] if state.objections[seat] else []

    def resolve(self, state: NimState, seat: Seat, action: Action, chance: Chance) -> Step[NimState]:
        assert isinstance(action, Take)
        flags = changed(state.objections, seat, 0)
        over = not any(flags)
        turn, flags = state.turn + over, (1,) * len(flags) if over else flags
        return Step(replace(state, objections=flags, turn=turn), (Taken(seat, action.heap, 1),))


async def test_where_all_decide_at_once_each_case_is_decided_when_the_next_round_comes(path: Path, quiet):
    async with House(path, {"together": Together()}) as house:
        game = await house.game("together", (ANA, BRUNO, CHLOE), matches="many")
        for person in (BRUNO, CHLOE):
            await house.plays(game, person, "take right")
            left = Case("taken", (("heap", "heap:left"),), ("take middle",))
            await give_case(house.tables, game, person, left)
        assert len(log_of(path, game)) == 2, "the round is not over"
        change = await house.plays(game, ANA, "take left")
        assert log_of(path, game)[3:] == ["take middle", "take middle"], "it was for both of them"
        assert [each.seat for each in change.after.owed] == [0]
        await give_case(house.tables, game, CHLOE, Case("taken", (("seat", "seat:1"),), ("take left",)))
        await house.plays(game, ANA, "take right")
        left = await left_of(house, game, CHLOE)
        assert (left.status, left.why) == (STOPPED, OTHERWISE), "he had taken before it was given"
