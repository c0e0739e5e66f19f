"""What a panel tells around the legal actions: progress, warnings, and why something is not to be had."""

from engine.core.contract import Action, Note, Stage, View, Word, stages_at
from engine.grecolonies.actions import Announce, Attack, Move, Recruit, Take
from engine.grecolonies.law.groups import GUARD_DICE, MOST_DICE
from engine.grecolonies.state import (
    Acting,
    Assault,
    GrecoloniesState,
    InFight,
    Moving,
    Offered,
    Over,
    Recruiting,
    Refused,
    number_of,
)

MOVE_STAGES = ("action", "group", "meeting", "fight", "return")
RECRUIT_STAGES = ("action", "recruits")


def stages(view: View[GrecoloniesState]) -> tuple[Stage, ...]:
    """The active player's action: what is done, what is now."""
    frame = view.state.frame
    if isinstance(frame, Over) or view.seat != view.state.active:
        return ()
    match frame:
        case Acting():
            return stages_at(MOVE_STAGES[:1], 0)
        case Recruiting():
            return stages_at(RECRUIT_STAGES, 1)
        case Moving():
            return stages_at(MOVE_STAGES, 1)
        case Offered() | Refused():
            return stages_at(MOVE_STAGES, 2)
        case InFight():
            return stages_at(MOVE_STAGES, 3)
    return stages_at(MOVE_STAGES, 4)


def sought(view: View[GrecoloniesState]) -> list[Action]:
    """Actions people look for here, lawful or not."""
    state, frame, provinces = view.state, view.state.frame, view.state.board.provinces
    if view.seat != state.active:
        return []
    if isinstance(frame, Acting):
        return [Move(province) for province in provinces]
    if isinstance(frame, Moving):
        lived_in = (place for place, count in enumerate(state.polis.citizens) if count)
        return [Take(provinces[place], 1) for place in lived_in if place != frame.target]
    if isinstance(frame, Recruiting):
        return [Recruit(provinces[place], 1) for place in state.in_play]
    return []


def warnings(view: View[GrecoloniesState], action: Action) -> tuple[Note, ...]:
    """An attack with fewer dice than the defender's, a number that no dice can show."""
    state, frame = view.state, view.state.frame
    if isinstance(action, Attack) and isinstance(frame, Moving):
        rival = state.poleis[number_of(state, action.rival)]
        own = min(MOST_DICE, frame.count + state.poleis[view.seat].citizens[frame.target])
        guard = GUARD_DICE if rival.home == frame.target else 0
        theirs = min(MOST_DICE, rival.citizens[frame.target] + guard)
        if own < theirs:
            return (
                Note("fewer-dice", {"rival": Word("city", rival.city), "dice": own, "rival-dice": theirs}),
            )
    if isinstance(action, Announce) and isinstance(frame, Assault):
        most = 2 * sum(len(dice) for dice in frame.dice)
        if action.count > most:
            return (Note("impossible", {"wanted": action.count, "most": most}),)
    return ()
