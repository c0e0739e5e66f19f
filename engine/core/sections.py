"""Sections of the rules: which page of a game's help, and which entry of it, says what a verb does, what a
question is about, why something is refused, what an event follows from, and what a thing is that people look
up.

Each game has a table of them, `data/<game>/sections.csv`; `keryx check` compares it with the law. A refusal
that has no row of its own belongs to the section of the verb that was refused; a question, which is a kind of
decision or a step of a turn, has one only where no page is named like it; a thing, whose row is named
`<kind>-<id>`, belongs to the section of its `<kind>`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from data import folders
from engine.core.contract import Action, Event, Refusal, Word
from engine.core.tables import rows_of

FILE = "sections.csv"
COLUMNS = ("kind", "key", "section")
VERB, QUESTION, EVENT, REFUSAL, THING = "verb", "question", "event", "refusal", "thing"
"""What has a section: kinds of rows."""


@dataclass(frozen=True, slots=True)
class Section:
    """A place in the rules: `conquest/limits` in the table."""

    page: str = ""
    """A page of the help; empty: nowhere."""
    entry: str = ""
    """An entry of that page; empty: all of it."""

    def __str__(self) -> str:
        """As it stands in the table."""
        return f"{self.page}/{self.entry}" if self.entry else self.page


NOWHERE = Section()


@cache
def sections_of(slug: str) -> Mapping[tuple[str, str], Section]:
    """The sections of a game by kind of row and key; empty where it has no table of them.

    Raises:
        BadData: the table has other columns, or a line with too few or too many cells.
    """
    return MappingProxyType(dict(_rows(slug)))


def _rows(slug: str) -> Iterator[tuple[tuple[str, str], Section]]:
    for folder in folders(slug):
        path = folder / FILE
        if path.is_file():
            for row in rows_of(f"data/{slug}/{FILE}", path.read_text(encoding="utf-8"), COLUMNS):
                page, _, entry = row.text("section").partition("/")
                yield (row.text("kind"), row.text("key")), Section(page, entry)


def section_of_verb(slug: str, verb: type[Action]) -> Section:
    """The section that says what a verb does; nowhere where none is named."""
    return sections_of(slug).get((VERB, verb.word), NOWHERE)


def section_of_word(slug: str, word: str) -> Section:
    """The section about a verb, a kind of decision or a step of a turn; nowhere where none is named."""
    sections = sections_of(slug)
    return sections.get((VERB, word)) or sections.get((QUESTION, word), NOWHERE)


def section_of_refusal(slug: str, verb: type[Action], refusal: Refusal) -> Section:
    """The section by which a verb is refused: the refusal's own, else the verb's."""
    return sections_of(slug).get((REFUSAL, refusal.key)) or section_of_verb(slug, verb)


def section_of_event(slug: str, event: Event) -> Section:
    """The section that an event follows from; nowhere where none is named."""
    return sections_of(slug).get((EVENT, event.word), NOWHERE)


def rows_of_thing(word: Word) -> tuple[str, str]:
    """What the row of a thing may be named: that of it alone, and that of all of its kind."""
    return f"{word.kind}-{word.id}", word.kind


def section_of_thing(slug: str, word: Word) -> Section:
    """The section that says what a thing is that people look up; nowhere where none is named."""
    sections = sections_of(slug)
    return next((sections[THING, row] for row in rows_of_thing(word) if (THING, row) in sections), NOWHERE)
