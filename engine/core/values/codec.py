"""Frozen values as plain JSON values and back, guided by their annotations: for snapshots and digests."""

import hashlib
import json
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

Plain = Any
"""What JSON can hold: numbers, strings, booleans, None, lists and objects."""

T = TypeVar("T")


def _dataclass_codec(cls: type) -> tuple[Callable[[Any], Plain], Callable[[Plain], Any]]:
    hints = get_type_hints(cls)
    parts = [(each.name, *codec(hints[each.name])) for each in fields(cast(Any, cls))]

    def out(value: Any) -> Plain:
        return [encode(getattr(value, name)) for name, encode, _ in parts]

    def back(plain: Plain) -> Any:
        if len(plain) != len(parts):
            raise ValueError(f"{cls.__name__}: {len(parts)} fields expected, {len(plain)} found")
        return cls(*(decode(each) for each, (_, _, decode) in zip(plain, parts, strict=True)))

    return out, back


def _same(value: Any) -> Any:
    return value


def _union_codec(options: tuple[Any, ...]) -> tuple[Callable[[Any], Plain], Callable[[Plain], Any]]:
    """None or one type stays bare; several dataclasses are told apart by their class name."""
    classes = [each for each in options if each is not type(None)]
    if all(codec(each)[0] is _same for each in classes):
        return _same, _same
    if len(classes) == 1:
        encode, decode = codec(classes[0])
        return (
            lambda value: None if value is None else encode(value),
            lambda plain: None if plain is None else decode(plain),
        )
    named = {cls.__name__: (cls, *codec(cls)) for cls in classes}

    def out(value: Any) -> Plain:
        if value is None:
            return None
        name = type(value).__name__
        return [name, named[name][1](value)]

    def back(plain: Plain) -> Any:
        return None if plain is None else named[plain[0]][2](plain[1])

    return out, back


@cache
def codec(annotation: Any) -> tuple[Callable[[Any], Plain], Callable[[Plain], Any]]:
    """The pair of functions that turn values of this type into plain values and back.

    Knows dataclasses, tuples, named tuples, unions, literals, NewTypes, mappings with string or number
    keys, frozen sets of plain values, bytes, numbers, strings and booleans.
    """
    origin, args = get_origin(annotation), get_args(annotation)
    if origin in (Union, types.UnionType):
        return _union_codec(args)
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            encode, decode = codec(args[0])
            if encode is _same:
                return list, tuple
            return (
                lambda value: [encode(each) for each in value],
                lambda plain: tuple(decode(each) for each in plain),
            )
        pairs = [codec(arg) for arg in args]
        return (
            lambda value: [pair[0](each) for pair, each in zip(pairs, value, strict=True)],
            lambda plain: tuple(pair[1](each) for pair, each in zip(pairs, plain, strict=True)),
        )
    if origin is frozenset:
        return sorted, frozenset
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        key, value_type = args
        encode, decode = codec(value_type)
        number = getattr(key, "__supertype__", key) is int
        return (
            lambda value: {str(name): encode(each) for name, each in value.items()},
            lambda plain: {int(name) if number else name: decode(each) for name, each in plain.items()},
        )
    if origin is Literal or annotation in (int, str, bool, float, type(None)):
        return _same, _same
    if annotation is bytes:
        return bytes.hex, bytes.fromhex
    if hasattr(annotation, "__supertype__"):
        return codec(annotation.__supertype__)
    if isinstance(annotation, type) and issubclass(annotation, tuple) and hasattr(annotation, "_fields"):
        hints = get_type_hints(annotation)
        pairs = [codec(hints[name]) for name in annotation._fields]
        return (
            lambda value: [pair[0](each) for pair, each in zip(pairs, value, strict=True)],
            lambda plain: annotation(*(pair[1](each) for pair, each in zip(pairs, plain, strict=True))),
        )
    if is_dataclass(annotation):
        return _dataclass_codec(cast(type, annotation))
    raise TypeError(f"no plain form for {annotation}")


def to_plain(value: object) -> Plain:
    """A frozen dataclass as plain values."""
    return codec(cast(Any, type(value)))[0](value)


def from_plain(cls: type[T], plain: Plain) -> T:
    """The dataclass back from plain values.

    Raises:
        ValueError, TypeError, KeyError, IndexError: the plain values are not of this class.
    """
    return cast(T, codec(cast(Any, cls))[1](plain))


def form(annotation: Any) -> str:
    """What values of this type are made of, in words: the names and types of all fields, all the way down.

    Plain forms are read by position: what was written of another form is not to be read as this one.
    """
    args = get_args(annotation)
    if is_dataclass(annotation) and isinstance(annotation, type):
        names = [each.name for each in fields(annotation)]
    else:
        names = [*getattr(annotation, "_fields", ())]
    if names:
        hints = get_type_hints(annotation)
        told = ", ".join(f"{name}: {form(hints[name])}" for name in names)
    elif hasattr(annotation, "__supertype__"):
        told = form(annotation.__supertype__)
    elif get_origin(annotation) is Literal:
        told = ", ".join(map(repr, args))
    else:
        told = ", ".join("..." if each is Ellipsis else form(each) for each in args)
    origin = get_origin(annotation)
    name = getattr(origin or annotation, "__name__", str(origin or annotation))
    return f"{name}({told})" if told else name


@cache
def form_digest(cls: type) -> str:
    """SHA-256 of a type's form: equal while its values are written and read in the same way."""
    return hashlib.sha256(form(cls).encode()).hexdigest()


def digest(value: object) -> str:
    """SHA-256 of a frozen dataclass's plain form: equal for equal values, in every process."""
    text = json.dumps(to_plain(value), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
