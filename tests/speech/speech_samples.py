"""Sample facts of every kind, to see each text with small and large numbers."""

import itertools
from collections.abc import Iterator
from typing import Any

from titled import titled

from engine.core.choosing.choices import option_forms, options_from
from engine.core.contract import Event
from engine.core.law import AnyRulebook
from engine.core.play.match import Match
from engine.core.values.amounts import Amounts
from engine.core.values.forms import FieldForm, forms

COUNTS = (0, 1, 2, 5)


def starts(rules: AnyRulebook) -> Iterator[Match]:
    """A match at its start for each choice of each option and each number of seats."""
    for seats in rules.seats:
        yield Match.start(titled(rules), rules.options(), seats, bytes([seats]) * 32)[0]
    for form in option_forms(rules):
        for choice in form.choices:
            options = options_from(rules, {form.name: choice})
            yield Match.start(titled(rules), options, max(rules.seats), b"s" * 32)[0]


def words_of(rules: AnyRulebook) -> dict[str, tuple[str, ...]]:
    """Every word of every board."""
    found: dict[str, dict[str, None]] = {}
    for match in starts(rules):
        for kind, ids in rules.vocabulary(match.state).items():
            found.setdefault(kind, {}).update(dict.fromkeys(ids))
    return {kind: tuple(ids) for kind, ids in found.items()}


def values_of(form: FieldForm, words: dict[str, tuple[str, ...]]) -> list[Any]:
    """A few values of a field."""
    some: list[Any]
    if form.kind == "number":
        some = list(COUNTS)
    elif form.kind == "amounts":
        goods = words.get("good", ("thing",))
        some = [Amounts(), Amounts(((goods[0], 1),)), Amounts(tuple((good, 3) for good in goods))]
    elif form.kind == "flag":
        some = [True, False]
    elif form.kind == "choice":
        some = list(form.choices)
    elif form.kind == "seat":
        some = [0, 1]
    else:
        ids = words.get(form.kind, ("something",))
        some = [ids[0], ids[-1]]
    if form.many:
        some = [(), tuple(some[:1]), tuple(some)]
    if form.default is None:
        some.insert(0, None)
    return some


def examples(cls: type, words: dict[str, tuple[str, ...]], most: int = 200) -> Iterator[Any]:
    """Things of a class with many combinations of values."""
    fields = forms(cls)
    for values in itertools.islice(itertools.product(*(values_of(form, words) for form in fields)), most):
        yield cls(**dict(zip((form.name for form in fields), values, strict=True)))
    for values in itertools.islice(
        itertools.product(*(values_of(form, words)[::-1] for form in fields)), most
    ):
        yield cls(**dict(zip((form.name for form in fields), values, strict=True)))


def events_of(rules: AnyRulebook) -> list[type[Event]]:
    """All kinds of events of a game: those its folder defines."""
    package = rules.options.__module__.rpartition(".")[0]
    return [cls for cls in Event.__subclasses__() if cls.__module__.startswith(package)]
