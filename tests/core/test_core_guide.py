"""The guide answers from views, and a title travels between processes by name."""

import pickle

import pytest
from liars_dice import HIDDEN
from liars_dice import RULES as LIARS_DICE
from plays import begin
from titled import titled

from engine.core.contract import Seat, Stage, Word, named, ranks, stages_at
from engine.core.title import Title
from render.titles import TITLES

ANA, BRUNO = Seat(0), Seat(1)


def test_a_view_knows_the_seat_that_looks():
    match = begin(LIARS_DICE)
    assert match.view(BRUNO).seat == BRUNO
    with pytest.raises(ValueError, match="no seat"):
        _ = match.view(None).seat


def test_what_is_asked_of_the_law_through_a_view_is_asked_of_what_it_shows():
    match = begin(LIARS_DICE)
    view = match.view(ANA)
    assert match.guide.standing(view) == match.standing
    assert match.guide.turn(view) == match.rules.turn(match.state)
    assert [each.seat for each in match.guide.decisions(view)] == [ANA, BRUNO]
    assert list(match.guide.legal(view, ANA)) == list(match.legal(ANA))
    assert match.guide.holdings(view, BRUNO)[0][1] == HIDDEN


def test_a_match_as_a_seat_knows_it_holds_nothing_else():
    match = begin(LIARS_DICE)
    known = match.seen_by(ANA)
    assert known.state == match.view(ANA).state != match.state
    assert (known.seed, known.states) == (None, ())


def test_ids_are_named_by_their_kind():
    assert named(province="roma", unit="legion") == {
        "province": Word("province", "roma"),
        "unit": Word("unit", "legion"),
    }


def test_equals_share_a_rank_and_the_first_merit_counts_most():
    assert ranks([(True, 3), (False, 9), (True, 3), (True, 1)]) == (1, 4, 1, 3)


def test_of_the_stages_of_a_turn_one_is_going_on():
    assert stages_at(("coin", "move", "end"), 1) == (
        Stage("coin", "done"),
        Stage("move", "now"),
        Stage("end", "next"),
    )


@pytest.mark.parametrize("slug", TITLES)
def test_a_title_is_the_same_in_another_process(slug: str):
    title = TITLES[slug]
    for each in (title, *title.older):
        assert pickle.loads(pickle.dumps(each)) is each
        assert title.at(each.rules.version) is each
    assert title.at(title.rules.version + 1) is None


@pytest.mark.parametrize("slug", TITLES)
def test_a_title_speaks_of_one_game(slug: str):
    title: Title = TITLES[slug]
    assert title.slug == title.rules.slug == slug
    assert title.guide.law is title.rules


def test_a_title_without_a_module_of_its_own_does_not_travel():
    with pytest.raises(pickle.PicklingError, match="liars-dice"):
        pickle.dumps(titled(LIARS_DICE))
