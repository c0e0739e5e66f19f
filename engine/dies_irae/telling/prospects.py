"""What is worth having, as far as everybody can see: sites, and the way to them.

Values are in points of a game: 1 is a victory point.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache

from engine.dies_irae import charts
from engine.dies_irae.board import LAND, board, distances
from engine.dies_irae.law.tally import golden_ages, points, supplied, territory
from engine.dies_irae.pieces import enemy_hexes, estates, in_pact, stack_at
from engine.dies_irae.state import NOBODY, DiesIraeState, Realm, on_board

TALENT = 0.012
"""What a talent of income for each coming turn is worth, about."""
NEAR = 4
"""So many points before victory a rival begins to be a threat."""
WEARY, WEARYING = 24, 12
"""From this turn on nobody keeps others from winning as before, and so many turns later not at all."""
STOPPED = 0.8
"""What it is worth to take a province or island from a rival who is about to win."""
BLOCKED, SOON = 0.8, 0.4
"""What a good is worth without which a row stands still, and one that a row will need."""
FOOD = 0.1
"""What feeding one more legion is worth as long as there are legions to be built."""
RESCUE, GUARD = 0.35, 0.12
"""What a legion is worth on an own post that is contested, and on one within reach of others."""
MARCH = 3
"""Hexes a legion goes in one move."""
FADING = 0.86
"""How much of a prospect is left a step farther away."""


def wanted_goods(realm: Realm) -> dict[int, float]:
    """Goods that the next phases of the rows ask for and the power lacks, with what they are worth to it."""
    wanted: dict[int, float] = {}
    for row, space in enumerate(realm.development):
        phase = charts.phase_at(row, space)
        if phase < 4:
            worth = BLOCKED if space == 3 * phase else SOON
            for good in _lacking(realm, charts.chart()[row][3 * phase + 1].needs):
                wanted[good] = max(worth, wanted.get(good, 0.0))
    return wanted


def _lacking(realm: Realm, needs: charts.Needs) -> set[int]:
    """Goods any of which brings a power nearer to a condition."""
    lacking: set[int] = set()
    for group in needs.goods:
        if not any(realm.goods[good] for good in group):
            lacking.update(group)
    have = [good for good in charts.luxuries() if realm.goods[good]]
    if needs.kinds > len(have):
        lacking.update(set(charts.luxuries()) - set(have))
    elif needs.luxuries > sum(realm.goods[good] for good in have):
        lacking.update(charts.luxuries())
    return lacking


def site_value(
    state: DiesIraeState, power: int, site: int, wanted: Mapping[int, float] | None = None
) -> float:
    """What one more post on this site would be worth to a power."""
    realm = state.realms[power]
    good = charts.site_goods()[site]
    have = realm.goods[good]
    incomes = charts.goods()[good].incomes
    if have >= len(incomes) - 1:
        return 0.0
    value = TALENT * 2.5 * (incomes[have + 1] - incomes[have])
    if good in charts.luxuries():
        owned = sum(realm.goods[each] for each in charts.luxuries())
        value += 0.1 if owned < 3 else 0.05
        value += 0.0 if realm.luxuries >> charts.luxuries().index(good) & 1 else 0.2
    value += (wanted_goods(realm) if wanted is None else wanted).get(good, 0.0)
    if good in charts.supplies() and supplied(realm) < charts.powers()[power].legion_pieces:
        value += FOOD
    return value + region_values(state, power)[board().region[board().sites[site].hex]]


@on_board
def region_values(state: DiesIraeState, power: int) -> tuple[float, ...]:
    """Per province or island what one more of its hexes is worth: more, the fewer are lacking."""
    realm = state.realms[power]
    held = territory(state, power)
    near = [_laurel_share(track, count) for track, count in zip(charts.laurels(False), held, strict=True)]
    late = 1.0 + 0.3 * golden_ages(realm)
    ashore = {stack.hex for stack in realm.stacks if stack.legions}
    found = []
    for area in board().regions:
        lacking = sum(
            state.sites[each].owner != power and board().sites[each].hex not in ashore for each in area.sites
        )
        found.append(late * near[area.island] / max(1, lacking) ** 1.2)
    return tuple(found)


def _laurel_share(track: Sequence[int], count: int) -> float:
    """What one more province or island brings towards the next laurel of its track."""
    for more in range(1, len(track) - count):
        if track[count + more] > track[count]:
            return 0.3 + 0.4 / more
    return 0.05


@on_board
def post_prospects(state: DiesIraeState, power: int) -> Mapping[int, float]:
    """Free hexes with goods where a post could be created, with their values."""
    enemies = enemy_hexes(state, power)
    wanted = wanted_goods(state.realms[power])
    return {
        site.hex: site_value(state, power, number, wanted)
        for number, site in enumerate(board().sites)
        if state.sites[number].owner == NOBODY and site.hex not in enemies
    }


def patience_left(state: DiesIraeState) -> float:
    """How much of a player's zeal is left to keep others from winning, 1 to 0: games are to end."""
    return max(0.0, min(1.0, (WEARY + WEARYING - state.round) / WEARYING))


