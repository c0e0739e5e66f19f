"""The state of Dies Irae: powers and hexes by number, sites, and the frame: what is being decided."""

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, TypeVar

from engine.core.contract import Seat, State
from engine.core.values.change import change
from engine.dies_irae.latest import latest
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.words import POWERS, Power

T = TypeVar("T")

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


@dataclass(frozen=True, slots=True)
class Realm:
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


@dataclass(frozen=True, slots=True)
class Picking:
    """Powers are chosen: the seat of each power, -1 while it is free."""

    seats: tuple[int, ...]
    left: tuple[Seat, ...] = ()
    """The seats that gave up meanwhile: they choose no more, and leave once the powers are known."""


@dataclass(frozen=True, slots=True)
class Founding:
    """A power chooses its capital. `power` is its number."""

    power: int


@dataclass(frozen=True, slots=True)
class Posting:
    """A power places its first posts: how many are left to place among equally near hexes."""

    power: int
    left: int


@dataclass(frozen=True, slots=True)
class Stationing:
    """A power places its first units: how many are left."""

    power: int
    legions: int
    ships: int
    leader: bool


@dataclass(frozen=True, slots=True)
class Ordering:
    """The powers choose their places (17.6): those still to choose, best first, and the places so far."""

    waiting: tuple[int, ...]
    places: tuple[int, ...]
    """Per place the power that took it, or NOBODY."""


@dataclass(frozen=True, slots=True)
class Cycle:
    """The active power chooses an action."""


@dataclass(frozen=True, slots=True)
class Acting:
    """A moment of a chosen action which its player may end (8)."""


@dataclass(frozen=True, slots=True)
class Moving(Acting):
    """Units move. What has moved already, as (hex, count), sorted: it cannot move again in this action."""

    legions: tuple[tuple[int, int], ...] = ()
    ships: tuple[tuple[int, int], ...] = ()
    aboard: tuple[tuple[int, int], ...] = ()
    """Legions aboard ships that have moved."""
    embarked: tuple[tuple[int, int], ...] = ()
    """Legions that embarked in this action on ships that have not moved: they cannot land again."""
    leader: bool = False


@dataclass(frozen=True, slots=True)
class Routing:
    """Units are taken up and must be told where to go."""

    hex: int
    unit: str
    count: int
    carrying: int
    leader: bool
    landing: bool
    moving: Moving


@dataclass(frozen=True, slots=True)
class Attacking(Acting):
    """Combats may begin."""

    fought: tuple[tuple[int, str], ...] = ()
    """Hex and unit of the combats of this action: one by land and one by sea per hex."""
    open: tuple[int, ...] = ()
    """Hexes whose enemy post was unguarded when the action began."""


@dataclass(frozen=True, slots=True)
class Building(Acting):
    """Units, fortresses and a monument may be built."""

    ready: tuple[int, ...]
    """Hexes of fortresses that stood at the start and have not built a unit yet."""
    monument: bool = False
    """Whether a monument was built in this action."""


@dataclass(frozen=True, slots=True)
class Trading(Acting):
    """Trade posts may be created."""


@dataclass(frozen=True, slots=True)
class Steadying(Acting):
    """Stability may be paid for."""


@dataclass(frozen=True, slots=True)
class Developing(Acting):
    """Rows may be advanced: the numbers of those that were."""

    done: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Offering(Acting):
    """An armistice may be asked for."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A power was asked for an armistice by the active one."""

    power: int
    talents: int


@dataclass(frozen=True, slots=True)
class Starving:
    """Legions without supply must go: per power how many, only those who owe some."""

    owed: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended. `reason`: `points`, `turns`, `revolution`, `alone`; `winners`: powers' numbers."""

    reason: str
    winners: tuple[int, ...]


Frame: TypeAlias = (
    Picking
    | Founding
    | Posting
    | Stationing
    | Ordering
    | Cycle
    | Moving
    | Routing
    | Attacking
    | Building
    | Trading
    | Steadying
    | Developing
    | Offering
    | Asked
    | Starving
    | Over
)


@dataclass(frozen=True, slots=True)
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


def with_realm(state: DiesIraeState, power: int, **parts: Any) -> DiesIraeState:  # noqa: ANN401
    """The state with parts of one power replaced."""
    realms = list(state.realms)
    realms[power] = change(realms[power], **parts)
    return change(state, realms=tuple(realms))


def with_entry(entries: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A tuple with one entry replaced."""
    changed = list(entries)
    changed[at] = value
    return tuple(changed)


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
    return _living(state.realms)


@latest
def _living(realms: tuple[Realm, ...]) -> tuple[int, ...]:
    return tuple(power for power, realm in enumerate(realms) if not realm.fallen)


def rivals_of(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """The other powers that still play."""
    return tuple(each for each in living(state) if each != power)


def at_rest(state: DiesIraeState) -> DiesIraeState:
    """The board apart from what is being decided: the same object as long as nothing on it has changed."""
    return _at_rest(
        state.options,
        state.realms,
        state.sites,
        state.contested,
        state.pacts,
        state.order,
        state.active,
        state.round,
    )


@latest
def _at_rest(
    options: DiesIraeOptions,
    realms: tuple[Realm, ...],
    sites: tuple[Holding, ...],
    contested: tuple[int, ...],
    pacts: tuple[Pact, ...],
    order: tuple[int, ...],
    active: int,
    turn: int,
) -> DiesIraeState:
    return DiesIraeState(
        options, realms, sites, contested, pacts, order, (), 0, False, active, 0, turn, Cycle()
    )
