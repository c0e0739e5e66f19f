"""A turn without a card, the end of a turn, of a round, of the game.

Source: "Le jeu se décompose en un nombre variable de tours", "si, à la fin de son action, un joueur n'a
plus de cartes", "La fin de partie se déclenche", "jouez un dernier tour complet".
"""

from collections.abc import Sequence

from engine.core.contract import Chance, Event, Refusal, Seat, Step
from engine.core.values.change import change
from engine.deus.actions import End, Pass
from engine.deus.events import EndTriggered, LastRoundBegan
from engine.deus.frames import Acting, Ending, Over
from engine.deus.law.building import RULE
from engine.deus.law.piles import FULL, drawn
from engine.deus.law.scoring import final_events
from engine.deus.state import FRESH, DeusState, DeusStep

PASS = Pass()


def legal_pass(state: DeusState, _frame: Acting, seat: Seat) -> Sequence[Pass]:
    """Only without any card."""
    return () if state.players[seat].hand else (PASS,)


def refuse_pass(state: DeusState, _frame: Acting, seat: Seat, _action: Pass) -> Refusal | None:
    """Cards in hand: one can be built or offered."""
    hand = len(state.players[seat].hand)
    return Refusal("pass-with-cards", {"count": hand}, RULE) if hand else None


def do_nothing(state: DeusState, _frame: Acting, _seat: Seat, _action: Pass, _chance: Chance) -> DeusStep:
    """The turn can end."""
    return Step(change(state, frame=Ending()))


def end_turn(state: DeusState, _frame: Ending, seat: Seat, _action: End, chance: Chance) -> DeusStep:
    """Cards are drawn where they are due; the next player begins."""
    player = state.players[seat]
    events: list[Event] = []
    if state.course.offering:
        missing = max(0, FULL - len(player.hand))
        state = drawn(state, seat, missing + state.course.extra, chance, events)
    elif not player.hand:
        state = drawn(state, seat, FULL, chance, events)
    return Step(next_turn(state, events), tuple(events))


def triggered(state: DeusState) -> str:
    """What triggers the end, by its word: the last temple, the last village, or nothing."""
    if not state.temples:
        return "temples"
    return "" if any(state.villages) else "villages"


def next_turn(state: DeusState, events: list[Event]) -> DeusState:
    """The state in the next player's turn, perhaps in a new round, or at the end of the game."""
    trigger, reason = state.trigger, state.reason
    if not trigger and (reason := triggered(state)):
        trigger = state.round
        events.append(EndTriggered(by_temples=reason == "temples", round=trigger + 1))
    seats, first = state.setting.seats, state.setting.first
    place, round_ = (state.active - first) % seats, state.round
    while True:
        place += 1
        if place == seats:
            if trigger and round_ > trigger:
                return _over(state, trigger, reason, events)
            place, round_ = 0, round_ + 1
            if trigger and round_ == trigger + 1:
                events.append(LastRoundBegan(round_))
        active = (first + place) % seats
        if not state.players[active].withdrawn:
            break
    return change(
        state,
        active=active,
        frame=Acting(),
        course=FRESH,
        turn=state.turn + 1,
        round=round_,
        trigger=trigger,
        reason=reason,
    )


def _over(state: DeusState, trigger: int, reason: str, events: list[Event]) -> DeusState:
    events += final_events(state, reason)
    return change(state, frame=Over(reason), course=FRESH, trigger=trigger, reason=reason)
