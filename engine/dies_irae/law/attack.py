"""9.2: combats in contested hexes, and enemy posts that nobody guards."""

from engine.core.contract import Chance, Event, Fact, Refusal, Seat, Step, Word, named
from engine.core.values.change import change
from engine.dies_irae.actions import Fight, Seize
from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.charts import POSTS, goods, site_goods
from engine.dies_irae.events import CapitalConquered, FortressDestroyed, Fought, MonumentDestroyed, PostSeized
from engine.dies_irae.frames import Attacking
from engine.dies_irae.law.combat import Losses, fighters, fortified, holding_at, losses, side_strength
from engine.dies_irae.law.contest import is_contested
from engine.dies_irae.law.reckoning import first_luxury, shifted
from engine.dies_irae.law.tally import held_of, posts_of
from engine.dies_irae.pieces import add_units, enemy_hexes, in_pact, legions_at, stack_at
from engine.dies_irae.state import (
    EMPTY,
    NOBODY,
    DiesIraeState,
    DiesIraeStep,
    Holding,
    power_number,
    with_site,
)
from engine.dies_irae.words import LEGION, POWERS, SHIP

RULE = "9.2"
CAPITAL_LOST = -3


def unguarded(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """Hexes where a power has legions and an enemy post without legion or fortress of its owner stands."""
    found = []
    for stack in state.realms[power].stacks:
        holding = holding_at(state, stack.hex)
        owner = holding.owner
        if (
            stack.legions
            and owner not in (NOBODY, power)
            and not holding.fortress
            and not legions_at(state, owner, stack.hex)
        ):
            found.append(stack.hex)
    return tuple(found)


def legal_seizures(state: DiesIraeState, frame: Attacking, seat: Seat) -> list[Seize]:
    """Posts that may be taken."""
    names = board().hexes
    seizures = [Seize(names[place]) for place in frame.open]
    return [each for each in seizures if refuse_seizure(state, frame, seat, each) is None]


def legal_fights(state: DiesIraeState, frame: Attacking, seat: Seat) -> list[Fight]:
    """Combats that may begin."""
    names = board().hexes
    found = []
    enemies = enemy_hexes(state, state.active)
    for stack in state.realms[state.active].stacks:
        if stack.hex not in enemies and holding_at(state, stack.hex).monument in (NOBODY, state.active):
            continue
        for unit in (LEGION, SHIP):
            if not fighters(state, stack.hex, state.active, unit):
                continue
            for rival, power in enumerate(POWERS):
                fight = Fight(names[stack.hex], unit, power)
                if rival != state.active and refuse_fight(state, frame, seat, fight) is None:
                    found.append(fight)
    return found


def refuse_fight(state: DiesIraeState, frame: Attacking, _seat: Seat, action: Fight) -> Refusal | None:
    """No fighters, nobody to fight, a second combat of the kind, or an armistice."""
    place, rival = board().index[action.hex], power_number(action.rival)
    facts: dict[str, Fact] = {**named(hex=action.hex, unit=action.unit), "rival": Word("power", action.rival)}
    if action.unit not in (LEGION, SHIP):
        return Refusal("leader-no-fight", facts, "17.5")
    if rival == state.active:
        return Refusal("own-power", facts, RULE)
    if not fighters(state, place, state.active, action.unit):
        return Refusal("no-units-there", facts, RULE)
    if in_pact(state, state.active, rival):
        return Refusal("armistice-holds", facts, "9.8")
    if (place, action.unit) in frame.fought:
        return Refusal("fought-already", facts, RULE)
    if fighters(state, place, rival, action.unit):
        if action.unit == LEGION and not is_contested(state, place):
            return Refusal("not-contested", facts, "9.1.3")
        return None
    if action.unit == LEGION:
        if fortified(state, place, rival):
            return None
        if holding_at(state, place).monument == rival:
            return _refuse_razing(state, place)
        if holding_at(state, place).owner == rival:
            return Refusal("post-does-not-fight", facts, RULE)
    return Refusal("nobody-to-fight", facts, RULE)


def _refuse_razing(state: DiesIraeState, place: int) -> Refusal | None:
    """Legions and fortresses of whoever holds the hex now stand before a monument (12)."""
    for guard, power in enumerate(POWERS):
        if guard != state.active and (legions_at(state, guard, place) or fortified(state, place, guard)):
            facts = {"hex": Word("hex", board().hexes[place]), "rival": Word("power", power)}
            return Refusal("guarded", facts, "12")
    return None


def fight(
    state: DiesIraeState, frame: Attacking, _seat: Seat, action: Fight, _chance: Chance
) -> DiesIraeStep:
    """One round: both sides lose at the same time."""
    place, rival = board().index[action.hex], power_number(action.rival)
    power, unit = state.active, action.unit
    led = all(there != place for there, _ in frame.fought)  # leaders fight once in a hex (17.5)
    attack = side_strength(state, place, power, unit, defending=False, led=led)
    defence = side_strength(state, place, rival, unit, defending=True, led=led)
    by_land = unit == LEGION
    own = losses(defence, fighters(state, place, power, unit), fortress=False, monument=False)
    theirs = losses(
        attack,
        fighters(state, place, rival, unit),
        by_land and fortified(state, place, rival),
        by_land and holding_at(state, place).monument == rival,
    )
    drowned = _drowned(state, place, power, own, by_land)
    rival_drowned = _drowned(state, place, rival, theirs, by_land)
    events: list[Event] = [
        Fought(
            POWERS[power], POWERS[rival], action.hex, unit, attack, defence,
            own.units, theirs.units, drowned, rival_drowned,
        )
    ]  # fmt: skip
    for side, lost, sunk in ((power, own, drowned), (rival, theirs, rival_drowned)):
        if by_land:
            state = add_units(state, side, place, legions=-lost.units)
        else:
            state = add_units(state, side, place, ships=-lost.units, aboard=-sunk)
    state = _razed(state, place, rival, theirs, events)
    fought = (*frame.fought, (place, str(unit)))
    return Step(change(state, frame=Attacking(fought, frame.open)), tuple(events))


def _drowned(state: DiesIraeState, place: int, power: int, lost: Losses, by_land: bool) -> int:
    """Legions that sink: the owner lets ships without legions go first (9.1.1)."""
    stack = stack_at(state.realms[power], place)
    return 0 if by_land else max(0, stack.aboard - (stack.ships - lost.units))


def _razed(state: DiesIraeState, place: int, rival: int, lost: Losses, events: list[Event]) -> DiesIraeState:
    """A fortress burnt leaves no post (but a second one of 17.7); a monument costs stability (12)."""
    site = board().site[place]
    names = (POWERS[state.active], POWERS[rival], board().hexes[place])
    if lost.fortress:
        holding = state.sites[site]
        left = Holding(rival if holding.posts else NOBODY, holding.posts, False, holding.monument)
        state = with_site(state, site, left)
        events.append(FortressDestroyed(*names))
    if lost.monument:
        state = with_site(state, site, state.sites[site]._replace(monument=NOBODY))
        events.append(MonumentDestroyed(*names))
        state = shifted(state, rival, -1, events)
    return state


def refuse_seizure(state: DiesIraeState, frame: Attacking, _seat: Seat, action: Seize) -> Refusal | None:
    """No enemy post, a guard, no legion of one's own, a guard killed only now, or an armistice."""
    place = board().index[action.hex]
    holding = holding_at(state, place)
    owner = holding.owner
    facts: dict[str, Fact] = {"hex": Word("hex", action.hex), "rival": ""}
    if owner in (NOBODY, state.active):
        return Refusal("no-enemy-post", facts, RULE)
    facts["rival"] = Word("power", POWERS[owner])
    if not legions_at(state, state.active, place):
        return Refusal("no-legion-to-seize", facts, RULE)
    if in_pact(state, state.active, owner):
        return Refusal("armistice-holds", facts, "9.8")
    if holding.fortress or legions_at(state, owner, place):
        return Refusal("guarded", facts, RULE)
    if place not in frame.open:
        return Refusal("guard-just-fell", facts, RULE)
    return None


def seize(
    state: DiesIraeState, _frame: Attacking, _seat: Seat, action: Seize, _chance: Chance
) -> DiesIraeStep:
    """The post changes hands for nothing; one post, even where two stood (17.7)."""
    place, power = board().index[action.hex], state.active
    site = board().site[place]
    holding, good = state.sites[site], site_goods()[site]
    most = len(goods()[good].incomes) - 1
    razed = held_of(state, power, good) >= most or posts_of(state, power) >= POSTS
    rival = POWERS[holding.owner]
    events: list[Event] = [PostSeized(POWERS[power], rival, action.hex, goods()[good].good, razed)]
    if razed:
        return Step(with_site(state, site, EMPTY._replace(monument=holding.monument)), tuple(events))
    state = with_site(state, site, Holding(power, 1, False, holding.monument))
    state = first_luxury(state, power, good, events)
    return Step(capital_taken(state, place, power, events), tuple(events))


def capital_taken(state: DiesIraeState, place: int, power: int, events: list[Event]) -> DiesIraeState:
    """The state once a post in a capital has cost its owner three levels of stability (9.5)."""
    for owner, realm in enumerate(state.realms):
        if owner != power and realm.capital == place != NOWHERE and not realm.fallen:
            events.append(CapitalConquered(POWERS[power], POWERS[owner], board().hexes[place]))
            state = shifted(state, owner, CAPITAL_LOST, events)
    return state
