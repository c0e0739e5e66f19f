"""What notes, decisions and refusals mention: values that nobody can change after them."""

import pickle

import pytest

from engine.core.contract import Decision, Note, OrderForm, Refusal, Seat, Word
from engine.core.values.facts import Facts, frozen

ROMA = Word("province", "roma")


def test_facts_read_like_a_mapping_in_the_order_given():
    facts = Facts({"rival": ROMA, "count": 2})
    assert list(facts.items()) == [("rival", ROMA), ("count", 2)]
    assert {**facts, "more": 1} == {"rival": ROMA, "count": 2, "more": 1}
    assert facts.get("none") is None
    assert len(facts) == 2
    assert "rival" in facts


def test_facts_are_equal_and_hashed_by_what_they_hold():
    facts = Facts({"rival": ROMA, "count": 2})
    assert facts == Facts({"count": 2, "rival": ROMA}) == {"count": 2, "rival": ROMA}
    assert hash(facts) == hash(Facts({"count": 2, "rival": ROMA}))
    assert facts != Facts({"rival": ROMA})
    assert facts != 5


def test_facts_cannot_be_changed():
    facts = Facts({"count": 2})
    for change in ("__setitem__", "__delitem__", "pop", "update", "clear", "setdefault"):
        assert not hasattr(facts, change)


@pytest.mark.parametrize(
    "make",
    [
        lambda facts: Note("key", facts),
        lambda facts: Refusal("key", facts, "Combat"),
        lambda facts: Decision(Seat(0), "kind", facts=facts),
        lambda facts: OrderForm("kind", ("pass",), facts),
    ],
)
def test_who_made_a_value_cannot_change_it_afterwards(make):
    facts = {"rival": (ROMA,)}
    value, same = make(facts), make(dict(facts))
    assert value == same
    assert hash(value) == hash(same)
    facts["rival"] = ()
    assert value == same
    assert value != make(facts)


def test_frozen_facts_are_taken_as_they_are():
    facts = Facts({"count": 2})
    assert frozen(facts) is facts
    assert Note("key", facts).facts is facts


def test_a_value_with_facts_survives_a_journey_between_processes():
    note = Refusal("key", {"rival": ROMA}, "Combat")
    assert pickle.loads(pickle.dumps(note)) == note
