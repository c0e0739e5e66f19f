"""3f. Fights: like against like, one for one.

Source: "Manœuvre de déplacement", "Combat sans déplacement", the FAQ's "Quand les nations peuvent-elles
combattre". The active nation may fight wherever its units and a rival's like units stand, at any moment of
its manoeuvre; a nation into whose units' province others move may demand a fight there, at once. All such
nations are asked together and their answers carried out in turn order after the active nation.
"""

from functools import cache, lru_cache

from engine.antike.actions import Answer, Demand, Fight, LetPass
from engine.antike.events import Demanded, Fought, PassedBy
from engine.antike.law.manoeuvre import lost
from engine.antike.state import (
    NOBODY,
    AntikeState,
    Manoeuvre,
    MovedIn,
    number_of,
    realms_with,
    stationed,
    stations,
    units_of,
)
from engine.antike.words import GALLEY, LEGION, UNITS, Nation, Province, Unit
from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change, with_entry

RULE = "Combat"


@lru_cache(maxsize=16384)
def _fights(province: Province, unit: Unit, rival: Nation, most: int) -> tuple[Fight, ...]:
    return tuple(Fight(province, unit, rival, count) for count in range(most, 0, -1))


def legal_fights(state: AntikeState, frame: Manoeuvre, _seat: Seat) -> list[Fight]:
    """Every rival with like units in every province where the active nation has some."""
    realm = state.realm
    found: list[Fight] = []
    if frame.conquering:
        return found
    provinces = state.board.provinces
    legions, galleys, _ = stations(realm)
    for unit, places in ((LEGION, legions), (GALLEY, galleys)):
        for other in state.realms:
            if other is realm:
                continue
            counts = other.legions if unit == LEGION else other.galleys
            for province, count in places:
                theirs = counts[province]
                if theirs:
                    found += _fights(provinces[province], unit, other.nation, min(count, theirs))
    return found


def refuse_fight(state: AntikeState, frame: Manoeuvre, _seat: Seat, action: Fight) -> Refusal | None:
    """Not both there with like units, more than there are, oneself, or conquests have begun."""
    if frame.conquering:
        return Refusal("conquering-began", {}, "Phase 2: Conquest Action")
    province = state.board.index[action.province]
    rival = number_of(state, action.rival)
    facts = {**named(province=action.province, unit=action.unit), "rival": Word("nation", action.rival)}
    if rival in (NOBODY, state.active):
        return Refusal("no-rival", facts, RULE)
    own = units_of(state.realm, action.unit)[province]
    theirs = units_of(state.realms[rival], action.unit)[province]
    if not own:
        return Refusal("no-units-there", facts, RULE)
    if not theirs:
        return Refusal("rival-not-there", facts, RULE)
    if not 1 <= action.count <= min(own, theirs):
        return Refusal("too-many-to-fight", {**facts, "most": min(own, theirs), "wanted": action.count}, RULE)
    return None


def _clash(
    state: AntikeState, frame: Manoeuvre, unit: Unit, province: int, rival: int, count: int
) -> tuple[AntikeState, Manoeuvre]:
    """Both nations lose `count` units; the active one those with the fewest actions left."""
    own, frame = lost(state.realm, frame, UNITS.index(unit), province, count)
    other = stationed(state.realms[rival], unit, (province, -count))
    return change(state, realms=with_entry(realms_with(state, own), rival, other)), frame


def fight(
    state: AntikeState, frame: Manoeuvre, _seat: Seat, action: Fight, _chance: Chance
) -> Step[AntikeState]:
    """The active nation fights in its own turn."""
    province = state.board.index[action.province]
    rival = number_of(state, action.rival)
    state, frame = _clash(state, frame, action.unit, province, rival, action.count)
    nation = state.realm.nation
    event = Fought(nation, action.rival, action.province, action.unit, action.count)
    return Step(change(state, frame=frame), (event,))


@cache
def let_pass_of(nation: Nation) -> LetPass:
    """The answer of a nation that wants no fight."""
    return LetPass(nation)


def most_to_demand(state: AntikeState, frame: MovedIn, number: int) -> int:
    """How many units a nation may fight with: its own like units, or all of the mover's there if fewer."""
    return min(
        units_of(state.realms[number], frame.unit)[frame.province],
        units_of(state.realm, frame.unit)[frame.province],
    )


def legal_answers(state: AntikeState, frame: MovedIn, seat: Seat) -> list[Answer]:
    """Let pass, or demand a fight with any number, for each nation of the seat that is asked."""
    found: list[Answer] = []
    for number in frame.owed:
        realm = state.realms[number]
        if realm.seat == seat:
            most = most_to_demand(state, frame, number)
            found.append(let_pass_of(realm.nation))
            found += [Demand(realm.nation, count) for count in range(most, 0, -1)]
    return found


def refuse_answer(state: AntikeState, frame: MovedIn, seat: Seat, action: Answer) -> Refusal | None:
    """A nation that is not asked or not the seat's, or more units than can fight."""
    number = number_of(state, action.nation)
    facts = named(nation=action.nation, province=state.board.provinces[frame.province])
    if number not in frame.owed or state.realms[number].seat != seat:
        return Refusal("not-asked", facts, RULE)
    most = most_to_demand(state, frame, number)
    if isinstance(action, Demand) and not 1 <= action.count <= most:
        numbers = {**named(unit=frame.unit), "most": most, "wanted": action.count}
        return Refusal("too-many-to-fight", {**facts, **numbers}, RULE)
    return None


def answer(
    state: AntikeState, frame: MovedIn, _seat: Seat, action: Answer, _chance: Chance
) -> Step[AntikeState]:
    """One nation answers; after the last answer all fights are carried out and the manoeuvre goes on."""
    number = number_of(state, action.nation)
    province = state.board.provinces[frame.province]
    mover = state.realm.nation
    owed = tuple(each for each in frame.owed if each != number)
    demanded = frame.demanded
    events: list[Event] = []
    if isinstance(action, Demand):
        demanded = (*demanded, (number, action.count))
        if owed:
            events.append(Demanded(action.nation, mover, province, frame.unit, action.count))
    else:
        events.append(PassedBy(action.nation, mover, province, frame.unit))
    return _carried_out(state, MovedIn(frame.province, frame.unit, owed, demanded, frame.manoeuvre), events)


def _carried_out(state: AntikeState, frame: MovedIn, events: list[Event]) -> Step[AntikeState]:
    if frame.owed:
        return Step(change(state, frame=frame), tuple(events))
    province = state.board.provinces[frame.province]
    mover = state.realm.nation
    manoeuvre = frame.manoeuvre
    nations = len(state.realms)
    for number, wanted in sorted(frame.demanded, key=lambda each: (each[0] - state.active) % nations):
        count = min(wanted, most_to_demand(state, frame, number))
        if count:
            state, manoeuvre = _clash(state, manoeuvre, frame.unit, frame.province, number, count)
            nation = state.realms[number].nation
            events.append(Fought(nation, mover, province, frame.unit, count))
    return Step(change(state, frame=manoeuvre), tuple(events))


def without(state: AntikeState, frame: MovedIn, gone: tuple[int, ...]) -> Step[AntikeState]:
    """The state once nations that leave the game owe no answer any more, and what followed."""
    owed = tuple(each for each in frame.owed if each not in gone)
    demanded = tuple(each for each in frame.demanded if each[0] not in gone)
    left = MovedIn(frame.province, frame.unit, owed, demanded, frame.manoeuvre)
    return _carried_out(state, left, [])
