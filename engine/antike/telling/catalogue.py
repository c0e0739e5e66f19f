"""What people look up by name, and who has it now: provinces, nations, advances, personages, units, cities,
temples, fields of the rondel."""

from collections.abc import Sequence
from functools import lru_cache

from engine.antike.board import board
from engine.antike.law import know_how
from engine.antike.law.conquest import defence
from engine.antike.law.personages import goal, left
from engine.antike.law.temple import TEMPLES
from engine.antike.options import AntikeOptions
from engine.antike.state import (
    NOBODY,
    AntikeState,
    Realm,
    cities_of,
    number_of,
    temples_of,
    units_of,
)
from engine.antike.words import ADVANCES, FIELDS, PERSONAGES, PILES, RESOURCES, UNITS, Field, Nation, Unit
from engine.core.contract import Fact, Note, Thing, View, Word, named, seat_word

BASICS = 4
"""So many advances are basic ones."""
CITY, TEMPLE = Word("piece", "city"), Word("piece", "temple")
ALIKE = {Field("temple"): None, Field("manoeuvre-2"): Field("manoeuvre-1")}
"""Fields that are told with another thing of their name: the temples themselves, the other manoeuvre."""


@lru_cache(maxsize=32)
def things(options: AntikeOptions) -> tuple[Thing, ...]:
    """All there is to look up in a game with these options."""
    found = board(options.board)
    nations = dict.fromkeys(start.nation for starts in found.starts.values() for start in starts)
    return (
        *(_province(options.board, number) for number in range(len(found.provinces))),
        *(Thing(Word("nation", each)) for each in nations),
        *(_advance(number) for number in range(len(ADVANCES))),
        *(
            Thing(Word("personage", each), (Note("pile", {"count": count}),))
            for each, count in zip(PERSONAGES, PILES, strict=True)
        ),
        *(Thing(Word("unit", each)) for each in UNITS),
        *(Thing(each) for each in (CITY, TEMPLE)),
        *(Thing(Word("field", each)) for each in FIELDS if each not in ALIKE),
    )


def _province(name: str, number: int) -> Thing:
    """A province: its resource, and its neighbours by the units that may go there."""
    found = board(name)
    land, sea = found.land[number], found.sea[number]

    def named_all(numbers: Sequence[int]) -> tuple[Word, ...]:
        return tuple(Word("province", found.provinces[each]) for each in numbers)

    facts: dict[str, Fact] = {
        "land": named_all([each for each in land if each not in sea]),
        "sea": named_all([each for each in sea if each not in land]),
        "both": named_all([each for each in land if each in sea]),
    }
    good = Note("good", {"good": Word("good", RESOURCES[found.resource[number]])})
    return Thing(Word("province", found.provinces[number]), (good, Note("borders", facts)))


def _advance(number: int) -> Thing:
    """An advance: what it costs, for the first nation and for others, and what it builds on."""
    higher = number >= BASICS
    facts: dict[str, Fact] = {
        "first": know_how.HIGHER_FIRST if higher else know_how.BASIC_FIRST,
        "then": know_how.HIGHER if higher else know_how.BASIC,
        "basic": Word("advance", ADVANCES[number - BASICS]) if higher else "",
    }
    return Thing(Word("advance", ADVANCES[number]), (Note("price", facts),))


def held(view: View[AntikeState], word: Word) -> tuple[Note, ...]:
    """Whose it is now, or how many of it each nation has; nothing before the nations are known."""
    state = view.state
    if not state.realms:
        return ()
    match word.kind:
        case "province":
            return _ground(state, state.board.index[word.id])
        case "nation":
            return _nation(state, number_of(state, Nation(word.id)))
        case "advance":
            return _known(state, [str(each) for each in ADVANCES].index(word.id))
        case "personage":
            which = [str(each) for each in PERSONAGES].index(word.id)
            counts = [realm.personages[which] for realm in state.realms]
            return (*_each(state, counts), Note("left", {"count": left(state)[which]}))
        case "unit":
            return _each(state, [sum(units_of(realm, Unit(word.id))) for realm in state.realms])
        case "piece":
            numbers = range(len(state.realms))
            if word == CITY:
                return _each(state, [len(cities_of(state, number)) for number in numbers])
            counts = [temples_of(state, number) for number in numbers]
            return (*_each(state, counts), Note("left", {"count": TEMPLES - sum(counts)}))
        case "field":
            fields = [place for place, each in enumerate(FIELDS) if word.id in (each, ALIKE.get(each))]
            here = [realm for realm in state.realms if realm.field in fields]
            return (Note("here", {"nations": _named(here)}),) if here else (Note("nobody"),)
    return ()


def _named(realms: Sequence[Realm]) -> tuple[Word, ...]:
    return tuple(Word("nation", realm.nation) for realm in realms)


def _each(state: AntikeState, counts: Sequence[int]) -> tuple[Note, ...]:
    """A line for each nation that has any."""
    notes = tuple(
        Note("count", {**named(nation=realm.nation), "count": count})
        for realm, count in zip(state.realms, counts, strict=True)
        if count
    )
    return notes or (Note("nobody"),)


def _ground(state: AntikeState, place: int) -> tuple[Note, ...]:
    """Whose city stands in a province and how strong it is, then whose units stand there."""
    owner, notes = state.owner[place], list[Note]()
    if owner == NOBODY:
        notes.append(Note("no-city"))
    else:
        facts: dict[str, Fact] = {
            **named(nation=state.realms[owner].nation),
            "temple": "yes" if state.temples[place] else "no",
            "strength": defence(state, place),
        }
        notes.append(Note("city", facts))
    for realm in state.realms:
        counts: dict[str, Fact] = {"legions": realm.legions[place], "galleys": realm.galleys[place]}
        if any(counts.values()):
            notes.append(Note("units", {**named(nation=realm.nation), **counts}))
    return tuple(notes)


def _nation(state: AntikeState, number: int) -> tuple[Note, ...]:
    """Who leads a nation, what it has on the board, and how far it is from winning."""
    if number == NOBODY:
        return (Note("not-played"),)
    realm = state.realms[number]
    facts: dict[str, Fact] = {
        "seat": seat_word(realm.seat),
        "cities": tuple(Word("province", state.board.provinces[each]) for each in cities_of(state, number)),
        "legions": sum(realm.legions),
        "galleys": sum(realm.galleys),
        "personages": sum(realm.personages),
        "goal": goal(state.options, len(state.realms)),
    }
    return (Note("realm", facts),)


def _known(state: AntikeState, number: int) -> tuple[Note, ...]:
    """Who has an advance, and what it costs the next nation."""
    having = [realm for realm in state.realms if realm.advances >> number & 1]
    known = Note("known", {"nations": _named(having)}) if having else Note("nobody")
    cost = know_how.price(state, ADVANCES[number])
    return (known, Note("costs", {"count": cost})) if len(having) < len(state.realms) else (known,)
