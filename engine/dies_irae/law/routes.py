"""3.2, 9.1, 9.1.2, 13: where units can get to: points, mountains, barriers, rivals, barred hexes, markers."""

from collections.abc import Mapping
from dataclasses import field
from functools import cache, lru_cache

from engine.core.values.frozen import Frozen
from engine.dies_irae.board import SEA, board
from engine.dies_irae.charts import LEADER_MOVE
from engine.dies_irae.frames import Routing
from engine.dies_irae.latest import latest
from engine.dies_irae.law.contest import barred_hexes
from engine.dies_irae.pieces import NO_UNITS, enemy_hexes, markers, stack_at
from engine.dies_irae.state import DiesIraeState, Stack
from engine.dies_irae.values import moves
from engine.dies_irae.words import LEADER, LEGION, SHIP, Unit


class Ground(Frozen):
    """What a power's units meet on the map at this moment."""

    enemies: frozenset[int]
    """Hexes where units stop."""
    barred: frozenset[int]
    """Hexes they may not enter."""
    reached: dict[tuple[int, int, bool], Mapping[int, int]] = field(default_factory=dict, compare=False)
    """The searches done so far, by origin, points and whether by sea."""


def ground(state: DiesIraeState) -> Ground:
    """The map as the active power's units meet it."""
    return _ground(enemy_hexes(state, state.active), barred_hexes(state, state.active))


@lru_cache(maxsize=16)  # the same as long as a power only moves about: its searches are kept so long
def _ground(enemies: frozenset[int], barred: frozenset[int]) -> Ground:
    return Ground(enemies, barred)


def by_land(origin: int, points: int, met: Ground) -> Mapping[int, int]:
    """Hexes a legion can enter with so many points, nearest first, each with the points it costs."""
    found = met.reached.get((origin, points, False))
    if found is None:
        found = met.reached[origin, points, False] = _spread(origin, points, met, board().marches)
    return found


def by_sea(origin: int, points: int, met: Ground) -> Mapping[int, int]:
    """Hexes a ship can enter with so many points, nearest first, each with the points it costs."""
    found = met.reached.get((origin, points, True))
    if found is None:
        found = met.reached[origin, points, True] = _spread(origin, points, met, board().voyages)
    return found


def _spread(
    origin: int, points: int, met: Ground, ways: tuple[tuple[tuple[int, int], ...], ...]
) -> Mapping[int, int]:
    enemies, barred = met.enemies, met.barred
    seen = {origin}
    rings: list[list[int]] = [[origin], *([] for _ in range(points))]
    # What it costs to enter a hex is the same from everywhere, so whoever is there first is there cheapest.
    for spent in range(points):
        for here in rings[spent]:
            if here in enemies and here != origin:
                continue
            for there, price in ways[here]:
                if there not in seen and there not in barred and spent + price <= points:
                    seen.add(there)
                    rings[spent + price].append(there)
    return {there: spent for spent, ring in enumerate(rings) for there in ring if there != origin}


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
    """Whether a marker is free for a new stack."""

    def at(self, place: int) -> bool:
        """Whether the group may join what stands there."""
        if self.free:
            return True
        here = self.standing.get(place, 0)
        return here > 1 or (self.single and not here)


class Billets(Frozen):
    """A power's legions ashore, or its ships: where they stand and what room they leave each other."""

    standing: Mapping[int, int]
    spare: int
    """Markers that are not in use."""
    rooms: tuple[tuple[Room, Room], tuple[Room, Room]]
    """For a group and for a single unit: the room with and without a free marker."""

    def room(self, count: int, leaving: int | None) -> Room:
        """The room for a group that has left a hex (None: it came from aboard)."""
        spare = self.spare
        if leaving is not None and self.standing[leaving] > 1 >= self.standing[leaving] - count:
            spare += 1
        return self.rooms[count == 1][not spare]


def _billeted(standing: Mapping[int, int], of_all: int) -> Billets:
    used = sum([each > 1 for each in standing.values()])
    alone, group = ((Room(standing, single, True), Room(standing, single, False)) for single in (True, False))
    return Billets(standing, of_all - used, (group, alone))


def billets(state: DiesIraeState, unit: Unit) -> Billets:
    """Where the active power's legions or ships stand."""
    return _billets(state.active, state.realms[state.active].stacks)[unit == SHIP]


@latest
def _billets(power: int, stacks: tuple[Stack, ...]) -> tuple[Billets, Billets]:
    legions = {stack.hex: stack.legions for stack in stacks if stack.legions}
    ships = {stack.hex: stack.ships for stack in stacks if stack.ships}
    return _billeted(legions, markers(power, LEGION)), _billeted(ships, markers(power, SHIP))


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
    space = billets(state, unit).room(routing.count, None if routing.landing else origin)
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


def open_beside(place: int, unit: Unit, met: Ground, space: Room) -> bool:
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
