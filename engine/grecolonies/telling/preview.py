"""What an action will lead to, told before it is taken: who lives where one goes and what it counts for, who
throws how many dice, what helping and guessing cost and win."""

from collections.abc import Sequence

from engine.core.contract import Action, Fact, Note, View, Word, named
from engine.core.values.change import change
from engine.grecolonies.actions import (
    Accept,
    Ally,
    Attack,
    Counter,
    Dodge,
    Done,
    Enter,
    Lose,
    Move,
    Predict,
    Propose,
    Recruit,
    Refuse,
    Return,
    Spare,
    Take,
)
from engine.grecolonies.law.allies import legal_allies, legal_done
from engine.grecolonies.law.groups import GUARD_DICE, MOST_DICE, dice, room, size
from engine.grecolonies.law.moving import legal_moves
from engine.grecolonies.law.oracle import EXACT, RIGHT
from engine.grecolonies.law.rounds import TILE
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    Acting,
    Assault,
    GrecoloniesState,
    InFight,
    Moving,
    Offered,
    Rallying,
    cities_in,
    cohabitants,
    number_of,
    swapped,
)
from engine.grecolonies.telling.tolls import strongest
from engine.grecolonies.words import NO_OBJECTIVE, WEAPONS, Province


def preview(view: View[GrecoloniesState], action: Action) -> tuple[Note, ...]:
    """What is to be known of a province, a fight, a side or a guess before one chooses it."""
    frame = view.state.frame
    if isinstance(frame, Moving):
        return _of_group(view.state, frame, action)
    if isinstance(frame, InFight):
        return _in_fight(view.state, frame, view.seat, action)
    return _before_and_after(view.state, view.seat, action)


def _before_and_after(state: GrecoloniesState, seat: int, action: Action) -> tuple[Note, ...]:
    """Where to move, recruit and come back to, and whether to live together."""
    frame = state.frame
    match action:
        case Move():
            return (_ground(state, seat, action.target),)
        case Recruit():
            return (_strengthened(state, seat, action.province),)
        case Return():
            count = state.poleis[seat].citizens[state.board.index[action.province]]
            return (Note("return", {**named(province=action.province), "count": count}),)
        case Accept() if isinstance(frame, Offered):
            return (Note("accept", {"rival": Word("city", state.polis.city)}),)
        case Refuse() if isinstance(frame, Offered):
            theirs = frame.count + state.polis.citizens[frame.province]
            own = state.poleis[seat].citizens[frame.province]
            sides = {"dice": _thrown(own), "theirs": _thrown(theirs)}
            return (Note("refuse", {"rival": Word("city", state.polis.city), **sides}),)
    return ()


def _of_group(state: GrecoloniesState, frame: Moving, action: Action) -> tuple[Note, ...]:
    """Who joins a group, and what it does where it has gone."""
    match action:
        case Take():
            return (_gathered(state, frame, action),)
        case Enter():
            return (_entered(state, frame),)
        case Propose():
            return (_proposed(state, frame),)
        case Attack():
            own = frame.count + state.polis.citizens[frame.target]
            return (_fight(state, frame.target, own, number_of(state, action.rival)),)
    return ()


def _in_fight(state: GrecoloniesState, frame: InFight, seat: int, action: Action) -> tuple[Note, ...]:
    """Help, guesses, what is said of dice, and losses."""
    match action:
        case Ally() if isinstance(frame, Rallying):
            return (_help(state, frame, seat, action), Note("ally"))
        case Predict():
            return (Note("predict", {"exact": EXACT, "right": RIGHT}),)
        case Counter() | Dodge() if isinstance(frame, Assault) and frame.count:
            return (_lifted(state, frame, action), Note("assault-lost"))
        case Spare():
            return (Note("spare"),)
        case Lose():
            return (Note("lose"),)
    return ()


def _thrown(citizens: int) -> int:
    return min(MOST_DICE, citizens)


def _ground(state: GrecoloniesState, seat: int, province: Province) -> Note:
    """Who lives in a province, how many of one's own, and the open objectives it counts for."""
    found, own = state.board, state.poleis[seat]
    place = found.index[province]
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
        **_counted(state, seat, place),
    }
    return Note("ground", facts)


