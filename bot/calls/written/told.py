"""What a table has settled about its clocks, in words."""

from collections.abc import Iterable
from datetime import datetime

from bot.speech.texts import say
from bot.speech.times import span, stamp
from bot.store.calls import wishes
from bot.store.calls.wishes import NOTHING, Pace
from bot.store.database import Store


async def paused_until(store: Store, game: int, now: datetime) -> datetime | None:
    """When the pause ends for which a table has agreed; None: it does not pause."""
    pauses = (await store.read(wishes.find_pauses, [game])).get(game, [])
    return next((each.ends for each in pauses if each.begins <= now < each.ends), None)


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


def extension_told(tongue: str, pace: Pace) -> str:
    """How much longer a clock may run, once a game for each."""
    if pace.extension is None:
        return say(tongue, "calls-no-extension")
    return say(tongue, "calls-extension", length=span(tongue, pace.extension))


def details(tongue: str, pace: Pace) -> list[str]:
    """What few tables settle of their clock, a line for each that is not as usual."""
    usual, lines = Pace(), []
    if pace.clock is not None and pace.ends != NOTHING and pace.extension != usual.extension:
        lines.append(extension_told(tongue, pace))
    return lines


async def clocks_here(store: Store, game: int, tongue: str, now: datetime) -> str:
    """What a table has settled of both clocks, in small letters, a line each; and until when it pauses."""
    pace, until = await pace_of(store, game), await paused_until(store, game, now)
    pause = [] if until is None else [say(tongue, "calls-paused", until=stamp(until, "f"), left=stamp(until))]
    return _small([*pause, *clocks(tongue, pace), *details(tongue, pace)])


async def unusual_clocks(store: Store, game: int, tongue: str) -> str:
    """The same, but of each clock that is as usual nothing."""
    usual, pace = clocks(tongue, Pace()), await pace_of(store, game)
    return _small([*(line for line in clocks(tongue, pace) if line not in usual), *details(tongue, pace)])


def _small(lines: Iterable[str]) -> str:
    return "\n".join(f"-# {line}" for line in lines)
