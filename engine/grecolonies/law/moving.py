"""Moving: a group from one or several provinces to one.

Source: "Déplacer" and its restrictions. There are no borders: any province can be reached from any other.
Three citizens must stay wherever some are taken from, four with the option `strict` (the text says "more
than three", the note on allies that three or fewer cannot leave).
"""

from functools import lru_cache

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change, with_entry, with_more
from engine.grecolonies.actions import Arrival, Attack, Enter, Move, Propose, Take
from engine.grecolonies.board import board
from engine.grecolonies.events import Gathered
from engine.grecolonies.law.cohabitation import propose, settle
from engine.grecolonies.law.fight import engage
from engine.grecolonies.law.groups import refuse_leaving
from engine.grecolonies.state import (
    Acting,
    GrecoloniesState,
    Moving,
    Refused,
    cohabitants,
    number_of,
    placed,
)

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


def legal_moves(state: GrecoloniesState, _frame: Acting, seat: Seat) -> tuple[Move, ...]:
    """Every province that citizens from another one may enter."""
    stay = state.options.must_stay
    origins = [place for place, count in enumerate(state.poleis[seat].citizens) if count > stay]
    if not origins:
        return ()
    only = origins[0] if len(origins) == 1 else -1
    return _moves(state.options.board, state.in_play, only)


def refuse_move(state: GrecoloniesState, _frame: Acting, _seat: Seat, action: Move) -> Refusal | None:
    """An empty metropolis, or nobody who could leave another province for it."""
    target = state.board.index[action.target]
    facts = named(province=action.target)
    if target not in state.in_play:
        return Refusal("nobody-plays-there", facts, "Mise en place")
    stay = state.options.must_stay
    polis = state.polis
    if not any(count > stay for place, count in enumerate(polis.citizens) if place != target):
        return Refusal("nobody-can-leave", {**facts, "stay": stay}, RULE)
    return None


def move(
    state: GrecoloniesState, _frame: Acting, _seat: Seat, action: Move, _chance: Chance
) -> Step[GrecoloniesState]:
    """Name the target; the group gathers next."""
    target = state.board.index[action.target]
    nobody = (0,) * len(state.polis.citizens)
    return Step(change(state, frame=Moving(target, nobody)))


def legal_takes(state: GrecoloniesState, frame: Moving, seat: Seat) -> list[Take]:
    """Whom the group may still take along."""
    found: list[Take] = []
    target, name, stay = frame.target, state.options.board, state.options.must_stay
    for place, count in enumerate(state.poleis[seat].citizens):
        if count > stay and place != target:
            found += _takes(name, place, count - stay)
    return found


def refuse_take(state: GrecoloniesState, frame: Moving, _seat: Seat, action: Take) -> Refusal | None:
    """From the target itself, from where too few would stay, or none."""
    if state.board.index[action.origin] == frame.target:
        have, stay = state.polis.citizens[frame.target], state.options.must_stay
        return Refusal("already-there", {**named(province=action.origin), "has": have, "stay": stay}, RULE)
    return refuse_leaving(state, state.active, action.origin, action.count, RULE)


def take(
    state: GrecoloniesState, frame: Moving, _seat: Seat, action: Take, _chance: Chance
) -> Step[GrecoloniesState]:
    """Citizens join the group."""
    found = state.board
    polis = state.polis
    origin = found.index[action.origin]
    poleis = with_entry(state.poleis, state.active, placed(polis, origin, -action.count))
    event = Gathered(polis.city, action.origin, found.provinces[frame.target], action.count)
    group = Moving(frame.target, with_more(frame.taken, origin, action.count))
    return Step(change(state, frame=group, poleis=poleis), (event,))


def legal_arrivals(state: GrecoloniesState, frame: Moving, seat: Seat) -> list[Arrival]:
    """What a group may do that has somebody in it."""
    if not frame.count:
        return []
    target = frame.target
    rivals = cohabitants(state, target)
    found: list[Arrival] = []
    if not rivals or state.poleis[seat].citizens[target]:
        found.append(ENTER)
    elif not state.board.is_metropolis(target):
        found.append(PROPOSE)
    if rivals:
        found += _attacks(tuple(state.poleis[number].city for number in rivals))
    return found


def refuse_arrival(state: GrecoloniesState, frame: Moving, _seat: Seat, action: Arrival) -> Refusal | None:
    """No group yet; entering or asking where it cannot be; attacking somebody who is not there."""
    found = state.board
    target = frame.target
    rivals = cohabitants(state, target)
    living = tuple(Word("city", state.poleis[number].city) for number in rivals)
    facts = {**named(province=found.provinces[target]), "rivals": living}
    if not frame.count:
        return Refusal("no-group", facts, RULE)
    lives_there = bool(state.polis.citizens[target])
    if isinstance(action, Attack):
        return _no_defender(state, target, action)
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


def _no_defender(state: GrecoloniesState, province: int, action: Attack) -> Refusal | None:
    rivals = cohabitants(state, province)
    number = number_of(state, action.rival)
    if number in rivals:
        return None
    living = tuple(Word("city", state.poleis[number].city) for number in rivals)
    place = named(province=state.board.provinces[province])
    facts = {**place, "rival": Word("city", action.rival), "rivals": living}
    return Refusal("attacks-itself" if number == state.active else "not-a-defender", facts, "Combat")


def arrive(
    state: GrecoloniesState, frame: Moving, _seat: Seat, action: Arrival, chance: Chance
) -> Step[GrecoloniesState]:
    """The group enters, asks to cohabit, or fights."""
    events: list[Event] = []
    if isinstance(action, Attack):
        number = number_of(state, action.rival)
        return Step(engage(state, frame.target, frame.count, number, chance, events), tuple(events))
    if isinstance(action, Propose):
        return propose(state, frame)
    return Step(settle(state, frame.target, frame.count, events), tuple(events))


def legal_defenders(state: GrecoloniesState, frame: Refused, _seat: Seat) -> tuple[Attack, ...]:
    """Everybody who lives there, those who had accepted among them."""
    return _attacks(tuple(state.poleis[number].city for number in cohabitants(state, frame.province)))


def refuse_defender(state: GrecoloniesState, frame: Refused, _seat: Seat, action: Attack) -> Refusal | None:
    """Only one of the others who live there can be the defender."""
    return _no_defender(state, frame.province, action)


def choose_defender(
    state: GrecoloniesState, frame: Refused, _seat: Seat, action: Attack, chance: Chance
) -> Step[GrecoloniesState]:
    """After a refusal the attacker names the one it fights."""
    events: list[Event] = []
    number = number_of(state, action.rival)
    return Step(engage(state, frame.province, frame.count, number, chance, events), tuple(events))
