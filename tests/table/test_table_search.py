"""A long menu is searched by what stands where: goods, owners, what counts for it; in every game of ours."""

from collections.abc import Iterator
from itertools import islice

import pytest
from test_table_news import at_golden, golden

from bot.private.panel.answers import Asked, called, question_of
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
