"""Pictures of questions: they show answers that there are, small enough, and nothing a seat may not know."""

from collections.abc import Iterator
from dataclasses import replace
from string import ascii_uppercase

import pytest
from packed import small_enough
from test_contract_panels import NAMES, paths
from titled import titled
from trials import TRIALS, Trial, notable, owing, wander
from twins import TWINS

from bot.private.panel.walk import question_of
from bot.speech.teller import Teller
from engine.core.choosing.menu import Question
from engine.core.contract import Seat, State
from engine.core.play.match import Match
from render.boards import artist_of
from render.questions import NARROWEST, WIDEST, Posed, QuestionArtist, draw_question, sights_of
from render.scene import Picture, Scene

LARGEST = 120_000
"""Bytes of a picture at most."""
DRAWN = 30
"""Pictures of each trial."""

SEEING = [trial for trial in TRIALS if isinstance(artist_of(titled(trial.rules)), QuestionArtist)]
BLIND = [trial for trial in TRIALS if trial not in SEEING and not trial.chosen]


def picture(trial: Trial, state: State, seat: Seat, question: Question) -> Picture | None:
    """What a seat is shown of a question."""
    title, view = titled(trial.rules), trial.rules.view(state, seat)
    teller = Teller("en", title, NAMES[: trial.seats])
    seen = sights_of(title, view, question)
    if seen is None:
        return None
    assert all(0 <= place < len(question.answers) for place in seen)
    scene = Scene(view, (), NAMES[: trial.seats], teller.word, teller.title(), explain=teller.explained)
    return draw_question(title, scene, Posed(question, tuple(zip(seen, ascii_uppercase, strict=False))))


def questions(trial: Trial) -> Iterator[tuple[Match, Seat, tuple[int, ...]]]:
    """What seats are asked in positions of a game, and some of what follows."""
    for match in notable(wander(trial, 31, 250), 60):
        luck = trial.luck(match.number)
        for seat in dict.fromkeys(owing(match)):
            yield from ((match, seat, path) for path in paths(match, seat, luck))


@pytest.mark.parametrize("trial", SEEING, ids=str)
def test_pictures_of_questions_are_small_and_show_nothing_hidden(trial: Trial):
    drawn = 0
    for match, seat, path in questions(trial):
        question = question_of(match, seat, path)
        if not isinstance(question, Question):
            continue
        found = picture(trial, match.state, seat, question)
        if found is None:
            continue
        drawn += 1
        assert small_enough(found.data, LARGEST)
        assert NARROWEST <= found.width <= WIDEST
        if trial.rules.hidden:
            twin = TWINS[trial.rules.slug](match.state, seat, trial.luck(match.number))
            # Pictures are drawn from these two alone.
            assert question_of(replace(match, state=twin), seat, path) == question
            assert trial.rules.view(twin, seat) == trial.rules.view(match.state, seat)
        if drawn == DRAWN:
            break
    assert drawn


@pytest.mark.parametrize("trial", BLIND, ids=str)
def test_titles_without_such_pictures_show_none(trial: Trial):
    match = trial.start(32)
    seat = owing(match)[0]
    question = question_of(match, seat, ())
    assert isinstance(question, Question)
    assert picture(trial, match.state, seat, question) is None
