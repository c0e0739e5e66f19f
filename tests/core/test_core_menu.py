"""Questions made from legal actions, and typed text completed, without knowing the game."""

from typing import ClassVar

import pytest
from liars_dice import RULES as LIARS_DICE
from liars_dice import Bid, Doubt
from nim import RULES as NIM
from nim import Heap, LetPass, Object, Take
from plays import begin, plays

from engine.core.choosing.menu import FEWER, OTHERS, OTHERWISE, TOGETHER, Question, ask, complete
from engine.core.contract import Action, Seat, Word
from engine.core.values.amounts import Amounts

TAKES = [Take(Heap("left"), 1), Take(Heap("left"), 2), Take(Heap("right"), 1)]
MIXED = [*TAKES, LetPass(), Object()]
BIDS = [Bid(count, face) for count in range(1, 8) for face in range(1, 7)]
MANY = [*BIDS, Doubt(), Object()]
TAKE, PASS = Word("verb", "take"), Word("verb", "let-pass")


class Carry(Action):
    """As much as there is, mostly."""

    origin: Heap
    target: Heap
    count: int
    pay: Amounts = Amounts()
    most: ClassVar[str] = "count"


class Stop(Action):
    ends: ClassVar[bool] = True


LEFT, RIGHT = Heap("left"), Heap("right")
WAYS = ((LEFT, RIGHT), (RIGHT, LEFT))
CARRIES = [Carry(origin, target, count) for origin, target in WAYS for count in (1, 2, 3)]


def values(question) -> list:
    assert isinstance(question, Question)
    return [answer.value for answer in question.answers]


def played(question) -> list:
    assert isinstance(question, Question)
    return [answer.actions for answer in question.answers]


def test_few_actions_are_asked_for_whole_in_the_order_of_the_list():
    question = ask(MIXED)
    assert (question.verb, question.field, question.kind) == ("", "verb", "verb")
    assert values(question) == [TAKE, TAKE, TAKE, PASS, Word("verb", "object")]
    assert played(question) == [(each,) for each in MIXED]
    assert [ask(MIXED, (place,)) for place in range(5)] == MIXED


def test_of_many_actions_the_verb_is_asked_first():
    question = ask(MANY)
    assert (question.verb, question.field, question.kind) == ("", "verb", "verb")
    assert values(question) == [Word("verb", each) for each in ("bid", "doubt", "object")]
    assert question.answers[0].actions == tuple(BIDS)


def test_then_one_field_after_another_until_few_are_left():
    question = ask(MANY, (0,))
    assert (question.verb, question.field, question.kind) == ("bid", "count", "number")
    assert values(question) == list(range(1, 8))
    question = ask(MANY, (0, 2))
    assert (question.field, question.kind, values(question)) == ("face", "number", list(range(1, 7)))
    assert question.chosen == (("count", 3),)
    assert ask(MANY, (0, 2, 1)) == Bid(3, 2)


def test_few_actions_of_one_verb_are_one_question():
    question = ask(BIDS[:TOGETHER])
    assert (question.verb, question.field) == ("bid", "deed")
    assert played(question) == [(each,) for each in BIDS[:TOGETHER]]
    assert ask(BIDS[: TOGETHER + 1]).field == "count"


def test_questions_with_one_answer_are_skipped_but_remembered():
    assert ask(MANY, (2,)) == Object()
    assert ask([Doubt()]) == Doubt()
    question = ask([Bid(2, 5), Bid(2, 6)])
    assert (question.field, question.chosen) == ("face", (("count", 2),))


def test_the_most_one_can_do_is_offered_first_and_less_behind_one_answer():
    question = ask(CARRIES)
    assert question.field == "deed"
    assert played(question)[:2] == [(Carry(LEFT, RIGHT, 3),), (Carry(RIGHT, LEFT, 3),)]
    assert values(question)[2] == FEWER
    less = ask(CARRIES, (2,))
    assert (less.field, played(less)) == ("deed", [(each,) for each in CARRIES if each.count < 3])
    assert ask(CARRIES, (2, 2)) == Carry(RIGHT, LEFT, 1)


