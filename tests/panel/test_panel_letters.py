"""Letters of answers: on what is shown alone, the same on picture and label, never on ending or on less."""

import pytest
from test_contract_panels import at_table
from trials import TRIALS, owing

from bot.herald.sheet import Attachment, Sheet
from bot.private.panel.answers import Asked, At, Laid, Sight, laid, lettered, show_answers
from bot.tables.state.telling import teller_for
from engine.antike.actions import End
from engine.core.choosing.menu import FEWER, Answer, Question
from engine.core.contract import Word
from engine.core.play.match import Match

TRIAL = next(each for each in TRIALS if each.rules.slug == "antike" and each.seats == 4 and not each.chosen)
CARTHAGE = 40


def asked_with(count: int, *others: Answer) -> Asked:
    """A question with so many provinces for answers, and others after them."""
    match: Match = TRIAL.start(1)
    seat = owing(match)[0]
    provinces = match.state.board.provinces
    legal = match.legal(seat)
    answers = tuple(Answer(Word("province", each), (legal[0],) * 2) for each in provinces[:count])
    question = Question("found", "province", "province", (*answers, *others))
    table = at_table(TRIAL, match, match.state)
    return Asked(table, match, seat, teller_for(table, "en"), question, ())


def labels(asked: Asked, at: At = At()) -> list[str]:  # noqa: B008 - frozen
    """What stands on buttons and menu entries."""
    sheet = Sheet()
    show_answers(sheet, asked, at)
    found = []
    for row in sheet.to_components():
        for each in row.get("components", ()):
            found += [option["label"] for option in each.get("options", ())] or [each["label"]]
    return found


def lit(asked: Asked, at: At, seen: range) -> Asked:
    """The question with a picture that shows these answers."""
    sight = Sight(lettered(asked, at, seen), Attachment("question.png", b""))
    return Asked(asked.table, asked.match, asked.seat, asked.teller, asked.question, (), sight=sight)


def test_letters_stand_on_buttons_in_their_order():
    asked = lit(asked_with(3), At(), range(3))
    assert [label[:4] for label in labels(asked)] == ["A · ", "B · ", "C · "]


def test_what_cannot_be_seen_has_no_letter():
    asked = lit(asked_with(4), At(), range(1, 3))
    assert [label[:4] for label in labels(asked)][1:3] == ["A · ", "B · "]
    assert " · " not in labels(asked)[0] + labels(asked)[3]


def test_ending_and_less_have_no_letters():
    some = asked_with(2).question.answers[0].actions
    asked = asked_with(2, Answer(FEWER, some), Answer(Word("verb", "end"), (End(),)))
    assert lettered(asked, At(), range(4)) == {0: "A", 1: "B"}


@pytest.mark.parametrize("page", [0, 1])
def test_each_page_of_a_long_menu_begins_with_a(page):
    asked = asked_with(CARTHAGE)
    letters = lettered(asked, At(page=page), range(CARTHAGE))
    shown = laid(asked, At(page=page))
    assert list(letters) == [place for place, _ in shown.listed]
    assert list(letters.values())[:2] == ["A", "B"]
    entries = labels(lit(asked, At(page=page), range(CARTHAGE)), At(page=page))
    assert [entry[0] for entry in entries[: len(letters)]] == list(letters.values())


def test_a_search_has_letters_for_what_it_found():
    asked = asked_with(CARTHAGE)
    found: Laid = laid(asked, At(typed="na"))
    assert found.found
    assert 0 < len(found.listed) < CARTHAGE
    letters = lettered(asked, At(typed="na"), range(CARTHAGE))
    assert list(letters) == [place for place, _ in found.listed]
    assert "".join(letters.values()).startswith("A")


def test_labels_with_letters_keep_within_what_discord_takes():
    asked = lit(asked_with(20), At(), range(20))
    assert all(len(label) <= 80 for label in labels(asked))
    many = lit(asked_with(25), At(), range(25))
    assert all(len(label) <= 100 for label in labels(many))
