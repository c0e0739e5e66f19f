"""Where a piece may be placed.

Source: "Pour construire un bâtiment standard" and "un temple": ships at sea, where nothing else is built, all
the rest on land, temples too; one owner a region, each type once; the first piece at the edge, two empty
regions from others where possible; later ones in or beside one's own regions, or for 3 victory points in
any other empty region at the edge.
"""

from functools import lru_cache

from engine.core.values.latest import latest_for
from engine.deus.continent import Laid, continent
from engine.deus.state import TEMPLE_BIT, DeusState, ground
from engine.deus.words import HIDDEN, NOBODY, SEA, SHIP, TEMPLE, VILLAGE

EMPTY_BETWEEN = 2
"""Empty regions between the players' first ones, where possible."""
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
    found = continent(laid)
    if piece == TEMPLE:
        return tuple(
            [region for region in found.land if owner[region] == seat and not pieces[region] & TEMPLE_BIT]
        )
    if seat not in owner:
        return _first(laid, owner, piece)
    bit = 1 << piece
    own = [region for region, who in enumerate(owner) if who == seat]
    beside = {there for region in own for there in found.neighbours[region]}
    return tuple(
        [
            region
            for region in (found.sea if piece == SHIP else found.land)
            if (
                region in beside
                if owner[region] == NOBODY
                else owner[region] == seat and not pieces[region] & bit
            )
        ]
    )


def _first(laid: tuple[Laid, ...], owner: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """The seat's first regions: two empty regions from others, or one, or none, as the board allows."""
    found = continent(laid)
    empty = tuple(
        region
        for region, who in enumerate(owner)
        if who == NOBODY and found.edge[region] and _bears(found.terrain[region], piece)
    )
    near_others = {region for region, who in enumerate(owner) if who != NOBODY}
    choices = [empty]
    for _ in range(EMPTY_BETWEEN):
        near_others |= {there for region in near_others for there in found.neighbours[region]}
        choices.append(tuple(region for region in empty if region not in near_others))
    return next((apart for apart in reversed(choices) if apart), ())


def has_room(state: DeusState, seat: int, piece: int) -> bool:
    """Whether the piece can be placed somewhere, for points if need be."""
    bears = ground(state).sea if piece == SHIP else ground(state).land
    owner, pieces, bit = state.owner, state.pieces, 1 << piece
    for region in bears:  # mostly one of its own regions will do
        if owner[region] == seat and not pieces[region] & bit:
            return True
    return bool(near(state, seat, piece) or afar(state, seat, piece))


def afar(state: DeusState, seat: int, piece: int) -> tuple[int, ...]:
    """The other empty regions at the edge, for whoever has pieces on the board and can pay."""
    player = state.players[seat]
    if piece == TEMPLE or (player.vp != HIDDEN and player.vp < FAR) or seat not in state.owner:
        return ()
    return _afar(state.laid, state.owner, seat, piece == SHIP)


@latest_for  # asked when the piece is to be placed, and whether it may be
def _afar(laid: tuple[Laid, ...], owner: tuple[int, ...], seat: int, ship: bool) -> tuple[int, ...]:
    found = continent(laid)
    own = [region for region, who in enumerate(owner) if who == seat]
    beside = {there for region in own for there in found.neighbours[region]}
    return tuple(
        [
            region
            for region in (found.sea if ship else found.land)
            if owner[region] == NOBODY and found.edge[region] and region not in beside
        ]
    )
