"""What is played along with an answer: the end, where nothing else would be left to do, while one may take
that back."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from test_contract_panels import at_table
from trials import TRIALS, Trial, can_undo, owing, wander

from bot.private.panel.answers import Asked
from bot.private.panel.foresight import ending_after, ending_at, is_final, is_warned_of
from bot.private.panel.sheet import panel_sheet
from bot.private.panel.walk import question_of
from bot.store.games.games import Chair
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Question
from engine.core.contract import Action, Seat
from engine.core.play.match import Match

MARK = "⏹"
ENDING = [
    each
    for each in TRIALS
    if not each.chosen and each.seats == each.rules.seats[0] and any(verb.ends for verb in each.rules.verbs)
]


def positions(trial: Trial, seed: int) -> Iterator[tuple[Match, Seat]]:
    """Positions of a game, each with those who have to act there."""
    for match in wander(trial, seed, 200):
        for seat in dict.fromkeys(owing(match)):
            yield match, seat


def choices(trial: Trial, seed: int) -> Iterator[tuple[Match, Seat, Action]]:
    """Those positions, each with some of what may be done there."""
    luck = trial.luck(seed)
    for match, seat in positions(trial, seed):
        legal = match.legal(seat)
        for action in luck.sample(list(legal), min(4, len(legal))):
            yield match, seat, action


def endings(trial: Trial, seed: int) -> Iterator[tuple[Match, Seat, Action, Action]]:
    """Those of them with which an end is played along, with that end."""
    for match, seat, action in choices(trial, seed):
        ending = ending_after(match, seat, action)
        if ending is not None:
            yield match, seat, action, ending


@pytest.mark.parametrize("trial", ENDING, ids=str)
def test_an_end_is_played_along_where_nothing_else_is_left(trial: Trial):
    found = 0
    for match, seat, action, ending in endings(trial, 31):
        found += 1
        after = match.play(seat, action).match
        assert tuple(after.legal(seat)) == (ending,)
        assert ending.ends
        assert ending != action
        assert not is_warned_of(after, seat, ending)
        assert not is_final(after, seat, ending)
        assert can_undo(after, seat)
    assert found > 5


@pytest.mark.parametrize("trial", ENDING, ids=str)
def test_a_computer_player_that_would_go_on_at_once_does_not_take_that_chance_away(trial: Trial):
    kept = 0
    for match, seat, action, ending in endings(trial, 32):
        people = at_table(trial, match, match.state)
        chairs = tuple(
            each if each.seat == seat else Chair(each.seat, computer="sensible") for each in people.chairs
        )
        computers = replace(people, chairs=chairs)
        assert ending_at(people, match, seat, action) == ending
        goes_on = match.play(seat, action).match.play(seat, ending).match
        others = {each.seat for each in goes_on.rules.decisions(goes_on.state)} - {seat}
        assert (ending_at(computers, match, seat, action) is None) is bool(others)
        kept += bool(others)
    assert kept


@pytest.mark.parametrize("trial", ENDING, ids=str)
def test_the_panel_marks_such_answers_and_says_what_comes_along(trial: Trial):
    marked = 0
    for match, seat in positions(trial, 33):
        table = at_table(trial, match, match.state)
        question = question_of(table.begun, seat, ())
        if not isinstance(question, Question) or len(question.answers) > 20:
            continue
        endings = [_ending(table, match, seat, question, place) for place in range(len(question.answers))]
        sheet = panel_sheet(table, seat + 1, "en")
        buttons = [each.item for each in sheet.walk_children() if hasattr(each, "item")]
        labels = [each.label for each in buttons if each.custom_id.startswith("kb:choose:")]
        assert [label[0] == MARK for label in labels] == [each is not None for each in endings]
        told = "\n".join(getattr(each, "content", "") for each in sheet.walk_children())
        teller = teller_for(table, "en")
        assert all(teller.action(each) in told for each in endings if each is not None)
        assert (f"-# {MARK}" in told) is any(endings)
        marked += any(endings)
    assert marked


def _ending(table: Table, match: Match, seat: Seat, question: Question, place: int) -> Action | None:
    asked = Asked(table, match, seat, teller_for(table, "en"), question, ())
    return asked.ending(question.answers[place])


@pytest.mark.parametrize("trial", ENDING, ids=str)
def test_nobody_is_asked_whether_they_are_sure_to_end_where_they_can_come_back(trial: Trial):
    ended, told = 0, 0
    for match, seat in positions(trial, 34):
        table = at_table(trial, match, match.state)
        everybody = [each.seat for each in table.chairs if each.seat != seat]
        for ending in (each for each in match.legal(seat) if each.ends):
            ended += 1
            warnings = match.guide.warnings(match.view(seat), ending)
            after = match.play(seat, ending).match
            back = can_undo(after, seat)
            others = {each.seat for each in after.rules.decisions(after.state)} - {seat}
            assert is_warned_of(match, seat, ending) is (bool(warnings) and not back)
            hurried = not back or bool(others)
            assert is_warned_of(match, seat, ending, everybody) is (bool(warnings) and hurried)
            told += bool(warnings) and _told_beside(table, match, seat, ending)
    assert ended
    assert told


def _told_beside(table: Table, match: Match, seat: Seat, ending: Action) -> bool:
    """Whether what an end leaves undone is told where it is one of the answers."""
    question = question_of(table.begun, seat, ())
    if not isinstance(question, Question) or all(ending not in each.actions for each in question.answers):
        return False
    sheet = panel_sheet(table, seat + 1, "en")
    told = "\n".join(getattr(each, "content", "") for each in sheet.walk_children())
    teller = teller_for(table, "en")
    notes = teller.notes("warning", match.guide.warnings(match.view(seat), ending))
    assert all(note in told for note in notes)
    return True


@pytest.mark.parametrize("trial", ENDING, ids=str)
def test_the_law_knows_the_only_action_without_listing_all(trial: Trial):
    for match, seat in positions(trial, 34):
        only, *others = match.legal(seat)
        assert match.rules.only(match.state, seat) == (None if others else only)
