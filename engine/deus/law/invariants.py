"""What is true of every state of Deus: pieces, resources and cards are conserved."""

from collections import Counter
from collections.abc import Callable

from engine.deus.frames import Acting, Digging, Ending, Marching, Over
from engine.deus.ground import supplies
from engine.deus.law.opening import EACH
from engine.deus.law.piles import HAND_LIMIT
from engine.deus.law.places import suits
from engine.deus.state import ARMY_BIT, TEMPLE_BIT, DeusState, cards_of
from engine.deus.words import ARMY, NOBODY, PIECES, SHIP, TEMPLE


def check(state: DeusState) -> tuple[str, ...]:
    """The invariants this state breaks, in words for developers. Views hide too much to be checked."""
    wrong: list[str] = []

    def demand(holds: bool, text: str) -> None:
        if not holds:
            wrong.append(text)

    supply = supplies()[state.setting.seats]
    for kind in range(4):
        have = state.supply[kind] + sum(player.goods[kind] for player in state.players)
        demand(have == supply.tokens, f"tokens of resource {kind}")
    demand(min(state.supply) >= 0, "the supply holds no less than nothing")
    standing = sum(1 for mask in state.pieces if mask & TEMPLE_BIT)
    demand(standing + state.temples == supply.temples, "temples")
    demand(all(vp >= 0 for vp in state.villages), "points on villages")
    for region, (owner, mask) in enumerate(zip(state.owner, state.pieces, strict=True)):
        demand((owner == NOBODY) == (not mask), f"region {region}: pieces have an owner")
        demand(mask != TEMPLE_BIT, f"region {region}: no temple alone")
        demand(
            all(suits(state, piece, region) for piece in (*range(ARMY), TEMPLE) if mask >> piece & 1),
            f"region {region}: terrain",
        )
        carried = mask >> SHIP & 1 or suits(state, ARMY, region)
        demand(not mask & ARMY_BIT or bool(carried), f"region {region}: an army at sea needs a ship")
    for region in state.course.doubled:
        stands = state.owner[region] == state.active and state.pieces[region] & ARMY_BIT
        demand(bool(stands), f"region {region}: two armies are at least one")
        demand(not isinstance(state.frame, Acting | Ending | Over), f"region {region}: two armies at rest")
    for seat in range(state.setting.seats):
        _check_player(state, seat, demand)
    demand(_cards(state) == Counter(cards_of(state).deck()), "cards")
    return tuple(wrong)


def _check_player(state: DeusState, seat: int, demand: Callable[[bool, str], None]) -> None:
    player = state.players[seat]
    demand(player.gold >= 0 and player.vp >= 0 and min(player.goods) >= 0, f"seat {seat}: goods")
    demand(len(player.hand) <= HAND_LIMIT, f"seat {seat}: hand")
    frame = state.frame
    for piece in range(len(PIECES)):
        on_map = sum(
            1
            for owner, mask in zip(state.owner, state.pieces, strict=True)
            if owner == seat and mask >> piece & 1
        )
        if piece == ARMY and state.active == seat:
            on_map += len(state.course.doubled) + (isinstance(frame, Marching) and frame.passing)
        demand(on_map + player.ready[piece] + player.spare[piece] == EACH, f"seat {seat}: piece {piece}")


def _cards(state: DeusState) -> Counter[int]:
    found = Counter(state.deck) + Counter(state.discard)
    for player in state.players:
        found += Counter(player.hand)
        for column in player.columns:
            found += Counter(column)
    if isinstance(state.frame, Digging):
        found += Counter(state.frame.cards)
    return found
