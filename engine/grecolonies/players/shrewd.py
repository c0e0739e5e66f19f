"""The player that answers for Archimedes where no turn can be planned: over the cups, and in others' turns.

Elsewhere it plays as the sensible one does.
"""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.contract import Action, Seat, State, View
from engine.core.law import AnyRulebook
from engine.core.play.chance import PLAN
from engine.grecolonies.actions import Ally, Done
from engine.grecolonies.players.bluffing import Answers, answers
from engine.grecolonies.players.claims import NOTHING, shown, spoken
from engine.grecolonies.players.features import JUDGING
from engine.grecolonies.players.fights import ends
from engine.grecolonies.players.sensible import Sensible
from engine.grecolonies.state import (
    ATTACKER,
    Acting,
    Assault,
    GrecoloniesState,
    Offered,
    Over,
    Rallying,
    Shaking,
    combatants,
)

HELPERS = (1, 2, 3)
"""So many citizens are thought of as help."""
WORTH = 0.01
"""How much more likely help makes one to win before it is given."""
LONGEST = 30


class Shrewd:
    """A computer player that weighs what it is asked by what may come of it."""

    def __init__(self) -> None:
        self._sensible = Sensible()

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """The answer after which it is likeliest to win."""
        if len(legal) == 1:
            return legal[0]
        state = cast(GrecoloniesState, view.state)
        frame = state.frame
        if isinstance(frame, Assault):
            return claimed(frame)
        if isinstance(frame, Offered | Rallying):
            return self._weighed(rules, state, seat, legal)
        return self._sensible.choose(rules, view, seat, legal)

    def _weighed(
        self, rules: AnyRulebook, state: GrecoloniesState, seat: Seat, legal: Sequence[Action]
    ) -> Action:
        """What to answer to a proposal to cohabit or a call for help."""
        tried = [each for each in legal if not isinstance(each, Ally) or each.count in HELPERS]
        return max(
            tried,
            key=lambda each: self._chance(rules, state, seat, each) - WORTH * isinstance(each, Ally),
        )

    def _chance(self, rules: AnyRulebook, state: GrecoloniesState, seat: Seat, action: Action) -> float:
        """The chance to win after an answer, others answering sensibly and luck as it may be."""
        state = rules.resolve(state, seat, action, PLAN).state
        for _ in range(LONGEST):
            if isinstance(state.frame, Acting | Over | Assault | Shaking):
                break
            asked = rules.decisions(state)[0].seat
            legal = rules.legal(state, asked)
            chosen: Action = legal[0]
            if asked != seat or not isinstance(chosen, Done):
                chosen = self._sensible.choose(rules, rules.view(state, asked), asked, legal)
            state = rules.resolve(state, asked, chosen, PLAN).state
        coming = ends(state, seat) or ((1.0, state),)
        return sum(part * JUDGING.chances(View(each, seat))[seat] for part, each in coming)


def claimed(frame: Assault) -> Action:
    """What to say over one's cup."""
    return spoken(_answers(frame)[0][0])


def weighed(state: State, seat: Seat) -> Sequence[tuple[Action, float]]:
    """What may be said over the seat's cup, the best first, with its chance to win the game; else nothing."""
    frame = cast(GrecoloniesState, state).frame
    if not isinstance(frame, Assault) or combatants(frame.fight)[frame.speaker] != seat:
        return ()

    def chance(won: float) -> float:
        coming = ends(cast(GrecoloniesState, state), seat, won if frame.speaker == ATTACKER else 1 - won)
        return sum(part * JUDGING.chances(View(each, seat))[seat] for part, each in coming)

    return [(spoken(claim), chance(won)) for claim, won in _answers(frame)]


def _answers(frame: Assault) -> Answers:
    own, other = frame.dice[frame.speaker], frame.dice[1 - frame.speaker]
    said = (frame.count, frame.weapon) if frame.count else NOTHING
    return answers(shown(own), len(own), len(other), said, frame.speaker == ATTACKER)
