"""What follows at once from any change on the board: contested hexes freed, goods and control adjusted,
stability, setbacks, revolution (6, 9.1.3, 9.5, 11, 14, 17.2, 17.3).
"""

from engine.core.contract import Event
from engine.core.values.change import change, with_entry
from engine.dies_irae.board import board, crow
from engine.dies_irae.charts import HIGHEST, REVOLUTION, chart, luxuries, phase_at
from engine.dies_irae.events import (
    GoldenAgeReached,
    HexFreed,
    LeaderMoved,
    PowerFell,
    RegionGained,
    RegionLost,
    SetBack,
    StabilityMoved,
)
from engine.dies_irae.law.contest import still_contested
from engine.dies_irae.law.tally import best, fulfils, goods_of, regions_of
from engine.dies_irae.pieces import powers_in
from engine.dies_irae.state import DiesIraeState, Realm, living, with_realm
from engine.dies_irae.words import POWERS, ROWS, phase_word


def shifted(
    state: DiesIraeState, power: int, by: int, events: list[Event], firm: bool = True
) -> DiesIraeState:
    """The state with a power's stability moved, and told in `events`.

    Above 8 is the golden age, which with `firm` no loss takes away again; below -8 is revolution (9.5).
    """
    realm = state.realms[power]
    level = realm.stability
    if not by or realm.fallen or level == REVOLUTION or (level == HIGHEST and (by > 0 or firm)):
        return state
    reached = max(REVOLUTION, min(HIGHEST, level + by))
    events.append(StabilityMoved(POWERS[power], by > 0, abs(reached - level), reached))
    if reached == HIGHEST:
        events.append(GoldenAgeReached(POWERS[power]))
    return with_realm(state, power, stability=reached)


def first_luxury(state: DiesIraeState, power: int, good: int, events: list[Event]) -> DiesIraeState:
    """The state with the level of stability that a power's first post ever of a luxury brings (9.5)."""
    if good not in luxuries():
        return state
    bit = 1 << luxuries().index(good)
    had = state.realms[power].luxuries
    if had & bit:
        return state
    state = with_realm(state, power, luxuries=had | bit)
    return shifted(state, power, 1, events)


def counted(state: DiesIraeState) -> DiesIraeState:
    """The state with goods and control counted anew, without consequences: for the set-up."""
    for power in range(len(state.realms)):
        state = with_realm(state, power, goods=goods_of(state, power), regions=regions_of(state, power))
    return state


def untouched(before: DiesIraeState, state: DiesIraeState) -> bool:
    """Whether powers and board are as they were: then nothing follows."""
    return (
        before.realms is state.realms and before.sites is state.sites and before.contested is state.contested
    )


def settled(before: DiesIraeState, state: DiesIraeState, events: list[Event]) -> DiesIraeState:
    """The state after everything that follows from what changed since `before`; told in `events`."""
    if untouched(before, state):
        return state
    while True:
        settled_once = _once(before, state, events)
        if settled_once is state:
            return state
        before, state = state, settled_once


def _once(before: DiesIraeState, state: DiesIraeState, events: list[Event]) -> DiesIraeState:
    alive = living(state)
    if not _same_board(before, state):
        state = _freed(before, state, events)
        if state.options.leaders:
            state = _accompanied(state, events)
        rebuilt = before.sites is not state.sites or before.contested is not state.contested
        for power in alive:
            if rebuilt or before.realms[power].stacks is not state.realms[power].stacks:
                state = _recounted(state, power, events, rebuilt)
    if state.options.setbacks:
        for power in alive:
            state = _set_back(before.realms[power], state, power, events)
    if len(alive) > 1:
        for power in _overthrown(state, alive):
            events.append(PowerFell(POWERS[power]))
            state = fallen(state, power)
    return state


def _overthrown(state: DiesIraeState, alive: tuple[int, ...]) -> tuple[int, ...]:
    """The powers whose people revolt now; if all who play do at once, the best of them are spared (2)."""
    revolting = tuple([power for power in alive if state.realms[power].stability == REVOLUTION])
    if revolting != alive:
        return revolting
    last = best(state)
    return tuple(power for power in alive if power not in last)


def decided(state: DiesIraeState) -> bool:
    """Whether the game is decided: one power is left, or all that are left revolted at once (14, 15)."""
    levels = [realm.stability for realm in state.realms if not realm.fallen]
    return len(levels) < 2 or levels.count(REVOLUTION) == len(levels)


