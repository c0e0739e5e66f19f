"""Calls whose question is settled: what asks nobody any more does not stay.

Where everybody reads, such a message is deleted: nobody needs it, and what happened has a post of its own. In
direct messages it says that it is settled; of several games it lists those that still wait. Of several
reminders of one wait the newest stands, the others are deleted once it has come. A notice that somebody is
away or back stays, without its button.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence

import structlog

from bot.calling import letters
from bot.calling.away_letters import asked_letter, notice_after
from bot.calling.occasion import Batch, gathered
from bot.herald.herald import FAILED, Herald, is_final
from bot.herald.messages import Letter, change, link, remove
from bot.herald.sheet import Sheet
from bot.speech.texts import say
from bot.speech.times import stamp
from bot.store.calls.calls import NOTICES, Call, CallKind, find_stale, look_at_messages, settle_call
from bot.waiting.lanes import Lanes

log = structlog.get_logger(__name__)

MOST = 50
"""Messages looked at together."""

Turn = Callable[[Call], Coroutine[None, None, None]]
"""Waits before a request for a call."""


class Settled:
    """Takes away calls that ask nobody any more; channels go on side by side. `freed`: look again."""

    def __init__(self, herald: Herald, turn: Turn, freed: Callable[[], None]) -> None:
        self.herald = herald
        self._turn = turn
        self._lanes = Lanes(freed)

    async def look(self) -> None:
        """Begin with every message whose question may be settled."""
        store, busy = self.herald.services.store, self._lanes.busy
        async with store.writing() as connection:
            calls = await find_stale(connection, MOST, CallKind.ASKED, busy)
            if not calls:
                return
            batch = await gathered(connection, calls, self.herald.services.tables.title)
            await look_at_messages(connection, [call.id for call in calls], again=False)
        due: dict[int, list[Call]] = {}
        for call in calls:
            if call.place is not None and not await self._holds(call, batch):
                due.setdefault(call.place, []).append(call)
        for place, found in due.items():
            self._lanes.begin(place, self._in_channel(found, batch))

    async def stop(self) -> None:
        """End; what is on its way is looked at when the bot starts again."""
        await self._lanes.stop()

    async def _holds(self, call: Call, batch: Batch) -> bool:
        """Whether a message asks for what is still to be done, and nothing else."""
        if call.kind == CallKind.ASKED:
            return await asked_letter(self.herald.services.store, call, "en", here=False) is not None
        if call.kind in NOTICES:
            return bool(batch.waiting(call))
        waiting = batch.waiting(call)
        if call.kind == CallKind.LAST and any(each.timer.wait.warned is None for each in waiting):
            return False  # the clock runs on
        if call.kind in (CallKind.POINTLESS, CallKind.GONE) and not all(
            each.timer.wait.given_up for each in waiting
        ):
            return False
        return len(waiting) == len(call.waits)

    async def _in_channel(self, calls: Sequence[Call], batch: Batch) -> bool:
        done = [await self._settle(call, batch) for call in calls]
        return all(done)

    async def _settle(self, call: Call, batch: Batch) -> bool:
        """Delete or change a message; whether that is done, or cannot be done at all."""
        assert call.place is not None and call.message is not None  # noqa: S101, PT018 - it was sent
        channel = self.herald.get_partial_messageable(call.place, guild_id=call.guild)
        waiting = batch.waiting(call) if call.kind == CallKind.CALL else ()
        direct = batch.direct.get(call.person) == call.place
        tongue = self._tongue(call, batch, direct=direct)
        letter: Letter | None = None
        if waiting:
            letter = letters.digest(call, waiting, tongue, here=not direct)
        elif (told := await self._told(call, batch, tongue, direct=direct)) is not None:
            letter = Letter(Sheet().text(told))
        await self._turn(call)
        try:
            if letter is None:
                await remove(channel, call.message)
            else:
                await change(channel, call.message, letter)
        except FAILED as error:
            if not is_final(error):
                log.warning("a settled call stays for now", call=call.id, why=str(error)[:200])
                await self.herald.services.store.write(look_at_messages, [call.id], again=True)
                return False
            log.info("a settled call stays", call=call.id, why=str(error)[:200])  # not ours to change
        left = [wait for each in waiting for wait in each.timer.waits]
        await self.herald.services.store.write(settle_call, call.id, left)
        return True

    def _tongue(self, call: Call, batch: Batch, *, direct: bool) -> str:
        games: Mapping[int, str] = {number: place.language for number, place in batch.games.items()}
        own = batch.habits[call.person].language if direct else None
        return own or ("en" if call.game is None else games.get(call.game, "en"))

    async def _told(self, call: Call, batch: Batch, tongue: str, *, direct: bool) -> str | None:
        """What stands in place of a question that is settled; None: nothing."""
        if call.kind in NOTICES:
            return await notice_after(self.herald.services.store, call, tongue)
        if not direct or any(batch.renewed(call, game, mark) for game, mark in call.waits):
            return None
        if call.kind == CallKind.ASKED:
            return say(tongue, "call-stand-in-settled")
        until = next((each.until for each in batch.waiting(call)), None)
        if call.kind == CallKind.LAST and until is not None:
            return say(tongue, "call-last-settled", until=stamp(until, "f"), left=stamp(until))
        place = None if call.game is None else batch.games.get(call.game)
        if place is None or len({game for game, _ in call.waits}) > 1:
            return say(tongue, "call-all-settled")
        where = link(place.guild, place.channel, place.post)
        return say(tongue, "call-settled", title=self.herald.services.tables.title(place, tongue), link=where)
