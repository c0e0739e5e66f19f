"""What others might do until one's own turn, as a computer player would, or nothing: for plans that go on."""

from collections.abc import Callable

from bot.private.planning.trial import Trial, asked, extended
from engine.core.budget import NO_TIME
from engine.core.contract import Action, Decision, State
from engine.core.title import SENSIBLE

MOST = 40
"""Steps of others that are guessed at once."""


def guessed(trial: Trial, shown: int) -> Trial:
    """The plan with others' steps after the first `shown`, until the person is asked or luck decides.

    Only where nothing is hidden: the guess is made from the person's own view.
    """
    rules = trial.base.rules
    if rules.hidden or not trial.base.title.computers:
        return trial.cut(shown)
    player = trial.base.title.player(SENSIBLE, trial.base.number, NO_TIME)

    def chosen(state: State, decision: Decision) -> Action:
        legal = rules.legal(state, decision.seat)
        return player.choose(rules, rules.view(state, decision.seat), decision.seat, legal)

    return _until_asked(trial, shown, chosen)


def skipped(trial: Trial, shown: int) -> Trial:
    """The plan with the others doing nothing: each gives the answer that stands if none ever comes."""
    return _until_asked(trial, shown, lambda _, decision: decision.default)


def _until_asked(trial: Trial, shown: int, answer: Callable[[State, Decision], Action | None]) -> Trial:
    """The plan after the first `shown` steps with others' answers, until the person is asked."""
    trial = trial.cut(shown)
    for _ in range(MOST):
        at = len(trial.steps)
        decision = asked(trial, at)
        if decision is None or decision.seat in trial.own:
            break
        action = answer(trial.state(at), decision)
        if action is None:
            break
        trial = extended(trial, at, decision.seat, action)
    return trial
