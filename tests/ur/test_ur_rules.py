"""The rules of the Royal Game of Ur: throws, the way, taking, rosettes, coming home, passing."""

from dataclasses import replace

import pytest
from engine.ur.actions import BearOff, Enter, Move, Throw
from engine.ur.board import PATHS, ROSETTES, SQUARES
from engine.ur.events import BorneOff, Captured, Moved, Passed, RosetteReached, Thrown, Won
from engine.ur.options import UrOptions
from engine.ur.rules import RULES
from engine.ur.sensible import Sensible
from engine.ur.state import Moving, Over, Throwing, UrState
from titled import titled

from engine.core.contract import Action, Seat
from engine.core.play.chance import LoadedChance
from engine.core.play.match import Match
from engine.players.arena import play_out
from engine.players.randomly import Randomly

SHELL, LAPIS = Seat(0), Seat(1)
FOUR = {total: tuple(1 if place < total else 0 for place in range(4)) for total in range(5)}


def position(shell=(), lapis=(), *, home=(0, 0), total: int | None = None, active=SHELL) -> UrState:
    """Pieces by their steps; `total` was thrown, or nothing yet."""
    frame = Throwing() if total is None else Moving()
    dice = [(), ()]
    dice[active] = () if total is None else FOUR[total]
    return UrState(UrOptions(), (tuple(shell), tuple(lapis)), home, active, frame, 1, tuple(dice))


def thrown(state: UrState, total: int):
    """What a throw of so many marks leads to."""
    return RULES.apply(state, state.active, Throw(), LoadedChance([face + 1 for face in FOUR[total]]))


def done(state: UrState, action: Action):
    return RULES.apply(state, state.active, action, LoadedChance([]))


def why_not(state: UrState, action: Action) -> str | None:
    refusal = RULES.refusal(state, state.active, action)
    return None if refusal is None else refusal.key


def test_the_board_has_twenty_squares_five_rosettes_and_eight_that_both_pass():
    assert (len(SQUARES), len(set(SQUARES)), len(ROSETTES)) == (20, 20, 5)
    assert [len(set(path)) for path in PATHS] == [14, 14]
    shared = set(PATHS[0]) & set(PATHS[1])
    assert shared == {f"b{column}" for column in range(1, 9)}
    assert PATHS[0][3] == "a1"
    assert (PATHS[0][7], PATHS[1][7]) == ("b4", "b4")
    assert PATHS[1][-2:] == ("c8", "c7")


def test_a_throw_counts_the_marks_and_leads_to_a_move():
    step = thrown(position(), 3)
    assert step.events == (Thrown("shell", (1, 1, 1, 0), 3),)
    assert isinstance(step.state.frame, Moving)
    assert list(RULES.legal(step.state, SHELL)) == [Enter("a2")]


@pytest.mark.parametrize(
    ("state", "total"),
    [
        (position(), 0),
        (position((14, 13), home=(5, 0)), 3),  # both need less, and none waits
        (position((3, 1), home=(5, 0)), 2),  # one stands on the other's square, which is free to leave
        (position((4,), (8,), home=(6, 0)), 4),  # the rival holds the rosette
    ],
)
def test_a_throw_that_moves_nothing_passes_the_turn(state: UrState, total: int):
    step = thrown(state, total)
    if total == 2:
        assert list(RULES.legal(step.state, SHELL)) == [Move("a2", "b1")]
        return
    assert step.events[1:] == (Passed("shell"),)
    assert (step.state.active, step.state.turn, step.state.frame) == (LAPIS, 2, Throwing())


def test_the_rival_is_taken_in_the_middle_row_and_waits_again():
    step = done(position((5,), (7,), total=2), Move("b1", "b3"))
    assert step.events == (Moved("shell", "b1", "b3"), Captured("shell", "lapis", "b3"))
    assert step.state.on_board == ((7,), ())
    assert step.state.waiting(LAPIS) == 7
    assert (step.state.active, step.state.turn) == (LAPIS, 2)


