"""Barbarian villages: attacked as soon as they are surrounded and an army stands beside them.

Source: "Il est possible d'attaquer un village barbare", "Quand un village barbare a été vidé". Several that
fall at once do not touch each other's result, so their order is of no consequence.
"""

from engine.core.contract import Event, Seat
from engine.core.values.change import change, with_entry
from engine.deus.events import VillageAttacked
from engine.deus.state import ARMY_BIT, DeusState, Player, ground, with_player
from engine.deus.words import HIDDEN, NOBODY, REGIONS


def attacked(state: DeusState, region: int, events: list[Event]) -> DeusState:
    """The state after the attacks that a piece in this region completes."""
    for village in ground(state).beside_villages[region]:
        if state.villages[village]:
            state = _attacked(state, village, events)
    return state


def winners(state: DeusState, village: int) -> tuple[int, ...]:
    """Who wins a village that can be attacked now: nobody if it cannot.

    Most armies beside it; of those the most buildings in the regions beside it; else they share.
    """
    found = ground(state)
    around = found.neighbours[found.villages[village]]
    armies = [0] * state.setting.seats
    buildings = [0] * state.setting.seats
    for region in around:
        owner = state.owner[region]
        if owner == NOBODY:
            return ()
        mask, doubled = state.pieces[region], state.course.doubled.count(region)
        buildings[owner] += mask.bit_count() + doubled
        if mask & ARMY_BIT:
            armies[owner] += 1 + doubled
    most = max(armies)
    if not most:
        return ()
    best = max(count for count, with_armies in zip(buildings, armies, strict=True) if with_armies == most)
    return tuple(seat for seat in range(len(armies)) if armies[seat] == most and buildings[seat] == best)


def _attacked(state: DeusState, village: int, events: list[Event]) -> DeusState:
    seats = winners(state, village)
    if not seats:
        return state
    share = state.villages[village] // len(seats)
    for seat in seats:
        state = with_player(state, seat, with_vp(state, seat, share))
    region = REGIONS[ground(state).villages[village]]
    events.append(VillageAttacked(region, tuple(Seat(seat) for seat in seats), share))
    return change(state, villages=with_entry(state.villages, village, 0))


def with_vp(state: DeusState, seat: int, vp: int) -> Player:
    """The player with more victory points, hidden ones staying hidden."""
    player = state.players[seat]
    return player if player.vp == HIDDEN else change(player, vp=player.vp + vp)
