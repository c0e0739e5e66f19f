"""The report at the end: which turns it names, how quickly people answered, and that it can be read."""

import io
from datetime import UTC, datetime, timedelta

import pytest
from PIL import Image
from titled import COMPUTERS, GAMES, titled

from bot.posting.messages.report import pace, report_of, told_pace, turning_points
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from engine.core.contract import Seat
from engine.core.play.match import Match
from render.replay import moments
from render.report import Curve, Report, TurningPoint, cut_to, draw_report, steps, ticks

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_takeovers_and_large_gains_are_the_turning_points():
    #        0       1       2       3       4       5       6
    scores = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 5), (3, 5), (9, 5)]
    found = turning_points(scores)
    assert (6, 0, "lead", 6) in found
    assert (4, 1, "gain", 4) in found or (4, 1, "lead", 4) in found
    assert [place for place, *_ in found] == sorted(place for place, *_ in found)
    assert len(found) <= 5


def test_a_game_without_any_points_has_no_turning_points():
    assert turning_points([(0, 0)]) == []
    assert turning_points([(0, 0), (0, 0), (0, 0)]) == []


def test_the_axes_keep_to_round_numbers_and_never_touch():
    assert steps(0, 7) == [0, 2, 4, 6]
    assert steps(0, 58) == [0, 10, 20, 30, 40, 50]
    assert steps(0, 1) == [0, 1]
    for least, most in ((0, 3), (-20, 40), (0, 999), (0, 6)):
        found = steps(least, most)
        assert 2 <= len(found) <= 7
        assert all(least <= score <= most for score in found)
    for count in (1, 2, 3, 13, 125, 700):
        found = ticks(range(count))
        assert found == sorted(set(found))
        assert found[0] == 0
        assert found[-1] == count - 1
        assert len(found) <= 9


def played(slug: str, seats: int, most: int = 400) -> Match:
    rules = GAMES[slug]
    match, _ = Match.start(titled(rules), rules.options(), seats, bytes(32))
    minds = [COMPUTERS[slug]["random"](seat) for seat in range(seats)]
    while match.number < most and rules.decisions(match.state):
        seat = rules.decisions(match.state)[0].seat
        action = minds[seat].choose(rules, match.view(seat), seat, match.legal(seat))
        match = match.play(seat, action).match
    return match


def chairs_of(names: tuple[str, ...]) -> list[Chair]:
    return [Chair(Seat(seat), seat + 1, name) for seat, name in enumerate(names)]


@pytest.mark.parametrize(("slug", "language"), [(slug, tongue) for slug in GAMES for tongue in ("en", "fr")])
def test_every_game_has_a_report_in_both_languages(slug: str, language: str):
    seats = max(GAMES[slug].seats)
    names = ("Ana", "**Bruno** @everyone " * 4, "", "Δάριος", "🏺🏺", "x" * 80)[:seats]
    match = played(slug, seats)
    times = {entry.number: (NOON + timedelta(minutes=entry.number), 1) for entry in match.log}
    report = report_of(chairs_of(names), match, times, Teller(language, match.title, names))
    last = match.standing.scores
    assert tuple(curve.scores[-1] for curve in report.curves) == last
    assert {len(curve.scores) for curve in report.curves} == {len(moments(match)) + 1}
    assert len(report.turns) == len(moments(match)) + 1
    for point in report.points:
        assert str(report.turns[point.place]) in point.text
    picture = draw_report(report)
    image = Image.open(io.BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert picture.width == 1200
    assert len(picture.data) < 300_000
    assert picture.data == draw_report(report).data


@pytest.mark.parametrize(
    ("text", "room", "shown"),
    [
        ("Sensible computer 2", 15, "Sensible com… 2"),
        ("Sensible computer 2", 19, "Sensible computer 2"),
        ("Philadelphos", 6, "Phila…"),
        ("2", 0, ""),
    ],
)
def test_what_tells_two_names_apart_is_not_cut(text: str, room: int, shown: str):
    assert cut_to(text, lambda part: len(part) <= room) == shown


def test_pace_is_the_middle_of_what_others_waited():
    match = played("antike", 2, 40)
    waits, at, times, mine = iter((1, 2, 30)), NOON, {}, []
    for before, entry in zip((None, *match.log), match.log, strict=False):
        hours = 0
        if before is not None and before.seat != entry.seat and entry.seat == 0:
            hours = next(waits, 2)
            mine.append(hours)
        at += timedelta(hours=hours)
        times[entry.number] = (at, 1)
    assert mine[:3] == [1, 2, 30]
    assert pace(match, times, Seat(0)) == 2 * 3600
    assert pace(match, {}, Seat(0)) is None
    teller = Teller("en", match.title)
    assert told_pace(teller, 2 * 3600, computer=False) == "2 h"
    assert told_pace(teller, 3 * 86400, computer=False) == "3 days"
    assert told_pace(teller, 40 * 60, computer=False) == "40 min"
    assert told_pace(teller, 5, computer=False) == "at once"
    assert told_pace(teller, None, computer=True) == "at once"


def test_hardly_anything_played_can_be_drawn_too():
    curves = (Curve("Ana", (0,), "at once", 4.0), Curve("Bruno", (0,), "computer", None))
    short = Report("A game", "It is over.", curves, (0,), (), "Pace", "Turning points", "Start")
    assert draw_report(short).data
    negative = (Curve("Ana", (0, -20, 5), "1 h", 3600.0), Curve("Bruno", (0, 40, 40), "1 h", 3600.0))
    points = tuple(TurningPoint(place, "x" * 200) for place in (1, 2))
    assert draw_report(Report("G", "", negative, (0, 1, 2), points, "P", "T", "S")).data
