"""A story that is too long for its post tells its end."""

import random

import pytest
from titled import GAMES, titled

from bot.speech.story import latest, story
from bot.speech.teller import Teller
from bot.tables.state.table import Done
from bot.tables.state.telling import known, story_of
from engine.core.play.match import Match

RULES = GAMES["antike"]


@pytest.fixture(scope="module")
def done() -> list[Done]:
    """Much that happened in one go."""
    match, luck = Match.start(titled(RULES), RULES.options(), 3, bytes(32))[0], random.Random(1)
    found = []
    for _ in range(150):
        seat = match.rules.decisions(match.state)[0].seat
        played = match.play(seat, luck.choice(match.legal(seat)))
        match = played.match
        found.append(Done(played.entry, played.step.events))
    return found


@pytest.mark.parametrize("limit", [200, 900, 1800])
def test_what_is_too_long_tells_its_end_and_says_where_the_rest_is(done: list[Done], limit: int) -> None:
    teller = Teller("en", titled(RULES), ("Ana", "Bruno", "Chloé"))
    first, told = story_of(teller, done, limit).split("\n", 1)
    assert "/game history" in first
    assert limit // 2 < len(told) <= limit
    end = story(teller, known(done)[-1:])
    assert told.endswith(end.rpartition(" ")[2])


def test_what_fits_is_told_whole(done: list[Done]) -> None:
    teller = Teller("en", titled(RULES))
    events = known(done)
    assert latest(teller, events, 10**6) == (story(teller, events), True)
    assert latest(teller, [], 100) == ("", True)
    longest = len(story(teller, events[-5:]))
    assert latest(teller, events[-5:], longest)[1]
    assert not latest(teller, events[-5:], longest - 1)[1]
