"""Where units of the active power are wanted, and what may be had on the way there."""

from collections.abc import Mapping

from engine.dies_irae.board import board
from engine.dies_irae.frames import Routing
from engine.dies_irae.law.contest import is_contested
from engine.dies_irae.law.tally import points
from engine.dies_irae.pieces import partners, units_in
from engine.dies_irae.state import DiesIraeState, Stack, living, on_board
from engine.dies_irae.telling.prospects import (
    by_land,
    by_sea,
    home_prospects,
    patience_left,
    post_prospects,
    raid_prospects,
    unclaimed,
)
from engine.dies_irae.words import LEGION, SHIP, Unit

BEHIND = 2
"""Points that a rival may be behind and still be raided."""
VOYAGE = 0.8
"""How much of a prospect across the sea is left for a legion that is not aboard yet."""
STRUGGLE = 0.4
"""What a legion is worth where it fights for a hex."""


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


@on_board
def goals_of(state: DiesIraeState) -> frozenset[int]:
    """Hexes of which the active power could make something, and where none of its units is."""
    power = state.active
    raids = raid_prospects(state, power, set(partners(state, power)))
    wanted = {**raids, **post_prospects(state, power), **home_prospects(state, power)}
    return frozenset(unclaimed(state, power, wanted))


def ways_of(state: DiesIraeState, unit: str, carrying: int) -> list[float]:
    """Per hex what units of this kind can look for, ships with so many legions aboard."""
    if unit != SHIP:
        return land_ways(state)
    return cargo_ways(state) if carrying else sea_ways(state)


def staying(state: DiesIraeState, stack: Stack, unit: Unit) -> float:
    """What one of a stack's units can look for where it stands."""
    at_work = prospects_of(state).get(stack.hex, 0.0) if units_in(stack, unit) == 1 else 0.0
    held = STRUGGLE if unit == LEGION and is_contested(state, stack.hex) else 0.0
    return max(at_work, 0.6 * ways_of(state, unit, stack.aboard)[stack.hex], held)


def promise(state: DiesIraeState, frame: Routing, place: int) -> float:
    """What a hex promises to the units taken up."""
    there = ways_of(state, frame.unit, frame.carrying)[place]
    stays = frame.landing and place == frame.hex
    return max(there, prospects_of(state).get(place, 0.0)) if stays else there
