"""What a power draws from the board: goods, income, supply, provinces, points (2, 6, 10, 11)."""

from engine.dies_irae.board import board
from engine.dies_irae.charts import (
    GOLDEN,
    HIGHEST,
    Needs,
    bank,
    fed,
    goods,
    laurels,
    luxuries,
    phase_at,
    site_goods,
    supplies,
)
from engine.dies_irae.state import DiesIraeState, Realm
from engine.dies_irae.words import ROWS


def goods_of(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """Uncontested posts and fortresses of a power per good (6)."""
    counts = [0] * len(goods())
    if state.realms[power].fallen:
        return tuple(counts)
    by_site, sites, contested = site_goods(), board().sites, state.contested
    for number, holding in enumerate(state.sites):
        if holding.owner == power and sites[number].hex not in contested:
            counts[by_site[number]] += holding.posts + holding.fortress
    return tuple(counts)


def held_of(state: DiesIraeState, power: int, good: int) -> int:
    """All posts and fortresses of a power with a good, contested ones too: at most nine (16)."""
    by_site = site_goods()
    return sum(
        holding.posts + holding.fortress
        for number, holding in enumerate(state.sites)
        if holding.owner == power and by_site[number] == good
    )


def posts_of(state: DiesIraeState, power: int) -> int:
    """Trade posts of a power on the map, without fortresses (16)."""
    return sum(holding.posts for holding in state.sites if holding.owner == power)


def fortresses_of(state: DiesIraeState, power: int) -> int:
    """Fortresses of a power on the map."""
    return sum(holding.fortress for holding in state.sites if holding.owner == power)


def monuments_of(state: DiesIraeState, power: int) -> int:
    """Monuments of a power on the map."""
    return sum(holding.monument == power for holding in state.sites)


def goods_income(counts: tuple[int, ...]) -> int:
    """What so many posts of each good bring: n posts n times the base and n(n-1)/2 more (6)."""
    return sum(form.incomes[count] for form, count in zip(goods(), counts, strict=True))


def income(realm: Realm) -> int:
    """A power's income in talents: goods and economy (6)."""
    if realm.fallen:
        return 0
    return goods_income(realm.goods) + bank()[realm.development[2]]


def supplied(realm: Realm) -> int:
    """Legions that a power's supply posts feed (10)."""
    posts = sum(realm.goods[number] for number in supplies())
    return fed()[min(posts, len(fed()) - 1)]


def regions_of(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """Provinces and islands a power controls: every hex with a good held and uncontested (11)."""
    realm = state.realms[power]
    if realm.fallen:
        return ()
    sites, contested, holdings = board().sites, state.contested, state.sites
    ashore = {stack.hex for stack in realm.stacks if stack.legions}
    found = []
    for number, area in enumerate(board().regions):
        for site in area.sites:
            place = sites[site].hex
            if (holdings[site].owner != power and place not in ashore) or place in contested:
                break
        else:
            found.append(number)
    return tuple(found)


def fulfils(counts: tuple[int, ...], development: tuple[int, ...], needs: Needs) -> bool:
    """Whether uncontested goods and phases reached meet a condition (9.6)."""
    return (
        all(phase_at(row, development[row]) >= phase for row, phase in needs.phases)
        and all(any(counts[good] for good in group) for group in needs.goods)
        and sum(counts[good] for good in luxuries()) >= needs.luxuries
        and sum(counts[good] > 0 for good in luxuries()) >= needs.kinds
    )


def golden_ages(realm: Realm) -> int:
    """Golden ages reached, of development and of stability."""
    return sum(space == GOLDEN for space in realm.development) + (realm.stability == HIGHEST)


def territory(state: DiesIraeState, power: int) -> tuple[int, int]:
    """How many provinces and how many islands a power controls."""
    islands = sum(board().regions[number].island for number in state.realms[power].regions)
    return len(state.realms[power].regions) - islands, islands


def points(state: DiesIraeState, power: int) -> int:
    """A power's victory points: laurels, golden ages, monuments (2)."""
    realm = state.realms[power]
    if realm.fallen:
        return 0
    provinces, islands = territory(state, power)
    by_provinces, by_islands = laurels(state.options.light_laurels)
    return by_provinces[provinces] + by_islands[islands] + golden_ages(realm) + monuments_of(state, power)


def phase_of(realm: Realm, row: str) -> int:
    """The phase a power has reached in a row, 0 before the first; the golden age counts as IV."""
    number = [str(each) for each in ROWS].index(row)
    return phase_at(number, realm.development[number])
