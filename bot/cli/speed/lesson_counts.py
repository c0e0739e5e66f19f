"""How long the courses take: words and taps of every lesson, as whoever does all at once as its solution says
sees and presses them.

A line that stood there before in the same lesson is not read again. What all lessons show, their buttons for
help and the way on, is not read at all. A button counts one tap, a menu two, going on to the next lesson one.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

import discord

from bot.herald.ids import path_text
from bot.herald.sheet import KeptButton, Sheet
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
            counts = {each.slug: counted(each, tongue) for each in lessons_of(title)}
            lessons = {slug: _minutes(each.words, each.taps) for slug, each in counts.items()}
            found[f"{title.slug}-{tongue}"] = {**sum(counts.values(), Count()).told(), "lessons": lessons}
    return found


def _minutes(words: int, taps: int) -> float:
    return round(words / WORDS_A_MINUTE + taps * SECONDS_A_TAP / 60, 1)


def counted(lesson: Lesson, tongue: str) -> Count:
    """What a lesson takes in a language, the tap that leads to it included."""
    place, taps = place_at(Reader(tongue), lesson), 1
    key = f"{lesson.title.slug}-lesson-{lesson.slug}"
    own = [plain(say(tongue, key, part)) for part in ("about", "task", "done")]
    lines = dict[str, None]()
    for action in way_on(place.attempt) or ():
        deed = place.attempt.match.legal(lesson.seat)[numbered(place.attempt, action)]
        path = path_to(place.attempt.match, lesson.seat, deed)
        for depth in range(len(path)):
            sheet = lesson_sheet(place, At(path[:depth]))
            lines.update(dict.fromkeys(_read(sheet)))
            taps += 1 if _is_button(sheet, path[: depth + 1]) else 2
        place = place_after(Reader(tongue), place, after(place.attempt, deed))
    lines.update(dict.fromkeys(_read(done_sheet(place))))
    return Count(_words(own), _words(lines), taps)


def _words(lines: Iterable[str]) -> int:
    return sum(len(WORD.findall(line)) for line in lines)


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
            yield from (plain(line) for line in each.content.split("\n"))
    yield from (each.item.label or "" for each in _answers(sheet))
