"""Resources between players and the supply, which can run dry; gold and victory points, which cannot."""

from engine.core.amounts import Amounts
from engine.deus.counts import Four, shifted
from engine.deus.state import DeusState, change, change_player, with_player
from engine.deus.words import GOLD, HIDDEN, RESOURCES, VP, Good


def goods_in(amounts: Amounts) -> Four:
    """The resources among amounts."""
    wood, clay, stone, wheat = (amounts[good] for good in RESOURCES)
    return wood, clay, stone, wheat


def some(good: Good, count: int) -> Amounts:
    """One kind of thing; nothing where the count is 0."""
    return Amounts.from_pairs(((good, count),))


def moved(state: DeusState, seat: int, kind: int, count: int) -> DeusState:
    """That many of a resource go from the supply to the seat; back where the count is negative."""
    player = state.players[seat]
    state = with_player(state, seat, change_player(player, goods=shifted(player.goods, kind, count)))
    return change(state, supply=shifted(state.supply, kind, -count))


def given(state: DeusState, seat: int, amounts: Amounts) -> tuple[DeusState, Amounts]:
    """The seat gets resources as far as the supply reaches, gold and points; and what it really got."""
    got: list[tuple[str, int]] = []
    for kind, good in enumerate(RESOURCES):
        count = min(amounts[good], state.supply[kind])
        if count:
            state = moved(state, seat, kind, count)
            got.append((good, count))
    gold, vp = amounts[GOLD], amounts[VP]
    if gold or vp:
        player = state.players[seat]
        player = change_player(
            player, gold=player.gold + gold, vp=player.vp if player.vp == HIDDEN else player.vp + vp
        )
        state = with_player(state, seat, player)
        got += [(GOLD, gold), (VP, vp)]
    return state, Amounts.from_pairs(got)
