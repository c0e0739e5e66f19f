"""Sections a game lacks: which page of its help, and which entry, each verb, event and refusal belongs to."""

from collections.abc import Iterator, Mapping

from bot.cli.lacking.lack import Lack, shelves
from bot.cli.lacking.texts import refusals_of
from bot.private.reading.help_pages import entries_of, page_of, topics
from bot.speech.texts import LANGUAGES, keys
from engine.core.contract import Fact
from engine.core.events import events_of
from engine.core.sections import EVENT, FILE, QUESTION, REFUSAL, THING, VERB, rows_of_thing, sections_of
from engine.core.title import Title

WHOLE = 800
"""Characters up to which a page is read as a whole: of a longer one what is asked about is an entry."""


def lacking_sections(title: Title) -> Iterator[Lack]:
    """Verbs and events without a section, rows about nothing, and sections that are no page of the help or no
    entry of it in each language, or too much to read."""
    file, found = f"data/{title.slug}/{FILE}", sections_of(title.slug)
    needed = [(VERB, verb.word) for verb in title.rules.verbs]
    needed += [(EVENT, event.word) for event in events_of(title)]
    for kind, key in needed:
        if (kind, key) not in found:
            yield Lack("section", {"file": file, "kind": kind, "given": key})
    questions = ((QUESTION, key) for key in _questions(title))
    things = {thing.word for _, each in shelves(title) for thing in each}
    known = {*needed, *questions, *((REFUSAL, key) for key in refusals_of(title))}
    known |= {(THING, row) for word in things for row in rows_of_thing(word)}
    pages = [{topic.slug for topic in topics(title.slug, language)} for language in LANGUAGES]
    for (kind, key), section in found.items():
        if (kind, key) not in known:
            yield Lack("section-of-nothing", {"file": file, "kind": kind, "given": key})
        facts: Mapping[str, Fact] = {"file": file, "kind": kind, "given": key, "section": str(section)}
        if not all(section.page in each for each in pages):
            yield Lack("section-no-page", facts)
        elif section.entry and not all(section.entry in each for each in _entries(title, section.page)):
            yield Lack("section-no-entry", facts)
        elif kind not in (QUESTION, THING) and not section.entry and _is_long(title, section.page):
            yield Lack("section-whole", {**facts, "most": WHOLE})


def _entries(title: Title, page: str) -> list[Mapping[str, str]]:
    """The entries of a page, in each language."""
    return [entries_of(title.slug, language, page) for language in LANGUAGES]


def _is_long(title: Title, page: str) -> bool:
    return any(len(page_of(title.slug, language, page)) > WHOLE for language in LANGUAGES)


def _questions(title: Title) -> Iterator[str]:
    """The kinds of decisions and the steps of a turn that texts are for."""
    for prefix in (f"{title.slug}-decision-", f"{title.slug}-stage-"):
        yield from (key.removeprefix(prefix) for key in keys(LANGUAGES[0]) if key.startswith(prefix))
