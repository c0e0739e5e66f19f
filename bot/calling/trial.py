"""A trial call, asked for to see whether one is reached: the answer to it tells what came of it."""

import structlog

from bot.herald.herald import FAILED, NOWHERE
from bot.herald.messages import Letter, send_directly
from bot.herald.press import Press
from bot.herald.sheet import Sheet

log = structlog.get_logger(__name__)


async def try_call(press: Press) -> None:
    """Send whoever presses a direct message, and tell whether it went out."""
    await press.promise()
    closed = press.services.closed
    letter = Letter(Sheet().text(press.say("trial-call")))
    try:
        await send_directly(press.herald, press.person, letter)
    except NOWHERE:
        closed[press.person] = press.now
        await press.reply(press.say("trial-closed"))
        return
    except FAILED as error:
        log.warning("a trial call failed", why=str(error)[:200])
        await press.reply(press.say("trial-failed"))
        return
    closed.pop(press.person, None)
    await press.reply(press.say("trial-sent"))
