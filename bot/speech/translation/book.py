"""One language's translation files, kept as text: a message is read when it is first needed.

Parsed, all files of a language take thirty times the memory of their text, and seconds; of most games most
messages are never said. Keys are the same in every language and kept once; text is kept encoded, as a string
with one curly apostrophe takes two bytes a letter. Where messages begin is seen without parsing them, as
Fluent lets nothing else begin a line with a letter (or, within a message, with a dot). Most of them are lines
with at most some variables, and are read without the library, too; how a language counts is all that is
needed of CLDR, so that the library, with five megabytes that Babel knows of two languages, is seldom loaded.
"""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property
from sys import intern
from typing import TYPE_CHECKING, TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.speech.translation.counting import plural_of
from data import folders

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_NAME = r"[a-zA-Z][\w-]*"
_MESSAGE = re.compile(rf"^({_NAME})[ ]*=(.*\n(?:(?![#a-zA-Z-]).*\n)*)", re.MULTILINE)
"""A message: its name, and everything up to a comment or the next one."""
_ATTRIBUTE = re.compile(rf"^[ ]+\.({_NAME})[ ]*=", re.MULTILINE)
_VARIABLE = re.compile(rf"\{{[ ]*\$({_NAME})[ ]*\}}")
_LINE = rf"(?:[^{{}}\n]|{_VARIABLE.pattern})+?"
_SIMPLE = re.compile(rf"{_NAME}[ ]*=[ ]*(?:{_LINE})?[ ]*\n(?:[ ]+\.{_NAME}[ ]*=[ ]*{_LINE}[ ]*\n)*[ \n]*")
"""A message of lines that hold nothing but letters and variables."""


def key_of(name: str, attribute: str | None) -> str:
    """The key of a message's text or of an attribute's: `name`, `name.attribute`."""
    return f"{name}.{attribute}" if attribute else name


def _key_of(node: ast.MessageReference) -> str:
    """The key that a text mentions."""
    return key_of(node.id.name, node.attribute.name if node.attribute else None)


class _Names(Visitor):
    """Collects the variables and the other messages a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's form
        if isinstance(node.selector, ast.VariableReference) and any(map(_of_a_number, node.variants)):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(_key_of(node))


def _of_a_number(variant: ast.Variant) -> bool:
    return isinstance(variant.key, ast.NumberLiteral) or variant.key.name == "one"


@dataclass(frozen=True, slots=True)
class Mentions:
    """What a pattern itself mentions: variables, those of them it chooses by as numbers, and other keys."""

    variables: frozenset[str] = frozenset()
    numbers: frozenset[str] = frozenset()
    messages: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Select:
    """A part of a text that is chosen by a variable."""

    name: str
    variants: tuple[tuple[str | int, "Parts"], ...]
    otherwise: "Parts"


@dataclass(frozen=True, slots=True)
class Put:
    """A variable's place in a text."""

    name: str


@dataclass(frozen=True, slots=True)
class Include:
    """The place of another text, by its key."""

    key: str


Parts: TypeAlias = tuple[str | Put | Select | Include, ...]
"""A text in parts, as nearly all texts are: letters, variables, what is chosen by variables, other texts."""

GROUPED = 1000
"""From it on numbers are written in groups, which is left to the library."""


class _Unusual(Exception):
    """A text, or a value, that is left to the library."""


def _parts(pattern: ast.Pattern) -> Parts:
    """A pattern in parts.

    Raises:
        _Unusual: it has others than those.
    """
    return tuple(map(_part, pattern.elements))


def _part(element: ast.TextElement | ast.Placeable) -> str | Put | Select | Include:
    if isinstance(element, ast.TextElement):
        return element.value
    held = element.expression
    if isinstance(held, ast.VariableReference):
        return Put(held.id.name)
    if isinstance(held, ast.StringLiteral):
        return str(held.parse()["value"])
    if isinstance(held, ast.MessageReference):
        return Include(_key_of(held))
    if not isinstance(held, ast.SelectExpression) or not isinstance(held.selector, ast.VariableReference):
        raise _Unusual
    variants = tuple((_key(each), _parts(each.value)) for each in held.variants)
    places = [place for place, each in enumerate(held.variants) if each.default]
    return Select(held.selector.id.name, variants, variants[places[-1]][1])


def _key(variant: ast.Variant) -> str | int:
    if isinstance(variant.key, ast.Identifier):
        return variant.key.name
    if not variant.key.value.isdecimal():
        raise _Unusual
    return int(variant.key.value)


