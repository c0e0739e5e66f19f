"""Pictures are drawn in a process of their own, and look as they would in the bot's own."""

import asyncio
import pickle
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from unittest.mock import ANY

import pytest
from moved_clock import MovedClock
from own_tables import OWN

from bot.errors.trouble import InternalTrouble
from bot.pictures.draw import Shown, board_of, close_of, hand_of, question_of
from bot.pictures.easel import Easel
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


async def test_all_is_drawn_in_the_study_and_what_an_answer_waits_for_before_the_rest(monkeypatch) -> None:
    monkeypatch.setattr("bot.pictures.draw.draw_board", lambda *_, **__: Picture(b"", 0, 0))
    monkeypatch.setattr("bot.pictures.draw.draw_question", lambda *_, **__: Picture(b"", 0, 0))
    study = Counting()
    easel = Easel(study=study)
    match, _, seat, question = played("antike")
    teller = Teller("en", match.title, NAMES[: match.seats])
    for turn in (1, 2, 2):  # what is there already is not drawn again
        await easel.draw(match, teller, Shown(turn=turn))
    await easel.draw_question(match, teller, seat, question)
    await easel.draw_question(match, teller, Seat(seat + 1), question, awaited=False)
    boards, questions = [("board_of", False)] * 2, [("question_of", True), ("question_of", False)]
    assert study.asked == [*boards, *questions]
    await easel.close()


async def test_while_many_boards_wait_they_are_packed_less_hard(monkeypatch) -> None:
    def draw(*_: object, hurried: bool, **__: object) -> Picture:
        return Picture(b"soon" if hurried else b"small", 0, 0)

    monkeypatch.setattr("bot.pictures.draw.draw_board", draw)
    easel, match = Easel(study=Counting()), played("antike")[0]
    teller = Teller("en", match.title, NAMES[: match.seats])
    boards = await asyncio.gather(*(easel.draw(match, teller, Shown(turn=turn)) for turn in range(1, 6)))
    assert [each.data for each in boards] == [b"soon"] * 2 + [b"small"] * 3
    await easel.close()


async def test_while_many_boards_wait_no_question_is_drawn_for_which_nobody_waits(monkeypatch) -> None:
    for what in ("board", "question"):
        monkeypatch.setattr(f"bot.pictures.draw.draw_{what}", lambda *_, **__: Picture(b"", 0, 0))
    easel, (match, _, seat, question) = Easel(study=Counting()), played("antike")
    teller = Teller("en", match.title, NAMES[: match.seats])
    typed = partial(easel.draw_question, match, teller, seat, question, awaited=False)
    boards = (easel.draw(match, teller, Shown(turn=turn)) for turn in range(1, 5))
    *_, none = await asyncio.gather(*boards, typed())
    assert none is None
    assert await typed() is not None
    await easel.close()


async def test_a_game_that_no_other_process_knows_is_drawn_here(monkeypatch) -> None:
    monkeypatch.setattr("bot.pictures.draw.draw_board", lambda *_, **__: Picture(b"", 0, 0))
    study = Counting()
    easel, match = Easel(study=study), played("antike")[0]
    away = replace(match.title, home="")
    assert await easel.draw(match, Teller("en", away, NAMES)) == Picture(b"", 0, 0, told=ANY)
    assert study.asked == []
    await easel.close()


async def test_they_are_drawn_in_a_process(clock: MovedClock, as_sent: None) -> None:
    study = Study(clock, 3)
    easel = Easel(study=study)
    match, events, _, _ = played("grecolonies")
    teller = Teller("en", match.title, NAMES[: match.seats], match.options)
    drawn = await easel.draw(match, teller, Shown(events=events, turn=3))
    known = tuple(each for each in events if each.known_to(None))
    assert drawn == board_of(teller, match.title, match.view(None), Shown(events=known, turn=3))
    for slug in ("antike", "grecolonies"):  # boards of people's own are known to that process, too
        title = TITLES[slug]
        options = options_from(title.rules, {"board": OWN[slug][1]})
        match, _ = Match.start(title, options, 3, bytes(32))
        teller = Teller("fr", title, NAMES[:3], options)
        assert await easel.draw(match, teller) == board_of(teller, title, match.view(None), Shown())
    await easel.close()
    with pytest.raises(InternalTrouble):  # its process has ended with it
        await study.think(pow, 2, 10)


async def test_what_draws_is_got_ready_for_a_game_that_is_played() -> None:
    study, title = Study(MovedClock(), 3), TITLES["deus"]
    match, _ = Match.start(title, title.rules.options(), 2, bytes(32))
    teller = Teller("fr", title, NAMES[:2], match.options)
    easel = Easel(study=study)
    for _ in range(3):
        easel.expect(match, teller)
    assert study.waiting == 1
    loaded = await study.think(eval, "[*__import__('sys').modules]")
    assert "render.deus.artist" in loaded
    assert "render.antike.artist" not in loaded
    kept = "len([*__import__('render.kit.portfolio').kit.portfolio.PORTFOLIO.large])"
    assert await study.think(eval, kept) > 0
    await easel.close()
