"""Questions made from legal actions, and typed text completed, without knowing the game."""

from typing import ClassVar

import pytest
from liars_dice import RULES as LIARS_DICE
from liars_dice import Bid, Doubt
from nim import RULES as NIM
from nim import Heap, LetPass, Object, Take
from plays import begin, plays

from engine.core.choosing.menu import Question, ask, complete
from engine.core.contract import Action, Seat, Word

TAKES = [Take(Heap("left"), 1), Take(Heap("left"), 2), Take(Heap("right"), 1)]
MIXED = [*TAKES, LetPass(), Object()]


def values(question) -> list:
    assert isinstance(question, Question)
    return [answer.value for answer in question.answers]


def test_the_verb_is_asked_first_in_the_order_of_the_list():
    question = ask(MIXED)
    assert (question.verb, question.field, question.kind) == ("", "verb", "verb")
    assert values(question) == [Word("verb", "take"), Word("verb", "let-pass"), Word("verb", "object")]
    assert question.answers[0].actions == tuple(TAKES)


def test_then_one_field_after_another():
    question = ask(MIXED, (0,))
    assert (question.verb, question.field, question.kind) == ("take", "heap", "heap")
    assert values(question) == [Word("heap", "left"), Word("heap", "right")]
    question = ask(MIXED, (0, 0))
    assert (question.field, question.kind, values(question)) == ("count", "number", [1, 2])
    assert question.chosen == (("heap", Word("heap", "left")),)
    assert ask(MIXED, (0, 0, 1)) == Take(Heap("left"), 2)


def test_questions_with_one_answer_are_skipped_but_remembered():
    assert ask(MIXED, (0, 1)) == Take(Heap("right"), 1)
    assert ask(MIXED, (2,)) == Object()
    assert ask([Doubt()]) == Doubt()
    question = ask([Bid(2, 5), Bid(2, 6)])
    assert (question.field, question.chosen) == ("face", (("count", 2),))


@pytest.mark.parametrize("path", [(3,), (-1,), (0, 2), (0, 0, 2), (0, 1, 0), (1, 0), (0, 0, 1, 0)])
def test_paths_that_lead_nowhere_are_refused(path):
    with pytest.raises(IndexError):
        ask(MIXED, path)


def test_no_action_is_no_question():
    with pytest.raises(IndexError):
        ask([])


@pytest.mark.parametrize("rules", [NIM, LIARS_DICE])
def test_every_legal_action_is_reached_by_exactly_one_path(rules):
    match = begin(rules, 3)
    if rules is LIARS_DICE:
        for seat in range(3):
            match = plays(match, "rethrow -", seat)
        match = plays(match, "bid 2 3")
    legal = match.legal(match.rules.decisions(match.state)[0].seat)
    found, todo = [], [()]
    while todo:
        path = todo.pop()
        step = ask(legal, path)
        if isinstance(step, Question):
            assert len(step.answers) > 1
            todo += [(*path, place) for place in range(len(step.answers))]
        else:
            found.append(step)
    assert len(found) == len(legal)
    assert set(found) == set(legal)


def test_the_question_about_secret_dice_has_lists_as_answers():
    question = ask(begin(LIARS_DICE).legal(Seat(0)))
    assert (question.field, question.kind) == ("dice", "die")
    assert values(question)[0] == ()
    assert values(question)[-1] == (Word("die", "first"), Word("die", "second"), Word("die", "third"))


def test_typed_text_is_completed_from_its_start_then_from_its_words():
    assert complete(MIXED, "ta") == ["take left", "take left count:2", "take right"]
    assert complete(MIXED, "take left") == ["take left", "take left count:2"]
    assert complete(MIXED, "right") == ["take right"]
    assert complete(MIXED, "count:2 take") == ["take left count:2"]
    assert complete(MIXED, "nonsense") == []


def test_an_open_verb_is_offered_once_before_its_further_forms():
    assert complete(MIXED, "") == ["take left", "let-pass", "object", "take left count:2", "take right"]
    assert complete(MIXED, "", 3) == ["take left", "let-pass", "object"]


def test_only_the_last_step_of_a_line_is_completed():
    assert complete(MIXED, "take left/ob") == ["take left / object"]
    assert complete(MIXED, " TAKE left /  let-pass / TAKE   Ri") == ["TAKE left /  let-pass / take right"]


def test_no_more_than_asked_for():
    bids = [Bid(count, face) for count in range(1, 9) for face in range(1, 7)]
    found = complete([Doubt(), *bids], "")
    assert len(found) == 25
    assert found[:2] == ["doubt", "bid 1 1"]
    found = complete([Doubt(), *bids], "bid")
    assert len(found) == 25
    assert found[0] == "bid 1 1"
    assert complete([Doubt(), *bids], "bid 8") == [f"bid 8 {face}" for face in range(1, 7)]


class Stop(Action):
    ends: ClassVar[bool] = True


def test_ending_stands_beside_the_answers_of_the_only_other_verb():
    question = ask([*TAKES, Stop()])
    assert (question.verb, question.field) == ("take", "heap")
    assert values(question) == [Word("heap", "left"), Word("heap", "right"), Word("verb", "stop")]
    assert ask([*TAKES, Stop()], (2,)) == Stop()
    assert ask([*TAKES, Stop()], (1,)) == Take(Heap("right"), 1)
    assert values(ask([*TAKES, Stop()], (0,))) == [1, 2]
    with pytest.raises(IndexError):
        ask([*TAKES, Stop()], (2, 0))
    assert values(ask([TAKES[0], Stop()])) == [Word("verb", "take"), Word("verb", "stop")]
    assert values(ask([*MIXED, Stop()]))[-1] == Word("verb", "stop")
