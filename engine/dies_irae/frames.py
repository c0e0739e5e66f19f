"""What is being decided in Dies Irae: a frame for each kind of moment, with what it needs to know."""

from typing import TypeAlias

from engine.core.contract import Seat
from engine.core.values.frozen import Frozen


class Picking(Frozen):
    """Powers are chosen: the seat of each power, -1 while it is free."""

    seats: tuple[int, ...]
    left: tuple[Seat, ...] = ()
    """The seats that gave up meanwhile: they choose no more, and leave once the powers are known."""


class Called(Frozen):
    """A power decides, whoever is active."""

    power: int
    """Its number."""


class Settling(Called):
    """A moment of a power's set-up (4)."""


class Founding(Settling):
    """It chooses its capital."""


class Posting(Settling):
    """It places its first posts: how many are left to place among equally near hexes."""

    left: int


class Stationing(Settling):
    """It places its first units: how many are left."""

    legions: int
    ships: int
    leader: bool


class Ordering(Frozen):
    """The powers choose their places (17.6): those still to choose, best first, and the places so far."""

    waiting: tuple[int, ...]
    places: tuple[int, ...]
    """Per place the power that took it, or NOBODY."""


class Cycle(Frozen):
    """The active power chooses an action."""


class Acting(Frozen):
    """A moment of a chosen action which its player may end (8)."""


class Moving(Acting):
    """Units move. What has moved already, as (hex, count), sorted: it cannot move again in this action."""

    legions: tuple[tuple[int, int], ...] = ()
    ships: tuple[tuple[int, int], ...] = ()
    aboard: tuple[tuple[int, int], ...] = ()
    """Legions aboard ships that have moved."""
    embarked: tuple[tuple[int, int], ...] = ()
    """Legions that embarked in this action on ships that have not moved: they cannot land again."""
    leader: bool = False


class Routing(Frozen):
    """Units are taken up and must be told where to go."""

    hex: int
    unit: str
    count: int
    carrying: int
    leader: bool
    landing: bool
    moving: Moving


class Attacking(Acting):
    """Combats may begin."""

    fought: tuple[tuple[int, str], ...] = ()
    """Hex and unit of the combats of this action: one by land and one by sea per hex."""
    open: tuple[int, ...] = ()
    """Hexes whose enemy post was unguarded when the action began."""


class Building(Acting):
    """Units, fortresses and a monument may be built."""

    ready: tuple[int, ...]
    """Hexes of fortresses that stood at the start and have not built a unit yet."""
    monument: bool = False
    """Whether a monument was built in this action."""


class Trading(Acting):
    """Trade posts may be created."""


class Steadying(Acting):
    """Stability may be paid for."""


class Developing(Acting):
    """Rows may be advanced: the numbers of those that were."""

    done: tuple[int, ...] = ()


class Offering(Acting):
    """An armistice may be asked for."""


class Asked(Called):
    """A power was asked for an armistice by the active one."""

    talents: int


class Starving(Frozen):
    """Legions without supply must go: per power how many, only those who owe some."""

    owed: tuple[tuple[int, int], ...]


class Over(Frozen):
    """The game has ended. `reason`: `points`, `turns`, `revolution`, `alone`; `winners`: powers' numbers."""

    reason: str
    winners: tuple[int, ...]


Frame: TypeAlias = (
    Picking | Founding | Posting | Stationing | Ordering | Cycle | Moving | Routing | Attacking | Building
    | Trading | Steadying | Developing | Offering | Asked | Starving | Over
)  # fmt: skip
