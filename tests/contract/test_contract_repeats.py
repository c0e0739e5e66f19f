"""What was answered last time is offered first where it can be done again, and taken back."""

from collections.abc import Iterator
from itertools import groupby

import pytest
from test_contract_panels import at_table
from trials import TRIALS, Trial, can_undo, owing, wander

from bot.private.panel.answers import START, Asked, lettered
from bot.private.panel.foresight import foreseen
from bot.private.panel.repeats import repeated
from bot.private.panel.several import menus_of
from bot.private.panel.walk import path_to, question_of
from bot.private.planning.trial import Trial as Plan
from bot.private.planning.trial import extended
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Answer, Question
from engine.core.choosing.several import paid_as_usual
from engine.core.contract import Action, Seat
from engine.core.play.match import Match
from engine.dies_irae.law.rules import RULES as DIES_IRAE

FEWEST = [each for each in TRIALS if not each.chosen and each.seats == each.rules.seats[0]]
DIES = next(each for each in FEWEST if each.rules is DIES_IRAE)


def first_of(match: Match, seat: Seat) -> tuple[Question, Answer]:
    question = question_of(match, seat, ())
    assert isinstance(question, Question)
    return question, question.answers[0]


def repeats(trial: Trial, seed: int) -> Iterator[tuple[Match, Seat, Question, Answer]]:
    """Positions of a game in which something is offered as before."""
    for match in wander(trial, seed, 250):
        for seat in dict.fromkeys(owing(match)):
            question, answer = first_of(match, seat)
            if answer.before:
                yield match, seat, question, answer


@pytest.mark.parametrize("trial", FEWEST, ids=str)
def test_what_is_offered_as_before_was_done_before_and_can_be_taken_back(trial: Trial):
    for match, seat, question, answer in repeats(trial, 51):
        line = (*answer.actions, *answer.then)
        assert question_of(match, seat, (0,)) == line
        assert [each.before for each in question.answers].count(True) == 1
        assert [each for each in question.answers if len(each.actions) == 1].count(answer) == 1
        own = [each.deed for each in match.line if each.seat == seat and isinstance(each.deed, Action)]
        if not line[0].habit:
            turn = match.line[match.began :]
            own = [each.deed for each in turn if each.seat == seat and isinstance(each.deed, Action)]
        done = [paid_as_usual(each) for each in own]
        again = [paid_as_usual(each) for each in line]
        assert any(done[place : place + len(line)] == again for place in range(len(done)))
        after, free = match, match.free
        for action in line:
            assert action in after.legal(seat)
            after = after.play(seat, action).match
            assert can_undo(after, seat)
        assert after.free >= free + len(line)
        assert seat in owing(after)
        for action in match.legal(seat):
            assert question_of(match, seat, path_to(match, seat, action)) == (action,)


def test_repeats_are_found_in_the_games_we_have():
    assert any(next(repeats(trial, seed), None) for trial in FEWEST for seed in (51, 52))


@pytest.fixture(scope="module")
def again() -> tuple[Match, Seat]:
    """Somebody has just done what they could do once more."""
    for match, seat, _, answer in repeats(DIES, 51):
        if match.line[-1].deed == answer.actions[0]:
            return match, seat
    raise AssertionError("nobody did")


def test_it_is_the_first_answer_and_says_so_in_both_languages(again: tuple[Match, Seat]):
    match, seat = again
    table = at_table(DIES, match, match.state)
    question, answer = first_of(match, seat)
    for language, words in (("en", "As before: "), ("fr", "Comme avant\u00a0: ")):
        asked = Asked(table, match, seat, teller_for(table, language), question, ())
        assert asked.label(answer).startswith(words)
        assert not any(asked.label(each).startswith(words) for each in question.answers[1:])
        assert lettered(asked, START, range(len(question.answers)))[0] == "A"


def test_menus_of_several_are_not_torn_apart_by_it(again: tuple[Match, Seat]):
    match, seat = again
    question, _ = first_of(match, seat)
    verbs = [deed.action.word for menu in menus_of(match, seat, question) for deed in menu]
    assert len(list(groupby(verbs))) == len(set(verbs)) > 0


def test_what_somebody_plans_counts_as_done_in_the_plan(again: tuple[Match, Seat]):
    match, seat = again
    entry, before = match.line[-1], match.at(len(match.line) - 1)
    assert isinstance(entry.deed, Action)
    plan = extended(Plan(before.seen_by(seat), (seat,)), 0, seat, entry.deed)
    assert first_of(plan.match(0), seat)[1] == first_of(before, seat)[1]
    assert first_of(plan.match(1), seat)[1] == first_of(match, seat)[1]


def test_units_whose_number_is_chosen_are_not_led_as_before():
    for match in wander(DIES, 53, 400):
        for seat in owing(match):
            for lead in (each for each in match.legal(seat) if each.word == "lead" and each.count == 1):
                step = foreseen(match, seat, lead)
                assert step is not None
                to = match.supposed(seat, lead, step).legal(seat)[0]
                after = match.play(seat, lead).match.play(seat, to).match
                if after.rules.owes(after.state, seat) and lead in after.legal(seat):
                    assert repeated(after, seat) is None
                    return
    raise AssertionError("nobody led one unit of two")
