"""Sections a game lacks: which page of its help each verb, event and refusal belongs to."""

from collections.abc import Iterator

from bot.cli.lacking.lack import Lack, shelves
from bot.cli.lacking.source import events_of
from bot.cli.lacking.texts import refusals_of
from bot.private.reading.help_pages import topics
from bot.speech.texts import LANGUAGES, keys
from engine.core.sections import EVENT, FILE, QUESTION, REFUSAL, THING, VERB, rows_of_thing, sections_of
from engine.core.title import Title


def lacking_sections(title: Title) -> Iterator[Lack]:
    """Verbs and events without a section, rows about nothing, and sections that are no page of the help."""
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
        if not all(section in each for each in pages):
            yield Lack("section-no-page", {"file": file, "kind": kind, "given": key, "section": section})


def _questions(title: Title) -> Iterator[str]:
    """The kinds of decisions and the steps of a turn that texts are for."""
    for prefix in (f"{title.slug}-decision-", f"{title.slug}-stage-"):
        yield from (key.removeprefix(prefix) for key in keys(LANGUAGES[0]) if key.startswith(prefix))
