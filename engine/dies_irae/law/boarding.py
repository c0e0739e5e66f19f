"""9.1.1: legions go aboard ships and ashore again."""

from engine.core.contract import Chance, Refusal, Seat, Step, named
from engine.core.values.change import change
from engine.dies_irae.actions import Embark, Land, Transfer
from engine.dies_irae.board import board
from engine.dies_irae.events import Embarked
from engine.dies_irae.frames import Moving, Routing
from engine.dies_irae.law.movement import bumped, idle_at, idle_of, refuse_stuck, routing_of, take_up
from engine.dies_irae.law.routes import targets
from engine.dies_irae.pieces import add_units, stack_at
from engine.dies_irae.state import DiesIraeState, DiesIraeStep
from engine.dies_irae.words import LEGION, POWERS


def legal_transfers(state: DiesIraeState, frame: Moving, _seat: Seat) -> list[Transfer]:
    """Legions that can be landed and put aboard, hex by hex."""
    found: list[Transfer] = []
    sailed = dict(frame.ships)
    for stack in state.realms[state.active].stacks:
        place, legions, ships, aboard = stack
        if not ships or not (legions or aboard) or ships == sailed.get(place, 0):
            continue
        if not board().harbour(place):
            continue
        idle, name = idle_of(state, frame, stack), board().hexes[place]
        found += [
            Land(name, count)
            for count in range(1, idle.landable + 1)
            if targets(state, Routing(place, LEGION, count, 0, False, True, frame))
        ]
        found += [Embark(name, count) for count in range(1, min(idle.legions, idle.berths) + 1)]
    return found


def refuse_transfer(state: DiesIraeState, frame: Moving, _seat: Seat, action: Transfer) -> Refusal | None:
    """No shore, or not so many legions that can land or embark now."""
    if isinstance(action, Land):
        return _refuse_land(state, frame, action)
    return _refuse_embark(state, frame, action)


def _refuse_land(state: DiesIraeState, frame: Moving, action: Land) -> Refusal | None:
    """Not at a coast, or fewer legions were aboard when the action began (9.1.1)."""
    place = board().index[action.hex]
    idle = idle_at(state, frame, place)
    facts = named(hex=action.hex, unit=LEGION)
    if not stack_at(state.realms[state.active], place).aboard:
        return Refusal("none-aboard", facts, "9.1.1")
    if not board().harbour(place):
        return Refusal("no-shore", facts, "9.1.1")
    if not 1 <= action.count <= idle.landable:
        return Refusal("not-yet-landing", {**facts, "wanted": action.count, "has": idle.landable}, "9.1.1")
    return refuse_stuck(state, routing_of(state, frame, action))


def _refuse_embark(state: DiesIraeState, frame: Moving, action: Transfer) -> Refusal | None:
    """No shore, no legions or no free ship that have not moved (9.1.1)."""
    place = board().index[action.hex]
    idle = idle_at(state, frame, place)
    facts = named(hex=action.hex, unit=LEGION)
    if not board().harbour(place):
        return Refusal("no-shore", facts, "9.1.1")
    if not 1 <= action.count <= idle.legions:
        return Refusal("too-few-units", {**facts, "wanted": action.count, "has": idle.legions}, "9.1.1")
    if action.count > idle.berths:
        return Refusal("no-berths", {**facts, "wanted": action.count, "has": idle.berths}, "9.1.1")
    return None


def transfer(
    state: DiesIraeState, frame: Moving, seat: Seat, action: Transfer, chance: Chance
) -> DiesIraeStep:
    """Those who land are ready to be told where to go, the others are aboard."""
    if isinstance(action, Land):
        return take_up(state, frame, seat, action, chance)
    return _embarked(state, frame, action)


def _embarked(state: DiesIraeState, frame: Moving, action: Transfer) -> DiesIraeStep:
    """Legions go aboard."""
    place = board().index[action.hex]
    state = add_units(state, state.active, place, legions=-action.count, aboard=action.count)
    moving = change(frame, embarked=bumped(frame.embarked, place, action.count))
    event = Embarked(POWERS[state.active], action.hex, action.count)
    return Step(change(state, frame=moving), (event,))
