"""The rules help: a page per topic and language in `data/help/<language>/<title>/`.

A line like `<!-- limits -->` begins an entry of a page, which goes on to the next such line, and one like
`<!-- example: two-kings -->` stands above an example that a test plays: the same ones in every language. They
are never shown.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from data import folders
from engine.core.sections import Section, section_of_word

MARK = re.compile(r"^<!-- ([a-z0-9-]+) -->\n", re.MULTILINE)
"""The beginning of an entry."""
EXAMPLE = re.compile(r"^<!-- example: ([a-z0-9-]+) -->\n", re.MULTILINE)
"""What stands above an example."""


@dataclass(frozen=True, slots=True)
class Topic:
    """A page: its file's name without number, and its first heading."""

    slug: str
    title: str


@cache
def _files(title: str, language: str) -> dict[str, str]:
    pages = sorted(path for folder in folders("help", language, title) for path in folder.glob("*.md"))
    return {path.stem.lstrip("0123456789-"): path.read_text(encoding="utf-8") for path in pages}


@cache
def topics(title: str, language: str) -> tuple[Topic, ...]:
    """All topics of a title in the order of their files."""
    return tuple(
        Topic(slug, text.split("\n", 1)[0].lstrip("# ").strip())
        for slug, text in _files(title, language).items()
    )


def heading_of(title: str, language: str, topic: str) -> str:
    """A topic's heading; empty where there is no such topic."""
    return next((each.title for each in topics(title, language) if each.slug == topic), "")


def page_of(title: str, language: str, topic: str) -> str:
    """A topic's text in Discord's markdown.

    Raises:
        KeyError: there is no such topic.
    """
    return without_marks(_files(title, language)[topic])


def without_marks(text: str) -> str:
    """What is shown of a page's file."""
    return EXAMPLE.sub("", MARK.sub("", text))


def examples_of(title: str, language: str, topic: str) -> Mapping[str, str]:
    """The examples of a topic by their names, each with all that follows it on the page.

    Raises:
        KeyError: there is no such topic.
    """
    _, *parts = EXAMPLE.split(_files(title, language)[topic])
    return dict(zip(parts[::2], parts[1::2], strict=True))


@cache
def entries_of(title: str, language: str, topic: str) -> Mapping[str, str]:
    """The entries of a topic by their names; none where it is not divided.

    Raises:
        KeyError: there is no such topic.
    """
    _, *entries = parts_of(title, language, topic)
    return MappingProxyType({name: text.strip("\n") for name, text in entries})


@cache
def parts_of(title: str, language: str, topic: str) -> tuple[tuple[str, str], ...]:
    """What a topic says before its first entry, without a name, then its entries by their names.

    Raises:
        KeyError: there is no such topic.
    """
    before, *parts = MARK.split(_files(title, language)[topic])
    named = zip(["", *parts[::2]], [before, *parts[1::2]], strict=True)
    return tuple((name, without_marks(text)) for name, text in named)


def section_text(title: str, language: str, section: Section) -> str:
    """A section below the heading of its page: the entry it names, where there is such a one, else the page.

    Raises:
        KeyError: there is no such page.
    """
    entry = entries_of(title, language, section.page).get(section.entry)
    if entry is None:
        return page_of(title, language, section.page)
    return f"# {heading_of(title, language, section.page)}\n{entry}"


def topic_on(title: str, language: str, words: Iterable[str]) -> str:
    """The page that explains the first of these words that any page does: verbs, kinds of decisions, steps
    of a turn. It is named so itself, or the title's table leads there. `-` where none does: the first one."""
    known = {topic.slug for topic in topics(title, language)}
    return next((page for word in words if (page := section_of_word(title, word).page or word) in known), "-")
