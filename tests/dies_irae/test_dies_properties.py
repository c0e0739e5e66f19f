"""What holds in every position that play can reach, with every option."""

import random

import pytest
from hypothesis import given, settings, strategies

from engine.core.chance import LoadedChance, SeededChance
from engine.core.codec import digest, from_plain, to_plain
from engine.core.match import Match, fold
from engine.core.menu import Question, ask
from engine.core.notation import parse, write
from engine.core.record import history, read, record_text, verify
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.rules import RULES
from engine.dies_irae.sensible import Sensible
from engine.dies_irae.state import DiesIraeState, Over, Routing
from engine.games import COMPUTERS, GAMES
from engine.players.arena import play_out
from engine.players.randomly import Randomly

FLAGS = (
    "undermining", "setbacks", "acclaim", "settlers", "leaders", "initiative", "second_posts",
    "light_laurels",
)  # fmt: skip
VARIANTS = [{}, *({flag: True} for flag in FLAGS), dict.fromkeys(FLAGS, True)]


def reached(menu) -> set:
    """All actions a menu leads to."""
    found = set()
    todo = [()]
    while todo:
        path = todo.pop()
        step = ask(menu, path)
        if isinstance(step, Question):
            todo += [(*path, place) for place in range(len(step.answers))]
        else:
            found.add(step)
    return found


def money(state: DiesIraeState) -> int:
    return sum(realm.talents for realm in state.realms)


@settings(max_examples=20, deadline=None, derandomize=True)
@given(variant=strategies.sampled_from(VARIANTS), seed=strategies.integers(0, 10_000))
def test_every_position_of_a_random_game_is_sound(variant, seed):
    luck = random.Random(seed)
    options = DiesIraeOptions(powers=luck.choice(["chosen", "dealt"]), **variant)
    state = RULES.setup(options, 3, SeededChance(b"p", str(seed))).state
    for step in range(300):
        decisions = RULES.decisions(state)
        if not decisions:
            assert isinstance(state.frame, Over)
            break
        assert not RULES.check(state)
        seat = luck.choice(decisions).seat
        legal = RULES.legal(state, seat)
        assert legal
        assert len(legal) < 1000
        assert len(set(legal)) == len(legal)
        if step % 7 == 0:
            for action in legal:
                assert RULES.refusal(state, seat, action) is None
                assert parse(RULES, write(action), RULES.vocabulary(state)) == action
            for action in RULES.candidates(state, seat):
                assert action in legal or RULES.refusal(state, seat, action) is not None
            assert reached(legal) == set(legal)
            assert from_plain(DiesIraeState, to_plain(state)) == state
            assert {RULES.view(state, viewer).state for viewer in (None, 0, 1, 2)} == {state}
            for decision in decisions:
                assert RULES.refusal(state, decision.seat, decision.default) is None
                for _, action in decision.answers:
                    assert RULES.refusal(state, decision.seat, action) is None
        before = digest(state) if step % 25 == 0 else None
        after = RULES.apply(state, seat, luck.choice(legal), LoadedChance(())).state
        assert before is None or digest(state) == before
        state = after


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


@pytest.mark.parametrize("number", range(4))
def test_random_players_finish_whole_games_of_every_variant(number):
    for game in range(3):
        players = [Randomly(10 * number + game + seat) for seat in range(3)]
        variant = VARIANTS[(number * 3 + game) % len(VARIANTS)]
        outcome = play_out(RULES, DiesIraeOptions(turns="20", **variant), bytes([number, game]), players)
        assert outcome.finished
        assert outcome.longest < 1000
        assert outcome.standing.winners


def random_match(seed: int, most: int) -> Match:
    luck = random.Random(seed)
    match, _ = Match.start(RULES, DiesIraeOptions(leaders=True), 3, bytes([seed]) * 32)
    while match.number < most and (decisions := RULES.decisions(match.state)):
        seat = luck.choice(decisions).seat
        if luck.random() < 0.05 and match.line and match.line[-1].seat == seat and match.free:
            match = match.undo(seat).match
        else:
            match = match.play(seat, luck.choice(match.legal(seat))).match
    return match


def test_replay_equals_play_with_undos_among_it():
    match = random_match(3, 400)
    again, _ = fold(match.restart(), match.log)
    assert again == match
    assert match.at(len(match.line)).state == match.state
    assert [each.entry for each in history(match)] == list(match.log)


def test_a_game_file_reads_back_and_verifies_once_its_seed_is_known():
    match = random_match(5, 300)
    text = record_text(match, ["Ana", "Bruno", "Chloé"], open_seed=True)
    again = read(text, GAMES)
    assert again.state == match.state
    assert again.log == match.log
    verify(again)


def test_conceding_at_any_point_leaves_a_sound_game():
    luck = random.Random(8)
    for game in range(12):
        state = RULES.setup(DiesIraeOptions(initiative=game % 2 == 0), 3, SeededChance(b"c", str(game))).state
        for _ in range(luck.randrange(1, 120)):
            decisions = RULES.decisions(state)
            if not decisions:
                break
            seat = luck.choice(decisions).seat
            state = RULES.apply(state, seat, luck.choice(RULES.legal(state, seat)), LoadedChance(())).state
        for seat in luck.sample(range(3), 2):
            state = RULES.concede(state, seat).state
            assert not RULES.check(state)
            assert all(RULES.legal(state, decision.seat) for decision in RULES.decisions(state))
        assert isinstance(state.frame, Over)


def test_a_sensible_player_alone_against_random_ones_wins():
    """The full measure is `keryx sim dies_irae --player sensible --against random --games 100`."""
    for game in range(3):
        players = [Sensible() if seat == game else Randomly(game * 10 + seat) for seat in range(3)]
        outcome = play_out(RULES, DiesIraeOptions(powers="dealt"), bytes([game]), players)
        assert outcome.standing.winners == (game,)


def test_sensible_players_finish_a_game_of_every_option_among_themselves():
    options = DiesIraeOptions(victory="8", **dict.fromkeys(FLAGS, True))
    outcome = play_out(RULES, options, b"all", [Sensible(seat + 1) for seat in range(3)], 4_000)
    assert outcome.finished


@pytest.mark.parametrize("number", range(2))
def test_whole_games_of_sensible_players_end_by_points_in_time(number):
    """The full measure is `keryx sim dies_irae --player sensible --games 500`: at most some forty turns."""
    rounds = []
    outcome = play_out(
        RULES,
        DiesIraeOptions(powers="dealt"),
        bytes([number]),
        [Sensible(3 * number + seat) for seat in range(3)],
        watch=lambda state: rounds.append(state.round),
    )
    assert outcome.standing.ended == "points"
    assert 8 <= rounds[-1] <= 60
    assert outcome.longest < 1000


def test_computer_players_are_deterministic():
    for make in COMPUTERS["dies_irae"].values():
        played = [
            play_out(RULES, DiesIraeOptions(), b"again", [make(n) for n in range(3)], 120) for _ in range(2)
        ]
        assert played[0] == played[1]
