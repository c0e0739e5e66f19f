"""The agenda: effects are carried out one after another until one asks for a choice or none is left."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.core.contract import Event
from engine.core.values.change import change
from engine.deus.effects import (
    Activate,
    Besiege,
    Buy,
    Dig,
    Discard,
    Draw,
    Effect,
    Exchange,
    Gain,
    March,
    Produce,
    Recruit,
    Rob,
    Sell,
    Take,
)
from engine.deus.law import campaign, commerce, marching, production, science
from engine.deus.state import DeusState, Ending, Resolving, cards_of
from engine.deus.words import NOBODY

Start: TypeAlias = Callable[[DeusState, int, Any, list[Event]], DeusState]
"""Begins an effect of a card: the state it leads to, with a frame where a choice is needed."""

STARTS: dict[type[Effect], Start] = {
    Gain: production.start_gaining,
    Produce: production.start_producing,
    Recruit: production.start_recruiting,
    Take: commerce.start_taking,
    Buy: commerce.start_buying,
    Sell: commerce.start_selling,
    Exchange: commerce.start_exchanging,
    Draw: science.start_drawing,
    Activate: science.start_activating,
    Dig: science.start_looking,
    Discard: science.start_discarding,
    March: marching.start_marching,
    Rob: campaign.start_robbing,
    Besiege: campaign.start_besieging,
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
