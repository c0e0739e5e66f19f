"""Texts with numbers in them, rendered with small numbers: what the Fluent sources ask for, filled in.

Which variables are numbers is read from the sources: those by whose number any text of the same game chooses
a variant, in either language. A list whose length chooses one gets so many entries.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from speech_files import base, parsed
from titled import GAMES, titled

from bot.speech.facts import form_of
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES, keys, phrase
from bot.speech.translation.book import book
from bot.speech.words import GOODS
from engine.core.contract import Fact, Word
from engine.core.events import events_of
from engine.core.play.match import Match
from engine.core.values.amounts import Amounts
from engine.core.values.forms import forms

SMALL = (0, 1, 2)
PERSON = "Ana"
"""Begins with a vowel, so that a French text that should elide is seen."""

TITLE = "Deus"
"""Names of games need no elision."""

PAID = {"pay", "gains", "goods", "cost", "usual"}
"""Facts that are amounts."""

MEANT = {
    "antike": {
        "basic": "advance", "city": "province", "accepted": "good", "missing": "good", "resource": "good",
        "reachable": "province", "places": "province", "free": "nation", "cities": "province",
    },
    "deus": {
        "village": "region", "source": "card", "own": "god", "due": "piece", "columns": "colour",
        "at": "region", "powers": "card", "pieces-or": "piece", "rivals": "seat", "empty": "region",
    },
    "dies_irae": {
        "item": "unit", "free": "power", "possible": "hex", "nearest": "hex", "hexes": "hex",
        "places": "region", "missing": "good", "needs": "phase", "met": "phase", "order": "power",
        "chosen": "deed", "capitals": "hex",
    },
    "grecolonies": {
        "attacker": "city", "defender": "city", "speaker": "city", "homes": "province", "cities": "city",
        "combatants": "city", "winners": "seat",
    },
}  # fmt: skip
"""What kind of word a fact is that is no field of an action or event, and not called by its kind."""


class _Selects(Visitor):
    """Collects for each variable that chooses by name the names it chooses by."""

    def __init__(self) -> None:
        self.names: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's form
        if isinstance(node.selector, ast.VariableReference):
            found = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            self.names.setdefault(node.selector.id.name, set()).update(found - {"one", "other"})
        self.generic_visit(node)


@cache
def _choices(language: str) -> dict[str, dict[str, set[str]]]:
    """For each key the names its own pattern chooses by, for each variable."""
    found: dict[str, dict[str, set[str]]] = {}
    for _, resource in parsed(language):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                patterns = [(entry.id.name, entry.value)]
                patterns += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
                for key, pattern in patterns:
                    if pattern is not None:
                        selects = _Selects()
                        selects.visit(pattern)
                        found[key] = selects.names
    return found


def group_of(key: str) -> str:
    """The game a text is of; empty for those all games share."""
    return next((slug for slug in GAMES if key.startswith(f"{slug}-")), "")


@cache
def numbers_of(group: str) -> frozenset[str]:
    """The names that are numbers somewhere in the texts of a game."""
    return ALWAYS.union(
        *(
            book(language).mentions(key).numbers
            for language in LANGUAGES
            for key in keys(language)
            if group_of(key) == group
        )
    )


ALWAYS = frozenset((
    "wanted", "most", "limit", "left", "has", "needs", "fewest", "distance", "points", "dice", "count",
    "turn", "round", "number", "least", "low", "high", "middle", "whole", "games", "seats", "taken",
    "strength", "percent", "total", "vp", "talents", "income", "supplied", "surplus", "stay", "turns",
    "entries", "minutes", "steps", "space",
))  # fmt: skip
"""Names that are numbers wherever they stand."""


LEAST = {
    "seats": 2, "limit": 2, "stay": 3, "games": 1, "days": 1, "entries": 1, "distance": 4, "each": 1,
    "antike-refusal-no-temple-left:temples": 20,
    "table-too-patient:most": 7,
    "deus-decision-muster:count": 6, "deus-per:number": 1,
    "deus-refusal-muster-count:whole": 6,
    "stats-running:count": 1,
    "dies_irae-refusal-out-of-reach:points": 3,
    "dies_irae-about-begins:talents": 80, "dies_irae-preview-begins:talents": 80,
    "dies_irae-about-supply:legions": 13, "dies_irae-about-supply:ships": 5,
    "grecolonies-refusal-must-stay:has": 4,
    "grecolonies-refusal-off-the-table:most": 5,
}  # fmt: skip
"""What a number is never less than, by its name, in one text or in all."""

FIELDS = {"rival-count"}
"""Numbers that are called like the length of a list."""


@cache
def _teller(language: str, group: str) -> Teller:
    return Teller(language, titled(GAMES[group or "antike"]), [PERSON, "Ines", "Ode"])


@cache
def _words(group: str) -> dict[str, tuple[str, ...]]:
    rules = GAMES[group or "antike"]
    start = Match.start(titled(rules), rules.options(), max(rules.seats), b"n" * 32)[0]
    return {**rules.vocabulary(start.state), "seat": ("0", "1", "2")}


@cache
def _fields(group: str) -> dict[str, str]:
    """The kinds of the fields of a game's actions and events."""
    if not group:
        return {}
    title = titled(GAMES[group])
    return {form.label: form.kind for cls in (*title.rules.verbs, *events_of(title)) for form in forms(cls)}


