"""The law of a game: what may happen in it, and what follows.

A game is a `Rulebook` without state of its own. It answers a handful of questions about frozen states; log,
undo, replay, storage, panels and pictures are written once around it. The first half of every law is here:
whether an action has the form its verb says, whatever made it.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeAlias

from engine.core.contract import (
    A,
    Action,
    Chance,
    Decision,
    O,
    Options,
    Refusal,
    S,
    Seat,
    Standing,
    State,
    Step,
    Turn,
    View,
    Viewer,
    Word,
    named,
)
from engine.core.errors import IllegalAction, NotYours
from engine.core.tables import TableForm
from engine.core.values.amounts import Amounts
from engine.core.values.codec import Plain
from engine.core.values.forms import FieldForm, forms, kebab

MOST = 9_999
"""The highest number an action can hold: notation has four digits."""

WORD, AMOUNT = re.compile(r"[a-z0-9][a-z0-9_-]*"), re.compile(r"[a-z][a-z_-]*")
"""How an id is spelt, and how what is counted is."""

_MOST_KEPT = 1024
_TESTS: dict[
    tuple[int, "AnyRulebook", type[Action]], tuple[Mapping[str, Sequence[str]], tuple["_Test", ...]]
] = {}
"""What the fields of a verb may hold, by the identity of the vocabulary; that is kept too, so that no other
has it meanwhile. A cache, emptied when full."""


class Rulebook(ABC, Generic[S, A, O]):
    """The rules of one game: no fields, only answers about states."""

    slug: ClassVar[str]
    version: ClassVar[int]
    """Rises only when behaviour changes, so that running games can be told apart."""
    seats: ClassVar[range]
    """The possible numbers of seats."""
    verbs: ClassVar[tuple[type[Action], ...]]
    options: ClassVar[type[Options]]
    endings: ClassVar[tuple[str, ...]] = ()
    """The reasons for which a game can end: `Standing.ended` is one of them."""
    own: ClassVar[Mapping[str, TableForm]] = {}
    """The options that take a table of people's own instead of a choice of ours, and what such a table is."""
    hidden: ClassVar[bool] = False
    """Whether seats know different things: then exports of a running game are closed."""

    @abstractmethod
    def setup(self, options: O, seats: int, chance: Chance) -> Step[S]:
        """The state before the first action."""

    @abstractmethod
    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Who owes what now. Empty: the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """The actions open to a seat, likeliest first, each of which `apply` takes. Empty if it owes nothing.

        Lists well under a thousand. An unusual but lawful form (an odd payment) may be missing here and
        still be accepted by `refusal`.
        """

    def only(self, state: S, seat: Seat) -> A | None:
        """The one action open to a seat; None: it has a choice, or owes nothing."""
        found = self.legal(state, seat)
        return found[0] if len(found) == 1 else None

    @abstractmethod
    def forbidden(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why a well-formed action is not allowed now, or None. Ask `refusal`: it is the whole law."""

    @abstractmethod
    def resolve(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S]:
        """What a lawful action leads to. Does not check again; call `apply` for untrusted actions."""

    @abstractmethod
    def standing(self, state: S) -> Standing:
        """The scores, ranks, winners and the end."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Which turn this is."""

    def follows(self, state: S) -> Seat | None:
        """Whose turn comes after this one, as far as that is settled; None: it is not, or nobody's does."""
        del state
        return None

    @abstractmethod
    def concede(self, state: S, seat: Seat) -> Step[S]:
        """The seat leaves the game, which goes on without it as well as it can."""

    def stop(self, state: S) -> Step[S]:
        """The game ends here because its people agree: what is counted at the end is counted.

        Who has won is theirs to say. A state that has nothing to count at its end stays as it is.
        """
        return Step(state)

    @abstractmethod
    def vocabulary(self, state: S) -> Mapping[str, tuple[str, ...]]:
        """For each kind of word in this game's notation the ids that exist on this board."""

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """The law: why this action is not allowed now, or None. The seat owes a decision.

        Takes any action, also one that no text could say (a verb of another game, a negative number, a word
        unknown here), and never raises.
        """
        if well_formed(self, state, action):
            return self.forbidden(state, seat, action)
        return Refusal("malformed", named(verb=kebab(type(action).__name__)))

    def owes(self, state: S, seat: Seat) -> bool:
        """Whether the seat owes a decision now: `decisions` tells; a game may know a shorter way."""
        return any(decision.seat == seat for decision in self.decisions(state))

    def conceal(self, state: S, viewer: Viewer) -> S:
        """The state with everything hidden from the viewer left out. Games without secrets keep it."""
        del viewer
        return state

    def anew(self, state: S, chance: Chance) -> S:
        """The state with whatever nobody knows in a new order, like cards that nobody has seen.

        All see the same as before. Games in which nothing lies so keep it.
        """
        del chance
        return state

    def exchange(self, state: S) -> Word | None:
        """The exchange that is on: people answer each other, in turn and out of it, till all is settled.

        It is told in one public message that changes as it goes on, so what opens it and every answer in it
        is said before all: it cannot be taken back alone. The word, mostly where it takes place,
        stays the same from the question that opens it to the answer that ends it. None: there is none.
        """
        del state
        return None

    def invariants(self, state: S) -> Iterable[tuple[bool, str]]:
        """What is to be true of every state: whether it holds, and its text for developers."""
        del state
        return ()

    def check(self, state: S) -> tuple[str, ...]:
        """Broken invariants, for tests and audits. Empty: sound."""
        return tuple(text for holds, text in self.invariants(state) if not holds)

    def carried(self, version: int, position: Plain) -> Plain | None:
        """A position of an earlier version, whose states had another form, as a plain state of this version.

        None: there is no way from there. Not asked where states have kept their form.
        """
        del version, position
        return None

    def view(self, state: S, viewer: Viewer) -> View[S]:
        """What the viewer may see."""
        return View(self.conceal(state, viewer), viewer)

    def apply(self, state: S, seat: Seat, action: A, chance: Chance, listed: Sequence[A] = ()) -> Step[S]:
        """Check, then resolve. The old state stays valid.

        `listed`: what `legal` gave for this very state and seat, where the caller has it; that an action was
        taken from there is check enough.

        Raises:
            NotYours: the seat owes no decision now.
            IllegalAction: the rules forbid the action; carries the `Refusal`.
        """
        for each in listed:
            if each is action:
                return self.resolve(state, seat, action, chance)
        if not self.owes(state, seat):
            raise NotYours(seat)
        refusal = self.refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.resolve(state, seat, action, chance)


AnyRulebook: TypeAlias = Rulebook[Any, Any, Any]
"""A rulebook of some game: the front end knows no more. The one place where the types are let go."""


def well_formed(rules: AnyRulebook, state: State, action: Action) -> bool:
    """Whether the action is a verb of these rules and each field holds what notation could say here.

    Numbers run from 0 to 9999, amounts count each thing once and at least once, words exist on this board,
    seats at this table. Never raises.
    """
    vocabulary = rules.vocabulary(state)
    kept = _TESTS.get((id(vocabulary), rules, type(action)))
    tests = _tests(rules, vocabulary, type(action)) if kept is None else kept[1]
    if tests is None:
        return False
    for name, words, form in tests:
        value = getattr(action, name)
        if form.many:
            if type(value) is not tuple or not all(_holds(rules, state, form, words, one) for one in value):
                return False
        elif type(value) is str:
            if value not in words:
                return False
        elif type(value) is int and form.kind == "number":
            if not 0 <= value <= MOST:
                return False
        elif value is None:
            if form.default is not None:
                return False
        elif not _holds(rules, state, form, words, value):
            return False
    return True


@cache
def _fields(rules: AnyRulebook) -> Mapping[type[Action], tuple[FieldForm, ...]]:
    return {verb: forms(verb) for verb in rules.verbs}


_Test: TypeAlias = tuple[str, Container[object], FieldForm]
"""A field's name, the strings it may be, and its form, which says what else it may hold."""


def _tests(
    rules: AnyRulebook, vocabulary: Mapping[str, Sequence[str]], verb: type[Action]
) -> tuple[_Test, ...] | None:
    """What each field of a verb may hold, remembered; None: it is no verb of these rules."""
    fields = _fields(rules).get(verb)
    if fields is None:
        return None
    if len(_TESTS) >= _MOST_KEPT:
        _TESTS.clear()
    tests = tuple((form.name, _words(form, vocabulary), form) for form in fields)
    _TESTS[id(vocabulary), rules, verb] = vocabulary, tests
    return tests


def _words(form: FieldForm, vocabulary: Mapping[str, Sequence[str]]) -> Container[object]:
    """What strings a field may hold."""
    if form.kind in ("number", "amounts", "flag", "seat"):
        return frozenset()
    words = form.choices if form.kind == "choice" else vocabulary.get(form.kind)
    return frozenset(words) if words else _Spelt()


class _Spelt(Container[object]):
    """All that is spelt as ids are, where the board does not say which there are."""

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and WORD.fullmatch(word) is not None


def _holds(
    rules: AnyRulebook, state: State, form: FieldForm, words: Container[object], value: object
) -> bool:
    if type(value) is int:
        if form.kind == "number":
            return 0 <= value <= MOST
        return form.kind == "seat" and 0 <= value < len(rules.standing(state).scores)
    if type(value) is str:
        return value in words
    if type(value) is bool:
        return form.kind == "flag"
    return form.kind == "amounts" and type(value) is Amounts and _sound(value)


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
