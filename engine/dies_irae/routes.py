"""Where units can get to: points, mountains, barriers, enemy pieces, barred hexes, markers (9.1, 13)."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.dies_irae.board import SEA, board
from engine.dies_irae.charts import LEADER_MOVE, moves
from engine.dies_irae.pieces import (
    barred_hexes,
    enemy_hexes,
    has_pieces,
    markers,
    units_in,
)
from engine.dies_irae.state import DiesIraeState, Routing
from engine.dies_irae.words import LEADER, LEGION, Unit


@dataclass(frozen=True, slots=True)
class Ground:
    """What a power's units meet on the map at this moment."""

    enemies: set[int]
    """Hexes where units stop."""
    barred: set[int]
    """Hexes they may not enter."""


def ground(state: DiesIraeState) -> Ground:
    """The map as the active power's units meet it."""
    return Ground(enemy_hexes(state, state.active), barred_hexes(state, state.active))


def by_land(origin: int, points: int, met: Ground) -> dict[int, int]:
    """Hexes a legion can enter with so many points, nearest first, each with the points it costs."""
    ways = board().marches
    cost = {origin: 0}
    rings: list[list[int]] = [[origin], *([] for _ in range(points))]
    for spent, ring in enumerate(rings):
        for here in ring:
            if cost[here] != spent or (here in met.enemies and here != origin):
                continue
            for there, price in ways[here]:
                total = spent + price
                if total <= points and there not in met.barred and total < cost.get(there, points + 1):
                    cost[there] = total
                    rings[total].append(there)
    del cost[origin]
    return cost


def by_sea(origin: int, points: int, met: Ground) -> dict[int, int]:
    """Hexes a ship can enter with so many points, nearest first, each with the points it costs."""
    ways = board().courses
    cost = {origin: 0}
    todo = [origin]
    for here in todo:
        spent = cost[here]
        if spent == points or (here in met.enemies and here != origin):
            continue
        for there in ways[here]:
            if there not in cost and there not in met.barred:
                cost[there] = spent + 1
                todo.append(there)
    del cost[origin]
    return cost


def points_of(state: DiesIraeState, unit: str) -> int:
    """The points of movement of the active power's legions, ships or leader."""
    if unit == LEADER:
        return LEADER_MOVE
    return moves(state.realms[state.active].development, Unit(unit))


@dataclass(frozen=True, slots=True)
class Room:
    """Where a group of like units may end its move: stacks need markers (13)."""

    standing: Mapping[int, int]
    """Per hex the power's other units of the kind."""
    count: int
    free: bool
    """Whether a marker is free for a new stack."""

    def at(self, place: int) -> bool:
        """Whether the group may join what stands there."""
        here = self.standing.get(place, 0)
        return here > 1 or here + self.count < 2 or self.free


def room(state: DiesIraeState, unit: Unit, count: int, leaving: int | None) -> Room:
    """The room for a group that has left a hex (None: it came from aboard)."""
    standing = {
        stack.hex: units_in(stack, unit)
        for stack in state.realms[state.active].stacks
        if units_in(stack, unit)
    }
    if leaving is not None:
        standing[leaving] -= count
    used = sum(each > 1 for each in standing.values())
    return Room(standing, count, used < markers(state.active, unit))


def targets(state: DiesIraeState, routing: Routing, met: Ground | None = None) -> list[int]:
    """All hexes where the units taken up can end their move, nearest first."""
    met = met or ground(state)
    origin, unit = routing.hex, Unit(routing.unit)
    points = points_of(state, unit)
    if unit == LEADER:
        reached = by_land(origin, points, met)
        return [place for place in reached if place not in met.enemies or _has_units(state, place)]
    if unit == LEGION:
        space = room(state, unit, routing.count, None if routing.landing else origin)
        if routing.landing:
            ashore = [origin] if origin not in met.barred and space.at(origin) else []
            if origin in met.barred or origin in met.enemies:
                return ashore
            return [*ashore, *(place for place in by_land(origin, points, met) if space.at(place))]
        return [place for place in by_land(origin, points, met) if space.at(place)]
    space = room(state, unit, routing.count, origin)
    return [place for place in by_sea(origin, points, met) if space.at(place)]


def _has_units(state: DiesIraeState, place: int) -> bool:
    return any(stack.hex == place for stack in state.realms[state.active].stacks)


def movable(state: DiesIraeState, routing: Routing, met: Ground) -> bool:
    """Whether the units have any hex to go to: mostly a neighbour, else the whole search."""
    if routing.landing or routing.unit == LEADER:
        return bool(targets(state, routing, met))
    unit = Unit(routing.unit)
    space = room(state, unit, routing.count, routing.hex)
    if unit == LEGION:
        points = points_of(state, unit)
        near = [place for place, price in board().marches[routing.hex] if price <= points]
    else:
        near = list(board().courses[routing.hex])
    if any(place not in met.barred and space.at(place) for place in near):
        return True
    return bool(targets(state, routing, met))


def contests(state: DiesIraeState, place: int) -> bool:
    """Whether other powers have pieces in a hex that the active power's units enter."""
    return any(
        other != state.active and has_pieces(state, place, other) for other in range(len(state.realms))
    )


def at_sea(place: int) -> bool:
    """Whether a hex is open sea, where nobody stands without ships."""
    return board().terrain[place] == SEA
