"""Where a piece may be placed.

Source: "Construire un bâtiment standard" and "temple", 1.4: ships at sea, all else on land; one owner a
region, each type once; the first piece at the edge, two empty regions from others where possible; later ones
in or beside one's own regions, or for 3 victory points in any other empty region at the edge.
"""

from engine.deus.state import TEMPLE_BIT, DeusState, ground
from engine.deus.words import HIDDEN, NOBODY, SEA, SHIP, TEMPLE, VILLAGE

FAR = 3
"""Victory points that an empty region at the edge costs when it is not beside one's own."""


def suits(state: DeusState, piece: int, region: int) -> bool:
    """Whether the terrain is one for this piece."""
    kind = ground(state).terrain[region]
    return kind == SEA if piece == SHIP else kind not in (SEA, VILLAGE)


def near(state: DeusState, seat: int, piece: int) -> list[int]:
    """The regions where the seat may place a piece without paying for the distance."""
    owner, pieces = state.owner, state.pieces
    if piece == TEMPLE:
        return [region for region, who in enumerate(owner) if who == seat and not pieces[region] & TEMPLE_BIT]
    if seat not in owner:
        return _first(state, piece)
    found = ground(state)
    bit = 1 << piece
    at_sea = piece == SHIP
    places: list[int] = []
    for region, (who, kind) in enumerate(zip(owner, found.terrain, strict=True)):
        if (kind == SEA) is not at_sea or kind == VILLAGE:
            continue
        if who == seat:
            if not pieces[region] & bit:
                places.append(region)
        elif who == NOBODY:
            for other in found.neighbours[region]:
                if owner[other] == seat:
                    places.append(region)
                    break
    return places


def _first(state: DeusState, piece: int) -> list[int]:
    """The seat's first regions: as far from others as the board allows, three steps being enough."""
    found = ground(state)
    taken = [region for region, who in enumerate(state.owner) if who != NOBODY]
    empty = [
        region
        for region, who in enumerate(state.owner)
        if who == NOBODY and found.edge[region] and suits(state, piece, region)
    ]
    for steps in (3, 2):
        apart = [region for region in empty if all(found.far[region][other] >= steps for other in taken)]
        if apart:
            return apart
    return empty


def afar(state: DeusState, seat: int, piece: int) -> list[int]:
    """The other empty regions at the edge, for whoever has pieces on the board and can pay."""
    player = state.players[seat]
    if piece == TEMPLE or (player.vp != HIDDEN and player.vp < FAR) or seat not in state.owner:
        return []
    found = ground(state)
    return [
        region
        for region, who in enumerate(state.owner)
        if who == NOBODY
        and found.edge[region]
        and suits(state, piece, region)
        and all(state.owner[other] != seat for other in found.neighbours[region])
    ]
