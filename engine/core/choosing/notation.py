"""Actions as text and back: `verb word word name:value`, several joined by `/`.

    move tarentum syracusae galley 3 / conquer syracusae galleys:3 / end

Required fields stand in order; fields with a default are written `name:value` and left out when they hold it.
Words are lower-case ids; amounts are `2gold+1coin`; several values are joined with `+`; nothing is `-`.
With a `Spelling` words are read and written by their names in another language, too.
"""

import difflib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NoReturn, cast

from engine.core.choosing.spelling import ENGLISH, Spelling, folded
from engine.core.contract import Action, Fact, Seat, Word
from engine.core.errors import BadNotation
from engine.core.law import AnyRulebook
from engine.core.values.amounts import Amounts
from engine.core.values.forms import FieldForm, forms
from engine.core.values.frozen import Frozen

LONGEST = 4000
"""Characters a typed line may have."""

QUOTED = 80
"""Characters of a typed word that an error quotes."""

_WORD = re.compile(r"[a-z0-9][a-z0-9_-]*")

Vocabulary = Mapping[str, Sequence[str]]
"""For each kind of word the ids that exist."""


VERB, PART, FLAG, SEAT, GOOD = "verb", "part", "flag", "seat", "good"
"""Kinds of words in a spelling: verbs, labels of fields, yes and no, seats, what amounts are counted in."""

LONGEST_NAME = 5
"""Typed words that may be one name: `leptis magna` is read as `leptis-magna`."""


def _write_one(kind: str, value: object, spelling: Spelling) -> str:
    if kind == "number":
        return str(value)
    if kind == "amounts":
        pairs = cast(Amounts, value)
        return "+".join(f"{count}{spelling.write(GOOD, word)}" for word, count in pairs) or "-"
    if kind == "seat":
        return spelling.write(SEAT, f"seat{cast(int, value) + 1}")
    if kind == "flag":
        return spelling.write(FLAG, "yes" if value else "no")
    return spelling.write(kind, str(value))


def write_value(form: FieldForm, value: object, spelling: Spelling = ENGLISH) -> str:
    """The text of what a field holds."""
    if form.many:
        return (
            "+".join(_write_one(form.kind, each, spelling) for each in cast(tuple[object, ...], value)) or "-"
        )
    return _write_one(form.kind, value, spelling)


def write(action: Action, spelling: Spelling = ENGLISH) -> str:
    """The action's text: `parse` with the same spelling reads it back to an equal action."""
    parts = [spelling.write(VERB, action.word)]
    for form in forms(type(action)):
        value = getattr(action, form.name)
        if form.optional and value == form.default:
            continue
        text = write_value(form, value, spelling)
        parts.append(f"{spelling.write(PART, form.label)}:{text}" if form.optional else text)
    return " ".join(parts)


def write_line(actions: Sequence[Action], spelling: Spelling = ENGLISH) -> str:
    """Several actions as one line."""
    return " / ".join(write(action, spelling) for action in actions)


@cache
def verbs(rules: AnyRulebook) -> dict[str, type[Action]]:
    """The rulebook's verbs by their word."""
    return {verb.word: verb for verb in rules.verbs}


def nearest(given: str, known: Sequence[str]) -> tuple[str, ...]:
    """Up to three known words that look like the given one, the likest first."""
    starts = [word for word in known if word.startswith(given)][:3]
    return tuple(starts) or tuple(difflib.get_close_matches(given, known, 3, 0.6))


def _fail(key: str, spelling: Spelling = ENGLISH, **facts: Fact) -> NoReturn:
    """Refuse; what was typed is quoted in part where it is long."""
    given = facts.get("given")
    if isinstance(given, str):
        facts["given"] = given[:QUOTED]
    raise BadNotation(key, facts, spelling)


