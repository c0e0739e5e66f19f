"""The choices that cards and gods offer: which module answers for which frame."""

from collections.abc import Sequence
from typing import cast

from engine.core.change import change
from engine.core.contract import Action, Chance, Refusal, Step
from engine.deus import actions, campaign, commerce, marching, production, science
from engine.deus.advice import out_of_place
from engine.deus.state import (
    Activating,
    Besieging,
    Buying,
    Choice,
    DeusState,
    Digging,
    Discarding,
    Drawing,
    Exchanging,
    Looking,
    Marching,
    Producing,
    Recruiting,
    Resolving,
    Robbing,
    Selling,
    Taking,
)

DONE, DRAW, LOOK = actions.Done(), actions.Draw(), actions.Look()

DEALS = {
    Buying: actions.Buy,
    Selling: actions.Sell,
    Exchanging: actions.Exchange,
    Taking: actions.Take,
}


def may_refrain(state: DeusState, frame: Choice) -> bool:
    """Effects are optional; but armies may not stay where they cannot, and cards taken up are kept."""
    if isinstance(frame, Marching):
        return marching.may_rest(state, frame)
    return not isinstance(frame, Digging)


def refrain(state: DeusState, frame: Choice) -> Action:
    """The answer that changes least."""
    return DONE if may_refrain(state, frame) else legal(state, frame)[0]


def legal(state: DeusState, frame: Choice) -> Sequence[Action]:
    """What is offered, and to make no (more) use of it."""
    found = _offered(state, frame)
    return [*found, DONE] if may_refrain(state, frame) else found


def _offered(state: DeusState, frame: Choice) -> Sequence[Action]:
    match frame:
        case Buying() | Selling() | Exchanging() | Taking():
            return commerce.legal_deals(state, frame)
        case Producing():
            return production.legal_production(state, frame)
        case Recruiting():
            return production.legal_recruits(state, frame)
        case Drawing():
            return (DRAW,)
        case Looking():
            return (LOOK,)
        case Digging():
            return science.legal_keeps(state, frame)
        case Discarding():
            return [actions.Discard(card) for card in science.hand_names(state)]
        case Activating():
            return science.legal_activations(state, frame)
        case Marching():
            return marching.legal_marches(state, frame)
        case Robbing():
            return campaign.legal_robberies(state, frame)
        case Besieging():
            return campaign.legal_sieges(state)


def refusal(state: DeusState, frame: Choice, action: Action) -> Refusal | None:
    """Why this is not offered."""
    match action, frame:
        case actions.Done(), _:
            return None if may_refrain(state, frame) else _must_go_on(state, frame)
        case (actions.Draw(), Drawing()) | (actions.Look(), Looking()):
            return None
        case actions.Produce(), Producing():
            return production.refuse_production(state, frame, action)
        case actions.Recruit(), Recruiting():
            return production.refuse_recruit(state, frame, action)
        case actions.Keep(), Digging():
            return science.refuse_keep(state, frame, action)
        case actions.Discard(), Discarding():
            return science.refuse_in_hand(state, action.card)
        case actions.Activate(), Activating():
            return science.refuse_activation(state, frame, action)
        case actions.March(), Marching():
            return marching.refuse_march(state, frame, action)
        case actions.Rob(), Robbing():
            return campaign.refuse_robbery(state, frame, action)
        case actions.Besiege(), Besieging():
            return campaign.refuse_siege(state, action)
    verb = DEALS.get(cast(type[commerce.Trading], type(frame)))
    if verb is not None and isinstance(action, verb):
        return commerce.refuse_deal(state, cast(commerce.Trading, frame), cast(commerce.Deal, action))
    return out_of_place(state, action)


def _must_go_on(state: DeusState, frame: Choice) -> Refusal:
    if isinstance(frame, Digging):
        return Refusal("must-keep", {"left": frame.keep}, science.RULE)
    if isinstance(frame, Marching) and frame.passing:
        return Refusal("must-march-on", {}, marching.RULE)
    return marching.refuse_rest(state)


def resolve(state: DeusState, frame: Choice, action: Action, chance: Chance) -> Step[DeusState]:
    """What a lawful choice leads to."""
    match action, frame:
        case actions.Done(), _:
            return Step(change(state, frame=Resolving()))
        case actions.Draw(), Drawing():
            return science.draw(state, frame, chance)
        case actions.Look(), Looking():
            return science.look(state, frame, chance)
        case actions.Produce(), Producing():
            return production.produce(state, frame, action)
        case actions.Recruit(), Recruiting():
            return production.recruit(state, frame, action)
        case actions.Keep(), Digging():
            return science.keep(state, frame, action)
        case actions.Discard(), Discarding():
            return science.discard(state, frame, action)
        case actions.Activate(), Activating():
            return science.activate(state, action)
        case actions.March(), Marching():
            return marching.march(state, frame, action)
        case actions.Rob(), Robbing():
            return campaign.rob(state, frame, action)
        case actions.Besiege(), Besieging():
            return campaign.besiege(state, frame, action)
    return commerce.deal(state, cast(commerce.Trading, frame), cast(commerce.Deal, action))
