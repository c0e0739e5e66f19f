# Stopgap by the lead, so that the bot can be built: the speech part may replace this file with its own version.
"""Texts from the translation files (Project Fluent), with lists and plurals as each language wants them."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

import structlog
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from data import ROOT

LANGUAGES = ("en", "fr")
"""The first one stands in where another is asked for."""

Value: TypeAlias = "str | int | Sequence[str]"
"""What a text may mention: lists are joined as the language does."""

log = structlog.get_logger(__name__)

strict = False
"""Raise where a text or one of its variables is missing, instead of logging it: set by the tests."""


def language_of(locale: str) -> str:
    """The language we have for a locale like `fr`, `en-GB` or `fr_FR.UTF-8`."""
    short = re.split(r"[-_.@]", locale.lower())[0]
    return short if short in LANGUAGES else LANGUAGES[0]


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of a language."""
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((ROOT / "text" / language).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def has(language: str, key: str, attribute: str | None = None) -> bool:
    """Whether there is such a text."""
    texts = bundle(language)
    if not texts.has_message(key):
        return False
    message = texts.get_message(key)
    return attribute in message.attributes if attribute else message.value is not None


def attributes(language: str, key: str) -> tuple[str, ...]:
    """Names of the attributes of a text."""
    texts = bundle(language)
    return tuple(texts.get_message(key).attributes) if texts.has_message(key) else ()


def joined(language: str, parts: Sequence[str], style: str = "standard") -> str:
    """`a, b and c` in the language; style `or` for `a, b or c`."""
    return format_list(list(parts), style=style, locale=language)  # type: ignore[arg-type]


def say(language: str, key: str, /, attribute: str | None = None, **values: Value) -> str:
    """The text of a key in a language, with its variables filled in.

    Raises:
        LookupError: it is missing, or a variable of it is (only in tests; otherwise the key is shown).
    """
    return render(language, key, values, attribute)


def render(language: str, key: str, values: Mapping[str, Value], attribute: str | None = None) -> str:
    """The same with the variables in a mapping, for names that Python does not allow."""
    texts = bundle(language)
    if not has(language, key, attribute):
        if strict:
            raise LookupError(f"no text {key} {attribute or ''} in {language}")
        log.warning("text missing", key=key, attribute=attribute, language=language)
        return key
    message = texts.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    filled = {
        name: value if isinstance(value, str | int) else joined(language, value)
        for name, value in values.items()
    }
    text, errors = texts.format_pattern(pattern, filled)  # type: ignore[arg-type]
    if errors:
        if strict:
            raise LookupError(f"{key} in {language}: {errors}")
        log.warning("text incomplete", key=key, language=language, errors=[str(each) for each in errors])
    return str(text)


_MARKS = re.compile(r"([\\*_~`|>\[\]()#@:<-])")


def escape(name: str) -> str:
    """A person's own words made harmless: no markdown, no mentions, no line breaks."""
    shown = re.sub(r"[\x00-\x1f\x7f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+", " ", name)
    shown = " ".join(shown.split())
    return _MARKS.sub(r"\\\1", shown)


def cut(text: str, limit: int) -> str:
    """The text in at most `limit` characters, with an ellipsis where something is left out."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def capital(text: str) -> str:
    """The text with a capital first letter, as at the start of a sentence."""
    for place, letter in enumerate(text):
        if letter.isalpha():
            return text[:place] + letter.upper() + text[place + 1 :]
        if letter.isdigit():
            break
    return text
