"""Antike's state: provinces by number, nations in turn order, and the frame: what is being decided."""

from functools import lru_cache
from itertools import compress, count
from operator import or_
from typing import TypeAlias

from engine.antike.board import Board, board
from engine.antike.options import AntikeOptions
from engine.antike.words import LEGION, Nation, Unit
from engine.core.contract import Seat, State
from engine.core.values.change import change, with_entry
from engine.core.values.frozen import Frozen
from engine.core.values.latest import latest

KEPT = 1024
"""Of so many arrangements on the board it is remembered where things stand."""
NOBODY = -1
"""In place of a nation's number: no nation."""


class Realm(Frozen):
    """A nation and all it has. Tuples over provinces have one entry per province of the board."""

    nation: Nation
    seat: Seat
    goods: tuple[int, int, int]
    """Marble, iron, gold."""
    coins: int
    field: int
    """Its place on the rondel, 0 to 7; -1 before its first turn."""
    advances: int
    """Bit n: it has `ADVANCES[n]`."""
    personages: tuple[int, int, int, int, int]
    """Kings, scholars, generals, citizens, navigators won."""
    legions: tuple[int, ...]
    galleys: tuple[int, ...]
    withdrawn: bool = False
    """Its holder has given up: it takes no more turns."""


class Choosing(Frozen):
    """Nations are chosen: the next seat picks, `taken[seat]` lists what each has."""

    taken: tuple[tuple[Nation, ...], ...]
    left: tuple[Seat, ...] = ()
    """Seats that gave up meanwhile: they choose no more, and their nations will stand there without turns."""


class Settling(Frozen):
    """Each nation keeps one of its three cities, all at once: numbers of those that still owe it."""

    owed: tuple[int, ...]


class InTurn(Frozen):
    """A moment of a nation's own turn."""


class Open(InTurn):
    """A moment after the move, at which cities may be founded and the turn may end."""


class Coin(InTurn):
    """The turn begins: a coin may be taken."""


class Rondel(InTurn):
    """The move on the rondel is due."""


class Temples(Open):
    """Temples may be built."""


class Arming(Open):
    """Units may be set up: how many each province took this turn, as (province, count)."""

    placed: tuple[tuple[int, int], ...] = ()


class KnowHow(Open):
    """Advances may be bought."""


class Manoeuvre(Open):
    """Units may move, fight and conquer."""

    tired: tuple[tuple[int, int, int, int], ...] = ()
    """Groups with fewer actions left than at the start of the turn, as (kind 0 legion or 1 galley, province,
    actions left, count), sorted, no zero counts. All other units of the nation have all their actions."""
    conquering: bool = False
    """Edition 2006: a city was conquered, so nobody moves or fights any more."""


class MovedIn(Frozen):
    """Units moved in where others stand: those may demand a fight, all asked at once."""

    province: int
    unit: Unit
    owed: tuple[int, ...]
    """Nations that have not answered, in turn order after the active one."""
    demanded: tuple[tuple[int, int], ...]
    """Answers so far: nation and how many units it wants to fight with (0: let pass)."""
    manoeuvre: Manoeuvre
    """The manoeuvre that goes on afterwards."""


class Founding(Open):
    """Only cities may still be founded in this turn."""


class Over(Frozen):
    """The game has ended. `reason`: `personages`, `last-temple` or `alone`; `winner` a nation's number."""

    reason: str
    winner: int


Frame: TypeAlias = (
    Choosing | Settling | Coin | Rondel | Temples | Arming | KnowHow | Manoeuvre | MovedIn | Founding | Over
)


class AntikeState(State):
    """The whole game. `realms` are in turn order and everywhere called by their number there."""

    options: AntikeOptions
    seats: int
    owner: tuple[int, ...]
    """Per province the nation whose city stands there, or NOBODY."""
    temples: tuple[bool, ...]
    realms: tuple[Realm, ...]
    active: int
    frame: Frame
    turn: int
    """Counts every nation's turn from 1."""
    round: int
    coins: int
    """Coins left in the bank."""
    firsts: int
    """Advances the active nation was the first to get in this turn: scholars due at its end."""
    destroyed: int
    """Temples the active nation destroyed in this turn: generals due at its end."""

    @property
    def board(self) -> Board:
        """The board it is played on."""
        return board(self.options.board)

    @property
    def realm(self) -> Realm:
        """The active nation's realm."""
        return self.realms[self.active]


def realms_with(state: AntikeState, realm: Realm) -> tuple[Realm, ...]:
    """All realms, the active nation's replaced."""
    return with_entry(state.realms, state.active, realm)


def cities_of(state: AntikeState, number: int) -> tuple[int, ...]:
    """The provinces where a nation has its cities."""
    return _cities(state.owner, number)


@lru_cache(maxsize=KEPT)
def _cities(owners: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple([city for city, owner in enumerate(owners) if owner == number])


def temples_of(state: AntikeState, number: int) -> int:
    """How many temples a nation has."""
    return [*compress(state.owner, state.temples)].count(number)


@lru_cache(maxsize=KEPT)
def standing(counts: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Where legions or galleys stand and how many: province and count, of provinces that hold any."""
    return tuple(compress(enumerate(counts), counts))


@lru_cache(maxsize=KEPT)
def occupied(legions: tuple[int, ...], galleys: tuple[int, ...]) -> tuple[int, ...]:
    """The provinces where units of either kind stand."""
    return tuple(compress(count(), map(or_, legions, galleys)))


Posts: TypeAlias = tuple[tuple[int, int], ...]
"""Provinces where units of one kind stand, and how many."""


def _posts(counts: tuple[int, ...]) -> Posts:
    return tuple(zip(compress(count(), counts), filter(None, counts), strict=False))


# While legions move, galleys stand where they stood.
_of_legions, _of_galleys = latest(_posts), latest(_posts)


@latest
def stations(realm: Realm) -> tuple[Posts, Posts, tuple[int, ...]]:
    """Where a nation's legions stand and how many, the same of its galleys, and where either stands.

    For what is asked of the same realm several times in a row: to compare it costs nothing.
    """
    legions, galleys = _of_legions(realm.legions), _of_galleys(realm.galleys)
    return legions, galleys, tuple(sorted(dict(legions) | dict(galleys)))


def units_of(realm: Realm, unit: Unit) -> tuple[int, ...]:
    """A nation's legions or galleys per province."""
    return realm.legions if unit == LEGION else realm.galleys


def stationed(realm: Realm, unit: Unit, *more: tuple[int, int]) -> Realm:
    """The realm with other legions or galleys: provinces, and how many more stand there, or fewer."""
    counts = list(units_of(realm, unit))
    for province, each in more:
        counts[province] += each
    found = tuple(counts)
    return change(realm, legions=found) if unit == LEGION else change(realm, galleys=found)


def number_of(state: AntikeState, nation: Nation) -> int:
    """A nation's place in the turn order, or NOBODY where it does not play."""
    return next((number for number, realm in enumerate(state.realms) if realm.nation == nation), NOBODY)
