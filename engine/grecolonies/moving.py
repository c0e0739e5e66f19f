"""Moving: a group from one or several provinces to one.

Source: "Déplacer" and its restrictions. There are no borders: any province can be reached from any other.
Three citizens must stay wherever some are taken from, four with the option `strict` (the text says "more
than three", the note on allies that three or fewer cannot leave).
"""

from functools import lru_cache

from engine.core.change import change
from engine.core.contract import Chance, Event, Fact, Refusal, Step, Word
from engine.grecolonies.actions import Attack, Enter, Move, Propose, Take
from engine.grecolonies.board import board
from engine.grecolonies.cohabitation import propose, settle
from engine.grecolonies.events import Gathered
from engine.grecolonies.fight import engage
from engine.grecolonies.state import (
    GrecoloniesState,
    Moving,
    Polis,
    Refused,
    cohabitants,
    number_of,
    placed,
    with_entry,
)
from engine.grecolonies.staying import must_stay

RULE = "Déplacer"

ENTER, PROPOSE = Enter(), Propose()


@lru_cache(maxsize=1024)
def _moves(name: str, in_play: tuple[int, ...], origin: int) -> tuple[Move, ...]:
    provinces = board(name).provinces
    return tuple(Move(provinces[place]) for place in in_play if place != origin)


@lru_cache(maxsize=4096)
def _takes(name: str, origin: int, most: int) -> tuple[Take, ...]:
    province = board(name).provinces[origin]
    return tuple(Take(province, count) for count in range(most, 0, -1))


@lru_cache(maxsize=512)
def _attacks(cities: tuple[str, ...]) -> tuple[Attack, ...]:
    return tuple(Attack(city) for city in cities)  # type: ignore[arg-type]


def legal_moves(state: GrecoloniesState, polis: Polis) -> tuple[Move, ...]:
    """Every province that citizens from another one may enter."""
    stay = must_stay(state.options)
    origins = [place for place, count in enumerate(polis.citizens) if count > stay]
    if not origins:
        return ()
    only = origins[0] if len(origins) == 1 else -1
    return _moves(state.options.board, state.in_play, only)


def refuse_move(state: GrecoloniesState, action: Move) -> Refusal | None:
    """An empty metropolis, or nobody who could leave another province for it."""
    target = board(state.options.board).index[action.target]
    facts: dict[str, Fact] = {"province": Word("province", action.target)}
    if target not in state.in_play:
        return Refusal("nobody-plays-there", facts, "Mise en place")
    stay = must_stay(state.options)
    polis = state.poleis[state.active]
    if not any(count > stay for place, count in enumerate(polis.citizens) if place != target):
        return Refusal("nobody-can-leave", {**facts, "stay": stay}, RULE)
    return None


def move(state: GrecoloniesState, action: Move) -> Step[GrecoloniesState]:
    """Name the target; the group gathers next."""
    target = board(state.options.board).index[action.target]
    nobody = (0,) * len(state.poleis[state.active].citizens)
    return Step(change(state, frame=Moving(target, nobody)))


def legal_gathering(
    state: GrecoloniesState, frame: Moving, polis: Polis
) -> list[Take | Enter | Propose | Attack]:
    """What the group does when it is large enough, and whom it may still take along."""
    found: list[Take | Enter | Propose | Attack] = []
    target = frame.target
    if frame.count:
        rivals = cohabitants(state, target)
        at_home = target < len(board(state.options.board).cities)
        if not rivals or polis.citizens[target]:
            found.append(ENTER)
        elif not at_home:
            found.append(PROPOSE)
        if rivals:
            found += _attacks(tuple(state.poleis[number].city for number in rivals))
    stay = must_stay(state.options)
    name = state.options.board
    for place, count in enumerate(polis.citizens):
        if count > stay and place != target:
            found += _takes(name, place, count - stay)
    return found


