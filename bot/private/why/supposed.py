"""The board as it would be if it were somebody's turn: the others do as little as they can until then."""

from collections.abc import Sequence

from bot.private.panel.foresight import UNFORESEEN
from bot.private.planning.trial import Trial, copy_for, extended
from engine.core.contract import Action, Decision, Seat
from engine.core.errors import EngineError
from engine.core.play.match import Match
from engine.core.values.forms import forms

MOST = 40
"""Steps of others at most."""


def on_turn(match: Match, own: Sequence[Seat], owed: Sequence[Decision]) -> tuple[Match, Seat] | None:
    """The match when one of a person's seats is asked next, and that seat; None where luck, or what they do
    not know, comes in between.

    It is made from the person's own view: nothing hidden can be found out by it.
    """
    trial = Trial(copy_for(match, own, owed), tuple(own))
    for _ in range(MOST):
        at = len(trial.steps)
        decisions = match.rules.decisions(trial.state(at))
        mine = next((each.seat for each in decisions if each.seat in own), None)
        if mine is not None:
            return trial.match(at), mine
        further = None if not decisions else _further(trial, decisions[0])
        if further is None:
            return None
        trial = further
    return None


def _further(trial: Trial, decision: Decision) -> Trial | None:
    """The trial after somebody else did as little as they can."""
    at = len(trial.steps)
    for action in _least(trial, decision):
        try:
            further = extended(trial, at, decision.seat, action)
        except (EngineError, *UNFORESEEN):
            continue
        if not further.open(at + 1):
            return further
    return None


def _least(trial: Trial, decision: Decision) -> Sequence[Action]:
    """What somebody may answer, as far as that is known: what stands if they never do, then what ends their
    turn, then what says least."""
    usual = () if decision.default is None else (decision.default,)
    try:
        legal = trial.base.rules.legal(trial.state(len(trial.steps)), decision.seat)
    except (EngineError, *UNFORESEEN):
        return usual
    return *usual, *sorted(legal, key=lambda each: (not each.ends, len(forms(type(each)))))
