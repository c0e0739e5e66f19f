"""What a panel tells around the legal actions: progress, warnings, and why something is not to be had."""

from collections.abc import Iterator

from engine.antike.actions import (
    Arm,
    BuildTemple,
    Conquer,
    End,
    Found,
    Go,
    Learn,
    Move,
)
from engine.antike.board import board
from engine.antike.law import know_how
from engine.antike.law.manoeuvre import allowance, groups
from engine.antike.state import (
    NOBODY,
    AntikeState,
    Arming,
    Coin,
    Founding,
    KnowHow,
    Manoeuvre,
    MovedIn,
    Over,
    Realm,
    Rondel,
    Temples,
)
from engine.antike.words import ADVANCES, FIELDS, GOLD, IRON, MARBLE, RESOURCES, UNITS, Province
from engine.core.contract import Action, Fact, Note, Refusal, Seat, Stage, Word
from engine.core.law import AnyRulebook

STAGES = ("coin", "rondel", "action", "found", "end")
PLACES: dict[type, int] = {Coin: 0, Rondel: 1, Founding: 3}
"""Which stage each frame belongs to; the others are the action."""


def out_of_place(state: AntikeState, action: Action) -> Refusal:
    """The action belongs to another moment: says what is due now."""
    frame = state.frame
    names: dict[type, str] = {
        Coin: "coin", Rondel: "rondel", Temples: "temples", Arming: "arming", KnowHow: "know-how",
        Manoeuvre: "manoeuvre", Founding: "founding", MovedIn: "entry", Over: "over",
    }  # fmt: skip
    due = names.get(type(frame), "opening")
    return Refusal(f"due-{due}", {"verb": Word("verb", action.word)}, "Déroulement du jeu")


def stages(state: AntikeState, seat: Seat) -> tuple[Stage, ...]:
    """Coin, rondel, action, new cities, end: what is done, what is now."""
    if not state.realms or isinstance(state.frame, Over) or state.realms[state.active].seat != seat:
        return ()
    now = PLACES.get(type(state.frame), 2)
    return tuple(
        Stage(key, "done" if place < now else "now" if place == now else "next")
        for place, key in enumerate(STAGES)
    )


def sought_in_vain(rules: AnyRulebook, state: AntikeState, seat: Seat) -> Iterator[Action]:
    """Actions people look for here although a rule forbids them: one of each kind and place."""
    frame = state.frame
    if not state.realms or isinstance(frame, Over | MovedIn) or state.realms[state.active].seat != seat:
        return
    realm = state.realms[state.active]
    sought: list[Action] = []
    if isinstance(frame, Rondel):
        sought += [Go(field) for field in FIELDS]
    elif isinstance(frame, Temples):
        sought += [BuildTemple(province) for province in _own(state)]
    elif isinstance(frame, Arming):
        sought += [Arm(province, unit, 1) for province in _own(state) for unit in UNITS]
    elif isinstance(frame, KnowHow):
        sought += [Learn(advance) for advance in ADVANCES]
    elif isinstance(frame, Manoeuvre):
        sought += _wanted_conquests(state, realm)
        sought += _wrong_borders(state, realm)
    if isinstance(frame, Temples | Arming | KnowHow | Manoeuvre | Founding):
        sought += _wanted_cities(state, realm)
    yield from (action for action in sought if rules.refusal(state, seat, action) is not None)


def _own(state: AntikeState) -> list[Province]:
    provinces = board(state.options.board).provinces
    return [provinces[city] for city, owner in enumerate(state.owner) if owner == state.active]


def _wanted_conquests(state: AntikeState, realm: Realm) -> list[Action]:
    provinces = board(state.options.board).provinces
    return [
        Conquer(provinces[city])
        for city, owner in enumerate(state.owner)
        if owner not in (NOBODY, state.active) and (realm.legions[city] or realm.galleys[city])
    ]


def _wrong_borders(state: AntikeState, realm: Realm) -> list[Action]:
    """Legions over the sea and galleys over land: the commonest wish."""
    found = board(state.options.board)
    sought: list[Action] = []
    for kind, (counts, right, wrong) in enumerate(
        ((realm.legions, found.land, found.sea), (realm.galleys, found.sea, found.land))
    ):
        for province, count in enumerate(counts):
            if count:
                sought += [
                    Move(found.provinces[province], found.provinces[target], UNITS[kind], 1)
                    for target in wrong[province]
                    if target not in right[province]
                ]
    return sought


def _wanted_cities(state: AntikeState, realm: Realm) -> list[Action]:
    provinces = board(state.options.board).provinces
    return [
        Found(provinces[place])
        for place, (legions, galleys) in enumerate(zip(realm.legions, realm.galleys, strict=True))
        if (legions or galleys) and state.owner[place] == NOBODY
    ]


def warnings(rules: AnyRulebook, state: AntikeState, seat: Seat, action: Action) -> tuple[Note, ...]:
    """Before the turn ends or its action closes: units not moved, and what could still be had."""
    if isinstance(action, Go):
        return _idle_field(state, action)
    if not isinstance(action, End | Found):
        return ()
    frame = state.frame
    realm = state.realms[state.active]
    notes: list[Note] = []
    if isinstance(frame, Manoeuvre):
        legions, galleys = (_rested(state, realm, frame, kind) for kind in (0, 1))
        if legions or galleys:
            notes.append(Note("idle-units", {"legions": legions, "galleys": galleys}))
    legal = rules.legal(state, seat)
    could: dict[str, list[Fact]] = {}
    for each in legal:
        if isinstance(each, BuildTemple):
            could.setdefault("could-build", []).append(Word("province", each.province))
        elif isinstance(each, Arm):
            could.setdefault("could-arm", []).append(Word("province", each.province))
        elif isinstance(each, Learn):
            could.setdefault("could-learn", []).append(Word("advance", each.advance))
        elif isinstance(each, Conquer):
            could.setdefault("could-conquer", []).append(Word("province", each.province))
        elif isinstance(each, Found) and isinstance(action, End):
            could.setdefault("could-found", []).append(Word("province", each.province))
    notes += [Note(key, {"places": tuple(dict.fromkeys(places))}) for key, places in could.items()]
    return tuple(notes)


def _rested(state: AntikeState, realm: Realm, frame: Manoeuvre, kind: int) -> int:
    full = allowance(realm, kind)
    return sum(
        count
        for province in range(len(state.owner))
        for left, count in groups(realm, frame, kind, province)
        if left == full
    )


def _idle_field(state: AntikeState, action: Go) -> tuple[Note, ...]:
    """Moving to a field that will bring nothing."""
    realm = state.realms[state.active]
    means = {good: count + realm.coins for good, count in zip(RESOURCES, realm.goods, strict=True)}
    if action.pay:
        means = {good: have - action.pay["coin"] - action.pay[good] for good, have in means.items()}
    idle = {
        "temple": means[MARBLE] < 5,
        "arming": means[IRON] < 1,
        "know-how": means[GOLD] < min(know_how.price(state, advance) for advance in ADVANCES),
        "manoeuvre-1": not any(realm.legions) and not any(realm.galleys),
        "manoeuvre-2": not any(realm.legions) and not any(realm.galleys),
    }
    return (Note("idle-field", {"field": Word("field", action.field)}),) if idle.get(action.field) else ()
