"""How it stands while a game runs: what points come from, curves of what the asker may know, who shares."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from house import ANA, BRUNO, House
from titled import COMPUTERS, GAMES, titled

from bot.private.looking.standing_view import course_alt, course_seen, report_so_far, standing_lines
from bot.speech.texts import LANGUAGES
from bot.tables.state.telling import teller_for
from engine.core.contract import Seat
from engine.core.play.match import Match
from render.report.picture import draw_report

SEED = bytes(range(32))


def begun(slug: str, most: int) -> Match:
    """A game between computer players who know what brings points."""
    rules = GAMES[slug]
    match, _ = Match.start(titled(rules), rules.options(), min(rules.seats), SEED)
    minds = [COMPUTERS[slug]["sensible"](seat) for seat in range(match.seats)]
    while match.number < most and (owed := rules.decisions(match.state)):
        seat = owed[0].seat
        match = match.play(seat, minds[seat].choose(rules, match.view(seat), seat, match.legal(seat))).match
    return match


@pytest.mark.parametrize("slug", GAMES)
def test_what_points_come_from_adds_up_to_the_score_that_everybody_counts(slug: str):
    match, seen = begun(slug, 100), 0
    for state in (*match.states[::7], match.state):
        view = match.rules.view(state, None)
        for seat, score in enumerate(match.guide.standing(view).scores):
            notes = match.guide.scored(view, Seat(seat))
            counted = [int(note.facts.get("points", note.facts["count"])) for note in notes]
            assert sum(counted) == score or not notes
            seen += score > 0 and bool(notes)
    assert seen or not match.guide.scored(match.view(None), Seat(0))


@pytest.fixture
async def ours(path: Path):
    async with House(path, GAMES) as found:
        yield found


@pytest.mark.parametrize("tongue", LANGUAGES)
async def test_hidden_points_stand_beside_ones_own_name_alone(ours: House, tongue: str):
    game = await ours.game("deus")
    await ours.wanders(game, 60, random.Random(2))
    table = await ours.tables.get(game)
    teller, match = teller_for(table, tongue), table.begun
    vp = [player.vp for player in match.state.players]
    for viewer in (None, Seat(0), Seat(1)):
        told = standing_lines(table, teller, viewer, () if viewer is None else (viewer,))
        own = [line for line in told if "VP that only you" in line or "personne d’autre" in line]
        assert len(own) == (viewer is not None)
        if viewer is not None:
            assert f" {vp[viewer]} " in own[0]
            holder = told[told.index(own[0]) - 1]
            assert table.names[viewer] in holder
    whole = match.whole()
    seen = course_seen(whole, Seat(0))
    assert seen.scores == course_seen(whole, Seat(1)).scores == course_seen(whole, None).scores
    assert seen.scores[-1] == match.standing.scores
    assert course_alt(teller, report_so_far(whole, seen, teller)).count("\n") >= 2


async def test_before_the_first_deed_and_in_a_game_without_points_nothing_is_drawn(house: House):
    game = await house.game("nim")
    for _ in range(2):
        table = await house.tables.get(game)
        teller = teller_for(table, "en")
        assert standing_lines(table, teller, None)[1:] == ["Nobody has any points so far."]
        assert len(set(course_seen(table.begun.whole(), None).scores)) == 1
        await house.wanders(game, table.number + 3, random.Random(1))
    await house.wanders(game, 200, random.Random(1))
    table = await house.tables.get(game)
    told = standing_lines(table, teller_for(table, "en"), None)
    assert told[1].startswith("**1.** ")
    assert "is over" in told[0]
    report = report_so_far(table.begun, course_seen(table.begun.whole(), None), teller_for(table, "en"))
    assert report.subtitle
    assert [curve.won for curve in report.curves].count(True) == 1


async def test_what_was_taken_back_is_in_no_curve(ours: House):
    game = await ours.game("antike", (ANA, BRUNO))
    match = (await ours.wanders(game, 80, random.Random(4))).begun
    then = match.at(match.began)
    back = match.rewind(Seat(0), match.began).match
    assert course_seen(back.whole(), None).scores == course_seen(then.whole(), None).scores
    assert course_seen(back.whole(), None).turns[-1] < match.turn


async def test_equals_share_a_place_and_the_curves_are_drawn_without_paces(ours: House):
    gathered, match = await ours.tables.get(await ours.game("antike", (ANA, BRUNO))), begun("antike", 100)
    teller, shared = teller_for(gathered, "en"), set()
    for keep in range(40, 100, 5):
        table = replace(gathered, match=match.at(keep))
        one, other = table.begun.standing.scores
        told = standing_lines(table, teller, None)
        equal = one == other and bool(one)
        assert sum("(shared)" in line for line in told) == 2 * equal
        shared.add(equal)
    assert shared == {True, False}
    report = report_so_far(match, course_seen(match, None), teller)
    assert not report.pace_title
    picture, paced = draw_report(report), draw_report(replace(report, pace_title="Pace"))
    assert picture.height < paced.height
