"""Who has what people look up: phases reached, units and buildings on the map, posts, provinces, hexes."""

from collections.abc import Iterable, Iterator

from engine.core.contract import Fact, Note, View, Word, named, seat_word
from engine.dies_irae import charts
from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.law import tally
from engine.dies_irae.pieces import count_legions, count_ships
from engine.dies_irae.state import NOBODY, DiesIraeState, Realm
from engine.dies_irae.telling.hexes import island_of_one, there_now
from engine.dies_irae.words import LEGION, POWERS, ROWS, SHIP, phase_word

NO_ONE = (Note("nobody"),)
COUNTS = {
    "fortress": tally.fortresses_of,
    "trade-post": tally.posts_of,
    "monument": tally.monuments_of,
}
"""How many of a piece a power has on the map."""


def held(view: View[DiesIraeState], word: Word) -> tuple[Note, ...]:
    """Who has reached, built, controls or plays it; nothing before the powers are known."""
    state = view.state
    if not state.realms:
        return ()
    match word.kind:
        case "phase":
            reached = [power for power, realm in enumerate(state.realms) if _reached(realm, word)]
            return (Note("reached", {"powers": _named(reached)}),) if reached else NO_ONE
        case "unit" if word.id in (LEGION, SHIP):
            count = count_legions if word.id == LEGION else count_ships
            return _each([count(realm) for realm in state.realms])
        case "piece":
            return _each([COUNTS[word.id](state, power) for power in range(len(POWERS))])
        case "row":
            return _standing(state, [str(each) for each in ROWS].index(word.id))
        case "term" if word.id == "stability":
            return _counts([realm.stability for realm in state.realms])
        case "term" if word.id == "control":
            return _counts([len(realm.regions) for realm in state.realms])
        case "good":
            number = next(number for number, each in enumerate(charts.goods()) if each.good == word.id)
            return _each([tally.held_of(state, power, number) for power in range(len(POWERS))])
        case "region":
            return _region(state, word)
        case "hex":
            return _hex(state, board().index[word.id])
        case "power":
            seat = state.realms[[str(each) for each in POWERS].index(word.id)].seat
            return (Note("player", {"seat": seat_word(seat)}),)
    return ()


def _named(powers: list[int]) -> tuple[Word, ...]:
    return tuple(Word("power", POWERS[power]) for power in powers)


def _each(counts: list[int]) -> tuple[Note, ...]:
    """A number for each power, by its id."""
    facts: dict[str, Fact] = {str(power): count for power, count in zip(POWERS, counts, strict=True)}
    return (Note("each", facts),) if any(counts) else NO_ONE


def _reached(realm: Realm, word: Word) -> bool:
    return any(
        word.id == phase_word(row, charts.chart()[row][space].phase)
        for row in range(len(ROWS))
        for space in range(1, realm.development[row] + 1)
    )


def _region(state: DiesIraeState, word: Word) -> tuple[Note, ...]:
    """Who controls a province or an island, and what stands on its sites."""
    number = next(number for number, each in enumerate(board().regions) if each.region == word.id)
    notes = [
        Note("controlled", {"power": Word("power", POWERS[power])})
        for power, realm in enumerate(state.realms)
        if number in realm.regions
    ]
    notes += [note for site in board().regions[number].sites for note in _site(state, site)]
    alone = island_of_one(number)
    notes += () if alone == NOWHERE else there_now(state, alone)
    return (*(notes or NO_ONE), *_beside(state, number))


def _hex(state: DiesIraeState, place: int) -> tuple[Note, ...]:
    """What stands on a hex, and whose it is."""
    site = board().site[place]
    built = () if site == NOWHERE else _site(state, site)
    return (*built, *there_now(state, place)) or (Note("empty"),)


def _beside(state: DiesIraeState, number: int) -> Iterator[Note]:
    """Who controls the provinces next to one."""
    found = board()
    hexes = [place for place, region in enumerate(found.region) if region == number]
    around = {found.region[other] for place in hexes for other in found.around[place]} - {number, NOBODY}
    free = set(around)
    for power, realm in enumerate(state.realms):
        if owned := around.intersection(realm.regions):
            free -= owned
            yield Note("beside", {"power": Word("power", POWERS[power]), "regions": _regions(owned)})
    if free:
        yield Note("beside-free", {"regions": _regions(free)})


def _regions(numbers: Iterable[int]) -> tuple[Word, ...]:
    return tuple(Word("region", board().regions[each].region) for each in sorted(numbers))


def _standing(state: DiesIraeState, row: int) -> tuple[Note, ...]:
    """Which phase of a row each power has reached."""
    return tuple(
        Note("row", named(power=POWERS[power], phase=phase_word(row, _phase(realm, row))))
        for power, realm in enumerate(state.realms)
    )


def _phase(realm: Realm, row: int) -> int:
    return charts.chart()[row][realm.development[row]].phase


def _counts(counts: list[int]) -> tuple[Note, ...]:
    """A number for each power, below zero too."""
    facts: dict[str, Fact] = {str(power): count for power, count in zip(POWERS, counts, strict=True)}
    return (Note("has", facts),)


def _site(state: DiesIraeState, site: int) -> tuple[Note, ...]:
    """What stands on a site, and whose it is."""
    holding, place = state.sites[site], Word("hex", board().hexes[board().sites[site].hex])
    notes = []
    if holding.owner != NOBODY:
        key = "fortress" if holding.fortress else "posts"
        facts: dict[str, Fact] = {"power": Word("power", POWERS[holding.owner]), "hex": place}
        notes.append(Note(key, {**facts, "count": holding.posts}))
    if holding.monument != NOBODY:
        notes.append(Note("monument", {"power": Word("power", POWERS[holding.monument]), "hex": place}))
    return tuple(notes)
