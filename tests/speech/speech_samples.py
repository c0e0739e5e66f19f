"""Sample facts of every kind, to see each text with small and large numbers."""

import itertools
from collections.abc import Iterator
from typing import Any

from engine.core.values.amounts import Amounts
from engine.core.values.forms import FieldForm, forms

COUNTS = (0, 1, 2, 5)


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
