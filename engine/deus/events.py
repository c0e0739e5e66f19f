"""What can happen in Deus, as it is told, drawn and counted. Events tell only what everybody may know."""

from typing import ClassVar

from engine.core.contract import Event, Seat
from engine.core.values.amounts import Amounts
from engine.deus.words import Card, Colour, God, Piece, Region, Tile


class OfSeat(Event):
    """What a seat does, or what happens to it."""

    seat: Seat


class Began(OfSeat):
    """This seat begins every round."""


class TileLaid(OfSeat):
    """A tile was laid."""

    tile: Tile


class Mustered(OfSeat):
    """All have chosen their starting pieces: a seat's are shown."""

    ships: int
    production: int
    science: int
    civil: int
    armies: int
    reveals: ClassVar[bool] = True


class Built(OfSeat):
    """A card was played and paid."""

    card: Card
    colour: Colour
    pay: Amounts


class BuiltWild(OfSeat):
    """A card was played face down."""

    colour: Colour
    pay: Amounts


class Placed(OfSeat):
    """A piece stands in a region now. `vp`: what it cost to place it far away."""

    piece: Piece
    region: Region
    vp: int


class Offered(OfSeat):
    """Cards were discarded for a god; the top one is seen."""

    god: God
    count: int
    card: Card


class GodGave(OfSeat):
    """What the god brought at once: gold, victory points, and a piece where one was left."""

    god: God
    gains: Amounts
    piece: Piece | None


class Activated(OfSeat):
    """A card of the column is carried out; told where it brings nothing by itself."""

    card: Card


class Gained(OfSeat):
    """A card brought resources, gold or victory points."""

    card: Card
    gains: Amounts


class TookGoods(OfSeat):
    """Resources of free choice were taken from the supply."""

    gains: Amounts


class Bought(OfSeat):
    """Resources were bought."""

    gains: Amounts
    pay: Amounts


class Sold(OfSeat):
    """Resources were sold."""

    goods: Amounts
    gains: Amounts


class Exchanged(OfSeat):
    """Resources were exchanged."""

    goods: Amounts
    gains: Amounts


class Recruited(OfSeat):
    """Pieces came from the personal supply to the player board."""

    piece: Piece
    count: int


class Drew(OfSeat):
    """Cards were drawn."""

    count: int
    reveals: ClassVar[bool] = True


class Shuffled(Event):
    """The draw pile was empty: the discard pile was shuffled into a new one."""

    count: int


class LookedAt(OfSeat):
    """Cards of the draw pile were looked at."""

    count: int
    reveals: ClassVar[bool] = True


class Kept(OfSeat):
    """One of them was kept, in secret; the others were discarded, and the last of them is seen."""

    discarded: int
    reveals: ClassVar[bool] = True


class Discarded(OfSeat):
    """A card was discarded for a card's effect."""

    card: Card


class Marched(OfSeat):
    """An army entered a region."""

    origin: Region
    target: Region


class Robbed(OfSeat):
    """Gold or victory points were taken from an opponent."""

    touches: ClassVar[tuple[str, ...]] = ("rival",)

    rival: Seat
    gains: Amounts


class RobbedOfPoints(Robbed):
    """Victory points were asked of an opponent, who hides how many there are: what came of it tells.

    It happens with empty hands too, since that tells most.
    """

    word: ClassVar[str] = "robbed"
    reveals: ClassVar[bool] = True


class Besieged(OfSeat):
    """Victory points were taken from a village; `left` remain."""

    region: Region
    vp: int
    left: int


class VillageAttacked(Event):
    """A surrounded village fell: each of the winners gets `vp`."""

    touches: ClassVar[tuple[str, ...]] = ("winners",)

    region: Region
    winners: tuple[Seat, ...]
    vp: int


class EndTriggered(Event):
    """The end is near: this round is finished, then one more is played. By the last temple or village."""

    by_temples: bool
    round: int


class LastRoundBegan(Event):
    """Everybody has one last turn."""

    round: int


class Scored(OfSeat):
    """A final score: points in hand, for temples and for majorities."""

    vp: int
    temples: int
    majorities: int
    total: int
    reveals: ClassVar[bool] = True


class Withdrew(OfSeat):
    """A seat gave up."""


class Won(Event):
    """The game is over."""

    ends: ClassVar[bool] = True
    winners: tuple[Seat, ...]
    total: int
