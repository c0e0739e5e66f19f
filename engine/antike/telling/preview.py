"""What an action will lead to, told before it is taken: what stands where one goes, what a city brings and
counts towards, what a field of the rondel is good for now."""

from engine.antike.actions import (
    Arm,
    BuildTemple,
    ChooseNation,
    Conquer,
    Demand,
    Fight,
    Found,
    Go,
    Learn,
    Move,
    Settle,
)
from engine.antike.law import know_how, opening
from engine.antike.law.conquest import defence
from engine.antike.law.personages import due, left
from engine.antike.law.purse import left_in_bank
from engine.antike.law.rondel import production
from engine.antike.law.rules import RULES
from engine.antike.law.temple import COST
from engine.antike.state import (
    NOBODY,
    AntikeState,
    MovedIn,
    cities_of,
    number_of,
    temples_of,
    units_of,
)
from engine.antike.words import (
    ADVANCES,
    COIN,
    GOLD,
    IRON,
    MARBLE,
    PERSONAGES,
    RESOURCES,
    Good,
    Nation,
    Province,
    Unit,
)
from engine.core.contract import Action, Fact, Note, View, Word, named
from engine.core.play.chance import LoadedChance

NO_CHANCE = LoadedChance(())
PER_KING, PER_CITIZEN = 5, 3
"""Cities for a king, temples for a citizen."""


def preview(view: View[AntikeState], action: Action) -> tuple[Note, ...]:
    """What is to be known of a nation, a field, a province or an advance before one chooses it."""
    state = view.state
    match action:
        case ChooseNation():
            return _nations(state, action.nation)
        case Settle():
            return (Note("good", _good(state, action.province)),)
        case Go():
            return (_field(state, action),)
        case Move():
            return (_ground(state, action.target),)
        case Arm():
            city = state.board.index[action.province]
            strength = {"strength": defence(state, city) + action.count, "now": defence(state, city)}
            return (Note("armed", {**named(province=action.province), **strength}),)
        case Learn() if know_how.is_first(state, ADVANCES.index(action.advance)):
            return (Note("first", named(advance=action.advance)),)
        case Conquer() | Found() | BuildTemple():
            return (_city(state, view, action),)
        case Fight():
            return (_fight(state, action.province, action.unit, action.rival, action.count),)
        case Demand() if isinstance(state.frame, MovedIn):
            place, rival = state.board.provinces[state.frame.province], state.realm.nation
            return (_fight(state, place, state.frame.unit, rival, action.count, action.nation),)
    return ()


def _good(state: AntikeState, province: Province) -> dict[str, Fact]:
    """A province and the resource it bears."""
    resource = state.board.resource[state.board.index[province]]
    return {**named(province=province), "good": Word("good", RESOURCES[resource])}


def _nations(state: AntikeState, first: Nation) -> tuple[Note, ...]:
    """Where nations of one choice begin, and which place they have in the turn order."""
    starts = opening.nations_in_play(state.options, state.seats)
    (share,) = (each for each in opening.shares(state.options, state.seats) if first in each)
    provinces = state.board.provinces
    return tuple(
        Note(
            "start",
            {
                **named(nation=start.nation),
                "cities": tuple(Word("province", provinces[city]) for city in start.cities),
                "place": place,
            },
        )
        for place, start in enumerate(starts, 1)
        if start.nation in share
    )


def _field(state: AntikeState, action: Go) -> Note:
    """What a field gives, or how much can be done on it with what is left after the way."""
    realm, field = state.realm, named(field=action.field)
    if (found := Good(action.field)) in RESOURCES:
        count = min(production(state, state.active, found), left_in_bank(state, found))
        return Note("harvest", {**field, "good": Word("good", found), "count": count})
    pay = dict(action.pay or ())
    coins = realm.coins - pay.get(COIN, 0)
    marble, iron, gold = (
        have - pay.get(good, 0) + coins for good, have in zip(RESOURCES, realm.goods, strict=True)
    )
    means = {
        "temple": (MARBLE, marble // COST),
        "arming": (IRON, iron),
        "know-how": (GOLD, gold),
    }
    if action.field in means:
        good, count = means[action.field]
        return Note(f"field-{action.field}", {**field, "good": Word("good", good), "count": count})
    return Note("field-manoeuvre", {**field, "legions": sum(realm.legions), "galleys": sum(realm.galleys)})


def _ground(state: AntikeState, province: Province) -> Note:
    """What a province bears, whose city stands there and how strong it is, and whose units stand there."""
    place = state.board.index[province]
    owner = state.owner[place]
    guests = tuple(
        Word("nation", realm.nation)
        for number, realm in enumerate(state.realms)
        if number not in (owner, state.active) and (realm.legions[place] or realm.galleys[place])
    )
    facts: dict[str, Fact] = {
        **_good(state, province),
        "owner": "" if owner in (NOBODY, state.active) else Word("nation", state.realms[owner].nation),
        "own": "yes" if owner == state.active else "no",
        "strength": 0 if owner == NOBODY else defence(state, place),
        "temple": "yes" if state.temples[place] else "no",
        "rivals": guests,
    }
    return Note("ground", facts)


def _city(state: AntikeState, view: View[AntikeState], action: Conquer | Found | BuildTemple) -> Note:
    """How much more a city or temple brings, how many one has then, and which personages are won by it."""
    active = state.active
    after = RULES.resolve(state, view.seat, action, NO_CHANCE).state
    facts = _good(state, action.province)
    good = RESOURCES[state.board.resource[state.board.index[action.province]]]
    facts["more"] = production(after, active, good) - production(state, active, good)
    if isinstance(action, BuildTemple):
        count, each = temples_of(after, active), PER_CITIZEN
    else:
        count, each = len(cities_of(after, active)), PER_KING
    earned = zip(PERSONAGES, due(after, after.realm), due(state, state.realm), left(state), strict=True)
    won = tuple(Word("personage", who) for who, then, now, pile in earned if min(then, pile) > now)
    return Note(action.word, {**facts, "count": count, "next": count + -count % each, "won": won})


def _fight(
    state: AntikeState, province: Province, unit: Unit, rival: Nation, count: int, own: Nation | None = None
) -> Note:
    """What is left of both sides' like units after a fight."""
    place = state.board.index[province]
    number = state.active if own is None else number_of(state, own)
    sides = (units_of(state.realms[each], unit)[place] for each in (number, number_of(state, rival)))
    kept, left_there = (side - count for side in sides)
    facts = {
        **named(province=province, unit=unit),
        "rival": Word("nation", rival),
        "count": count,
        "kept": kept,
    }
    return Note("fight", {**facts, "left": left_there})
