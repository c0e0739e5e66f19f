"""What can happen in Grécolonies, as it is told, drawn and counted. `city` did it or met it."""

import dataclasses
from typing import ClassVar

from engine.core.contract import Event, Seat
from engine.core.values.forms import UNTOLD
from engine.grecolonies.words import City, Face, Objective, Province, Weapon


class OfCity(Event):
    """Something that a player did or met."""

    city: City


class BetweenCities(OfCity):
    """Something between a player and a rival in a province."""

    rival: City
    province: Province


class CityTaken(Event):
    """A seat plays this metropolis."""

    seat: Seat
    city: City


class FirstPlayerChosen(OfCity):
    """Chance has chosen who begins."""


class ObjectiveOpened(Event):
    """An objective lies open now; so many are left in the stack."""

    reveals: ClassVar[bool] = True
    objective: Objective
    left: int


class Recruited(OfCity):
    """Recruits were placed; so many of them had waited on the Oracle."""

    sums: ClassVar[tuple[str, ...]] = ("count", "oracle")

    province: Province
    count: int
    oracle: int


class Passed(OfCity):
    """Nobody was left to recruit."""


class Gathered(OfCity):
    """Citizens left a province for the group that moves."""

    sums: ClassVar[tuple[str, ...]] = ("count",)

    origin: Province
    target: Province
    count: int


class Entered(OfCity):
    """A group entered without a fight; `rivals` live there too."""

    touches: ClassVar[tuple[str, ...]] = ("rivals",)

    province: Province
    count: int
    rivals: tuple[City, ...]


class CohabitationProposed(OfCity):
    """A group asks to live in a colony together."""

    province: Province
    count: int
    rivals: tuple[City, ...]


class CohabitationAccepted(BetweenCities):
    """A player accepts `rival`, who asked."""

    touches: ClassVar[tuple[str, ...]] = ("rival",)


class CohabitationRefused(BetweenCities):
    """A player refuses `rival`, who asked."""

    touches: ClassVar[tuple[str, ...]] = ("rival",)


class Attacked(BetweenCities):
    """A fight begins. Both groups in citizens; `guard`: the Sacred Guard defends its metropolis."""

    count: int
    rival_count: int
    guard: bool
    cohabitant: bool
    """Whether the two had lived there together."""


class Allied(OfCity):
    """A player sent citizens into the group of `combatant`, against `rival`."""

    sums: ClassVar[tuple[str, ...]] = ("count",)
    helps: ClassVar[tuple[str, ...]] = ("city", "combatant")

    combatant: City
    rival: City
    province: Province
    origin: Province
    count: int


class StayedOut(OfCity):
    """A player allies with nobody."""

    province: Province


class Spared(OfCity):
    """A commander sent citizens of `owner` to the Refuge: there are dice for six only."""

    owner: City
    province: Province
    count: int


class Predicted(OfCity):
    """A player put a citizen on the Oracle."""

    winner: City
    assaults: int


class Abstained(OfCity):
    """A player asked nothing of the Oracle."""


class AssaultBegun(BetweenCities):
    """Dice were rolled under both cups; the attacker is to announce."""

    number: int
    dice: int
    rival_dice: int


class DiceSeen(OfCity):
    """What a commander sees under its own cup."""

    in_hand: ClassVar[bool] = True

    faces: tuple[Face, ...]


class Announced(OfCity):
    """An attack: so many of a weapon."""

    rival: City
    count: int
    weapon: Weapon


class Lifted(OfCity):
    """The cups were lifted by `city`: `found` of the weapon, `count` announced by the rival."""

    reveals: ClassVar[bool] = True
    rival: City
    count: int
    weapon: Weapon
    found: int
    own: int
    """Those under the cup of who lifts."""
    held: bool
    """Whether the answer is valid: fewer on a counter, exactly as many on a dodge."""
    faces: tuple[Face, ...]
    rival_faces: tuple[Face, ...]
    attacker: bool = dataclasses.field(default=False, kw_only=True, metadata=UNTOLD)
    """Whether who lifts has attacked in this fight."""


class Countered(Lifted):
    """The cups were lifted on a counter."""


class Dodged(Lifted):
    """The cups were lifted on a dodge."""


class AssaultLost(BetweenCities):
    """A side lost an assault: whose citizen fled and whose was eliminated, if any; or the Guard fled."""

    number: int
    guard: bool
    fled: City | None
    fallen: City | None
    left: int
    """Dice the side has left."""


class FightWon(BetweenCities):
    """A fight is over: won by `city` after so many assaults."""

    touches: ClassVar[tuple[str, ...]] = ("city", "rival")
    fight: ClassVar[bool] = True
    won_by: ClassVar[str] = "city"

    assaults: int
    attacker: bool
    """Whether the winner attacked."""
    metropolis: bool


class GloryWon(OfCity):
    """A marker of glory for a won fight; so many are left in the reserve."""

    left: int


class OracleSpoke(OfCity):
    """How a player's prediction came out: `citizens` put on the Oracle for it, 0 to 2."""

    touches: ClassVar[tuple[str, ...]] = ("city",)

    winner: City
    assaults: int
    citizens: int


class Pillaged(BetweenCities):
    """The attacker took an objective out of a metropolis, or found none."""

    touches: ClassVar[tuple[str, ...]] = ("rival",)

    objective: Objective | None


class Returned(OfCity):
    """Citizens came back from a fight."""

    province: Province
    count: int


class ObjectiveTaken(OfCity):
    """A player took an objective: it lives in both provinces of its sign."""

    objective: Objective
    provinces: tuple[Province, ...]


class LastRoundBegun(Event):
    """The end is near: all will have had as many turns. For want of glory, or of objectives."""

    glory: bool


class Withdrew(OfCity):
    """A player's holder gave up: its citizens leave the board."""


class Won(OfCity):
    """A player has won the game, alone or with others."""

    ends: ClassVar[bool] = True
    points: int
    shared: bool
