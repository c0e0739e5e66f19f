"""9.1, 9.1.3, 13: units move, armies and fleets part and join; hexes they enter become contested."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engine.core.contract import Chance, Event, Fact, Refusal, Seat, Step, Word, named
from engine.core.values.change import change
from engine.core.values.latest import latest
from engine.dies_irae.actions import Land, Lead, To
from engine.dies_irae.board import LAND, SEA, board
from engine.dies_irae.events import HexContested, Moved
from engine.dies_irae.frames import Moving, Routing
from engine.dies_irae.law.contest import challenges, contest
from engine.dies_irae.law.routes import (
    at_sea,
    by_land,
    by_sea,
    ground,
    open_beside,
    points_of,
    room,
    spare_markers,
    targets,
)
from engine.dies_irae.pieces import in_pact, stack_at, with_units
from engine.dies_irae.state import DiesIraeState, DiesIraeStep, Stack, with_realm
from engine.dies_irae.words import LEADER, LEGION, POWERS, SHIP, UNITS, Unit

RULE = "9.1"

NONE_MOVED = Moving()
LISTED = 2048
"""Of so many hexes with units the groups are kept that can be taken up: they are listed over and over."""

Pairs = tuple[tuple[int, int], ...]


def _get(pairs: Pairs, place: int) -> int:
    for here, count in pairs:
        if here == place:
            return count
    return 0


def bumped(pairs: Pairs, place: int, by: int) -> Pairs:
    """Counts per hex with one of them raised or lowered, sorted, no zero counts."""
    if not by:
        return pairs
    count = _get(pairs, place) + by
    others = [each for each in pairs if each[0] != place]
    if count:
        others.append((place, count))
        others.sort()
    return tuple(others)


class Idle(NamedTuple):
    """What in a hex of the active power has not moved yet in this action."""

    legions: int
    ships: int
    aboard: int
    """Legions on ships that have not moved."""
    landable: int
    """Legions that were aboard these ships when the action began (9.1.1)."""
    leader: bool

    def cargoes(self, ships: int) -> range:
        """How many legions so many of the ships can carry along: the others keep the rest."""
        return range(max(0, self.aboard - (self.ships - ships)), min(ships, self.aboard) + 1)

    @property
    def berths(self) -> int:
        """Ships that can take a legion aboard."""
        return self.ships - self.aboard


def idle_of(state: DiesIraeState, frame: Moving, stack: Stack) -> Idle:
    """What of a stack of the active power has not moved yet."""
    place, legions, ships, aboard = stack
    aboard -= _get(frame.aboard, place)
    return Idle(
        legions - _get(frame.legions, place),
        ships - _get(frame.ships, place),
        aboard,
        aboard - _get(frame.embarked, place),
        not frame.leader and state.realms[state.active].leader == place,
    )


def idle_at(state: DiesIraeState, frame: Moving, place: int) -> Idle:
    """What of the active power has not moved yet in a hex."""
    return idle_of(state, frame, stack_at(state.realms[state.active], place))


def routing_of(state: DiesIraeState, frame: Moving, action: Lead | Land) -> Routing:
    """The units an action takes up."""
    place = board().index[action.hex]
    if isinstance(action, Land):
        return Routing(place, LEGION, action.count, 0, False, True, frame)
    carrying = action.carrying or 0
    if action.unit == SHIP and action.carrying is None:
        carrying = idle_at(state, frame, place).cargoes(action.count)[-1]
    return Routing(place, action.unit, action.count, carrying, action.leader, False, frame)


def legal_leads(state: DiesIraeState, frame: Moving, _seat: Seat) -> list[Lead]:
    """Groups that can be taken up."""
    met, (armies, fleets) = ground(state), spare_markers(state)
    marched, sailed = dict(frame.legions), dict(frame.ships)
    leader = state.realms[state.active].leader
    leads: list[Lead] = []
    for stack in state.realms[state.active].stacks:
        place, legions, ships, aboard = stack
        legions -= marched.get(place, 0)
        if legions:
            every = _groups(place, LEGION, legions)
            free = armies > 0 and open_beside(place, LEGION, met)
            leads += every if free else _able(state, stack, every)
        ships -= sailed.get(place, 0)
        if ships:
            if aboard or place == leader:
                every = _fleets(place, idle_of(state, frame, stack), ships == stack.ships)
            else:
                every = _groups(place, SHIP, ships)
            free = fleets > 0 and open_beside(place, SHIP, met)
            leads += every if free else _able(state, stack, every)
    leads += _leader_leads(state, frame)
    return leads


@lru_cache(maxsize=LISTED)
def _groups(place: int, unit: Unit, idle: int) -> tuple[Lead, ...]:
    """One of so many like units, two, up to all of them."""
    return tuple(Lead(board().hexes[place], unit, count) for count in range(1, idle + 1))


@lru_cache(maxsize=LISTED)
def _fleets(place: int, idle: Idle, all_idle: bool) -> tuple[Lead, ...]:
    """The same of ships with each cargo they can carry, with and without the leader.

    `all_idle`: no other ships are there, so that nobody could stay on the open sea without these.
    """
    name, leads = board().hexes[place], list[Lead]()
    for count in range(1, idle.ships + 1):
        cargoes = idle.cargoes(count)
        stranded = all_idle and count == idle.ships and at_sea(place)
        for carrying in reversed(cargoes):
            word = None if carrying == cargoes[-1] else carrying
            if not (idle.leader and stranded):
                leads.append(Lead(name, SHIP, count, word))
            if idle.leader:
                leads.append(Lead(name, SHIP, count, word, True))
    return tuple(leads)


def _able(state: DiesIraeState, stack: Stack, groups: Sequence[Lead]) -> list[Lead]:
    """Those of the groups of a stack that can leave its hex."""
    return [
        each
        for each in groups
        if _steps_away(state, stack, each.unit, each.count)
        or targets(state, Routing(stack.hex, each.unit, each.count, 0, False, False, NONE_MOVED))
    ]


def _steps_away(state: DiesIraeState, stack: Stack, unit: Unit, count: int) -> bool:
    """Whether so many units of a stack can end their move a step away."""
    return open_beside(stack.hex, unit, ground(state), room(state, unit, count, stack))


def _leader_leads(state: DiesIraeState, frame: Moving) -> list[Lead]:
    place = state.realms[state.active].leader
    if frame.leader or place < 0 or at_sea(place):
        return []
    routing = Routing(place, LEADER, 1, 0, False, False, frame)
    return [Lead(board().hexes[place], LEADER, 1)] if targets(state, routing) else []


def refuse_lead(state: DiesIraeState, frame: Moving, _seat: Seat, action: Lead) -> Refusal | None:
    """No such units, moved already, a cargo that does not fit, or nowhere to go."""
    facts = named(hex=action.hex, unit=action.unit)
    if action.unit not in UNITS:
        raise ValueError(action.unit)
    if action.unit == LEADER:
        return _refuse_leader(state, frame, action)
    stack = stack_at(state.realms[state.active], board().index[action.hex])
    idle = idle_of(state, frame, stack)
    standing = stack.legions if action.unit == LEGION else stack.ships
    able = idle.legions if action.unit == LEGION else idle.ships
    if not standing:
        return Refusal("no-units-there", facts, RULE)
    if not able:
        return Refusal("moved-already", facts, RULE)
    if not 1 <= action.count <= able:
        return Refusal("too-few-units", {**facts, "wanted": action.count, "has": able}, RULE)
    if action.unit == LEGION:
        if action.carrying is not None or action.leader:
            return Refusal("only-ships-carry", facts, "9.1.1")
    else:
        refusal = _refuse_cargo(idle, stack, action)
        if refusal is not None:
            return refusal
    # Mostly they get a step away, else perhaps past hexes where they find no room.
    if _steps_away(state, stack, action.unit, action.count):
        return None
    return refuse_stuck(state, routing_of(state, frame, action))


def _refuse_cargo(idle: Idle, stack: Stack, action: Lead) -> Refusal | None:
    facts = named(hex=action.hex, unit=action.unit)
    cargoes = idle.cargoes(action.count)
    if action.carrying is not None and action.carrying not in cargoes:
        fewest, most = cargoes[0], cargoes[-1]
        return Refusal("wrong-cargo", {**facts, "fewest": fewest, "most": most}, "9.1.1")
    if action.leader and not idle.leader:
        return Refusal("leader-not-there", facts, "17.5")
    if idle.leader and not action.leader and at_sea(stack.hex) and action.count == stack.ships:
        return Refusal("leader-at-sea", facts, "17.5")
    return None


def _refuse_leader(state: DiesIraeState, frame: Moving, action: Lead) -> Refusal | None:
    place = board().index[action.hex]
    facts = named(hex=action.hex, unit=LEADER)
    if state.realms[state.active].leader != place or at_sea(place):
        return Refusal("leader-not-there", facts, "17.5")
    if frame.leader:
        return Refusal("moved-already", facts, "17.5")
    if action.count != 1:
        return Refusal("too-few-units", {**facts, "wanted": action.count, "has": 1}, "17.5")
    if action.carrying is not None or action.leader:
        return Refusal("only-ships-carry", facts, "9.1.1")
    return refuse_stuck(state, Routing(place, LEADER, 1, 0, False, False, frame))


def refuse_stuck(state: DiesIraeState, routing: Routing) -> Refusal | None:
    """The units would get nowhere (9.1)."""
    if targets(state, routing):
        return None
    facts = named(hex=board().hexes[routing.hex], unit=routing.unit)
    return Refusal("nowhere-to-go", {**facts, "count": routing.count}, RULE)


def take_up(
    state: DiesIraeState, frame: Moving, _seat: Seat, action: Lead | Land, _chance: Chance
) -> DiesIraeStep:
    """The units are ready to be told where to go."""
    return Step(change(state, frame=routing_of(state, frame, action)))


def legal_targets(state: DiesIraeState, _frame: Routing, _seat: Seat) -> tuple[To, ...]:
    """Where the units taken up can go."""
    every = _every_target()
    return tuple([every[place] for place in _reached(state)])


def first_target(state: DiesIraeState) -> To:
    """The nearest hex where the units taken up can go."""
    return _every_target()[_reached(state)[0]]


@latest  # asked for what is due, what is legal, and whether it is allowed
def _reached(state: DiesIraeState) -> Sequence[int]:
    """The hexes where the units taken up can go, nearest first."""
    frame = state.frame
    return targets(state, frame) if isinstance(frame, Routing) else ()


@cache
def _every_target() -> tuple[To, ...]:
    """Each hex as where units go."""
    return tuple(map(To, board().hexes))


def refuse_target(state: DiesIraeState, frame: Routing, _seat: Seat, action: To) -> Refusal | None:
    """Too far, barred, or no marker for a stack there."""
    target = board().index[action.hex]
    if target in _reached(state):
        return None
    met = ground(state)
    facts: dict[str, Fact] = {
        "origin": Word("hex", board().hexes[frame.hex]),
        "hex": Word("hex", action.hex),
        "unit": Word("unit", frame.unit),
        "points": points_of(state, frame.unit),
    }
    for partner in range(len(state.realms)):
        if target in met.barred and in_pact(state, state.active, partner):
            return Refusal("armistice-holds", {**facts, "rival": Word("power", POWERS[partner])}, "9.8")
    if target in met.barred:
        return Refusal("contested-by-others", facts, "9.1.3")
    reach = by_sea if frame.unit == SHIP else by_land
    reached = reach(frame.hex, _points_left(state, frame), met)
    if target in reached or target == frame.hex:
        if frame.unit == LEADER:
            return Refusal("leader-meets-enemies", facts, "17.5")
        return Refusal("no-marker", facts, "13")
    if frame.unit != SHIP and board().terrain[target] == SEA:
        return Refusal("legions-ashore", facts, RULE)
    if frame.unit == SHIP and board().terrain[target] == LAND:
        return Refusal("ships-afloat", facts, RULE)
    if frame.unit != SHIP and any({frame.hex, target} == {*edge} for edge in board().barriers):
        return Refusal("barrier", facts, RULE)
    return Refusal("out-of-reach", facts, RULE)


def _points_left(state: DiesIraeState, frame: Routing) -> int:
    """The points the units taken up have: none where enemies meet them as they land (9.1.1)."""
    if frame.landing and frame.hex in ground(state).enemies:
        return 0
    return points_of(state, frame.unit)


def move(state: DiesIraeState, frame: Routing, _seat: Seat, action: To, _chance: Chance) -> DiesIraeStep:
    """The units go; legions, and ships from fleet phase IV, contest what they enter."""
    origin, target = frame.hex, board().index[action.hex]
    power, count = state.active, frame.count
    event = Moved(POWERS[power], board().hexes[origin], action.hex, Unit(frame.unit), count, frame.carrying)
    if frame.unit == LEADER:
        state = with_realm(state, power, leader=target)
        return Step(change(state, frame=change(frame.moving, leader=True)), (event,))
    challenged = challenges(state, target, power, frame.unit)
    if frame.unit == LEGION:
        ashore = count if not frame.landing else 0
        stacks = with_units(state.realms[power].stacks, origin, legions=-ashore, aboard=ashore - count)
        state = with_realm(state, power, stacks=with_units(stacks, target, legions=count))
    else:
        cargo = frame.carrying
        stacks = with_units(state.realms[power].stacks, origin, ships=-count, aboard=-cargo)
        stacks = with_units(stacks, target, ships=count, aboard=cargo)
        leader = target if frame.leader else state.realms[power].leader
        state = with_realm(state, power, stacks=stacks, leader=leader)
    events: list[Event] = [event]
    if challenged and target not in state.contested:
        state = contest(state, target)
        events.append(HexContested(POWERS[power], action.hex))
    return Step(change(state, frame=_moved_on(frame, target)), tuple(events))


def _moved_on(frame: Routing, target: int) -> Moving:
    """What has moved, with the group that arrived."""
    moving, origin = frame.moving, frame.hex
    if frame.unit == LEGION:
        return change(moving, legions=bumped(moving.legions, target, frame.count))
    leaving = min(frame.carrying, _get(moving.embarked, origin))
    return change(
        moving,
        ships=bumped(moving.ships, target, frame.count),
        aboard=bumped(moving.aboard, target, frame.carrying),
        embarked=bumped(moving.embarked, origin, -leaving),
        leader=moving.leader or frame.leader,
    )