@dataclass(frozen=True, slots=True)
class _Reader:
    """What typed words are looked up in."""

    rules: AnyRulebook
    vocabulary: Vocabulary
    spelling: Spelling

    def fail(self, key: str, **facts: Fact) -> NoReturn:
        """Refuse, in words that may be typed."""
        _fail(key, self.spelling, **facts)

    def known(self, kind: str) -> Sequence[str] | None:
        """The ids of a kind of word; None where the board does not say which there are."""
        return tuple(verbs(self.rules)) if kind == VERB else self.vocabulary.get(kind)

    def meant(self, kind: str, typed: str) -> str:
        """The id that a typed word means, or what was typed.

        Raises:
            BadNotation: it may mean several.
        """
        found = self.spelling.meant(kind, typed)
        if len(found) > 1:
            self.fail("ambiguous", given=typed, near=tuple(Word(kind, word) for word in found))
        return found[0]

    def near(self, kind: str, typed: str) -> tuple[Word, ...]:
        """Up to three words that look like a typed one, by their ids or their names."""
        names = self.spelling.of(kind).read
        found = nearest(folded(typed[:QUOTED]), (*(self.known(kind) or ()), *names))
        ids = dict.fromkeys(word for name in found for word in self.spelling.meant(kind, name))
        return tuple(Word(kind, word) for word in ids)[:3]

    def joined(self, kind: str, words: Sequence[str]) -> int:
        """How many of these typed words are one name: the first alone in the notation as it is stored."""
        if self.spelling == ENGLISH:
            return 1
        for count in range(min(LONGEST_NAME, len(words)), 1, -1):
            name = "-".join(words[:count])
            if not all(map(folded, words[:count])):
                continue
            if self.spelling.meant(kind, name) != (name,) or name in (self.known(kind) or ()):
                return count
        return 1

    def one(self, form: FieldForm, text: str) -> object:
        """One value of a field."""
        if form.kind == "number":
            if not re.fullmatch(r"\d{1,4}", text):
                self.fail("not-a-number", given=text, field=form.label)
            return int(text)
        if form.kind == "amounts":
            return self._amounts(form, text)
        if form.kind == "seat":
            found = re.fullmatch(r"seat(\d{1,2})", self.meant(SEAT, text))
            if found is None or found[1] == "0":
                self.fail("not-a-seat", given=text, field=form.label)
            return Seat(int(found[1]) - 1)
        if form.kind not in ("choice", "flag"):
            return self.word(form.kind, text)
        word = self.meant(form.kind, text)
        if word not in form.choices:
            near = tuple(Word(form.kind, each) for each in form.choices[:5])
            self.fail("unknown-word", given=text, expected=Word("field-kind", form.kind), near=near)
        return word if form.kind == "choice" else word == "yes"

    def _amounts(self, form: FieldForm, text: str) -> Amounts:
        named = re.sub(r"(?<=\d)[^\d+]+", lambda good: self.meant(GOOD, good[0]), text)
        try:
            found = Amounts.from_text(named)
        except ValueError:
            self.fail("not-amounts", given=text, field=form.label)
        for good, _ in found:
            self.word(GOOD, good)
        return found

    def word(self, kind: str, text: str) -> str:
        """A typed word of a kind.

        Raises:
            BadNotation: there is none on this board; the nearest are named.
        """
        word, known = self.meant(kind, text), self.known(kind)
        if not _WORD.fullmatch(word) or (known is not None and word not in known):
            near = self.near(kind, text)
            key = "unknown-word" if near else "unknown-word-alone"
            self.fail(key, given=text, expected=Word("field-kind", kind), near=near)
        return word

    def value(self, form: FieldForm, text: str) -> object:
        """The value of a field."""
        if not form.many:
            return self.one(form, text)
        return () if text == "-" else tuple(self.one(form, each) for each in text.split("+"))


@cache
def _written(verb: type[Action]) -> tuple[tuple[FieldForm, ...], dict[str, FieldForm]]:
    """The fields of a verb that stand in order, and those that are named, by their name."""
    required = tuple(form for form in forms(verb) if not form.optional)
    return required, {form.label: form for form in forms(verb) if form.optional}


class Begun(Frozen):
    """A typed action as far as it goes: its verb and the fields that were typed, of which some may lack."""

    verb: type[Action]
    fields: tuple[tuple[str, object], ...]
    lacking: tuple[FieldForm, ...]

    def fits(self, action: Action) -> bool:
        """Whether an action is what was begun here."""
        return type(action) is self.verb and all(getattr(action, name) == it for name, it in self.fields)


def begin(
    rules: AnyRulebook, text: str, vocabulary: Vocabulary | None = None, spelling: Spelling = ENGLISH
) -> Begun:
    """What a text says that may lack words at its end.

    Raises:
        BadNotation: what was expected where; nothing is guessed.
    """
    if len(text) > LONGEST:
        _fail("too-long", limit=LONGEST)
    words = text.lower().split()
    if not words:
        _fail("empty")
    reader = _Reader(rules, vocabulary or {}, spelling)
    verb, words = _verb(reader, words)
    required, optional = _written(verb)
    values: dict[str, object] = {}
    at = 0
    while words:
        name, colon, value = words[0].partition(":")
        count = 1
        if colon:
            form = optional.get(reader.meant(PART, name))
            if form is None or form.name in values:
                known = tuple(Word(PART, label) for label in optional)
                reader.fail("unknown-field", given=name, verb=Word(VERB, verb.word), known=known)
        elif at < len(required):
            form = required[at]
            count = 1 if form.many else reader.joined(form.kind, words)
            value = "-".join(words[:count])
            at += 1
        else:
            reader.fail("too-many-words", given=words[0], verb=Word(VERB, verb.word))
        values[form.name] = reader.value(form, value)
        words = words[count:]
    return Begun(verb, tuple(values.items()), required[at:])


def _verb(reader: _Reader, words: list[str]) -> tuple[type[Action], list[str]]:
    """The verb that a text begins with, and the words after it."""
    count = reader.joined(VERB, words)
    verb = verbs(reader.rules).get(reader.meant(VERB, "-".join(words[:count])))
    if verb is None:
        near = reader.near(VERB, words[0])
        known = tuple(Word(VERB, word) for word in verbs(reader.rules))
        reader.fail("unknown-verb" if near else "unknown-verb-alone", given=words[0], near=near, known=known)
    return verb, words[count:]


def parse(
    rules: AnyRulebook, text: str, vocabulary: Vocabulary | None = None, spelling: Spelling = ENGLISH
) -> Action:
    """The action that a text says; with the board's vocabulary, unknown words are refused with the nearest.

    Raises:
        BadNotation: what was expected where; nothing is guessed.
    """
    begun = begin(rules, text, vocabulary, spelling)
    for form in begun.lacking:
        _fail(
            "too-few-words",
            spelling,
            verb=Word(VERB, begun.verb.word),
            expected=Word("field-kind", form.kind),
            field=form.label,
        )
    return begun.verb(**dict(begun.fields))


def parse_line(
    rules: AnyRulebook, text: str, vocabulary: Vocabulary | None = None, spelling: Spelling = ENGLISH
) -> tuple[Action, ...]:
    """One or several actions joined by `/`, read from a line.

    Raises:
        BadNotation: the first one that cannot be read.
    """
    if len(text) > LONGEST:
        _fail("too-long", limit=LONGEST)
    return tuple(parse(rules, part, vocabulary, spelling) for part in text.split("/"))
