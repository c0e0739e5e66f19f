"""The analysis of a game that is over: honest chances, the turns that changed them, what was better there."""

import itertools
import random
from dataclasses import replace
from pathlib import Path

import pytest
from deus_twins import twins
from titled import titled

from engine.core.contract import Seat
from engine.core.play.log import DRAW, Agree
from engine.core.play.match import Match
from engine.core.play.record import read
from engine.deus.law.rules import RULES as DEUS
from engine.players import analysis
from engine.players.analysis import NoCourse, better, known_chances, swings, thought_of, turning
from engine.players.archimedes import Archimedes
from render.titles import TITLES

GAMES = Path(__file__).parents[1] / "golden" / "games"
GAME, OPEN = GAMES / "deus-03-sensible.json", GAMES / "antike-03-sensible.json"
"""One with hidden cards, and one in which all is open."""


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of three sensible players."""
    return read(GAME.read_text(encoding="utf-8"), TITLES)


def test_every_turn_goes_on_from_the_one_before_up_to_who_has_won(match: Match):
    found = swings(match)
    assert [each.turn for each in found] == sorted(set(match.turns))
    for one, next_one in itertools.pairwise(found):
        assert one.after == next_one.before
        assert one.ended == next_one.began
    assert all(sum(each.after) == pytest.approx(1.0) for each in found)
    assert [seat for seat, chance in enumerate(found[-1].after) if chance] == [*match.standing.winners]


def test_points_of_others_count_once_nothing_is_hidden(match: Match):
    """Whoever looks: each is judged with the points that it alone could see."""
    state, judging = match.states_since(0)[200], match.title.judging
    richer = tuple(replace(each, vp=each.vp + 9 * (seat == 2)) for seat, each in enumerate(state.players))
    was = known_chances(judging, DEUS, state)
    now = known_chances(judging, DEUS, replace(state, players=richer))
    assert now[2] > was[2]
    assert now[0] < was[0]


def test_the_turning_points_are_those_that_changed_most_in_order_of_time(match: Match):
    found = swings(match)
    points = turning(match, found)
    assert len(points) == analysis.TOLD
    assert [each.began for each in points] == sorted(each.began for each in points)
    least = min(each.size for each in points)
    assert all(each.size <= least for each in found if each not in points)


def test_a_turn_in_which_somebody_gave_up_is_no_turning_point():
    match, _ = Match.start(titled(DEUS), DEUS.options(), 3, bytes(32))
    while match.turn < 8:
        seat = DEUS.decisions(match.state)[0].seat
        match = match.play(seat, match.legal(seat)[-1]).match
    match = match.concede(Seat(1)).match.concede(Seat(2)).match
    assert match.standing.ended is not None
    points = turning(match, swings(match))
    assert match.turns[-1] not in [each.turn for each in points]


def test_a_better_turn_is_better_by_the_margin_whatever_was_hidden_then(
    match: Match, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(analysis, "SAMPLES", 3)
    point = next(each for each in swings(match) if each.turn == 13)
    thought = thought_of(match, point, 24)
    assert thought is not None
    found = better(thought)
    assert found is not None
    assert found.chance >= found.done + analysis.MARGIN
    assert thought.done[: len(found.line)] != found.line
    assert DEUS.refusal(thought.state, thought.seat, found.line[0]) is None
    other = replace(thought, state=twins(thought.state, thought.seat, random.Random(3)))
    assert other.state != thought.state
    assert better(other) == found


@pytest.mark.parametrize(
    ("at_once", "told"), [((0.87, 0.72), None), ((0.1, 0.72), (0.1, 0.54)), ((0.3, 0.4), (0.3, 0.4))]
)
def test_where_nothing_is_hidden_a_better_turn_is_better_at_once_and_later(
    at_once: tuple[float, float], told: tuple[float, float] | None, monkeypatch: pytest.MonkeyPatch
):
    """One way in which the others may go on says little of a turn after which its seat won."""
    match = read(OPEN.read_text(encoding="utf-8"), TITLES)
    monkeypatch.setattr(Archimedes, "compared", lambda *_: [0.0, 0.54])
    monkeypatch.setattr(Archimedes, "at_once", lambda *_: list(at_once))
    thoughts = (thought_of(match, each, 12) for each in turning(match, swings(match)))
    found = better(next(each for each in thoughts if each is not None))
    assert (found and (found.done, found.chance)) == told


def test_what_cannot_be_analysed_says_why(match: Match):
    with pytest.raises(NoCourse, match="unfinished"):
        swings(match.at(100))
    early = match.at(4)
    with pytest.raises(NoCourse, match="short"):
        swings(early.agree(Seat(0), Agree(DRAW)).match)
    nobody = replace(match.title, judged_in="")
    with pytest.raises(NoCourse, match="nobody"):
        swings(replace(match, title=nobody))


def test_where_nobody_thinks_nothing_is_called_better(match: Match):
    alone = replace(match, title=replace(match.title, thinkers={}))
    points = turning(alone, swings(alone))
    assert points
    assert [thought_of(alone, each) for each in points] == [None] * len(points)


def test_a_turn_that_won_is_not_thought_about():
    """Nothing is better than to win: Antike ends with the turn that does."""
    match = read(OPEN.read_text(encoding="utf-8"), TITLES)
    last = swings(match)[-1]
    assert last.seat is not None
    assert last.won
    assert last.gain == pytest.approx(1 - last.before[last.seat])
    assert thought_of(match, last) is None
    assert thought_of(match, replace(last, after=last.before)) is not None
