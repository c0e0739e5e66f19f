"""9.1, 9.1.3, 13: units move, armies and fleets part and join; hexes they enter become contested."""

from collections.abc import Collection, Iterator
from functools import cache

from engine.core.contract import Chance, Event, Fact, Refusal, Seat, Step, Word, named
from engine.core.values.change import change
from engine.dies_irae.actions import Land, Lead, To
from engine.dies_irae.board import LAND, SEA, board
from engine.dies_irae.events import HexContested, Moved
from engine.dies_irae.frames import Moving, Routing
from engine.dies_irae.latest import latest
from engine.dies_irae.law.contest import challenges, contest
from engine.dies_irae.law.routes import (
    at_sea,
    billets,
    by_land,
    by_sea,
    ground,
    open_beside,
    points_of,
    targets,
)
from engine.dies_irae.pieces import add_units, in_pact, stack_at
from engine.dies_irae.state import DiesIraeState, DiesIraeStep, Stack, with_realm
from engine.dies_irae.words import LEADER, LEGION, POWERS, SHIP, UNITS, Hex, Unit

RULE = "9.1"

Pairs = tuple[tuple[int, int], ...]


def _get(pairs: Pairs, place: int) -> int:
    for here, count in pairs:
        if here == place:
            return count
    return 0


def bumped(pairs: Pairs, place: int, by: int) -> Pairs:
    """Counts per hex with one of them raised or lowered, sorted, no zero counts."""
    count = _get(pairs, place) + by
    others = [each for each in pairs if each[0] != place]
    if count:
        others.append((place, count))
        others.sort()
    return tuple(others)


class Idle:
    """What in a hex of the active power has not moved yet in this action."""

    __slots__ = ("aboard", "landable", "leader", "legions", "ships")

    def __init__(self, state: DiesIraeState, frame: Moving, stack: Stack) -> None:
        place = stack.hex
        self.legions = stack.legions - _get(frame.legions, place)
        self.ships = stack.ships - _get(frame.ships, place)
        self.aboard = stack.aboard - _get(frame.aboard, place)
        """Legions on ships that have not moved."""
        self.landable = self.aboard - _get(frame.embarked, place)
        """Legions that were aboard these ships when the action began (9.1.1)."""
        self.leader = not frame.leader and state.realms[state.active].leader == place

    def cargoes(self, ships: int) -> range:
        """How many legions so many of the ships can carry along: the others keep the rest."""
        return range(max(0, self.aboard - (self.ships - ships)), min(ships, self.aboard) + 1)

    @property
    def berths(self) -> int:
        """Ships that can take a legion aboard."""
        return self.ships - self.aboard


def idle_at(state: DiesIraeState, frame: Moving, place: int) -> Idle:
    """What of the active power has not moved yet in a hex."""
    return Idle(state, frame, stack_at(state.realms[state.active], place))


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
    met, names = ground(state), board().hexes
    armies, fleets = billets(state, LEGION), billets(state, SHIP)
    leads: list[Lead] = []
    marched, sailed = dict(frame.legions), dict(frame.ships)
    for stack in state.realms[state.active].stacks:
        place, name = stack.hex, names[stack.hex]
        for count in range(1, stack.legions - marched.get(place, 0) + 1):
            space = armies.room(count, place)
            if open_beside(place, LEGION, met, space) or _gets_away(state, place, LEGION, count):
                leads.append(_lead(name, LEGION, count))
        if stack.ships == sailed.get(place, 0):
            continue
        idle = Idle(state, frame, stack)
        for count in range(1, idle.ships + 1):
            space = fleets.room(count, place)
            if open_beside(place, SHIP, met, space) or _gets_away(state, place, SHIP, count):
                leads += _ship_leads(idle, stack, name, count)
    leads += _leader_leads(state, frame)
    return leads


def _gets_away(state: DiesIraeState, place: int, unit: Unit, count: int) -> bool:
    """Whether a group gets anywhere, perhaps past hexes where it finds no room."""
    return bool(targets(state, Routing(place, unit, count, 0, False, False, Moving())))


def _ship_leads(idle: Idle, stack: Stack, name: Hex, count: int) -> Iterator[Lead]:
    """One group of ships with each cargo it can carry, with and without the leader."""
    cargoes = idle.cargoes(count)
    for carrying in reversed(cargoes):
        word = None if carrying == cargoes[-1] else carrying
        stranded = at_sea(stack.hex) and count == stack.ships
        if not (idle.leader and stranded):
            yield _lead(name, SHIP, count, word)
        if idle.leader:
            yield _lead(name, SHIP, count, word, True)


@cache
def _lead(place: Hex, unit: Unit, count: int, carrying: int | None = None, leader: bool = False) -> Lead:
    """The action, made once: they are listed over and over."""
    return Lead(place, unit, count, carrying, leader)


def _leader_leads(state: DiesIraeState, frame: Moving) -> list[Lead]:
    place = state.realms[state.active].leader
    if frame.leader or place < 0 or at_sea(place):
        return []
    routing = Routing(place, LEADER, 1, 0, False, False, frame)
    return [Lead(board().hexes[place], LEADER, 1)] if targets(state, routing) else []


def refuse_lead(state: DiesIraeState, frame: Moving, _seat: Seat, action: Lead) -> Refusal | None:
    """No such units, moved already, a cargo that does not fit, or nowhere to go."""
    place = board().index[action.hex]
    idle = idle_at(state, frame, place)
    facts = named(hex=action.hex, unit=action.unit)
    if action.unit not in UNITS:
        raise ValueError(action.unit)
    if action.unit == LEADER:
        return _refuse_leader(state, frame, action)
    stack = stack_at(state.realms[state.active], place)
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
    routing = routing_of(state, frame, action)
    return refuse_stuck(state, routing)


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
    facts: dict[str, Fact] = {
        **named(hex=board().hexes[routing.hex], unit=routing.unit),
        "count": routing.count,
    }
    if targets(state, routing):
        return None
    return Refusal("nowhere-to-go", facts, RULE)


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
    return _every_target()[next(iter(_reached(state)))]


@latest  # asked for what is due, what is legal, and whether it is allowed
def _reached(state: DiesIraeState) -> Collection[int]:
    """The hexes where the units taken up can go, nearest first."""
    frame = state.frame
    return dict.fromkeys(targets(state, frame)) if isinstance(frame, Routing) else ()


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
        left = {"aboard": -count} if frame.landing else {"legions": -count}
        state = add_units(state, power, origin, **left)
        state = add_units(state, power, target, legions=count)
    else:
        cargo = frame.carrying
        state = add_units(state, power, origin, ships=-count, aboard=-cargo)
        state = add_units(state, power, target, ships=count, aboard=cargo)
        if frame.leader:
            state = with_realm(state, power, leader=target)
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
