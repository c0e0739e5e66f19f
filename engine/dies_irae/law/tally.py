"""What a power draws from the board: goods, income, supply, provinces, points (2, 6, 10, 11, 16, 17.8)."""

from functools import cache, lru_cache

from engine.core.contract import Standing, ranks
from engine.dies_irae import charts
from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.frames import Over
from engine.dies_irae.pieces import estates
from engine.dies_irae.state import DiesIraeState, Realm, living
from engine.dies_irae.words import POWERS


def goods_of(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """Uncontested posts and fortresses of a power per good (6)."""
    counts = [0] * len(charts.goods())
    if state.realms[power].fallen:
        return tuple(counts)
    by_site, places, contested, holdings = (
        charts.site_goods(),
        board().site_hexes,
        state.contested,
        state.sites,
    )
    for site in estates(holdings)[power].sites:
        if places[site] not in contested:
            holding = holdings[site]
            counts[by_site[site]] += holding.posts + holding.fortress
    return tuple(counts)


def held_of(state: DiesIraeState, power: int, good: int) -> int:
    """All posts and fortresses of a power with a good, contested ones too: at most nine (16)."""
    by_site, holdings = charts.site_goods(), state.sites
    return sum(
        holdings[site].posts + holdings[site].fortress
        for site in estates(holdings)[power].sites
        if by_site[site] == good
    )


def posts_of(state: DiesIraeState, power: int) -> int:
    """Trade posts of a power on the map, without fortresses (16)."""
    return estates(state.sites)[power].posts


def fortresses_of(state: DiesIraeState, power: int) -> int:
    """Fortresses of a power on the map."""
    return estates(state.sites)[power].fortresses


def monuments_of(state: DiesIraeState, power: int) -> int:
    """Monuments of a power on the map."""
    return estates(state.sites)[power].monuments


def goods_income(counts: tuple[int, ...]) -> int:
    """What so many posts of each good bring: n posts n times the base and n(n-1)/2 more (6)."""
    return sum(form.incomes[count] for form, count in zip(charts.goods(), counts, strict=True))


def income(realm: Realm) -> int:
    """A power's income in talents: goods and economy (6)."""
    if realm.fallen:
        return 0
    return goods_income(realm.goods) + charts.bank()[realm.development[2]]


def supplied(realm: Realm) -> int:
    """Legions that a power's supply posts feed (10)."""
    posts = sum(realm.goods[number] for number in charts.supplies())
    return charts.fed()[min(posts, len(charts.fed()) - 1)]


def regions_of(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """Provinces and islands a power controls: every hex with a good held and uncontested (11)."""
    realm = state.realms[power]
    if realm.fallen:
        return ()
    bits, held = _bits(), estates(state.sites)[power].bits
    for stack in realm.stacks:
        if stack.legions:
            held |= bits[stack.hex]
    for place in state.contested:
        held &= ~bits[place]
    return _complete(held)


@cache
def _bits() -> tuple[int, ...]:
    """Per hex the bit of its site, 0 without a good."""
    return tuple(0 if site == NOWHERE else 1 << site for site in board().site)


@lru_cache(maxsize=512)  # most moves change no site
def _complete(held: int) -> tuple[int, ...]:
    """The provinces and islands of which all sites are held, one bit each."""
    return tuple(
        number for number, area in enumerate(board().regions) if all(held >> site & 1 for site in area.sites)
    )


def fulfils(counts: tuple[int, ...], development: tuple[int, ...], needs: charts.Needs) -> bool:
    """Whether uncontested goods and phases reached meet a condition (9.6)."""
    return (
        all(charts.phase_at(row, development[row]) >= phase for row, phase in needs.phases)
        and all(any(counts[good] for good in group) for group in needs.goods)
        and (not needs.luxuries or sum([counts[good] for good in charts.luxuries()]) >= needs.luxuries)
        and (not needs.kinds or sum([counts[good] > 0 for good in charts.luxuries()]) >= needs.kinds)
    )


def golden_ages(realm: Realm) -> int:
    """Golden ages reached, of development and of stability."""
    return sum(space == charts.GOLDEN for space in realm.development) + (realm.stability == charts.HIGHEST)


def territory(state: DiesIraeState, power: int) -> tuple[int, int]:
    """How many provinces and how many islands a power controls."""
    islands = sum(board().regions[number].island for number in state.realms[power].regions)
    return len(state.realms[power].regions) - islands, islands


def laurels(state: DiesIraeState, power: int) -> tuple[int, int]:
    """Points for provinces and for islands, by the dark laurels or as an option the light ones (17.8)."""
    provinces, islands = territory(state, power)
    by_provinces, by_islands = charts.laurels(state.options.light_laurels)
    return by_provinces[provinces], by_islands[islands]


def points(state: DiesIraeState, power: int) -> int:
    """A power's victory points: laurels, golden ages, monuments (2)."""
    realm = state.realms[power]
    if realm.fallen:
        return 0
    return sum(laurels(state, power)) + golden_ages(realm) + monuments_of(state, power)


def best(state: DiesIraeState) -> tuple[int, ...]:
    """Of those who play the power with most points, then monuments, stability, income; equals share (2)."""
    among = living(state)

    def merit(power: int) -> tuple[int, ...]:
        realm = state.realms[power]
        return (points(state, power), monuments_of(state, power), realm.stability, income(realm))

    most = max(merit(power) for power in among)
    return tuple(power for power in among if merit(power) == most)


def standing(state: DiesIraeState) -> Standing:
    """The scores, which are victory points; winners come first, powers that fell last."""
    seats = len(POWERS)
    goal = int(state.options.victory)
    if not state.realms:
        return Standing((0,) * seats, (1,) * seats, goal=goal)
    frame = state.frame
    over = isinstance(frame, Over)
    winners = frame.winners if isinstance(frame, Over) else ()
    scores, merits = [0] * seats, [(0, 0, 0)] * seats
    for power, realm in enumerate(state.realms):
        scores[realm.seat] = points(state, power)
        merits[realm.seat] = (power in winners, not realm.fallen, scores[realm.seat])
    most = max((scores[state.realms[power].seat] for power in living(state)), default=0)
    return Standing(
        tuple(scores),
        ranks(merits),
        frame.reason if isinstance(frame, Over) else None,
        tuple(sorted(state.realms[power].seat for power in winners)),
        1.0 if over else min(0.95, max(0, most) / goal),
        goal,
    )
