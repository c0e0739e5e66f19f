"""How long others waited for a person: from the moment before them to the end of what they then did."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from engine.core.play.log import DEFAULT, ORDER


@dataclass(frozen=True, slots=True)
class Act:
    """A log entry as far as waiting goes: `person` pressed, None for clocks, computers and the like."""

    seat: int
    by: str
    person: int | None
    at: datetime


def waits(acts: Iterable[Act], began: datetime) -> dict[int, list[int]]:
    """Each person's turns and answers in seconds, in order.

    A stretch of one person's entries in one seat is a turn; answers given in advance or by the game itself do
    not interrupt it, as nobody waited for them.
    """
    found: dict[int, list[int]] = {}
    asked = last = began
    holder: tuple[int, int | None] | None = None

    def end() -> None:
        if holder is not None and holder[1] is not None:
            found.setdefault(holder[1], []).append(int((last - asked).total_seconds()))

    for act in acts:
        if act.by in (DEFAULT, ORDER):
            continue
        if (act.seat, act.person) != holder:
            end()
            holder, asked = (act.seat, act.person), last
        last = max(last, act.at)
    end()
    return found
