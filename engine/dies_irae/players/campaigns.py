"""How the sensible player moves: every unit towards what promises most, legions across the sea on ships."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

from engine.core.contract import Action
from engine.dies_irae.actions import Embark, Land, Lead, To
from engine.dies_irae.board import board
from engine.dies_irae.frames import Moving, Routing
from engine.dies_irae.law.contest import is_contested
from engine.dies_irae.law.routes import Ground, ground, targets
from engine.dies_irae.state import DiesIraeState, Stack
from engine.dies_irae.telling.ways import (
    VOYAGE,
    cargo_ways,
    land_ways,
    promise,
    prospects_of,
    staying,
    ways_of,
)
from engine.dies_irae.words import LEGION, SHIP, Unit

STAY = 0.03
"""A move has to promise so much more than staying."""

Plan: TypeAlias = tuple[float, Lead | Land | Embark]
"""A step and what it promises more than staying."""


def move_value(state: DiesIraeState) -> float:
    """What the action Move would bring: the best gains of up to five units."""
    gains = sorted((gain for gain, _ in _plans(state, Moving())), reverse=True)
    return 0.75 * sum(gain for gain in gains[:5] if gain > STAY)


def best_move(state: DiesIraeState, frame: Moving, legal: Sequence[Action]) -> Action:
    """The step that promises most, else the end of the action."""
    offered = set(legal)
    plans = sorted(_plans(state, frame), key=lambda plan: -plan[0])
    return next((step for gain, step in plans if gain > STAY and step in offered), legal[-1])


def gains(state: DiesIraeState, frame: Moving) -> Mapping[Action, float]:
    """For each step that makes sense what it promises more than staying."""
    return {step: gain for gain, step in _plans(state, frame)}


def best_target(state: DiesIraeState, frame: Routing, legal: Sequence[Action]) -> Action:
    """Where the units taken up go."""
    return max(legal, key=lambda action: promise(state, frame, board().index[cast(To, action).hex]))


def _plans(state: DiesIraeState, frame: Moving) -> list[Plan]:
    """For each unit that has not moved its best step."""
    met = ground(state)
    plans: list[Plan] = []
    for stack in state.realms[state.active].stacks:
        if stack.legions > dict(frame.legions).get(stack.hex, 0):
            plans.append(_going(state, frame, stack, LEGION, met))
        if stack.ships > dict(frame.ships).get(stack.hex, 0):
            plans.append(_going(state, frame, stack, SHIP, met))
        if stack.aboard or (stack.legions and stack.ships):
            plans += _crossing(state, stack)
    return plans


def _going(state: DiesIraeState, frame: Moving, stack: Stack, unit: Unit, met: Ground) -> Plan:
    """A legion or a ship goes where it is wanted, or its cargo is, unless it is at work where it stands."""
    ways = ways_of(state, unit, stack.aboard)
    reach = targets(state, Routing(stack.hex, unit, 1, 0, False, False, frame), met)
    gain = max((ways[there] for there in reach), default=0.0) - staying(state, stack, unit)
    return gain, Lead(board().hexes[stack.hex], unit, 1)


def _crossing(state: DiesIraeState, stack: Stack) -> list[Plan]:
    """Legions land where they are wanted and embark where more is to be had across the sea."""
    name = board().hexes[stack.hex]
    wanted = prospects_of(state).get(stack.hex, 0.0)
    ashore = max(wanted if not stack.legions else 0.0, land_ways(state)[stack.hex])
    across = cargo_ways(state)[stack.hex]
    plans: list[Plan] = []
    if stack.aboard:
        plans.append((ashore - across * VOYAGE + STAY, Land(name, 1)))
    if stack.legions and stack.ships > stack.aboard and not is_contested(state, stack.hex):
        at_work = wanted if stack.legions == 1 else 0.0
        plans.append((across * VOYAGE - max(at_work, land_ways(state)[stack.hex]), Embark(name, 1)))
    return plans
