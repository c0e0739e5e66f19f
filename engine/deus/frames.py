"""What is being decided in Deus: a frame for each kind of moment, with what it needs to know."""

from typing import TypeAlias

from engine.core.values.frozen import Frozen
from engine.deus.words import NOBODY, Four


class Laying(Frozen):
    """The continent is laid: the sides of the tiles still to come, the next one first."""

    faces: tuple[int, ...]


class Mustering(Frozen):
    """Everybody secretly chooses starting pieces, type by type: the numbers chosen so far."""

    chosen: tuple[tuple[int, ...], ...]


class Acting(Frozen):
    """The turn's one action is due."""


class Placing(Frozen):
    """A card was played and paid: its piece is to be placed. `piece` is TEMPLE for temples."""

    piece: int


class Offering(Frozen):
    """Cards are chosen for an offering; the first one lies on top and names the god. Still in hand."""

    cards: tuple[int, ...]


class Choice(Frozen):
    """What a card or god asks for."""

    card: int
    """The card that asks; NOBODY: a god."""


class Free(Choice):
    """An offer that may be left: effects are optional."""


class Buying(Free):
    """Resources may be bought."""

    left: int
    price: int


class Selling(Free):
    """Resources may be sold for `gold` and `vp` each: bit n of `kinds` allows the n-th resource."""

    left: int
    kinds: int
    one_each: bool
    gold: int
    vp: int


class Exchanging(Free):
    """Resources may be exchanged."""

    left: int


class Producing(Free):
    """Some of the production buildings produce: how many more may, and those that have not, by resource."""

    left: int
    rested: Four


class Taking(Free):
    """Resources of free choice come from the supply."""

    left: int


class Recruiting(Free):
    """Pieces come from the personal supply: bit n of `kinds` allows the n-th type."""

    left: int
    kinds: int
    one_each: bool


class Drawing(Free):
    """Cards may be drawn."""

    count: int


class Activating(Free):
    """A card of one's own in these columns may be carried out."""

    columns: tuple[int, ...]


class Looking(Free):
    """The top cards of the draw pile may be looked at."""

    look: int
    keep: int


class Digging(Choice):
    """Of these cards `keep` go to the hand, the others are discarded."""

    cards: tuple[int, ...]
    keep: int


class Discarding(Free):
    """Cards may be discarded from the hand."""

    left: int


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


class Robbing(Free):
    """One opponent beside one's army may be robbed."""

    gold: int
    vp: int


class Besieging(Free):
    """Victory points may be taken from one village beside one's army."""

    vp: int


class Ending(Frozen):
    """The action is done; the turn can be ended."""


class Resolving(Frozen):
    """The agenda is being worked off. No state rests here."""


class Over(Frozen):
    """The game has ended. `reason`: `temples`, `villages` or `alone`."""

    reason: str


Frame: TypeAlias = (
    Laying | Mustering | Acting | Placing | Offering | Buying | Selling | Exchanging | Producing | Taking
    | Recruiting | Drawing | Activating | Looking | Digging | Discarding | Marching | Robbing | Besieging
    | Ending | Resolving | Over
)  # fmt: skip
