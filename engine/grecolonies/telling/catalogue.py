"""What people look up by name, and who has it now: colonies, metropolises, objectives, signs, weapons,
and words of the rules.
"""

from functools import cache

from engine.core.contract import Fact, Note, Thing, View, Word, named
from engine.grecolonies.board import Board, board
from engine.grecolonies.law.groups import GUARD_DICE, MOST_DICE
from engine.grecolonies.law.rounds import TILE, points
from engine.grecolonies.state import GrecoloniesState, Polis
from engine.grecolonies.words import GROUPS, WEAPONS, Objective, Sign

TERMS = (
    "citizen", "guard", "reserve", "oracle", "refuge", "marker", "announcement", "counter", "dodge",
    "cohabitation", "help", "pillage",
)  # fmt: skip
"""Words of the rules that people look up."""


@cache
def things(name: str) -> tuple[Thing, ...]:
    """All there is to look up on a board."""
    found = board(name)
    colonies = range(len(found.cities), len(found.provinces))
    signs = dict.fromkeys(sign for place in colonies for sign in found.signs[place])
    return (
        *(_colony(found, place) for place in colonies),
        *(Thing(Word("city", city)) for city in found.cities),
        *(_objective(found, each) for each in found.objectives),
        *(_sign(found, each) for each in signs),
        *(Thing(Word("weapon", each)) for each in WEAPONS),
        *(Thing(Word("term", each), (_numbers(),)) if each == "guard" else _term(each) for each in TERMS),
    )


def _term(name: str) -> Thing:
    return Thing(Word("term", name))


def _numbers() -> Note:
    return Note("guard", {"dice": GUARD_DICE, "most": MOST_DICE})


def _asking(found: Board, sign: Sign) -> Objective:
    """The objective that asks for a sign."""
    return next(each for each in found.objectives if found.sign_of(each) == sign)


def _colony(found: Board, place: int) -> Thing:
    """A colony: its signs, and the objectives it counts for."""
    signs = found.signs[place]
    facts: dict[str, Fact] = {group: Word("sign", sign) for group, sign in zip(GROUPS, signs, strict=True)}
    facts["objectives"] = tuple(Word("objective", _asking(found, sign)) for sign in signs)
    return Thing(Word("province", found.provinces[place]), (Note("colony", facts),))


def _objective(found: Board, objective: Objective) -> Thing:
    """An objective: which two provinces it asks for, and what it is worth."""
    where = tuple(Word("province", found.provinces[place]) for place in found.sites[objective])
    facts: dict[str, Fact] = {
        "sign": Word("sign", found.sign_of(objective)),
        "provinces": where,
        "points": TILE,
    }
    return Thing(Word("objective", objective), (Note("objective", facts),))


def _sign(found: Board, sign: Sign) -> Thing:
    """A sign: where it stands, and which objective asks for it."""
    objective = _asking(found, sign)
    where = tuple(Word("province", found.provinces[place]) for place in found.sites[objective])
    return Thing(Word("sign", sign), (Note("sign", {**named(objective=objective), "provinces": where}),))


def held(view: View[GrecoloniesState], word: Word) -> tuple[Note, ...]:
    """Who lives there, has it or plays it now, and whether an objective lies open, as far as it is seen."""
    state = view.state
    match word.kind:
        case "province":
            return _dwellers(state, word)
        case "city":
            return _city(state, word)
        case "objective":
            return (_tile(state, Objective(word.id)),)
        case "sign":
            return (_tile(state, _asking(state.board, Sign(word.id))),)
        case "term":
            return _counted(state, word.id)
    return ()


def _dwellers(state: GrecoloniesState, word: Word) -> tuple[Note, ...]:
    place = state.board.index[word.id]
    return _each("lives", [(polis, polis.citizens[place]) for polis in state.poleis]) or (Note("empty"),)


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
    return (Note("city", facts),)


def _tile(state: GrecoloniesState, objective: Objective) -> Note:
    """Whether an objective lies open, who has it, or that it has not been seen yet."""
    word = {"objective": Word("objective", objective)}
    if objective in state.open:
        return Note("open", word)
    owner = next((polis for polis in state.poleis if objective in polis.tiles), None)
    return Note("unseen", word) if owner is None else Note("taken", {**word, **named(city=owner.city)})


def _counted(state: GrecoloniesState, term: str) -> tuple[Note, ...]:
    """How many of it each player has."""
    poleis = [polis for polis in state.poleis if not polis.withdrawn]
    if term == "reserve":
        return _each("each", [(polis, polis.reserve) for polis in poleis])
    if term == "oracle":
        return _each("each", [(polis, polis.oracle) for polis in poleis])
    if term == "marker":
        return (
            *_each("each", [(polis, polis.glory) for polis in poleis]),
            Note("left", {"count": state.glory}),
        )
    return ()
