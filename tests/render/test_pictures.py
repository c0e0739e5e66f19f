"""Pictures of every title late in a game, on every board and at every number of seats; drawn maps."""

import pytest
from titled import GAMES, titled

from bot.cli.lacking.pictures import lacking_of, scenes_of
from engine.core.choosing.choices import option_forms, options_from
from engine.core.play.match import Match
from render.boards import draw_board
from render.titles import TITLES


def boards(slug):
    """The choices of the option `board`, or none."""
    forms = [form for form in option_forms(GAMES[slug]) if form.name == "board"]
    return forms[0].choices if forms else (None,)


TABLES = [
    (slug, board, seats) for slug in sorted(TITLES) for board in boards(slug) for seats in GAMES[slug].seats
]


@pytest.mark.parametrize(("slug", "board", "seats"), TABLES)
def test_boards_are_drawn_late_in_a_game_at_every_number_of_seats(slug, board, seats, as_sent):
    rules = GAMES[slug]
    options = options_from(rules, {"board": board} if board else {})
    match, _ = Match.start(titled(rules), options, seats, bytes([seats]) * 32)
    for scene in scenes_of(match, 700):
        assert list(lacking_of(TITLES[slug], draw_board(TITLES[slug], scene))) == []


CHECKS = {file: check for title in TITLES.values() for file, check in title.map_checks.items()}


@pytest.mark.parametrize("file", sorted(CHECKS))
def test_maps_are_drawn_as_their_tables_say(file):
    assert CHECKS[file]() == ()
