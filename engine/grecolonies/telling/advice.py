"""What a panel tells around the legal actions: progress, warnings, and why something is not to be had."""

from collections.abc import Iterator

from engine.core.contract import Action, Fact, Note, Refusal, Seat, Stage, Word
from engine.core.law import AnyRulebook
from engine.grecolonies.actions import Announce, Attack, Move, Recruit, Take
from engine.grecolonies.law.groups import GUARD_DICE, MOST_DICE
from engine.grecolonies.state import (
    Acting,
    Assault,
    Crowded,
    Foretelling,
    GrecoloniesState,
    InFight,
    Losing,
    Moving,
    Offered,
    Over,
    Rallying,
    Recruiting,
    Refused,
    Returning,
    Shaking,
    number_of,
)

DUE = {
    Acting: "action", Moving: "group", Recruiting: "recruits", Offered: "cohabit", Refused: "defender",
    Rallying: "ally", Crowded: "spare", Foretelling: "predict", Shaking: "shake", Assault: "announce",
    Losing: "lose", Returning: "return", Over: "over",
}  # fmt: skip

MOVE_STAGES = ("action", "group", "meeting", "fight", "return")
RECRUIT_STAGES = ("action", "recruits")


def out_of_place(state: GrecoloniesState, action: Action) -> Refusal:
    """The action belongs to another moment: says what is due now."""
    due = DUE[type(state.frame)]
    return Refusal(f"due-{due}", {"verb": Word("verb", action.word)}, "Déroulement d'un tour de jeu")


def stages(state: GrecoloniesState, seat: Seat) -> tuple[Stage, ...]:
    """The active player's action: what is done, what is now."""
    frame = state.frame
    if isinstance(frame, Over) or seat != state.active:
        return ()
    if isinstance(frame, Recruiting):
        return _line(RECRUIT_STAGES, 1)
    if isinstance(frame, Acting):
        return _line(MOVE_STAGES[:1], 0)
    now = 1 if isinstance(frame, Moving) else 3 if isinstance(frame, InFight) else 4
    return _line(MOVE_STAGES, 2 if isinstance(frame, Offered | Refused) else now)


def _line(keys: tuple[str, ...], now: int) -> tuple[Stage, ...]:
    return tuple(
        Stage(key, "done" if place < now else "now" if place == now else "next")
        for place, key in enumerate(keys)
    )


def sought_in_vain(rules: AnyRulebook, state: GrecoloniesState, seat: Seat) -> Iterator[Action]:
    """Actions people look for here although a rule forbids them."""
    if seat != state.active:
        return
    found = state.board
    polis = state.poleis[seat]
    sought: list[Action] = []
    if isinstance(state.frame, Acting):
        sought += [Move(province) for province in found.provinces]
    elif isinstance(state.frame, Moving):
        sought += [
            Take(found.provinces[place], 1)
            for place, count in enumerate(polis.citizens)
            if count and place != state.frame.target
        ]
    elif isinstance(state.frame, Recruiting):
        sought += [
            Recruit(province, 1) for place, province in enumerate(found.provinces) if place in state.in_play
        ]
    legal = set(rules.legal(state, seat))
    yield from (action for action in sought if action not in legal)


def warnings(state: GrecoloniesState, seat: Seat, action: Action) -> tuple[Note, ...]:
    """An attack with fewer dice than the defender's, a number that no dice can show."""
    frame = state.frame
    if isinstance(action, Attack) and isinstance(frame, Moving):
        rival = state.poleis[number_of(state, action.rival)]
        own = min(MOST_DICE, frame.count + state.poleis[seat].citizens[frame.target])
        guard = GUARD_DICE if rival.home == frame.target else 0
        theirs = min(MOST_DICE, rival.citizens[frame.target] + guard)
        if own < theirs:
            facts: dict[str, Fact] = {"rival": Word("city", rival.city), "dice": own, "rival-dice": theirs}
            return (Note("fewer-dice", facts),)
    if isinstance(action, Announce) and isinstance(frame, Assault):
        most = 2 * sum(len(dice) for dice in frame.dice)
        if action.count > most:
            return (Note("impossible", {"wanted": action.count, "most": most}),)
    return ()
