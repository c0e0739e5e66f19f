"""4: powers chosen, then capitals, first posts and units: Egypt, Persia, Greece."""

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change
from engine.core.values.latest import latest_of
from engine.dies_irae.actions import Occupy, PlayPower, Settle, Station
from engine.dies_irae.board import COAST, ISLAND, NOWHERE, board, distances
from engine.dies_irae.charts import goods, powers, site_goods
from engine.dies_irae.events import CapitalFounded, PostPlaced, PowerTaken, Stationed, UnitsLeftOut
from engine.dies_irae.frames import Founding, Picking, Posting, Stationing
from engine.dies_irae.law.reckoning import counted, first_luxury
from engine.dies_irae.law.turns import begin_turn
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.pieces import add_units, on_site, room_for, stack_at
from engine.dies_irae.state import (
    EMPTY,
    NOBODY,
    DiesIraeState,
    DiesIraeStep,
    Holding,
    Realm,
    power_number,
    with_realm,
    with_site,
)
from engine.dies_irae.words import LEADER, LEGION, PLACING, POWERS, SHIP, UNITS, Power

RULE = "4"


def setup(options: DiesIraeOptions, seats: int, chance: Chance) -> DiesIraeStep:
    """The empty board; powers are dealt or about to be chosen."""
    state = DiesIraeState(
        options, (), (EMPTY,) * len(board().sites), (), (), PLACING, (), 0, False, NOBODY, 0, 0,
        Picking((NOBODY,) * seats),
    )  # fmt: skip
    if options.powers == "chosen":
        return Step(state)
    events: list[Event] = []
    dealt = chance.shuffled(seats, "powers")
    events += [PowerTaken(Seat(seat), POWERS[power]) for power, seat in enumerate(dealt)]
    return Step(_opened(state, dealt), tuple(events))


def _pickers(frame: Picking) -> list[Seat]:
    """The seats that have no power yet, in the order in which they choose."""
    without = [Seat(seat) for seat in range(len(frame.seats)) if seat not in frame.seats]
    return [seat for seat in without if seat not in frame.left]


def next_picker(frame: Picking) -> Seat:
    """The seat that picks a power now."""
    return _pickers(frame)[0]


def legal_picks(_state: DiesIraeState, frame: Picking, _seat: Seat) -> list[PlayPower]:
    """The powers that are free."""
    return free_powers(frame)


def free_powers(frame: Picking) -> list[PlayPower]:
    """The powers that nobody has taken yet."""
    return [PlayPower(POWERS[power]) for power, seat in enumerate(frame.seats) if seat == NOBODY]


def refuse_pick(_state: DiesIraeState, frame: Picking, _seat: Seat, action: PlayPower) -> Refusal | None:
    """The power is taken."""
    free = tuple(Word("power", each.power) for each in free_powers(frame))
    if Word("power", action.power) in free:
        return None
    return Refusal("power-taken", {"power": Word("power", action.power), "free": free}, RULE)


def pick(state: DiesIraeState, frame: Picking, action: PlayPower) -> DiesIraeStep:
    """The power is taken; the last one goes to the last seat by itself."""
    events: list[Event] = []
    return picked_on(state, _taken(frame, next_picker(frame), action.power, events), events)


def picked_on(
    state: DiesIraeState, frame: Picking, events: list[Event], *, at_once: bool = False
) -> DiesIraeStep:
    """The choice goes on; once nothing is left to choose, or `at_once`, what is left is given out.

    Seats that gave up without a choice of their own get what nobody took.
    """
    free, pickers = free_powers(frame), _pickers(frame)
    if pickers and len(free) > 1 and not at_once:
        return Step(change(state, frame=frame), tuple(events))
    without = [seat for seat in frame.left if seat not in frame.seats]
    for seat, action in zip((*pickers, *without), free, strict=True):
        frame = _taken(frame, seat, action.power, events)
    return Step(_opened(state, frame.seats), tuple(events))


def _taken(frame: Picking, seat: Seat, power: Power, events: list[Event]) -> Picking:
    """The choice with a power taken by a seat."""
    events.append(PowerTaken(seat, power))
    place = power_number(power)
    return Picking((*frame.seats[:place], seat, *frame.seats[place + 1 :]), frame.left)


def _opened(state: DiesIraeState, seats: tuple[int, ...]) -> DiesIraeState:
    """Each power with its purse and its places on the charts; Egypt is to choose its capital."""
    realms = tuple(
        Realm(
            Seat(seats[number]), form.talents, form.stability, form.development, NOWHERE, (),
            (0,) * len(goods()), (), 0, NOWHERE,
        )
        for number, form in enumerate(powers())
    )  # fmt: skip
    return change(state, realms=realms, frame=Founding(PLACING[0]))


