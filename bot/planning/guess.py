"""What others might do until one's own turn, as a computer player would: for plans made while one waits."""

from collections.abc import Callable, Mapping

from bot.planning.trial import Trial, asked, extended
from engine.core.contract import Player

MOST = 40
"""Steps of others that are guessed at once."""


def guessed(trial: Trial, shown: int, computers: Mapping[str, Callable[[int], Player]]) -> Trial:
    """The plan with others' steps after the first `shown`, until the person is asked or luck decides.

    Only where nothing is hidden: the guess is made from the person's own view.
    """
    trial = Trial(trial.base, trial.own, trial.steps[:shown])
    rules = trial.base.rules
    make = next(iter(computers.values()), None)
    if make is None or rules.hidden:
        return trial
    player = make(len(trial.base.log))
    for _ in range(MOST):
        at = len(trial.steps)
        decision = asked(trial, at)
        if decision is None or decision.seat in trial.own:
            break
        state = trial.state(at)
        legal = rules.legal(state, decision.seat)
        action = player.choose(rules, rules.view(state, decision.seat), decision.seat, legal)
        trial = extended(trial, at, decision.seat, action)
    return trial
