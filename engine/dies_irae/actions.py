"""The verbs of Dies Irae in the order of the rulebook."""

from typing import ClassVar

from engine.core.contract import Action
from engine.dies_irae.words import Deed, Hex, Power, Row, Unit


class At(Action):
    """What is done in a hex."""

    hex: Hex


class Towards(Action):
    """What is done about a power."""

    power: Power


class PlayPower(Towards):
    """Take a power before the game (4)."""


class Settle(At):
    """Choose the capital and place the fortress there (4.1)."""


class Occupy(At):
    """Place a first trade post, one of several equally near ones (4.2)."""

    several: ClassVar[bool] = True


class Station(At):
    """Place a first legion, ship or leader (4.3, 4.4, 17.5). `aboard`: a legion on a ship that is there."""

    unit: Unit
    aboard: bool = False
    several: ClassVar[bool] = True
    again: ClassVar[bool] = True


class TakePlace(Action):
    """Choose one's place in the order of play, 1 to 3 (17.6)."""

    place: int


class Choose(Action):
    """Choose the action to carry out: place a cube in the action cycle (8)."""

    deed: Deed


class Lead(At):
    """Take up units of a hex that have not moved yet; `to` says where they go (9.1)."""

    unit: Unit
    count: int
    carrying: int | None = None
    """Legions that the ships carry along; left out: as many as they can."""
    leader: bool = False
    """Whether the leader goes along on the ships (17.5)."""
    most: ClassVar[str] = "count"


class Transfer(At):
    """Legions go ashore, or aboard ships of the same coast or island hex (9.1.1)."""

    count: int
    most: ClassVar[str] = "count"


class Land(Transfer):
    """Take up legions that are aboard ships here; `to` says where they go, perhaps just ashore (9.1.1)."""


class To(At):
    """Move the units taken up to this hex, by the shortest way (9.1)."""


class Embark(Transfer):
    """Put legions aboard ships of the same coast or island hex (9.1.1)."""


class Fight(At):
    """Begin the one land or sea combat of a contested hex (9.2)."""

    unit: Unit
    rival: Power


class Seize(At):
    """Take an enemy trade post that nobody guards (9.2)."""

    several: ClassVar[bool] = True


class Raise(At):
    """Build a legion or a ship in a fortress (9.3)."""

    unit: Unit
    several: ClassVar[bool] = True


class Fortify(At):
    """Build a fortress in place of a trade post in a city (9.3)."""

    several: ClassVar[bool] = True


class BuildMonument(At):
    """Build a monument in a city of one's own (9.3, 12)."""


class CreatePost(At):
    """Create a trade post (9.4)."""

    several: ClassVar[bool] = True


class PayStability(Action):
    """Pay for one level of stability (9.5)."""


class Undermine(Towards):
    """Pay 100 talents to move a rival's stability one level down (17.1)."""


class Develop(Action):
    """Advance one space in a row of the development chart (9.6)."""

    row: Row
    several: ClassVar[bool] = True


class Offer(Towards):
    """Ask a rival for an armistice (9.8)."""


class Accept(Action):
    """Outside one's turn: accept an armistice and its price (9.8)."""


class Refuse(Action):
    """Outside one's turn: refuse an armistice, which costs two levels of stability (9.8)."""


class Disband(At):
    """At the end of a turn: remove a legion that cannot be supplied (10). `aboard`: one aboard a ship."""

    aboard: bool = False


class End(Action):
    """End the chosen action: the next power acts."""

    ends: ClassVar[bool] = True


VERBS = (
    PlayPower, Settle, Occupy, Station, TakePlace, Choose, Lead, Land, To, Embark, Fight, Seize, Raise,
    Fortify, BuildMonument, CreatePost, PayStability, Undermine, Develop, Offer, Accept, Refuse, Disband, End,
)  # fmt: skip