class Book:
    """All texts of one language. Threads may share it: at worst a message is parsed twice."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        self._sources: dict[str, bytes] = {}
        for text in texts:
            for found in _MESSAGE.finditer(f"{text}\n"):
                self._sources.setdefault(intern(found[1]), found[0].encode())
        self._language = language
        self._bundled: set[str] = set()
        self._mentions: dict[str, Mentions] = {}
        """Of the messages that have been needed."""
        self._needed: dict[str, tuple[str, ...]] = {}
        """Of the texts that have been needed the variables."""
        self._parts: dict[str, Parts] = {}
        """Of the messages that have been needed, as far as they are usual."""

    @cached_property
    def _bundle(self) -> "FluentBundle":
        """What was left to the library, with all that it includes."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """Every key in the order of the files; an attribute's is `message.attribute`."""
        return tuple(self._keys)

    @cached_property
    def _keys(self) -> Mapping[str, None]:
        found: dict[str, None] = {}
        for name, encoded in self._sources.items():
            source = encoded.decode()
            attributes = list(_ATTRIBUTE.finditer(source))
            if source[source.index("=") + 1 : attributes[0].start() if attributes else None].strip():
                found[name] = None
            found.update(dict.fromkeys(intern(key_of(name, each[1])) for each in attributes))
        return found

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    @property
    def parsed(self) -> frozenset[str]:
        """The keys whose texts have been needed."""
        return frozenset(self._mentions)

    def mentions(self, key: str) -> Mentions:
        """What a key's own pattern mentions; nothing where there is no such key."""
        if key not in self._mentions and key in self:
            self._learn(key.partition(".")[0])
        return self._mentions.get(key, Mentions())

    def _learn(self, name: str) -> None:
        """Read a message: what it mentions, and its parts."""
        source = self._sources[name].decode()
        if _SIMPLE.fullmatch(source):
            for line in source.split("\n"):
                begin, _, text = line.partition("=")
                if text := text.strip(" "):
                    key = key_of(name, begin.strip(" .") if line.startswith(" ") else None)
                    pieces = _VARIABLE.split(text)
                    self._mentions[key] = Mentions(frozenset(pieces[1::2]))
                    parts = (Put(each) if place % 2 else each for place, each in enumerate(pieces))
                    self._parts[key] = tuple(each for each in parts if each)
            return
        entry = self._parsed(name)
        patterns = [(key_of(name, each.id.name), each.value) for each in entry.attributes]
        if entry.value is not None:
            patterns.append((name, entry.value))
        for key, pattern in patterns:
            names = _Names()
            names.visit(pattern)
            self._mentions[key] = Mentions(*map(frozenset, (names.variables, names.numbers, names.messages)))
            with suppress(_Unusual):
                self._parts[key] = _parts(pattern)

    def _parsed(self, name: str) -> ast.Message:
        """A message as the library reads it."""
        entry = FluentParser(with_spans=False).parse_entry(self._sources[name].decode())
        if not isinstance(entry, ast.Message):
            raise ValueError(f"{name}: no message of Fluent")
        return entry

    def variables(self, key: str) -> frozenset[str]:
        """The variables a text needs, those of texts it includes among them."""
        return frozenset().union(*(each.variables for each in self._included(key)))

    def needed(self, key: str) -> tuple[str, ...] | None:
        """The same in the order of their names; None: there is no such key."""
        found = self._needed.get(key)
        if found is None and key in self:
            found = self._needed[key] = tuple(sorted(self.variables(key)))
        return found

    def numbers(self, key: str) -> frozenset[str]:
        """The variables by whose number a text, or one it includes, chooses a variant."""
        return frozenset().union(*(each.numbers for each in self._included(key)))

    def _included(self, key: str) -> list[Mentions]:
        """What a key's pattern mentions, and those of all the keys it includes."""
        found: list[Mentions] = []
        open_keys, seen = [key], {key}
        while open_keys:
            found.append(self.mentions(open_keys.pop()))
            open_keys += found[-1].messages - seen
            seen |= found[-1].messages
        return found

    def written(self, key: str, values: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """The text of a key with its variables' values, and what was wrong.

        Raises:
            KeyError: there is no such key.
        """
        with suppress(_Unusual):
            return self._text(key, values, ()), []
        for each in (key, *(other for found in self._included(key) for other in found.messages)):
            self._leave_to_library(each.partition(".")[0])
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), errors

    def _leave_to_library(self, name: str) -> None:
        """Have a message in the bundle, if there is one."""
        if name in self._sources and name not in self._bundled:
            self._bundle.add_resource(ast.Resource([self._parsed(name)]))
            self._bundled.add(name)  # not before: other threads ask for it

    def _joined(self, parts: Parts, values: Mapping[str, str | int], within: tuple[str, ...]) -> str:
        """A text in parts with its variables' values: as the library writes it, in a tenth of the time.

        `within`: its own key, and those of the texts that include it.

        Raises:
            _Unusual: a value or a text is not known, or the library makes more of it.
        """
        said = list[str]()
        for part in parts:
            if isinstance(part, str):
                said.append(part)
                continue
            if isinstance(part, Include):
                said.append(self._text(part.key, values, within))
                continue
            value = values.get(part.name)
            if value is None or (isinstance(value, int) and not 0 <= value < GROUPED):
                raise _Unusual
            said.append(str(value) if isinstance(part, Put) else self._chosen(part, value, values, within))
        return "".join(said)

    def _text(self, key: str, values: Mapping[str, str | int], within: tuple[str, ...]) -> str:
        """A text, alone or within others, with the variables' values.

        Raises:
            _Unusual: it includes itself; and as `_joined`.
        """
        self.mentions(key)
        parts = self._parts.get(key)
        if parts is None or key in within:
            raise _Unusual
        return self._joined(parts, values, (*within, key))

    def _chosen(
        self, select: Select, value: str | int, values: Mapping[str, str | int], within: tuple[str, ...]
    ) -> str:
        """What is said for a value: of its number, of its plural, of the word, or otherwise."""
        for key, parts in select.variants:
            if isinstance(key, int) and isinstance(value, str):
                raise _Unusual
            if key == value or (isinstance(value, int) and key == plural_of(self._language, value)):
                return self._joined(parts, values, within)
        return self._joined(select.otherwise, values, within)


@cache
def book(language: str) -> Book:
    """The texts of a language; the files are read once, each text is parsed when it is first needed."""
    files = [path for folder in folders("text", language) for path in sorted(folder.glob("*.ftl"))]
    return Book(language, [path.read_text(encoding="utf-8") for path in files])
