"""Annotations are the only plumbing a game writes: what is read from them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NewType

import pytest
from liars_dice import Rethrow, Thrown
from nim import Choose, NimOptions, Take, Taken

from engine.core.contract import Action, Event, Seat, Word
from engine.core.fields import fact, facts_of
from engine.core.values.amounts import Amounts
from engine.core.values.forms import MISSING, FieldForm, forms

SeaProvince = NewType("SeaProvince", str)


class Everything(Action):
    sea: SeaProvince
    count: int
    price: Amounts
    to: Seat
    many: tuple[SeaProvince, ...]
    way: Literal["by-land", "by-sea"] = "by-land"
    give_up: bool = False
    rival: Seat | None = None


def test_kinds_come_from_annotations():
    kinds = [(form.name, form.kind, form.many) for form in forms(Everything)]
    assert kinds == [
        ("sea", "sea-province", False),
        ("count", "number", False),
        ("price", "amounts", False),
        ("to", "seat", False),
        ("many", "sea-province", True),
        ("way", "choice", False),
        ("give_up", "flag", False),
        ("rival", "seat", False),
    ]


def test_a_default_makes_a_field_optional_and_none_may_be_one():
    assert [form.optional for form in forms(Everything)] == [False] * 5 + [True] * 3
    assert forms(Choose) == (FieldForm("colour", "colour", False, MISSING),)
    assert forms(Take)[1].default == 1
    assert forms(Everything)[-1].default is None


def test_choices_and_labels_are_what_people_type():
    by_name = {form.name: form for form in forms(Everything)}
    assert by_name["way"].choices == ("by-land", "by-sea")
    assert by_name["give_up"].choices == ("no", "yes")
    assert by_name["give_up"].label == "give-up"
    assert [form.choices for form in forms(NimOptions)] == [
        ("few", "many"),
        ("dealt", "chosen"),
        ("no", "yes"),
    ]


def test_who_may_know_of_an_event_is_no_field_of_it():
    assert [form.name for form in forms(Thrown)] == ["seat", "faces"]
    assert forms(Thrown)[1].many


def test_verbs_and_events_are_named_after_their_classes():
    assert (Rethrow.word, Taken.word) == ("rethrow", "taken")

    class FoundCity(Action):
        pass

    class Renamed(Action):
        word = "other"

    class CityConquered(Event):
        pass

    assert (FoundCity.word, Renamed.word, CityConquered.word) == ("found-city", "other", "city-conquered")


def test_facts_name_words_with_their_kind():
    action = Everything(
        SeaProvince("sinus"), 3, Amounts.of(gold=2), Seat(1), (SeaProvince("aegaeum"),), give_up=True
    )
    assert facts_of(action) == {
        "sea": Word("sea-province", "sinus"),
        "count": 3,
        "price": Amounts.of(gold=2),
        "to": Word("seat", "1"),
        "many": (Word("sea-province", "aegaeum"),),
        "way": "by-land",
        "give-up": "yes",
        "rival": "",
    }
    assert fact(forms(Take)[0], "left") == Word("heap", "left")


@pytest.mark.parametrize("annotation", [float, dict[str, int], str, int | str, Callable[[], int]])
def test_other_annotations_are_refused_with_the_field(annotation):
    odd = dataclass(frozen=True)(type("Odd", (), {"__annotations__": {"what": annotation}}))
    with pytest.raises(TypeError, match="what"):
        forms(odd)
