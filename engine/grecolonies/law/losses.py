"""The loser of an assault: one citizen flees to the Refuge, one is eliminated.

Source: "Résolution de l'assaut" and its three notes. The commander chooses both, its own or its allies'; a
last citizen only flees; a defender at home loses nothing but the Guard the first time, which flees.
"""

from functools import lru_cache

from engine.core.contract import Chance, Decision, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change, with_more
from engine.grecolonies.actions import Lose
from engine.grecolonies.events import AssaultLost
from engine.grecolonies.law.aftermath import finish
from engine.grecolonies.law.assault import begin
from engine.grecolonies.law.groups import beaten, colours, dice, guarded, in_refuge, size
from engine.grecolonies.state import (
    GUARD_FLED,
    Fight,
    GrecoloniesState,
    Losing,
    cities_in,
    combatants,
    number_of,
    swapped,
    with_polis,
)
from engine.grecolonies.words import City

RULE = "Résolution de l'assaut"


def lose(
    state: GrecoloniesState, fight: Fight, side: int, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """The state once a side has lost the assault; where its commander has a choice, it is asked."""
    if guarded(fight, side):
        fight = change(fight, guard=GUARD_FLED)
        _tell(state, fight, side, events)
        return after_loss(state, fight, side, chance, events)
    there = colours(fight.groups[side])
    if len(there) > 1:
        return change(state, frame=Losing(fight, side))
    fallen = there[0] if size(fight, side) > 1 else None
    return _taken_off(state, fight, side, there[0], fallen, chance, events)


def _tell(
    state: GrecoloniesState,
    fight: Fight,
    side: int,
    events: list[Event],
    fled: City | None = None,
    fallen: City | None = None,
) -> None:
    """Tell who fled and who was eliminated; where nobody fled it was the Guard."""
    cities = cities_in(state, fight)
    province = state.board.provinces[fight.province]
    left = dice(fight, side)
    events.append(
        AssaultLost(cities[side], cities[1 - side], province, fight.number, fled is None, fled, fallen, left)
    )


def _taken_off(
    state: GrecoloniesState,
    fight: Fight,
    side: int,
    fled: int,
    fallen: int | None,
    chance: Chance | None,
    events: list[Event],
) -> GrecoloniesState:
    fight = in_refuge(fight, side, fled, 1)
    if fallen is not None:
        group = with_more(fight.groups[side], fallen, -1)
        fight = change(fight, groups=swapped(fight.groups, side, group))
        polis = state.poleis[fallen]
        state = with_polis(state, fallen, change(polis, reserve=polis.reserve + 1))
    gone = None if fallen is None else state.poleis[fallen].city
    _tell(state, fight, side, events, state.poleis[fled].city, gone)
    return after_loss(state, fight, side, chance, events)


def after_loss(
    state: GrecoloniesState, fight: Fight, side: int, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """The state after the fight, or in its next assault."""
    if beaten(fight, side):
        return finish(state, fight, 1 - side, chance, events)
    return begin(state, fight, chance, events)


def decisions(state: GrecoloniesState, frame: Losing) -> tuple[Decision, ...]:
    """What the commander is asked: without an answer its own citizens are lost first."""
    fight, side = frame.fight, frame.side
    seat = Seat(combatants(fight)[side])
    rival = Word("city", cities_in(state, fight)[1 - side])
    facts = {**named(province=state.board.provinces[fight.province]), "rival": rival}
    default = legal_losses(state, frame, seat)[0]
    return (Decision(seat, "lose", in_turn=seat == state.active, default=default, facts=facts),)


@lru_cache(maxsize=4096)
def _losses(cities: tuple[tuple[City, int], ...]) -> tuple[Lose, ...]:
    return tuple(
        Lose(refuge, out) for refuge, count in cities for out, _ in cities if refuge != out or count > 1
    )


def legal_losses(state: GrecoloniesState, frame: Losing, seat: Seat) -> tuple[Lose, ...]:
    """Every pair of colours that is there: who flees, who is eliminated; one's own first."""
    group = frame.fight.groups[frame.side]
    there = sorted(colours(group), key=lambda number: number != seat)
    return _losses(tuple((state.poleis[number].city, group[number]) for number in there))


def refuse_losses(state: GrecoloniesState, frame: Losing, _seat: Seat, action: Lose) -> Refusal | None:
    """Citizens that are not in the group."""
    group = frame.fight.groups[frame.side]
    fled, fallen = number_of(state, action.refuge), number_of(state, action.out)
    short = fled if not group[fled] else fallen
    if group[fled] and group[fallen] - (fled == fallen) > 0:
        return None
    return Refusal("not-in-group", {**named(city=state.poleis[short].city), "has": group[short]}, RULE)


def take_losses(
    state: GrecoloniesState, frame: Losing, _seat: Seat, action: Lose, chance: Chance
) -> Step[GrecoloniesState]:
    """The commander's choice is carried out."""
    events: list[Event] = []
    fled, fallen = number_of(state, action.refuge), number_of(state, action.out)
    after = _taken_off(state, frame.fight, frame.side, fled, fallen, chance, events)
    return Step(after, tuple(events))
