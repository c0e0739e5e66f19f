"""One frozen value made from another: with some fields of it replaced, or an entry of a tuple."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, TypeVar, cast

__all__ = ["change", "with_entry", "with_more"]

T = TypeVar("T")
Counts = TypeVar("Counts", bound=tuple[int, ...])

if TYPE_CHECKING:
    # The type checker knows what `replace` takes of each class: names of fields, values of their types.
    from dataclasses import replace as change
else:

    def change(value: object, /, **parts: object) -> object:
        """The frozen dataclass with these fields replaced: what `dataclasses.replace` does, twice as fast.

        Raises:
            TypeError: it has no field of such a name.
        """
        return _CHANGERS[type(value)](value, **parts)


def with_entry(entries: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with the entry at a place replaced; places count from 0."""
    changed = list(entries)
    changed[at] = value
    return tuple(changed)


def with_more(counts: Counts, at: int, more: int) -> Counts:
    """The counts with so many more at a place, or fewer where `more` is below 0; places count from 0."""
    changed = list(counts)
    changed[at] += more
    return cast(Counts, tuple(changed))


_KEPT = object()
"""In place of a field's new value: it stays."""


class _Changers(dict[type, Callable[..., Any]]):
    """For each class what makes one of its values from another, compiled when first asked for."""

    def __missing__(self, cls: type) -> Callable[..., Any]:
        self[cls] = made = _changer(cls)
        return made


def _changer(cls: type) -> Callable[..., Any]:
    """A function with a parameter for each field, which fills the slots of a new value one by one.

    A class that has no slots, or checks its values when they are made, is left to `replace`.
    """
    slots = {each.name: getattr(cls, each.name, None) for each in fields(cls)}
    if hasattr(cls, "__post_init__") or not all(hasattr(slot, "__set__") for slot in slots.values()):
        return replace
    taken = ", ".join(f"{name}=KEPT" for name in slots)
    filled = "\n".join(f"  set_{name}(made, value.{name} if {name} is KEPT else {name})" for name in slots)
    text = f"def changer(value, /, *, {taken}):\n  made = new(cls)\n{filled}\n  return made"
    setters = {f"set_{name}": slot.__set__ for name, slot in slots.items() if slot is not None}
    names: dict[str, Any] = {"cls": cls, "new": object.__new__, "KEPT": _KEPT, **setters}
    exec(text, names)  # noqa: S102 - made of nothing but the names of our own fields
    changer: Callable[..., Any] = names["changer"]
    return changer


_CHANGERS = _Changers()
