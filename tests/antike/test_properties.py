"""What holds in every position that play can reach, on both boards, at every number of seats."""

import random

import pytest
from hypothesis import given, settings, strategies

from engine.antike.options import AntikeOptions
from engine.antike.rules import RULES
from engine.antike.sensible import Sensible
from engine.antike.state import AntikeState
from engine.core.chance import LoadedChance, SeededChance
from engine.core.codec import digest, from_plain, to_plain
from engine.core.match import Match, fold
from engine.core.menu import Question, ask
from engine.core.notation import parse, write
from engine.core.record import history, read, record_text, verify
from engine.games import COMPUTERS, GAMES
from engine.players.arena import play_out
from engine.players.randomly import Randomly

VARIANTS = [
    {},
    {"manoeuvre": "2005", "personages": "12"},
    {"start": "one-city"},
    {"nations": "chosen", "chips": "limited"},
]


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


@settings(max_examples=24, deadline=None, derandomize=True)
@given(
    seats=strategies.integers(2, 6),
    board=strategies.sampled_from(["east", "west"]),
    variant=strategies.sampled_from(VARIANTS),
    seed=strategies.integers(0, 10_000),
)
def test_every_position_of_a_random_game_is_sound(seats, board, variant, seed):
    luck = random.Random(seed)
    state = RULES.setup(AntikeOptions(board=board, **variant), seats, SeededChance(b"p", str(seed))).state
    for step in range(260):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        assert not RULES.check(state)
        seat = luck.choice(decisions).seat
        legal = RULES.legal(state, seat)
        assert legal
        assert len(legal) < 1000
        assert len(set(legal)) == len(legal)
        if step % 9 == 0:
            for action in legal:
                assert RULES.refusal(state, seat, action) is None
                assert parse(RULES, write(action), RULES.vocabulary(state)) == action
            for action in RULES.candidates(state, seat):
                assert action in legal or RULES.refusal(state, seat, action) is not None
            assert reached(legal) == set(legal)
            assert from_plain(AntikeState, to_plain(state)) == state
            assert RULES.view(state, seat).state == state
            for decision in decisions:
                if decision.default is not None:
                    assert RULES.refusal(state, decision.seat, decision.default) is None
                for _, action in decision.answers:
                    assert RULES.refusal(state, decision.seat, action) is None
        before = digest(state) if step % 25 == 0 else None
        after = RULES.apply(state, seat, luck.choice(legal), LoadedChance(())).state
        assert before is None or digest(state) == before
        state = after


@pytest.mark.parametrize("board", ["east", "west"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_players_finish_whole_games(board, seats):
    players = [Randomly(seat) for seat in range(seats)]
    outcome = play_out(RULES, AntikeOptions(board=board), b"whole", players)
    assert outcome.finished
    assert outcome.standing.winners


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_players_finish_games_of_every_variant(variant):
    outcome = play_out(
        RULES, AntikeOptions(board="west", **variant), b"variant", [Randomly(n) for n in range(3)]
    )
    assert outcome.finished


def random_match(seed: int, most: int, seats: int = 4) -> Match:
    luck = random.Random(seed)
    match, _ = Match.start(RULES, AntikeOptions(), seats, bytes([seed]) * 32)
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
    text = record_text(match, ["Ana", "Bruno", "Chloé", "Dimitri"], open_seed=True)
    again = read(text, GAMES)
    assert again.state == match.state
    assert again.log == match.log
    verify(again)
    assert '"seed": null' in record_text(match)


def test_a_sensible_player_alone_against_random_ones_wins():
    """The full measure is `keryx sim antike --player sensible --against random --games 100`."""
    for game in range(4):
        players = [Sensible() if seat == game else Randomly(game * 10 + seat) for seat in range(4)]
        outcome = play_out(RULES, AntikeOptions(board="west" if game % 2 else "east"), bytes([game]), players)
        assert outcome.standing.winners == (game,)


def test_computer_players_are_deterministic():
    for make in COMPUTERS["antike"].values():
        played = [
            play_out(RULES, AntikeOptions(), b"again", [make(n) for n in range(3)], 120) for _ in range(2)
        ]
        assert played[0] == played[1]
