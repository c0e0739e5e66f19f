"""Several deeds of a kind, chosen in one go: what can be chosen so, as text and back.

A law is asked step by step; whether chosen deeds fit together is found out by whoever plays them on a copy.
"""

import re
from collections.abc import Sequence

from engine.core.choosing.notation import parse, write
from engine.core.contract import Action
from engine.core.errors import BadNotation
from engine.core.law import AnyRulebook
from engine.core.values.change import change
from engine.core.values.forms import forms
from engine.core.values.frozen import Frozen

MOST = 9
"""The same may be done so many times in one go."""

_TEXT = re.compile(r"([1-9]) (.+)")


class Deed(Frozen):
    """What is chosen with others: an action, done so many times."""

    action: Action
    times: int = 1

    @property
    def actions(self) -> tuple[Action, ...]:
        """What is played for it, paid the usual way."""
        return (paid_as_usual(self.action),) * self.times

    @property
    def piece(self) -> Action:
        """What it is about, however much of it is done: the same for `2 to Rome` and `3 to Rome`."""
        usual = paid_as_usual(self.action)
        return change(usual, **{usual.most: 0}) if usual.most else usual

    @property
    def text(self) -> str:
        """The deed as a text that `deed_of` reads back: `2 station roma legion`."""
        return f"{self.times} {write(paid_as_usual(self.action))}"


def deed_of(rules: AnyRulebook, text: str) -> Deed:
    """A deed from its text.

    Raises:
        BadNotation: there is no such deed.
    """
    found = _TEXT.fullmatch(text)
    if found is None:
        raise BadNotation("empty", {})
    return Deed(parse(rules, found[2]), int(found[1]))


def paid_as_usual(action: Action) -> Action:
    """The action without a payment of its own: how the others pay may change what one has."""
    paying = (form for form in forms(type(action)) if form.kind == "amounts" and form.optional)
    unpaid = {form.name: form.default for form in paying}
    return change(action, **unpaid) if unpaid else action


def choosable(actions: Sequence[Action]) -> tuple[Action, ...]:
    """Those of the actions that may be chosen with others (`Action.several`), each with its first payment."""
    found: dict[Action, Action] = {}
    for action in actions:
        if action.several:
            found.setdefault(paid_as_usual(action), action)
    return tuple(found.values())


def chosen_twice(deeds: Sequence[Deed]) -> tuple[Deed, ...]:
    """Those of the deeds whose piece was chosen before, with another amount."""
    pieces = [deed.piece for deed in deeds]
    return tuple(deed for place, deed in enumerate(deeds) if deed.piece in pieces[:place])
