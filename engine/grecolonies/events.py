"""What can happen in Grécolonies, as it is told, drawn and counted. `city` did it or met it."""

from dataclasses import dataclass
from typing import ClassVar

from engine.core.contract import Event, Seat
from engine.grecolonies.words import City, Face, Objective, Province, Weapon


@dataclass(frozen=True, slots=True)
class CityTaken(Event):
    """A seat plays this metropolis."""

    seat: Seat
    city: City


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    """Chance has chosen who begins."""

    city: City


@dataclass(frozen=True, slots=True)
class ObjectiveOpened(Event):
    """An objective lies open now; so many are left in the stack."""

    reveals: ClassVar[bool] = True
    objective: Objective
    left: int


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    """Recruits were placed; so many of them had waited on the Oracle."""

    city: City
    province: Province
    count: int
    oracle: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Nobody was left to recruit."""

    city: City


@dataclass(frozen=True, slots=True)
class Gathered(Event):
    """Citizens left a province for the group that moves."""

    city: City
    origin: Province
    target: Province
    count: int


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """A group entered without a fight; `rivals` live there too."""

    city: City
    province: Province
    count: int
    rivals: tuple[City, ...]


@dataclass(frozen=True, slots=True)
class CohabitationProposed(Event):
    """A group asks to live in a colony together."""

    city: City
    province: Province
    count: int
    rivals: tuple[City, ...]


@dataclass(frozen=True, slots=True)
class CohabitationAccepted(Event):
    """A player accepts `rival`, who asked."""

    city: City
    rival: City
    province: Province


@dataclass(frozen=True, slots=True)
class CohabitationRefused(Event):
    """A player refuses `rival`, who asked."""

    city: City
    rival: City
    province: Province


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A fight begins. Both groups in citizens; `guard`: the Sacred Guard defends its metropolis."""

    city: City
    rival: City
    province: Province
    count: int
    rival_count: int
    guard: bool
    cohabitant: bool
    """Whether the two had lived there together."""


@dataclass(frozen=True, slots=True)
class Allied(Event):
    """A player sent citizens into the group of `combatant`, against `rival`."""

    city: City
    combatant: City
    rival: City
    province: Province
    origin: Province
    count: int


@dataclass(frozen=True, slots=True)
class StayedOut(Event):
    """A player allies with nobody."""

    city: City
    province: Province


@dataclass(frozen=True, slots=True)
class Spared(Event):
    """A commander sent citizens of `owner` to the Refuge: there are dice for six only."""

    city: City
    owner: City
    province: Province
    count: int


@dataclass(frozen=True, slots=True)
class Predicted(Event):
    """A player put a citizen on the Oracle."""

    city: City
    winner: City
    assaults: int


@dataclass(frozen=True, slots=True)
class Abstained(Event):
    """A player asked nothing of the Oracle."""

    city: City


@dataclass(frozen=True, slots=True)
class AssaultBegun(Event):
    """Dice were rolled under both cups; the attacker is to announce."""

    city: City
    rival: City
    province: Province
    number: int
    dice: int
    rival_dice: int


@dataclass(frozen=True, slots=True)
class DiceSeen(Event):
    """What a commander sees under its own cup."""

    city: City
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """An attack: so many of a weapon."""

    city: City
    rival: City
    count: int
    weapon: Weapon


@dataclass(frozen=True, slots=True)
class Countered(Event):
    """The cups were lifted on a counter: `found` of the weapon, `count` announced by the rival."""

    reveals: ClassVar[bool] = True
    city: City
    rival: City
    count: int
    weapon: Weapon
    found: int
    own: int
    """Those under the cup of who counters."""
    held: bool
    """Whether the counter is valid: fewer were found than announced."""
    faces: tuple[Face, ...]
    rival_faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Dodged(Event):
    """The cups were lifted on a dodge: `found` of the weapon, `count` announced by the rival."""

    reveals: ClassVar[bool] = True
    city: City
    rival: City
    count: int
    weapon: Weapon
    found: int
    own: int
    """Those under the cup of who dodges."""
    held: bool
    """Whether the dodge is valid: exactly as many were found as announced."""
    faces: tuple[Face, ...]
    rival_faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class AssaultLost(Event):
    """A side lost an assault: whose citizen fled and whose was eliminated, if any; or the Guard fled."""

    city: City
    rival: City
    province: Province
    number: int
    guard: bool
    fled: City | None
    fallen: City | None
    left: int
    """Dice the side has left."""


@dataclass(frozen=True, slots=True)
class FightWon(Event):
    """A fight is over: won by `city` after so many assaults."""

    city: City
    rival: City
    province: Province
    assaults: int
    attacker: bool
    """Whether the winner attacked."""
    metropolis: bool


@dataclass(frozen=True, slots=True)
class GloryWon(Event):
    """A marker of glory for a won fight; so many are left in the reserve."""

    city: City
    left: int


@dataclass(frozen=True, slots=True)
class OracleSpoke(Event):
    """How a player's prediction came out: `citizens` put on the Oracle for it, 0 to 2."""

    city: City
    winner: City
    assaults: int
    citizens: int


@dataclass(frozen=True, slots=True)
class Pillaged(Event):
    """The attacker took an objective out of a metropolis, or found none."""

    city: City
    rival: City
    province: Province
    objective: Objective | None


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """Citizens came back from a fight."""

    city: City
    province: Province
    count: int


@dataclass(frozen=True, slots=True)
class ObjectiveTaken(Event):
    """A player took an objective: it lives in both provinces of its sign."""

    city: City
    objective: Objective
    provinces: tuple[Province, ...]


@dataclass(frozen=True, slots=True)
class LastRoundBegun(Event):
    """The end is near: all will have had as many turns. For want of glory, or of objectives."""

    glory: bool


@dataclass(frozen=True, slots=True)
class Withdrew(Event):
    """A player's holder gave up: its citizens leave the board."""

    city: City


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A player has won the game, alone or with others."""

    city: City
    points: int
    shared: bool
