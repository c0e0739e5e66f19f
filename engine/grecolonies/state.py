"""Grécolonies' state: provinces and players by number, and the frame: what is being decided."""

from typing import TypeAlias, TypeVar

from engine.core.contract import State
from engine.core.values.change import change, with_entry, with_more
from engine.core.values.frozen import Frozen
from engine.grecolonies.board import Board, board
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.words import City, Objective

T = TypeVar("T")

Counts: TypeAlias = tuple[int, ...]
"""One number per province, or per player."""

ATTACKER, DEFENDER = 0, 1
"""The two sides of a fight."""

NO_GUARD, GUARD_FIGHTS, GUARD_FLED = 0, 1, 2
"""The Sacred Guard in a fight: away (a colony), in the defender's group, in the Refuge."""


class Polis(Frozen):
    """A player: its metropolis and all it has. Its number is its seat."""

    city: City
    home: int
    """The province of its metropolis."""
    citizens: Counts
    """Per province; those in a fight are in the fight's groups, not here."""
    reserve: int
    oracle: int
    """Citizens on the Oracle that wait to be recruited."""
    glory: int
    """Markers of glory."""
    tiles: tuple[Objective, ...]
    withdrawn: bool = False
    """Its holder has given up."""


class Fight(Frozen):
    """Two groups in a province. Pairs are the attacker's and the defender's: a number per player."""

    province: int
    attacker: int
    defender: int
    groups: tuple[Counts, Counts]
    refuge: tuple[Counts, Counts]
    guard: int
    number: int = 0
    """The assault that is being fought, from 1; 0 before the first."""
    predictions: tuple[tuple[int, int, int], ...] = ()
    """Player, side that will win, number of assaults."""


class Gathering:
    """A moment at which a group is under way."""

    __slots__ = ()
    taken: Counts
    """How many citizens came from each province."""

    @property
    def count(self) -> int:
        """The size of the group."""
        return sum(self.taken)


class InFight(Frozen):
    """A moment of a fight."""

    fight: Fight


class Recruitment(Frozen):
    """A moment at which recruits may be placed."""


class Acting(Recruitment):
    """The active player chooses its action."""


class Moving(Gathering, Frozen):
    """A group gathers for a province: how many citizens were taken from each province so far."""

    target: int
    taken: Counts


class Recruiting(Recruitment):
    """Some recruits were placed, so many are left."""

    left: int


class Offered(Gathering, Frozen):
    """Cohabitation was proposed by a group: players that have not answered."""

    province: int
    taken: Counts
    owed: tuple[int, ...]


class Refused(Gathering, Frozen):
    """Cohabitation was refused and several live there: the attacker chooses the defender."""

    province: int
    taken: Counts
    refuser: int
    owed: tuple[int, ...]
    """Players that had not answered yet: asked again if the one that refused is gone."""


class Rallying(InFight):
    """Others may ally with a combatant: players that have not finished."""

    owed: tuple[int, ...]
    joined: tuple[tuple[int, int], ...] = ()
    """Players that have sent citizens and may send more, and their side."""


class Crowded(InFight):
    """Groups beyond six dice: sides whose commander chooses who goes to the Refuge."""

    owed: tuple[int, ...]


class Foretelling(InFight):
    """The Oracle may be asked: players that have not answered."""

    owed: tuple[int, ...]


class Shaking(InFight):
    """The cups are to be shaken: only where no action did it, because somebody gave up in between."""


class Assault(InFight):
    """Dice lie under the cups: an announcement is due."""

    dice: tuple[Counts, Counts]
    """Numbers 1 to 6 of each side's dice, or HIDDEN."""
    speaker: int
    """The side whose announcement is due."""
    count: int = 0
    """The last attack's number; 0 before the first."""
    weapon: int = 0
    """The last attack's weapon, its place in WEAPONS."""


class Losing(InFight):
    """A side lost the assault: its commander chooses two citizens."""

    side: int


class Returning(Frozen):
    """After a fight: players that place citizens where they live, and how many each."""

    province: int
    owed: tuple[tuple[int, int], ...]


class Over(Frozen):
    """The game has ended. `reason`: `glory`, `objectives` or `alone`."""

    reason: str


Fighting: TypeAlias = Rallying | Crowded | Foretelling | Shaking | Assault | Losing

Frame: TypeAlias = Acting | Moving | Recruiting | Offered | Refused | Fighting | Returning | Over


class GrecoloniesState(State):
    """The whole game."""

    options: GrecoloniesOptions
    poleis: tuple[Polis, ...]
    first: int
    """The first player: a round ends before its turn."""
    active: int
    frame: Frame
    turn: int
    """Counts every player's turn from 1."""
    round: int
    in_play: tuple[int, ...]
    """Provinces that citizens may move to: all but the metropolises where nobody plays."""
    open: tuple[Objective, ...]
    """The objectives that lie open, slot by slot."""
    stack: tuple[Objective, ...]
    """The objectives to come, the next first."""
    glory: int
    """Markers left in the reserve of glory."""
    ending: str = ""
    """Why this round is the last: `glory` or `objectives`; empty before."""

    @property
    def board(self) -> Board:
        """The board it is played on."""
        return board(self.options.board)

    @property
    def polis(self) -> Polis:
        """The active player."""
        return self.poleis[self.active]


def with_polis(state: GrecoloniesState, number: int, polis: Polis) -> GrecoloniesState:
    """The state with one player replaced."""
    return change(state, poleis=with_entry(state.poleis, number, polis))


def placed(polis: Polis, province: int, more: int) -> Polis:
    """The player with more citizens (or fewer) in a province."""
    return change(polis, citizens=with_more(polis.citizens, province, more))


def combatants(fight: Fight) -> tuple[int, int]:
    """The two commanders: attacker and defender."""
    return fight.attacker, fight.defender


def swapped(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """A pair with one side replaced."""
    return (pair[0], value) if side else (value, pair[1])


def cities_in(state: GrecoloniesState, fight: Fight) -> tuple[City, City]:
    """The cities of the two commanders."""
    return state.poleis[fight.attacker].city, state.poleis[fight.defender].city


def others(owed: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Those asked who are still waited for once a seat has answered."""
    return tuple([number for number in owed if number != seat])


def number_of(state: GrecoloniesState, city: City) -> int:
    """The player of a city, which is its seat.

    Raises:
        ValueError: nobody plays it.
    """
    for number, polis in enumerate(state.poleis):
        if polis.city == city:
            return number
    raise ValueError(city)


def occupied(polis: Polis) -> tuple[int, ...]:
    """The provinces a player lives in. Its metropolis is always one, even without a citizen."""
    home = polis.home
    return tuple([place for place, count in enumerate(polis.citizens) if count or place == home])


def cohabitants(state: GrecoloniesState, province: int) -> tuple[int, ...]:
    """Players other than the active one that have citizens in a province, in turn order after it.

    In a metropolis it is the player whose home it is, even without a citizen: the Guard is there.
    """
    poleis, active = state.poleis, state.active
    players = len(poleis)
    found = []
    for step in range(1, players):
        number = (active + step) % players
        polis = poleis[number]
        if polis.citizens[province] or (polis.home == province and not polis.withdrawn):
            found.append(number)
    return tuple(found)
