"""Regions say what they are before one goes there; the panel names the hidden and the open points."""

from pathlib import Path

import pytest

from bot.speech.names import plain
from bot.speech.teller import Teller
from engine.core.contract import Seat, Word
from engine.core.play.match import Match
from engine.core.play.record import read
from engine.deus.actions import March, Place
from engine.deus.law.scoring import majorities, majority_points, temple_points
from engine.deus.telling.guide import GUIDE
from render.titles import TITLES

GOLDEN = Path(__file__).parents[1] / "golden" / "games" / "deus-07-sensible.json"


@pytest.fixture(scope="module")
def match() -> Match:
    return read(GOLDEN.read_text(encoding="utf-8"), TITLES).whole()


@pytest.mark.parametrize(("language", "beside", "own"), [("en", "beside", "yours"), ("fr", "près", "à toi")])
def test_regions_say_terrain_good_own_pieces_and_villages(match: Match, language: str, beside: str, own: str):
    teller = Teller(language, match.title, ("Ana", "Bruno"), match.options)
    lines = []
    for keep, entry in enumerate(match.line):
        if isinstance(entry.deed, Place | March):
            then = match.at(keep)
            notes = GUIDE.preview(then.view(entry.seat), entry.deed)
            region = entry.deed.region if isinstance(entry.deed, Place) else entry.deed.target
            lines.append(plain(teller.note("preview", notes[0])))
            assert lines[-1].startswith(f"{region.upper()} (")
    assert any(beside in line for line in lines)
    assert any(own in line for line in lines)
    assert any(", " in line.partition("(")[2].partition(")")[0] for line in lines)


def test_the_panel_names_the_points_only_oneself_sees_and_those_all_can_count(match: Match):
    then = match.at(250)
    for seat in map(Seat, range(then.seats)):
        (note,) = GUIDE.supply(then.view(seat))
        assert note.facts == {
            "vp": then.state.players[seat].vp,
            "temples": temple_points(then.state, seat),
            "majorities": majority_points(then.state, seat),
            "goods": tuple(Word("good", good) for good in majorities(then.state, seat)),
        }
    assert GUIDE.supply(then.view(None)) == ()
    assert GUIDE.supply(match.at(2).view(Seat(0))) == ()
