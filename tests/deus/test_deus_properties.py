"""What holds in every position that play can reach, at every number of seats, with every variant."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings, strategies

from engine.core.chance import SeededChance
from engine.core.codec import digest, from_plain, to_plain
from engine.core.contract import Seat
from engine.core.match import Match, fold
from engine.core.menu import Question, ask
from engine.core.notation import parse, write
from engine.core.record import history, read, record_text, verify
from engine.deus.options import DeusOptions
from engine.deus.rules import RULES
from engine.deus.state import DeusState, Resolving
from engine.games import COMPUTERS, GAMES
from engine.players.arena import play_out
from engine.players.randomly import Randomly

VARIANTS = [
    {},
    {"layout": "long", "pieces": "10", "wild": "yes"},
    {"layout": "chance", "cards": "first"},
    {"layout": "free", "pieces": "6"},
    {"layout": "host", "pieces": "8", "wild": "yes"},
    {"layout": "open", "pieces": "7"},
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
    seats=strategies.integers(2, 4),
    variant=strategies.sampled_from(VARIANTS),
    seed=strategies.integers(0, 10_000),
)
def test_every_position_of_a_random_game_is_sound(seats, variant, seed):
    luck = random.Random(seed)
    state = RULES.setup(DeusOptions(**variant), seats, SeededChance(b"p", str(seed))).state
    for step in range(400):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        assert not RULES.check(state)
        assert not isinstance(state.frame, Resolving)
        seat = luck.choice(decisions).seat
        legal = RULES.legal(state, seat)
        assert legal
        assert len(legal) < 500
        assert len(set(legal)) == len(legal)
        for decision in decisions:
            if decision.default is not None:
                assert RULES.refusal(state, decision.seat, decision.default) is None
        if step % 7 == 0:
            for action in legal:
                assert RULES.refusal(state, seat, action) is None
                assert parse(RULES, write(action), RULES.vocabulary(state)) == action
            for action in RULES.candidates(state, seat):
                assert action in legal or RULES.refusal(state, seat, action) is not None
            assert reached(legal) == set(legal)
            assert from_plain(DeusState, to_plain(state)) == state
            view = RULES.view(state, seat).state
            assert from_plain(DeusState, to_plain(view)) == view
        before = digest(state) if step % 25 == 0 else None
        after = RULES.apply(state, seat, luck.choice(legal), SeededChance(b"p", f"{seed} {step}")).state
        assert before is None or digest(state) == before
        state = after


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_players_finish_whole_games(seats, seed):
    outcome = play_out(
        RULES, DeusOptions(), bytes([seed]), [Randomly(seed * 9 + seat) for seat in range(seats)]
    )
    assert outcome.finished
    assert outcome.standing.winners
    assert outcome.longest < 500


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_players_finish_games_of_every_variant(variant, seats):
    players = [Randomly(seat) for seat in range(seats)]
    assert play_out(RULES, DeusOptions(**variant), b"variant", players).finished


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_never_answers_is_carried_through_by_defaults(seats):
    """Every choice but the action itself has a harmless answer."""
    state = RULES.setup(DeusOptions(), seats, SeededChance(b"d", str(seats))).state
    luck = random.Random(seats)
    for step in range(300):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        decision = decisions[0]
        action = decision.default
        if action is None:
            assert decision.kind == "act"
            action = luck.choice(RULES.legal(state, decision.seat))
        state = RULES.apply(state, decision.seat, action, SeededChance(b"d", str(step))).state
    assert not RULES.check(state)


def random_match(seed: int, most: int, seats: int = 3, **options: str) -> Match:
    luck = random.Random(seed)
    match, _ = Match.start(RULES, DeusOptions(**options), seats, bytes([seed]) * 32)
    while match.number < most and (decisions := RULES.decisions(match.state)):
        seat = luck.choice(decisions).seat
        if luck.random() < 0.05 and match.free and match.line[-1].seat == seat:
            match = match.undo(seat).match
        else:
            match = match.play(seat, luck.choice(match.legal(seat))).match
    return match


@pytest.mark.parametrize("options", [{}, {"wild": "yes", "pieces": "9", "layout": "chance"}])
def test_replay_equals_play_with_undos_among_it(options):
    match = random_match(3, 500, **options)
    again, _ = fold(match.restart(), match.log)
    assert again == match
    assert match.at(len(match.line)).state == match.state
    assert [each.entry for each in history(match)] == list(match.log)


def test_a_game_file_reads_back_and_verifies_once_its_seed_is_known():
    match = random_match(5, 400)
    again = read(record_text(match, ["Ana", "Bruno", "Chloé"], open_seed=True), GAMES)
    assert again.state == match.state
    assert again.log == match.log
    verify(again)


def test_a_drawn_card_cannot_be_taken_back():
    match, _ = Match.start(RULES, DeusOptions(), 2, b"u" * 32)
    seat = RULES.decisions(match.state)[0].seat
    match = match.play(seat, match.legal(seat)[-1]).match
    assert match.undo(seat).match.state == match.restart().state
    while RULES.turn(match.state).number == 1:
        match = match.play(seat, RULES.decisions(match.state)[0].default).match
    assert match.barrier == "revealed"
    assert match.free == 0


def left_by(state: DeusState, seats: list[int], luck: random.Random) -> None:
    """These seats give up one after another; what is left is sound, and only others are asked."""
    gone: set[int] = set()
    for seat in seats:
        state = RULES.concede(state, Seat(seat)).state
        gone.add(seat)
        assert not RULES.check(state)
        for step in range(3):
            decisions = RULES.decisions(state)
            assert not gone & {each.seat for each in decisions}
            assert bool(decisions) != bool(RULES.standing(state).ended)
            if not decisions:
                break
            asked = luck.choice(decisions).seat
            assert not any(RULES.owes(state, Seat(each)) for each in gone)
            action = luck.choice(RULES.legal(state, asked))
            state = RULES.apply(state, asked, action, SeededChance(b"left", str(step))).state


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_seats_may_give_up_at_any_moment(seats, variant):
    luck = random.Random(f"{seats} {variant}")
    state = RULES.setup(DeusOptions(**variant), seats, SeededChance(b"g", str(seats))).state
    met: Counter[tuple[type, bool]] = Counter()
    for step in range(500):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        moment = (type(state.frame), getattr(state.frame, "passing", False) or bool(state.course.doubled))
        met[moment] += 1
        if met[moment] <= 2:
            for first in range(seats):
                others = [each for each in range(seats) if each != first]
                left_by(state, [first, *luck.sample(others, luck.randrange(seats))], luck)
        seat = luck.choice(decisions).seat
        action = luck.choice(RULES.legal(state, seat))
        state = RULES.apply(state, seat, action, SeededChance(b"g", f"{seats} {step}")).state


@pytest.mark.parametrize("seed", range(12))
def test_games_that_seats_give_up_go_on_to_their_end(seed):
    luck = random.Random(seed)
    seats = 2 + seed % 3
    variant = VARIANTS[seed % len(VARIANTS)]
    state = RULES.setup(DeusOptions(**variant), seats, SeededChance(b"e", str(seed))).state
    leave = {luck.randrange(250): seat for seat in luck.sample(range(seats), luck.randint(1, seats - 1))}
    for step in range(6000):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        if step in leave:
            state = RULES.concede(state, Seat(leave[step])).state
            assert not RULES.check(state)
            continue
        seat = luck.choice(decisions).seat
        action = luck.choice(RULES.legal(state, seat))
        state = RULES.apply(state, seat, action, SeededChance(b"e", f"{seed} {step}")).state
    assert RULES.standing(state).ended
    assert not RULES.check(state)
    assert not any(state.players[seat].withdrawn for seat in RULES.standing(state).winners)


def test_computer_players_are_deterministic():
    for make in COMPUTERS["deus"].values():
        played = [
            play_out(RULES, DeusOptions(), b"again", [make(n) for n in range(3)], 120) for _ in range(2)
        ]
        assert played[0] == played[1]
