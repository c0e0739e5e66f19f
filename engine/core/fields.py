"""The fields of actions and events as facts that sentences can mention."""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from engine.core.contract import Fact, Word
from engine.core.values.forms import FieldForm, forms, untold_forms


def fact(form: FieldForm, value: object) -> Fact:
    """The value of a field as a fact that can be named: ids become `Word`s of the field's kind."""
    if form.many:
        return tuple([_single(form.kind, each) for each in cast(tuple[object, ...], value)])
    return _single(form.kind, value)


def _single(kind: str, value: object) -> Fact:
    if value is None:
        return ""
    if kind in ("number", "amounts"):
        return cast(Fact, value)
    if kind == "flag":
        return "yes" if value else "no"
    if kind == "choice":
        return str(value)
    return Word(kind, str(value))


def facts_of(thing: object) -> dict[str, Fact]:
    """All fields of an action or event as named facts, for sentences: field `give_up` is `give-up`."""
    return {label: make(getattr(thing, name)) for label, name, make in _TOLD[type(thing)]}


def headline_facts_of(event: object) -> dict[str, Fact]:
    """All fields of an event as facts for the headline above its picture: those too that are `UNTOLD`."""
    untold = {form.label: fact(form, getattr(event, form.name)) for form in untold_forms(type(event))}
    return facts_of(event) | untold


class _Told(dict[type, tuple[tuple[str, str, Callable[[Any], Fact]], ...]]):
    """For each field of a class the name of its fact, its own name, and what makes a fact of its value: read
    when first asked for."""

    def __missing__(self, cls: type) -> tuple[tuple[str, str, Callable[[Any], Fact]], ...]:
        self[cls] = made = tuple((form.label, form.name, _maker(form)) for form in forms(cls))
        return made


_TOLD = _Told()


def _maker(form: FieldForm) -> Callable[[Any], Fact]:
    """What makes a fact of a field's value."""
    kind = form.kind
    if form.many or kind in ("flag", "choice"):
        return partial(fact, form)
    if kind in ("number", "amounts"):
        return lambda value: "" if value is None else cast(Fact, value)
    return lambda value: "" if value is None else Word(kind, str(value))


def words_of(fact: Fact) -> list[Word]:
    """Every word of the game in a fact."""
    if isinstance(fact, Word):
        return [fact]
    return [word for each in fact for word in words_of(each)] if isinstance(fact, tuple) else []
