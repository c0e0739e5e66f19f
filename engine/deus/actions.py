"""The verbs of Deus, in the order of the rulebook.

Where `pay` is left out, one's own resources are paid as far as they go and gold for what is missing.
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.core.contract import Action, Seat
from engine.core.values.amounts import Amounts
from engine.deus.words import Card, Colour, God, Good, Piece, Region, Tile


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay the next tile beside another, in direction `side` (1 right, then clockwise), turned by `turn`."""

    beside: Tile
    side: int
    turn: int


@dataclass(frozen=True, slots=True)
class Muster(Action):
    """Secretly choose how many pieces of a type one begins with."""

    piece: Piece
    count: int
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Play a card and pay its cost: a standard building or a temple."""

    card: Card
    pay: Amounts | None = None


@dataclass(frozen=True, slots=True)
class BuildWild(Action):
    """Play any card face down as one of another colour, once in the game."""

    card: Card
    colour: Colour
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place the piece of the card in a region of one's own or beside one."""

    region: Region


@dataclass(frozen=True, slots=True)
class PlaceAfar(Action):
    """Place the piece in an empty region at the edge that is not beside one's own, for 3 victory points."""

    region: Region


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Begin an offering with the card that lies on top: its colour names the god."""

    card: Card


@dataclass(frozen=True, slots=True)
class OfferAlso(Action):
    """Add a card to the offering, under the top one."""

    card: Card
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Invoke(Action):
    """Make the offering and invoke the god. Jupiter's card invokes one of the five others."""

    god: God


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy resources from the supply."""

    good: Good
    count: int


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Sell resources to the supply."""

    good: Good
    count: int


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Give resources to the supply for as many others."""

    give: Good
    get: Good
    count: int


@dataclass(frozen=True, slots=True)
class Produce(Action):
    """A production building in a region of this resource produces one."""

    good: Good


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take resources of free choice from the supply."""

    good: Good
    count: int


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Take pieces from the personal supply to the player board."""

    piece: Piece
    count: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the cards that a card brings."""


@dataclass(frozen=True, slots=True)
class Activate(Action):
    """Carry out a card of one's own once more."""

    card: Card


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Look at the top cards of the draw pile."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep one of the cards one looked at."""

    card: Card
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card of one's hand for a card's effect."""

    card: Card


@dataclass(frozen=True, slots=True)
class March(Action):
    """Move an army into a neighbouring region."""

    origin: Region
    target: Region


@dataclass(frozen=True, slots=True)
class Rob(Action):
    """Take from an opponent beside one's army."""

    rival: Seat


@dataclass(frozen=True, slots=True)
class Besiege(Action):
    """Take victory points from a village beside one's army."""

    region: Region


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Make no more use of what the card or god offers."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing: only for whoever has no card although cards have run out."""


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn: cards are drawn if they are due, and the next player begins."""


VERBS = (
    Lay, Muster, Build, BuildWild, Place, PlaceAfar, Offer, OfferAlso, Invoke, Buy, Sell, Exchange, Produce,
    Take, Recruit, Draw, Activate, Look, Keep, Discard, March, Rob, Besiege, Done, Pass, End,
)  # fmt: skip
