"""What the end of a turn may cost a nation as things stand: cities that rivals' units are enough to take."""

from collections.abc import Iterator, Sequence

from engine.antike.board import Board
from engine.antike.law.conquest import defence
from engine.antike.law.manoeuvre import allowance
from engine.antike.state import AntikeState, InTurn, Realm, cities_of
from engine.core.contract import Fact, Note, View, Word, named
from engine.core.values.frozen import Frozen

TOLD = 3
"""Cities that one manoeuvre takes are told one by one; those that follow are named."""


class Threat(Frozen):
    """A city, and units of a rival that are enough for it."""

    city: int
    strength: int
    rival: int
    legions: int
    galleys: int
    at_once: bool
    """Whether one manoeuvre takes it; else it stands empty, and one brings them in."""


def tolls(view: View[AntikeState]) -> tuple[Note, ...]:
    """The active nation's cities that could be lost: those that one manoeuvre takes, temples first, then the
    weakest; and those without units that rivals can enter."""
    state = view.state
    if not isinstance(state.frame, InTurn) or state.realm.seat != view.seat:
        return ()
    found = [*_threats(state)]
    lost = sorted((each for each in found if each.at_once), key=lambda each: _rank(state, each))
    notes = [_open_city(state, each) for each in lost[:TOLD]]
    if lost[TOLD:]:
        notes.append(Note("more-open", {"places": _places(state, lost[TOLD:])}))
    for number, rival in enumerate(state.realms):
        empty = [each for each in found if not each.at_once and each.rival == number]
        if empty:
            places = _places(state, empty)
            notes.append(Note("empty-cities", {"rival": Word("nation", rival.nation), "places": places}))
    return tuple(notes)


def _rank(state: AntikeState, threat: Threat) -> tuple[bool, int]:
    return (not state.temples[threat.city], threat.strength)


def _places(state: AntikeState, threats: Sequence[Threat]) -> tuple[Word, ...]:
    cities = dict.fromkeys(each.city for each in threats)
    return tuple(Word("province", state.board.provinces[city]) for city in cities)


def _threats(state: AntikeState) -> Iterator[Threat]:
    """For each rival and city whether its units are enough: at once, or from beside an empty city."""
    active, realm = state.active, state.realm
    cities = cities_of(state, active)
    if len(cities) < 2:
        return  # the last city cannot be conquered
    for number, rival in enumerate(state.realms):
        if rival.seat == realm.seat or rival.withdrawn:
            continue
        for city in cities:
            strength = defence(state, city)
            empty = not realm.legions[city] + realm.galleys[city]
            for spare in range(1 + empty):
                legions, galleys = (_near(state.board, rival, kind, city, spare) for kind in (0, 1))
                if legions + galleys >= strength:
                    yield Threat(city, strength, number, legions, galleys, not spare)
                    break


def _near(board: Board, rival: Realm, kind: int, city: int, spare: int) -> int:
    """Units of a kind that one manoeuvre brings into a city with an action left to conquer; `spare`: actions
    of it they need not keep."""
    borders, counts = (board.sea, rival.galleys) if kind else (board.land, rival.legions)
    reached = {city}
    for _ in range(allowance(rival, kind) - 1 + spare):
        reached.update([there for place in reached for there in borders[place]])
    return sum(counts[place] for place in reached)


def _open_city(state: AntikeState, threat: Threat) -> Note:
    facts: dict[str, Fact] = {
        **named(province=state.board.provinces[threat.city]),
        "rival": Word("nation", state.realms[threat.rival].nation),
        "strength": threat.strength,
        "legions": threat.legions,
        "galleys": threat.galleys,
        "temple": "yes" if state.temples[threat.city] else "no",
    }
    return Note("open-city", facts)
