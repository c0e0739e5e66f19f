"""What answers say before they are given: goods, owners, units, what is left of a region and its worth."""

from pathlib import Path
from typing import cast

import pytest
from titled import GAMES, titled

from bot.private.panel.answers import Asked, called
from bot.private.panel.walk import question_of
from bot.speech.names import plain
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.choosing.menu import Question
from engine.core.contract import Action, Seat
from engine.core.play.match import Match
from engine.core.play.record import read
from engine.dies_irae.actions import CreatePost, PlayPower, Seize, Settle, Station, To
from engine.dies_irae.events import RegionGained
from engine.dies_irae.law.tally import goods_income, goods_of, points
from engine.dies_irae.telling.guide import GUIDE
from engine.dies_irae.words import POWERS
from render.titles import TITLES

GOLDEN = Path(__file__).parents[1] / "golden" / "games" / "dies_irae-02-sensible.json"


@pytest.fixture(scope="module")
def match() -> Match:
    return read(GOLDEN.read_text(encoding="utf-8"), TITLES).whole()


def told(match: Match, keep: int, language: str = "en") -> list[str]:
    """What was foretold of an entry of the line."""
    then, entry = match.at(keep), match.line[keep]
    teller = Teller(language, match.title, ("Ana", "Bruno", "Chloé"), match.options)
    notes = teller.notes("preview", GUIDE.preview(then.view(entry.seat), entry.deed))
    return [plain(each) for each in notes]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_completes_a_region_says_so_with_its_stability_and_points(match: Match, language: str):
    completed = 0
    for keep, (entry, events) in enumerate(match.since(0)):
        if not isinstance(entry.deed, CreatePost | Seize | To):
            continue
        then, after = match.at(keep).state, match.at(keep + 1).state
        own = match.at(keep).rules.turn(then).actor
        gained = [each for each in events if isinstance(each, RegionGained) and each.power == own.id]
        line = next((each for each in told(match, keep, language) if "compl" in each), "")
        assert bool(gained) == bool(line)
        if gained and completed < 6:
            completed += 1
            more = points(after, then.active) - points(then, then.active)
            assert (f"{more} point" in line) == bool(more)
    assert completed


def test_a_destination_says_its_good_whose_it_is_and_how_much_of_the_region_is_left(match: Match):
    lines = [
        line
        for keep, entry in enumerate(match.line[:700])
        if isinstance(entry.deed, To)
        for line in told(match, keep)
    ]
    assert any("no post there" in line and "short of" in line for line in lines)
    assert any("held by " in line for line in lines)
    assert any("fortress of " in line for line in lines)
    assert any("units of " in line for line in lines)
    assert all(len(line) <= 100 for line in lines)


def opening(*played: Action) -> Match:
    """A game whose powers are chosen, after these actions of the set-up."""
    title = titled(GAMES["dies_irae"])
    match, _ = Match.start(title, title.rules.options(powers="chosen"), 3, bytes(32))
    for action in played:
        match = match.play(match.rules.decisions(match.state)[0].seat, action).match
    return match


EGYPT = (PlayPower("egypt"), PlayPower("persia"))
"""Ana leads Egypt, which sets up first."""


def said(match: Match, action: Action, language: str = "en") -> str:
    """What is foretold of an action of the first seat."""
    teller = Teller(language, match.title, ("Ana", "Bruno", "Chloé"), match.options)
    return "\n".join(teller.notes("preview", GUIDE.preview(match.view(Seat(0)), action)))


def test_a_power_says_its_name_and_what_it_begins_with():
    assert said(opening(), PlayPower("egypt")).startswith("**Egypt**: 3 legions")


def test_a_capital_says_which_posts_come_with_it_and_what_is_left_to_choose():
    match = opening(*EGYPT)
    sure, with_choice = said(match, Settle("sais")), said(match, Settle("memphis"))
    assert "8 posts" in sure
    assert "income 46" in sure
    assert "choose" not in sure
    assert "3 posts where you choose" in with_choice
    after = match.play(Seat(0), Settle("sais")).match
    assert goods_income(goods_of(after.state, POWERS.index("egypt"))) == 46


def test_a_unit_to_be_placed_says_which_free_goods_it_could_come_to():
    match = opening(*EGYPT, Settle("tanis"))
    inland, harbour = said(match, Station("memphis", "legion")), said(match, Station("pelusium", "ship"))
    assert "by land (Krokodilopolis, Hatnub, Nitria)" in inland
    assert "by sea" not in inland
    assert "4 by land (Gaza, Jerusalem, Lake Asphaltites…), 1 by sea (Gaza)" in harbour


@pytest.mark.parametrize(("language", "good", "owner"), [("en", "wine", "held by"), ("fr", "vin", "à la")])
def test_a_menu_is_searched_by_goods_and_owners(match: Match, language: str, good: str, owner: str):
    teller = Teller(language, match.title, ("Ana", "Bruno", "Chloé"), match.options)
    keep = next(place for place in range(439, 700) if isinstance(match.line[place].deed, To))
    then, seat = match.at(keep), match.line[keep].seat
    question = question_of(then, seat, ())
    assert isinstance(question, Question)
    asked = Asked(cast("Table", None), then, seat, teller, question, ())
    for sought in (good, owner):
        found = called(asked, sought)
        assert found
        assert len(found) < len(question.answers)
        assert all(sought not in asked.label(answer).lower() for _, answer in found)