def _same_board(one: DiesIraeState, two: DiesIraeState) -> bool:
    if one.sites is not two.sites or one.contested is not two.contested:
        return False
    for mine, theirs in zip(one.realms, two.realms, strict=True):
        if mine is not theirs and (
            mine.stacks is not theirs.stacks
            or mine.fallen != theirs.fallen
            or mine.development is not theirs.development
        ):
            return False
    return True


def _freed(before: DiesIraeState, state: DiesIraeState, events: list[Event]) -> DiesIraeState:
    """Hexes that nobody contests any more are free."""
    still = still_contested(before, state) if state.contested else ()
    if still == state.contested:
        return state
    events.extend(HexFreed(board().hexes[place]) for place in state.contested if place not in still)
    return change(state, contested=still)


def _recounted(state: DiesIraeState, power: int, events: list[Event], sites: bool) -> DiesIraeState:
    """The charts of a power brought up to date; `sites`: not only its units have changed."""
    realm = state.realms[power]
    goods, regions = goods_of(state, power) if sites else realm.goods, regions_of(state, power)
    if goods == realm.goods and regions == realm.regions:
        return state
    state = with_realm(state, power, goods=goods, regions=regions)
    areas, by = board().regions, 0
    for number in realm.regions:
        if number not in regions:
            events.append(RegionLost(POWERS[power], areas[number].region))
            by -= not areas[number].island
    for number in regions:
        if number not in realm.regions:
            events.append(RegionGained(POWERS[power], areas[number].region))
            by += state.options.acclaim and not areas[number].island
    # At once: who gives up a province as he gains another neither revolts on the way nor loses a golden age.
    return shifted(state, power, by, events, firm=not state.options.setbacks)


def _set_back(before: Realm, state: DiesIraeState, power: int, events: list[Event]) -> DiesIraeState:
    """17.2: a condition that held before and holds no more takes its phase back, and what builds on it."""
    while True:
        realm = state.realms[power]
        for row in range(len(ROWS)):
            lost = _lost_phase(before, realm, row)
            if lost:
                space = 3 * (lost - 1)
                events.append(SetBack(POWERS[power], ROWS[row], space, phase_word(row, phase_at(row, space))))
                development = with_entry(realm.development, row, space)
                state = with_realm(state, power, development=development)
                break
        else:
            return state


def _lost_phase(before: Realm, now: Realm, row: int) -> int:
    """The lowest phase of a row whose condition was lost, 0 if none."""
    for phase in range(1, phase_at(row, now.development[row]) + 1):
        needs = chart()[row][3 * phase - 2].needs
        if (
            needs
            and fulfils(before.goods, before.development, needs)
            and not fulfils(now.goods, now.development, needs)
        ):
            return phase
    return 0


def _accompanied(state: DiesIraeState, events: list[Event]) -> DiesIraeState:
    """17.5: a leader left alone in a contested hex or at sea joins the nearest units of his power."""
    for power, realm in enumerate(state.realms):
        here = realm.leader
        if realm.fallen or (here >= 0 and not _forsaken(state, power, here)):
            continue
        if not realm.stacks:
            if here >= 0:
                state = with_realm(state, power, leader=-1)
            continue
        if here < 0 and realm.capital < 0:
            continue
        origin = here if here >= 0 else realm.capital
        far = crow(origin)
        to = min(realm.stacks, key=lambda stack: (far[stack.hex], stack.hex)).hex
        events.append(LeaderMoved(POWERS[power], board().hexes[to]))
        state = with_realm(state, power, leader=to)
    return state


def _forsaken(state: DiesIraeState, power: int, place: int) -> bool:
    """No unit of his own with him, and at sea or with enemies around."""
    if any(stack.hex == place for stack in state.realms[power].stacks):
        return False
    others = any(other != power for other in powers_in(state, place))
    return others or board().terrain[place] == 0


def fallen(state: DiesIraeState, power: int) -> DiesIraeState:
    """The state with a power out of the game: units go; posts, fortresses and monuments stay (14)."""
    nothing = (0,) * len(state.realms[power].goods)
    state = with_realm(state, power, stacks=(), goods=nothing, regions=(), leader=-1, fallen=True)
    pacts = tuple(pact for pact in state.pacts if power not in (pact.asker, pact.partner))
    return change(state, pacts=pacts)
