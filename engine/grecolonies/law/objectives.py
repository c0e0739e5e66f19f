"""Objectives: taken at the end of one's action, replaced from the stack.

Source: "S'emparer d'une tuile objectif", "Fin de partie". Only those that lay open when the turn began can
be taken, all of them that are met, by the active player alone.
"""

from engine.core.contract import Event
from engine.core.values.change import change
from engine.grecolonies.events import ObjectiveOpened, ObjectiveTaken
from engine.grecolonies.law.rounds import last_round, next_turn
from engine.grecolonies.state import GrecoloniesState, with_polis
from engine.grecolonies.words import NO_OBJECTIVE, Objective


def met(state: GrecoloniesState, number: int) -> tuple[Objective, ...]:
    """The open objectives whose two provinces a player lives in, alone or with others."""
    sites = state.board.sites
    citizens = state.poleis[number].citizens
    found: tuple[Objective, ...] = ()
    for tile in state.open:
        if tile != NO_OBJECTIVE:
            one, other = sites[tile]
            if citizens[one] and citizens[other]:
                found = (*found, tile)
    return found


def end_action(state: GrecoloniesState, events: list[Event]) -> GrecoloniesState:
    """The state after an action: objectives are taken and replaced, and the turn passes on."""
    tiles = met(state, state.active)
    if tiles:
        state = _taken(state, tiles, events)
    return next_turn(state, events)


def _taken(state: GrecoloniesState, tiles: tuple[Objective, ...], events: list[Event]) -> GrecoloniesState:
    found = state.board
    polis = state.polis
    for tile in tiles:
        where = tuple(found.provinces[place] for place in found.sites[tile])
        events.append(ObjectiveTaken(polis.city, tile, where))
    polis = change(polis, tiles=(*polis.tiles, *tiles))
    shown, stack = list(state.open), state.stack
    for slot, tile in enumerate(shown):
        if tile in tiles:
            shown[slot], stack = (stack[0], stack[1:]) if stack else (NO_OBJECTIVE, stack)
            if shown[slot] != NO_OBJECTIVE:
                events.append(ObjectiveOpened(shown[slot], len(stack)))
    state = change(with_polis(state, state.active, polis), open=tuple(shown), stack=stack)
    return last_round(state, "objectives", events) if NO_OBJECTIVE in shown else state
