"""Any number of seats give up at any moment, and the game goes on to its end; after it nobody can."""

import pytest
from test_contract_positions import every_trial
from trials import Trial, owing, players

from engine.core.contract import Seat
from engine.core.errors import NothingToGiveUp
from engine.core.play.match import fold

MOST = 20_000
OPENING = 12


@every_trial
@pytest.mark.parametrize("seed", range(2))
def test_seats_give_up_at_any_moment_and_the_game_ends(trial: Trial, seed: int):
    rules, luck, match = trial.rules, trial.luck(seed), trial.start(seed)
    playing = players(trial, 150)
    leave: dict[int, list[Seat]] = {}
    for seat in luck.sample(range(trial.seats), luck.randint(1, trial.seats)):
        leave.setdefault(int(luck.expovariate(1 / luck.choice((4, 40, 150)))), []).append(Seat(seat))
    gone: set[Seat] = set()
    for step in range(MOST):
        for seat in leave.pop(step, ()):
            if match.standing.ended is None:
                match = match.concede(seat).match
                gone.add(seat)
                assert not rules.check(match.state)
        decisions = rules.decisions(match.state)
        if not decisions:
            break
        assert not gone.intersection(owing(match))
        seat = luck.choice(decisions).seat
        action = playing[seat].choose(rules, match.view(seat), seat, match.legal(seat))
        match = match.play(seat, action).match
        if step % 40 == 0:
            assert not rules.check(match.state)
    assert match.standing.ended is not None
    assert not rules.check(match.state)
    assert not gone.intersection(match.standing.winners)
    assert fold(match.restart(), match.log)[0] == match
    for seat in map(Seat, range(trial.seats)):
        with pytest.raises(NothingToGiveUp):
            match.concede(seat)


@every_trial
def test_each_seat_gives_up_at_each_step_of_the_opening(trial: Trial):
    """While much is set up seat by seat, whoever is next may be gone; then all but one may be."""
    rules, luck, match = trial.rules, trial.luck(7), trial.start(7)
    for _ in range(OPENING):
        if not rules.decisions(match.state):
            break
        for first in map(Seat, range(trial.seats)):
            left, gone = match, set()
            for seat in (
                first,
                *luck.sample([each for each in range(trial.seats) if each != first], trial.seats - 1),
            ):
                if left.standing.ended is not None:
                    break
                left = left.concede(Seat(seat)).match
                gone.add(seat)
                for _ in range(2 * trial.seats):
                    assert not rules.check(left.state)
                    if left.standing.ended is not None:
                        break
                    assert owing(left)
                    assert not gone.intersection(owing(left))
                    asked = luck.choice(owing(left))
                    left = left.play(asked, luck.choice(left.legal(asked))).match
            assert left.standing.ended is not None
        seat = luck.choice(owing(match))
        match = match.play(seat, luck.choice(match.legal(seat))).match


@every_trial
def test_nobody_gives_up_twice(trial: Trial):
    match = trial.start(1)
    match = match.concede(Seat(0)).match
    with pytest.raises(NothingToGiveUp):
        match.concede(Seat(0))
