"""What the end of a turn may cost a player as things stand: colonies and objectives others can come for."""

from collections.abc import Iterator

from engine.core.contract import Note, View, Word, named
from engine.grecolonies.law.groups import GUARD_DICE, MOST_DICE
from engine.grecolonies.state import Acting, GrecoloniesState, Moving, Polis, Recruiting, occupied

FEW = 2
"""Up to so many citizens in a colony are told to lie open."""


def tolls(view: View[GrecoloniesState]) -> tuple[Note, ...]:
    """Objectives that can be pillaged, colonies with few citizens, and that there is no turn after this."""
    state = view.state
    if not isinstance(state.frame, Acting | Moving | Recruiting) or state.active != view.seat:
        return ()
    return (*_last(state), *_pillage(state), *_open(state))


def _last(state: GrecoloniesState) -> Iterator[Note]:
    """The round that goes on is the last one."""
    if state.ending:
        yield Note("last-round")


def strongest(state: GrecoloniesState, province: int) -> tuple[int, Polis | None]:
    """The most dice that anybody else could bring to a province, and who."""
    stay = state.options.must_stay
    best, who = 0, None
    for number, polis in enumerate(state.poleis):
        if number == state.active or polis.withdrawn:
            continue
        come = sum(max(0, count - stay) for place, count in enumerate(polis.citizens) if place != province)
        dice = min(MOST_DICE, come + polis.citizens[province]) if come else 0
        if dice > best:
            best, who = dice, polis
    return best, who


def _pillage(state: GrecoloniesState) -> Iterator[Note]:
    """Whoever wins at the metropolis takes an objective that lies there."""
    polis = state.polis
    dice = min(MOST_DICE, polis.citizens[polis.home] + GUARD_DICE)
    theirs, rival = strongest(state, polis.home)
    if polis.tiles and rival is not None and theirs > dice:
        facts = {**named(city=polis.city), "rival": Word("city", rival.city)}
        yield Note("pillage", {**facts, "dice": dice, "rival-dice": theirs})


def _open(state: GrecoloniesState) -> Iterator[Note]:
    """Colonies held by few citizens, against which others can throw more dice."""
    polis, provinces = state.polis, state.board.provinces
    places = [place for place in occupied(polis) if place != polis.home and polis.citizens[place] <= FEW]
    for count in range(1, FEW + 1):
        dice = {place: strongest(state, place)[0] for place in places if polis.citizens[place] == count}
        weak = tuple(Word("province", provinces[place]) for place in dice if dice[place] > count)
        if weak:
            yield Note("open-colonies", {"places": weak, "count": count, "dice": max(dice.values())})
