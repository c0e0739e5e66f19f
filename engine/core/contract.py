"""The contract that every game keeps: states, actions, decisions, events, views and the rulebook.

A game is a `Rulebook` without state of its own. It answers a handful of questions about frozen states; log,
undo, replay, storage, panels and pictures are written once around it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, NewType, Protocol, TypeAlias, TypeVar

from engine.core.amounts import Amounts
from engine.core.errors import IllegalAction, NotYours
from engine.core.forms import kebab
from engine.core.tables import TableForm
from engine.core.wellformed import well_formed

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in turn order. A person holds it, or a computer player."""

Viewer: TypeAlias = Seat | None
"""Who looks: the holder of a seat, or None for a spectator."""


class Word(NamedTuple):
    """An id with its kind, so that it can be named in any language: `Word("province", "roma")`."""

    kind: str
    id: str


Fact: TypeAlias = "int | str | Word | Amounts | tuple[Fact, ...]"
"""What a sentence about the game may mention. A Seat is told as `Word("seat", "0")`."""


def seat_word(seat: Seat) -> Word:
    """The seat as a fact of a sentence, named there by its holder."""
    return Word("seat", str(seat))


@dataclass(frozen=True, slots=True)
class State:
    """Everything a game is at one moment. Each game has one frozen subclass made of tuples and numbers."""


@dataclass(frozen=True, slots=True)
class Options:
    """The variants of a game's rules. Each field is a `Literal` or `bool` with the default first."""


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of the rulebook, one subclass per verb. Fields with a default are written `name:value`."""

    word: ClassVar[str] = ""
    """The verb as it is typed, from the class name: `FoundCity` is `found-city`."""
    ends: ClassVar[bool] = False
    """Ends what one may do as often as one likes: asked beside what else could be done."""
    secret: ClassVar[bool] = False
    """Others see only the verb until it is revealed."""

    def __init_subclass__(cls) -> None:
        """Give the verb its word."""
        if "word" not in cls.__dict__:
            cls.word = kebab(cls.__name__)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, to be told, drawn and counted. One subclass per kind of happening."""

    word: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    """Whether it shows somebody what was hidden before: such a step cannot be taken back alone."""
    audience: frozenset[Seat] | None = field(default=None, kw_only=True)
    """The seats that may know of it; None: everybody."""

    def __init_subclass__(cls) -> None:
        """Give the event its key."""
        if "word" not in cls.__dict__:
            cls.word = kebab(cls.__name__)

    def known_to(self, *seats: "Seat | None") -> bool:
        """Whether one of these seats may know of it; None stands for somebody who only looks on."""
        return self.audience is None or not self.audience.isdisjoint(seats)


@dataclass(frozen=True, slots=True)
class Note:
    """A remark in the reader's language: a key of the game's translation file and what it mentions."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Thing:
    """Something of a game that people look up by its name: a card, a technology, a tile.

    Text: `<game>-<kind>-<id>` with the attribute `.text`, which says all it does; or `<game>-every-<kind>`,
    where all of a kind do the same.
    """

    word: Word
    notes: tuple[Note, ...] = ()
    """What else there is to say of it, such as its cost. Text: `<game>-about-<key>`."""


@dataclass(frozen=True, slots=True)
class Refusal(Note):
    """Why an action is not allowed. Text: `<game>-refusal-<key>`; `rule` is the rulebook's section."""

    rule: str = ""


@dataclass(frozen=True, slots=True)
class Decision:
    """Somebody owes an answer. Text: `<game>-decision-<kind>`, with `facts`."""

    seat: Seat
    kind: str
    in_turn: bool = True
    """False: an answer owed outside one's own turn."""
    default: Action | None = None
    """The answer that stands if none ever comes. None: there is no harmless one, only waiting."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    answers: tuple[tuple[str, Action], ...] = ()
    """Standing orders that could answer it: the order's name and the action it means here."""
    order: str | None = None
    """The standing order that holds when its holder gave none; None: ask."""
    hidden: bool = False
    """Whether the answer comes from what the seat keeps to itself: dice under a cup, a plan. Then an order
    does not answer at once, as its speed would tell."""


@dataclass(frozen=True, slots=True)
class OrderForm:
    """A kind of decision that can be answered in advance, per value of one fact (mostly the rival)."""

    kind: str
    orders: tuple[str, ...]
    """Names of the orders, each also `ask` and `default`. Text: `<game>-order-<kind>-<order>`."""
    about: Mapping[str, tuple[Word, ...]]
    """What an order may be narrowed to: fact name to the possible values."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One step of a turn in the progress line of the panel. Text: `<game>-stage-<key>`."""

    key: str
    status: str
    """`done`, `now`, `next` or `skipped`."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Which turn a state belongs to: both count from 1. A post goes out when `number` changes."""

    number: int
    round: int
    seat: Seat | None
    """Whose turn it is; None when all act at once or the game is over."""
    actor: Word | None = None
    """The nation or power that acts, where a seat holds several."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How the game stands: one score and rank per seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 is best; equals share a rank."""
    ended: str | None = None
    """None while the game runs, else the key of the reason: `<game>-ending-<key>`."""
    winners: tuple[Seat, ...] = ()
    progress: float = 0.0
    """0 at the start, 1 at the end: an estimate."""
    goal: int | None = None
    """The score that wins, where there is one."""


class Chance(Protocol):
    """The only source of luck. Every draw names its purpose."""

    def roll(self, sides: int, purpose: str) -> int:
        """A number from 1 to `sides`."""
        ...

    def shuffled(self, count: int, purpose: str) -> tuple[int, ...]:
        """The numbers 0 to `count` - 1 in a random order."""
        ...


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letter for options


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What an action led to: the new state and what happened on the way."""

    state: S
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """A state as one viewer may see it. Only `Rulebook.view` makes one; only views leave the engine."""

    state: S
    viewer: Viewer


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


class Player(Protocol):
    """A computer player: chooses among what is legal, knowing only a view."""

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """One of `legal`. Deterministic for equal arguments."""
        ...
