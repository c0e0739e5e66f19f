"""What can happen in Antike, as it is told, drawn and counted."""

from dataclasses import dataclass

from engine.antike.words import Advance, Field, Good, Nation, Personage, Province, Unit
from engine.core.contract import Event, Seat
from engine.core.values.amounts import Amounts


@dataclass(frozen=True, slots=True)
class NationTaken(Event):
    """A seat plays this nation (dealt or chosen)."""

    seat: Seat
    nation: Nation


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """A nation began with this city alone."""

    nation: Nation
    province: Province


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A coin, or a resource in its stead, came from the bank."""

    nation: Nation
    good: Good


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Goods were changed for others."""

    nation: Nation
    give: Good
    get: Good
    count: int


@dataclass(frozen=True, slots=True)
class Went(Event):
    """A nation moved on the rondel; `pay` is empty when it was free."""

    nation: Nation
    field: Field
    pay: Amounts


@dataclass(frozen=True, slots=True)
class Produced(Event):
    """Cities, temples and advances brought goods. `count` may be 0."""

    nation: Nation
    good: Good
    count: int


@dataclass(frozen=True, slots=True)
class TempleBuilt(Event):
    """A temple stands in a city now."""

    nation: Nation
    province: Province
    pay: Amounts


@dataclass(frozen=True, slots=True)
class Armed(Event):
    """New units were set up."""

    nation: Nation
    province: Province
    unit: Unit
    count: int
    pay: Amounts


@dataclass(frozen=True, slots=True)
class Learned(Event):
    """An advance was bought; `first`: by the first nation of all."""

    nation: Nation
    advance: Advance
    first: bool
    pay: Amounts


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Units crossed a border."""

    nation: Nation
    origin: Province
    target: Province
    unit: Unit
    count: int


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """Two nations lost `count` like units each; `nation` wanted the fight."""

    nation: Nation
    rival: Nation
    province: Province
    unit: Unit
    count: int


@dataclass(frozen=True, slots=True)
class Demanded(Event):
    """A nation wants a fight against units that moved in, while others have not answered yet."""

    nation: Nation
    rival: Nation
    province: Province
    unit: Unit
    count: int


@dataclass(frozen=True, slots=True)
class PassedBy(Event):
    """A nation (`nation`) let a rival's units move in without a fight."""

    nation: Nation
    rival: Nation
    province: Province
    unit: Unit


@dataclass(frozen=True, slots=True)
class Conquered(Event):
    """A city changed hands. `legions` and `galleys` are the conqueror's losses, `fallen_*` the defender's."""

    nation: Nation
    rival: Nation
    province: Province
    strength: int
    legions: int
    galleys: int
    fallen_legions: int
    fallen_galleys: int
    temple: bool
    """Whether a temple was destroyed."""


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """A nation with 25 cities gave one up to hold another."""

    nation: Nation
    province: Province
    temple: bool


@dataclass(frozen=True, slots=True)
class Founded(Event):
    """A new city."""

    nation: Nation
    province: Province
    pay: Amounts


@dataclass(frozen=True, slots=True)
class PersonageWon(Event):
    """A nation won its `number`th personage of this kind; it has `total` of the `goal` it needs."""

    nation: Nation
    personage: Personage
    number: int
    total: int
    goal: int


@dataclass(frozen=True, slots=True)
class Withdrew(Event):
    """A nation's holder gave up: its cities stay, its units leave the board."""

    nation: Nation


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A nation has won the game with so many personages. How: the standing's `ended`."""

    nation: Nation
    personages: int
