"""What is being decided in Deus: a frame for each kind of moment, with what it needs to know."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.deus.counts import Four
from engine.deus.words import NOBODY


@dataclass(frozen=True, slots=True)
class Laying:
    """The continent is laid: the sides of the tiles still to come, the next one first."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mustering:
    """Everybody secretly chooses starting pieces, type by type: the numbers chosen so far."""

    chosen: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Acting:
    """The turn's one action is due."""


@dataclass(frozen=True, slots=True)
class Placing:
    """A card was played and paid: its piece is to be placed. `piece` is TEMPLE for temples."""

    piece: int


@dataclass(frozen=True, slots=True)
class Offering:
    """Cards are chosen for an offering; the first one lies on top and names the god. Still in hand."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a card or god asks for."""

    card: int
    """The card that asks; NOBODY: a god."""


@dataclass(frozen=True, slots=True)
class Free(Choice):
    """An offer that may be left: effects are optional."""


@dataclass(frozen=True, slots=True)
class Buying(Free):
    """Resources may be bought."""

    left: int
    price: int


@dataclass(frozen=True, slots=True)
class Selling(Free):
    """Resources may be sold for `gold` and `vp` each: bit n of `kinds` allows the n-th resource."""

    left: int
    kinds: int
    one_each: bool
    gold: int
    vp: int


@dataclass(frozen=True, slots=True)
class Exchanging(Free):
    """Resources may be exchanged."""

    left: int


@dataclass(frozen=True, slots=True)
class Producing(Free):
    """Some of the production buildings produce: how many more may, and those that have not, by resource."""

    left: int
    rested: Four


@dataclass(frozen=True, slots=True)
class Taking(Free):
    """Resources of free choice come from the supply."""

    left: int


@dataclass(frozen=True, slots=True)
class Recruiting(Free):
    """Pieces come from the personal supply: bit n of `kinds` allows the n-th type."""

    left: int
    kinds: int
    one_each: bool


@dataclass(frozen=True, slots=True)
class Drawing(Free):
    """Cards may be drawn."""

    count: int


@dataclass(frozen=True, slots=True)
class Activating(Free):
    """A card of one's own in these columns may be carried out."""

    columns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Looking(Free):
    """The top cards of the draw pile may be looked at."""

    look: int
    keep: int


@dataclass(frozen=True, slots=True)
class Digging(Choice):
    """Of these cards `keep` go to the hand, the others are discarded."""

    cards: tuple[int, ...]
    keep: int


@dataclass(frozen=True, slots=True)
class Discarding(Free):
    """Cards may be discarded from the hand."""

    left: int


@dataclass(frozen=True, slots=True)
class Marching(Choice):
    """Armies may move."""

    armies: int
    """Armies that may still begin to move."""
    regions: int
    """How far each may go."""
    at: int = NOBODY
    """Where the moving army is; NOBODY before one moves."""
    left: int = 0
    """Regions it may still enter."""
    passing: bool = False
    """It is where it may not stop: it stands in no region until it has gone on."""
    tired: tuple[int, ...] = ()
    """Regions of the armies that have moved."""


@dataclass(frozen=True, slots=True)
class Robbing(Free):
    """One opponent beside one's army may be robbed."""

    gold: int
    vp: int


@dataclass(frozen=True, slots=True)
class Besieging(Free):
    """Victory points may be taken from one village beside one's army."""

    vp: int


@dataclass(frozen=True, slots=True)
class Ending:
    """The action is done; the turn can be ended."""


@dataclass(frozen=True, slots=True)
class Resolving:
    """The agenda is being worked off. No state rests here."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended. `reason`: `temples`, `villages` or `alone`."""

    reason: str


Frame: TypeAlias = (
    Laying | Mustering | Acting | Placing | Offering | Buying | Selling | Exchanging | Producing | Taking
    | Recruiting | Drawing | Activating | Looking | Digging | Discarding | Marching | Robbing | Besieging
    | Ending | Resolving | Over
)  # fmt: skip
