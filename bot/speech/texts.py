"""The translation files: a key and a language become a sentence.

The files are Project Fluent (`data/text/<language>/*.ftl`), one for what every game shares and one per game.
A variable is filled from the fact of the same name, or from a form of it (see `bot.speech.facts`).
A missing text or variable, or a number given as text where its variants are chosen by number, is a fault of
ours: a `TextWarning`, which tests turn into an error and production logs, and the best reading that is left.
"""

import warnings
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import TypeAlias

from bot.speech.facts import form_of
from bot.speech.translation.book import book, key_of
from engine.core.contract import Fact, Word
from engine.core.tables import BadData

LANGUAGES = ("en", "fr")
"""The languages Keryx speaks; the first is the one to fall back on."""

Values: TypeAlias = tuple[tuple[str, str | int | None], ...]
"""Variables by name, each with its value; None: there is none of that name."""

Lookup: TypeAlias = Callable[[str], str | int | None]
"""Gives a variable its value; None: there is none of that name."""


class TextWarning(UserWarning):
    """A text is missing, mentions something it was not given, or was given a number as text."""


def language_of(locale: str) -> str:
    """The language that fits a locale of Discord or of a terminal: `fr`, `en-GB`, `fr_FR.UTF-8`."""
    wanted = locale.replace("_", "-").replace(".", "-").partition("-")[0].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


@lru_cache(maxsize=8192)
def _numbers(language: str, key: str) -> frozenset[str]:
    return book(language).numbers(key)


def keys(language: str) -> tuple[str, ...]:
    """Every key of a language; an attribute's key is `message.attribute`."""
    return book(language).keys


def has(language: str, key: str, attribute: str | None = None) -> bool:
    """Whether there is such a text."""
    return key_of(key, attribute) in book(language)


@cache
def places_of(language: str, group: str) -> Mapping[str, int]:
    """For each key `<group>-<id>` the place of its id among them: the order of the translation file."""
    names = [key.removeprefix(f"{group}-") for key in keys(language) if key.startswith(f"{group}-")]
    return {name: place for place, name in enumerate(each for each in names if "." not in each)}


LONGEST_PART = 2000
"""Characters of a variable; the library refuses more than 2,500, so longer ones are put in afterwards."""


SHORT = 200
"""Characters of all variables together, up to which a text is kept: longer ones are hardly told twice."""


def readable(word: str) -> str:
    """An id as one can read it: `leptis_magna` is `leptis magna`."""
    return word.replace("_", " ").replace("-", " ")


def within(text: str) -> str:
    """The text with a small first letter, as within a sentence: of words that no name begins."""
    return text[:1].lower() + text[1:]


def capital(text: str) -> str:
    """The text with a capital first letter, as at the start of a sentence."""
    for place, letter in enumerate(text):
        if letter.isalpha():
            return text[:place] + letter.upper() + text[place + 1 :]
        if letter.isdigit():
            break
    return text


def phrase(language: str, key: str, lookup: Lookup) -> str:
    """The text of a key (`message` or `message.attribute`), its variables asked of `lookup`."""
    needed = book(language).needed(key)
    if needed is None:
        warnings.warn(f"{language}: no text {key}", TextWarning, stacklevel=3)
        if language == LANGUAGES[0] or not has(LANGUAGES[0], key):
            return readable(key)
        language = LANGUAGES[0]
        needed = book(language).needed(key)
    if not needed:
        return _unvaried(language, key)
    return _written(language, key, tuple([(each, lookup(each)) for each in needed]))


@lru_cache(maxsize=8192)
def _unvaried(language: str, key: str) -> str:
    """A text without variables, such as most names: always the same."""
    return _written(language, key, ())


def _written(language: str, key: str, values: Values) -> str:
    """A text with its variables' values; what is wrong is told each time."""
    short = sum([len(value) for _, value in values if isinstance(value, str)]) < SHORT
    text, wrong = (_filled if short else _fill)(language, key, values)
    for each in wrong:
        warnings.warn(f"{language}: {key}: {each}", TextWarning, stacklevel=4)
    return text


def _fill(language: str, key: str, values: Values) -> tuple[str, tuple[str, ...]]:
    """A text with its variables' values, and what is wrong."""
    numbers = _numbers(language, key)
    wrong = [
        f"${each} is a number given as text"
        for each, value in values
        if each in numbers and isinstance(value, str) and value.isdigit()
    ]
    long = {each: v for each, v in values if isinstance(v, str) and len(v) > LONGEST_PART}
    given = {k: f"\ue000{k}\ue001" if k in long else _signed(v) for k, v in values if v is not None}
    text, errors = book(language).written(key, given)
    for each, value in long.items():
        text = text.replace(f"\ue000{each}\ue001", value)
    if errors:
        wrong.append("; ".join(map(str, errors)))
    return text, tuple(wrong)


_filled = lru_cache(maxsize=1024)(_fill)
"""The same, kept: positions of a game are told in few short sentences, again and again."""


def _signed(value: str | int) -> str | int:
    """A number below zero with a true minus; no text chooses a variant by such a number."""
    return f"\N{MINUS SIGN}{-value}" if isinstance(value, int) and value < 0 else value


def _common_word(language: str, word: Word, attribute: str) -> str | None:
    """A word named without a game: by the common files, else as one can read it."""
    key = key_of(f"{word.kind}-{word.id}", attribute or None)
    if has(language, key):
        return phrase(language, key, lambda name: 1 if name == "count" else None)
    return None if attribute else readable(word.id)


def render(language: str, key: str, facts: Mapping[str, Fact], attribute: str | None = None) -> str:
    """A text with its facts in a mapping, for names Python does not allow. Lists are joined by "and".

    Strings are put in as they are: escape what people typed.
    """
    return phrase(
        language,
        key_of(key, attribute),
        lambda name: form_of(
            name, facts, language, lambda word, form, _: _common_word(language, word, form), str
        ),
    )


def say(language: str, key: str, /, attribute: str | None = None, **facts: Fact) -> str:
    """A text of the common files: `say("en", "post-title", turn=14, headline="...")`."""
    return render(language, key, facts, attribute)


def fault_told(language: str, fault: BadData, shown: Callable[[str], str] = str) -> str:
    """What is wrong with a table, with its line and field; `shown` makes what people wrote harmless."""
    field = shown(fault.field)
    given, needed = shown(fault.given), shown(fault.needed)
    what = say(language, f"data-{fault.key}", given=given, field=field, needed=needed)
    if not fault.line:
        return say(language, "cli-check-whole", field=field, what=what)
    if not fault.field:
        return say(language, "cli-check-line-whole", line=fault.line, what=what)
    return say(language, "cli-check-line", line=fault.line, field=field, what=what)
