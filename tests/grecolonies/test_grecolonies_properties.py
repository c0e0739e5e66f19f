"""What only Grécolonies promises of every game: cups stay down, words said stand, the last round is whole."""

import random

import pytest
from hypothesis import given, settings, strategies
from titled import titled

from engine.core.contract import Seat
from engine.core.errors import UndoBarrier
from engine.core.play.chance import SeededChance
from engine.core.play.match import Match, fold
from engine.grecolonies.events import Countered, DiceSeen, Dodged
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.words import HIDDEN_OBJECTIVE
from engine.players.arena import play_out
from engine.players.randomly import Randomly

BOARDS = ["classic", "express"]


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


@settings(max_examples=12, deadline=None, derandomize=True)
@any_game
def test_faces_are_told_to_who_threw_them_until_cups_are_lifted(seats, board, strict, seed):
    for _, _, step in positions(seed, seats, 220, board=board, strict=strict):
        for viewer in (None, *range(seats)):
            view = RULES.view(step.state, viewer).state
            assert set(view.stack) <= {HIDDEN_OBJECTIVE}
            assert not [text for text in RULES.check(view) if "objective" not in text]
        for event in step.events:
            if isinstance(event, DiceSeen):
                assert event.audience is not None
                assert len(event.audience) == 1
            elif not isinstance(event, Countered | Dodged):
                assert not hasattr(event, "faces")
        assert all(event.reveals for event in step.events if isinstance(event, Countered | Dodged))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("strict", [False, True])
def test_random_players_finish_whole_games(board, seats, strict):
    for seed in range(3):
        players = [Randomly(seed * 10 + seat) for seat in range(seats)]
        outcome = play_out(
            titled(RULES), GrecoloniesOptions(board=board, strict=strict), bytes([seed]), players
        )
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
    match, _ = Match.start(titled(RULES), GrecoloniesOptions(), seats, bytes([seed]) * 32)
    while match.number < most and (decisions := RULES.decisions(match.state)):
        seat = luck.choice(decisions).seat
        if luck.random() < 0.1 and match.line and barrier(match, match.line[-1].seat) is None:
            match = match.undo(match.line[-1].seat).match
        else:
            match = match.play(seat, luck.choice(match.legal(seat))).match
    return match


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
        Match.start(titled(RULES), GrecoloniesOptions(), seats, bytes(32))[0],
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
