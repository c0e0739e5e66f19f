"""Two months of a game are told as `docs/two-months.md` tells them, and nobody was called without need."""

from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from characters import CHARACTERS, LOU, ROSA, SAM
from two_months import DOWN, UP, run
from two_months_page import page
from two_months_story import Told

from bot.calls.when.schedule import CALL, LAST, NUDGE, POINTLESS
from bot.calls.when.waking import is_awake

PAGE = Path(__file__).parents[2] / "docs" / "two-months.md"

GONE = "gone"


def about(told: Told) -> str:
    return f"{told.at:%d %b %H:%M} {told.kind} {CHARACTERS[told.person].name}: {told.why}"


@pytest.mark.once
async def test_two_months_of_a_game(path: Path) -> None:
    story = await run(path)
    assert story.finished
    assert page(story) == PAGE.read_text(encoding="utf-8"), "make the page anew: see its head"

    personal = [told for told in story.told if told.kind in (CALL, LAST, NUDGE)]
    for told in story.told:
        for person in told.rings:
            assert told.asked or is_awake(CHARACTERS[person].habits, told.at), f"at night: {about(told)}"
            away = [name for name, begins, ends in story.away if begins <= told.at < ends]
            assert person not in away, f"while away: {about(told)}"
    for told in personal:
        assert told.owing, f"not waited for: {about(told)}"
    for who in CHARACTERS:
        calls = [told for told in personal if told.person == who and told.kind == CALL]
        for one, other in pairwise(calls):
            assert other.at - one.at >= timedelta(hours=2), f"twice: {about(one)} and {about(other)}"

    # In a pause nobody is called; clocks have last calls and one extension each, and then a computer plays.
    ((game, begins, ends),) = story.pauses
    assert not [about(told) for told in personal if game in told.games and begins <= told.at < ends]
    found = {told.kind for told in story.told}
    assert {"last", "extended", "over", "resumes"} <= found
    extended = [told.person for told in story.told if told.kind == "extended"]
    assert len(extended) == len(set(extended))

    # Nobody calls any more once that was said to be pointless; others took the seat.
    (gone,) = [told for told in story.told if told.kind in (POINTLESS, GONE)]
    assert gone.person == SAM
    assert not [told for told in personal if told.person == SAM and told.at > gone.at]
    assert ROSA in story.seated

    # A bot that was down makes up for nothing: one call each.
    assert not [told for told in story.told if DOWN < told.at < UP]
    after = [told.person for told in personal if UP <= told.at < UP + timedelta(hours=2)]
    assert len(after) == len(set(after))

    # Whoever plays by themselves within a day is never reminded of their turn in the great game.
    turns = [told for told in personal if told.games == (1,) and "it is your turn" in told.text]
    reminded = {told.person for told in turns}
    assert reminded <= {LOU, SAM}, sorted(CHARACTERS[who].name for who in reminded)
