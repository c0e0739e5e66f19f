"""The agenda: effects are carried out one after another until one asks for a choice or none is left."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.core.contract import Chance, Event, Seat, Step
from engine.core.values.change import change
from engine.deus import effects
from engine.deus.actions import Done
from engine.deus.frames import Choice, Ending, Resolving
from engine.deus.law import campaign, commerce, marching, production, science
from engine.deus.state import DeusState, DeusStep, cards_of
from engine.deus.words import NOBODY

Start: TypeAlias = Callable[[DeusState, int, Any, list[Event]], DeusState]
"""Begins an effect of a card: the state it leads to, with a frame where a choice is needed."""

STARTS: dict[type[effects.Effect], Start] = {
    effects.Gain: production.start_gaining,
    effects.Produce: production.start_producing,
    effects.Recruit: production.start_recruiting,
    effects.Take: commerce.start_taking,
    effects.Buy: commerce.start_buying,
    effects.Sell: commerce.start_selling,
    effects.Exchange: commerce.start_exchanging,
    effects.Draw: science.start_drawing,
    effects.Activate: science.start_activating,
    effects.Dig: science.start_looking,
    effects.Discard: science.start_discarding,
    effects.March: marching.start_marching,
    effects.Rob: campaign.start_robbing,
    effects.Besiege: campaign.start_besieging,
}


def advance(state: DeusState, events: list[Event]) -> DeusState:
    """The state once everything is done that needs no choice; then the turn can end."""
    while isinstance(state.frame, Resolving):
        course = state.course
        if not course.agenda:
            return change(state, frame=Ending())
        (card, number), *rest = course.agenda
        course = change(course, agenda=tuple(rest))
        if not number:  # a card begins
            course = change(course, entered=0, army=NOBODY, discarded=0)
        effect = cards_of(state).designs[card].effects[number]
        state = STARTS[type(effect)](change(state, course=course), card, effect, events)
    return state


def leave(state: DeusState, _frame: Choice, _seat: Seat, _action: Done, _chance: Chance) -> DeusStep:
    """No more use is made of an offer: what comes next on the agenda."""
    return Step(change(state, frame=Resolving()))
