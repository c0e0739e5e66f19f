"""Boards of a film are as if each were drawn alone: what is kept from one to the next changes nothing."""

from itertools import islice

import pytest
from titled import COMPUTERS, GAMES, titled

from bot.pictures.captions import scene_of
from bot.speech.teller import Teller
from engine.core.play.match import Match
from render.boards import board_image
from render.replay import moments

TURNS, BOARDS = 9, 3


def played(slug: str, turns: int) -> Match:
    """A game of so many turns between sensible players."""
    title, seats = titled(GAMES[slug]), min(GAMES[slug].seats)
    match, _ = Match.start(title, title.rules.options(), seats, bytes(32))
    players = [COMPUTERS[slug]["sensible"](seat) for seat in range(seats)]
    while match.rules.turn(match.state).number <= turns:
        seat = match.rules.decisions(match.state)[0].seat
        action = players[seat].choose(match.rules, match.view(seat), seat, match.legal(seat))
        match = match.play(seat, action).match
    return match


@pytest.mark.parametrize("slug", GAMES)
def test_each_board_is_as_if_it_were_drawn_alone(slug: str) -> None:
    match = played(slug, TURNS)
    teller = Teller("en", match.title, ("Ana", "Bruno", "Chloé")[: match.seats])
    ends = [*islice(reversed(moments(match)), BOARDS)]
    scenes = [scene_of(teller, match.rules.view(each.state, None), each.events) for each in ends]
    drawn = [board_image(match.title, scene).tobytes() for scene in reversed(scenes)]
    assert len(set(drawn)) == BOARDS
    # Now what is kept is of boards that come later.
    assert [board_image(match.title, scene).tobytes() for scene in scenes] == drawn[::-1]