def legal_capitals(state: DiesIraeState, frame: Founding, _seat: Seat) -> list[Settle]:
    """The possible capitals of the power that are free."""
    found = board()
    return [
        Settle(found.hexes[place])
        for place in powers()[frame.power].capitals
        if state.sites[found.site[place]].owner == NOBODY
    ]


def refuse_capital(state: DiesIraeState, frame: Founding, seat: Seat, action: Settle) -> Refusal | None:
    """It is none of the power's three possible capitals."""
    possible = legal_capitals(state, frame, seat)
    if action in possible:
        return None
    places = tuple(Word("hex", each.hex) for each in possible)
    facts = {**named(power=POWERS[frame.power], hex=action.hex), "possible": places}
    return Refusal("no-capital", facts, "4.1")


def found_capital(
    state: DiesIraeState, frame: Founding, _seat: Seat, action: Settle, _chance: Chance
) -> DiesIraeStep:
    """The fortress stands; first posts follow, by themselves where no choice is left."""
    place = board().index[action.hex]
    power = frame.power
    events: list[Event] = [CapitalFounded(POWERS[power], action.hex)]
    state = with_site(state, board().site[place], Holding(power, 0, True, NOBODY))
    state = with_realm(state, power, capital=place)
    state = first_luxury(state, power, site_goods()[board().site[place]], events)
    state = _posted(state, power, powers()[power].posts, events)
    return Step(state, tuple(events))


