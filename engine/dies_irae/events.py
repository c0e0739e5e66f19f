"""What can happen in Dies Irae, as it is told, drawn and counted."""

from dataclasses import dataclass

from engine.core.contract import Event, Seat
from engine.dies_irae.words import Deed, Good, Hex, Phase, Power, Region, Row, Unit


@dataclass(frozen=True, slots=True)
class OfPower(Event):
    """What a power does, or what happens to it."""

    power: Power


@dataclass(frozen=True, slots=True)
class AtHex(OfPower):
    """The same in a hex."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class BetweenPowers(OfPower):
    """What a power has to do with another."""

    rival: Power


@dataclass(frozen=True, slots=True)
class BetweenPowersAt(BetweenPowers):
    """The same in a hex."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class PowerTaken(Event):
    """A seat plays this power."""

    seat: Seat
    power: Power


@dataclass(frozen=True, slots=True)
class CapitalFounded(AtHex):
    """A capital was chosen and fortified."""


@dataclass(frozen=True, slots=True)
class PostPlaced(AtHex):
    """A first trade post was placed in the set-up."""

    good: Good


@dataclass(frozen=True, slots=True)
class Stationed(AtHex):
    """A first unit was placed in the set-up."""

    unit: Unit


@dataclass(frozen=True, slots=True)
class UnitsLeftOut(OfPower):
    """First units for which a power has no lawful place stay in its supply of pieces."""

    unit: Unit
    count: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn of the game began."""

    round: int


@dataclass(frozen=True, slots=True)
class IncomeReceived(OfPower):
    """A power received its income."""

    talents: int


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The order of play of this turn."""

    powers: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class DeedChosen(OfPower):
    """A power placed its `number`th cube of the cycle."""

    deed: Deed
    number: int


@dataclass(frozen=True, slots=True)
class Moved(OfPower):
    """Units went from hex to hex. `carrying`: legions aboard. Landing ashore has `origin` equal `target`."""

    origin: Hex
    target: Hex
    unit: Unit
    count: int
    carrying: int


@dataclass(frozen=True, slots=True)
class Embarked(AtHex):
    """Legions went aboard."""

    count: int


@dataclass(frozen=True, slots=True)
class HexContested(AtHex):
    """A hex is contested now because `power` entered it."""


@dataclass(frozen=True, slots=True)
class HexFreed(Event):
    """A hex is not contested any more."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Fought(BetweenPowersAt):
    """A combat. `lost` and `rival_lost` are units, `drowned` legions that sank with their ships."""

    unit: Unit
    strength: int
    rival_strength: int
    lost: int
    rival_lost: int
    drowned: int
    rival_drowned: int


@dataclass(frozen=True, slots=True)
class FortressDestroyed(BetweenPowersAt):
    """A fortress was burnt down by `power`."""


@dataclass(frozen=True, slots=True)
class MonumentDestroyed(BetweenPowersAt):
    """A monument was torn down by `power`."""


@dataclass(frozen=True, slots=True)
class PostSeized(BetweenPowersAt):
    """An enemy trade post changed hands; `razed`: it was only removed, as the taker can hold no more."""

    good: Good
    razed: bool


@dataclass(frozen=True, slots=True)
class UnitRaised(AtHex):
    """A legion or a ship was built."""

    unit: Unit
    talents: int


@dataclass(frozen=True, slots=True)
class FortressBuilt(AtHex):
    """A fortress was built."""

    talents: int


@dataclass(frozen=True, slots=True)
class MonumentBuilt(AtHex):
    """A monument was built."""

    talents: int


@dataclass(frozen=True, slots=True)
class PostCreated(AtHex):
    """A trade post was created."""

    good: Good
    talents: int


@dataclass(frozen=True, slots=True)
class CapitalConquered(BetweenPowersAt):
    """A rival's post stands in a power's capital."""


@dataclass(frozen=True, slots=True)
class StabilityPaid(OfPower):
    """A power paid for stability."""

    talents: int


@dataclass(frozen=True, slots=True)
class Undermined(BetweenPowers):
    """A power paid to weaken a rival's stability."""

    talents: int


@dataclass(frozen=True, slots=True)
class StabilityMoved(OfPower):
    """A power's stability changed by `steps` (`up` or down) to `level`, which is told from -9 to 9."""

    up: bool
    steps: int
    level: int


@dataclass(frozen=True, slots=True)
class Developed(OfPower):
    """A power entered a space of a row; `new`: it began this phase."""

    row: Row
    space: int
    phase: Phase
    new: bool
    talents: int


@dataclass(frozen=True, slots=True)
class SetBack(OfPower):
    """A power fell back to a space of a row because a condition is lost (17.2)."""

    row: Row
    space: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class GoldenAgeReached(OfPower):
    """A power reached the golden age of stability."""


@dataclass(frozen=True, slots=True)
class RegionGained(OfPower):
    """A power took control of a province or an island."""

    region: Region


@dataclass(frozen=True, slots=True)
class RegionLost(OfPower):
    """A power lost control of a province or an island."""

    region: Region


@dataclass(frozen=True, slots=True)
class ArmisticeOffered(BetweenPowers):
    """A power asked another for an armistice."""

    talents: int


@dataclass(frozen=True, slots=True)
class ArmisticeAccepted(BetweenPowers):
    """A power accepted an armistice."""

    talents: int


@dataclass(frozen=True, slots=True)
class ArmisticeRefused(BetweenPowers):
    """A power refused an armistice."""


@dataclass(frozen=True, slots=True)
class ArmisticeEnded(BetweenPowers):
    """An armistice ran out."""


@dataclass(frozen=True, slots=True)
class FleetMaintained(OfPower):
    """A power paid for its ships; `owed` is what it could not pay."""

    talents: int
    owed: int


@dataclass(frozen=True, slots=True)
class LegionStarved(AtHex):
    """A legion without supply was removed."""


@dataclass(frozen=True, slots=True)
class LeaderMoved(AtHex):
    """A leader who stood alone joined other units of his power."""


@dataclass(frozen=True, slots=True)
class PowerFell(OfPower):
    """A power's people revolted: it has lost."""


@dataclass(frozen=True, slots=True)
class Withdrew(OfPower):
    """A power's holder gave up."""


@dataclass(frozen=True, slots=True)
class Won(OfPower):
    """A power has won with so many victory points. How: the standing's `ended`."""

    points: int
