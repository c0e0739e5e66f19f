"""Actions as text and back: `verb word word name:value`, several joined by `/`.

    move tarentum syracusae galley 3 / conquer syracusae galleys:3 / end

Required fields stand in order; fields with a default are written `name:value` and left out when they hold it.
Words are lower-case ids; amounts are `2gold+1coin`; several values are joined with `+`; nothing is `-`.
"""

import difflib
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NoReturn, cast

from engine.core.contract import Action, Fact, Seat, Word
from engine.core.errors import BadNotation
from engine.core.law import AnyRulebook
from engine.core.values.amounts import Amounts
from engine.core.values.forms import FieldForm, forms

LONGEST = 4000
"""Characters a typed line may have."""

QUOTED = 80
"""Characters of a typed word that an error quotes."""

_WORD = re.compile(r"[a-z0-9][a-z0-9_-]*")

Vocabulary = Mapping[str, Sequence[str]]
"""For each kind of word the ids that exist."""


def _write_one(kind: str, value: object) -> str:
    if kind == "seat":
        return f"seat{cast(int, value) + 1}"
    if kind == "flag":
        return "yes" if value else "no"
    return str(value)


def write(action: Action) -> str:
    """The action's text: `parse` reads it back to an equal action."""
    parts = [action.word]
    for form in forms(type(action)):
        value = getattr(action, form.name)
        if form.optional and value == form.default:
            continue
        if form.many:
            text = "+".join(_write_one(form.kind, each) for each in value) or "-"
        else:
            text = _write_one(form.kind, value)
        parts.append(f"{form.label}:{text}" if form.optional else text)
    return " ".join(parts)


def write_line(actions: Sequence[Action]) -> str:
    """Several actions as one line."""
    return " / ".join(write(action) for action in actions)


@cache
def verbs(rules: AnyRulebook) -> dict[str, type[Action]]:
    """The rulebook's verbs by their word."""
    return {verb.word: verb for verb in rules.verbs}


def nearest(given: str, known: Sequence[str]) -> tuple[str, ...]:
    """Up to three known words that look like the given one, the likest first."""
    starts = [word for word in known if word.startswith(given)][:3]
    return tuple(starts) or tuple(difflib.get_close_matches(given, known, 3, 0.6))


def _fail(key: str, **facts: Fact) -> NoReturn:
    """Refuse; what was typed is quoted in part where it is long."""
    given = facts.get("given")
    if isinstance(given, str):
        facts["given"] = given[:QUOTED]
    raise BadNotation(key, facts)


def _read_one(form: FieldForm, text: str, vocabulary: Vocabulary) -> object:
    if form.kind == "number":
        if not re.fullmatch(r"\d{1,4}", text):
            _fail("not-a-number", given=text, field=form.label)
        return int(text)
    if form.kind == "amounts":
        try:
            return Amounts.from_text(text)
        except ValueError:
            _fail("not-amounts", given=text, field=form.label)
    if form.kind == "seat":
        found = re.fullmatch(r"seat(\d{1,2})", text)
        if found is None or found[1] == "0":
            _fail("not-a-seat", given=text, field=form.label)
        return Seat(int(found[1]) - 1)
    if form.kind in ("choice", "flag"):
        if text not in form.choices:
            expected = Word("field-kind", form.kind)
            _fail("unknown-word", given=text, expected=expected, near=form.choices[:5])
        return text if form.kind == "choice" else text == "yes"
    known = vocabulary.get(form.kind)
    if not _WORD.fullmatch(text) or (known is not None and text not in known):
        expected = Word("field-kind", form.kind)
        near = tuple(Word(form.kind, word) for word in nearest(text[:QUOTED], known or ()))
        _fail("unknown-word" if near else "unknown-word-alone", given=text, expected=expected, near=near)
    return text


def _read(form: FieldForm, text: str, vocabulary: Vocabulary) -> object:
    if not form.many:
        return _read_one(form, text, vocabulary)
    if text == "-":
        return ()
    return tuple(_read_one(form, each, vocabulary) for each in text.split("+"))


@cache
def _written(verb: type[Action]) -> tuple[tuple[FieldForm, ...], dict[str, FieldForm]]:
    """The fields of a verb that stand in order, and those that are named, by their name."""
    required = tuple(form for form in forms(verb) if not form.optional)
    return required, {form.label: form for form in forms(verb) if form.optional}


def parse(rules: AnyRulebook, text: str, vocabulary: Vocabulary | None = None) -> Action:
    """The action that a text says; with the board's vocabulary, unknown words are refused with the nearest.

    Raises:
        BadNotation: what was expected where; nothing is guessed.
    """
    if len(text) > LONGEST:
        _fail("too-long", limit=LONGEST)
    words = text.lower().split()
    if not words:
        _fail("empty")
    verb = verbs(rules).get(words[0])
    if verb is None:
        near = nearest(words[0][:QUOTED], tuple(verbs(rules)))
        _fail(
            "unknown-verb" if near else "unknown-verb-alone",
            given=words[0],
            near=tuple(Word("verb", word) for word in near),
            known=tuple(Word("verb", word) for word in verbs(rules)),
        )
    required, optional = _written(verb)
    values: dict[str, object] = {}
    at = 0
    for word in words[1:]:
        name, colon, value = word.partition(":")
        if colon:
            form = optional.get(name)
            if form is None or form.name in values:
                _fail("unknown-field", given=name, verb=Word("verb", verb.word), known=tuple(optional))
        elif at < len(required):
            form, value = required[at], word
            at += 1
        else:
            _fail("too-many-words", given=word, verb=Word("verb", verb.word))
        values[form.name] = _read(form, value, vocabulary or {})
    if at < len(required):
        form = required[at]
        _fail(
            "too-few-words",
            verb=Word("verb", verb.word),
            expected=Word("field-kind", form.kind),
            field=form.label,
        )
    return verb(**values)


def parse_line(rules: AnyRulebook, text: str, vocabulary: Vocabulary | None = None) -> tuple[Action, ...]:
    """One or several actions joined by `/`, read from a line.

    Raises:
        BadNotation: the first one that cannot be read.
    """
    if len(text) > LONGEST:
        _fail("too-long", limit=LONGEST)
    return tuple(parse(rules, part, vocabulary) for part in text.split("/"))
