"""The verbs of Dies Irae in the order of the rulebook."""

from dataclasses import dataclass
from typing import ClassVar

from engine.core.contract import Action
from engine.dies_irae.words import Deed, Hex, Power, Row, Unit


@dataclass(frozen=True, slots=True)
class At(Action):
    """What is done in a hex."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Towards(Action):
    """What is done about a power."""

    power: Power


@dataclass(frozen=True, slots=True)
class PlayPower(Towards):
    """Take a power before the game (4)."""


@dataclass(frozen=True, slots=True)
class Settle(At):
    """Choose the capital and place the fortress there (4.1)."""


@dataclass(frozen=True, slots=True)
class Occupy(At):
    """Place a first trade post, one of several equally near ones (4.2)."""


@dataclass(frozen=True, slots=True)
class Station(At):
    """Place a first legion, ship or leader (4.3, 4.4, 17.5). `aboard`: a legion on a ship that is there."""

    unit: Unit
    aboard: bool = False


@dataclass(frozen=True, slots=True)
class TakePlace(Action):
    """Choose one's place in the order of play, 1 to 3 (17.6)."""

    place: int


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose the action to carry out: place a cube in the action cycle (8)."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Lead(At):
    """Take up units of a hex that have not moved yet; `to` says where they go (9.1)."""

    unit: Unit
    count: int
    carrying: int | None = None
    """Legions that the ships carry along; left out: as many as they can."""
    leader: bool = False
    """Whether the leader goes along on the ships (17.5)."""


@dataclass(frozen=True, slots=True)
class Transfer(At):
    """Legions go ashore, or aboard ships of the same coast or island hex (9.1.1)."""

    count: int


@dataclass(frozen=True, slots=True)
class Land(Transfer):
    """Take up legions that are aboard ships here; `to` says where they go, perhaps just ashore (9.1.1)."""


@dataclass(frozen=True, slots=True)
class To(At):
    """Move the units taken up to this hex, by the shortest way (9.1)."""


@dataclass(frozen=True, slots=True)
class Embark(Transfer):
    """Put legions aboard ships of the same coast or island hex (9.1.1)."""


@dataclass(frozen=True, slots=True)
class Fight(At):
    """Begin the one land or sea combat of a contested hex (9.2)."""

    unit: Unit
    rival: Power


@dataclass(frozen=True, slots=True)
class Seize(At):
    """Take an enemy trade post that nobody guards (9.2)."""


@dataclass(frozen=True, slots=True)
class Raise(At):
    """Build a legion or a ship in a fortress (9.3)."""

    unit: Unit


@dataclass(frozen=True, slots=True)
class Fortify(At):
    """Build a fortress in place of a trade post in a city (9.3)."""


@dataclass(frozen=True, slots=True)
class BuildMonument(At):
    """Build a monument in a city of one's own (9.3, 12)."""


@dataclass(frozen=True, slots=True)
class CreatePost(At):
    """Create a trade post (9.4)."""


@dataclass(frozen=True, slots=True)
class PayStability(Action):
    """Pay for one level of stability (9.5)."""


@dataclass(frozen=True, slots=True)
class Undermine(Towards):
    """Pay 100 talents to move a rival's stability one level down (17.1)."""


@dataclass(frozen=True, slots=True)
class Develop(Action):
    """Advance one space in a row of the development chart (9.6)."""

    row: Row


@dataclass(frozen=True, slots=True)
class Offer(Towards):
    """Ask a rival for an armistice (9.8)."""


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Outside one's turn: accept an armistice and its price (9.8)."""


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """Outside one's turn: refuse an armistice, which costs two levels of stability (9.8)."""


@dataclass(frozen=True, slots=True)
class Disband(At):
    """At the end of a turn: remove a legion that cannot be supplied (10). `aboard`: one aboard a ship."""

    aboard: bool = False


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the chosen action: the next power acts."""

    ends: ClassVar[bool] = True


VERBS = (
    PlayPower, Settle, Occupy, Station, TakePlace, Choose, Lead, Land, To, Embark, Fight, Seize, Raise,
    Fortify, BuildMonument, CreatePost, PayStability, Undermine, Develop, Offer, Accept, Refuse, Disband, End,
)  # fmt: skip
