"""Searching the rules help: SQLite's own full-text index, made in memory when somebody searches.

Some hundred pages are read in a few hundredths of a second; nothing is kept that could grow old.
"""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

from bot.private.reading.help_pages import parts_of, topics
from bot.speech.names import fold
from bot.speech.texts import LANGUAGES

MOST = 10
"""Pages found at most."""
WORDS = 8
"""Words of what is searched for that are looked at."""
SHORT, LONG = 2, 4
"""Letters up to which a word must be found whole, and beyond which it is found in its singular, too."""

BOLD = "**"

MATCHING = """
    select title, language, topic, entry, snippet(help, 5, '**', '**', '…', 18) from help where help match ?
    order by bm25(help, 0, 0, 0, 0, 4, 1), rowid
"""
"""The lines that match, the fittest first, as 18 words of each; a word in a heading counts four times."""


@dataclass(frozen=True, slots=True)
class Found:
    """A page on which something was found: its heading in the reader's language, in which of its entries, and
    the words around it with what fits in bold."""

    title: str
    topic: str
    entry: str
    """Empty: none of its own."""
    heading: str
    quoted: str

    @property
    def handle(self) -> str:
        """What stands for it in a menu."""
        return handle_of(self.title, self.topic, self.entry)


def handle_of(title: str, topic: str, entry: str) -> str:
    """What stands in a menu for a page of a game, or for an entry of it."""
    return "-".join(filter(None, (title, topic, entry)))


def found(titles: Sequence[str], given: str, language: str) -> tuple[Found, ...]:
    """The pages of these games' help on which words begin as those given, the fittest first.

    All words on one line count before some of them; pages in other languages where none in the reader's has
    any. Accents, capitals and plurals do not matter.
    """
    words = list(_beginnings(given))
    if not words:
        return ()
    with closing(sqlite3.connect(":memory:")) as index:
        index.execute(
            "create virtual table help using fts5 (title unindexed, language unindexed, topic unindexed,"
            " entry unindexed, heading, line, tokenize = 'unicode61 remove_diacritics 2')"
        )
        index.executemany("insert into help values (?, ?, ?, ?, ?, ?)", _lines(titles))
        for matches in (" AND ".join(words), " OR ".join(words)):
            lines = index.execute(MATCHING, (matches,)).fetchall()
            own = [line for line in lines if line[1] == language]
            if lines:
                return tuple(_pages(own or lines, language))[:MOST]
    return ()


def _beginnings(given: str) -> Iterator[str]:
    """The words searched for as SQLite reads them: each but short ones stands for all that begin so."""
    for word in re.findall(r"\w+", fold(given))[:WORDS]:
        stem = word[:-1] if len(word) > LONG and word[-1] in "sx" else word
        ways = dict.fromkeys((stem, stem.replace("oe", "œ")))  # its only letter that is spelt otherwise
        spelt = (f'"{way}"*' if len(way) > SHORT else f'"{way}"' for way in ways)
        yield f"({' OR '.join(spelt)})"


def _lines(titles: Sequence[str]) -> Iterator[tuple[str, str, str, str, str, str]]:
    """The lines of all pages in all languages, without marks and what is to be typed: game, language, topic,
    entry, the topic's heading, the line."""
    for title in titles:
        for language in LANGUAGES:
            for topic in topics(title, language):
                for entry, line in _said(title, language, topic.slug):
                    plain = re.sub(r"^\s*(#+|-|\d+\.) |[*`]", "", line).strip()
                    if plain:
                        yield title, language, topic.slug, entry, topic.title, plain


def _said(title: str, language: str, topic: str) -> Iterator[tuple[str, str]]:
    """The lines of a page below its heading, each with the entry it stands in."""
    for entry, text in parts_of(title, language, topic):
        told = text if entry else text.partition("\n")[2]
        for line in re.sub(r"```.*?```", "", told, flags=re.DOTALL).split("\n"):
            yield entry, line


def _pages(lines: Sequence[tuple[str, str, str, str, str]], language: str) -> Iterator[Found]:
    """The pages of lines that were found, each with its fittest one: that says it itself, where any does."""
    fittest = dict[tuple[str, str], tuple[str, str]]()
    for title, _, topic, entry, quoted in lines:
        if BOLD not in fittest.setdefault((title, topic), (entry, quoted))[1] and BOLD in quoted:
            fittest[title, topic] = entry, quoted
    for (title, slug), (entry, quoted) in fittest.items():
        heading = next((each.title for each in topics(title, language) if each.slug == slug), None)
        if heading is not None:
            yield Found(title, slug, entry, heading, quoted)
