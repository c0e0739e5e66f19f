"""What cards count: regions by terrain and size, villages, columns, and the like.

Source: "Les bâtiments civils", "Les unités militaires", the temples; a region's size counts the temple too.
"""

from collections.abc import Callable
from functools import cache

from engine.deus.effects import ALWAYS, Scaled
from engine.deus.state import ARMY_BIT, DeusState, ground
from engine.deus.words import NOBODY, PIECES, PRODUCTION, TERRAINS, Measure

PRODUCTION_BIT = 1 << PRODUCTION


def occupied(state: DeusState, seat: int, terrain: int) -> int:
    """Regions of a terrain where the seat has pieces."""
    kinds = ground(state).terrain
    return sum(1 for region, owner in enumerate(state.owner) if owner == seat and kinds[region] == terrain)


def producers(state: DeusState, seat: int, terrain: int) -> int:
    """Production buildings of the seat on a terrain."""
    kinds = ground(state).terrain
    return sum(
        1
        for region, owner in enumerate(state.owner)
        if owner == seat and kinds[region] == terrain and state.pieces[region] & PRODUCTION_BIT
    )


def sizes(state: DeusState, seat: int) -> list[int]:
    """The number of buildings in each region of the seat."""
    doubled = state.course.doubled
    return [
        mask.bit_count() + doubled.count(region)
        for region, (owner, mask) in enumerate(zip(state.owner, state.pieces, strict=True))
        if owner == seat
    ]


def armies(state: DeusState, seat: int) -> list[int]:
    """The regions of the seat's armies."""
    return [
        region
        for region, owner in enumerate(state.owner)
        if owner == seat and state.pieces[region] & ARMY_BIT
    ]


def villages_beside_armies(state: DeusState, seat: int, *, attacked: bool) -> list[int]:
    """The numbers of attacked, or not attacked, villages beside the seat's armies."""
    beside = ground(state).beside_villages
    found = {village for region in armies(state, seat) for village in beside[region]}
    return sorted(village for village in found if bool(state.villages[village]) != attacked)


def rivals_beside(state: DeusState, seat: int, regions: list[int]) -> list[int]:
    """The opponents who occupy regions beside these, in turn order after the seat."""
    neighbours = ground(state).neighbours
    found = {state.owner[there] for here in regions for there in neighbours[here]} - {NOBODY, seat}
    seats = state.setting.seats
    return [other for step in range(1, seats) if (other := (seat + step) % seats) in found]


def _villages_beside(state: DeusState, seat: int) -> int:
    beside = ground(state).beside_villages
    return len(
        {village for region, owner in enumerate(state.owner) if owner == seat for village in beside[region]}
    )


def _tiles(state: DeusState, seat: int, least: int) -> int:
    return sum(
        1
        for tile in range(len(state.laid))
        if sum(1 for owner in state.owner[7 * tile : 7 * tile + 7] if owner == seat) >= least
    )


def _pieces_on_map(state: DeusState, seat: int, piece: str) -> int:
    bit = 1 << PIECES.index(piece)
    found = sum(
        1 for owner, mask in zip(state.owner, state.pieces, strict=True) if owner == seat and mask & bit
    )
    return found + len(state.course.doubled) if bit == ARMY_BIT and seat == state.active else found


_PLAIN: dict[str, Callable[[DeusState, int], int]] = {
    "largest-city": lambda state, seat: max(sizes(state, seat), default=0),
    "villages-beside-army": lambda state, seat: len(villages_beside_armies(state, seat, attacked=False)),
    "attacked-villages-beside-army": lambda state, seat: len(
        villages_beside_armies(state, seat, attacked=True)
    ),
    "villages-beside-region": _villages_beside,
    "longest-column": lambda state, seat: max(len(each) for each in state.players[seat].columns[:5]),
    "full-sets": lambda state, seat: min(len(each) for each in state.players[seat].columns[:5]),
    "gold": lambda state, seat: state.players[seat].gold,
    "resources": lambda state, seat: sum(state.players[seat].goods),
    "temple-cards": lambda state, seat: len(state.players[seat].columns[5]),
    "regions-entered": lambda state, _: state.course.entered,
    "cards-discarded": lambda state, _: state.course.discarded,
}
_WITH_TERRAIN: dict[str, Callable[[DeusState, int, int], int]] = {
    "occupied": occupied,
    "production": producers,
}
_WITH_NUMBER: dict[str, Callable[[DeusState, int, int], int]] = {
    "cities": lambda state, seat, least: sum(1 for size in sizes(state, seat) if size >= least),
    "tiles": _tiles,
}


@cache
def counter(measure: Measure) -> Callable[[DeusState, int], int]:
    """The function that counts a measure for a seat."""
    if measure == ALWAYS:
        return lambda _state, _seat: 1
    if measure in _PLAIN:
        return _PLAIN[measure]
    name, _, rest = measure.rpartition("-")
    if name in _WITH_TERRAIN:
        of_terrain, terrain = _WITH_TERRAIN[name], TERRAINS.index(rest)
        return lambda state, seat: of_terrain(state, seat, terrain)
    if name == "on-map":
        return lambda state, seat: _pieces_on_map(state, seat, rest)
    with_number, number = _WITH_NUMBER[name], int(rest)
    return lambda state, seat: with_number(state, seat, number)


def times(state: DeusState, seat: int, effect: Scaled) -> int:
    """How many times an effect counts for a seat now."""
    count = counter(effect.per)(state, seat)
    return -(-count // effect.each) if effect.round == "up" else count // effect.each


def capped(amount: int, effect: Scaled) -> int:
    """The amount within the effect's limit."""
    return min(amount, effect.most) if effect.most else amount
