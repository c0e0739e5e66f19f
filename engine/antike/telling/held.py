"""Who has what people look up, and how things stand around it: owners of provinces and of those next to them,
units, advances and what they cost now, personages and how near each nation is to the next one."""

from collections.abc import Iterator, Sequence

from engine.antike.law import know_how
from engine.antike.law.conquest import defence
from engine.antike.law.personages import goal, left
from engine.antike.law.purse import left_in_bank
from engine.antike.law.temple import TEMPLES
from engine.antike.state import (
    NOBODY,
    AntikeState,
    Realm,
    cities_of,
    number_of,
    temples_of,
    units_of,
)
from engine.antike.telling.catalogue import ALIKE, CITY
from engine.antike.words import ADVANCES, FIELDS, PERSONAGES, RESOURCES, Nation, Unit
from engine.core.contract import Fact, Note, View, Word, named, seat_word

KINGDOM, TRIBUNE, SEAS = 5, 3, 7
"""So many cities bring a king, so many temples a citizen, so many provinces with galleys a navigator."""


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
            return _won(state, [str(each) for each in PERSONAGES].index(word.id))
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
            standing = (Note("here", {"nations": _named(here)}),) if here else (Note("nobody-here"),)
            return (*standing, *_stock(state, word.id))
        case "term":
            return _counted(state, word.id)
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
    return (*notes, *_beside(state, place))


def _beside(state: AntikeState, place: int) -> Iterator[Note]:
    """Whose the provinces next to one are, the free ones last."""
    around = dict.fromkeys((*state.board.land[place], *state.board.sea[place]))
    for number, realm in enumerate(state.realms):
        if owned := [each for each in around if state.owner[each] == number]:
            yield Note("beside", {**named(nation=realm.nation), "provinces": _places(state, owned)})
    if free := [each for each in around if state.owner[each] == NOBODY]:
        yield Note("beside-free", {"provinces": _places(state, free)})


def _places(state: AntikeState, places: Sequence[int]) -> tuple[Word, ...]:
    return tuple(Word("province", state.board.provinces[each]) for each in places)


def _nation(state: AntikeState, number: int) -> tuple[Note, ...]:
    """Who leads a nation, what it has on the board, and how far it is from winning."""
    if number == NOBODY:
        return (Note("not-played"),)
    realm = state.realms[number]
    facts: dict[str, Fact] = {
        "seat": seat_word(realm.seat),
        "cities": _places(state, cities_of(state, number)),
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


def _won(state: AntikeState, which: int) -> tuple[Note, ...]:
    """Who has personages of a kind, how near each nation is to its next one, and how many are left."""
    remaining = left(state)[which]
    notes = list(_each(state, [realm.personages[which] for realm in state.realms]))
    notes.append(Note("left", {"count": remaining}))
    return (*notes, *(_roads(state, which) if remaining else ()))


def _roads(state: AntikeState, which: int) -> Iterator[Note]:
    """What leads to the next personage of a kind: counts to be reached, or what there is to be had."""
    if PERSONAGES[which] == "scholar":
        known = [realm.advances for realm in state.realms]
        unknown = [each for number, each in enumerate(ADVANCES) if not any(a >> number & 1 for a in known)]
        if unknown:
            yield Note("road-scholar", {"advances": tuple(Word("advance", each) for each in unknown)})
        return
    if PERSONAGES[which] == "general":
        if temples := [place for place, built in enumerate(state.temples) if built]:
            yield Note("road-general", {"provinces": _places(state, temples)})
        return
    for number, realm in enumerate(state.realms):
        if not realm.withdrawn:
            count, step = _toward(state, number, which)
            facts: dict[str, Fact] = {"count": count, "needed": step * (realm.personages[which] + 1)}
            yield Note(f"road-{PERSONAGES[which]}", {**named(nation=realm.nation), **facts})


def _toward(state: AntikeState, number: int, which: int) -> tuple[int, int]:
    """What a nation has of what a king, citizen or navigator is won for, and how much brings one."""
    realm = state.realms[number]
    match PERSONAGES[which]:
        case "king":
            return len(cities_of(state, number)), KINGDOM
        case "citizen":
            return temples_of(state, number), TRIBUNE
    return len(realm.galleys) - realm.galleys.count(0), SEAS


def _stock(state: AntikeState, field: str) -> tuple[Note, ...]:
    """Who has how much of the resource a field brings."""
    if field not in RESOURCES:
        return ()
    place = [str(each) for each in RESOURCES].index(field)
    counts = zip(state.realms, (realm.goods[place] for realm in state.realms), strict=True)
    return tuple(
        Note("stock", {**named(nation=realm.nation, good=field), "count": count})
        for realm, count in counts
        if count
    )


def _counted(state: AntikeState, term: str) -> tuple[Note, ...]:
    """How things stand around a word of the rules."""
    match term:
        case "rondel":
            return tuple(
                Note("on-field", named(nation=realm.nation, field=FIELDS[realm.field]))
                for realm in state.realms
                if realm.field >= 0
            )
        case "coin":
            coins = [realm.coins for realm in state.realms]
            return (*_each(state, coins), Note("left", {"count": state.coins}))
        case "bank":
            temples = TEMPLES - sum(state.temples)
            bank = [Note("bank", {"coins": state.coins, "temples": temples})]
            if state.options.chips != "unlimited":
                goods = {str(each): left_in_bank(state, each) for each in RESOURCES}
                bank.append(Note("bank-goods", goods))
            return tuple(bank)
        case "personages":
            needed = goal(state.options, len(state.realms))
            return tuple(
                Note("of-goal", {**named(nation=each.nation), "count": sum(each.personages), "goal": needed})
                for each in state.realms
            )
        case "know-how":
            return tuple(_learned(realm) for realm in state.realms if realm.advances) or (Note("nobody"),)
    return ()


def _learned(realm: Realm) -> Note:
    """The advances a nation has."""
    known = [Word("advance", each) for number, each in enumerate(ADVANCES) if realm.advances >> number & 1]
    return Note("learned", {**named(nation=realm.nation), "advances": tuple(known)})
