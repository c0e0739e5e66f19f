"""What is kept between questions says the same as counting anew, in positions that play reaches."""

import random
from heapq import heappop, heappush

import pytest

from engine.core.play.chance import LoadedChance, SeededChance
from engine.core.values.latest import latest_for
from engine.dies_irae import pieces
from engine.dies_irae.actions import Choose, Lead
from engine.dies_irae.board import board
from engine.dies_irae.frames import Cycle, Moving
from engine.dies_irae.law import contest, routes
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import goods_of, regions_of
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.pieces import estates
from engine.dies_irae.words import DEEDS, LEGION, SHIP


def positions(seed: int, most: int = 900, every: int = 5):
    """Positions of a random game, some of them."""
    luck = random.Random(seed)
    options = DiesIraeOptions(powers="dealt", leaders=seed % 2 == 0)
    state = RULES.setup(options, 3, SeededChance(b"lookups", str(seed))).state
    for step in range(most):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        state = RULES.apply(state, seat, luck.choice(RULES.legal(state, seat)), LoadedChance(())).state
        if state.round and step % every == 0:
            yield state


def searched(origin, points, stops, barred, ways):
    """Cheapest costs by Dijkstra's search, to compare with."""
    best, todo = {origin: 0}, [(0, origin)]
    while todo:
        spent, here = heappop(todo)
        if spent > best[here] or (here in stops and here != origin):
            continue
        for there, price in ways(here):
            if (
                there not in barred
                and spent + price <= points
                and spent + price < best.get(there, points + 1)
            ):
                best[there] = spent + price
                heappush(todo, (spent + price, there))
    del best[origin]
    return best


@pytest.mark.parametrize("seed", range(4))
def test_searches_find_the_cheapest_ways(seed):
    found = board()

    def courses(here):
        return [(there, 2 if found.mountain[there] else 1) for there in found.courses[here]]

    for state in positions(seed, 600, 11):
        power = state.active
        if power < 0:
            continue
        met = routes.ground(state)
        for stack in state.realms[power].stacks:
            if found.terrain[stack.hex]:
                land = searched(stack.hex, 5, met.enemies, met.barred, lambda here: found.marches[here])
                assert dict(routes.by_land(stack.hex, 5, met)) == land
            if stack.ships:
                water = searched(
                    stack.hex,
                    6,
                    met.enemies,
                    met.barred,
                    courses,
                )
                assert dict(routes.by_sea(stack.hex, 6, met)) == water


@pytest.mark.parametrize("seed", range(4))
def test_what_powers_have_is_counted_right(seed):
    places = board().site_hexes
    for state in positions(seed):
        for power, realm in enumerate(state.realms):
            estate = estates(state.sites)[power]
            own = [number for number, holding in enumerate(state.sites) if holding.owner == power]
            assert list(estate.sites) == own
            assert estate.hexes == {places[number] for number in own}
            assert estate.posts == sum(state.sites[number].posts for number in own)
            assert estate.fortresses == sum(state.sites[number].fortress for number in own)
            assert estate.monuments == sum(holding.monument == power for holding in state.sites)
            assert realm.goods == goods_of(state, power)
            assert realm.regions == regions_of(state, power)


@pytest.mark.parametrize("seed", range(4))
def test_enemies_and_barred_hexes_are_found_again(seed):
    for state in positions(seed):
        for power in range(3):
            others = [each for each in range(3) if each != power]
            held = set().union(*(pieces.occupied(state, each) for each in others))
            assert pieces.enemy_hexes(state, power) == held
            barred = {place for place in state.contested if power not in contest.parties(state, place)}
            for place in state.contested:
                strong = {each for each in range(3) if contest.firm(state, place, each)}
                here = set(pieces.powers_in(state, place))
                assert set(contest.parties(state, place)) == (strong if len(strong) > 1 else here)
            for partner in pieces.partners(state, power):
                guest = {
                    place
                    for place in pieces.occupied(state, partner)
                    if pieces.on_site(state, place, power) and not contest.firm(state, place, partner)
                }
                barred |= pieces.occupied(state, partner) - guest
            assert contest.barred_hexes(state, power) == barred
            for place in contest.meetings(state):
                assert len(pieces.navies(state, place)) > 1
                assert place not in state.contested


@pytest.mark.parametrize("seed", range(4))
def test_choices_offered_are_those_not_refused(seed):
    for state in positions(seed, 600, 1):
        if isinstance(state.frame, Cycle):
            seat = state.realms[state.active].seat
            allowed = [each for each in map(Choose, DEEDS) if RULES.refusal(state, seat, each) is None]
            assert RULES.legal(state, seat) == allowed


@pytest.mark.parametrize("seed", range(4))
def test_all_groups_that_can_go_are_offered_and_no_others(seed):
    names = board().hexes
    for state in positions(seed, 700, 1):
        if not isinstance(state.frame, Moving):
            continue
        seat = state.realms[state.active].seat
        offered = set(RULES.legal(state, seat))
        for stack in state.realms[state.active].stacks:
            for unit, most in ((LEGION, stack.legions), (SHIP, stack.ships)):
                for count in range(1, most + 2):
                    lead = Lead(names[stack.hex], unit, count)
                    assert (lead in offered) == (RULES.refusal(state, seat, lead) is None)


def test_the_latest_answer_is_kept_for_the_very_same_objects():
    asked = []

    @latest_for
    def length(text, more):
        asked.append(text)
        return len(text) + len(more)

    one, two = (1, 2, 3), (4,)
    assert [length(one, two), length(one, two)] == [4, 4]
    assert len(asked) == 1
    assert length((*one,), two) == 4
    assert length(two, one) == 4
    assert len(asked) == 3
