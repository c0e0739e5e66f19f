"""Exchanges: stretches of a match in which people answer each other until something is settled."""

from dataclasses import dataclass

from engine.core.contract import Word
from engine.core.match import Match


@dataclass(frozen=True, slots=True)
class Exchange:
    """A stretch of a match's standing line."""

    word: Word
    """What the rulebook calls it."""
    began: int
    """How many entries were played before the one that opened it."""
    ended: int | None = None
    """How many were played with the one that ended it; None: it is on."""


def exchanges(match: Match, keep: int) -> tuple[Exchange, ...]:
    """The exchanges after the first `keep` entries of the standing line. Plays these again.

    One that was on before is taken to begin there.
    """
    found: list[Exchange] = []
    word, began = None, keep
    for number, state in enumerate(match.states_since(keep), keep):
        now = match.rules.exchange(state)
        if now == word:
            continue
        if word is not None:
            found.append(Exchange(word, began, number))
        word, began = now, max(keep, number - 1)
    if word is not None:
        found.append(Exchange(word, began))
    return tuple(found)


def exchange_now(match: Match) -> Exchange | None:
    """The exchange that is on in a match. One that was on when the turn began is taken to begin with it."""
    if match.rules.exchange(match.state) is None:
        return None
    return exchanges(match, match.began)[-1]
