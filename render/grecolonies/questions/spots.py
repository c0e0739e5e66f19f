"""Where the answers to a question lie: in a province, or on a side of a fight."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.choosing.menu import Answer, Question
from engine.core.contract import Action, Word
from engine.grecolonies.actions import Ally, Arrival, Attack, Move, Predict, Recruit, Return, Spare, Take
from engine.grecolonies.state import GrecoloniesState, InFight, Moving, Offered, Refused

PLAIN = ("count", "weapon", "assaults")
"""Fields whose values have no place: how many, and of what."""

FIGHT, GROUP = -1, -2
"""In place of a province: a side of the fight, or citizens of its group; both are no place on the map."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the board: a province, FIGHT or GROUP, and a city among those who live or fight there."""

    province: int
    city: str = ""


def spots_of(state: GrecoloniesState, question: Question) -> dict[int, Spot]:
    """Where answers lie, by their places in the question; none where several share one place."""
    if question.field in PLAIN:
        return {}
    found = {
        place: spot
        for place, answer in enumerate(question.answers)
        if (spot := _of_answer(state, answer)) is not None
    }
    # On the map and in a fight at once nothing can be seen together: the map has more to tell.
    on_map = {place: spot for place, spot in found.items() if spot.province >= 0}
    kept = on_map or found
    return kept if len(kept) == 1 or len(set(kept.values())) > 1 else {}


def _of_answer(state: GrecoloniesState, answer: Answer) -> Spot | None:
    """Where all actions of an answer lie: on a side of the fight where it says no more than whom to help."""
    if isinstance(answer.actions[0], Ally) and isinstance(answer.value, Word) and answer.value.kind == "city":
        return Spot(FIGHT, answer.value.id)
    found = {_of_action(state, action) for action in answer.actions}
    return found.pop() if len(found) == 1 else None


def _of_action(state: GrecoloniesState, action: Action) -> Spot | None:
    index = state.board.index
    match action:
        case Move():
            return Spot(index[action.target])
        case Take():
            return Spot(index[action.origin])
        case Recruit() | Return():
            return Spot(index[action.province])
        case Ally():
            return Spot(index[action.origin])
        case Attack():
            return Spot(target_of(state), action.rival)
        case Arrival():
            return Spot(target_of(state))
        case Predict():
            return Spot(FIGHT, action.winner)
        case Spare():
            return Spot(GROUP, action.city)
        case _:
            return None


def target_of(state: GrecoloniesState) -> int:
    """The province that a group goes to or waits before, or that is fought for; -1 where there is none."""
    frame = state.frame
    if isinstance(frame, Moving):
        return frame.target
    if isinstance(frame, InFight):
        return frame.fight.province
    return frame.province if isinstance(frame, Offered | Refused) else -1


def provinces_of(state: GrecoloniesState, question: Question, spots: Iterable[Spot]) -> tuple[int, ...]:
    """The provinces that a picture on the map must show: none where it shows no map."""
    chosen = [
        state.board.index[value.id]
        for _, value in question.chosen
        if isinstance(value, Word) and value.kind == "province"
    ]
    found = [spot.province for spot in spots if spot.province >= 0]
    frame, target = state.frame, target_of(state)
    if isinstance(frame, Moving | Offered | Refused):
        chosen += [origin for origin, count in enumerate(frame.taken) if count]
    if not found and not chosen and (isinstance(frame, InFight) or target < 0):
        return ()
    return tuple(dict.fromkeys((*found, *chosen, *([target] if target >= 0 else []))))
