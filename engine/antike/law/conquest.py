"""3g. Conquest: as many units with an action left as the city's defence is strong, all of them lost.

Source: "Manœuvre de conquête", in English "Phase 2: Conquest Action". Only the units that are lost take part;
of each kind those with the fewest actions left go.
"""

from functools import lru_cache

from engine.antike.actions import Conquer
from engine.antike.events import Conquered, GaveUp, Won
from engine.antike.law.manoeuvre import groups, lost
from engine.antike.law.personages import all_gone
from engine.antike.state import NOBODY, AntikeState, Manoeuvre, Over, Realm, cities_of, realms_with, stations
from engine.antike.words import Province
from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change, with_entry

RULE = "Manœuvre de conquête"
CITIES = 25
"""City stones each nation has."""

_MONARCHY, _DEMOCRACY = 1 << 3, 1 << 7


def defence(state: AntikeState, city: int) -> int:
    """A city's strength: 1, with a temple 3; + its owner's units there; +1 monarchy or +2 democracy."""
    realm = state.realms[state.owner[city]]
    bonus = 2 if realm.advances & _DEMOCRACY else 1 if realm.advances & _MONARCHY else 0
    return (3 if state.temples[city] else 1) + realm.legions[city] + realm.galleys[city] + bonus


def able(realm: Realm, frame: Manoeuvre, kind: int, city: int) -> int:
    """Units of a kind in a province that can still take part: with an action left."""
    return sum(count for left, count in groups(realm, frame, kind, city) if left)


@lru_cache(maxsize=16384)
def _conquests(
    province: Province, legions: int, galleys: int, strength: int, give_up: Province | None
) -> tuple[Conquer, ...]:
    least, most = max(0, strength - galleys), min(legions, strength)
    return tuple(Conquer(province, used, strength - used, give_up) for used in range(most, least - 1, -1))


def legal_conquests(state: AntikeState, frame: Manoeuvre, _seat: Seat) -> list[Conquer]:
    """Every foreign city that is weak enough, with every mix of losses."""
    realm = state.realm
    found: list[Conquer] = []
    active, legions, galleys, owners = state.active, realm.legions, realm.galleys, state.owner
    provinces = state.board.provinces
    full: bool | None = None
    for city in stations(realm)[2]:
        owner = owners[city]
        if owner in (NOBODY, active):
            continue
        strength = defence(state, city)
        if legions[city] + galleys[city] < strength or owners.count(owner) == 1:
            continue
        soldiers, sailors = able(realm, frame, 0, city), able(realm, frame, 1, city)
        if soldiers + sailors < strength:
            continue
        if full is None:
            full = owners.count(active) >= CITIES
        for give_up in [provinces[own] for own in cities_of(state, active)] if full else [None]:
            found += _conquests(provinces[city], soldiers, sailors, strength, give_up)
    return found


def refuse_conquest(state: AntikeState, frame: Manoeuvre, _seat: Seat, action: Conquer) -> Refusal | None:
    """No foreign city, a nation's last one, too strong, wrong losses, or no city named to give up."""
    realm, city = state.realm, state.board.index[action.province]
    owner = state.owner[city]
    place = named(province=action.province)
    if owner == NOBODY:
        return Refusal("no-city", place, RULE)
    if owner == state.active:
        return Refusal("own-city", place, RULE)
    facts = {**place, "rival": Word("nation", state.realms[owner].nation)}
    if state.owner.count(owner) == 1:
        return Refusal("last-city", facts, RULE)
    strength = defence(state, city)
    legions, galleys = able(realm, frame, 0, city), able(realm, frame, 1, city)
    if legions + galleys < strength:
        return Refusal("too-weak", {**facts, "needs": strength, "has": legions + galleys}, RULE)
    if action.legions or action.galleys:
        losses = action.legions + action.galleys
        if losses != strength or action.legions > legions or action.galleys > galleys:
            numbers = {"needs": strength, "legions": legions, "galleys": galleys}
            wanted = {"wanted-legions": action.legions, "wanted-galleys": action.galleys}
            return Refusal("wrong-losses", {**facts, **numbers, **wanted}, RULE)
    return _refuse_gift(state, action)


def _refuse_gift(state: AntikeState, action: Conquer) -> Refusal | None:
    cities = state.owner.count(state.active)
    facts = {**named(province=action.province), "limit": CITIES}
    if cities < CITIES:
        return None if action.give_up is None else Refusal("nothing-to-give-up", facts, RULE)
    if action.give_up is None:
        own = state.board.provinces[state.owner.index(state.active)]
        facts["city"] = Word("province", own)
        return Refusal("give-up-which", facts, RULE)
    if state.owner[state.board.index[action.give_up]] != state.active:
        return Refusal("not-your-city", named(province=action.give_up), RULE)
    return None


def proposed_losses(realm: Realm, frame: Manoeuvre, city: int, strength: int) -> tuple[int, int]:
    """Legions and galleys to lose where the player does not say: the kind he has more of there first."""
    legions, galleys = able(realm, frame, 0, city), able(realm, frame, 1, city)
    if legions >= galleys:
        used = min(legions, strength)
        return used, strength - used
    used = min(galleys, strength)
    return strength - used, used


def conquer(
    state: AntikeState, frame: Manoeuvre, _seat: Seat, action: Conquer, _chance: Chance
) -> Step[AntikeState]:
    """The city changes hands; its temple, its owner's units there and the conqueror's losses are gone."""
    city = state.board.index[action.province]
    rival = state.owner[city]
    strength = defence(state, city)
    realm, other = state.realm, state.realms[rival]
    legions, galleys = action.legions, action.galleys
    if not legions and not galleys:
        legions, galleys = proposed_losses(realm, frame, city, strength)
    realm, after = lost(realm, frame, 0, city, legions, least=1)
    realm, after = lost(realm, after, 1, city, galleys, least=1)
    temple = state.temples[city]
    event = Conquered(
        realm.nation, other.nation, action.province, strength, legions, galleys,
        other.legions[city], other.galleys[city], temple,
    )  # fmt: skip
    fallen = change(
        other, legions=with_entry(other.legions, city, 0), galleys=with_entry(other.galleys, city, 0)
    )
    owner, temples = with_entry(state.owner, city, state.active), with_entry(state.temples, city, False)
    events: list[Event] = [event]
    if action.give_up is not None:
        given = state.board.index[action.give_up]
        events.insert(0, GaveUp(realm.nation, action.give_up, temples[given]))
        owner, temples = with_entry(owner, given, NOBODY), with_entry(temples, given, False)
    realms = with_entry(realms_with(state, realm), rival, fallen)
    state = change(state, realms=realms, owner=owner, temples=temples)
    if temple and len(realms) >= 5 and all_gone(state):
        events.append(Won(realm.nation, sum(realm.personages)))
        return Step(change(state, frame=Over("last-temple", state.active)), tuple(events))
    following = Manoeuvre(after.tired, state.options.manoeuvre == "2006")
    return Step(change(state, frame=following, destroyed=state.destroyed + temple), tuple(events))
