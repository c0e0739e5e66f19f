"""3.2, 9.1, 9.1.2, 13: where units can get to: points, mountains, barriers, rivals, barred hexes, markers."""

from collections.abc import Mapping
from functools import cache, lru_cache

from engine.core.values.frozen import Frozen
from engine.dies_irae.board import SEA, board
from engine.dies_irae.charts import LEADER_MOVE
from engine.dies_irae.frames import Routing
from engine.dies_irae.latest import latest
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
    near = _within(origin, points, False)
    return _spread(origin, points, False, near & met.enemies, near & met.barred)


def by_sea(origin: int, points: int, met: Ground) -> Mapping[int, int]:
    """Hexes a ship can enter with so many points, nearest first, each with the points it costs."""
    near = _within(origin, points, True)
    return _spread(origin, points, True, near & met.enemies, near & met.barred)


@cache
def _within(origin: int, points: int, sea: bool) -> frozenset[int]:
    """Hexes that can be entered with so many points where nobody is met."""
    return frozenset(_spread(origin, points, sea, frozenset(), frozenset()))


@lru_cache(maxsize=512)  # what lies further away changes nothing: most searches were done before
def _spread(
    origin: int, points: int, sea: bool, enemies: frozenset[int], barred: frozenset[int]
) -> Mapping[int, int]:
    """Hexes that can be entered past these enemies and barred hexes."""
    ways = board().voyages if sea else board().marches
    seen = {origin, *barred}
    rings: list[list[int]] = [[origin], *([] for _ in range(points + 1))]
    # What it costs to enter a hex is the same from everywhere, so whoever is there first is there cheapest.
    for spent in range(points):
        for here in rings[spent]:
            if here in enemies:
                continue
            for there, price in ways[here]:
                if there not in seen:
                    seen.add(there)
                    rings[spent + price].append(there)
    return {there: spent for spent in range(1, points + 1) for there in rings[spent]}


def points_of(state: DiesIraeState, unit: str) -> int:
    """The points of movement of the active power's legions, ships or leader."""
    if unit == LEADER:
        return LEADER_MOVE
    return moves(state.realms[state.active].development, Unit(unit))


class Room(Frozen):
    """Where a group of like units may end its move: stacks need markers (13)."""

    standing: Mapping[int, int]
    """Per hex the power's units of the kind; a group never ends where it began."""
    single: bool
    """Whether the group is one unit, which needs no marker where none of its like stands."""
    free: bool
    """Whether a marker is free for a new stack: then it may end anywhere."""

    def at(self, place: int) -> bool:
        """Whether the group may join what stands there."""
        if self.free:
            return True
        here = self.standing.get(place, 0)
        return here > 1 or (self.single and not here)


ANYWHERE = Room({}, False, True)


def spare_markers(state: DiesIraeState) -> tuple[int, int]:
    """Markers of the active power's armies and of its fleets that are not in use."""
    return _spare_markers(state.active, state.realms[state.active].stacks)


@latest
def _spare_markers(power: int, stacks: tuple[Stack, ...]) -> tuple[int, int]:
    armies = sum([stack.legions > 1 for stack in stacks])
    fleets = sum([stack.ships > 1 for stack in stacks])
    return markers(power, LEGION) - armies, markers(power, SHIP) - fleets


def room(state: DiesIraeState, unit: Unit, count: int, leaving: int | None) -> Room:
    """The room for a group of the active power that leaves a hex (None: it comes from aboard)."""
    if spare_markers(state)[unit == SHIP]:
        return ANYWHERE
    standing = _standing(state.realms[state.active].stacks, unit)
    if leaving is not None and standing[leaving] > 1 >= standing[leaving] - count:
        return ANYWHERE
    return Room(standing, count == 1, False)


@latest
def _standing(stacks: tuple[Stack, ...], unit: Unit) -> Mapping[int, int]:
    return {stack.hex: units_in(stack, unit) for stack in stacks if units_in(stack, unit)}


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
    space = room(state, unit, routing.count, None if routing.landing else origin)
    if unit == SHIP:
        return _open(by_sea(origin, points, met), space)
    if not routing.landing:
        return _open(by_land(origin, points, met), space)
    ashore = [origin] if origin not in met.barred and space.at(origin) else []
    if origin in met.barred or origin in met.enemies:
        return ashore
    return [*ashore, *_open(by_land(origin, points, met), space)]


def _open(reached: Mapping[int, int], space: Room) -> list[int]:
    """Of these hexes those with room for the group."""
    if space.free:
        return list(reached)
    if space.single:
        standing = space.standing
        return [place for place in reached if standing.get(place, 0) != 1]
    return [place for place in reached if space.standing.get(place, 0) > 1]


def open_beside(place: int, unit: Unit, met: Ground, space: Room = ANYWHERE) -> bool:
    """Whether a neighbour of a hex is open to a group of legions or ships, for which there is this room."""
    near = neighbours(place, unit)
    return not met.barred.issuperset(near if space.free else [there for there in near if space.at(there)])


@cache
def neighbours(place: int, unit: str) -> tuple[int, ...]:
    """Where legions or ships can always step, having three points or more (9.1)."""
    if unit == SHIP:
        return board().courses[place]
    return tuple(there for there, _ in board().marches[place])


def at_sea(place: int) -> bool:
    """Whether a hex is open sea, where nobody stands without ships."""
    return board().terrain[place] == SEA
