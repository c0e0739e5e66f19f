"""What can happen in Antike, as it is told, drawn and counted."""

import dataclasses
from typing import ClassVar

from engine.antike.words import Advance, Field, Good, Nation, Personage, Province, Unit
from engine.core.contract import Event, Seat
from engine.core.values.amounts import Amounts
from engine.core.values.forms import UNTOLD


class OfNation(Event):
    """Something that a nation did or met."""

    nation: Nation


class NationTaken(Event):
    """A seat plays this nation (dealt or chosen)."""

    seat: Seat
    nation: Nation


class Settled(OfNation):
    """A nation began with this city alone."""

    province: Province


class Taken(OfNation):
    """A coin, or a resource in its stead, came from the bank."""

    good: Good


class Exchanged(OfNation):
    """Goods were changed for others."""

    give: Good
    get: Good
    count: int


class Went(OfNation):
    """A nation moved on the rondel; `pay` is empty when it was free."""

    field: Field
    pay: Amounts
    origin: Field | None = dataclasses.field(default=None, kw_only=True, metadata=UNTOLD)
    """The field it left, to be drawn; None for its first move."""


class Produced(OfNation):
    """Cities, temples and advances brought goods. `count` may be 0."""

    good: Good
    count: int


class TempleBuilt(OfNation):
    """A temple stands in a city now."""

    province: Province
    pay: Amounts


class Armed(OfNation):
    """New units were set up."""

    province: Province
    unit: Unit
    count: int
    pay: Amounts


class Learned(OfNation):
    """An advance was bought; `first`: by the first nation of all."""

    advance: Advance
    first: bool
    pay: Amounts


class Moved(OfNation):
    """Units crossed a border."""

    sums: ClassVar[tuple[str, ...]] = ("count",)

    origin: Province
    target: Province
    unit: Unit
    count: int


class Clash(OfNation):
    """A fight of `count` like units of each side, wanted by `nation`."""

    rival: Nation
    province: Province
    unit: Unit
    count: int


class Fought(Clash):
    """Two nations lost `count` like units each; `nation` wanted the fight."""

    touches: ClassVar[tuple[str, ...]] = ("nation", "rival")
    fight: ClassVar[bool] = True


class Demanded(Clash):
    """A nation wants a fight against units that moved in, while others have not answered yet."""


class PassedBy(OfNation):
    """A nation (`nation`) let a rival's units move in without a fight."""

    rival: Nation
    province: Province
    unit: Unit


class Conquered(OfNation):
    """A city changed hands. `legions` and `galleys` are the conqueror's losses, `fallen_*` the defender's."""

    touches: ClassVar[tuple[str, ...]] = ("nation", "rival")
    fight: ClassVar[bool] = True
    won_by: ClassVar[str] = "nation"

    rival: Nation
    province: Province
    strength: int
    legions: int
    galleys: int
    fallen_legions: int
    fallen_galleys: int
    temple: bool
    """Whether a temple was destroyed."""


class GaveUp(OfNation):
    """A nation with 25 cities gave one up to hold another."""

    province: Province
    temple: bool


class Founded(OfNation):
    """A new city."""

    province: Province
    pay: Amounts


class PersonageWon(OfNation):
    """A nation won its `number`th personage of this kind; it has `total` of the `goal` it needs."""

    personage: Personage
    number: int
    total: int
    goal: int


class Withdrew(OfNation):
    """A nation's holder gave up: its cities stay, its units leave the board."""


class Won(OfNation):
    """A nation has won the game with so many personages. How: the standing's `ended`."""

    ends: ClassVar[bool] = True
    personages: int