def test_no_rival_is_met_in_ones_own_row():
    step = done(position((1,), (3,), total=2), Move("a4", "a2"))
    assert step.events == (Moved("shell", "a4", "a2"),)
    assert step.state.on_board == ((3,), (3,))


@pytest.mark.parametrize(("step", "origin", "target"), [(2, "a3", "a1"), (6, "b2", "b4"), (12, "b8", "a7")])
def test_a_rosette_gives_another_throw_in_the_same_turn(step: int, origin: str, target: str):
    found = done(position((step,), total=2), Move(origin, target))
    assert found.events[-1] == RosetteReached("shell", target)
    assert (found.state.active, found.state.turn, found.state.frame) == (SHELL, 1, Throwing())


def test_a_piece_comes_home_with_the_exact_throw_only():
    assert list(RULES.legal(position((13,), home=(6, 0), total=2), SHELL)) == [BearOff("a8")]
    assert why_not(position((13, 12), home=(5, 0), total=1), BearOff("a8")) == "not-exact"
    step = done(position((13,), home=(2, 0), total=2), BearOff("a8"))
    assert step.events == (BorneOff("shell", "a8", 4),)
    assert (step.state.home, step.state.on_board, step.state.active) == ((3, 0), ((), ()), LAPIS)


def test_the_last_piece_home_wins():
    step = done(position((14,), (4,), home=(6, 6), total=1), BearOff("a7"))
    assert step.events == (BorneOff("shell", "a7", 0), Won("shell"))
    assert step.state.frame == Over("home", SHELL)
    standing = RULES.standing(step.state)
    assert (standing.scores, standing.ranks, standing.winners) == ((7, 6), (1, 2), (SHELL,))


@pytest.mark.parametrize(
    ("state", "action", "reason"),
    [
        (position(), Enter("a4"), "throw-first"),
        (position(total=1), Throw(), "thrown-already"),
        (position(total=1), Enter("a3"), "other-square"),
        (position((1, 2), total=1), Enter("a4"), "own-piece-there"),
        (position((1, 2), total=1), Move("a4", "a3"), "own-piece-there"),
        (position((1,), total=1), Move("a3", "a2"), "none-there"),
        (position((1,), total=1), BearOff("a7"), "none-there"),
        (position((6,), (8,), total=2), Move("b2", "b4"), "rosette-held"),
        (position((14, 1), total=1), Move("a7", "a8"), "is-home"),
        (position((14, 1), total=2), Move("a7", "a8"), "beyond-home"),
        (position((14,), home=(6, 0), total=1), Enter("a4"), "none-waiting"),
    ],
)
def test_what_cannot_be_done_is_refused(state: UrState, action: Action, reason: str):
    assert why_not(state, action) == reason


def test_who_gives_up_has_lost_and_five_pieces_are_enough_where_so_agreed():
    given_up = RULES.concede(position((5,), (6,)), SHELL).state
    assert (RULES.standing(given_up).ended, RULES.standing(given_up).winners) == ("alone", (LAPIS,))
    short = replace(position((14,), home=(4, 0), total=1), options=UrOptions("five"))
    assert RULES.standing(done(short, BearOff("a7")).state).ended == "home"


def test_a_throw_cannot_be_taken_back_but_a_move_can():
    match = Match.start(titled(RULES), UrOptions(), 2, b"u" * 32)[0]
    while isinstance(match.state.frame, Throwing):
        seat = match.state.active
        match = match.play(seat, Throw()).match
    assert match.barrier == "chance"
    moved = match.play(seat, match.legal(seat)[0]).match
    assert moved.undo(seat).match.state == match.state


def test_sense_wins_most_games_against_chance():
    won = 0
    for number in range(30):
        players = [Sensible(0), Randomly(number)][:: 1 if number % 2 else -1]
        outcome = play_out(titled(RULES), UrOptions(), f"sense {number}".encode().ljust(32), players)
        won += outcome.standing.winners == (Seat(0 if number % 2 else 1),)
    assert won >= 22
