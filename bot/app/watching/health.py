"""Whether the bot is well, from what can be seen of it; what is wrong is told in sentences."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

from bot.app.client import Keryx
from bot.app.watching.pulse import Pulse
from bot.speech.texts import say
from bot.store.database import Store

LAG = 2.0
"""Seconds by which the loop may be late: Discord waits three for an answer."""

GONE = 180.0
"""Seconds the gateway may be gone: it comes back within seconds mostly."""

LEFT = 120.0
"""Seconds a post may lie that nobody has begun to send."""

STUCK = 3
"""Channels that are stuck at once; what is wrong with one is that table's own."""

PATIENCE = 5.0
"""Seconds the database may take to answer."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What can be seen of the bot. Times are in seconds."""

    lag: float = 0.0
    """How late the loop came lately."""
    gone: float = 0.0
    """For how long the gateway has been gone."""
    answers: bool = True
    """Whether the database can be read and written."""
    left: float = 0.0
    """How long a post has been due in a channel where nothing is under way."""
    stuck: int = 0
    """Channels in which posting is stuck by a fault of ours."""
    starting: bool = False
    """Whether Discord has not let the bot in yet since the process began."""


def ailments(signs: Signs, tongue: str) -> Iterator[str]:
    """What is wrong, a sentence each; nothing if the bot is well."""
    if not signs.answers:
        yield say(tongue, "health-database")
    if signs.lag > LAG:
        yield say(tongue, "health-lag", seconds=round(signs.lag))
    if signs.gone > GONE:
        yield say(tongue, "health-gateway", minutes=int(signs.gone // 60))
    elif signs.starting:
        yield say(tongue, "health-starting")
    if signs.left > LEFT:
        yield say(tongue, "health-left", minutes=int(signs.left // 60))
    if signs.stuck >= STUCK:
        yield say(tongue, "health-stuck", count=signs.stuck)


async def signs(herald: Keryx | None, pulse: Pulse) -> Signs:
    """What can be seen now; of a client only while one is at work."""
    now = asyncio.get_running_loop().time()
    gone = 0.0 if pulse.gone is None else now - pulse.gone
    if herald is None:
        return Signs(pulse.lag, gone, starting=not pulse.begun)
    left, answers = 0.0, True
    try:
        async with asyncio.timeout(PATIENCE):
            due = await herald.announcer.left_since()
            await _write_nothing(herald.services.store)
    except Exception:  # whatever it fails with
        answers = False
    else:
        # What has lain there since before the process began is taken in turn.
        waited = 0.0 if due is None else (herald.services.clock.now() - due).total_seconds()
        left = min(waited, now - pulse.met)
    return Signs(pulse.lag, gone, answers, left, herald.announcer.progress.stuck, not pulse.begun)


async def _write_nothing(store: Store) -> None:
    """A transaction that may write, and writes nothing."""
    async with store.writing():
        pass
