"""Holidays: a time during which the clock rests for somebody, or a substitute who said yes plays for them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.calls.when.errors import HasPromised, HolidayEndsEarly, NoHoliday, NoSubstitute
from bot.calls.when.waking import awake
from bot.calls.written.substitutes import check_substitute, hand_back_all, hand_over, meet, tell_table
from bot.store.calls import timers, wishes
from bot.store.calls.calls import CallKind, NewCall, add_call
from bot.store.calls.wishes import Rest
from bot.store.connection import Connection
from bot.store.games.games import Somebody, games_of, places
from bot.store.people.holidays import (
    Holiday,
    HolidayChanges,
    NewHoliday,
    add_holiday,
    change_holiday,
    find_holiday,
    holiday_of,
    holidays_with,
)
from bot.tables.change.tables import Tables
from bot.tables.state.following import nobody_listens
from bot.tables.state.table import RUNNING, Table


class Holidays:
    """Plans, begins and ends holidays. `soon` wakes whoever watches the timers."""

    def __init__(self, tables: Tables, soon: Callable[[], None] = nobody_listens) -> None:
        self.tables = tables
        self._soon = soon

    async def plan(
        self,
        person: int,
        name: str,
        begins: datetime | None,
        ends: datetime,
        substitute: tuple[int, str, bool] | None = None,
    ) -> Holiday:
        """Plan a holiday from `begins` (None: from now) to `ends`, in place of any planned before; it.

        `substitute`: who is asked to play meanwhile: id, name, whether it is a bot.

        Raises:
            HolidayEndsEarly: it would end before it begins.
            NoSubstitute: the substitute is the person, or a bot.
            StandsInAlready, SubstituteAway, SubstituteKnows: they cannot do it.
            HasPromised: the person plays for somebody else then.
        """
        now = self.tables.now()
        begins = now if begins is None or begins < now else begins
        if ends <= begins:
            raise HolidayEndsEarly
        rest = Rest(begins, ends)
        async with self.tables.store.reading() as connection:
            promises = await holidays_with(connection, person, only_agreed=True)
            earlier = await holiday_of(connection, person)
        for promise in promises:
            if meet(rest, promise):
                raise HasPromised({"name": promise.name})
        if substitute is not None:
            if substitute[2]:
                raise NoSubstitute
            await check_substitute(self.tables, person, Somebody(*substitute[:2]), rest)
        if earlier is not None:
            await self._end(earlier)
        async with self.tables.store.writing() as connection:
            who = substitute[:2] if substitute else (None, "")
            holiday = await add_holiday(connection, NewHoliday(person, name, begins, ends, *who))
            await timers.watch_holiday(connection, person, holiday.id, now, begins)
            await timers.look_again(connection, now, person=person)
            if substitute is not None:
                why = f"asked to stand in, holiday {holiday.id}"
                call = NewCall(CallKind.ASKED, substitute[0], None, None, holiday=holiday.id, why=why)
                await add_call(connection, call, now)
        return holiday

    async def come_back(self, person: int) -> Holiday:
        """End the holiday a person is on, or has planned; it.

        Raises:
            NoHoliday: they have none.
        """
        holiday = await self.tables.store.read(holiday_of, person)
        if holiday is None:
            raise NoHoliday
        await self._end(holiday)
        return holiday

    async def come_back_at(self, table: Table, person: int) -> Table:
        """End the holiday of a person who wants to play at a table they are away from; the table then."""
        if not table.lent_by(person):
            return table
        await self.come_back(person)
        self._soon()
        return await self.tables.get(table.id)

    async def answer(self, number: int, substitute: int, *, agreed: bool) -> Holiday:
        """Write down whether the substitute will play, and have them; the holiday then.

        Raises:
            NoHoliday: it is over, or somebody else was asked.
            StandsInAlready, SubstituteAway, SubstituteKnows: they cannot do it any more.
        """
        holiday = await self.tables.store.read(find_holiday, number)
        if holiday is None or holiday.over or holiday.substitute != substitute:
            raise NoHoliday
        if agreed and holiday.agreed:
            return holiday
        if agreed:
            who, rest = Somebody(substitute, holiday.substitute_name), Rest(holiday.begins, holiday.ends)
            await check_substitute(self.tables, holiday.person, who, rest)
        else:  # perhaps they had said yes before, and play already
            await hand_back_all(self.tables, holiday, CallKind.AWAY)
        changes: HolidayChanges = {"agreed": True} if agreed else {"substitute": None, "agreed": False}
        async with self.tables.store.writing() as connection:
            await change_holiday(connection, number, changes)
            if not agreed:
                await self._tell_declined(connection, holiday)
        holiday = replace(holiday, agreed=agreed, substitute=substitute if agreed else None)
        if agreed and holiday.begun:
            await self._hand_over_all(holiday)
        return holiday

    async def _tell_declined(self, connection: Connection, holiday: Holiday) -> None:
        """Write the call that tells who goes away that nobody plays for them: they can ask somebody else."""
        now = self.tables.now()
        habits = (await wishes.habits(connection, [holiday.person]))[holiday.person]
        why = f"nobody stands in, holiday {holiday.id}"
        call = NewCall(CallKind.DECLINED, holiday.person, None, None, holiday=holiday.id, why=why)
        await add_call(connection, call, now, due=awake(habits, now))

    async def stop_standing_in(self, substitute: int) -> None:
        """Give every seat back that somebody holds for others, and let nobody count on them."""
        found = await self.tables.store.read(holidays_with, substitute)
        for holiday in found:
            await hand_back_all(self.tables, holiday, CallKind.AWAY)
            async with self.tables.store.writing() as connection:
                changes: HolidayChanges = {"substitute": None, "substitute_name": "", "agreed": False}
                await change_holiday(connection, holiday.id, changes)

    # When its time has come

    async def look_at(self, person: int) -> None:
        """Begin or end the person's holiday if its time has come."""
        now = self.tables.now()
        holiday = await self.tables.store.read(holiday_of, person)
        if holiday is None:
            await self.tables.store.write(timers.end_holiday, person)
        elif holiday.ends <= now:
            await self._end(holiday)
        elif not holiday.begun and holiday.begins <= now:
            await self._begin(holiday)
        else:
            due = holiday.ends if holiday.begun else holiday.begins
            await self.tables.store.write(timers.look_at_holiday, person, due)

    async def _hand_over_all(self, holiday: Holiday) -> list[int]:
        """Give the person's seats to the substitute, if they have said yes; the person's games."""
        games = await self.tables.store.read(games_of, holiday.person)
        for game in games if holiday.agreed else ():
            await hand_over(self.tables, holiday, game)
        return games

    async def _begin(self, holiday: Holiday) -> None:
        games = await self._hand_over_all(holiday)
        async with self.tables.store.writing() as connection:
            if not await change_holiday(connection, holiday.id, {"begun": True}, {"begun": False}):
                return  # another process has begun it
            await timers.look_at_holiday(connection, holiday.person, holiday.ends)
            for place in (await places(connection, [] if holiday.agreed else games)).values():
                if place.status == RUNNING:
                    await tell_table(self.tables, connection, CallKind.AWAY, holiday, place.game, None)

    async def _end(self, holiday: Holiday) -> None:
        """Give the person their seats back and let their clock go on."""
        await hand_back_all(self.tables, holiday, CallKind.BACK)
        now = self.tables.now()
        async with self.tables.store.writing() as connection:
            ends = max(holiday.begins, min(now, holiday.ends))
            if not await change_holiday(
                connection, holiday.id, {"over": True, "ends": ends}, {"over": False}
            ):
                return
            await timers.end_holiday(connection, holiday.person)
            await timers.look_again(connection, now, person=holiday.person)
