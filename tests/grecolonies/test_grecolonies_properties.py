"""What holds in every position that play can reach, on both boards, at every number of seats."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies

from engine.core.chance import SeededChance
from engine.core.codec import digest, from_plain, to_plain
from engine.core.contract import Seat
from engine.core.errors import UndoBarrier
from engine.core.match import Match, fold
from engine.core.menu import Question, ask
from engine.core.notation import parse, write
from engine.core.record import history, read, record_text, verify
from engine.games import COMPUTERS, GAMES
from engine.grecolonies.events import Countered, DiceSeen, Dodged
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.rules import RULES
from engine.grecolonies.state import Assault, GrecoloniesState, Over
from engine.grecolonies.words import HIDDEN_OBJECTIVE
from engine.players.arena import play_out
from engine.players.randomly import Randomly

BOARDS = ["classic", "express"]


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


def positions(seed: int, seats: int, most: int, **options):
    """States of a random game, each with the step that led to it."""
    luck = random.Random(seed)
    step = RULES.setup(GrecoloniesOptions(**options), seats, SeededChance(b"p", str(seed)))
    for number in range(most):
        yield luck, number, step
        decisions = RULES.decisions(step.state)
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        action = luck.choice(RULES.legal(step.state, seat))
        step = RULES.apply(step.state, seat, action, SeededChance(b"p", f"{seed}.{number}"))


any_game = given(
    seats=strategies.integers(3, 5),
    board=strategies.sampled_from(BOARDS),
    strict=strategies.booleans(),
    seed=strategies.integers(0, 10_000),
)


@settings(max_examples=24, deadline=None, derandomize=True)
@any_game
def test_every_position_of_a_random_game_is_sound(seats, board, strict, seed):
    for luck, number, step in positions(seed, seats, 260, board=board, strict=strict):
        state = step.state
        assert not RULES.check(state)
        decisions = RULES.decisions(state)
        owing = {decision.seat for decision in decisions}
        assert len(owing) == len(decisions)
        for seat in range(seats):
            assert bool(RULES.legal(state, seat)) == (seat in owing)
        if number % 7:
            continue
        for seat in owing:
            legal = RULES.legal(state, seat)
            assert len(set(legal)) == len(legal) < 300
            for action in legal:
                assert RULES.refusal(state, seat, action) is None
                assert parse(RULES, write(action), RULES.vocabulary(state)) == action
            for action in RULES.candidates(state, seat):
                assert action in legal or RULES.refusal(state, seat, action) is not None
            assert reached(legal) == set(legal)
            action = luck.choice(legal)
            before = digest(state)
            RULES.apply(state, seat, action, SeededChance(b"p", "apart"))
            assert digest(state) == before
        assert from_plain(GrecoloniesState, to_plain(state)) == state
        for decision in decisions:
            offered = [action for _, action in decision.answers]
            for action in offered if decision.default is None else (*offered, decision.default):
                assert RULES.refusal(state, decision.seat, action) is None


@settings(max_examples=12, deadline=None, derandomize=True)
@any_game
def test_whatever_is_not_legal_is_refused(seats, board, strict, seed):
    """Actions that were lawful elsewhere in the game, tried here."""
    met = set()
    for luck, number, step in positions(seed, seats, 200, board=board, strict=strict):
        for decision in RULES.decisions(step.state):
            legal = RULES.legal(step.state, decision.seat)
            met.update(luck.sample(list(legal), min(3, len(legal))))
            if number % 11 == 0:
                for action in met:
                    allowed = RULES.refusal(step.state, decision.seat, action) is None
                    assert allowed == (action in legal), (action, step.state.frame)


def twin(state: GrecoloniesState, viewer, luck: random.Random) -> GrecoloniesState:
    """A state that differs only in what the viewer may not know: the stack and dice under others’ cups."""
    stack = list(state.stack)
    luck.shuffle(stack)
    frame = state.frame
    if isinstance(frame, Assault):
        fighting = (frame.fight.attacker, frame.fight.defender)
        dice = tuple(
            thrown if number == viewer else tuple(luck.randint(1, 6) for _ in thrown)
            for number, thrown in zip(fighting, frame.dice, strict=True)
        )
        frame = replace(frame, dice=dice)
    return replace(state, stack=tuple(stack), frame=frame)


@settings(max_examples=24, deadline=None, derandomize=True)
@any_game
def test_a_view_leaks_nothing(seats, board, strict, seed):
    for luck, _, step in positions(seed, seats, 220, board=board, strict=strict):
        state = step.state
        for viewer in (None, *range(seats)):
            other = twin(state, viewer, luck)
            view = RULES.view(state, viewer).state
            assert RULES.view(other, viewer).state == view
            assert to_plain(RULES.view(other, viewer).state) == to_plain(view)
            assert set(view.stack) <= {HIDDEN_OBJECTIVE}
            assert RULES.conceal(view, viewer) == view
            assert RULES.describe(view) == RULES.describe(RULES.view(other, viewer).state)
            for seat in range(seats):
                held, likely = RULES.hand(view, seat), RULES.odds(view, seat)
                assert held == RULES.hand(RULES.view(other, viewer).state, seat)
                assert likely == RULES.odds(RULES.view(other, viewer).state, seat)
                assert seat == viewer or not (held or likely)
            # What is asked and allowed can be told from the view alone: it depends on nothing hidden.
            assert RULES.decisions(view) == RULES.decisions(state) == RULES.decisions(other)
            if viewer is not None:
                assert RULES.legal(view, viewer) == RULES.legal(state, viewer)
                assert tuple(RULES.candidates(view, viewer)) == tuple(RULES.candidates(state, viewer))
            assert not [text for text in RULES.check(view) if "objective" not in text]
        for event in step.events:
            if isinstance(event, DiceSeen):
                assert event.audience is not None
                assert len(event.audience) == 1
            elif not isinstance(event, Countered | Dodged):
                assert not hasattr(event, "faces")
        assert all(event.reveals for event in step.events if isinstance(event, Countered | Dodged))


@settings(max_examples=12, deadline=None, derandomize=True)
@any_game
def test_anybody_may_give_up_at_any_moment(seats, board, strict, seed):
    for luck, number, step in positions(seed, seats, 200, board=board, strict=strict):
        if number % 5:
            continue
        state = step.state
        for seat in luck.sample(range(seats), seats - 1):
            state = RULES.concede(state, seat).state
            assert not RULES.check(state), state.frame
            assert all(decision.seat != seat for decision in RULES.decisions(state))
            assert isinstance(state.frame, Over) or RULES.decisions(state)
            for _ in range(6):
                decisions = RULES.decisions(state)
                if decisions:
                    asked = luck.choice(decisions).seat
                    action = luck.choice(RULES.legal(state, asked))
                    state = RULES.apply(state, asked, action, SeededChance(b"q", str(luck.random()))).state
                    assert not RULES.check(state)
        assert isinstance(state.frame, Over)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("strict", [False, True])
def test_random_players_finish_whole_games(board, seats, strict):
    for seed in range(3):
        players = [Randomly(seed * 10 + seat) for seat in range(seats)]
        outcome = play_out(RULES, GrecoloniesOptions(board=board, strict=strict), bytes([seed]), players)
        assert outcome.finished
        assert outcome.standing.winners
        assert outcome.longest < 300
        assert outcome.turns % seats == 0  # the last round is finished: everybody had as many turns


def barrier(match: Match, seat: Seat) -> str | None:
    """What keeps a seat from taking back its last step alone; None: nothing."""
    try:
        match.undo_point(seat)
    except UndoBarrier as found:
        return found.key
    return None


def random_match(seed: int, most: int, seats: int = 4) -> Match:
    luck = random.Random(seed)
    match, _ = Match.start(RULES, GrecoloniesOptions(), seats, bytes([seed]) * 32)
    while match.number < most and (decisions := RULES.decisions(match.state)):
        seat = luck.choice(decisions).seat
        if luck.random() < 0.1 and match.line and barrier(match, match.line[-1].seat) is None:
            match = match.undo(match.line[-1].seat).match
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
    again = read(record_text(match, ["Ana", "Bruno", "Chloé", "Dimitri"], open_seed=True), GAMES)
    assert again.state == match.state
    assert again.log == match.log
    verify(again)


def test_what_chance_or_others_cups_have_shown_cannot_be_taken_back():
    """Throwing dice and lifting cups are barriers for undo."""
    match = random_match(8, 260)
    for entry, events in fold(match.restart(), match.line)[1]:
        if any(event.reveals for event in events) or entry.drawn:
            after = match.at(match.line.index(entry) + 1)
            assert after.free == 0


@settings(max_examples=6, deadline=None, derandomize=True)
@given(seed=strategies.integers(0, 1000), seats=strategies.integers(3, 5))
def test_only_what_was_not_said_in_an_exchange_is_taken_back_alone(seed, seats):
    match, luck, met = (
        Match.start(RULES, GrecoloniesOptions(), seats, bytes(32))[0],
        random.Random(seed),
        set(),
    )
    while match.number < 220 and (decisions := RULES.decisions(match.state)):
        seat = luck.choice(decisions).seat
        after = match.play(seat, luck.choice(match.legal(seat))).match
        said = RULES.exchange(match.state) is not None or RULES.exchange(after.state) is not None
        kept = barrier(after, seat)
        assert kept == (after.barrier if not after.free else "said" if said else None)
        met.add(kept)
        match = after
    assert met >= {"said", "chance", None}


def test_computer_players_are_deterministic():
    for make in COMPUTERS["grecolonies"].values():
        played = [
            play_out(RULES, GrecoloniesOptions(), b"again", [make(n) for n in range(3)], 160)
            for _ in range(2)
        ]
        assert played[0] == played[1]
