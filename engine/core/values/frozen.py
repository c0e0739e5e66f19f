"""The base of every frozen value: what is derived from it is a frozen dataclass with slots, by itself."""

from dataclasses import dataclass, field
from typing import Any, cast, dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class _Freezing(type):
    """Makes each class a frozen dataclass with slots; with `kw_only` its fields are given by name alone."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], held: dict[str, Any], *, kw_only: bool = False
    ) -> "_Freezing":
        """The class. `dataclass` makes it a second time, to give it slots, and that one is ready."""
        made = super().__new__(mcs, name, bases, held)
        if "__slots__" not in held:
            made = cast(Any, dataclass(frozen=True, slots=True, kw_only=kw_only))(made)
        return made


class Frozen(metaclass=_Freezing):
    """A value that never changes: its annotations are its fields, equal fields make equal values."""