def refuse_take(state: GrecoloniesState, frame: Moving, action: Take) -> Refusal | None:
    """From the target itself, from where too few would stay, or none."""
    origin = board(state.options.board).index[action.origin]
    have, stay = state.poleis[state.active].citizens[origin], must_stay(state.options)
    facts: dict[str, Fact] = {"province": Word("province", action.origin), "has": have, "stay": stay}
    if origin == frame.target:
        return Refusal("already-there", facts, RULE)
    if not have:
        return Refusal("none-there", facts, RULE)
    if not 1 <= action.count <= have - stay:
        most = max(0, have - stay)
        return Refusal("must-stay", {**facts, "most": most, "wanted": action.count}, RULE)
    return None


def take(state: GrecoloniesState, frame: Moving, action: Take) -> Step[GrecoloniesState]:
    """Citizens join the group."""
    found = board(state.options.board)
    polis = state.poleis[state.active]
    origin = found.index[action.origin]
    poleis = with_entry(state.poleis, state.active, placed(polis, origin, -action.count))
    event = Gathered(polis.city, action.origin, found.provinces[frame.target], action.count)
    group = Moving(frame.target, with_entry(frame.taken, origin, frame.taken[origin] + action.count))
    return Step(change(state, frame=group, poleis=poleis), (event,))


def refuse_arrival(
    state: GrecoloniesState, frame: Moving, action: Enter | Propose | Attack
) -> Refusal | None:
    """No group yet; entering or asking where it cannot be; attacking somebody who is not there."""
    found = board(state.options.board)
    target = frame.target
    rivals = cohabitants(state, target)
    facts: dict[str, Fact] = {
        "province": Word("province", found.provinces[target]),
        "rivals": tuple(Word("city", state.poleis[number].city) for number in rivals),
    }
    if not frame.count:
        return Refusal("no-group", facts, RULE)
    lives_there = bool(state.poleis[state.active].citizens[target])
    if isinstance(action, Attack):
        return refuse_attack(state, target, action)
    if isinstance(action, Enter) and (not rivals or lives_there):
        return None
    if not rivals:
        return Refusal("nobody-to-ask", facts, "Début de la cohabitation")
    if lives_there:
        return Refusal("lives-there-already", facts, "Début de la cohabitation")
    if found.is_metropolis(target):
        return Refusal("no-cohabitation-at-home", facts, "Cohabitation")
    if isinstance(action, Enter):
        return Refusal("others-live-there", facts, "Début de la cohabitation")
    return None


def refuse_attack(state: GrecoloniesState, province: int, action: Attack) -> Refusal | None:
    """Only one of the others who live there can be the defender."""
    rivals = cohabitants(state, province)
    number = number_of(state, action.rival)
    if number in rivals:
        return None
    facts: dict[str, Fact] = {
        "province": Word("province", board(state.options.board).provinces[province]),
        "rival": Word("city", action.rival),
        "rivals": tuple(Word("city", state.poleis[number].city) for number in rivals),
    }
    return Refusal("attacks-itself" if number == state.active else "not-a-defender", facts, "Combat")


def arrive(
    state: GrecoloniesState, frame: Moving, action: Enter | Propose | Attack, chance: Chance
) -> Step[GrecoloniesState]:
    """The group enters, asks to cohabit, or fights."""
    events: list[Event] = []
    if isinstance(action, Attack):
        number = number_of(state, action.rival)
        return Step(engage(state, frame.target, frame.count, number, chance, events), tuple(events))
    if isinstance(action, Propose):
        return propose(state, frame)
    return Step(settle(state, frame.target, frame.count, events), tuple(events))


def legal_defenders(state: GrecoloniesState, frame: Refused) -> tuple[Attack, ...]:
    """Everybody who lives there, those who had accepted among them."""
    return _attacks(tuple(state.poleis[number].city for number in cohabitants(state, frame.province)))


def choose_defender(
    state: GrecoloniesState, frame: Refused, action: Attack, chance: Chance
) -> Step[GrecoloniesState]:
    """After a refusal the attacker names the one it fights."""
    events: list[Event] = []
    number = number_of(state, action.rival)
    return Step(engage(state, frame.province, frame.count, number, chance, events), tuple(events))