def _some(group: str, name: str, many: int) -> Fact:
    """A fact of that name, or so many in a list."""
    if name == "title":
        return TITLE
    kinds = _words(group)
    kind = name if name in kinds else {**_fields(group), **MEANT.get(group, {})}.get(name, "")
    kind = kind or (name[:-1] if name[:-1] in kinds else "seat" if group and name == "seat" else "")
    ids = kinds.get(kind, ())
    if many < 0:
        return Word(kind, ids[0]) if ids else PERSON
    return tuple(Word(kind, each) for each in ids[:many]) if ids else (PERSON,) * many


@cache
def _zeros(language: str, group: str) -> frozenset[str]:
    """The variables for which some text of a game has a variant for 0."""
    found: set[str] = set()

    class Zeros(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            values = [each.key.value for each in node.variants if isinstance(each.key, ast.NumberLiteral)]
            if isinstance(node.selector, ast.VariableReference) and "0" in values:
                found.add(node.selector.id.name)
            self.generic_visit(node)

    for _, resource in parsed(language):
        for entry in resource.body:
            if isinstance(entry, ast.Message) and group_of(entry.id.name) == group:
                Zeros().visit(entry)
    return frozenset(found - {"winners-count", "rivals-count"})


def sentences(language: str, key: str) -> Iterator[tuple[dict[str, object], str]]:
    """A text with each of its numbers 0, 1 and 2, alone and together, and with each name it chooses by."""
    group, variables = group_of(key), book(language).variables(key)
    numbers = numbers_of(group)
    singles = sorted({each for each in variables if each in numbers and base(each) == each} | {
        base(each) for each in variables if each.endswith("-id") and base(each) in numbers
    })  # fmt: skip
    singles += sorted(FIELDS & variables)
    lengths = {each for each in variables if each.endswith("-count") and each in numbers} - FIELDS
    lists = sorted(map(base, lengths))
    names = [*singles, *lists]
    if not names:
        return
    empty = {base(each) for each in lengths if each in _zeros(language, group)}
    least = {name: LEAST.get(f"{key.partition('.')[0]}:{name}", LEAST.get(name, 0)) for name in singles}
    least |= {name: int(name not in empty) for name in lists}
    cases = [dict.fromkeys(names, number) for number in SMALL]
    cases += [{**dict.fromkeys(names, 2), name: number} for name, number in product(names, SMALL)]
    selects = {name: found for name, found in _choices(language).get(key, {}).items() if name not in numbers}
    overs: list[dict[str, str]] = [{}]
    overs += [{name: choice} for name, found in selects.items() for choice in sorted(found)]
    for number_of in cases:
        case = {name: max(number, least[name]) for name, number in number_of.items()}
        for over in overs:
            told = _rendered(language, group, key, case, over, frozenset(lists))
            yield {**case, **over}, told


def _rendered(
    language: str, group: str, key: str, case: dict[str, int], over: dict[str, str], lists: frozenset[str]
) -> str:
    teller, asked = _teller(language, group), book(language).variables(key)
    facts: dict[str, Fact] = {}
    for variable in asked:
        name = variable if variable in case else base(variable)
        if name in case and name not in lists:
            facts[name] = case[name]
        elif name in PAID and group:
            goods = _words(group).get(GOODS, ("thing",))
            facts[name] = Amounts(((goods[0], max(1, *case.values())),))
        else:
            facts[name] = _some(group, name, case.get(name, 2 if _is_list(variable, name) else -1))

    def lookup(variable: str) -> str | int | None:
        if variable in over:
            return over[variable]
        found = form_of(variable, facts, language, teller._named, teller.amounts)
        return PERSON if found is None else found

    return phrase(language, key, lookup)


def _is_list(variable: str, name: str) -> bool:
    return variable != name and variable.rpartition("-")[2] in {"or", "count", "listed"} and variable != "id"


def nouns(language: str) -> dict[str, str]:
    """The nouns of the texts that have a singular and a plural: what texts choose between for 1 and more."""
    found: dict[str, str] = {}

    class Pairs(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            told = {
                each.key.name: _letters(each.value)
                for each in node.variants
                if isinstance(each.key, ast.Identifier)
            }
            both = zip(told.get("one", []), told.get("other", []), strict=False)
            found.update((one, many) for one, many in both if _are_forms(one, many))
            self.generic_visit(node)

    for _, resource in parsed(language):
        Pairs().visit(resource)
    return found


def _are_forms(one: str, many: str) -> bool:
    return one != many and many.startswith(one[:3]) and many[-1:] in "sx"


def _letters(pattern: ast.Pattern) -> list[str]:
    text = " ".join(each.value for each in pattern.elements if isinstance(each, ast.TextElement))
    return [word for word in text.replace(",", " ").split() if word.isalpha()]
