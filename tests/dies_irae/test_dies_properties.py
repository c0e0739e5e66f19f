"""What only Dies Irae promises of every game: units and talents, and that sensible players end it."""

import random

import pytest
from hypothesis import given, settings, strategies
from titled import titled

from engine.core.play.chance import LoadedChance, SeededChance
from engine.dies_irae.frames import Routing
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.players.sensible import Sensible
from engine.dies_irae.state import DiesIraeState
from engine.players.arena import play_out
from engine.players.randomly import Randomly

FLAGS = (
    "undermining", "setbacks", "acclaim", "settlers", "leaders", "initiative", "second_posts",
    "light_laurels",
)  # fmt: skip


def money(state: DiesIraeState) -> int:
    return sum(realm.talents for realm in state.realms)


@settings(max_examples=10, deadline=None, derandomize=True)
@given(seed=strategies.integers(0, 10_000))
def test_units_and_talents_come_and_go_only_by_the_rules(seed):
    """Moves conserve units; money changes hands in an armistice and else only shrinks within a turn."""
    luck = random.Random(seed)
    state = RULES.setup(DiesIraeOptions(powers="dealt"), 3, SeededChance(b"q", str(seed))).state
    for _ in range(250):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        action = luck.choice(RULES.legal(state, seat))
        step = RULES.apply(state, seat, action, LoadedChance(()))
        if isinstance(state.frame, Routing):
            units = [
                sum(stack.legions + stack.ships + stack.aboard for stack in realm.stacks)
                for realm in (state.realms[state.active], step.state.realms[state.active])
            ]
            assert units[0] == units[1] or step.state.realms[state.active].fallen
        if state.round == step.state.round > 0:
            assert money(step.state) <= money(state)
        state = step.state


def test_a_sensible_player_alone_against_random_ones_wins():
    """The full measure is `keryx sim dies_irae --player sensible --against random --games 100`."""
    for game in range(3):
        players = [Sensible() if seat == game else Randomly(game * 10 + seat) for seat in range(3)]
        outcome = play_out(titled(RULES), DiesIraeOptions(powers="dealt"), bytes([game]), players)
        assert outcome.standing.winners == (game,)


def test_sensible_players_finish_a_game_of_every_option_among_themselves():
    options = DiesIraeOptions(victory="8", **dict.fromkeys(FLAGS, True))
    outcome = play_out(titled(RULES), options, b"all", [Sensible(seat + 1) for seat in range(3)], 4_000)
    assert outcome.finished


@pytest.mark.parametrize("number", range(2))
def test_whole_games_of_sensible_players_end_by_points_in_time(number):
    """The full measure is `keryx sim dies_irae --player sensible --games 500`: at most some forty turns."""
    rounds = []
    outcome = play_out(
        titled(RULES),
        DiesIraeOptions(powers="dealt"),
        bytes([number]),
        [Sensible(3 * number + seat) for seat in range(3)],
        watch=lambda state: rounds.append(state.round),
    )
    assert outcome.standing.ended == "points"
    assert 8 <= rounds[-1] <= 60
    assert outcome.longest < 1000
