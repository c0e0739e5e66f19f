"""Why something cannot be done, as far as the seat that asks can know, and what of its kind can be done."""

from collections.abc import Iterable

from engine.core.contract import A, Action, O, Refusal, S, View, Word
from engine.core.fields import facts_of, words_of
from engine.core.law import Rulebook
from engine.core.values.forms import forms
from engine.core.values.frozen import Frozen


class Reason(Frozen):
    """What stands against an action. Text: `<game>-refusal-<key>`, what would be right: its `.right`."""

    action: Action
    refusal: Refusal
    possible: tuple[Action, ...] = ()
    """What can be done with the same verb, what is most like the action first."""

    @property
    def named(self) -> tuple[Word, ...]:
        """All that the action and the refusal name, each once, what the action names first: the places that
        stand in the way among it."""
        facts = (*facts_of(self.action).values(), *self.refusal.facts.values())
        return tuple(dict.fromkeys(word for fact in facts for word in words_of(fact)))


def reason_of(law: Rulebook[S, A, O], view: View[S], action: A) -> Reason | None:
    """Why the seat that looks may not do this now, judged by what it sees; None: it may.

    The seat owes a decision.
    """
    refusal = law.refusal(view.state, view.seat, action)
    if refusal is None:
        return None
    return Reason(action, refusal, alike(law.legal(view.state, view.seat), action))


def alike(legal: Iterable[Action], action: Action) -> tuple[Action, ...]:
    """The actions of the same verb, those first that say the same in most fields; of what is paid in several
    ways only one, unless how to pay is all that is wrong."""
    same = sorted(
        (each for each in legal if type(each) is type(action)), key=lambda each: -_shared(each, action)
    )
    if any(_deed(each) == _deed(action) for each in same):
        return tuple(same)
    return tuple({_deed(each): each for each in reversed(same)}.values())[::-1]


def _shared(one: Action, other: Action) -> int:
    return sum(getattr(one, form.name) == getattr(other, form.name) for form in forms(type(one)))


def _deed(action: Action) -> tuple[object, ...]:
    """What an action does, however it is paid."""
    return tuple(getattr(action, form.name) for form in forms(type(action)) if form.kind != "amounts")
