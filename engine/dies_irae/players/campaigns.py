"""How the sensible player moves: every unit towards what promises most, legions across the sea on ships."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

from engine.core.contract import Action
from engine.dies_irae.actions import Embark, Land, Lead, To
from engine.dies_irae.board import board
from engine.dies_irae.frames import Moving, Routing
from engine.dies_irae.law.contest import is_contested
from engine.dies_irae.law.routes import Ground, ground, targets
from engine.dies_irae.law.tally import points
from engine.dies_irae.pieces import partners, units_in
from engine.dies_irae.players.prospects import (
    by_land,
    by_sea,
    home_prospects,
    patience_left,
    post_prospects,
    raid_prospects,
    unclaimed,
)
from engine.dies_irae.state import DiesIraeState, Stack, living, on_board
from engine.dies_irae.words import LEGION, SHIP, Unit

STAY = 0.03
"""A move has to promise so much more than staying."""
BEHIND = 2
"""Points that a rival may be behind and still be raided."""
VOYAGE = 0.8
"""How much of a prospect across the sea is left for a legion that is not aboard yet."""

Plan: TypeAlias = tuple[float, Lead | Land | Embark]
"""A step and what it promises more than staying."""


@on_board
def prospects_of(state: DiesIraeState) -> Mapping[int, float]:
    """Where legions of the active power are wanted."""
    power = state.active
    shy = {rival for rival in range(len(state.realms)) if rival != power and not _bold(state, rival)}
    shy.update(partners(state, power))
    return {
        **raid_prospects(state, power, shy),
        **post_prospects(state, power),
        **home_prospects(state, power),
    }


def _bold(state: DiesIraeState, rival: int) -> bool:
    """Whether to raid a rival: one fallen, one ahead, or all of them once land is scarce.

    Whoever has fallen behind is left alone: those who lead must be stopped. When all have grown weary of
    that, only those who lead go on raiding.
    """
    power = state.active
    mine, theirs = points(state, power), points(state, rival)
    most = max(points(state, each) for each in living(state))
    if state.realms[rival].fallen:
        return True
    if not patience_left(state):
        return mine == most
    if theirs >= mine + 1:
        return True
    if theirs + BEHIND < most:
        return False
    return len(post_prospects(state, power)) < 12 or state.round > 8


@on_board
def land_ways(state: DiesIraeState) -> list[float]:
    """Per hex what legions can look for from there, also ships that could carry them."""
    realm, across = state.realms[state.active], cargo_ways(state)
    rides = {
        stack.hex: VOYAGE * across[stack.hex]
        for stack in realm.stacks
        if stack.ships > stack.aboard + stack.legions and board().harbour(stack.hex)
    }
    return by_land({**rides, **unclaimed(state, state.active, prospects_of(state))})


@on_board
def sea_ways(state: DiesIraeState) -> list[float]:
    """Per hex what ships can look for: free coasts and islands, where they create posts, and passengers."""
    realm, across = state.realms[state.active], cargo_ways(state)
    riders = {
        stack.hex: 0.6 * VOYAGE * across[stack.hex]
        for stack in realm.stacks
        if stack.legions and not stack.ships and board().harbour(stack.hex)
    }
    if state.options.settlers:
        return by_sea(riders)
    return by_sea({**riders, **unclaimed(state, state.active, post_prospects(state, state.active))})


@on_board
def cargo_ways(state: DiesIraeState) -> list[float]:
    """Per hex what ships with legions aboard can look for: whatever legions are wanted for at a shore."""
    return by_sea(unclaimed(state, state.active, prospects_of(state)))


def move_value(state: DiesIraeState) -> float:
    """What the action Move would bring: the best gains of up to five units."""
    gains = sorted((gain for gain, _ in _plans(state, Moving())), reverse=True)
    return 0.75 * sum(gain for gain in gains[:5] if gain > STAY)


def best_move(state: DiesIraeState, frame: Moving, legal: Sequence[Action]) -> Action:
    """The step that promises most, else the end of the action."""
    offered = set(legal)
    plans = sorted(_plans(state, frame), key=lambda plan: -plan[0])
    return next((step for gain, step in plans if gain > STAY and step in offered), legal[-1])


def best_target(state: DiesIraeState, frame: Routing, legal: Sequence[Action]) -> Action:
    """Where the units taken up go."""
    ways = land_ways(state)
    if frame.unit == SHIP:
        ways = cargo_ways(state) if frame.carrying else sea_ways(state)
    here = prospects_of(state).get(frame.hex, 0.0) if frame.landing else 0.0

    def promise(action: Action) -> float:
        place = board().index[cast(To, action).hex]
        return max(ways[place], here) if place == frame.hex else ways[place]

    return max(legal, key=promise)


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
    ways = land_ways(state)
    if unit == SHIP:
        ways = cargo_ways(state) if stack.aboard else sea_ways(state)
    at_work = prospects_of(state).get(stack.hex, 0.0) if units_in(stack, unit) == 1 else 0.0
    stay = max(at_work, ways[stack.hex] * 0.6)
    if unit == LEGION and is_contested(state, stack.hex):
        stay = max(stay, 0.4)
    reach = targets(state, Routing(stack.hex, unit, 1, 0, False, False, frame), met)
    gain = max((ways[there] for there in reach), default=0.0) - stay
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
