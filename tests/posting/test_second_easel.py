"""Where very many pictures are wanted they are drawn in a process of their own, and look the same."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from moved_clock import MovedClock
from own_tables import OWN

from bot.pictures.draw import LATELY, MANY, Easel, Shown, board_of, close_of, hand_of, question_of
from bot.speech.teller import Teller
from bot.waiting.study import Study
from bot.waiting.thinker import answer
from engine.core.choosing.choices import options_from
from engine.core.choosing.menu import Question, ask
from engine.core.contract import Event, Seat
from engine.core.play.match import Match
from render.questions import Posed, sights_of
from render.scene import Picture
from render.titles import TITLES

NAMES = ("Ana", "Bruno", r"Chloé\_", "Dario", "Eva", "Félix")
STEPS = 60
LETTERS = "ABCDEFGH"


def played(slug: str) -> tuple[Match, tuple[Event, ...], Seat, Posed]:
    """A game after some steps at random, what happened in the last of them, and what a seat is asked there
    that can be seen."""
    luck, title = Random(3), TITLES[slug]
    match, step = Match.start(title, title.rules.options(), max(title.rules.seats), bytes(32))
    while True:
        seat = title.rules.decisions(match.state)[0].seat
        if match.number > STEPS and (found := posed(match, seat)) is not None:
            return match, step.events, seat, found
        done = match.play(seat, luck.choice(match.legal(seat)))
        match, step = done.match, done.step


def posed(match: Match, seat: Seat) -> Posed | None:
    """What a seat is asked, as far as it can be seen."""
    question = ask(match.legal(seat))
    if not isinstance(question, Question):
        return None
    sights = sights_of(match.title, match.view(seat), question)
    return None if sights is None else Posed(question, tuple(zip(sights, LETTERS, strict=False)))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", ["antike", "grecolonies", "deus", "dies_irae"])
def test_what_travels_comes_back_as_the_same_picture(slug: str, language: str) -> None:
    match, events, seat, question = played(slug)
    teller = Teller(language, match.title, NAMES[: match.seats], match.options)
    shown = Shown(seat, tuple(each for each in events if each.known_to(seat)), turn=7)
    known = tuple(each for each in events if each.known_to(None))
    wanted: list[tuple[Callable[..., Picture | None], tuple[object, ...]]] = [
        (board_of, (match.view(seat), shown)),
        (close_of, (match.view(None), known)),
        (hand_of, (match.view(seat),)),
        (question_of, (match.view(seat), question)),
    ]
    for draw, given in wanted:
        sound, found = pickle.loads(answer(pickle.dumps((draw, (teller, match.title, *given)))))
        assert sound, found
        assert found == draw(teller, match.title, *given)


def test_a_teller_travels_with_all_it_knows() -> None:
    title = TITLES["antike"]
    for what_if in (False, True):
        teller = Teller("fr", title, NAMES, title.rules.options(), what_if=what_if)
        there = pickle.loads(pickle.dumps(teller))
        assert (there.title(), there.names, there.chosen) == (teller.title(), teller.names, teller.chosen)
        assert type(there) is Teller
    assert pickle.loads(pickle.dumps(Teller("en", title))).chosen == title.rules.options()


class Counting(Study):
    """A study that draws at once, and remembers what was asked of it."""

    def __init__(self) -> None:
        super().__init__(MovedClock())
        self.asked: list[tuple[str, bool]] = []

    async def think(self, work, *given, first=False):  # type: ignore[no-untyped-def]
        self.asked.append((work.__name__, first))
        return work(*given)


async def test_only_where_very_many_are_wanted_they_are_drawn_elsewhere(monkeypatch) -> None:
    monkeypatch.setattr("bot.pictures.draw.draw_board", lambda *_, **__: Picture(b"", 0, 0))
    monkeypatch.setattr("bot.pictures.draw.draw_question", lambda *_: Picture(b"", 0, 0))
    now, study = [0.0], Counting()
    easel = Easel(study=study, now=lambda: now[0])
    match, _, seat, question = played("antike")
    teller = Teller("en", match.title, NAMES[: match.seats])
    for turn in range(MANY - 1):
        await easel.draw(match, teller, Shown(turn=turn))
    assert study.asked == []
    for _ in range(MANY):  # those that are there already are not drawn again
        await easel.draw(match, teller, Shown(turn=MANY - 2))
    assert study.asked == []
    await easel.draw(match, teller, Shown(turn=MANY))
    await easel.draw_question(match, teller, seat, question)
    assert study.asked == [("board_of", False), ("question_of", True)]
    now[0] += LATELY + 1
    await easel.draw(match, teller, Shown(turn=MANY + 1))
    assert len(study.asked) == 2
    easel.close()


async def test_a_game_that_no_other_process_knows_is_drawn_here(monkeypatch) -> None:
    monkeypatch.setattr("bot.pictures.draw.draw_board", lambda *_, **__: Picture(b"", 0, 0))
    study = Counting()
    easel, match = Easel(study=study, now=lambda: 0.0), played("antike")[0]
    away = replace(match.title, home="")
    for turn in range(MANY + 1):
        await easel.draw(match, Teller("en", away, NAMES), Shown(turn=turn))
    assert study.asked == []
    easel.close()


async def test_they_are_drawn_in_a_process(clock: MovedClock, as_sent: None) -> None:
    study = Study(clock, 3)
    easel = Easel(study=study, now=lambda: 0.0)
    match, events, _, _ = played("grecolonies")
    teller = Teller("en", match.title, NAMES[: match.seats], match.options)
    drawn = [await easel.draw(match, teller, Shown(events=events, turn=turn)) for turn in range(MANY + 1)]
    known = tuple(each for each in events if each.known_to(None))
    assert drawn[-1] == board_of(teller, match.title, match.view(None), Shown(events=known, turn=MANY))
    for slug in ("antike", "grecolonies"):  # boards of people's own are known to that process, too
        title = TITLES[slug]
        options = options_from(title.rules, {"board": OWN[slug][1]})
        match, _ = Match.start(title, options, 3, bytes(32))
        teller = Teller("fr", title, NAMES[:3], options)
        assert await easel.draw(match, teller) == board_of(teller, title, match.view(None), Shown())
    easel.close()
    await study.close()
