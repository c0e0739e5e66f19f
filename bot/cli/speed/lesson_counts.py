"""How long the courses take: words and taps of every lesson, as whoever does all at once as its solution says
sees and presses them.

A course is one message that is edited, and whoever takes it reads what is new. A line that stood there before
in the same lesson is not read again, nor one in which only marks moved, as the tick in the steps of a turn;
one that differs in a number or a word is read whole. What stood so in an earlier lesson is known at a glance,
which counts as a word. Of a menu that is opened the options are read as far as the one that is chosen. What
all lessons show, their buttons for help and the way on, is not read at all. A button counts one tap, a menu
two, going on to the next lesson one.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeAlias

import discord

from bot.herald.ids import path_text
from bot.herald.sheet import KeptButton, KeptSelect, Sheet
from bot.private.learning.place import NAMES, courses, place_after, place_at
from bot.private.learning.sheet import done_sheet, lesson_sheet
from bot.private.panel.answers import At
from bot.private.panel.walk import path_to
from bot.speech.names import plain
from bot.speech.texts import LANGUAGES, say
from engine.core.choosing.menu import Path
from engine.core.lessons.attempt import after, numbered, way_on
from engine.core.lessons.lesson import Lesson, lessons_of

WORDS_A_MINUTE, SECONDS_A_TAP = 200, 2
"""How quickly people read, and press."""
Words: TypeAlias = "tuple[str, ...]"
"""What is read of a line."""
WORD = re.compile(r"\w[\w’'-]*")


@dataclass(frozen=True)
class Reader:
    """Somebody who takes a course."""

    tongue: str
    person: int = 1
    name: str = "Lea"
    now: datetime = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Count:
    """What a lesson takes, or a course."""

    own: int = 0
    """Words of its own: what it is about, what to do, the praise."""
    words: int = 0
    """All that are to be read, those of the panel among them."""
    taps: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(self.own + other.own, self.words + other.words, self.taps + other.taps)

    def told(self) -> dict[str, object]:
        """As figures: minutes if the lesson's own words alone are read, and if all are."""
        return {
            "own_words": self.own,
            "words": self.words,
            "taps": self.taps,
            "own_minutes": _minutes(self.own, self.taps),
            "minutes": _minutes(self.words, self.taps),
        }


def measure() -> dict[str, object]:
    """Words, taps and minutes of each course in each language, and the minutes of its lessons."""
    found = dict[str, object]()
    for title in courses():
        for tongue in LANGUAGES:
            known = set[Words]()
            counts = {each.slug: counted(each, tongue, known) for each in lessons_of(title)}
            lessons = {slug: _minutes(each.words, each.taps) for slug, each in counts.items()}
            found[f"{title.slug}-{tongue}"] = {**sum(counts.values(), Count()).told(), "lessons": lessons}
    return found


def _minutes(words: int, taps: int) -> float:
    return round(words / WORDS_A_MINUTE + taps * SECONDS_A_TAP / 60, 1)


def counted(lesson: Lesson, tongue: str, known: set[Words] | None = None) -> Count:
    """What a lesson takes in a language, the tap that leads to it included; `known`: what was read in earlier
    lessons, to which what is read in this one is added."""
    place, taps = place_at(Reader(tongue), lesson), 1
    key = f"{lesson.title.slug}-lesson-{lesson.slug}"
    own = [_words(say(tongue, key, part)) for part in ("about", "task", "done")]
    lines = dict[Words, None]()
    for action in way_on(place.attempt) or ():
        deed = place.attempt.match.legal(lesson.seat)[numbered(place.attempt, action)]
        path = path_to(place.attempt.match, lesson.seat, deed, single=True)
        for depth, answer in enumerate(path):
            sheet = lesson_sheet(place, At(path[:depth]))
            lines.update(dict.fromkeys(map(_words, _read(sheet))))
            menu = None if _is_button(sheet, path[: depth + 1]) else _menu(sheet, str(answer))
            lines.update(dict.fromkeys(map(_words, menu or ())))
            taps += 1 if menu is None else 2
        place = place_after(Reader(tongue), place, after(place.attempt, deed))
    lines.update(dict.fromkeys(map(_words, _read(done_sheet(place)))))
    before = frozenset(known or ())
    if known is not None:
        known.update(lines)
    read = sum(min(len(each), 1) if each in before else len(each) for each in lines)
    return Count(sum(map(len, own)), read, taps)


def _words(line: str) -> Words:
    return tuple(WORD.findall(plain(line)))


def _menu(sheet: Sheet, value: str) -> list[str]:
    """The options of the menu with an answer, as far as that one."""
    for each in sheet.walk_children():
        if isinstance(each, KeptSelect) and (each.item.custom_id or "").startswith(f"km:{NAMES}pick:"):
            values = [option.value for option in each.item.options]
            if value in values:
                return [option.label for option in each.item.options[: values.index(value) + 1]]
    raise LookupError(value)


def _is_button(sheet: Sheet, path: Path) -> bool:
    ending = f":{path_text(path)}"
    return any((each.item.custom_id or "").endswith(ending) for each in _answers(sheet))


def _answers(sheet: Sheet) -> Iterator[KeptButton]:
    """The buttons with answers."""
    for each in sheet.walk_children():
        if isinstance(each, KeptButton) and (each.item.custom_id or "").startswith(f"kb:{NAMES}choose:"):
            yield each


def _read(sheet: Sheet) -> Iterator[str]:
    """What there is to read: the texts line by line, and the answers on buttons."""
    for each in sheet.walk_children():
        if isinstance(each, discord.ui.TextDisplay):
            yield from each.content.split("\n")
    yield from (each.item.label or "" for each in _answers(sheet))
