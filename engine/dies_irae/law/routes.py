"""3.2, 9.1, 9.1.2, 13: where units can get to: points, mountains, barriers, rivals, barred hexes, markers."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from engine.core.values.frozen import Frozen
from engine.core.values.latest import latest_for
from engine.dies_irae.board import SEA, board
from engine.dies_irae.charts import LEADER_MOVE
from engine.dies_irae.frames import Routing
from engine.dies_irae.law.contest import barred_hexes
from engine.dies_irae.pieces import NO_UNITS, enemy_hexes, markers, stack_at, units_in
from engine.dies_irae.state import DiesIraeState, Stack, on_board
from engine.dies_irae.values import moves
from engine.dies_irae.words import LEADER, LEGION, SHIP, Unit


class Ground(Frozen):
    """What a power's units meet on the map at this moment."""

    enemies: frozenset[int]
    """Hexes where units stop."""
    barred: frozenset[int]
    """Hexes they may not enter."""


@on_board  # asked for every group that could move
def ground(state: DiesIraeState) -> Ground:
    """The map as the active power's units meet it."""
    return Ground(enemy_hexes(state, state.active), barred_hexes(state, state.active))


def by_land(origin: int, points: int, met: Ground) -> Mapping[int, int]:
    """Hexes a legion can enter with so many points, nearest first, each with the points it costs."""
    return _past(origin, points, False, met)


def by_sea(origin: int, points: int, met: Ground) -> Mapping[int, int]:
    """Hexes a ship can enter with so many points, nearest first, each with the points it costs."""
    return _past(origin, points, True, met)


def _past(origin: int, points: int, sea: bool, met: Ground) -> Mapping[int, int]:
    """The same by land or by sea. Nobody steps on from the farthest hexes: enemies there stop nobody."""
    stopping = met.enemies & _within(origin, points - 1, sea)
    return _spread(origin, points, sea, stopping, met.barred and met.barred & _within(origin, points, sea))


@cache
def _within(origin: int, points: int, sea: bool) -> frozenset[int]:
    """Hexes that can be entered with so many points where nobody is met."""
    return frozenset(_search(origin, points, sea, frozenset(), frozenset()))


def _search(
    origin: int, points: int, sea: bool, enemies: frozenset[int], barred: frozenset[int]
) -> Mapping[int, int]:
    """Hexes that can be entered past these enemies and barred hexes."""
    ways = _steps(sea)
    seen = {origin, *barred}
    rings: list[list[int]] = [[origin], *([] for _ in range(points + 1))]
    # What it costs to enter a hex is the same from everywhere, so whoever is there first is there cheapest.
    for spent in range(points):
        for here in rings[spent]:
            if here in enemies:
                continue
            for price, near in ways[here]:
                for there in near:
                    if there not in seen:
                        seen.add(there)
                        rings[spent + price].append(there)
    return {there: spent for spent in range(1, points + 1) for there in rings[spent]}


@cache
def _steps(sea: bool) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
    """Per hex the prices of its neighbours by land or by sea, and those that can be entered for each."""
    ways = board().voyages if sea else board().marches
    return tuple(
        tuple(
            (price, tuple(there for there, each in near if each == price))
            for price in sorted({each for _, each in near})
        )
        for near in ways
    )


_spread = lru_cache(maxsize=512)(_search)
"""The same, remembered: what lies further away changes nothing, so most searches were done before."""


def points_of(state: DiesIraeState, unit: str) -> int:
    """The points of movement of the active power's legions, ships or leader."""
    if unit == LEADER:
        return LEADER_MOVE
    return moves(state.realms[state.active].development, Unit(unit))


class Room(Frozen):
    """Where a group of like units may end its move: stacks need markers (13)."""

    lone: frozenset[int]
    """Hexes with one unit of the power's of the kind, which would need a marker if another came."""
    stacked: frozenset[int]
    """Hexes with several. A group never ends where it began."""
    single: bool
    """Whether the group is one unit, which needs no marker where none of its like stands."""
    free: bool
    """Whether a marker is free for a new stack: then it may end anywhere."""

    def among(self, places: Iterable[int]) -> list[int]:
        """Of these hexes those where the group may join what stands there."""
        if self.free:
            return list(places)
        if self.single:
            return [place for place in places if place not in self.lone]
        return [place for place in places if place in self.stacked]


ANYWHERE = Room(frozenset(), frozenset(), False, True)


def spare_markers(state: DiesIraeState) -> tuple[int, int]:
    """Markers of the active power's armies and of its fleets that are not in use."""
    return _spare_markers(state.active, state.realms[state.active].stacks)


@latest_for
def _spare_markers(power: int, stacks: tuple[Stack, ...]) -> tuple[int, int]:
    armies = sum([stack.legions > 1 for stack in stacks])
    fleets = sum([stack.ships > 1 for stack in stacks])
    return markers(power, LEGION) - armies, markers(power, SHIP) - fleets


def room(state: DiesIraeState, unit: Unit, count: int, leaving: Stack | None) -> Room:
    """The room for a group of the active power that leaves a stack (None: it comes from aboard)."""
    if leaving is not None:
        standing = units_in(leaving, unit)
        if standing > 1 >= standing - count:
            return ANYWHERE
    several, single = _rooms(state.active, state.realms[state.active].stacks, unit)
    return single if count == 1 else several


@latest_for
def _rooms(power: int, stacks: tuple[Stack, ...], unit: Unit) -> tuple[Room, Room]:
    """The room for several units that free no marker, and for one."""
    if _spare_markers(power, stacks)[unit == SHIP]:
        return ANYWHERE, ANYWHERE
    lone = frozenset([stack.hex for stack in stacks if units_in(stack, unit) == 1])
    stacked = frozenset([stack.hex for stack in stacks if units_in(stack, unit) > 1])
    return Room(lone, stacked, False, False), Room(lone, stacked, True, False)


def targets(state: DiesIraeState, routing: Routing, met: Ground | None = None) -> list[int]:
    """All hexes where the units taken up can end their move, nearest first."""
    met = met or ground(state)
    origin, unit = routing.hex, Unit(routing.unit)
    points = points_of(state, unit)
    if unit == LEADER:
        reached, realm = by_land(origin, points, met), state.realms[state.active]
        return [
            place for place in reached if place not in met.enemies or stack_at(realm, place) is not NO_UNITS
        ]
    leaving = None if routing.landing else stack_at(state.realms[state.active], origin)
    space = room(state, unit, routing.count, leaving)
    if unit == SHIP:
        return space.among(by_sea(origin, points, met))
    if not routing.landing:
        return space.among(by_land(origin, points, met))
    ashore = [] if origin in met.barred else space.among((origin,))
    if origin in met.barred or origin in met.enemies:
        return ashore
    return [*ashore, *space.among(by_land(origin, points, met))]


def open_beside(place: int, unit: str, met: Ground, space: Room = ANYWHERE) -> bool:
    """Whether a neighbour of a hex is open to a group of legions or ships, for which there is this room."""
    near = neighbours(place, unit)
    return not met.barred.issuperset(near if space.free else space.among(near))


@cache
def neighbours(place: int, unit: str) -> tuple[int, ...]:
    """Where legions or ships can always step, having three points or more (9.1)."""
    if unit == SHIP:
        return board().courses[place]
    return tuple(there for there, _ in board().marches[place])


def at_sea(place: int) -> bool:
    """Whether a hex is open sea, where nobody stands without ships."""
    return board().terrain[place] == SEA
