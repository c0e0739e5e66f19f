"""Actions nobody would list: words of the board and of none, numbers that are none, amounts turned about."""

import random
from collections.abc import Sequence
from dataclasses import replace

from engine.core.contract import Action, Seat, State
from engine.core.law import AnyRulebook
from engine.core.values.amounts import Amounts
from engine.core.values.forms import FieldForm, forms

NUMBERS = (-3, -1, 0, 1, 1, 2, 2, 3, 4, 7, 12, 5000)
NONSENSE = "no-such-word"


def any_action(rules: AnyRulebook, state: State, luck: random.Random, known: Sequence[Action]) -> Action:
    """A known action, one with a field changed, or one made of nothing but its form."""
    if known and luck.random() < 0.7:
        action = luck.choice(known)
        fields = forms(type(action))
        if not fields or luck.random() < 0.4:
            return action
        form = luck.choice(fields)
        return replace(action, **{form.name: _value(rules, state, luck, form)})
    verb = luck.choice(rules.verbs)
    return verb(**{form.name: _value(rules, state, luck, form) for form in forms(verb)})


def _value(rules: AnyRulebook, state: State, luck: random.Random, form: FieldForm) -> object:
    if form.optional and luck.random() < 0.3:
        return form.default
    if form.many:
        return tuple(_single(rules, state, luck, form) for _ in range(luck.choice((0, 1, 1, 2, 3))))
    return _single(rules, state, luck, form)


def _single(rules: AnyRulebook, state: State, luck: random.Random, form: FieldForm) -> object:
    vocabulary = rules.vocabulary(state)
    if form.kind == "number":
        return luck.choice(NUMBERS)
    if form.kind == "amounts":
        words = [word for kind in ("good", "resource", "pay") for word in vocabulary.get(kind, ())]
        words = words or [word for each in vocabulary.values() for word in each][:20] or [NONSENSE]
        pairs = {
            luck.choice([*words, "coin", NONSENSE]): luck.choice(NUMBERS) for _ in range(luck.randrange(4))
        }
        return Amounts(tuple(pairs.items()))
    if form.kind == "seat":
        return Seat(luck.choice((-1, 0, 0, 1, 1, 2, 3, 9)))
    if form.kind == "flag":
        return luck.random() < 0.5
    if form.kind == "choice":
        return luck.choice(form.choices)
    words = [*vocabulary.get(form.kind, ())]
    return luck.choice(words) if words and luck.random() < 0.9 else NONSENSE
