"""Exchanges: stretches of a match in which people answer each other until something is settled."""

from engine.core.contract import Word
from engine.core.play.match import Match
from engine.core.values.frozen import Frozen


class Exchange(Frozen):
    """A stretch of a match's standing line that is on."""

    word: Word
    """What the rulebook calls it."""
    began: int
    """How many entries were played before the one that opened it."""


def exchange_now(match: Match) -> Exchange | None:
    """The exchange that is on in a match. One that was on when the turn began is taken to begin with it."""
    word = match.rules.exchange(match.state)
    if word is None:
        return None
    states = match.states_since(match.began)
    before = (place for place, state in enumerate(states) if match.rules.exchange(state) != word)
    last = max(before, default=0)
    return Exchange(word, match.began + last)
