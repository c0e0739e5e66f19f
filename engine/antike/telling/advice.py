"""What a panel tells around the legal actions: progress, warnings, and why something is not to be had."""

from collections.abc import Mapping

from engine.antike.actions import Arm, BuildTemple, Conquer, End, Found, Go, Learn, Move
from engine.antike.law import know_how
from engine.antike.law.manoeuvre import allowance, groups
from engine.antike.law.rules import RULES
from engine.antike.law.temple import COST
from engine.antike.state import (
    NOBODY,
    AntikeState,
    Arming,
    Coin,
    Founding,
    KnowHow,
    Manoeuvre,
    MovedIn,
    Open,
    Over,
    Rondel,
    Temples,
    cities_of,
    occupied,
)
from engine.antike.words import ADVANCES, FIELDS, GOLD, IRON, MARBLE, RESOURCES, UNITS
from engine.core.contract import Action, Note, Stage, View, named, stages_at
from engine.core.guide import left_undone

STAGES = ("coin", "rondel", "action", "found", "end")
PLACES: Mapping[type, int] = {Coin: 0, Rondel: 1, Founding: 3}
"""Which stage each frame belongs to; the others are the action."""

COULD: Mapping[type[Action], tuple[str, str]] = {
    BuildTemple: ("could-build", "province"),
    Arm: ("could-arm", "province"),
    Learn: ("could-learn", "advance"),
    Conquer: ("could-conquer", "province"),
    Found: ("could-found", "province"),
}
"""What may be left undone at the end of a turn: the key of the warning, and the field that says where."""


def stages(view: View[AntikeState]) -> tuple[Stage, ...]:
    """Coin, rondel, action, new cities, end: what is done, what is now."""
    state = view.state
    if not state.realms or isinstance(state.frame, Over) or state.realm.seat != view.seat:
        return ()
    return stages_at(STAGES, PLACES.get(type(state.frame), 2))


def sought(view: View[AntikeState]) -> list[Action]:
    """Actions people look for here, lawful or not: one of each kind and place."""
    state, frame = view.state, view.state.frame
    if not state.realms or isinstance(frame, Over | MovedIn) or state.realm.seat != view.seat:
        return []
    provinces = state.board.provinces
    own = [provinces[city] for city in cities_of(state, state.active)]
    wanted: list[Action] = []
    if isinstance(frame, Rondel):
        wanted += [Go(field) for field in FIELDS]
    elif isinstance(frame, Temples):
        wanted += [BuildTemple(province) for province in own]
    elif isinstance(frame, Arming):
        wanted += [Arm(province, unit, 1) for province in own for unit in UNITS]
    elif isinstance(frame, KnowHow):
        wanted += [Learn(advance) for advance in ADVANCES]
    here = occupied(state.realm.legions, state.realm.galleys)
    if isinstance(frame, Manoeuvre):
        foreign = (place for place in here if state.owner[place] not in (NOBODY, state.active))
        wanted += [Conquer(provinces[place]) for place in foreign]
        wanted += [] if frame.conquering else _wrong_borders(state)
    if isinstance(frame, Open):
        wanted += [Found(provinces[place]) for place in here if state.owner[place] == NOBODY]
    return wanted


def _wrong_borders(state: AntikeState) -> list[Move]:
    """Legions over the sea and galleys over land: the commonest wish."""
    found, realm = state.board, state.realm
    ways = ((realm.legions, found.land, found.sea), (realm.galleys, found.sea, found.land))
    return [
        Move(found.provinces[province], found.provinces[target], unit, 1)
        for unit, (counts, right, wrong) in zip(UNITS, ways, strict=True)
        for province, count in enumerate(counts)
        if count
        for target in wrong[province]
        if target not in right[province]
    ]


def warnings(view: View[AntikeState], action: Action) -> tuple[Note, ...]:
    """Before the turn ends or its action closes: units not moved, and what could still be had."""
    state = view.state
    if isinstance(action, Go):
        return _idle_field(state, action)
    if not isinstance(action, End | Found):
        return ()
    notes: list[Note] = []
    if isinstance(state.frame, Manoeuvre):
        legions, galleys = (_rested(state, state.frame, kind) for kind in (0, 1))
        if legions or galleys:
            notes.append(Note("idle-units", {"legions": legions, "galleys": galleys}))
    founding = isinstance(action, Found)
    legal = RULES.legal(state, view.seat)
    notes += left_undone((each for each in legal if not (founding and isinstance(each, Found))), COULD)
    return tuple(notes)


def _rested(state: AntikeState, frame: Manoeuvre, kind: int) -> int:
    """How many legions (kind 0) or galleys (1) have all their actions."""
    full = allowance(state.realm, kind)
    return sum(
        count
        for province in range(len(state.owner))
        for left, count in groups(state.realm, frame, kind, province)
        if left == full
    )


def _idle_field(state: AntikeState, action: Go) -> tuple[Note, ...]:
    """Moving to a field that will bring nothing."""
    realm = state.realm
    means = {good: count + realm.coins for good, count in zip(RESOURCES, realm.goods, strict=True)}
    if action.pay:
        means = {good: have - action.pay["coin"] - action.pay[good] for good, have in means.items()}
    no_units = not any(realm.legions) and not any(realm.galleys)
    idle = {
        "temple": means[MARBLE] < COST,
        "arming": means[IRON] < 1,
        "know-how": means[GOLD] < min(know_how.price(state, advance) for advance in ADVANCES),
        "manoeuvre-1": no_units,
        "manoeuvre-2": no_units,
    }
    return (Note("idle-field", named(field=action.field)),) if idle.get(action.field) else ()