def raid_prospects(state: DiesIraeState, power: int, shy: set[int]) -> dict[int, float]:
    """Hexes whose enemy post nobody guards, with what taking it is worth; none of the powers in `shy`."""
    found: dict[int, float] = {}
    wanted = wanted_goods(state.realms[power])
    places, region = board().site_hexes, board().region
    holdings, mine = state.sites, points(state, power)
    patience = patience_left(state)
    for owner, estate in enumerate(estates(holdings)):
        if owner == power or owner in shy:
            continue
        theirs, controlled = points(state, owner), state.realms[owner].regions
        harm = 0.1 + 0.03 * max(0, min(theirs - mine, 5))
        threat = patience * max(0.0, 1.0 - (int(state.options.victory) - theirs) / NEAR)
        guarded = {stack.hex for stack in state.realms[owner].stacks if stack.legions}
        for site in estate.sites:
            place = places[site]
            if place not in guarded and not holdings[site].fortress:
                stopped = threat * (STOPPED if region[place] in controlled else STOPPED / 4)
                found[place] = harm + stopped + 0.8 * site_value(state, power, site, wanted)
    return found


def home_prospects(state: DiesIraeState, power: int) -> dict[int, float]:
    """Own posts where legions are needed: others contest them, or could with their next move."""
    places, holdings, contested = board().site_hexes, state.sites, state.contested
    raided: set[int] = set()
    for rival in range(len(state.realms)):
        if rival != power and not in_pact(state, power, rival):
            raided |= within_reach(state, rival)
    found: dict[int, float] = {}
    for site in estates(holdings)[power].sites:
        place = places[site]
        if place in contested:
            found[place] = RESCUE
        elif place in raided and not holdings[site].fortress:
            found[place] = GUARD
    return found


def within_reach(state: DiesIraeState, power: int) -> set[int]:
    """Hexes that a power's legions can enter with one move."""
    reached: set[int] = set()
    for stack in state.realms[power].stacks:
        if stack.legions:
            reached |= _within_reach(stack.hex)
    return reached


def exposed(state: DiesIraeState, power: int, rival: int) -> int:
    """How many posts of a power are without guard within reach of a rival's legions."""
    guarded = {stack.hex for stack in state.realms[power].stacks if stack.legions}
    near = (within_reach(state, rival) & estates(state.sites)[power].hexes) - guarded
    return sum(not state.sites[board().site[place]].fortress for place in near)


@cache
def _within_reach(place: int) -> frozenset[int]:
    """Hexes that legions can enter from here with one move."""
    return frozenset(there for there, far in enumerate(distances(place)) if 0 <= far <= MARCH)


def spread(prospects: Mapping[int, float], ways: Sequence[Sequence[int]]) -> list[float]:
    """Per hex the best prospect from there, fading with every step of the way."""
    best = [0.0] * len(ways)
    # All fade alike, so what is reached is found in falling order, and queues behind what is greater.
    starts = sorted([(value, place) for place, value in prospects.items() if value > 0.0])
    for value, place in starts:
        best[place] = value
    reached = deque[tuple[float, int]]()
    while starts or reached:
        first = starts if not reached or (starts and starts[-1][0] > reached[0][0]) else reached
        value, here = starts.pop() if first is starts else reached.popleft()
        if value < best[here]:
            continue
        faded = value * FADING
        for there in ways[here]:
            if faded > best[there]:
                best[there] = faded
                reached.append((faded, there))
    return best


def by_land(prospects: Mapping[int, float]) -> list[float]:
    """Prospects for legions."""
    return spread(prospects, _tracks())


@cache
def _tracks() -> tuple[tuple[int, ...], ...]:
    """Where legions can step."""
    return tuple(tuple(there for there, _ in ways) for ways in board().marches)


def by_sea(prospects: Mapping[int, float]) -> list[float]:
    """Prospects for ships: only what lies at water."""
    near = {place: value for place, value in prospects.items() if board().terrain[place] != LAND}
    return spread(near, board().courses)


def unclaimed(state: DiesIraeState, power: int, prospects: Mapping[int, float]) -> dict[int, float]:
    """Prospects where no unit of one's own is yet."""
    realm = state.realms[power]
    return {place: value for place, value in prospects.items() if stack_at(realm, place).hex < 0}
