"""Frozen values with some of their fields replaced."""

from dataclasses import FrozenInstanceError, dataclass, field, replace
from pickle import dumps, loads

import pytest
from titled import titled

from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.core.contract import State
from engine.core.play.match import Match
from engine.core.values.change import change, with_entry, with_last


@dataclass(frozen=True, slots=True)
class Pair:
    left: int
    right: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Checked:
    """Refuses to be negative, however it is made."""

    count: int

    def __post_init__(self) -> None:
        if self.count < 0:
            raise ValueError(self.count)


@dataclass(frozen=True)
class Roomy:
    """Keeps its fields in a dictionary."""

    count: int
    names: tuple[str, ...] = field(default=())


def test_the_named_fields_are_replaced_and_the_others_stay():
    pair = Pair(1, (2, 3))
    assert change(pair, left=7) == Pair(7, (2, 3))
    assert change(pair, left=0, right=()) == Pair(0)
    assert change(pair) == pair
    assert pair == Pair(1, (2, 3))
    assert change(pair, left=7).right is pair.right
    assert hash(change(pair, left=7)) == hash(Pair(7, (2, 3)))


@pytest.mark.parametrize("value", [Pair(1), Checked(1), Roomy(1)])
def test_a_name_that_is_no_field_is_refused(value):
    with pytest.raises(TypeError, match="middle"):
        change(value, middle=3)


def test_a_new_value_is_as_frozen_as_the_old_one():
    changed = change(Pair(1), left=2)
    assert type(changed) is Pair
    assert loads(dumps(changed)) == changed
    with pytest.raises(FrozenInstanceError):
        changed.left = 3
    with pytest.raises(FrozenInstanceError):
        del changed.left


def test_a_class_that_checks_its_values_checks_the_new_one_too():
    assert change(Checked(1), count=2) == Checked(2)
    with pytest.raises(ValueError, match="-1"):
        change(Checked(1), count=-1)


def test_a_class_without_slots_is_changed_too():
    assert change(Roomy(1, ("a",)), count=2) == Roomy(2, ("a",))


def test_none_is_a_value_like_any_other():
    match, _ = Match.start(titled(RULES), AntikeOptions(), 3, b"s")
    assert change(match, seed=None).seed is None


def test_a_state_is_changed_as_replace_would():
    state: State = Match.start(titled(RULES), AntikeOptions(), 3, b"s")[0].state
    for name in type(state).__dataclass_fields__:
        assert change(state, **{name: 5}) == replace(state, **{name: 5})


def test_one_entry_is_added_to_a_tuple():
    before = (1, 2)
    assert with_last(before, 3) == (1, 2, 3)
    assert before == (1, 2)


def test_one_entry_of_a_tuple_is_replaced():
    assert with_entry((1, 2, 3), 1, 9) == (1, 9, 3)
    with pytest.raises(IndexError):
        with_entry((1, 2, 3), 3, 9)
