"""What can happen in Deus, as it is told, drawn and counted. Events tell only what everybody may know."""

from dataclasses import dataclass
from typing import ClassVar

from engine.core.contract import Event, Seat
from engine.core.values.amounts import Amounts
from engine.deus.words import Card, Colour, God, Piece, Region, Tile


@dataclass(frozen=True, slots=True)
class Began(Event):
    """This seat begins every round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile was laid."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Mustered(Event):
    """All have chosen their starting pieces: a seat's are shown."""

    seat: Seat
    ships: int
    production: int
    science: int
    civil: int
    armies: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A card was played and paid."""

    seat: Seat
    card: Card
    colour: Colour
    pay: Amounts


@dataclass(frozen=True, slots=True)
class BuiltWild(Event):
    """A card was played face down."""

    seat: Seat
    colour: Colour
    pay: Amounts


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A piece stands in a region now. `vp`: what it cost to place it far away."""

    seat: Seat
    piece: Piece
    region: Region
    vp: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """Cards were discarded for a god; the top one is seen."""

    seat: Seat
    god: God
    count: int
    card: Card


@dataclass(frozen=True, slots=True)
class GodGave(Event):
    """What the god brought at once: gold, victory points, and a piece where one was left."""

    seat: Seat
    god: God
    gains: Amounts
    piece: Piece | None


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """A card of the column is carried out; told where it brings nothing by itself."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A card brought resources, gold or victory points."""

    seat: Seat
    card: Card
    gains: Amounts


@dataclass(frozen=True, slots=True)
class TookGoods(Event):
    """Resources of free choice were taken from the supply."""

    seat: Seat
    gains: Amounts


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """Resources were bought."""

    seat: Seat
    gains: Amounts
    pay: Amounts


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """Resources were sold."""

    seat: Seat
    goods: Amounts
    gains: Amounts


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Resources were exchanged."""

    seat: Seat
    goods: Amounts
    gains: Amounts


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    """Pieces came from the personal supply to the player board."""

    seat: Seat
    piece: Piece
    count: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards were drawn."""

    seat: Seat
    count: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The draw pile was empty: the discard pile was shuffled into a new one."""

    count: int


@dataclass(frozen=True, slots=True)
class LookedAt(Event):
    """Cards of the draw pile were looked at."""

    seat: Seat
    count: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """One of them was kept, in secret; the others were discarded, and the last of them is seen."""

    seat: Seat
    discarded: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was discarded for a card's effect."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Marched(Event):
    """An army entered a region."""

    seat: Seat
    origin: Region
    target: Region


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """Gold or victory points were taken from an opponent."""

    seat: Seat
    rival: Seat
    gains: Amounts


@dataclass(frozen=True, slots=True)
class RobbedOfPoints(Robbed):
    """Victory points were asked of an opponent, who hides how many there are: what came of it tells.

    It happens with empty hands too, since that tells most.
    """

    word: ClassVar[str] = "robbed"
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Besieged(Event):
    """Victory points were taken from a village; `left` remain."""

    seat: Seat
    region: Region
    vp: int
    left: int


@dataclass(frozen=True, slots=True)
class VillageAttacked(Event):
    """A surrounded village fell: each of the winners gets `vp`."""

    region: Region
    winners: tuple[Seat, ...]
    vp: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """The end is near: this round is finished, then one more is played. By the last temple or village."""

    by_temples: bool
    round: int


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """Everybody has one last turn."""

    round: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A final score: points in hand, for temples and for majorities."""

    seat: Seat
    vp: int
    temples: int
    majorities: int
    total: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Withdrew(Event):
    """A seat gave up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The game is over."""

    winners: tuple[Seat, ...]
    total: int
