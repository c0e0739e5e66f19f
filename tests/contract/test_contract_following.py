"""Whose turn comes next is known before, and is so as far as the rulebook settles it."""

import pytest
from trials import TITLES, Trial, wander

from engine.core.contract import Seat

UNSETTLED = ("liars-dice", "ur")
"""Where all act at once, and where two play and throw again and again."""


@pytest.mark.parametrize("slug", [slug for slug in TITLES if slug not in UNSETTLED])
def test_who_is_said_to_follow_plays_next(slug: str) -> None:
    rules = TITLES[slug].rules
    trial = Trial(rules, max(seats for seats in rules.seats if seats <= 4), ())
    told: Seat | None = None
    before, kept = None, 0
    for match in wander(trial, 3, 250, undos=0):
        turn = rules.turn(match.state)
        if before is not None and turn.number == before.number + 1 and None not in (turn.seat, told):
            assert turn.seat == told
            kept += 1
        before, told = turn, rules.follows(match.state)
    assert kept > 5
