"""The features by which positions of Dies Irae are judged: what each power has, how far it is from winning.

Nothing is hidden in this game. What tells most is the way to victory: the talents it still takes to buy the
points that are lacking, in the cheapest way, and the turns in which the income brings them.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, cast

from engine.core.contract import View
from engine.core.judging import WHOLE, Counts, Judging
from engine.dies_irae.board import board
from engine.dies_irae.charts import GOLDEN, HIGHEST, MONUMENTS, POSTS, chart, luxuries
from engine.dies_irae.frames import Picking
from engine.dies_irae.law.combat import holding_at, modifier
from engine.dies_irae.law.tally import golden_ages, income, laurels, standing, supplied, territory
from engine.dies_irae.law.turns import DEEDS_A_TURN
from engine.dies_irae.pieces import count_legions, count_ships, estates, in_pact, legions_at
from engine.dies_irae.state import NOBODY, DiesIraeState, Realm, living
from engine.dies_irae.telling.prospects import within_reach
from engine.dies_irae.values import price, strength
from engine.dies_irae.words import LEGION, POWERS

FEATURES = (
    "laurels", "golden-ages", "monuments", "goal-reached", "talents-lacking", "turns-lacking",
    "provinces", "islands", "provinces-near", "islands-near", "stability", "unrest",
    "military", "fleet", "economy", "culture", "goods-lacking",
    "talents", "income", "posts", "fortresses", "legions", "ships", "strength", "unfed",
    "contested", "exposed", "raids", "settling", "free-sites", "actions-left", "peace", "turn",
)  # fmt: skip
"""Talents lacking are counted in tens, the turns this takes in tenths; what is near lacks one hex."""

ROUNDS = 24
"""How many turns of all three a game is expected to have."""
MOST_TALENTS = 300
LACKED = 40
"""What it costs about, in talents, to come by a good that a row asks for."""
LAUREL = 200
"""What one more laurel costs about, where nothing else is left to be had."""
MONUMENT = 150
"""What a monument costs before it can be had."""
LONGEST = 300
"""Most tenths of turns that are counted."""
A_TURN = 2
"""Spaces of a row, or levels of stability, that a turn can bring: an action is chosen twice at most."""


def gone(view: View[Any]) -> int:
    """How much of a game of Dies Irae is gone: by turns, and by points of whoever has most."""
    state = cast(DiesIraeState, view.state)
    nearest = standing(state).progress
    return min(WHOLE, round(400 * min(1.0, state.round / ROUNDS) + 600 * nearest))


def counts(view: View[Any]) -> tuple[Counts, ...]:
    """Each seat's features, empty for powers that fell; all 0 while powers are chosen."""
    state = cast(DiesIraeState, view.state)
    if not state.realms:
        left = state.frame.left if isinstance(state.frame, Picking) else ()
        return tuple(() if seat in left else (0,) * len(FEATURES) for seat in range(len(POWERS)))
    found: list[Counts] = [()] * len(POWERS)
    for power in living(state):
        found[state.realms[power].seat] = _counts(state, power)
    return tuple(found)


def _counts(state: DiesIraeState, power: int) -> Counts:
    realm, estate, goal = state.realms[power], estates(state.sites)[power], int(state.options.victory)
    by_land, by_sea = laurels(state, power)
    golden = golden_ages(realm)
    reached = by_land + by_sea + golden + estate.monuments
    lacking, turns = way(realm, estate.monuments, goal - reached)
    ashore = {stack.hex: stack.legions for stack in realm.stacks if stack.legions}
    near = _near(state, power, {*estate.hexes, *ashore})
    military, fleet, economy, culture = realm.development
    legions = count_legions(realm)
    return (
        by_land + by_sea,
        golden,
        estate.monuments,
        int(reached >= goal),
        round(lacking / 10),
        turns,
        *territory(state, power),
        *near,
        realm.stability,
        max(0, -3 - realm.stability),
        military,
        fleet,
        economy,
        culture,
        len(_lacking(realm.goods, realm.development)),
        min(realm.talents, MOST_TALENTS),
        income(realm),
        estate.posts,
        estate.fortresses,
        legions,
        count_ships(realm),
        sum(ashore.values()) * strength(realm.development, LEGION) + modifier(state, power),
        max(0, legions - supplied(realm)),
        len(estate.hexes.intersection(state.contested)),
        _exposed(state, power, ashore),
        _raids(state, power, ashore),
        *_open_sites(state, power),
        _actions_left(state, power),
        sum(in_pact(state, power, rival) for rival in living(state)),
        int(power == state.active),
    )


