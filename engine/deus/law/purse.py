"""Resources between players and the supply, which can run dry; gold and victory points, which cannot."""

from engine.core.values.amounts import Amounts
from engine.core.values.change import change, with_more
from engine.deus.state import DeusState, players_with
from engine.deus.words import GOLD, HIDDEN, RESOURCES, VP, Good


def some(good: Good, count: int) -> Amounts:
    """One kind of thing; nothing where the count is 0."""
    return Amounts.from_pairs(((good, count),))


def moved(state: DeusState, seat: int, kind: int, count: int) -> DeusState:
    """The state once a resource went from the supply to the seat; back if `count` is below 0."""
    player = state.players[seat]
    player = change(player, goods=with_more(player.goods, kind, count))
    supply = with_more(state.supply, kind, -count)
    return change(state, players=players_with(state, seat, player), supply=supply)


def given(state: DeusState, seat: int, amounts: Amounts) -> tuple[DeusState, Amounts]:
    """The seat gets resources as far as the supply reaches, gold and points; and what it really got."""
    if not amounts:
        return state, amounts
    got: list[tuple[str, int]] = []
    player, supply = state.players[seat], state.supply
    goods, gold, vp = player.goods, player.gold, player.vp
    for good, wanted in amounts:
        count = wanted
        if good == GOLD:
            gold += count
        elif good != VP:
            kind = RESOURCES.index(Good(good))
            count = min(wanted, supply[kind])
            goods, supply = with_more(goods, kind, count), with_more(supply, kind, -count)
        elif vp != HIDDEN:
            vp += count
        got.append((good, count))
    player = change(player, goods=goods, gold=gold, vp=vp)
    players = players_with(state, seat, player)
    return change(state, players=players, supply=supply), Amounts.from_pairs(got)
