"""Where a piece may be placed.

Source: "Construire un bâtiment standard" and "temple", 1.4: ships at sea, all else on land; one owner a
region, each type once; the first piece at the edge, two empty regions from others where possible; later ones
in or beside one's own regions, or for 3 victory points in any other empty region at the edge.
"""

from functools import lru_cache

from engine.deus.continent import Laid, continent, distances
from engine.deus.state import TEMPLE_BIT, DeusState, ground
from engine.deus.words import HIDDEN, NOBODY, SEA, SHIP, TEMPLE, VILLAGE

FAR = 3
"""Victory points that an empty region at the edge costs when it is not beside one's own."""


def suits(state: DeusState, piece: int, region: int) -> bool:
    """Whether the terrain is one for this piece."""
    return _bears(ground(state).terrain[region], piece)


def _bears(kind: int, piece: int) -> bool:
    return kind == SEA if piece == SHIP else kind not in (SEA, VILLAGE)


def near(state: DeusState, seat: int, piece: int) -> tuple[int, ...]:
    """The regions where the seat may place a piece without paying for the distance."""
    return _near(state.laid, state.owner, state.pieces, seat, piece)


@lru_cache(maxsize=4096)  # asked several times for each position
def _near(
    laid: tuple[Laid, ...], owner: tuple[int, ...], pieces: tuple[int, ...], seat: int, piece: int
) -> tuple[int, ...]:
    if piece == TEMPLE:
        return tuple(
            region for region, who in enumerate(owner) if who == seat and not pieces[region] & TEMPLE_BIT
        )
    found = continent(laid)
    if seat not in owner:
        return _first(laid, owner, piece)
    bit = 1 << piece
    own = [region for region, who in enumerate(owner) if who == seat]
    beside = {there for region in own for there in found.neighbours[region]}
    return tuple(
        region
        for region in (found.sea if piece == SHIP else found.land)
        if (
            region in beside
            if owner[region] == NOBODY
            else owner[region] == seat and not pieces[region] & bit
        )
    )


def _first(laid: tuple[Laid, ...], owner: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """The seat's first regions: as far from others as the board allows, three steps being enough."""
    found, far = continent(laid), distances(laid)
    taken = [region for region, who in enumerate(owner) if who != NOBODY]
    empty = tuple(
        region
        for region, who in enumerate(owner)
        if who == NOBODY and found.edge[region] and _bears(found.terrain[region], piece)
    )
    for steps in (3, 2):
        apart = tuple(region for region in empty if all(far[region][other] >= steps for other in taken))
        if apart:
            return apart
    return empty


def afar(state: DeusState, seat: int, piece: int) -> list[int]:
    """The other empty regions at the edge, for whoever has pieces on the board and can pay."""
    player = state.players[seat]
    if piece == TEMPLE or (player.vp != HIDDEN and player.vp < FAR) or seat not in state.owner:
        return []
    found = ground(state)
    owner = state.owner
    own = [region for region, who in enumerate(owner) if who == seat]
    beside = {there for region in own for there in found.neighbours[region]}
    return [
        region
        for region in (found.sea if piece == SHIP else found.land)
        if owner[region] == NOBODY and found.edge[region] and region not in beside
    ]
