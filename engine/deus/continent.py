"""The continent: the regions of the tiles as they were laid, their terrain, neighbours and villages.

Source: "Formez le plateau de jeu", "deux villages barbares ne soient jamais voisins".
"""

from collections.abc import Mapping
from functools import lru_cache

from engine.core.values.frozen import Frozen
from engine.deus.ground import STEPS, Spot, faces
from engine.deus.words import SEA, VILLAGE

Laid = tuple[int, int, int, int]
"""A tile on the table: the place of its middle (q, r), the number of its side, how far it is turned (0-5)."""


class Continent(Frozen):
    """Regions by number: seven times the tile's number, plus 0 for its middle or 1 to 6 around it."""

    place: tuple[Spot, ...]
    terrain: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    edge: tuple[bool, ...]
    """Fewer than six neighbours: the region lies at the edge of the board."""
    villages: tuple[int, ...]
    """The regions of the villages, one per tile in order."""
    village_number: Mapping[int, int]
    """Region of a village to its place in `villages`."""
    beside_villages: tuple[tuple[int, ...], ...]
    """Per region the numbers of the villages beside it."""
    sea: tuple[int, ...]
    land: tuple[int, ...]
    """The regions of the sea, and those of the land without villages."""


def spots_of(laid: Laid) -> list[tuple[Spot, int]]:
    """The seven regions of a laid tile: place and terrain."""
    q, r, face, turn = laid
    terrains = faces()[face]
    spots = [((q, r), terrains[0])]
    for direction, (dq, dr) in enumerate(STEPS):
        spots.append(((q + dq, r + dr), terrains[1 + (direction - turn) % 6]))
    return spots


@lru_cache(maxsize=128)  # ten kilobytes each, and made in less than a millisecond
def continent(laid: tuple[Laid, ...]) -> Continent:
    """The continent of these tiles."""
    spots = [spot for tile in laid for spot in spots_of(tile)]
    number = {place: each for each, (place, _) in enumerate(spots)}
    neighbours = tuple(
        tuple(number[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in number) for (q, r), _ in spots
    )
    terrain = tuple(kind for _, kind in spots)
    villages = tuple(region for region, kind in enumerate(terrain) if kind == VILLAGE)
    village_number = {region: each for each, region in enumerate(villages)}
    return Continent(
        tuple(place for place, _ in spots),
        terrain,
        neighbours,
        tuple(len(around) < 6 for around in neighbours),
        villages,
        village_number,
        tuple(tuple(village_number[n] for n in around if n in village_number) for around in neighbours),
        tuple(region for region, kind in enumerate(terrain) if kind == SEA),
        tuple(region for region, kind in enumerate(terrain) if kind not in (SEA, VILLAGE)),
    )


@lru_cache(maxsize=4096)  # each tile is asked for with all it may lie beside
def village_of(laid: Laid) -> Spot:
    """Where a laid tile has its village."""
    (village,) = (place for place, kind in spots_of(laid) if kind == VILLAGE)
    return village


def villages_touch(laid: tuple[Laid, ...], new: Laid) -> bool:
    """Whether the village of a tile would lie beside a village of the tiles laid before it."""
    village = village_of(new)
    others = {village_of(tile) for tile in laid}
    return any((village[0] + dq, village[1] + dr) in others for dq, dr in STEPS)
