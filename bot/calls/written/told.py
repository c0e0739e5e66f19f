"""What a table has settled about its clocks, in words."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.calls.when.clocks import next_hour, usual_length
from bot.calls.when.zones import place_of
from bot.speech.texts import say, within
from bot.speech.times import span, stamp
from bot.store.calls import wishes
from bot.store.calls.wishes import NOTHING, OFFER, Pace
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
    answers = say(tongue, "calls-no-answers")
    if pace.answers is not None:
        answers = say(tongue, "calls-answers", length=span(tongue, pace.answers))
    return _decisions(tongue, pace), answers


def _decisions(tongue: str, pace: Pace) -> str:
    """The clock for decisions; of a bank also what a turn leaves for the next one."""
    length = usual_length(pace)
    if length is None:
        return say(tongue, "calls-no-clock")
    ends = within(say(tongue, f"choice-ends-{pace.ends}"))
    if pace.credit is None or pace.clock is None:
        return say(tongue, "calls-clock", length=span(tongue, length), ends=ends)
    took = min(pace.credit + min(timedelta(days=1), pace.clock / 2), pace.clock)
    left = min(pace.clock, pace.clock - took + pace.credit)
    told = {"credit": pace.credit, "store": pace.clock, "took": took, "left": left}
    return say(tongue, "calls-bank", ends=ends, **{name: span(tongue, each) for name, each in told.items()})


def extension_told(tongue: str, pace: Pace) -> str:
    """How much longer a clock may run, once a game for each."""
    if pace.extension is None:
        return say(tongue, "calls-no-extension")
    key = "calls-extension-offer" if pace.ends == OFFER else "calls-extension"
    return say(tongue, key, length=span(tongue, pace.extension))


def details(tongue: str, pace: Pace, now: datetime) -> list[str]:
    """What few tables settle of their clock, a line with an example for each that is not as usual."""
    usual, lines = Pace(), []
    if usual_length(pace) is not None and pace.ends != NOTHING and pace.extension != usual.extension:
        lines.append(extension_told(tongue, pace))
    if pace.weekends:
        lines.append(say(tongue, "calls-weekends"))
    if pace.hour is not None and pace.zone is not None:
        hour, where = stamp(next_hour(pace.hour, pace.zone, now), "t"), place_of(pace.zone, tongue)
        lines.append(say(tongue, "calls-hour", hour=hour, where=where))
    return lines


async def clocks_here(store: Store, game: int, tongue: str, now: datetime) -> str:
    """What a table has settled of both clocks, in small letters, a line each; and until when it pauses."""
    pace, until = await pace_of(store, game), await paused_until(store, game, now)
    pause = [] if until is None else [say(tongue, "calls-paused", until=stamp(until, "f"), left=stamp(until))]
    return _small([*pause, *clocks(tongue, pace), *details(tongue, pace, now)])


async def unusual_clocks(store: Store, game: int, tongue: str, now: datetime) -> str:
    """The same, but of each clock that is as usual nothing."""
    usual, pace = clocks(tongue, Pace()), await pace_of(store, game)
    lines = [line for line in clocks(tongue, pace) if line not in usual]
    return _small([*lines, *details(tongue, pace, now)])


def _small(lines: Iterable[str]) -> str:
    return "\n".join(f"-# {line}" for line in lines)