def nearest_sites(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """The free hexes with goods that are nearest to the capital by land and coast (4.2), as sites."""
    far = distances(state.realms[power].capital)
    free = [
        (far[site.hex], number)
        for number, site in enumerate(board().sites)
        if state.sites[number].owner == NOBODY and far[site.hex] > 0
    ]
    nearest = min(free, default=(0, 0))[0]
    return tuple(number for distance, number in free if distance == nearest)


def _posted(state: DiesIraeState, power: int, left: int, events: list[Event]) -> DiesIraeState:
    """Posts placed as long as there is no choice, then the question, or the units."""
    while left:
        nearest = nearest_sites(state, power)
        if len(nearest) > left:
            return change(state, frame=Posting(power, left))
        if not nearest:
            break
        for site in nearest:
            state = _with_post(state, power, site, events)
        left -= len(nearest)
    form = powers()[power]
    stationing = Stationing(power, form.legions, form.ships, state.options.leaders)
    return _stationed(state, stationing, events)


def _with_post(state: DiesIraeState, power: int, site: int, events: list[Event]) -> DiesIraeState:
    where = board().sites[site]
    events.append(PostPlaced(POWERS[power], board().hexes[where.hex], where.good))
    state = with_site(state, site, Holding(power, 1, False, NOBODY))
    return first_luxury(state, power, site_goods()[site], events)


def legal_posts(state: DiesIraeState, frame: Posting, _seat: Seat) -> list[Occupy]:
    """The equally near hexes to choose from."""
    found = board()
    return [Occupy(found.hexes[found.sites[site].hex]) for site in nearest_sites(state, frame.power)]


def first_post(state: DiesIraeState, frame: Posting, seat: Seat) -> Occupy:
    """The post that stands if nobody chooses: a coast while the ships have no place, else the first."""
    offered = legal_posts(state, frame, seat)
    if not lacks_shore(state, frame.power):
        return offered[0]
    terrain, index = board().terrain, board().index
    return next((each for each in offered if terrain[index[each.hex]] == COAST), offered[0])


def lacks_shore(state: DiesIraeState, power: int) -> bool:
    """Whether a power has ships to place and no hex of its own at the water (4.4)."""
    found = board()
    return powers()[power].ships > 0 and not any(
        holding.owner == power and found.harbour(found.sites[number].hex)
        for number, holding in enumerate(state.sites)
    )


def refuse_post(state: DiesIraeState, frame: Posting, seat: Seat, action: Occupy) -> Refusal | None:
    """Nearer hexes come first."""
    nearest = tuple(Word("hex", each.hex) for each in legal_posts(state, frame, seat))
    if Word("hex", action.hex) in nearest:
        return None
    return Refusal("not-nearest", {"hex": Word("hex", action.hex), "nearest": nearest}, "4.2")


def occupy(
    state: DiesIraeState, frame: Posting, _seat: Seat, action: Occupy, _chance: Chance
) -> DiesIraeStep:
    """The post stands."""
    events: list[Event] = []
    site = board().site[board().index[action.hex]]
    state = _with_post(state, frame.power, site, events)
    return Step(_posted(state, frame.power, frame.left - 1, events), tuple(events))


@latest_of("realms", "sites")  # asked after a unit is placed, for the default, and for the list
def legal_stations(state: DiesIraeState, frame: Stationing, seat: Seat) -> list[Station]:
    """Where the units that are left may be placed."""
    found = board()
    own = [site.hex for number, site in enumerate(found.sites) if state.sites[number].owner == frame.power]
    left = {LEGION: frame.legions, SHIP: frame.ships, LEADER: frame.leader}
    offered = [
        Station(found.hexes[place], unit, aboard)
        for unit in UNITS
        if left[unit]
        for place in own
        for aboard in ((False, True) if unit == LEGION else (False,))
    ]
    return [each for each in offered if refuse_station(state, frame, seat, each) is None]


def room_for_ships(state: DiesIraeState, frame: Stationing, seat: Seat) -> bool:
    """Whether a ship may be placed now."""
    return any(each.unit == SHIP for each in legal_stations(state, frame, seat))


def first_station(state: DiesIraeState, frame: Stationing, seat: Seat) -> Station:
    """Where a unit stands if nobody chooses: ships first, that no legion takes the only shore."""
    offered = legal_stations(state, frame, seat)
    return next((each for each in offered if each.unit == SHIP), offered[0])


def refuse_station(state: DiesIraeState, frame: Stationing, _seat: Seat, action: Station) -> Refusal | None:
    """No such unit left, or not a place for it (4.3, 4.4)."""
    power, place = frame.power, board().index[action.hex]
    realm = state.realms[power]
    here = stack_at(realm, place)
    facts = named(unit=action.unit, hex=action.hex)
    if action.unit == LEADER:
        if frame.legions or frame.ships:
            return Refusal("leader-last", facts, "17.5")
        if not frame.leader:
            return Refusal("none-left-to-place", facts, RULE)
        if action.aboard or not (here.legions or here.ships):
            return Refusal("leader-needs-unit", facts, "17.5")
        return None
    if not (frame.legions if action.unit == LEGION else frame.ships):
        return Refusal("none-left-to-place", facts, RULE)
    if not on_site(state, place, power):
        return Refusal("not-your-hex", facts, "4.3")
    if action.aboard:
        if action.unit != LEGION or here.ships <= here.aboard:
            return Refusal("no-room-aboard", facts, "4.3")
        return None
    if action.unit == SHIP and board().terrain[place] not in (COAST, ISLAND):
        return Refusal("ships-need-water", facts, "4.4")
    if here.ships if action.unit == LEGION else here.legions:
        return Refusal("legion-or-ship", facts, "4.3")
    if not room_for(realm, power, action.unit, place, 1):
        return Refusal("no-marker", facts, "13")
    return None


def station(
    state: DiesIraeState, frame: Stationing, _seat: Seat, action: Station, _chance: Chance
) -> DiesIraeStep:
    """The unit is placed."""
    power, place = frame.power, board().index[action.hex]
    events: list[Event] = [Stationed(POWERS[power], action.hex, action.unit)]
    legions, ships, leader = frame.legions, frame.ships, frame.leader
    if action.unit == LEADER:
        state = with_realm(state, power, leader=place)
        leader = False
    elif action.unit == SHIP:
        state = add_units(state, power, place, ships=1)
        ships -= 1
    else:
        state = add_units(state, power, place, legions=not action.aboard, aboard=int(action.aboard))
        legions -= 1
    frame = Stationing(power, legions, ships, leader)
    return Step(_stationed(state, frame, events), tuple(events))


def _stationed(state: DiesIraeState, frame: Stationing, events: list[Event]) -> DiesIraeState:
    """The next power sets up where nothing more can be placed; after the last the first turn begins."""
    if legal_stations(state, frame, state.realms[frame.power].seat):
        return change(state, frame=frame)
    if frame.legions or frame.ships:  # no lawful place: they stay in the supply of pieces
        for unit, count in ((LEGION, frame.legions), (SHIP, frame.ships)):
            if count:
                events.append(UnitsLeftOut(POWERS[frame.power], unit, count))
        return _stationed(state, Stationing(frame.power, 0, 0, frame.leader), events)
    return next_power(state, frame.power, events)


def next_power(state: DiesIraeState, power: int, events: list[Event]) -> DiesIraeState:
    """The state in which the set-up goes on with the power after this one."""
    for later in PLACING[PLACING.index(power) + 1 :]:
        if not state.realms[later].fallen:
            return change(state, frame=Founding(later))
    return begin_turn(counted(state), events)
