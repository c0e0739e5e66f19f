"""Who has what people look up, and how things stand around it: who lives in colonies and what is open there,
what cities have, and who is near an objective, as far as it is seen."""

from collections.abc import Iterator

from engine.core.contract import Fact, Note, View, Word, named
from engine.grecolonies.law.groups import present
from engine.grecolonies.law.rounds import points
from engine.grecolonies.state import GrecoloniesState, InFight, Polis
from engine.grecolonies.telling.catalogue import asking
from engine.grecolonies.words import Objective, Sign


def held(view: View[GrecoloniesState], word: Word) -> tuple[Note, ...]:
    """Who lives there, has it or plays it now, and whether an objective lies open, as far as it is seen."""
    state = view.state
    match word.kind:
        case "province":
            return _dwellers(state, word)
        case "city":
            return _city(state, word)
        case "objective":
            return _tile(state, Objective(word.id))
        case "sign":
            return _tile(state, asking(state.board, Sign(word.id)))
        case "term":
            return _counted(state, word.id)
    return ()


def _dwellers(state: GrecoloniesState, word: Word) -> tuple[Note, ...]:
    """Who lives in a colony, who fights there, and which objectives that count it lie open."""
    place = state.board.index[word.id]
    notes = list(_each("lives", list(zip(state.poleis, present(state, place), strict=True))))
    frame = state.frame
    if isinstance(frame, InFight) and frame.fight.province == place:
        attacker, defender = (
            state.poleis[each].city for each in (frame.fight.attacker, frame.fight.defender)
        )
        facts = {"attacker": Word("city", attacker), "defender": Word("city", defender)}
        notes.append(Note("fight", facts))
    elif not notes:
        notes.append(Note("empty"))
    asked = [asking(state.board, sign) for sign in state.board.signs[place]]
    open_here = tuple(Word("objective", each) for each in asked if each in state.open)
    return (*notes, Note("asks", {"objectives": open_here})) if open_here else tuple(notes)


def _each(key: str, counts: list[tuple[Polis, int]]) -> tuple[Note, ...]:
    """A line for each player that has some."""
    return tuple(Note(key, {**named(city=polis.city), "count": count}) for polis, count in counts if count)


def _city(state: GrecoloniesState, word: Word) -> tuple[Note, ...]:
    polis = next((each for each in state.poleis if each.city == word.id), None)
    if polis is None:
        return (Note("unplayed"),)
    facts: dict[str, Fact] = {
        "count": polis.citizens[polis.home],
        "objectives": tuple(Word("objective", tile) for tile in polis.tiles),
        "points": points(polis),
    }
    lived = [place for place, count in enumerate(polis.citizens) if count and place != polis.home]
    provinces = tuple(Word("province", state.board.provinces[place]) for place in lived)
    beside: dict[str, Fact] = {"provinces": provinces, "reserve": polis.reserve, "oracle": polis.oracle}
    return (Note("city", facts), Note("abroad", beside))


def _tile(state: GrecoloniesState, objective: Objective) -> tuple[Note, ...]:
    """Whether an objective lies open and who lives where it asks, who has it, or that it was not seen yet."""
    word = {"objective": Word("objective", objective)}
    if objective in state.open:
        return (Note("open", word), *_near(state, objective))
    owner = next((polis for polis in state.poleis if objective in polis.tiles), None)
    return (Note("unseen", word) if owner is None else Note("taken", {**word, **named(city=owner.city)}),)


def _near(state: GrecoloniesState, objective: Objective) -> Iterator[Note]:
    """Who lives in which of the provinces that an objective asks for."""
    for polis in state.poleis:
        lived = [place for place in state.board.sites[objective] if polis.citizens[place]]
        if lived:
            provinces = tuple(Word("province", state.board.provinces[place]) for place in lived)
            yield Note("near", {**named(city=polis.city), "provinces": provinces})


def _counted(state: GrecoloniesState, term: str) -> tuple[Note, ...]:
    """How many of it each player has, and how many are there for all."""
    counts = [(polis, _count(state, polis, term)) for polis in state.poleis if not polis.withdrawn]
    notes = _each("points" if term == "metropolis" else "each", counts)
    if term == "marker":
        return (*notes, Note("left", {"count": state.glory}))
    if term == "objective":
        lying = tuple(Word("objective", each) for each in state.open)
        return (*notes, Note("stack", {"objectives": lying, "count": len(state.stack)}))
    return notes


def _count(state: GrecoloniesState, polis: Polis, term: str) -> int:
    """How many a player has of what a word of the rules speaks of; 0: that is not counted."""
    match term:
        case "reserve":
            return polis.reserve
        case "oracle":
            return polis.oracle
        case "marker":
            return polis.glory
        case "objective":
            return len(polis.tiles)
        case "metropolis":
            return points(polis)
        case "citizen":
            return sum(polis.citizens)
        case "colony":
            return sum(count > 0 for count in polis.citizens[len(state.board.cities) :])
    return 0
