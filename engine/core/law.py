"""The law of a game: what may happen in it, and what follows.

A game is a `Rulebook` without state of its own. It answers a handful of questions about frozen states; log,
undo, replay, storage, panels and pictures are written once around it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias

from engine.core.amounts import Amounts
from engine.core.contract import (
    A,
    Action,
    Chance,
    Decision,
    Note,
    O,
    Options,
    OrderForm,
    Refusal,
    S,
    Seat,
    Stage,
    Standing,
    Step,
    Thing,
    Turn,
    View,
    Viewer,
    Word,
)
from engine.core.errors import IllegalAction, NotYours
from engine.core.forms import kebab
from engine.core.tables import TableForm
from engine.core.wellformed import well_formed


class Rulebook(ABC, Generic[S, A, O]):
    """The rules of one game: no fields, only answers about states."""

    slug: ClassVar[str]
    version: ClassVar[int]
    """Rises only when behaviour changes, so that running games can be told apart."""
    seats: ClassVar[range]
    """The possible numbers of seats."""
    verbs: ClassVar[tuple[type[Action], ...]]
    options: ClassVar[type[Options]]
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

    @abstractmethod
    def forbidden(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why a well-formed action is not allowed now, or None. Ask `refusal`: it is the whole law."""

    @abstractmethod
    def resolve(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S]:
        """What a lawful action leads to. Does not check again; call `apply` for untrusted actions."""

    @abstractmethod
    def standing(self, state: S) -> Standing:
        """Scores, ranks, winners and the end."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Which turn this is."""

    @abstractmethod
    def concede(self, state: S, seat: Seat) -> Step[S]:
        """The seat leaves the game, which goes on without it as well as it can."""

    @abstractmethod
    def roles(self, state: S) -> tuple[tuple[Word, ...], ...]:
        """For each seat what it plays: its nation or nations, its colour."""

    @abstractmethod
    def holdings(self, state: S, seat: Seat) -> tuple[tuple[Word, int], ...]:
        """What a seat has, in the order of the panel: goods, coins, points. Call it on a view's state."""

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
        return Refusal("malformed", {"verb": Word("verb", kebab(type(action).__name__))})

    def owes(self, state: S, seat: Seat) -> bool:
        """Whether the seat owes a decision now: `decisions` tells; a game may know a shorter way."""
        return any(decision.seat == seat for decision in self.decisions(state))

    def candidates(self, state: S, seat: Seat) -> Iterable[A]:
        """The legal actions and those people would look for in vain, to be shown with their refusal."""
        return self.legal(state, seat)

    def routine(self, state: S, seat: Seat) -> A | None:
        """The action that nearly everybody takes here, which a panel may take by itself (and take back)."""
        del state, seat
        return None

    def warnings(self, state: S, seat: Seat, action: A) -> tuple[Note, ...]:
        """What to ask once before this action: possibilities left unused. Text: `<game>-warning-<key>`."""
        del state, seat, action
        return ()

    def price(self, state: S, seat: Seat, action: A) -> Amounts | None:
        """What a lawful action costs, to be shown on the answers that lead to it.

        None: nothing that can be told, or its field `pay` tells it already.
        """
        del state, seat, action
        return None

    def preview(self, state: S, seat: Seat, action: A) -> tuple[Note, ...]:
        """What a legal action will pay, place and set off, told before it is taken.

        Text: `<game>-preview-<key>`. Call it on the state of the seat's own view. None where the action's own
        text says it all.
        """
        del state, seat, action
        return ()

    def stages(self, state: S, seat: Seat) -> tuple[Stage, ...]:
        """The steps of the seat's turn, for the progress line of its panel."""
        del state, seat
        return ()

    def orders(self, state: S, seat: Seat) -> tuple[OrderForm, ...]:
        """The kinds of decisions this seat may answer in advance."""
        del state, seat
        return ()

    def wishes(self, options: O, seats: int) -> Mapping[str, tuple[Word, ...]]:
        """What a person may choose in the lobby: name of the first decision's field to its values."""
        del options, seats
        return {}

    def wished(self, state: S, seat: Seat, wish: Word) -> A | None:
        """The action by which a wish from the lobby is fulfilled now, or None if it does not apply."""
        del state, seat, wish
        return None

    def conceal(self, state: S, viewer: Viewer) -> S:
        """The state with everything hidden from the viewer left out. Games without secrets keep it."""
        del viewer
        return state

    def hand(self, state: S, seat: Seat) -> tuple[Note, ...]:
        """What the seat holds in secret: cards, dice under its cup. Text: `<game>-hand-<key>`.

        Call it on the state of the seat's own view. Games without secrets, and seats without any, have none.
        """
        del state, seat
        return ()

    def things(self, options: O) -> tuple[Thing, ...]:
        """What people can look up by name in a game with these options (`/card`). None in most games."""
        del options
        return ()

    def odds(self, state: S, seat: Seat) -> tuple[Note, ...]:
        """How likely what the seat may announce or answer now is, as far as it can know.

        For those who want to be told; text: `<game>-odds-<key>`. Call it on the state of the seat's own view.
        """
        del state, seat
        return ()

    def exchange(self, state: S) -> Word | None:
        """The exchange that is on: people answer each other, in turn and out of it, till all is settled.

        It is told in one public message that changes as it goes on, so what opens it and every answer in it
        is said before all: it cannot be taken back alone. The word, mostly where it takes place,
        stays the same from the question that opens it to the answer that ends it. None: there is none.
        """
        del state
        return None

    def describe(self, state: S) -> tuple[Note, ...]:
        """The whole board in words, line by line. Text: `<game>-line-<key>`. Call it on a view's state."""
        del state
        return ()

    def supply(self, state: S) -> tuple[Note, ...]:
        """What is left for all of what can run out, told in the panel. Text: `<game>-line-<key>`.

        Call it on a view's state. None where nothing runs out.
        """
        del state
        return ()

    def traits(self, state: S, seat: Seat) -> Mapping[str, tuple[Word, ...]]:
        """What a seat has and uses, for balance reports: name of the trait to its words.

        `seen` is gathered over a whole game, every other trait is read off its last state; `left-out` is what
        one has done without.
        """
        del state, seat
        return {}

    def flagged(self) -> tuple[Word, ...]:
        """What is known to win more or less often than it should: for balance reports.

        Why it does: the text `<game>-balance-<id>`.
        """
        return ()

    def check(self, state: S) -> tuple[str, ...]:
        """Broken invariants, for tests and audits. Empty: sound."""
        del state
        return ()

    def view(self, state: S, viewer: Viewer) -> View[S]:
        """What the viewer may see."""
        return View(self.conceal(state, viewer), viewer)

    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S]:
        """Check, then resolve. The old state stays valid.

        Raises:
            NotYours: the seat owes no decision now.
            IllegalAction: the rules forbid the action; carries the `Refusal`.
        """
        if not self.owes(state, seat):
            raise NotYours(seat)
        refusal = self.refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.resolve(state, seat, action, chance)


AnyRulebook: TypeAlias = Rulebook[Any, Any, Any]
"""A rulebook of some game: the front end knows no more. The one place where the types are let go."""
