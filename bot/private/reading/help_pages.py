"""The rules help: a page per topic and language in `data/help/<language>/<title>/`."""

from dataclasses import dataclass
from functools import cache

from data import folders


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


def page_of(title: str, language: str, topic: str) -> str:
    """A topic's text in Discord's markdown.

    Raises:
        KeyError: there is no such topic.
    """
    return _files(title, language)[topic]
