"""Players that think: the equal turn for equal view, seed and steps, a legal one, from what is seen alone."""

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from deus_twins import twins
from titled import OURS, titled

from engine.core.budget import Budget
from engine.core.contract import Action, Line, Seat, State, View
from engine.core.law import AnyRulebook
from engine.core.play.chance import SeededChance
from engine.core.title import Title
from engine.deus.law.rules import RULES as DEUS
from engine.deus.players.thinking import THINKING, sampled
from engine.deus.state import cards_of
from engine.deus.words import HIDDEN
from engine.players.archimedes import Archimedes
from engine.players.arena import play_out
from engine.players.randomly import Randomly

THINKERS = {title.slug: title for title in OURS if title.thinkers}
STEPS = 24


@pytest.fixture(autouse=True)
def _looks_further_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at what follows after few turns already, so that thoughts of tests do so and are short."""
    monkeypatch.setattr("engine.players.archimedes.FEWEST", 4)
    monkeypatch.setattr("engine.players.archimedes.LOOKED_AT", 3)


def midgame(title: Title, turns: int = 9, sensible: bool = False) -> tuple[State, Seat]:
    """A position where somebody begins a turn, after some of random play, or of sensible play."""
    rules, seats = title.rules, max(title.rules.seats)
    players = [title.computers["sensible"](seat) if sensible else Randomly(seat) for seat in range(seats)]
    found: list[State] = []

    def watch(state: State) -> None:
        turn = rules.turn(state)
        if turn.seat is not None and turn.number == turns and not found:
            found.append(state)

    play_out(title, rules.options(), b"midgame", players, 400, watch)
    return found[0], rules.turn(found[0]).seat


def turn(title: Title, state: State, seat: Seat, budget: Budget, seed: int = 1) -> Line:
    """The whole turn it plays."""
    rules = title.rules
    player = title.thinkers["archimedes"](seed, budget)
    number, line = rules.turn(state).number, []
    while rules.turn(state).number == number and rules.owes(state, seat):
        legal = rules.legal(state, seat)
        action = player.choose(rules, rules.view(state, seat), seat, legal)
        assert action in legal
        line.append(action)
        state = rules.resolve(state, seat, action, SeededChance(b"turn", str(len(line)))).state
    return tuple(line)


@pytest.mark.parametrize("slug", THINKERS)
def test_equal_view_seed_and_steps_give_the_equal_turn(slug: str):
    title = THINKERS[slug]
    state, seat = midgame(title)
    assert turn(title, state, seat, Budget(STEPS)) == turn(title, state, seat, Budget(STEPS))


@pytest.mark.parametrize("slug", THINKERS)
@pytest.mark.parametrize("budget", [Budget(0), Budget(-5), Budget(10**9, 0.0), Budget(10**9, -1.0)])
def test_without_time_the_sensible_turn_is_played(slug: str, budget: Budget):
    title = THINKERS[slug]
    state, seat = midgame(title)
    assert turn(title, state, seat, budget) == turn(title, state, seat, Budget(0), seed=9)


@pytest.mark.parametrize("slug", THINKERS)
def test_a_clock_ends_the_thought(slug: str):
    title = THINKERS[slug]
    state, seat = midgame(title)
    ticks = count()
    turn(title, state, seat, Budget(10**9, 12.0, lambda: float(next(ticks))))
    assert next(ticks) < 40 * 30  # asked once a step, in each thought of the turn


def test_what_is_hidden_makes_no_difference():
    title = titled(DEUS)
    state, seat = midgame(title)
    player = [Archimedes(THINKING, 3, Budget(24)) for _ in range(3)]
    luck = random.Random(7)
    views = [DEUS.view(each, seat) for each in (state, *(twins(state, seat, luck) for _ in range(2)))]
    legal = DEUS.legal(state, seat)
    assert len({each.choose(DEUS, view, seat, legal) for each, view in zip(player, views, strict=True)}) == 1


def test_a_sample_could_be_the_state():
    title = titled(DEUS)
    state, seat = midgame(title, 20)
    view = DEUS.view(state, seat)
    for number in range(3):
        found = sampled(view, SeededChance(b"sample", str(number)))
        assert DEUS.view(found, seat) == view
        assert DEUS.check(found) == ()
        assert not any(HIDDEN in player.hand for player in found.players)
        assert set(found.deck) <= set(range(len(cards_of(state).designs)))


@pytest.mark.parametrize("slug", THINKERS)
def test_its_turns_are_told_best_first_and_begin_with_what_it_plays(slug: str):
    title = THINKERS[slug]
    state, seat = midgame(title)
    view = title.rules.view(state, seat)
    player = title.thinkers["archimedes"](1, Budget(30))
    turns = player.turns(title.rules, view, seat)
    assert len(turns) > 2
    assert len({each.line for each in turns}) == len(turns)
    assert all(0 <= each.chance <= 1 for each in turns)
    assert turn(title, state, seat, Budget(30))[0] == turns[0].line[0]


def test_a_lawful_game_among_themselves_whoever_answers():
    for title in THINKERS.values():
        seats = min(title.rules.seats)
        players = [Checked(title, Budget(3), seat) for seat in range(seats)]
        play_out(title, title.rules.options(), b"among", players, 60)


@pytest.mark.parametrize("slug", THINKERS)
def test_a_thought_comes_to_an_end_however_much_it_may_think(slug: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("engine.players.archimedes.MOST", 2)
    title = THINKERS[slug]
    state, seat = midgame(title, 6)
    player = title.thinkers["archimedes"](1, Budget(10**9))
    assert len(player.turns(title.rules, title.rules.view(state, seat), seat)) <= 2


def test_it_does_not_put_off_the_end_for_ever():
    state, seat = midgame(titled(DEUS))
    late = replace(state, round=THINKING.rounds + 1)
    legal = DEUS.legal(late, seat)
    player = Archimedes(replace(THINKING, sensible=Last()), 1, Budget(STEPS))
    assert player.choose(DEUS, DEUS.view(late, seat), seat, legal) == legal[-1]
    assert player.choose(DEUS, DEUS.view(state, seat), seat, legal) != legal[-1]


class Last:
    """Does whatever is listed last."""

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        return legal[-1]


class Checked:
    """A thinker whose answers are looked at."""

    def __init__(self, title: Title, budget: Budget, seed: int) -> None:
        self.player = title.thinkers["archimedes"](seed, budget)

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        action = self.player.choose(rules, view, seat, legal)
        assert rules.refusal(view.state, seat, action) is None
        return action
