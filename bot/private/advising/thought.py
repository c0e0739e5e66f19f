"""What is thought about in the study: whole turns, and why they are good. It imports little."""

import time
from typing import Any

from engine.core.budget import Budget
from engine.core.contract import Seat, View
from engine.core.title import Title
from engine.players.advice import Advice, advised
from engine.players.archimedes import Archimedes

SECONDS = 2.0
"""How long is thought about the turns to advise, at most, by the processor's clock."""


def thought(
    title: Title, adviser: str, steps: int, view: View[Any], seat: Seat, seed: int
) -> tuple[Advice, ...]:
    """The turns a seat is advised to play, the best first, by a thinker of the title."""
    thinker = title.thinkers[adviser](seed, Budget(steps, SECONDS, time.process_time))
    assert isinstance(thinker, Archimedes)  # noqa: S101 - it is the one who judges whole turns
    return advised(thinker, title.rules, view, seat, seed)
