"""What each kind of call says: the one table from its kind to what writes its letter."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.calling import away_letters, letters
from bot.calling.batch import Batch
from bot.calling.letters import Waiting
from bot.herald.messages import Letter
from bot.herald.services import Services
from bot.store.calls.calls import Call, CallKind
from bot.tables.state.table import Done, Table


@dataclass(frozen=True, slots=True)
class Occasion:
    """A call that is to be written now: to the channel it names, or as a direct message."""

    services: Services
    call: Call
    batch: Batch
    waiting: Sequence[Waiting]
    """What of it still waits."""

    @property
    def here(self) -> bool:
        """Whether it goes to a channel, where everybody reads it."""
        return self.call.channel is not None

    def tongue(self, here: str) -> str:
        """The language: what a channel has, `here`, or what the person has."""
        return here if self.here else self.batch.habits[self.call.person].language or here

    async def read_table(self) -> Table:
        """The table it is about.

        Raises:
            TableError: it cannot be read.
        """
        assert self.call.game is not None  # noqa: S101 - such calls are about one game
        return await self.services.tables.get(self.call.game)


Write: TypeAlias = Callable[[Occasion], Awaitable[Letter | None]]
"""The letter of a call; None: it is not needed any more.

Raises:
    TableError: its table cannot be read.
"""


async def _reminder(occasion: Occasion) -> Letter | None:
    """Of one game, or of several."""
    call, waiting, here = occasion.call, occasion.waiting, occasion.here
    # A game's buttons belong to its own channel: elsewhere there is a link to it.
    if len(waiting) > 1 or (here and any(each.place.channel != call.channel for each in waiting)):
        first = occasion.batch.games[waiting[0].timer.game].language
        return letters.digest(call, waiting, occasion.tongue(first if here else "en"), here=here)
    game = waiting[0].timer.game if waiting else call.game
    if game is None:
        return None
    table = await occasion.services.tables.get(game)
    if not table.owed_by(call.person):
        return None
    news = () if here else await _news(occasion.services, table, call.person)
    return letters.reminder(call, table, waiting[0], occasion.tongue(table.language), news, here=here)


async def _news(services: Services, table: Table, person: int) -> tuple[Done, ...]:
    """What happened since the person's last act."""
    if table.match is None:
        return ()
    seats = table.seats_of(person)
    line = table.match.line
    since = max((place for place, entry in enumerate(line, 1) if entry.seat in seats), default=0)
    if not table.match.at_hand(since):
        return ()  # it would have to be replayed from the start
    return await services.tables.since(table, since)


async def _nudge(occasion: Occasion) -> Letter | None:
    call, table = occasion.call, await occasion.read_table()
    if not table.owed_by(call.person):
        return None
    tongue = occasion.tongue(table.language)
    return letters.nudge(call, table, occasion.waiting[0], tongue, here=occasion.here)


async def _pointless(occasion: Occasion) -> Letter | None:
    call, table = occasion.call, await occasion.read_table()
    return letters.pointless(call, table, occasion.waiting[0]) if table.owed_by(call.person) else None


async def _asked(occasion: Occasion) -> Letter | None:
    tongue = occasion.batch.habits[occasion.call.person].language or "en"
    return await away_letters.asked_letter(occasion.services.store, occasion.call, tongue, here=occasion.here)


async def _declined(occasion: Occasion) -> Letter | None:
    tongue = occasion.batch.habits[occasion.call.person].language or "en"
    return await away_letters.declined_letter(occasion.services.store, occasion.call, tongue)


async def _away(occasion: Occasion) -> Letter | None:
    return await away_letters.absent_letter(
        occasion.services.store, occasion.call, await occasion.read_table()
    )


async def _back(occasion: Occasion) -> Letter | None:
    return away_letters.back_letter(occasion.call, await occasion.read_table())


async def _stood(occasion: Occasion) -> Letter | None:
    """What stood instead of an answer, unless it was taken back since."""
    entries, table = occasion.call.entries, await occasion.read_table()
    line = table.match.line if table.match is not None else ()
    keep = next((place for place, entry in enumerate(line) if entry.number in entries), None)
    if keep is None:
        return None
    since = await occasion.services.tables.since(table, keep)
    return letters.stood(table, [each for each in since if each.entry.number in entries])


async def _over(occasion: Occasion) -> Letter | None:
    call, table = occasion.call, await occasion.read_table()
    return None if call.ending is None else letters.over(call, table, call.ending)


LETTERS: Mapping[CallKind, Write] = {
    CallKind.CALL: _reminder,
    CallKind.NUDGE: _nudge,
    CallKind.POINTLESS: _pointless,
    CallKind.GONE: _pointless,
    CallKind.ASKED: _asked,
    CallKind.DECLINED: _declined,
    CallKind.AWAY: _away,
    CallKind.BACK: _back,
    CallKind.STOOD: _stood,
    CallKind.OVER: _over,
}

if missing := set(CallKind) - LETTERS.keys():
    raise LookupError(f"nothing writes {sorted(missing)}")
