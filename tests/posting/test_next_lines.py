"""Who is next and what for: a sentence with its full stop, or a question with its sign alone."""

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest

from bot.posting.messages.posts import next_lines
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from bot.tables.state.table import Table
from engine.core.contract import Seat
from engine.core.play.match import Match
from render.titles import TITLES

ACTIONS = 400


def tables(slug: str) -> Iterator[Table]:
    """As much of a table as is told of who is next, at each action of a game at random."""
    title, luck = TITLES[slug], random.Random(7)
    seats = max(title.rules.seats)
    match = Match.start(title, title.rules.options(), seats, bytes(32))[0]
    chairs = tuple(Chair(Seat(seat), person=seat + 1) for seat in range(seats))
    for _ in range(ACTIONS):
        owed = match.rules.decisions(match.state)
        if not owed:
            return
        yield cast(Table, SimpleNamespace(match=match, rules=title.rules, chairs=chairs, owed=owed))
        seat = luck.choice(owed).seat
        match = match.play(seat, luck.choice(match.legal(seat))).match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", TITLES)
def test_each_line_ends_with_one_sign(slug: str, language: str) -> None:
    teller = Teller(language, TITLES[slug], ["Ana", "Bruno", "Chloé", "Dimitri", "Elena", "Farid"])
    asked_in_turn = 0
    for table in tables(slug):
        lines, people = next_lines(teller, table)
        assert set(people) == {decision.seat + 1 for decision in table.owed}
        for line in lines.split("\n"):
            assert "?." not in line
        for decision in table.owed:
            if decision.in_turn and teller.decision(decision).endswith("?"):
                asked_in_turn += 1
                assert teller.decision(decision) in lines
    if slug in ("grecolonies", "dies_irae"):
        assert asked_in_turn
