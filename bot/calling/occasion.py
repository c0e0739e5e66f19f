"""Calls with what the store knows about them, read together, and the occasion on which one is written."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.calls.when.clocks import at_table, deadline
from bot.herald.messages import link
from bot.herald.services import Services
from bot.store.calls import timers, wishes
from bot.store.calls.calls import REMINDERS, Call, newest_calls
from bot.store.calls.timers import Timer
from bot.store.calls.wishes import Habits, Pace
from bot.store.connection import Connection
from bot.store.games.games import Place, places
from bot.tables.state.table import Table


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that waits for somebody, as far as its rows tell it."""

    title: str
    place: Place
    timer: Timer
    pace: Pace
    habits: Habits

    @property
    def link(self) -> str:
        """The address of the post to act from."""
        return link(self.place.guild, self.place.channel, self.place.post)

    @property
    def until(self) -> datetime | None:
        """When the clock ends."""
        return deadline(self.pace, self.habits, self.timer.wait)

    def rests(self, now: datetime) -> bool:
        """Whether the person is away, or the table pauses, so that nobody calls them there."""
        rests = at_table(self.pace, self.habits, now, now).rests
        return any(rest.begins <= now < rest.ends for rest in rests)


@dataclass(frozen=True, slots=True)
class Batch:
    """Some calls, and what is known about them."""

    calls: Sequence[Call]
    timers: dict[tuple[int, int], Timer]
    """By game and person."""
    games: dict[int, Place]
    paces: dict[int, Pace]
    habits: dict[int, Habits]
    direct: dict[int, int]
    reminded: dict[tuple[int, int, int], datetime]
    """When the newest reminder that stands was made, by person and by the wait's game and mark."""
    title: Callable[[Place, str], str]
    """Name of a game by slug and language."""

    def renewed(self, call: Call, game: int, mark: int) -> bool:
        """Whether a newer reminder of a wait has taken a call's place. Those made together stand together."""
        newest = self.reminded.get((call.person, game, mark), call.made)
        return call.kind in REMINDERS and newest > call.made

    def waiting(self, call: Call) -> list[Waiting]:
        """Of what a call is about that which still waits, and of which no newer one reminds."""
        found = []
        for game, mark in call.waits:
            timer, place = self.timers.get((game, call.person)), self.games.get(game)
            if timer is None or place is None or timer.mark != mark or self.renewed(call, game, mark):
                continue
            title, pace = self.title(place, place.language), self.paces.get(game, Pace())
            found.append(Waiting(title, place, timer, pace, self.habits[call.person]))
        return found


async def gathered(
    connection: Connection, calls: Sequence[Call], title: Callable[[Place, str], str]
) -> Batch:
    """These calls with everything that is to be known about them."""
    people = list({call.person for call in calls})
    about = {call.game for call in calls if call.game is not None}
    numbers = list(about | {game for call in calls for game, _ in call.waits})
    waiting = await timers.of_people(connection, people)
    return Batch(
        calls,
        {(timer.game, timer.person): timer for timer in waiting},
        await places(connection, numbers),
        await wishes.paces(connection, numbers),
        await wishes.habits(connection, people),
        await wishes.direct_channels(connection, people),
        await newest_calls(connection, people, REMINDERS),
        title,
    )


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

    @property
    def ringing(self) -> tuple[int, ...]:
        """Whom its letter mentions: the person called, where others read it too."""
        return (self.call.person,) if self.here else ()

    def tongue(self, here: str = "en") -> str:
        """The language: what a channel has, `here`, or what the person has."""
        return here if self.here else self.batch.habits[self.call.person].language or here

    async def read_table(self) -> Table:
        """The table it is about.

        Raises:
            TableError: it cannot be read.
        """
        assert self.call.game is not None  # noqa: S101 - such calls are about one game
        return await self.services.tables.get(self.call.game)