def test_of_very_much_that_is_less_one_field_after_another_is_asked():
    carries = [Carry(origin, target, count) for origin, target in WAYS for count in range(1, 13)]
    assert played(ask(carries))[:2] == [(Carry(LEFT, RIGHT, 12),), (Carry(RIGHT, LEFT, 12),)]
    less = ask(carries, (2,))
    assert (less.field, values(less)) == ("origin", [Word("heap", "left"), Word("heap", "right")])
    assert values(ask(carries, (2, 1))) == list(range(1, 12))
    assert ask(carries, (2, 1, 0)) == Carry(RIGHT, LEFT, 1)


PRICES = [Amounts.of(coin=1), Amounts.of(gold=1)]
PAID = [Carry(origin, target, 1, pay) for origin, target in WAYS for pay in PRICES]


def test_things_are_paid_the_first_way_and_every_way_stands_behind_one_answer():
    question = ask(PAID)
    assert question.field == "deed"
    assert played(question) == [(PAID[0],), (PAID[2],), tuple(PAID)]
    assert values(question)[2] == OTHERWISE
    assert [each.beside for each in question.answers] == [False, False, True]
    assert ask(PAID, (1,)) == PAID[2]
    assert played(ask(PAID, (2,))) == [tuple(PAID[:2]), tuple(PAID[2:])]
    question = ask(PAID, (2, 1))
    assert (question.field, values(question)) == ("pay", PRICES)
    assert ask(PAID, (2, 1, 1)) == PAID[3]


def test_where_only_the_payment_is_open_it_is_asked_for():
    question = ask([*PAID[:2], Stop()])
    assert (question.field, values(question)) == ("pay", [*PRICES, Word("verb", "stop")])
    assert ask(PAID[:2], (1,)) == PAID[1]


def test_less_of_a_thing_is_paid_the_first_way_too():
    carries = [Carry(LEFT, RIGHT, count, pay) for count in (1, 2, 3) for pay in PRICES]
    question = ask([*carries, *PAID[2:]])
    assert values(question)[2:] == [FEWER, OTHERWISE]
    less = ask([*carries, *PAID[2:]], (2,))
    assert (less.field, values(less)) == ("count", [1, 2, OTHERWISE])
    assert ask([*carries, *PAID[2:]], (2, 1)) == carries[2]
    assert ask([*carries, *PAID[2:]], (2, 2, 1, 1)) == carries[3]


def test_among_very_many_the_first_way_is_taken_where_nothing_else_is_open():
    ways = [(origin, target, count) for origin, target in WAYS for count in range(1, 13)]
    carries = [Carry(*way, pay) for way in ways for pay in PRICES]
    less = ask(carries, (2, 0))
    assert values(less) == [*range(1, 12), OTHERWISE]
    assert ask(carries, (2, 0, 4)) == Carry(LEFT, RIGHT, 5, PRICES[0])


LIKELY = [Bid(3, 5), Bid(2, 5), Bid(4, 6)]


def test_what_is_likely_stands_first_in_every_question():
    assert played(ask(MIXED, likely=[LetPass(), TAKES[2]]))[:3] == [(LetPass(),), (TAKES[2],), (TAKES[0],)]
    assert ask(MIXED, (1,), [LetPass(), TAKES[2]]) == TAKES[2]
    assert values(ask(BIDS[:30], (3,), LIKELY)) == [3, 2, 4, 1, 5]


def test_of_many_actions_of_a_verb_the_likeliest_are_offered_and_one_answer_leads_to_all():
    question = ask([*BIDS, Stop()], likely=LIKELY)
    assert (question.verb, question.field) == ("bid", "deed")
    assert values(question)[3:] == [OTHERS, Word("verb", "stop")]
    assert played(question)[:3] == [(each,) for each in LIKELY]
    assert set(question.answers[3].actions) == set(BIDS)
    assert ask([*BIDS, Stop()], (1,), LIKELY) == Bid(2, 5)
    every = ask([*BIDS, Stop()], (3,), LIKELY)
    assert (every.field, len(every.answers)) == ("count", 7), "all of them: it is not shortened again"
    assert values(ask([*BIDS, Stop()], (3, 0), LIKELY))[0] == 5


