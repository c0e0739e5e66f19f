"""The report at the end: which turns it names, how quickly people answered, and that it can be read."""

import io
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
from PIL import Image, ImageDraw
from titled import COMPUTERS, GAMES, titled

from bot.pictures.course import turning_points
from bot.posting.messages.posts import report_alt
from bot.posting.messages.report import pace, report_of, told_pace
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.play.record import read
from render.boards import artist_of
from render.kit.palette import PLAYERS, WHITE, Rgb
from render.kit.sprite import Sprite, drawn
from render.replay import moments
from render.report.chart import spread_out, steps, ticks
from render.report.picture import draw_report
from render.report.sheet import BADGE, FINER, SHAPES, cut_to, looks_of
from render.report.values import Curve, Report, TurningPoint
from render.scene import Crest
from render.titles import TITLES

Box = tuple[int, int, int, int]

GOLDEN = Path(__file__).parents[1] / "golden" / "games" / "deus-03-sensible.json"
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_takeovers_and_large_gains_are_the_turning_points():
    #        0       1       2       3       4       5       6
    scores = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 5), (3, 5), (9, 5)]
    found = turning_points(scores)
    assert (4, 1, "gain", 4) in found or (4, 1, "lead", 4) in found
    assert [place for place, *_ in found] == sorted(place for place, *_ in found)
    assert len(found) <= 5


def test_the_end_is_no_turning_point():
    """Hidden scores opened at the end tell who has won, not when the game turned."""
    scores = [(0, 0), (3, 0), (3, 5), (4, 5), (30, 40), (90, 41)]
    assert (4, 1, "gain", 35) in turning_points(scores)
    assert {place for place, *_ in turning_points(scores)} <= {1, 2, 4}
    assert turning_points([(0, 0), (0, 7)]) == []


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
        assert point.place < len(report.turns) - 1
    known = match.title.judging is not None and match.standing.ended is not None
    assert {len(each) for each in report.chances} == ({len(report.turns)} if known else set())
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


def crests(*colours: Rgb) -> tuple[Crest, ...]:
    return tuple(Crest(colour, partial(_disc, colour)) for colour in colours)


def _disc(colour: Rgb, size: int) -> Sprite:
    return drawn(size, size, lambda pen, s: pen.ellipse((0, 0, size * s, size * s), colour))


def crowded(crests: tuple[Crest, ...] = (), won: int = 0) -> Report:
    """A report in which everything is close to everything."""
    names = ("Ana", "Maximilian-von-Hohenst…", "Ζωή", "Wwwwwwwwwwwwwwwwwwwwwww", "Seat 5", "Farid")
    scores = [[0, 1, 2, 3 + seat % 2, 4, 9, 10 + 3 * (seat == won)] for seat in range(6)]
    curves = tuple(
        Curve(name, tuple([0] * 30 + each), "112 days", 1.0 + seat, crests, seat == won)
        for seat, (name, each) in enumerate(zip(names, scores, strict=True))
    )
    points = tuple(TurningPoint(place, f"Turn {place}: " + "Wer hat es? " * place) for place in range(31, 36))
    title, subtitle = "A game: how it went", "Maximilian-von-Hohenst… wins with many points. " * 3
    chances = tuple(tuple([17] * 36 + [100 * curve.won]) for curve in curves)
    told = ("Pace", "Turning points", "Start", chances, "Chances of everybody to win " * 4)
    return Report(title, subtitle, curves, tuple(range(37)), points, *told)


def written(monkeypatch: pytest.MonkeyPatch, report: Report) -> list[tuple[str, float, Box]]:
    """All texts of a report, with their sizes and boxes, in pixels of the finished picture."""
    found: list[tuple[str, float, Box]] = []
    write = ImageDraw.ImageDraw.text

    def spy(self, xy, text, fill, font, anchor):
        box = self.textbbox(xy, text, font, anchor)
        grown = 2 * BADGE - (box[2] - box[0]) / 2 if fill == WHITE else 0  # a number on its disc
        box = (box[0] - grown, box[1] - grown / 2, box[2] + grown, box[3] + grown / 2)
        found.append((text, font.size / FINER, tuple(round(each / FINER) for each in box)))
        write(self, xy, text, fill, font, anchor)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", spy)
    draw_report(report)
    return found


