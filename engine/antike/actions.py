"""The verbs of Antike in the order of the rulebook.

Where `pay` is left out, the payment that keeps most freedom is meant.
"""

from typing import ClassVar

from engine.antike.words import Advance, Field, Good, Nation, Province, Unit
from engine.core.contract import Action
from engine.core.values.amounts import Amounts


class ChooseNation(Action):
    """Take a nation at the start, where nations are chosen."""

    nation: Nation


class Settle(Action):
    """Keep this one of the three starting cities, in the game with one-city starts."""

    nation: Nation
    province: Province


class Take(Action):
    """Take a coin before moving on the rondel; a resource only when the bank has no coin."""

    good: Good


class SkipCoin(Action):
    """Take no coin."""


class Exchange(Action):
    """Change one resource for another, one for one: for nations with all eight advances."""

    give: Good
    get: Good
    count: int
    most: ClassVar[str] = "count"


class Go(Action):
    """Move on the rondel to a field: one to three on is free, each further one costs one unit."""

    field: Field
    pay: Amounts | None = None


class BuildTemple(Action):
    """Build a temple in a city of one's own: five marble."""

    province: Province
    pay: Amounts | None = None
    several: ClassVar[bool] = True


class Arm(Action):
    """Set up units in the province of a city of one's own: one iron each."""

    province: Province
    unit: Unit
    count: int
    pay: Amounts | None = None
    most: ClassVar[str] = "count"
    several: ClassVar[bool] = True


class Learn(Action):
    """Buy an advance with gold."""

    advance: Advance
    pay: Amounts | None = None
    several: ClassVar[bool] = True


class Move(Action):
    """Move like units that have equally many actions left across one border."""

    origin: Province
    target: Province
    unit: Unit
    count: int
    left: int | None = None
    """Actions these units have left before the move; left out where all of the province's have as many."""
    most: ClassVar[str] = "count"
    several: ClassVar[bool] = True


class Fight(Action):
    """The active nation removes its own and a rival's like units in a province, one for one."""

    province: Province
    unit: Unit
    rival: Nation
    count: int


class Answer(Action):
    """Outside one's turn: what a nation says to units that move in."""

    nation: Nation
    """The one that answers."""


class Demand(Answer):
    """Demand a fight against so many of them."""

    count: int


class LetPass(Answer):
    """Let them pass."""


class Conquer(Action):
    """Conquer a city with units that have an action left, losing as many as its defence is strong."""

    province: Province
    legions: int = 0
    galleys: int = 0
    """Which units to lose; both 0: galleys and legions as keeps most freedom."""
    give_up: Province | None = None
    """The city to give up by whoever owns 25 already."""


class Found(Action):
    """Found a city where no nation has one and a unit of one's own stands: one marble, one iron, one gold."""

    province: Province
    pay: Amounts | None = None
    several: ClassVar[bool] = True


class End(Action):
    """End the turn: personages are awarded and the next nation begins."""

    ends: ClassVar[bool] = True


VERBS = (
    ChooseNation, Settle, Take, SkipCoin, Exchange, Go, BuildTemple, Arm, Learn, Move, Fight, Demand, LetPass,
    Conquer, Found, End,
)  # fmt: skip
