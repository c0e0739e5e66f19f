"""The rules help: a page per topic and language in `data/help/<language>/<title>/`."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from data import folders
from engine.core.sections import section_of_word


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
    return _files(title, language)[topic]


def topic_on(title: str, language: str, words: Iterable[str]) -> str:
    """The page that explains the first of these words that any page does: verbs, kinds of decisions, steps
    of a turn. It is named so itself, or the title's table leads there. `-` where none does: the first one."""
    known = {topic.slug for topic in topics(title, language)}
    return next((page for word in words if (page := section_of_word(title, word) or word) in known), "-")
