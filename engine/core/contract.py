"""What every game is made of: states, actions, events, decisions, views. All of it frozen values.

The law of a game (`law.py`) says what may happen between them, its guide what people are told.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import lru_cache
from typing import ClassVar, Generic, NamedTuple, NewType, Protocol, TypeAlias, TypeVar

from engine.core.values.amounts import Amounts
from engine.core.values.facts import Facts, frozen
from engine.core.values.forms import kebab
from engine.core.values.frozen import Frozen

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


NO_FACTS: Facts[Fact] = Facts({})
"""Nothing to mention."""


def seat_word(seat: Seat) -> Word:
    """The seat as a fact of a sentence, named there by its holder."""
    return Word("seat", str(seat))


@lru_cache(maxsize=8192)
def named(**ids: str) -> Facts[Fact]:
    """Ids as facts, each named by its own kind: `named(province="roma")` is the province Rome."""
    return Facts({kind: Word(kind, each) for kind, each in ids.items()})


class State(Frozen):
    """Everything a game is at one moment. Each game has one frozen subclass made of tuples and numbers."""


class Options(Frozen):
    """The variants of a game's rules. Each field is a `Literal` or `bool` with the default first."""


class Worded(Frozen):
    """What goes by a word made of its class's name: `FoundCity` is `found-city`."""

    word: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Give the class its word, unless it says one itself."""
        if "word" not in cls.__dict__:
            cls.word = kebab(cls.__name__)


class Action(Worded):
    """One decision of the rulebook, one subclass per verb, which is typed as its word.

    Fields with a default are written `name:value`.
    """

    ends: ClassVar[bool] = False
    """Ends what one may do as often as one likes: asked beside what else could be done."""
    secret: ClassVar[bool] = False
    """Others see only the verb until it is revealed."""
    lucky: ClassVar[bool] = False
    """Draws chance or cards as a matter of course, as the throw that begins every turn: nobody is warned
    before it that it cannot be taken back."""
    first: ClassVar[str] = ""
    """The field that is asked before the others, where it decides what these mean: whom one helps."""
    most: ClassVar[str] = ""
    """The field that says how much of it is done, where nearly everybody does as much as they can: that is
    offered first, less of it behind one more answer."""
    several: ClassVar[bool] = False
    """Mostly done several times in a row, about other things each time: these can be chosen in one go."""
    again: ClassVar[bool] = False
    """The very same may be done several times in a row, where no field says how much of it is done."""
    habit: ClassVar[bool] = False
    """Mostly done as in an earlier turn, where that can be: offered first then, as what was done last in a
    turn is while it goes on."""


Line: TypeAlias = tuple[Action, ...]
"""Actions of a seat that are played one after another, all of them or none."""


class Event(Worded):
    """Something that happened, to be told, drawn and counted. One subclass per kind; its word is a key."""

    reveals: ClassVar[bool] = False
    """Whether it shows somebody what was hidden before: such a step cannot be taken back alone."""
    touches: ClassVar[tuple[str, ...]] = ()
    """The fields that name whose things it touched, for better or worse: these are told of it first."""
    fight: ClassVar[bool] = False
    """Whether a fight ended with it: those it touched are told, also where it was they who did it."""
    won_by: ClassVar[str] = ""
    """The field that names who won the fight that ended with it; empty: nobody did."""
    helps: ClassVar[tuple[str, ...]] = ()
    """The fields that name who came into a fight, and whom they help: how it ends is told to them too."""
    ends: ClassVar[bool] = False
    """Whether it only tells who has won: the post at the end says that with the standing, once."""
    in_hand: ClassVar[bool] = False
    """Whether one's hand tells it as long as it matters: a panel, which shows the hand, leaves it out."""
    sums: ClassVar[tuple[str, ...]] = ()
    """The fields with numbers that are added up where it happens once more with all else equal: it is told as
    one."""
    audience: frozenset[Seat] | None = field(default=None, kw_only=True)
    """The seats that may know of it; None: everybody."""

    def known_to(self, *seats: "Seat | None") -> bool:
        """Whether one of these seats may know of it; None stands for somebody who only looks on."""
        return self.audience is None or not self.audience.isdisjoint(seats)


class Note(Frozen):
    """A remark in the reader's language: a key of the game's translation file and what it mentions."""

    key: str
    facts: Mapping[str, Fact] = NO_FACTS
    """Kept as a copy that never changes, whatever mapping is given."""

    def __post_init__(self) -> None:
        """Freeze the facts."""
        object.__setattr__(self, "facts", frozen(self.facts))


