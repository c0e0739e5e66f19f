"""What may happen in a game, in words with gaps: kinds of events and what of them may be named.

A case of moves given ahead is written as a text of an id: `moved.3.0` is the kind `moved` with the third word
its first field can hold, and anything in its second.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.speech.names import cut
from bot.speech.texts import LANGUAGES, has, say
from bot.speech.translation.book import book
from bot.speech.words import Words
from bot.store.games.plans import Case, word_of, word_text
from bot.tables.change.cases import fits
from bot.tables.state.table import Table
from engine.core.contract import Event, Fact, Word, seat_word
from engine.core.events import events_of
from engine.core.fields import headline_facts_of
from engine.core.title import Title
from engine.core.values.forms import FieldForm, forms, untold_forms

LONGEST = 80
"""Letters that say what a case is for, where a sentence has to."""
MOST = 1000
"""More kinds of events than any game has."""
NO_WORDS = ("number", "amounts", "choice", "flag")
"""Fields that hold nothing by which a place, a rival or a thing could be meant."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A kind of event, with those of its fields that can be named: what its headline mentions."""

    word: str
    fields: tuple[FieldForm, ...]


def happenings(title: Title) -> tuple[Happening, ...]:
    """The kinds of events of a game whose headline names something, the most telling first."""
    found = []
    for event in events_of(title):
        key = headline_of(title, event.word)
        if event.ends or not has(LANGUAGES[0], key):
            continue
        mentioned = book(LANGUAGES[0]).variables(key)
        fields = tuple(
            form
            for form in (*forms(event), *untold_forms(event))
            if form.kind not in NO_WORDS
            and any(each == form.label or each.startswith(f"{form.label}-") for each in mentioned)
        )
        if fields:
            found.append(Happening(event.word, fields))
    ranked = say(LANGUAGES[0], f"{title.slug}-headlines").replace("/", " ").split()
    return tuple(sorted(found, key=lambda each: ranked.index(each.word) if each.word in ranked else MOST))


def headline_of(title: Title, word: str) -> str:
    """The key of the headline of a kind of event."""
    return f"{title.slug}-event-{word}.title"


def told(words: Words, case: Case) -> str:
    """What a case is for: `The Romans move to Syracusae`, with a gap for what may be anything.

    Where the headline is all names and numbers, the sentence says it.
    """
    key = headline_of(words.game, case.event)
    if not has(words.language, key):  # of an earlier version of the game
        return case.event
    facts: dict[str, Fact] = {field: word_of(word) for field, word in case.facts}
    headline = words.with_gaps(key, facts)
    if any(letter.isalpha() for letter in headline):
        return headline
    return cut(words.with_gaps(key.removesuffix(".title"), facts), LONGEST)


def values_of(table: Table, form: FieldForm) -> tuple[Word, ...]:
    """What a field can hold at a table."""
    if form.kind == "seat":
        return tuple(seat_word(chair.seat) for chair in table.chairs)
    vocabulary = table.rules.vocabulary(table.begun.state)
    return tuple(Word(form.kind, each) for each in vocabulary.get(form.kind, ()))


def text_of(table: Table, happening: Happening, case: Case) -> str:
    """A case as part of an id."""
    named = dict(case.facts)
    places = []
    for form in happening.fields:
        texts = [word_text(word) for word in values_of(table, form)]
        wanted = named.get(form.label)
        places.append(texts.index(wanted) + 1 if wanted in texts else 0)
    return ".".join((happening.word, *map(str, places)))


def case_of(table: Table, text: str) -> tuple[Happening, Case]:
    """The case back, without moves.

    Raises:
        LookupError: there is no such kind of event in this game, or no such word.
    """
    word, *places = text.split(".")
    happening = next((each for each in happenings(table.title) if each.word == word), None)
    if happening is None or len(places) != len(happening.fields):
        raise LookupError(text)
    facts = []
    for form, place in zip(happening.fields, map(int, places), strict=True):
        if place:
            facts.append((form.label, word_text(values_of(table, form)[place - 1])))
    return happening, Case(word, tuple(facts), ())


def cases_like(table: Table, events: Sequence[Event]) -> list[tuple[Happening, Case]]:
    """What these events would be as cases, each once: everything named that can be."""
    known = {each.word: each for each in happenings(table.title)}
    found: dict[Case, Happening] = {}
    for event in events:
        if event.word in known:
            facts = headline_facts_of(event)
            named = tuple(
                (form.label, word_text(fact))
                for form in known[event.word].fields
                if isinstance(fact := facts.get(form.label), Word)
            )
            found.setdefault(Case(event.word, named, ()), known[event.word])
    return [(happening, case) for case, happening in found.items()]


def happens_in(case: Case, events: Sequence[Event]) -> bool:
    """Whether one of these events is what a case is for."""
    return any(fits(case, event) for event in events)
