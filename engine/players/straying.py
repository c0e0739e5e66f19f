"""A player that now and then does anything legal, so that games differ where nothing is left to luck."""

from collections.abc import Sequence
from typing import Any

from engine.core.contract import Action, Seat, View
from engine.core.law import AnyRulebook
from engine.core.title import Player
from engine.players.randomly import Randomly


class Straying:
    """Plays as another does but for every so many of its choices, in the mean."""

    def __init__(self, player: Player, every: int, seed: int) -> None:
        self._player = player
        self._every = range(every)
        self._luck = Randomly(seed)

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """What the player would do, or any of `legal`."""
        if self._every and not self._luck.one_of(self._every):
            return self._luck.one_of(legal)
        return self._player.choose(rules, view, seat, legal)
