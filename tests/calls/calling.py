"""The caller in a house, without Discord: what is due is done, nothing is sent. And toys that ask."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from types import SimpleNamespace

from house import TOYS, House
from nim import Nim, NimState
from titled import GAMES

from bot.calling.caller import Caller
from bot.calls.written.holidays import Holidays
from bot.calls.written.patience import Patience
from bot.calls.written.pausing import Pausing
from bot.calls.written.waits import Waits
from bot.herald.services import Bells
from bot.store.calls import timers, wishes
from bot.store.calls.calls import Call, find_unsent
from bot.store.calls.timers import Timer
from bot.store.calls.wishes import Pace
from bot.tables.votes.votes import Votes
from engine.core.contract import Decision
from engine.core.law import AnyRulebook

PAUSE = timedelta(minutes=50)


class Hushed(Nim):
    """Nim in which objecting is a secret until it is said."""

    slug = "hushed"
    hidden = True

    def decisions(self, state: NimState) -> tuple[Decision, ...]:
        return tuple(replace(each, hidden=not each.in_turn, order=None) for each in super().decisions(state))


class Open(Nim):
    """Nim in which silence has no answer."""

    slug = "open"

    def decisions(self, state: NimState) -> tuple[Decision, ...]:
        return tuple(replace(each, default=None, order=None) for each in super().decisions(state))


RULEBOOKS: dict[str, AnyRulebook] = {**TOYS, "hushed": Hushed(), "open": Open(), **GAMES}


class _Clock:
    def __init__(self, house: House) -> None:
        self.house = house

    def now(self) -> datetime:
        return self.house.time

    async def wait_until(self, when: datetime | None, wake: asyncio.Event) -> None:
        raise AssertionError("the test says when to look")


class _Post:
    """Sends nothing."""

    async def send_due(self) -> bool:
        return False

    def title(self, slug: str, tongue: str) -> str:
        return slug

    async def turn(self, call: Call) -> None:
        return None

    async def note(self) -> None:
        return None


class Calling:
    """What the bot's caller does about a house when its time is moved."""

    def __init__(self, house: House, pause: timedelta = PAUSE) -> None:
        self.house = house
        bells = Bells()
        services = SimpleNamespace(
            tables=house.tables,
            store=house.store,
            clock=_Clock(house),
            bells=bells,
            votes=Votes(house.tables),
            people=None,
            waits=Waits(soon=bells.calls.set),
            holidays=Holidays(house.tables),
        )
        services.patience = Patience(house.tables, services.votes, bells.calls.set)
        services.pausing = Pausing(house.tables, services.votes, bells.calls.set)
        house.tables.follow = services.waits.follow
        self.votes = services.votes
        self.caller = Caller(SimpleNamespace(services=services), _Post())
        self.pauses: list[timedelta] = []
        self.caller.questions.draw = self.caller.services.waits.draw = self._draw
        self._usual = pause

    def _draw(self) -> timedelta:
        return self.pauses.pop(0) if self.pauses else self._usual

    async def later(self, **much: int) -> None:
        """Time passes, and what is due is done."""
        self.house.later(**much)
        await self.caller.work()

    async def waits(self, game: int) -> dict[int, Timer]:
        async with self.house.store.reading() as connection:
            return {timer.person: timer for timer in await timers.of_game(connection, game)}

    async def calls(self, kind: str = "") -> list[Call]:
        async with self.house.store.reading() as connection:
            made = await find_unsent(connection, self.house.time, 1000)
        return [call for call in made if kind in ("", call.kind)]

    async def settles(self, game: int, pace: Pace) -> None:
        async with self.house.store.writing() as connection:
            await wishes.keep_pace(connection, game, pace)
            await timers.look_again(connection, self.house.time, game=game)

    async def orders(self, game: int, person: int, choice: str, kind: str = "objection") -> None:
        table = await self.house.tables.get(game)

        async def beside(connection) -> None:
            await self.caller.services.waits.begin_pause(connection, table, person, self.house.time)

        await self.house.tables.set_order(game, person, kind, {}, choice, beside)
        await self.caller.work()  # it was woken

    async def asked(self, title: str = "hushed", channel: int = 7) -> tuple[int, int, int]:
        """A game in which the second person has just been asked by the first."""
        game = await self.house.game(title, asked="yes", matches="many", channel=channel)
        (first,) = await self.waits(game)
        await self.house.plays(game, first, "take right count:2")
        (second,) = await self.waits(game)
        await self.caller.work()  # it was woken
        return game, first, second

    async def log(self, game: int) -> list[tuple[int, str, str]]:
        """Seat, verb and will of every entry."""
        table = await self.house.tables.get(game)
        assert table.match is not None
        return [(entry.seat, getattr(entry.deed, "word", ""), entry.by) for entry in table.match.log]