def likely_moves(view: View[GrecoloniesState]) -> Sequence[Move]:
    """The moves by what they are worth: objectives they complete, those they begin, colonies where nobody
    else lives; metropolises that hold nothing to take last."""
    state, seat = view.state, view.seat
    if not isinstance(state.frame, Acting) or seat != state.active:
        return ()

    def worth(action: Move) -> tuple[bool, int, int, int]:
        place = state.board.index[action.target]
        (whole, half), rivals = _objectives(state, seat, place), cohabitants(state, place)
        barren = state.board.is_metropolis(place) and not any(
            state.poleis[rival].tiles for rival in rivals if state.poleis[rival].home == place
        )
        return barren, -len(whole), -len(half), len(rivals)

    return sorted(legal_moves(state, state.frame, seat), key=worth)


def likely_help(view: View[GrecoloniesState]) -> Sequence[Done | Ally]:
    """Helping nobody, or no more; then as much help as there are dice for, the most first, and last what
    would only wait in the Refuge."""
    state, seat, frame = view.state, view.seat, view.state.frame
    if not isinstance(frame, Rallying) or seat not in frame.owed:
        return ()

    def waiting(action: Ally) -> int:
        surplus = _help(state, frame, seat, action).facts["surplus"]
        return surplus if isinstance(surplus, int) else 0

    return (*legal_done(state, frame, seat), *sorted(legal_allies(state, frame, seat), key=waiting))


def _counted(state: GrecoloniesState, seat: int, place: int) -> dict[str, Fact]:
    """The open objectives that living in a province completes for a player, and begins; the points."""
    whole, half = _objectives(state, seat, place)
    return {"whole": whole, "half": half, "points": TILE * len(whole)}


def _objectives(state: GrecoloniesState, seat: int, place: int) -> tuple[tuple[Word, ...], tuple[Word, ...]]:
    """The open objectives that living in a province completes for a player, and those it begins."""
    found, own = state.board, state.poleis[seat]
    whole, half = list[Word](), list[Word]()
    for tile in state.open:
        if tile != NO_OBJECTIVE and place in found.sites[tile]:
            (other,) = (each for each in found.sites[tile] if each != place)
            (whole if own.citizens[other] else half).append(Word("objective", tile))
    return tuple(whole), tuple(half)


def _dice_at(state: GrecoloniesState, place: int, numbers: Sequence[int]) -> int:
    """The most dice that one of these players throws where they live."""
    guarded = (GUARD_DICE if state.poleis[number].home == place else 0 for number in numbers)
    own = (state.poleis[number].citizens[place] for number in numbers)
    return max((_thrown(count + guard) for count, guard in zip(own, guarded, strict=True)), default=0)


def _gathered(state: GrecoloniesState, frame: Moving, action: Take) -> Note:
    """Against how many dice a group gathers, how many of it count, and who must stay behind."""
    rivals = cohabitants(state, frame.target)
    facts: dict[str, Fact] = {
        **named(province=state.board.provinces[frame.target]),
        "origin": Word("province", action.origin),
        "rivals": tuple(Word("city", state.poleis[number].city) for number in rivals),
        "theirs": _dice_at(state, frame.target, rivals),
        "most": MOST_DICE,
        "has": state.polis.citizens[state.board.index[action.origin]],
        "stay": state.options.must_stay,
    }
    return Note("take", facts)


def _entered(state: GrecoloniesState, frame: Moving) -> Note:
    """How many will live there, and what that counts for."""
    facts: dict[str, Fact] = {
        **named(province=state.board.provinces[frame.target]),
        "count": frame.count + state.polis.citizens[frame.target],
        **_counted(state, state.active, frame.target),
    }
    return Note("enter", facts)


def _proposed(state: GrecoloniesState, frame: Moving) -> Note:
    """What follows from a yes and from a no."""
    rivals = cohabitants(state, frame.target)
    facts: dict[str, Fact] = {
        "rivals": tuple(Word("city", state.poleis[number].city) for number in rivals),
        "dice": _thrown(frame.count),
        "theirs": _dice_at(state, frame.target, rivals),
    }
    return Note("propose", facts)


def _strengthened(state: GrecoloniesState, seat: int, province: Province) -> Note:
    """How many live there now, and with how many dice others could come."""
    place = state.board.index[province]
    facts: dict[str, Fact] = {
        **named(province=province),
        "count": state.poleis[seat].citizens[place],
        "dice": strongest(state, place)[0],
    }
    return Note("recruit", facts)


def _lifted(state: GrecoloniesState, frame: Assault, action: Action) -> Note:
    """Who loses the assault if the cups are lifted."""
    facts: dict[str, Fact] = {
        **named(weapon=WEAPONS[frame.weapon]),
        "rival": Word("city", cities_in(state, frame.fight)[1 - frame.speaker]),
        "count": frame.count,
    }
    return Note(action.word, facts)


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
        "surplus": max(0, size(helped, side) - room(helped, side)),
    }
    return Note("help", facts)
