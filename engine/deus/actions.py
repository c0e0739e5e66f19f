"""The verbs of Deus, in the order of the rulebook.

Where `pay` is left out, one's own resources are paid as far as they go and gold for what is missing.
"""

from typing import ClassVar

from engine.core.contract import Action, Seat
from engine.core.values.amounts import Amounts
from engine.deus.words import Card, Colour, God, Good, Piece, Region, Tile


class WithCard(Action):
    """What is done with a card."""

    card: Card


class Deal(Action):
    """What is done with so many of a resource."""

    good: Good
    count: int
    most: ClassVar[str] = "count"


class Lay(Action):
    """Lay the next tile beside another, in direction `side` (1 right, then clockwise), turned by `turn`."""

    beside: Tile
    side: int
    turn: int


class Muster(Action):
    """Secretly choose how many pieces of a type one begins with."""

    piece: Piece
    count: int
    secret: ClassVar[bool] = True


class Build(WithCard):
    """Play a card and pay its cost: a standard building or a temple."""

    pay: Amounts | None = None


class BuildWild(WithCard):
    """Play any card face down as one of another colour, once in the game."""

    colour: Colour
    secret: ClassVar[bool] = True


class Place(Action):
    """Place the piece of the card in a region of one's own or beside one."""

    region: Region


class PlaceAfar(Action):
    """Place the piece in an empty region at the edge that is not beside one's own, for 3 victory points."""

    region: Region


class Offer(WithCard):
    """Begin an offering with the card that lies on top: its colour names the god."""


class OfferAlso(WithCard):
    """Add a card to the offering, under the top one."""

    secret: ClassVar[bool] = True
    several: ClassVar[bool] = True


class Invoke(Action):
    """Make the offering and invoke the god. Jupiter's card invokes one of the five others."""

    god: God


class Buy(Deal):
    """Buy resources from the supply."""


class Sell(Deal):
    """Sell resources to the supply."""


class Exchange(Action):
    """Give resources to the supply for as many others."""

    give: Good
    get: Good
    count: int


class Produce(Action):
    """A production building in a region of this resource produces one."""

    good: Good


class Take(Deal):
    """Take resources of free choice from the supply."""


class Recruit(Action):
    """Take pieces from the personal supply to the player board."""

    piece: Piece
    count: int
    most: ClassVar[str] = "count"
    several: ClassVar[bool] = True


class Draw(Action):
    """Draw the cards that a card brings."""

    lucky: ClassVar[bool] = True


class Activate(WithCard):
    """Carry out a card of one's own once more."""

    habit: ClassVar[bool] = True


class Look(Action):
    """Look at the top cards of the draw pile."""

    lucky: ClassVar[bool] = True


class Keep(WithCard):
    """Keep one of the cards one looked at."""

    secret: ClassVar[bool] = True


class Discard(WithCard):
    """Discard a card of one's hand for a card's effect."""


class March(Action):
    """Move an army into a neighbouring region."""

    origin: Region
    target: Region


class Rob(Action):
    """Take from an opponent beside one's army."""

    rival: Seat


class Besiege(Action):
    """Take victory points from a village beside one's army."""

    region: Region


class Done(Action):
    """Make no more use of what the card or god offers."""

    ends: ClassVar[bool] = True


class Pass(Action):
    """Do nothing: only for whoever has no card although cards have run out."""


class End(Action):
    """End the turn: cards are drawn if they are due, and the next player begins."""

    ends: ClassVar[bool] = True


VERBS = (
    Lay, Muster, Build, BuildWild, Place, PlaceAfar, Offer, OfferAlso, Invoke, Buy, Sell, Exchange, Produce,
    Take, Recruit, Draw, Activate, Look, Keep, Discard, March, Rob, Besiege, Done, Pass, End,
)  # fmt: skip
