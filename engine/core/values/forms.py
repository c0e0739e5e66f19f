"""What the fields of actions, events and options hold, read once from their annotations."""

import re
import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

from engine.core.own import Own
from engine.core.values.amounts import Amounts
from engine.core.values.frozen import Frozen


@cache
def kebab(name: str) -> str:
    """`FoundCity` or `give_up` as the word people read and type: `found-city`, `give-up`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


class FieldForm(Frozen):
    """One field of an action, event or options class."""

    name: str
    kind: str
    """`number`, `amounts`, `choice`, `flag`, or the kind of word: `province`, `seat`, ..."""
    many: bool
    """A tuple of such values."""
    default: object
    """MISSING where the field must be given."""
    choices: tuple[str, ...] = ()
    own: bool = False
    """Instead of one of the choices it takes a table of people's own."""

    @property
    def optional(self) -> bool:
        """Whether the field may be left out of the text."""
        return self.default is not MISSING

    @property
    def label(self) -> str:
        """The field's name as people type it."""
        return kebab(self.name)


def _form(name: str, annotation: object, default: object) -> FieldForm:
    origin, args = get_origin(annotation), get_args(annotation)
    if origin in (Union, types.UnionType):
        inner = [arg for arg in args if arg is not type(None) and arg is not Own]
        if len(inner) != 1:
            raise TypeError(f"{name}: one type or None, not {annotation}")
        form = _form(name, inner[0], default)
        return replace(form, own=True) if Own in args else form
    if origin is tuple:
        inner_form = _form(name, args[0], default)
        return FieldForm(name, inner_form.kind, True, default)
    if origin is Literal:
        return FieldForm(name, "choice", False, default, tuple(str(arg) for arg in args))
    if annotation is bool:
        return FieldForm(name, "flag", False, default, ("no", "yes"))
    if annotation is int:
        return FieldForm(name, "number", False, default)
    if annotation is Amounts:
        return FieldForm(name, "amounts", False, default)
    if hasattr(annotation, "__supertype__"):  # a NewType: its name is the kind of word
        return FieldForm(name, kebab(cast(Any, annotation).__name__), False, default)
    raise TypeError(f"{name}: fields are words, numbers, amounts or tuples of them, not {annotation}")


UNTOLD: Mapping[str, str] = MappingProxyType({"told": "never"})
"""The metadata of a field that only pictures and headlines need: neither told in stories nor written."""

_FORMS: dict[type, tuple[FieldForm, ...]] = {}


def forms(cls: type) -> tuple[FieldForm, ...]:
    """The fields of a dataclass in the order they are written.

    Not among them: an event's audience, and what is `UNTOLD`.
    """
    if cls not in _FORMS:
        _FORMS[cls] = _read(cls, untold=False)
    return _FORMS[cls]


def untold_forms(cls: type) -> tuple[FieldForm, ...]:
    """The fields of a dataclass that are `UNTOLD`."""
    return _read(cls, untold=True)


def _read(cls: type, *, untold: bool) -> tuple[FieldForm, ...]:
    hints = get_type_hints(cls)
    return tuple(
        _form(each.name, hints[each.name], each.default)
        for each in fields(cls)
        if each.name != "audience" and bool(each.metadata.keys() & UNTOLD.keys()) == untold
    )
