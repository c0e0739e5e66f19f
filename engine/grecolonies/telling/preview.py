"""What an action will lead to, told before it is taken: who lives where one goes and what it counts for, who
throws how many dice, what helping and guessing cost and win."""

from engine.core.contract import Action, Fact, Note, View, Word, named
from engine.core.values.change import change
from engine.grecolonies.actions import Accept, Ally, Attack, Move, Predict, Refuse
from engine.grecolonies.law.groups import GUARD_DICE, MOST_DICE, dice
from engine.grecolonies.law.oracle import EXACT, RIGHT
from engine.grecolonies.law.rounds import TILE
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    GrecoloniesState,
    Moving,
    Offered,
    Rallying,
    number_of,
    swapped,
)
from engine.grecolonies.words import NO_OBJECTIVE, Province


def preview(view: View[GrecoloniesState], action: Action) -> tuple[Note, ...]:
    """What is to be known of a province, a fight, a side or a guess before one chooses it."""
    state, seat, frame = view.state, view.seat, view.state.frame
    match action:
        case Move():
            return (_ground(state, seat, action.target),)
        case Attack() if isinstance(frame, Moving):
            rival = number_of(state, action.rival)
            own = frame.count + state.poleis[seat].citizens[frame.target]
            return (_fight(state, frame.target, own, rival),)
        case Accept() if isinstance(frame, Offered):
            return (Note("accept", {"rival": Word("city", state.polis.city)}),)
        case Refuse() if isinstance(frame, Offered):
            theirs = frame.count + state.polis.citizens[frame.province]
            own = state.poleis[seat].citizens[frame.province]
            sides = {"dice": _thrown(own), "theirs": _thrown(theirs)}
            return (Note("refuse", {"rival": Word("city", state.polis.city), **sides}),)
        case Ally() if isinstance(frame, Rallying):
            return (_help(state, frame, seat, action), Note("ally"))
        case Predict():
            return (Note("predict", {"exact": EXACT, "right": RIGHT}),)
    return ()


def _thrown(citizens: int) -> int:
    return min(MOST_DICE, citizens)


def _ground(state: GrecoloniesState, seat: int, province: Province) -> Note:
    """Who lives in a province, how many of one's own, and the open objectives it counts for."""
    found, own = state.board, state.poleis[seat]
    place = found.index[province]
    whole, half = list[Fact](), list[Fact]()
    for tile in state.open:
        if tile != NO_OBJECTIVE and place in found.sites[tile]:
            (other,) = (each for each in found.sites[tile] if each != place)
            (whole if own.citizens[other] else half).append(Word("objective", tile))
    rivals = (
        polis
        for number, polis in enumerate(state.poleis)
        if number != seat and not polis.withdrawn and (polis.citizens[place] or polis.home == place)
    )
    at_home = found.is_metropolis(place) and own.home != place
    facts: dict[str, Fact] = {
        **named(province=province),
        "count": own.citizens[place],
        "rivals": tuple(Word("city", polis.city) for polis in rivals),
        "strangers": sum(
            polis.citizens[place] for number, polis in enumerate(state.poleis) if number != seat
        ),
        "guard": "yes" if at_home else "no",
        "whole": tuple(whole),
        "half": tuple(half),
        "points": TILE * len(whole),
    }
    return Note("ground", facts)


def _fight(state: GrecoloniesState, place: int, own: int, rival: int) -> Note:
    """The dice of an attack, and what it wins."""
    other = state.poleis[rival]
    at_home = other.home == place
    theirs = other.citizens[place] + (GUARD_DICE if at_home else 0)
    facts: dict[str, Fact] = {
        "rival": Word("city", other.city),
        "province": Word("province", state.board.provinces[place]),
        "dice": _thrown(own),
        "theirs": _thrown(theirs),
        "pillage": "yes" if at_home and other.tiles else "no",
        "home": "yes" if at_home else "no",
    }
    return Note("attack", facts)


def _help(state: GrecoloniesState, frame: Rallying, seat: int, action: Ally) -> Note:
    """The dice of both sides once help has come."""
    fight = frame.fight
    side = ATTACKER if number_of(state, action.city) == fight.attacker else DEFENDER
    group = list(fight.groups[side])
    group[seat] += action.count
    helped = change(fight, groups=swapped(fight.groups, side, tuple(group)))
    facts: dict[str, Fact] = {
        **named(city=action.city),
        "count": action.count,
        "now": dice(fight, side),
        "dice": dice(helped, side),
        "theirs": dice(fight, 1 - side),
    }
    return Note("help", facts)
