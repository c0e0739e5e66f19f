"""Whole games between computer players, without a log: for simulations, balance reports and benchmarks."""

from collections.abc import Callable, Sequence

from engine.core.contract import Options, Seat, Standing, State
from engine.core.play.chance import SeededChance
from engine.core.title import Player, Title
from engine.core.values.frozen import Frozen

MOST_ACTIONS = 20_000
"""After so many actions a game counts as not finished."""


class Outcome(Frozen):
    """How one game went."""

    standing: Standing
    actions: int
    turns: int
    options: int
    """The lengths of all legal lists, added up."""
    longest: int
    """The longest legal list."""
    winning_roles: tuple[str, ...]
    """What the winning seats played: the ids of their nations."""

    @property
    def finished(self) -> bool:
        """Whether the rules ended it."""
        return self.standing.ended is not None


def play_out(
    title: Title,
    options: Options,
    seed: bytes,
    players: Sequence[Player],
    most: int = MOST_ACTIONS,
    watch: Callable[[State], None] | None = None,
) -> Outcome:
    """The outcome of one game with a computer player per seat, each knowing only its own view.

    `watch` is called with the state after each action.
    """
    rules = title.rules
    state = rules.setup(options, len(players), SeededChance(seed, "setup")).state
    actions = listed = longest = 0
    while actions < most:
        decisions = rules.decisions(state)
        if not decisions:
            break
        seat: Seat = decisions[0].seat
        legal = rules.legal(state, seat)
        listed += len(legal)
        longest = max(longest, len(legal))
        action = players[seat].choose(rules, rules.view(state, seat), seat, legal)
        state = rules.apply(state, seat, action, SeededChance(seed, str(actions)), legal).state
        actions += 1
        if watch is not None:
            watch(state)
    standing, roles = rules.standing(state), title.guide.roles(rules.view(state, None))
    winning = tuple(word.id for seat in standing.winners for word in roles[seat])
    return Outcome(standing, actions, rules.turn(state).number, listed, longest, winning)
