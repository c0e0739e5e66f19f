"""What only Deus promises of every game: defaults carry it on, drawn cards stay drawn."""

import random

import pytest
from titled import titled

from engine.core.play.chance import SeededChance
from engine.core.play.match import Match
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions


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


def test_a_drawn_card_cannot_be_taken_back():
    match, _ = Match.start(titled(RULES), DeusOptions(), 2, b"u" * 32)
    seat = RULES.decisions(match.state)[0].seat
    match = match.play(seat, match.legal(seat)[-1]).match
    assert match.undo(seat).match.state == match.restart().state
    while RULES.turn(match.state).number == 1:
        match = match.play(seat, RULES.decisions(match.state)[0].default).match
    assert match.barrier == "revealed"
    assert match.free == 0