@pytest.mark.parametrize("count", [0, 1, 2])
def test_nothing_is_written_small_or_over_anything_else(monkeypatch, count: int):
    report = crowded(crests(*((9 * each, 90, 200) for each in range(count))))
    found = written(monkeypatch, report)
    assert len(found) > 30
    assert min(size for _, size, _ in found) >= 34
    for text, _, (left, _, right, _) in found:
        assert left >= 30, text
        assert right <= 1190, text
    for (one, _, a), (other, _, b) in combinations(found, 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one} {a} lies over {other} {b}"


def test_things_in_a_row_stand_apart_and_near_to_where_they_belong():
    assert spread_out([10, 100, 300], [40, 40, 40], 0, 320) == [20, 100, 300]
    assert spread_out([300, 301, 302], [40, 40, 40], 0, 320) == [220, 260, 300]
    assert spread_out([100, 100, 110], [40, 20, 40], 0, 320) == [100, 130, 160]
    assert spread_out([], [], 0, 320) == []


@pytest.mark.parametrize("slug", GAMES)
def test_lines_and_emblems_are_those_of_the_board(slug: str):
    seats = max(GAMES[slug].seats)
    match = played(slug, seats)
    teller = Teller("en", match.title, [f"P{seat}" for seat in range(seats)])
    report = report_of(chairs_of(teller.names), match, {}, teller)
    artist, roles = artist_of(match.title), match.roles
    looks = looks_of(report.curves)
    for seat, curve in enumerate(report.curves):
        own = [artist.crest(word) for word in roles[seat]]
        assert [each.colour for each in curve.crests] == [each.colour for each in own]
        assert [each.emblem(62) for each in curve.crests] == [each.emblem(62) for each in own]
        assert looks[seat].colour == own[0].colour
        assert curve.won == (seat in match.standing.winners)
    with Image.open(io.BytesIO(draw_report(report).data)) as image:
        shades = {shade for _, shade in image.convert("RGB").getcolors(1_000_000)}
    for look in looks:
        assert min(dist(look.colour, shade) for shade in shades) < 12


def test_lines_of_close_colours_are_told_apart():
    orange, vermilion = PLAYERS[0], PLAYERS[5]
    colours = [orange, PLAYERS[4], vermilion, orange]
    report = crowded()
    curves = [replace(report.curves[0], crests=crests(colour)) for colour in colours]
    looks = looks_of(curves)
    assert [look.hollow for look in looks] == [False, False, True, True]
    assert len(set(SHAPES)) == len(SHAPES) >= len(report.curves)
    assert [look.colour for look in looks_of(report.curves)] == list(PLAYERS)


def test_a_laurel_marks_who_has_won():
    pictures = {draw_report(crowded(won=seat)).data for seat in range(2)}
    nobody = tuple(replace(each, won=False) for each in crowded().curves)
    pictures.add(draw_report(replace(crowded(), curves=nobody)).data)
    assert len(pictures) == 3


def test_chances_to_win_are_told_of_a_game_that_is_over():
    match = read(GOLDEN.read_text(encoding="utf-8"), TITLES)
    teller = Teller("en", match.title, ("Ana", "Bruno", "Chloé"))
    report = report_of(chairs_of(teller.names), match, {}, teller)
    assert [curve[-1] for curve in report.chances] == [100 * curve.won for curve in report.curves]
    assert all(sum(place) in range(98, 103) for place in zip(*report.chances, strict=True))
    without = replace(report, chances=())
    assert report.chances_title in report_alt(teller, report)
    assert report.chances_title not in report_alt(teller, without)


def test_names_are_written_as_on_boards():
    match = played("antike", 3)
    names = ("李小龍", "Anne-Sophie 🏺 Dupont", "x" * 80)
    teller = Teller("fr", match.title, names)
    report = report_of(chairs_of(names), match, {}, teller)
    assert [curve.name for curve in report.curves] == ["Place 1", "Anne-Sophie Dupont", "x" * 23 + "…"]
    told = " ".join((report.subtitle, *(point.text for point in report.points)))
    assert "李" not in told
    assert "🏺" not in told
    assert "李小龍: " in report_alt(teller, report)


def test_hardly_anything_played_can_be_drawn_too():
    curves = (Curve("Ana", (0,), "at once", 4.0), Curve("Bruno", (0,), "computer", None))
    short = Report("A game", "It is over.", curves, (0,), (), "Pace", "Turning points", "Start")
    assert draw_report(short).data
    negative = (Curve("Ana", (0, -20, 5), "1 h", 3600.0), Curve("Bruno", (0, 40, 40), "1 h", 3600.0))
    points = tuple(TurningPoint(place, "x" * 200) for place in (1, 2))
    assert draw_report(Report("G", "", negative, (0, 1, 2), points, "P", "T", "S")).data
