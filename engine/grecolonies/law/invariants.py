"""What is true of every state of Grécolonies: pieces are conserved and stand where they may."""

from collections.abc import Iterator

from engine.grecolonies.law.groups import MOST_DICE, beaten, dice
from engine.grecolonies.law.opening import CITIZENS, GLORY_EACH
from engine.grecolonies.state import (
    NO_GUARD,
    Assault,
    Crowded,
    Fight,
    Gathering,
    GrecoloniesState,
    InFight,
    Over,
    Rallying,
    Recruiting,
    Returning,
)
from engine.grecolonies.words import HIDDEN, HIDDEN_OBJECTIVE, MOST_ANNOUNCED, NO_OBJECTIVE


def invariants(state: GrecoloniesState) -> Iterator[tuple[bool, str]]:
    """What holds of a state if it is sound, each with its text."""
    found = state.board
    away = _under_way(state)
    for number, polis in enumerate(state.poleis):
        city = polis.city
        total = sum(polis.citizens) + polis.reserve + polis.oracle + away[number]
        yield total == CITIZENS, f"{city}: 30 citizens, not {total}"
        yield min(polis.citizens) >= 0 and polis.reserve >= 0 and polis.oracle >= 0, f"{city}: no debts"
        foreign = [place for place in range(len(found.cities)) if place != polis.home]
        yield not any(polis.citizens[place] for place in foreign), f"{city}: nobody lives at another's"
    tiles = [*state.open, *state.stack, *(tile for polis in state.poleis for tile in polis.tiles)]
    known = [tile for tile in tiles if tile not in (NO_OBJECTIVE, HIDDEN_OBJECTIVE)]
    hidden = tiles.count(HIDDEN_OBJECTIVE)
    yield len(set(known)) == len(known), "every objective once"
    yield len(known) + hidden == len(found.objectives), "all objectives are somewhere"
    won = sum(polis.glory for polis in state.poleis)
    yield state.glory == max(0, GLORY_EACH * len(state.poleis) - won), "markers of glory"
    over = isinstance(state.frame, Over)
    yield over or bool(state.ending) == (state.glory == 0 or NO_OBJECTIVE in state.open), "the last round"
    frame = state.frame
    if isinstance(frame, Recruiting):
        yield frame.left > 0, "recruits left"
    if isinstance(frame, InFight):
        yield from _of_fight(state, frame.fight)
        if isinstance(frame, Assault):
            yield from _of_assault(frame)


def _under_way(state: GrecoloniesState) -> list[int]:
    """Each player's citizens that are in no province: gathering, fighting, foretelling, coming back."""
    away = [0] * len(state.poleis)
    frame = state.frame
    if isinstance(frame, Gathering):
        away[state.active] += frame.count
    elif isinstance(frame, InFight):
        fight = frame.fight
        for counts in (*fight.groups, *fight.refuge):
            for number, count in enumerate(counts):
                away[number] += count
        for number, _, _ in fight.predictions:
            away[number] += 1
    elif isinstance(frame, Returning):
        for number, count in frame.owed:
            away[number] += count
    return away


def _of_fight(state: GrecoloniesState, fight: Fight) -> Iterator[tuple[bool, str]]:
    yield fight.attacker == state.active, "the active player attacks"
    yield fight.attacker != fight.defender, "two fight"
    yield min(min(counts) for counts in (*fight.groups, *fight.refuge)) >= 0, "no negative groups"
    at_home = state.poleis[fight.defender].home == fight.province
    yield (fight.guard != NO_GUARD) == at_home, "the Guard fights at home"
    yield not beaten(fight, 0) and not beaten(fight, 1), "nobody is beaten yet"
    if not isinstance(state.frame, Rallying | Crowded):
        yield max(dice(fight, 0), dice(fight, 1)) <= MOST_DICE, "six dice"


def _of_assault(frame: Assault) -> Iterator[tuple[bool, str]]:
    yield 1 <= frame.fight.number <= 5, "five assaults at most"
    yield 0 <= frame.count <= MOST_ANNOUNCED, "announcements to 24"
    for side, thrown in enumerate(frame.dice):
        yield all(HIDDEN <= die <= 6 for die in thrown), "dice have six faces"
        yield len(thrown) >= dice(frame.fight, side), "a die for each citizen"
