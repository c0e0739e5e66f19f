"""The board in words, for those who cannot see it: every nation, every city, every unit."""

from engine.antike.law.conquest import defence
from engine.antike.law.personages import goal, left
from engine.antike.law.purse import amounts_held, left_in_bank
from engine.antike.law.temple import TEMPLES
from engine.antike.state import AntikeState, Realm, cities_of, occupied
from engine.antike.words import ADVANCES, FIELDS, PERSONAGES, RESOURCES
from engine.core.contract import Fact, Note, Seat, View, Word, named


def describe(view: View[AntikeState]) -> tuple[Note, ...]:
    """Lines for each nation (standing, cities, units abroad), then what the bank holds."""
    state, lines = view.state, list[Note]()
    provinces = state.board.provinces
    for number, realm in enumerate(state.realms):
        lines.append(_nation(state, realm))
        lines += [Note("city", _city(state, city)) for city in cities_of(state, number)]
        lines += [
            Note("units", {**named(nation=realm.nation, province=provinces[place]), **_units(realm, place)})
            for place in occupied(realm.legions, realm.galleys)
            if state.owner[place] != number
        ]
    lines.append(Note("bank", {"coins": state.coins, "temples": TEMPLES - sum(state.temples)}))
    lines += supply(view)
    lines.append(Note("piles", dict(zip(PERSONAGES, left(state), strict=True))))
    return tuple(lines)


def supply(view: View[AntikeState]) -> tuple[Note, ...]:
    """The goods left in the bank, where they can run out."""
    if view.state.options.chips == "unlimited":
        return ()
    return (Note("bank-chips", {good: left_in_bank(view.state, good) for good in RESOURCES}),)


def scored(view: View[AntikeState], seat: Seat) -> tuple[Note, ...]:
    """The personages of the seat's better nation, each kind with how many."""
    realms = [realm for realm in view.state.realms if realm.seat == seat]
    best = max(realms, key=lambda realm: sum(realm.personages), default=None)
    return tuple(
        Note("personages", {"count": count, "personage": Word("personage", kind)})
        for kind, count in zip(PERSONAGES, best.personages if best is not None else (), strict=False)
        if count
    )


def _nation(state: AntikeState, realm: Realm) -> Note:
    facts: dict[str, Fact] = {
        **named(nation=realm.nation),
        "goods": amounts_held(realm),
        "advances": tuple(Word("advance", ADVANCES[bit]) for bit in range(8) if realm.advances >> bit & 1),
        "personages": sum(realm.personages),
        "goal": goal(state.options, len(state.realms)),
        "field": Word("field", FIELDS[realm.field]) if realm.field >= 0 else "",
    }
    return Note("nation-out" if realm.withdrawn else "nation", facts)


def _city(state: AntikeState, city: int) -> dict[str, Fact]:
    return {
        **named(province=state.board.provinces[city]),
        "resource": Word("good", RESOURCES[state.board.resource[city]]),
        "temple": "yes" if state.temples[city] else "no",
        **_units(state.realms[state.owner[city]], city),
        "strength": defence(state, city),
    }


def _units(realm: Realm, place: int) -> dict[str, Fact]:
    """A nation's units in a province."""
    return {"legions": realm.legions[place], "galleys": realm.galleys[place]}