def test_verbs_with_few_actions_are_offered_whole_beside_the_likeliest_of_many():
    question = ask(MANY, likely=LIKELY)
    assert played(question)[:3] == [(each,) for each in LIKELY]
    assert values(question)[3:] == [OTHERS, Word("verb", "doubt"), Word("verb", "object")]
    assert values(ask([*BIDS, *MIXED], likely=LIKELY)) == [
        *[Word("verb", "bid")] * 3,
        OTHERS,
        *values(ask(MIXED)),
    ]


def test_no_more_answers_stand_beside_each_other_than_there_is_room_for():
    likely = [Bid(count, face) for count in range(7, 0, -1) for face in range(1, 7)]
    for legal, beside in ((BIDS, 0), (MANY, 2), ([*BIDS, Stop()], 1), ([*MANY, Stop()], 3)):
        question = ask(legal, likely=likely)
        assert len(question.answers) == TOGETHER
        assert played(question)[: TOGETHER - beside - 1] == [
            (each,) for each in likely[: TOGETHER - beside - 1]
        ]


def test_of_many_values_of_one_field_the_likeliest_are_offered():
    takes = [Take(Heap("left"), count) for count in range(1, 41)]
    likely = [Take(Heap("left"), count) for count in range(40, 10, -1)]
    question = ask(takes, likely=likely)
    assert values(question) == [*range(40, 40 - TOGETHER + 1, -1), OTHERS]
    every = ask(takes, (TOGETHER - 1,), likely)
    assert values(every) == [*range(40, 10, -1), *range(1, 11)]
    assert ask(takes, (TOGETHER - 1, 39), likely) == takes[9]


def test_the_likeliest_way_to_pay_is_the_usual_one():
    question = ask(PAID, likely=[PAID[1]])
    assert played(question)[:2] == [(PAID[1],), (PAID[2],)]


def test_other_ways_to_pay_take_the_room_of_one_answer():
    heaps = [Heap(f"h{number}") for number in range(TOGETHER)]
    carries = [Carry(heap, RIGHT, 1, pay) for heap in heaps for pay in PRICES]
    question = ask(carries, likely=carries)
    assert len(question.answers) <= TOGETHER


NOWHERE = [
    *((MIXED, path) for path in [(5,), (-1,), (0, 0)]),
    *((MANY, path) for path in [(3,), (0, 7), (0, 0, 6), (1, 0)]),
    *((CARRIES, path) for path in [(3,), (2, 4), (2, 0, 0), (0, 0)]),
]


@pytest.mark.parametrize(("actions", "path"), NOWHERE)
def test_paths_that_lead_nowhere_are_refused(actions, path):
    with pytest.raises(IndexError):
        ask(actions, path)


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


def test_ending_stands_beside_the_answers_of_the_only_other_verb():
    question = ask([*TAKES, Stop()])
    assert (question.verb, question.field) == ("take", "deed")
    assert values(question) == [TAKE, TAKE, TAKE, Word("verb", "stop")]
    assert [each.ends for each in question.answers] == [False, False, False, True]
    assert ask([*TAKES, Stop()], (3,)) == Stop()
    assert ask([*TAKES, Stop()], (2,)) == TAKES[2]
    with pytest.raises(IndexError):
        ask([*TAKES, Stop()], (3, 0))
    assert values(ask([*BIDS, Stop()])) == [*range(1, 8), Word("verb", "stop")]
    assert values(ask([*BIDS, Stop()], (0,))) == list(range(1, 7))
    assert values(ask([TAKES[0], Stop()])) == [TAKE, Word("verb", "stop")]
    assert values(ask([*MANY, Stop()]))[-1] == Word("verb", "stop")
