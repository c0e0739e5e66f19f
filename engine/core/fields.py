"""The fields of actions and events as facts that sentences can mention."""

from collections.abc import Sequence
from typing import cast

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
    return _facts(thing, forms(type(thing)))


def headline_facts_of(event: object) -> dict[str, Fact]:
    """All fields of an event as facts for the headline above its picture: those too that are `UNTOLD`."""
    return facts_of(event) | _facts(event, untold_forms(type(event)))


def _facts(thing: object, known: Sequence[FieldForm]) -> dict[str, Fact]:
    return {form.label: fact(form, getattr(thing, form.name)) for form in known}


def words_of(fact: Fact) -> list[Word]:
    """Every word of the game in a fact."""
    if isinstance(fact, Word):
        return [fact]
    return [word for each in fact for word in words_of(each)] if isinstance(fact, tuple) else []
