"""What is true of every state of Deus: pieces, resources and cards are conserved."""

from collections.abc import Iterator

from engine.deus.frames import Acting, Digging, Ending, Marching, Over
from engine.deus.ground import supplies
from engine.deus.law.opening import EACH
from engine.deus.law.piles import HAND_LIMIT
from engine.deus.law.places import suits
from engine.deus.state import ARMY_BIT, TEMPLE_BIT, DeusState, cards_of
from engine.deus.words import ARMY, NOBODY, PIECES, SHIP, TEMPLE


def invariants(state: DeusState) -> Iterator[tuple[bool, str]]:
    """What holds of a state if it is sound, each with its text. Views hide too much to be checked."""
    supply = supplies()[state.setting.seats]
    for kind in range(4):
        have = state.supply[kind] + sum(player.goods[kind] for player in state.players)
        yield have == supply.tokens, f"tokens of resource {kind}"
    yield min(state.supply) >= 0, "the supply holds no less than nothing"
    standing = sum(1 for mask in state.pieces if mask & TEMPLE_BIT)
    yield standing + state.temples == supply.temples, "temples"
    yield all(vp >= 0 for vp in state.villages), "points on villages"
    for region, (owner, mask) in enumerate(zip(state.owner, state.pieces, strict=True)):
        yield (owner == NOBODY) == (not mask), f"region {region}: pieces have an owner"
        if not mask:
            continue
        yield mask != TEMPLE_BIT, f"region {region}: no temple alone"
        yield (
            all(suits(state, piece, region) for piece in (*range(ARMY), TEMPLE) if mask >> piece & 1),
            f"region {region}: terrain",
        )
        carried = mask >> SHIP & 1 or suits(state, ARMY, region)
        yield not mask & ARMY_BIT or bool(carried), f"region {region}: an army at sea needs a ship"
    for region in state.course.doubled:
        stands = state.owner[region] == state.active and state.pieces[region] & ARMY_BIT
        yield bool(stands), f"region {region}: two armies are at least one"
        yield not isinstance(state.frame, Acting | Ending | Over), f"region {region}: two armies at rest"
    for seat in range(state.setting.seats):
        yield from _of_player(state, seat)
    yield sorted(_cards(state)) == sorted(cards_of(state).deck()), "cards"


def _of_player(state: DeusState, seat: int) -> Iterator[tuple[bool, str]]:
    player = state.players[seat]
    yield player.gold >= 0 and player.vp >= 0 and min(player.goods) >= 0, f"seat {seat}: goods"
    yield len(player.hand) <= HAND_LIMIT, f"seat {seat}: hand"
    frame = state.frame
    own = [mask for owner, mask in zip(state.owner, state.pieces, strict=True) if owner == seat]
    for piece in range(len(PIECES)):
        on_map = sum([mask >> piece & 1 for mask in own])
        if piece == ARMY and state.active == seat:
            on_map += len(state.course.doubled) + (isinstance(frame, Marching) and frame.passing)
        yield on_map + player.ready[piece] + player.spare[piece] == EACH, f"seat {seat}: piece {piece}"


def _cards(state: DeusState) -> Iterator[int]:
    yield from state.deck
    yield from state.discard
    for player in state.players:
        yield from player.hand
        for column in player.columns:
            yield from column
    if isinstance(state.frame, Digging):
        yield from state.frame.cards
