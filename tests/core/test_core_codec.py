"""States as JSON and back, and digests that are equal everywhere."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, make_dataclass, replace
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from hypothesis import given, settings, strategies
from liars_dice import Bidding, DiceState, Throwing
from liars_dice import Over as DiceOver
from nim import COLOURS, NimState, Objecting, Over, Taking

from engine.core.contract import Seat
from engine.core.values.amounts import Amounts
from engine.core.values.codec import codec, digest, form, form_digest, from_plain, to_plain


class Spot(NamedTuple):
    row: int
    name: str


@dataclass(frozen=True, slots=True)
class Chest:
    price: Amounts
    seats: frozenset[Seat]
    counts: Mapping[str, int]
    owners: Mapping[Seat, tuple[str, ...]]
    spot: Spot
    mark: bytes
    pair: tuple[int, str]
    kind: Literal["small", "large"]
    open: bool
    inner: Taking | Over | None


CHEST = Chest(
    Amounts.of(gold=2, coin=1),
    frozenset([Seat(2), Seat(0)]),
    {"iron": 3},
    {Seat(1): ("a", "b")},
    Spot(4, "roma"),
    b"\x00\xff",
    (7, "seven"),
    "large",
    True,
    Over(Seat(1)),
)


def through_json(value):
    return from_plain(type(value), json.loads(json.dumps(to_plain(value))))


def test_everything_the_codec_knows_comes_back_equal():
    again = through_json(CHEST)
    assert again == CHEST
    assert isinstance(again.spot, Spot)
    assert isinstance(again.seats, frozenset)
    assert list(again.owners) == [1]


@pytest.mark.parametrize("inner", [None, Taking(Seat(0)), Over(Seat(0))])
def test_frames_of_equal_shape_are_told_apart(inner):
    chest = replace(CHEST, inner=inner)
    assert type(through_json(chest).inner) is type(inner)
    assert through_json(chest) == chest


seats = strategies.integers(0, 3).map(Seat)
nim_states = strategies.builds(
    NimState,
    strategies.tuples(*[strategies.integers(0, 60)] * 3),
    strategies.lists(strategies.sampled_from([*COLOURS, None]), max_size=4).map(tuple),
    strategies.lists(strategies.booleans(), max_size=4).map(tuple),
    strategies.lists(strategies.integers(0, 1), max_size=4).map(tuple),
    strategies.one_of(
        seats.map(Taking),
        seats.map(Over),
        strategies.builds(Objecting, seats, seats, strategies.sampled_from(["left", "middle", "right"])),
    ),
    strategies.integers(1, 99),
    strategies.booleans(),
)
dice_states = strategies.builds(
    DiceState,
    strategies.lists(strategies.lists(strategies.integers(0, 8), max_size=3).map(tuple), max_size=4).map(
        tuple
    ),
    strategies.one_of(
        strategies.builds(Throwing, strategies.lists(seats).map(tuple), seats),
        strategies.builds(
            Bidding,
            seats,
            strategies.none() | seats,
            strategies.integers(0, 12),
            strategies.integers(0, 8),
        ),
        seats.map(DiceOver),
    ),
    strategies.sampled_from([6, 8]),
    strategies.integers(1, 99),
    strategies.integers(1, 99),
)


@settings(derandomize=True, deadline=None)
@given(strategies.one_of(nim_states, dice_states), strategies.one_of(nim_states, dice_states))
def test_states_round_trip_and_only_equal_ones_share_a_digest(one, other):
    assert through_json(one) == one
    assert (digest(one) == digest(other)) == (one == other)


def test_a_plain_form_of_another_class_is_refused():
    plain = to_plain(CHEST)
    with pytest.raises(ValueError, match="Chest: 10 fields expected, 9 found"):
        from_plain(Chest, plain[:-1])
    with pytest.raises(ValueError, match="fields expected"):
        from_plain(Chest, [*plain, 1])
    with pytest.raises(KeyError):
        from_plain(Chest, [*plain[:-1], ["Missing", [0]]])
    with pytest.raises(TypeError):
        from_plain(Chest, None)
    pair = Chest.__dataclass_fields__["pair"].type
    with pytest.raises(ValueError, match="zip"):
        codec(pair)[1]([7])


def test_types_without_a_plain_form_are_named():
    with pytest.raises(TypeError, match="object"):
        codec(object)


def test_a_digest_is_the_same_in_every_process():
    """Sets and hashes are laid out differently in each process; digests are not."""
    program = """
from test_core_codec import CHEST
from engine.core.values.codec import digest
print(digest(CHEST), end="")
"""
    here = Path(__file__).parent
    paths = os.pathsep.join([str(here), str(here.parent / "toys"), str(here.parents[1])])
    found = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert found == {digest(CHEST)}


def test_the_order_of_a_mapping_does_not_matter_to_the_digest():
    one = replace(CHEST, counts={"iron": 3, "gold": 1})
    other = replace(CHEST, counts={"gold": 1, "iron": 3})
    assert digest(one) == digest(other) != digest(CHEST)


def test_the_form_tells_every_name_and_type_all_the_way_down():
    assert form(Chest) == (
        "Chest(price: Amounts(items: tuple(tuple(str, int), ...)), seats: frozenset(Seat(int)), "
        "counts: Mapping(str, int), owners: Mapping(Seat(int), tuple(str, ...)), "
        "spot: Spot(row: int, name: str), mark: bytes, pair: tuple(int, str), "
        "kind: Literal('small', 'large'), open: bool, "
        "inner: UnionType(Taking(seat: Seat(int)), Over(winner: Seat(int)), NoneType))"
    )


def made(*fields_: tuple[str, object]) -> type:
    return make_dataclass("Purse", fields_, frozen=True)


def test_types_that_would_be_read_into_each_other_have_other_forms():
    purses = [
        made(("gold", int), ("points", int)),
        made(("points", int), ("gold", int)),
        made(("gold", int), ("points", Seat)),
        made(("gold", tuple[int, ...]), ("points", int)),
        made(("gold", tuple[int, int]), ("points", int)),
        made(("gold", Literal["a", "b"]), ("points", int)),
        made(("gold", Literal["b", "a"]), ("points", int)),
        made(("gold", Taking), ("points", int)),
        made(("gold", Taking | Over), ("points", int)),
        made(("gold", Over | Taking), ("points", int)),
        made(("gold", made(("left", int), ("right", int))), ("points", int)),
        made(("gold", made(("right", int), ("left", int))), ("points", int)),
    ]
    assert len({form_digest(each) for each in purses}) == len(purses)
    assert form_digest(made(("gold", int))) == form_digest(made(("gold", int)))
