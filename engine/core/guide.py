"""The guide of a game: all that people are told of it, from what each of them may see.

A `Guide` answers about views, never about true states: who looks is in the view, what is hidden from them is
not. So no sentence, number or picture made from its answers can tell a secret.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias

from engine.core.contract import (
    A,
    Action,
    Decision,
    Event,
    Fact,
    Note,
    O,
    OrderForm,
    S,
    Seat,
    Stage,
    Standing,
    Thing,
    Throw,
    Turn,
    View,
    Word,
)
from engine.core.fields import facts_of
from engine.core.law import Rulebook
from engine.core.values.amounts import Amounts


def left_undone(actions: Iterable[Action], could: Mapping[type[Action], tuple[str, str]]) -> tuple[Note, ...]:
    """Notes of what could still be done, for a warning before it is too late: for each key the places.

    `could`: for each verb to tell of the note's key, and the field that says where, by its kind of word.
    """
    places: dict[str, dict[Fact, None]] = {}
    for each in actions:
        if type(each) in could:
            key, kind = could[type(each)]
            places.setdefault(key, {})[Word(kind, getattr(each, kind))] = None
    return tuple(Note(key, {"places": tuple(found)}) for key, found in places.items())


class Guide(ABC, Generic[S, A, O]):
    """What is told of one game. A question about a seat that names none is about the seat that looks."""

    def __init__(self, law: Rulebook[S, A, O]) -> None:
        self.law = law

    @abstractmethod
    def roles(self, view: View[S]) -> tuple[tuple[Word, ...], ...]:
        """For each seat what it plays: its nation or nations, its colour."""

    @abstractmethod
    def holdings(self, view: View[S], seat: Seat) -> tuple[tuple[Word, int], ...]:
        """What a seat has, in the order of the panel: goods, coins, points."""

    def standing(self, view: View[S]) -> Standing:
        """Scores, ranks, winners and the end, as far as they can be seen."""
        return self.law.standing(view.state)

    def turn(self, view: View[S]) -> Turn:
        """Which turn this is."""
        return self.law.turn(view.state)

    def decisions(self, view: View[S]) -> tuple[Decision, ...]:
        """Who can be seen to owe what."""
        return self.law.decisions(view.state)

    def legal(self, view: View[S], seat: Seat) -> Sequence[A]:
        """The actions that can be seen to be open to a seat."""
        return self.law.legal(view.state, seat)

    def candidates(self, view: View[S]) -> Iterable[A]:
        """The legal actions and those people would look for in vain, to be shown with their refusal."""
        state, seat = view.state, view.seat
        vain = (each for each in self.sought(view) if self.law.refusal(state, seat, each) is not None)
        return (*self.law.legal(state, seat), *vain)

    def sought(self, view: View[S]) -> Iterable[A]:
        """Actions people look for here, whether a rule forbids them or not: one of each kind and place."""
        del view
        return ()

    def likely(self, view: View[S]) -> Sequence[A]:
        """Legal actions people are likeliest to take, the likeliest first: they stand first in questions.

        None: the actions stand as the law lists them.
        """
        del view
        return ()

    def likely_to_all(self, view: View[S]) -> Sequence[A]:
        """Legal actions that stand first where everybody sees them: the likeliest as far as nobody's secrets
        tell. The view may be nobody's."""
        del view
        return ()

    def lines(self, view: View[S]) -> Sequence[tuple[A, ...]]:
        """Lines of actions that people often take in one go, the likeliest first: each is one answer.

        Those of which a step is forbidden, warned of or left to luck are left out. Text:
        `<game>-together-` with all their verbs, or the first one, and what the later mention as `then-...`.
        """
        del view
        return ()

    def further(self, view: View[S]) -> Sequence[tuple[A, ...]]:
        """More such lines, the likeliest first, which stand in menus where there is room for any."""
        del view
        return ()

    def shortly(self, view: View[S], line: Sequence[A]) -> Note | None:
        """What a line of many actions is called, where to name them all would be too long; None elsewhere.
        Text: `<game>-together-<key>`."""
        del view, line
        return None

    def heading(self, view: View[S], action: A) -> Word:
        """Under which word an action stands in menus of many: who moves, or where to.

        The first that the action names, if nothing else is said.
        """
        del view
        words = (fact for fact in facts_of(action).values() if isinstance(fact, Word))
        return next(words, Word("verb", action.word))

    def routine(self, view: View[S]) -> A | None:
        """The action that nearly everybody takes here, which a panel may take by itself (and take back)."""
        del view
        return None

    def nearby(self, view: View[S], action: A) -> tuple[Note, ...]:
        """What lies around where an action leads, if `preview` tells nothing of it: menus say it.
        Text: `<game>-preview-<key>`."""
        del view, action
        return ()

    def warnings(self, view: View[S], action: A) -> tuple[Note, ...]:
        """What to ask once before this action: possibilities left unused. Text: `<game>-warning-<key>`."""
        del view, action
        return ()

    def price(self, view: View[S], action: A) -> Amounts | None:
        """What a lawful action costs, to be shown on the answers that lead to it.

        None: nothing that can be told, or its field `pay` tells it already.
        """
        del view, action
        return None

    def preview(self, view: View[S], action: A) -> tuple[Note, ...]:
        """What a legal action will pay, place and set off, told before it is taken.

        Text: `<game>-preview-<key>`. None where the action's own text says it all.
        """
        del view, action
        return ()

    def tolls(self, view: View[S]) -> tuple[Note, ...]:
        """What the end of the seat's turn will cost as things stand, told while it can still be changed: what
        is to be kept up, what rivals could take next, that there is no turn after it.

        Text: `<game>-toll-<key>`, a line each, the gravest first.
        """
        del view
        return ()

    def chance(self, view: View[S], action: A) -> int | None:
        """How likely it is, in percent, that what an action says holds, as far as the seat can know; None: it
        says nothing that is uncertain."""
        del view, action
        return None

    def stages(self, view: View[S]) -> tuple[Stage, ...]:
        """The steps of the seat's turn, for the progress line of its panel."""
        del view
        return ()

    def orders(self, view: View[S]) -> tuple[OrderForm, ...]:
        """The kinds of decisions this seat may answer in advance."""
        del view
        return ()

    def wishes(self, options: O, seats: int) -> Mapping[str, tuple[Word, ...]]:
        """What a person may choose in the lobby: name of the first decision's field to its values."""
        del options, seats
        return {}

    def wished(self, view: View[S], wish: Word) -> A | None:
        """The action by which a wish from the lobby is fulfilled now, or None if it does not apply."""
        del view, wish
        return None

    def hand(self, view: View[S]) -> tuple[Note, ...]:
        """What the seat holds in secret: cards, dice under its cup. Text: `<game>-hand-<key>`.

        Games without secrets, and seats without any, have none.
        """
        del view
        return ()

    def thrown(self, event: Event) -> Throw | None:
        """What luck gave somebody with an event, told after the end; None where it gave nothing of which more
        is better. Text: `<game>-luck`."""
        del event
        return None

    def things(self, options: O) -> tuple[Thing, ...]:
        """What people can look up by name in a game with these options (`/card`). None in most games."""
        del options
        return ()

    def held(self, view: View[S], word: Word) -> tuple[Note, ...]:
        """Who has a thing that people look up, as far as it can be seen. Text: `<game>-held-<key>`."""
        del view, word
        return ()

    def odds(self, view: View[S]) -> tuple[Note, ...]:
        """How likely what the seat may announce or answer now is, as far as it can know.

        For those who want to be told; text: `<game>-odds-<key>`.
        """
        del view
        return ()

    def scored(self, view: View[S], seat: Seat) -> tuple[Note, ...]:
        """What a seat's points come from, as far as it can be seen. Text: `<game>-scored-<key>`.

        None in games whose points are all of one kind.
        """
        del view, seat
        return ()

    def describe(self, view: View[S]) -> tuple[Note, ...]:
        """The whole board in words, line by line. Text: `<game>-line-<key>`."""
        del view
        return ()

    def supply(self, view: View[S]) -> tuple[Note, ...]:
        """What of the whole table a panel tells: what is left of all that can run out, how the others stand.
        Text: `<game>-line-<key>`.

        None in most games.
        """
        del view
        return ()

    def traits(self, view: View[S]) -> Mapping[str, tuple[Word, ...]]:
        """What the seat has and uses, for balance reports: name of the trait to its words.

        `seen` is gathered over a whole game, every other trait is read off its last state; `left-out` is what
        one has done without.
        """
        del view
        return {}

    def flagged(self) -> tuple[Word, ...]:
        """What is known to win more or less often than it should: for balance reports.

        Why it does: the text `<game>-balance-<id>`.
        """
        return ()


AnyGuide: TypeAlias = Guide[Any, Any, Any]
"""The guide of some game."""
