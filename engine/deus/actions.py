"""The verbs of Deus, in the order of the rulebook.

Where `pay` is left out, one's own resources are paid as far as they go and gold for what is missing.
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.core.contract import Action, Seat
from engine.core.values.amounts import Amounts
from engine.deus.words import Card, Colour, God, Good, Piece, Region, Tile


@dataclass(frozen=True, slots=True)
class WithCard(Action):
    """What is done with a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """What is done with so many of a resource."""

    good: Good
    count: int


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
class Build(WithCard):
    """Play a card and pay its cost: a standard building or a temple."""

    pay: Amounts | None = None


@dataclass(frozen=True, slots=True)
class BuildWild(WithCard):
    """Play any card face down as one of another colour, once in the game."""

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
class Offer(WithCard):
    """Begin an offering with the card that lies on top: its colour names the god."""


@dataclass(frozen=True, slots=True)
class OfferAlso(WithCard):
    """Add a card to the offering, under the top one."""

    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Invoke(Action):
    """Make the offering and invoke the god. Jupiter's card invokes one of the five others."""

    god: God


@dataclass(frozen=True, slots=True)
class Buy(Deal):
    """Buy resources from the supply."""


@dataclass(frozen=True, slots=True)
class Sell(Deal):
    """Sell resources to the supply."""


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
class Take(Deal):
    """Take resources of free choice from the supply."""


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Take pieces from the personal supply to the player board."""

    piece: Piece
    count: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the cards that a card brings."""


@dataclass(frozen=True, slots=True)
class Activate(WithCard):
    """Carry out a card of one's own once more."""


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Look at the top cards of the draw pile."""


@dataclass(frozen=True, slots=True)
class Keep(WithCard):
    """Keep one of the cards one looked at."""

    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Discard(WithCard):
    """Discard a card of one's hand for a card's effect."""


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
