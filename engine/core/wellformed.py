"""Whether an action has the form its verb says, whatever made it: the first half of the law.

It is asked before every action is applied, so each verb's fields are read once and words looked up in sets.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING
from typing import Any, Protocol

from engine.core.contract import Action, Standing
from engine.core.values.amounts import Amounts
from engine.core.values.forms import FieldForm, forms

MOST = 9_999
"""The highest number an action can hold: notation has four digits."""

WORD = re.compile(r"[a-z0-9][a-z0-9_-]*")
"""How an id is spelt."""

_FREE = frozenset({"number", "amounts", "choice", "flag", "seat"})
"""Kinds of fields that hold no word of the board."""

_KEPT_VOCABULARIES = 64
_SETS: dict[int, tuple[Mapping[str, Sequence[str]], dict[str, frozenset[str]]]] = {}
"""The words of the vocabularies in use as sets, by the mapping's identity: a cache, emptied when full."""


class Tongue(Protocol):
    """What a game's law says about the form of actions."""

    @property
    def verbs(self) -> Sequence[type[Action]]:
        """Every kind of action."""
        ...

    def vocabulary(self, state: Any) -> Mapping[str, Sequence[str]]:  # noqa: ANN401 - any state
        """The words of each kind that exist here."""
        ...

    def standing(self, state: Any) -> Standing:  # noqa: ANN401 - any state
        """The scores, one for each seat."""
        ...


def well_formed(rules: Tongue, state: Any, action: Action) -> bool:  # noqa: ANN401 - any state
    """Whether the action is a verb of these rules and each field holds what notation could say here.

    Numbers run from 0 to 9999, amounts count each thing once and at least once, words exist on this board,
    seats at this table. Never raises.
    """
    verb = type(action)
    if verb not in rules.verbs:
        return False
    words: dict[str, frozenset[str]] | None = None
    for form in forms(verb):
        value = getattr(action, form.name)
        if value is None and form.default is None:
            continue
        if form.kind not in _FREE and not form.many:
            if words is None:
                words = _sets(rules.vocabulary(state))
            known = words.get(form.kind)
            if type(value) is not str or (value not in known if known else not WORD.fullmatch(value)):
                return False
        elif not _holds(rules, state, form, value):
            return False
    return True


def _sets(vocabulary: Mapping[str, Sequence[str]]) -> dict[str, frozenset[str]]:
    found = _SETS.get(id(vocabulary))
    if found is not None and found[0] is vocabulary:
        return found[1]
    if len(_SETS) >= _KEPT_VOCABULARIES:
        _SETS.clear()
    words = {kind: frozenset(ids) for kind, ids in vocabulary.items()}
    _SETS[id(vocabulary)] = (vocabulary, words)
    return words


def _holds(rules: Tongue, state: Any, form: FieldForm, value: object) -> bool:  # noqa: ANN401
    if form.many:
        single = FieldForm(form.name, form.kind, False, MISSING, form.choices)
        return type(value) is tuple and all(_holds(rules, state, single, each) for each in value)
    if form.kind == "number":
        return type(value) is int and 0 <= value <= MOST
    if form.kind == "amounts":
        return type(value) is Amounts and _sound(value)
    if form.kind == "flag":
        return type(value) is bool
    if form.kind == "choice":
        return type(value) is str and value in form.choices
    if form.kind == "seat":
        return type(value) is int and 0 <= value < len(rules.standing(state).scores)
    known = rules.vocabulary(state).get(form.kind)
    return type(value) is str and (value in known if known else WORD.fullmatch(value) is not None)


def _sound(amounts: Amounts) -> bool:
    """Pairs of a word and how many of it, at least one, no word twice."""
    pairs = amounts.items
    if type(pairs) is not tuple:
        return False
    seen = set()
    for pair in pairs:
        if type(pair) is not tuple or len(pair) != 2:
            return False
        word, count = pair
        if type(word) is not str or type(count) is not int or not 0 < count <= MOST:
            return False
        if word in seen or not AMOUNT.fullmatch(word):
            return False
        seen.add(word)
    return True


AMOUNT = re.compile(r"[a-z][a-z_-]*")
"""How what is counted is spelt."""
