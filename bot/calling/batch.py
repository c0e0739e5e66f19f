"""Calls with what the store knows about them, read together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.calling.letters import Waiting
from bot.calls.when.wishes import Habits, Pace
from bot.calls.written import timers
from bot.calls.written.timers import Call, Timer


@dataclass(frozen=True, slots=True)
class Batch:
    """Some calls, and what is known about them."""

    calls: Sequence[Call]
    timers: dict[tuple[int, int], Timer]
    """By game and person."""
    games: dict[int, RowMapping]
    paces: dict[int, Pace]
    habits: dict[int, Habits]
    direct: dict[int, int]
    title: Callable[[str, str], str]
    """Name of a game by slug and language."""

    def waiting(self, call: Call) -> list[Waiting]:
        """Of what a call is about that which still waits."""
        found = []
        for game, mark in call.waits:
            timer, row = self.timers.get((game, call.person)), self.games.get(game)
            if timer is None or row is None or timer.mark != mark:
                continue
            title = self.title(row["title"], row["language"])
            pace = self.paces.get(game, Pace())
            habits = self.habits[call.person]
            found.append(Waiting(title, row["guild"], row["channel"], row["post"], timer, pace, habits))
        return found


async def gathered(
    connection: AsyncConnection, calls: Sequence[Call], title: Callable[[str, str], str]
) -> Batch:
    """These calls with everything that is to be known about them."""
    people = list({call.person for call in calls})
    numbers = list({game for call in calls for game, _ in call.waits})
    waiting = await timers.of_people(connection, people)
    return Batch(
        calls,
        {(timer.game, timer.person): timer for timer in waiting},
        await timers.game_rows(connection, numbers),
        await timers.paces(connection, numbers),
        await timers.habits(connection, people),
        await timers.direct_channels(connection, people),
        title,
    )
