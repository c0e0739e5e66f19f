"""The rules help: the same pages in both languages, short enough, and what it says to type can be played."""

import re
from collections.abc import Sequence

import pytest
from titled import GAMES, titled

from bot.private.reading.help_pages import page_of, topic_on, topics
from bot.speech.texts import LANGUAGES, keys
from engine.antike.events import PersonageWon, TempleBuilt
from engine.core.choosing.choices import options_from
from engine.core.choosing.notation import parse, parse_line
from engine.core.contract import Event, Word
from engine.core.play.match import Match
from engine.core.sections import QUESTION, sections_of

AT_FIRST = {"deus": ["act", "pass"]}
"""Kinds of questions that the first page explains: what one may do in a turn."""

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("title", GAMES)
@languages
def test_pages_have_typographic_apostrophes(title: str, language: str) -> None:
    for topic in topics(title, language):
        assert "'" not in re.sub(r"`[^`]*`", "", page_of(title, language, topic.slug))


@pytest.mark.parametrize("title", GAMES)
@languages
def test_every_kind_of_question_has_a_page_that_explains_it(title: str, language: str) -> None:
    begins = f"{title}-decision-"
    kinds = [key.removeprefix(begins) for key in keys(language) if key.startswith(begins) and "." not in key]
    assert kinds
    assert [kind for kind in kinds if topic_on(title, language, [kind]) == "-"] == []
    first = topics(title, language)[0].slug
    assert [kind for kind in kinds if topic_on(title, language, [kind]) == first] == AT_FIRST.get(title, [])


@pytest.mark.parametrize("title", GAMES)
@languages
def test_only_what_has_no_page_of_its_name_is_led_to_another(title: str, language: str) -> None:
    known = {topic.slug for topic in topics(title, language)}
    led = {key for kind, key in sections_of(title) if kind == QUESTION}
    assert not led & known


def typed(language: str, topic: str) -> list[str]:
    """The moves a page shows: in code blocks and in code quotes."""
    text = page_of("antike", language, topic)
    blocks = re.findall(r"```\n(.+?)\n```", text)
    quotes = re.findall(r"`([a-z][a-z-]* ?[^`/]*)`", re.sub(r"```.+?```", "", text, flags=re.DOTALL))
    return [*blocks, *quotes]


@languages
@pytest.mark.parametrize("topic", ["notation", "example", "openings"])
def test_what_the_help_says_to_type_can_be_read(language: str, topic: str) -> None:
    rules = GAMES["antike"]
    match = Match.start(titled(rules), options_from(rules, {"board": "west"}), 4, b"h" * 32)[0]
    lines = [line for line in typed(language, topic) if not re.fullmatch(r"[a-z-]+:.*|manoeuvre-\d", line)]
    assert len(lines) >= 3
    for line in lines:
        assert parse_line(rules, line, rules.vocabulary(match.state))


def romans_play(lines: Sequence[str]) -> list[Event]:
    """What happens in the Romans' first turns, played so, on the West board with four nations."""
    rules = GAMES["antike"]
    match = Match.start(titled(rules), options_from(rules, {"board": "west"}), 4, b"h" * 32)[0]
    left = list(lines)
    events: list[Event] = []
    while left:
        turn = rules.turn(match.state)
        assert turn.seat is not None
        romans = turn.actor == Word("nation", "romans")
        others = {1: "iron", 2: "gold", 3: "marble"}  # each free from the one before
        line = left.pop(0) if romans else f"take coin / go {others[turn.round]} / end"
        for text in line.split("/"):
            played = match.play(turn.seat, parse(rules, text))
            match = played.match
            if romans:
                events += played.step.events
    return events


def shown(language: str, topic: str) -> list[str]:
    """The lines of a page that stand in blocks of their own."""
    return re.findall(r"```\n(.+?)\n```", page_of("antike", language, topic))


@languages
def test_the_example_plays_as_told_and_brings_a_king(language: str) -> None:
    events = romans_play(shown(language, "example"))
    kings = [event for event in events if isinstance(event, PersonageWon)]
    assert [(event.personage, event.total, event.goal) for event in kings] == [("king", 1, 9)]


@languages
def test_the_first_moves_bring_what_is_told(language: str) -> None:
    growth, learning = shown(language, "openings")[:2], shown(language, "openings")[2:]
    assert [event.province for event in romans_play(growth) if isinstance(event, TempleBuilt)] == [
        "mediolanum"
    ]
    won = [event.personage for event in romans_play(learning) if isinstance(event, PersonageWon)]
    assert won == ["scholar"]
    assert len(learning) == 3
