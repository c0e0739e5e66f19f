"""What is derived from `Frozen` is a frozen dataclass with slots, by itself."""

import gc
from dataclasses import FrozenInstanceError, field, fields, is_dataclass
from pickle import dumps, loads
from typing import Generic, TypeVar

import pytest

from engine.core.values.frozen import Frozen, opened

T = TypeVar("T")


class Place(Frozen):
    row: int
    col: int = 0


class Named(Place, kw_only=True):
    name: str


class Box(Frozen, Generic[T]):
    inside: T


def test_annotations_are_fields_and_equal_fields_make_equal_values():
    assert is_dataclass(Place)
    assert [each.name for each in fields(Named)] == ["row", "col", "name"]
    assert Place(1) == Place(1, 0) != Place(1, 2)
    assert hash(Place(1, 2)) == hash(Place(1, 2))
    assert Box("a") == Box("a")


@pytest.mark.parametrize(
    ("value", "field"), [(Place(1, 2), "row"), (Named(1, name="a"), "row"), (Box(1), "inside")]
)
def test_a_value_never_changes_and_has_room_for_its_fields_alone(value, field):
    with pytest.raises(FrozenInstanceError):
        setattr(value, field, 3)
    assert not hasattr(value, "__dict__")


def test_fields_given_by_name_alone_are_refused_by_place():
    assert Named(1, 2, name="a").name == "a"
    with pytest.raises(TypeError):
        Named(1, 2, "a")


def test_a_class_below_is_another_kind_of_value():
    class Corner(Place):
        """As a place, but not the same."""

    assert Corner(1) != Place(1)
    assert isinstance(Corner(1), Place)
    assert Corner.__slots__ == ()


class Several(Frozen):
    first: int
    second: tuple[int, ...] = ()
    by_name: str = field(default="x", kw_only=True)


class Rather(Several):
    """Another kind without fields of its own, which keeps its kind when it is made."""

    __slots__ = ()


@pytest.mark.parametrize("kind", [Several, Rather])
def test_a_value_of_several_fields_is_made_as_a_dataclass_makes_it(kind):
    made = kind(1, second=(2,), by_name="y")
    assert type(made) is kind
    assert (made.first, made.second, made.by_name) == (1, (2,), "y")
    assert (kind(1).second, kind(first=1).by_name) == ((), "x")
    assert kind(1) == kind(1, ()) != kind(2)
    assert loads(dumps(made)) == made
    for wrong in (kind, lambda: kind(1, (), "y"), lambda: kind(1, third=3)):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(FrozenInstanceError):
        made.first = 3


def test_of_a_class_nothing_is_left_as_it_was_without_slots():
    class Lone(Frozen):
        one: int
        other: int

    Lone(1, 2)
    gc.collect()
    kinds = [each for each in gc.get_objects() if isinstance(each, type) and each.__name__ == "Lone"]
    assert sorted(kinds, key=id) == sorted((Lone, opened(Lone)), key=id)
