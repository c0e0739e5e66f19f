"""The board in words, for those who cannot see it: every nation, every city, every unit."""

from engine.antike.board import board
from engine.antike.law.conquest import defence
from engine.antike.law.personages import goal, left
from engine.antike.law.purse import amounts_held, left_in_bank
from engine.antike.state import AntikeState, Realm
from engine.antike.words import ADVANCES, FIELDS, PERSONAGES, RESOURCES
from engine.core.contract import Fact, Note, Word
from engine.core.values.amounts import Amounts


def describe(state: AntikeState) -> tuple[Note, ...]:
    """Lines for each nation (standing, cities, units), then empty provinces with units, then the bank."""
    found = board(state.options.board)
    lines: list[Note] = []
    for number, realm in enumerate(state.realms):
        lines.append(_nation(state, realm))
        lines += [
            Note("city", _city(state, city)) for city, owner in enumerate(state.owner) if owner == number
        ]
        abroad = [
            province
            for province in range(len(found.provinces))
            if state.owner[province] != number and (realm.legions[province] or realm.galleys[province])
        ]
        lines += [
            Note(
                "units",
                {
                    "nation": Word("nation", realm.nation),
                    "province": Word("province", found.provinces[province]),
                    "legions": realm.legions[province],
                    "galleys": realm.galleys[province],
                },
            )
            for province in abroad
        ]
    lines.append(Note("bank", {"coins": state.coins, "temples": 20 - sum(state.temples)}))
    lines += chips(state)
    lines.append(Note("piles", dict(zip(PERSONAGES, left(state), strict=True))))
    return tuple(lines)


def chips(state: AntikeState) -> tuple[Note, ...]:
    """The goods left in the bank, where they can run out."""
    if state.options.chips == "unlimited":
        return ()
    return (Note("bank-chips", {good: left_in_bank(state, good) for good in RESOURCES}),)


def _nation(state: AntikeState, realm: Realm) -> Note:
    advances: tuple[Fact, ...] = tuple(
        Word("advance", advance) for bit, advance in enumerate(ADVANCES) if realm.advances >> bit & 1
    )
    facts: dict[str, Fact] = {
        "nation": Word("nation", realm.nation),
        "goods": amounts_held(realm) or Amounts(),
        "advances": advances,
        "personages": sum(realm.personages),
        "goal": goal(state.options, len(state.realms)),
        "field": Word("field", FIELDS[realm.field]) if realm.field >= 0 else "",
    }
    return Note("nation-out" if realm.withdrawn else "nation", facts)


def _city(state: AntikeState, city: int) -> dict[str, Fact]:
    found = board(state.options.board)
    owner = state.owner[city]
    realm = state.realms[owner]
    return {
        "province": Word("province", found.provinces[city]),
        "resource": Word("good", RESOURCES[found.resource[city]]),
        "temple": "yes" if state.temples[city] else "no",
        "legions": realm.legions[city],
        "galleys": realm.galleys[city],
        "strength": defence(state, city),
    }
