"""What can happen in Dies Irae, as it is told, drawn and counted."""

from dataclasses import dataclass

from engine.core.contract import Event, Seat
from engine.dies_irae.words import Deed, Good, Hex, Phase, Power, Region, Row, Unit


@dataclass(frozen=True, slots=True)
class PowerTaken(Event):
    """A seat plays this power."""

    seat: Seat
    power: Power


@dataclass(frozen=True, slots=True)
class CapitalFounded(Event):
    """A capital was chosen and fortified."""

    power: Power
    hex: Hex


@dataclass(frozen=True, slots=True)
class PostPlaced(Event):
    """A first trade post was placed in the set-up."""

    power: Power
    hex: Hex
    good: Good


@dataclass(frozen=True, slots=True)
class Stationed(Event):
    """A first unit was placed in the set-up."""

    power: Power
    hex: Hex
    unit: Unit


@dataclass(frozen=True, slots=True)
class UnitsLeftOut(Event):
    """First units for which a power has no lawful place stay in its supply of pieces."""

    power: Power
    unit: Unit
    count: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn of the game began."""

    round: int


@dataclass(frozen=True, slots=True)
class IncomeReceived(Event):
    """A power received its income."""

    power: Power
    talents: int


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The order of play of this turn."""

    powers: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class DeedChosen(Event):
    """A power placed its `number`th cube of the cycle."""

    power: Power
    deed: Deed
    number: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Units went from hex to hex. `carrying`: legions aboard. Landing ashore has `origin` equal `target`."""

    power: Power
    origin: Hex
    target: Hex
    unit: Unit
    count: int
    carrying: int


@dataclass(frozen=True, slots=True)
class Embarked(Event):
    """Legions went aboard."""

    power: Power
    hex: Hex
    count: int


@dataclass(frozen=True, slots=True)
class HexContested(Event):
    """A hex is contested now because `power` entered it."""

    power: Power
    hex: Hex


@dataclass(frozen=True, slots=True)
class HexFreed(Event):
    """A hex is not contested any more."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """A combat. `lost` and `rival_lost` are units, `drowned` legions that sank with their ships."""

    power: Power
    rival: Power
    hex: Hex
    unit: Unit
    strength: int
    rival_strength: int
    lost: int
    rival_lost: int
    drowned: int
    rival_drowned: int


@dataclass(frozen=True, slots=True)
class FortressDestroyed(Event):
    """A fortress was burnt down by `power`."""

    power: Power
    rival: Power
    hex: Hex


@dataclass(frozen=True, slots=True)
class MonumentDestroyed(Event):
    """A monument was torn down by `power`."""

    power: Power
    rival: Power
    hex: Hex


@dataclass(frozen=True, slots=True)
class PostSeized(Event):
    """An enemy trade post changed hands; `razed`: it was only removed, as the taker can hold no more."""

    power: Power
    rival: Power
    hex: Hex
    good: Good
    razed: bool


@dataclass(frozen=True, slots=True)
class UnitRaised(Event):
    """A legion or a ship was built."""

    power: Power
    hex: Hex
    unit: Unit
    talents: int


@dataclass(frozen=True, slots=True)
class FortressBuilt(Event):
    """A fortress was built."""

    power: Power
    hex: Hex
    talents: int


@dataclass(frozen=True, slots=True)
class MonumentBuilt(Event):
    """A monument was built."""

    power: Power
    hex: Hex
    talents: int


@dataclass(frozen=True, slots=True)
class PostCreated(Event):
    """A trade post was created."""

    power: Power
    hex: Hex
    good: Good
    talents: int


@dataclass(frozen=True, slots=True)
class CapitalConquered(Event):
    """A rival's post stands in a power's capital."""

    power: Power
    rival: Power
    hex: Hex


@dataclass(frozen=True, slots=True)
class StabilityPaid(Event):
    """A power paid for stability."""

    power: Power
    talents: int


@dataclass(frozen=True, slots=True)
class Undermined(Event):
    """A power paid to weaken a rival's stability."""

    power: Power
    rival: Power
    talents: int


@dataclass(frozen=True, slots=True)
class StabilityMoved(Event):
    """A power's stability changed by `steps` (`up` or down) to `level`, which is told from -9 to 9."""

    power: Power
    up: bool
    steps: int
    level: int


@dataclass(frozen=True, slots=True)
class Developed(Event):
    """A power entered a space of a row; `new`: it began this phase."""

    power: Power
    row: Row
    space: int
    phase: Phase
    new: bool
    talents: int


@dataclass(frozen=True, slots=True)
class SetBack(Event):
    """A power fell back to a space of a row because a condition is lost (17.2)."""

    power: Power
    row: Row
    space: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class GoldenAgeReached(Event):
    """A power reached the golden age of stability."""

    power: Power


@dataclass(frozen=True, slots=True)
class RegionGained(Event):
    """A power took control of a province or an island."""

    power: Power
    region: Region


@dataclass(frozen=True, slots=True)
class RegionLost(Event):
    """A power lost control of a province or an island."""

    power: Power
    region: Region


@dataclass(frozen=True, slots=True)
class ArmisticeOffered(Event):
    """A power asked another for an armistice."""

    power: Power
    rival: Power
    talents: int


@dataclass(frozen=True, slots=True)
class ArmisticeAccepted(Event):
    """A power accepted an armistice."""

    power: Power
    rival: Power
    talents: int


@dataclass(frozen=True, slots=True)
class ArmisticeRefused(Event):
    """A power refused an armistice."""

    power: Power
    rival: Power


@dataclass(frozen=True, slots=True)
class ArmisticeEnded(Event):
    """An armistice ran out."""

    power: Power
    rival: Power


@dataclass(frozen=True, slots=True)
class FleetMaintained(Event):
    """A power paid for its ships; `owed` is what it could not pay."""

    power: Power
    talents: int
    owed: int


@dataclass(frozen=True, slots=True)
class LegionStarved(Event):
    """A legion without supply was removed."""

    power: Power
    hex: Hex


@dataclass(frozen=True, slots=True)
class LeaderMoved(Event):
    """A leader who stood alone joined other units of his power."""

    power: Power
    hex: Hex


@dataclass(frozen=True, slots=True)
class PowerFell(Event):
    """A power's people revolted: it has lost."""

    power: Power


@dataclass(frozen=True, slots=True)
class Withdrew(Event):
    """A power's holder gave up."""

    power: Power


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A power has won with so many victory points. How: the standing's `ended`."""

    power: Power
    points: int