def way(realm: Realm, monuments: int, points: int) -> tuple[int, int]:
    """The talents beyond its own that a power needs to buy so many points in the cheapest way, and in how
    many tenths of turns it has them, as far as its income and two actions of a kind a turn go.
    """
    offers = _offers(realm.development, realm.goods, realm.stability, monuments)
    taken = offers[: max(0, points)]
    cost = sum(talents for talents, _ in taken) + LAUREL * max(0, points - len(offers))
    lacking = max(0, cost - realm.talents)
    steps = max((steps for _, steps in taken), default=0)
    tenths = max(10 * lacking // max(20, income(realm)), 10 * steps // A_TURN)
    return lacking, min(LONGEST, tenths)


@lru_cache(maxsize=1024)
def _offers(
    development: tuple[int, int, int, int], goods: tuple[int, ...], stability: int, monuments: int
) -> tuple[tuple[int, int], ...]:
    """The points that can be bought, the cheapest first: what each costs, and how many steps it takes."""
    found = []
    for row, space in enumerate(development):
        if space < GOLDEN:
            lacked = len(_row_lacking(goods, row, space))
            found.append((_left(row)[space] + LACKED * lacked, GOLDEN - space))
    if stability < HIGHEST:
        steps = HIGHEST - stability
        found.append((steps * (price(development, "stability") or 0), steps))
    each = price(development, "monument") or MONUMENT
    found += [(each, number + 1) for number in range(MONUMENTS - monuments)]
    return tuple(sorted(found))


@cache
def _left(row: int) -> tuple[int, ...]:
    """Per space of a row what all the spaces after it cost."""
    return tuple(sum(form.price for form in chart()[row][space + 1 :]) for space in range(GOLDEN + 1))


@lru_cache(maxsize=1024)
def _lacking(goods: tuple[int, ...], development: tuple[int, int, int, int]) -> tuple[int, ...]:
    """For each row, one after another, the conditions of goods that are not met yet."""
    return tuple(each for row, space in enumerate(development) for each in _row_lacking(goods, row, space))


@lru_cache(maxsize=1024)
def _row_lacking(goods: tuple[int, ...], row: int, space: int) -> tuple[int, ...]:
    """The spaces of a row ahead that ask for a good, or for luxuries, which a power lacks."""
    return tuple(number for number in range(space + 1, GOLDEN) for _ in range(_lacks(goods, row, number)))


def _lacks(goods: tuple[int, ...], row: int, space: int) -> int:
    """How many goods are lacking to enter a space."""
    needs = chart()[row][space].needs
    lacks = sum(not any(goods[good] for good in group) for group in needs.goods)
    if needs.luxuries:
        had = [goods[good] for good in luxuries()]
        lacks += max(needs.luxuries - sum(had), needs.kinds - sum(each > 0 for each in had), 0)
    return lacks


def _near(state: DiesIraeState, power: int, held: set[int]) -> tuple[int, int]:
    """How many provinces and how many islands lack one hex to be controlled."""
    held.difference_update(state.contested)
    counted = [0, 0]
    for number, places in enumerate(_hexes_of_regions()):
        if number not in state.realms[power].regions and len(places - held) == 1:
            counted[board().regions[number].island] += 1
    return counted[0], counted[1]


@cache
def _hexes_of_regions() -> tuple[frozenset[int], ...]:
    """Per province or island its hexes with goods."""
    places = board().site_hexes
    return tuple(frozenset(places[site] for site in area.sites) for area in board().regions)


def _exposed(state: DiesIraeState, power: int, ashore: Mapping[int, int]) -> int:
    """Posts without legion or fortress that legions of rivals can enter with one move."""
    raided = set[int]()
    for rival in living(state):
        if rival != power and not in_pact(state, power, rival):
            raided |= within_reach(state, rival)
    open_to = (raided & estates(state.sites)[power].hexes).difference(ashore)
    return sum(not holding_at(state, place).fortress for place in open_to)


def _raids(state: DiesIraeState, power: int, ashore: Mapping[int, int]) -> int:
    """Enemy posts which nobody guards and where legions of the power stand."""
    found = 0
    for place in ashore:
        owner, _, fortress, _ = holding_at(state, place)
        guarded = fortress or owner in (NOBODY, power) or legions_at(state, owner, place)
        found += not guarded
    return found


def _open_sites(state: DiesIraeState, power: int) -> tuple[int, int]:
    """Free hexes with a good where units stand, as far as posts are left, and those that legions can enter
    with one move."""
    here, site = {stack.hex for stack in state.realms[power].stacks}, board().site
    settling = sum(site[place] >= 0 and state.sites[site[place]].owner == NOBODY for place in here)
    reached = within_reach(state, power) - here
    free = sum(site[place] >= 0 and state.sites[site[place]].owner == NOBODY for place in reached)
    return min(settling, POSTS - estates(state.sites)[power].posts), free


def _actions_left(state: DiesIraeState, power: int) -> int:
    """How often the power still acts in this cycle, the present action not counted."""
    return DEEDS_A_TURN - sum(cube.power == power for cube in state.cubes)


JUDGING = Judging(
    "dies_irae/judging.csv", FEATURES, counts, gone, lambda view: standing(view.state), small=0.1
)
"""How positions of Dies Irae are judged."""
