"""The state of Dies Irae: powers and hexes by number, sites, and the frame: what is being decided."""

from typing import Any, NamedTuple, TypeAlias

from engine.core.contract import Seat, State, Step
from engine.core.values.change import change, with_entry
from engine.core.values.frozen import Frozen
from engine.core.values.latest import latest_of
from engine.dies_irae.frames import Frame
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.words import POWERS, Power

NOBODY = -1
"""In place of a power's number: no power."""


class Stack(NamedTuple):
    """A power's units in one hex: legions ashore, ships, legions aboard these ships."""

    hex: int
    legions: int
    ships: int
    aboard: int


class Holding(NamedTuple):
    """What stands on a site: whose posts (0 to 2) and fortress, and whose monument."""

    owner: int
    posts: int
    fortress: bool
    monument: int


EMPTY = Holding(NOBODY, 0, False, NOBODY)


class Cube(NamedTuple):
    """A cube of the action cycle: which power chose which deed (its number in `DEEDS`)."""

    power: int
    deed: int


class Pact(NamedTuple):
    """An armistice: who asked, who accepted, and the box 1 to 3 its cubes stand on."""

    asker: int
    partner: int
    box: int


class Realm(Frozen):
    """A power and all it has, apart from what stands on sites."""

    seat: Seat
    talents: int
    stability: int
    """-8 to 8; 9 is the golden age, -9 revolution."""
    development: tuple[int, int, int, int]
    """Spaces 0 to 13 in the rows military, fleet, economy, culture; 13 is the golden age."""
    capital: int
    """Its hex, -1 before it is chosen."""
    stacks: tuple[Stack, ...]
    """Sorted by hex, none empty."""
    goods: tuple[int, ...]
    """Uncontested posts and fortresses per good: the cubes of the goods chart."""
    regions: tuple[int, ...]
    """The provinces and islands controlled, sorted."""
    luxuries: int
    """Bit n: stability for the first post of the n-th luxury was had."""
    leader: int
    """The leader's hex (17.5), -1 if he is not on the map."""
    fallen: bool = False
    """Lost by revolution or left by its holder: only its posts, fortresses and monuments are there."""


class DiesIraeState(State):
    """The whole game. `realms` are Greece, Persia, Egypt, called by number; hexes and sites too."""

    options: DiesIraeOptions
    realms: tuple[Realm, ...]
    """Empty while powers are chosen."""
    sites: tuple[Holding, ...]
    contested: tuple[int, ...]
    """Hexes a legion (or a ship of fleet phase IV) of one power entered where another has pieces, sorted."""
    pacts: tuple[Pact, ...]
    order: tuple[int, ...]
    """The powers in this turn's order of play."""
    cubes: tuple[Cube, ...]
    """The action cycle so far."""
    passes: int
    """Passes in a row."""
    short: bool
    """Whether the limits of two players hold in this cycle (14)."""
    active: int
    """The power that acts, NOBODY between cycles."""
    number: int
    """Counts the chosen actions of all powers from 1; 0 before the first."""
    round: int
    """The turn of the game, from 1; 0 in the set-up."""
    frame: Frame


DiesIraeStep: TypeAlias = Step[DiesIraeState]
"""What an action led to."""


def with_realm(state: DiesIraeState, power: int, **parts: Any) -> DiesIraeState:  # noqa: ANN401
    """The state with parts of one power replaced."""
    return change(state, realms=with_entry(state.realms, power, change(state.realms[power], **parts)))


def with_site(state: DiesIraeState, site: int, holding: Holding) -> DiesIraeState:
    """The state with what stands on one site replaced."""
    return change(state, sites=with_entry(state.sites, site, holding))


def power_number(power: Power) -> int:
    """A power's number.

    Raises:
        ValueError: there is no such power.
    """
    return POWERS.index(power)


def power_of(state: DiesIraeState, seat: Seat) -> int:
    """The number of a seat's power."""
    return next(power for power, realm in enumerate(state.realms) if realm.seat == seat)


def living(state: DiesIraeState) -> tuple[int, ...]:
    """The powers that still play."""
    return tuple([power for power, realm in enumerate(state.realms) if not realm.fallen])


def rivals_of(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """The other powers that still play."""
    return tuple(each for each in living(state) if each != power)


on_board = latest_of("options", "realms", "sites", "contested", "pacts", "order", "active", "round")
"""Keeps the last answer of a function that asks about the board alone, not about what is being decided."""
