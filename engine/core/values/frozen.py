"""The base of every frozen value: what is derived from it is a frozen dataclass with slots, by itself."""

from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, cast, dataclass_transform

LEFT = frozenset(("__setattr__", "__delattr__", "__weakref__"))
"""What `dataclass` leaves of the class as it was without slots, which they keep alive: what forbids changes
our classes have from `Frozen`, and nobody refers weakly to their values."""


@cache
def opened(cls: type) -> type:
    """The open kind of a class: a subclass whose values have fields that can be set as those of any object.

    To set a field of a frozen value one must go round what forbids it, at the price of a call. So a value is
    filled while it is open, and then becomes one of its class, as frozen as any: nobody meets it before.
    """
    free = {name: object.__dict__[name] for name in ("__init__", "__setattr__", "__delattr__")}
    return type(cls.__name__, (cls,), {"__slots__": (), **free})


def _simple(cls: type) -> bool:
    """Whether making a value is nothing but filling its fields, and these are more than one."""
    parts = fields(cast(Any, cls))
    plain = all(each.init and each.default_factory is MISSING for each in parts)
    return plain and len(parts) > 1


def _filling(cls: type) -> Callable[..., None]:
    """The `__init__` of a dataclass, with the same parameters, that fills a value while it is open."""
    given = cast(Any, cls).__init__
    by_place, by_name = given.__code__.co_argcount, given.__code__.co_kwonlyargcount
    taken = [*given.__code__.co_varnames[: by_place + by_name]]
    if by_name:
        taken.insert(by_place, "*")
    lines = (
        f"def __init__({', '.join(taken)}):",
        " become(self, Open)",
        *(f" self.{each.name} = {each.name}" for each in fields(cast(Any, cls))),
        " self.__class__ = cls",
        *((" self.__post_init__()",) if hasattr(cls, "__post_init__") else ()),
    )
    scope = {"cls": cls, "Open": opened(cls), "become": object.__dict__["__class__"].__set__}
    exec("\n".join(lines), scope)  # noqa: S102 - made of nothing but the names of our own fields
    filling = cast(Any, scope["__init__"])
    for name in ("__defaults__", "__kwdefaults__", "__annotations__", "__qualname__"):
        setattr(filling, name, getattr(given, name))
    return cast(Callable[..., None], filling)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class _Freezing(type):
    """Makes each class a frozen dataclass with slots; with `kw_only` its fields are given by name alone."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], held: dict[str, Any], *, kw_only: bool = False
    ) -> "_Freezing":
        """The class. `dataclass` makes it a second time, to give it slots, and that one is ready."""
        made = super().__new__(mcs, name, bases, held)
        if "__slots__" not in held:
            made = cast(Any, dataclass(frozen=True, slots=True, kw_only=kw_only, repr=False))(made)
            for left in LEFT & vars(made).keys():  # of Python 3.11.3 and later the last is not left
                delattr(made, left)
        if "__init__" not in held and is_dataclass(made) and _simple(made):
            cast(Any, made).__init__ = _filling(made)
        return made


class Frozen(metaclass=_Freezing):
    """A value that never changes: its annotations are its fields, equal fields make equal values."""

    __slots__ = ()

    def __repr__(self) -> str:
        parts = (each for each in fields(cast(Any, self)) if each.repr)
        shown = ", ".join(f"{each.name}={getattr(self, each.name)!r}" for each in parts)
        return f"{type(self).__qualname__}({shown})"

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")
