"""What can happen in Dies Irae, as it is told, drawn and counted."""

from typing import ClassVar

from engine.core.contract import Event, Seat
from engine.dies_irae.words import Deed, Good, Hex, Phase, Power, Region, Row, Unit


class OfPower(Event):
    """What a power does, or what happens to it."""

    power: Power


class AtHex(OfPower):
    """The same in a hex."""

    hex: Hex


class BetweenPowers(OfPower):
    """What a power has to do with another."""

    rival: Power


class BetweenPowersAt(BetweenPowers):
    """The same in a hex."""

    hex: Hex


class ToRival(BetweenPowers):
    """What a power does to another."""

    touches: ClassVar[tuple[str, ...]] = ("rival",)


class ToRivalAt(BetweenPowersAt):
    """The same in a hex."""

    touches: ClassVar[tuple[str, ...]] = ("rival",)


class ToItself(OfPower):
    """What happens to a power, perhaps by what others do."""

    touches: ClassVar[tuple[str, ...]] = ("power",)


class PowerTaken(Event):
    """A seat plays this power."""

    seat: Seat
    power: Power


class CapitalFounded(AtHex):
    """A capital was chosen and fortified."""


class PostPlaced(AtHex):
    """A first trade post was placed in the set-up."""

    good: Good


class Stationed(AtHex):
    """A first unit was placed in the set-up."""

    unit: Unit


class UnitsLeftOut(OfPower):
    """First units for which a power has no lawful place stay in its supply of pieces."""

    unit: Unit
    count: int


class TurnBegan(Event):
    """A turn of the game began."""

    round: int


class IncomeReceived(OfPower):
    """A power received its income."""

    talents: int


class OrderSet(Event):
    """The order of play of this turn."""

    powers: tuple[Power, ...]


class DeedChosen(OfPower):
    """A power placed its `number`th cube of the cycle."""

    deed: Deed
    number: int


class Moved(OfPower):
    """Units went from hex to hex. `carrying`: legions aboard. Landing ashore has `origin` equal `target`."""

    sums: ClassVar[tuple[str, ...]] = ("count", "carrying")

    origin: Hex
    target: Hex
    unit: Unit
    count: int
    carrying: int


class Embarked(AtHex):
    """Legions went aboard."""

    count: int


class HexContested(AtHex):
    """A hex is contested now because `power` entered it."""


class HexFreed(Event):
    """A hex is not contested any more."""

    hex: Hex


class Fought(BetweenPowersAt):
    """A combat. `lost` and `rival_lost` are units, `drowned` legions that sank with their ships."""

    touches: ClassVar[tuple[str, ...]] = ("power", "rival")
    fight: ClassVar[bool] = True

    unit: Unit
    strength: int
    rival_strength: int
    lost: int
    rival_lost: int
    drowned: int
    rival_drowned: int


class FortressDestroyed(ToRivalAt):
    """A fortress was burnt down by `power`."""


class MonumentDestroyed(ToRivalAt):
    """A monument was torn down by `power`."""


class PostSeized(ToRivalAt):
    """An enemy trade post changed hands; `razed`: it was only removed, as the taker can hold no more."""

    good: Good
    razed: bool


class UnitRaised(AtHex):
    """A legion or a ship was built."""

    unit: Unit
    talents: int


class FortressBuilt(AtHex):
    """A fortress was built."""

    talents: int


class MonumentBuilt(AtHex):
    """A monument was built."""

    talents: int


class PostCreated(AtHex):
    """A trade post was created."""

    good: Good
    talents: int


class CapitalConquered(ToRivalAt):
    """A rival's post stands in a power's capital."""


class StabilityPaid(OfPower):
    """A power paid for stability."""

    talents: int


class Undermined(ToRival):
    """A power paid to weaken a rival's stability."""

    talents: int


class StabilityMoved(ToItself):
    """A power's stability changed by `steps` (`up` or down) to `level`, which is told from -9 to 9."""

    up: bool
    steps: int
    level: int


class Developed(OfPower):
    """A power entered a space of a row; `new`: it began this phase."""

    row: Row
    space: int
    phase: Phase
    new: bool
    talents: int


class SetBack(ToItself):
    """A power fell back to a space of a row because a condition is lost (17.2)."""

    row: Row
    space: int
    phase: Phase


class GoldenAgeReached(OfPower):
    """A power reached the golden age of stability."""


class RegionGained(ToItself):
    """A power took control of a province or an island."""

    region: Region


class RegionLost(ToItself):
    """A power lost control of a province or an island."""

    region: Region


class ArmisticeOffered(BetweenPowers):
    """A power asked another for an armistice."""

    talents: int


class ArmisticeAccepted(ToRival):
    """A power accepted an armistice."""

    talents: int


class ArmisticeRefused(ToRival):
    """A power refused an armistice."""


class ArmisticeEnded(BetweenPowers):
    """An armistice ran out."""


class FleetMaintained(OfPower):
    """A power paid for its ships; `owed` is what it could not pay."""

    talents: int
    owed: int


class LegionStarved(AtHex):
    """A legion without supply was removed."""

    touches: ClassVar[tuple[str, ...]] = ("power",)


class LeaderMoved(AtHex):
    """A leader who stood alone joined other units of his power."""


class PowerFell(ToItself):
    """A power's people revolted: it has lost."""


class Withdrew(OfPower):
    """A power's holder gave up."""


class Won(OfPower):
    """A power has won with so many victory points. How: the standing's `ended`."""

    ends: ClassVar[bool] = True
    points: int
