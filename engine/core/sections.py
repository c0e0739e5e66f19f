"""Sections of the rules: which page of a game's help says what a verb does, what a question is about, why
something is refused, what an event follows from, and what a thing that people look up is.

Each game has a table of them, `data/<game>/sections.csv`; `keryx check` compares it with the law. A refusal
that has no row of its own belongs to the section of the verb that was refused; a question, which is a kind of
decision or a step of a turn, has one only where no page is named like it; a thing, whose row is named
`<kind>-<id>`, belongs to the section of its `<kind>`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from data import folders
from engine.core.contract import Action, Event, Refusal, Word
from engine.core.tables import rows_of

FILE = "sections.csv"
COLUMNS = ("kind", "key", "section")
VERB, QUESTION, EVENT, REFUSAL, THING = "verb", "question", "event", "refusal", "thing"
"""What has a section: kinds of rows."""


@cache
def sections_of(slug: str) -> Mapping[tuple[str, str], str]:
    """The sections of a game by kind of row and key; empty where it has no table of them.

    Raises:
        BadData: the table has other columns, or a line with too few or too many cells.
    """
    return MappingProxyType(dict(_rows(slug)))


def _rows(slug: str) -> Iterator[tuple[tuple[str, str], str]]:
    for folder in folders(slug):
        path = folder / FILE
        if path.is_file():
            for row in rows_of(f"data/{slug}/{FILE}", path.read_text(encoding="utf-8"), COLUMNS):
                yield (row.text("kind"), row.text("key")), row.text("section")


def section_of_verb(slug: str, verb: type[Action]) -> str:
    """The section that says what a verb does; empty where none is named."""
    return sections_of(slug).get((VERB, verb.word), "")


def section_of_word(slug: str, word: str) -> str:
    """The section about a verb, a kind of decision or a step of a turn; empty where none is named."""
    sections = sections_of(slug)
    return sections.get((VERB, word)) or sections.get((QUESTION, word), "")


def section_of_refusal(slug: str, verb: type[Action], refusal: Refusal) -> str:
    """The section by which a verb is refused: the refusal's own, else the verb's."""
    return sections_of(slug).get((REFUSAL, refusal.key)) or section_of_verb(slug, verb)


def section_of_event(slug: str, event: Event) -> str:
    """The section that an event follows from; empty where none is named."""
    return sections_of(slug).get((EVENT, event.word), "")


def rows_of_thing(word: Word) -> tuple[str, str]:
    """What the row of a thing may be named: that of it alone, and that of all of its kind."""
    return f"{word.kind}-{word.id}", word.kind


def section_of_thing(slug: str, word: Word) -> str:
    """The section that says what a thing is that people look up; empty where none is named."""
    sections = sections_of(slug)
    return next((sections[THING, row] for row in rows_of_thing(word) if (THING, row) in sections), "")