class Thing(Frozen):
    """Something of a game that people look up by its name: a card, a technology, a tile.

    Text: `<game>-<kind>-<id>` with the attribute `.text`, which says all it does; or `<game>-every-<kind>`,
    where all of a kind do the same.
    """

    word: Word
    notes: tuple[Note, ...] = ()
    """What else there is to say of it, such as its cost. Text: `<game>-about-<key>`."""
    does: tuple[Note, ...] = ()
    """What it does, part by part, as people's own has no text of ours. Text: `<game>-does-<key>`."""


class Throw(Frozen):
    """What luck gave somebody once, in the game's measure of luck, and what it could have been."""

    who: Word
    """What the seat plays, or the seat itself."""
    number: int
    """Of how many things it is: dice."""
    got: int
    chances: tuple[tuple[int, int], ...]
    """Every sum it could have been, with how many of all outcomes, which are equally likely, have it."""


class Refusal(Note):
    """Why an action is not allowed. Text: `<game>-refusal-<key>`; `rule` is the rulebook's section."""

    rule: str = ""


class Decision(Frozen):
    """Somebody owes an answer. Text: `<game>-decision-<kind>`, with `facts`."""

    seat: Seat
    kind: str
    in_turn: bool = True
    """False: an answer owed outside one's own turn."""
    default: Action | None = None
    """The answer that stands if none ever comes. None: there is no harmless one, only waiting."""
    facts: Mapping[str, Fact] = NO_FACTS
    """Kept as a copy that never changes."""
    answers: tuple[tuple[str, Action], ...] = ()
    """Standing orders that could answer it: the order's name and the action it means here."""
    order: str | None = None
    """The standing order that holds when its holder gave none; None: ask."""
    hidden: bool = False
    """Whether the answer comes from what the seat keeps to itself: dice under a cup, a plan. Then an order
    does not answer at once, as its speed would tell."""

    def __post_init__(self) -> None:
        """Freeze the facts."""
        object.__setattr__(self, "facts", frozen(self.facts))


@lru_cache(maxsize=8192)
def owed(seat: Seat, kind: str, default: Action | None = None, **facts: Fact) -> Decision:
    """A decision owed in one's own turn, made once: the same ones are owed over and over."""
    return Decision(seat, kind, default=default, facts=facts)


class OrderForm(Frozen):
    """A kind of decision that can be answered in advance, per value of one fact (mostly the rival)."""

    kind: str
    orders: tuple[str, ...]
    """Names of the orders, each also `ask` and `default`. Text: `<game>-order-<kind>-<order>`."""
    about: Mapping[str, tuple[Word, ...]]
    """What an order may be narrowed to: fact name to the possible values. Kept as a copy."""

    def __post_init__(self) -> None:
        """Freeze what it is about."""
        object.__setattr__(self, "about", frozen(self.about))


class Stage(Frozen):
    """One step of a turn in the progress line of the panel. Text: `<game>-stage-<key>`."""

    key: str
    status: str
    """`done`, `now`, `next` or `skipped`."""


def stages_at(keys: Sequence[str], now: int) -> tuple[Stage, ...]:
    """The steps of a turn in their order, with the one at place `now` going on."""
    return tuple(
        Stage(key, "done" if place < now else "now" if place == now else "next")
        for place, key in enumerate(keys)
    )


class Turn(Frozen):
    """Which turn a state belongs to: both count from 1. A post goes out when `number` changes."""

    number: int
    round: int
    seat: Seat | None
    """Whose turn it is; None when all act at once or the game is over."""
    actor: Word | None = None
    """The nation or power that acts, where a seat holds several."""


class Standing(Frozen):
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


def ranks(merits: Sequence[tuple[float, ...]]) -> tuple[int, ...]:
    """Each seat's rank, 1 the best, which equals share: the first merit counts most, more is better."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


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


class Step(Frozen, Generic[S]):
    """What an action led to: the new state and what happened on the way."""

    state: S
    events: tuple[Event, ...] = ()


class View(Frozen, Generic[S]):
    """A state as one viewer may see it. Only `Rulebook.view` makes one; only views leave the engine."""

    state: S
    viewer: Viewer

    @property
    def seat(self) -> Seat:
        """The seat that looks.

        Raises:
            ValueError: none does, somebody only looks on.
        """
        if self.viewer is None:
            raise ValueError("a view of no seat")
        return self.viewer
