"""What a table has settled about its clocks, in words."""

from collections.abc import Iterable

from bot.speech.texts import say
from bot.speech.times import span
from bot.store.calls import wishes
from bot.store.calls.wishes import Pace
from bot.store.database import Store


async def pace_of(store: Store, game: int) -> Pace:
    """What a table has settled."""
    return (await store.read(wishes.paces, [game])).get(game, Pace())


def clocks(tongue: str, pace: Pace) -> tuple[str, str]:
    """The clock for decisions, and the one for answers outside one's turn, a line each."""
    decisions = say(tongue, "calls-no-clock")
    if pace.clock is not None:
        ends = say(tongue, f"choice-ends-{pace.ends}")
        decisions = say(tongue, "calls-clock", length=span(tongue, pace.clock), ends=ends)
    answers = say(tongue, "calls-no-answers")
    if pace.answers is not None:
        answers = say(tongue, "calls-answers", length=span(tongue, pace.answers))
    return decisions, answers


async def clocks_here(store: Store, game: int, tongue: str) -> str:
    """What a table has settled of both clocks, in small letters, a line each."""
    return _small(clocks(tongue, await pace_of(store, game)))


async def unusual_clocks(store: Store, game: int, tongue: str) -> str:
    """The same, but of each clock that is as usual nothing."""
    usual, settled = clocks(tongue, Pace()), clocks(tongue, await pace_of(store, game))
    return _small([line for line in settled if line not in usual])


def _small(lines: Iterable[str]) -> str:
    return "\n".join(f"-# {line}" for line in lines)
