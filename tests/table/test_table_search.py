"""Answers say what stands where they lead: goods, owners, what counts; long menus are searched by it."""

from collections.abc import Iterator
from itertools import islice

import pytest
from test_table_news import at_golden, golden

from bot.private.panel.answers import Asked, called, foretold
from bot.private.panel.foresight import before_last
from bot.private.panel.walk import question_of
from bot.speech.names import fold
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Question

FEW = 6
"""Answers that a question has at least to be searched."""


def questions(name: str, verb: str, language: str) -> Iterator[Asked]:
    """The first questions of a golden game about a verb, or where it goes, with several answers."""
    match = golden(name)
    for keep, entry in enumerate(match.line):
        if getattr(entry.deed, "word", "") == verb:
            then = match.at(keep)
            table = at_golden(then)
            question = question_of(then, entry.seat, ())
            if isinstance(question, Question) and len(question.answers) >= FEW:
                yield Asked(table, then, entry.seat, teller_for(table, language), question, ())


@pytest.mark.parametrize(
    ("name", "verb", "language", "sought"),
    [
        ("antike-03-sensible", "found", "en", ["marble", "brings"]),
        ("antike-03-sensible", "found", "fr", ["marbre"]),
        ("deus-07-sensible", "place", "en", ["wheat", "yours", "village"]),
        ("deus-07-sensible", "place", "fr", ["blé", "à toi"]),
        (
            "grecolonies-02-sensible",
            "move",
            "en",
            ["nobody else", "lives there (", "completes", "and the guard"],
        ),
        ("grecolonies-02-sensible", "move", "fr", ["et la garde", "complete"]),
    ],
)
def test_what_stands_where_is_found(name: str, verb: str, language: str, sought: list[str]):
    asked = list(islice(questions(name, verb, language), 30))
    for word in sought:
        found = [(each, called(each, word)) for each in asked]
        some = [(each, hits) for each, hits in found if 0 < len(hits) < len(each.question.answers)]
        assert some, word
        for each, hits in some:
            assert any(fold(word) not in fold(each.label(answer)) for _, answer in hits)


@pytest.mark.parametrize(
    ("name", "first", "then"),
    [("dies_irae-02-sensible", "lead", "to"), ("deus-07-sensible", "build", "place")],
)
def test_what_is_done_in_one_go_says_what_stands_where_it_leads(name: str, first: str, then: str):
    for asked in islice(questions(name, first, "en"), 12):
        for answer in asked.question.answers:
            if [each.word for each in answer.then] == [then] and answer.actions[0].word == first:
                line = (*answer.actions, *answer.then)
                before = before_last(asked.match, asked.seat, line)
                assert before is not None
                notes = before.guide.preview(before.view(asked.seat), line[-1])
                told = [asked.teller.note("preview", note) for note in notes]
                assert set(told) <= set(foretold(asked, answer))
                if told:
                    return
    raise AssertionError("nothing is told")
