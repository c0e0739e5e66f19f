"""Holidays: a time during which the clock rests for somebody, or a substitute who said yes plays for them.

A substitute holds the seat itself meanwhile, so that everything that asks who sits there is right without
knowing of holidays; whose it is stands in a row of its own, and it is given back at the return.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

import structlog

from bot.calls.when.errors import (
    HasPromised,
    HolidayEndsEarly,
    NoHoliday,
    NoSubstitute,
    StandsInAlready,
    SubstituteAway,
    SubstituteKnows,
)
from bot.calls.when.waking import awake
from bot.errors.trouble import TableError
from bot.store.calls import timers, wishes
from bot.store.calls.calls import CallKind, NewCall, add_call
from bot.store.calls.wishes import Rest
from bot.store.connection import Connection
from bot.store.database import Store
from bot.store.games.places import games_of, places
from bot.store.people.holidays import (
    Changes,
    Holiday,
    NewHoliday,
    StandIn,
    add_holiday,
    change_holiday,
    find_holiday,
    forget_stand_ins,
    holiday_of,
    holidays_with,
    keep_stand_in,
    stand_ins,
)
from bot.store.people.seats import Handover, add_handover, held_before, lent_games
from bot.tables.change.tables import Beside, Tables
from bot.tables.state.following import nobody_listens
from bot.tables.state.table import RUNNING, Lent, Somebody, Table
from bot.tables.state.telling import teller_for
from engine.core.contract import Seat

log = structlog.get_logger(__name__)


def _meet(first: Rest | Holiday, second: Rest | Holiday) -> bool:
    """Whether two times overlap."""
    return first.begins < second.ends and second.begins < first.ends


class Holidays:
    """Plans, begins and ends them. `soon` wakes whoever watches the timers."""

    def __init__(self, tables: Tables, soon: Callable[[], None] = nobody_listens) -> None:
        self.tables = tables
        self._soon = soon

    @property
    def _store(self) -> Store:
        return self.tables.store

    async def plan(
        self,
        person: int,
        name: str,
        begins: datetime | None,
        ends: datetime,
        substitute: tuple[int, str, bool] | None = None,
    ) -> Holiday:
        """Be away from `begins` (None: from now) to `ends`, in place of any holiday planned before.

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
        for promise in await self._promises(person):
            if _meet(rest, promise):
                raise HasPromised({"name": promise.name})
        if substitute is not None:
            await self._check(person, *substitute, rest)
        async with self._store.reading() as connection:
            earlier = await holiday_of(connection, person)
        if earlier is not None:
            await self._end(earlier)
        async with self._store.writing() as connection:
            who = substitute[:2] if substitute else (None, "")
            holiday = await add_holiday(connection, NewHoliday(person, name, begins, ends, *who))
            await timers.watch_holiday(connection, person, holiday.id, now, begins)
            await timers.look_again(connection, now, person=person)
            if substitute is not None:
                await add_call(
                    connection,
                    NewCall(
                        CallKind.ASKED,
                        substitute[0],
                        None,
                        None,
                        holiday=holiday.id,
                        why=f"asked to stand in, holiday {holiday.id}",
                    ),
                    now,
                )
        return holiday

    async def _check(self, person: int, substitute: int, name: str, bot: bool, rest: Rest) -> None:
        """Whether somebody can stand in at every table of the person during this time."""
        if bot or substitute == person:
            raise NoSubstitute
        async with self._store.reading() as connection:
            theirs = await holiday_of(connection, substitute)
            games = [*await games_of(connection, person), *await lent_games(connection, person)]
        if theirs is not None and _meet(rest, theirs):
            raise SubstituteAway({"name": name})
        for game in dict.fromkeys(games):
            table = await self._table(game)
            if table is None:
                continue
            title = teller_for(table, table.language).title()
            if substitute in table.people and not table.lent_by(person):
                raise StandsInAlready({"name": name, "title": title})
            if await self._knows_others(table, substitute, person):
                raise SubstituteKnows({"name": name, "title": title})

    async def _knows_others(self, table: Table, substitute: int, person: int) -> bool:
        """Whether somebody has held another seat of a game with secrets."""
        if not table.rules.hidden:
            return False
        async with self._store.reading() as connection:
            held = await held_before(connection, table.id, substitute)
        return bool(held - {*table.seats_of(person), *table.lent_by(person)})

    async def _promises(self, substitute: int) -> list[Holiday]:
        """The holidays, begun or to come, during which somebody has said they play for others."""
        async with self._store.reading() as connection:
            return await holidays_with(connection, substitute, only_agreed=True)

    async def _games(self, person: int) -> list[int]:
        async with self._store.reading() as connection:
            return await games_of(connection, person)

    async def _table(self, game: int) -> Table | None:
        try:
            return await self.tables.get(game)
        except TableError as error:
            log.warning("a holiday passes a table by", game=game, why=error.key)
            return None

    async def back(self, person: int) -> Holiday:
        """The person is back, or does not go.

        Raises:
            NoHoliday: they have none.
        """
        async with self._store.reading() as connection:
            holiday = await holiday_of(connection, person)
        if holiday is None:
            raise NoHoliday
        await self._end(holiday)
        return holiday

    async def back_at(self, table: Table, person: int) -> Table:
        """The table, after the return of a person who is away from it and wants to play there."""
        if not table.lent_by(person):
            return table
        await self.back(person)
        self._soon()
        return await self.tables.get(table.id)

    async def answer(self, number: int, substitute: int, *, agreed: bool) -> Holiday:
        """The substitute says yes or no.

        Raises:
            NoHoliday: it is over, or somebody else was asked.
            StandsInAlready, SubstituteAway, SubstituteKnows: they cannot do it any more.
        """
        async with self._store.reading() as connection:
            holiday = await find_holiday(connection, number)
        if holiday is None or holiday.over or holiday.substitute != substitute:
            raise NoHoliday
        if agreed:
            rest = Rest(holiday.begins, holiday.ends)
            await self._check(holiday.person, substitute, holiday.substitute_name, False, rest)
        else:  # perhaps they had said yes before, and play already
            await self._hand_back_all(holiday, CallKind.AWAY)
        changes: Changes = {"agreed": True} if agreed else {"substitute": None, "agreed": False}
        async with self._store.writing() as connection:
            await change_holiday(connection, number, changes)
            if not agreed:
                await self._tell_declined(connection, holiday)
        holiday = replace(holiday, agreed=agreed, substitute=substitute if agreed else None)
        if agreed and holiday.begun:
            for game in await self._games(holiday.person):
                await self._hand_over(holiday, game)
        return holiday

    async def _tell_declined(self, connection: Connection, holiday: Holiday) -> None:
        """Who goes away hears that nobody plays for them, and can ask somebody else."""
        now = self.tables.now()
        habits = (await wishes.habits(connection, [holiday.person]))[holiday.person]
        await add_call(
            connection,
            NewCall(
                CallKind.DECLINED,
                holiday.person,
                None,
                None,
                holiday=holiday.id,
                why=f"nobody stands in, holiday {holiday.id}",
            ),
            now,
            due=awake(habits, now),
        )

    async def stand_in_no_more(self, substitute: int) -> None:
        """Give every seat back that somebody holds for others, and let nobody count on them."""
        async with self._store.reading() as connection:
            found = await holidays_with(connection, substitute)
        for holiday in found:
            await self._hand_back_all(holiday, CallKind.AWAY)
            async with self._store.writing() as connection:
                changes: Changes = {"substitute": None, "substitute_name": "", "agreed": False}
                await change_holiday(connection, holiday.id, changes)

    # When its time has come

    async def look_at(self, person: int) -> None:
        """Begin or end the person's holiday if its time has come."""
        now = self.tables.now()
        async with self._store.reading() as connection:
            holiday = await holiday_of(connection, person)
        if holiday is None:
            async with self._store.writing() as connection:
                await timers.end_holiday(connection, person)
        elif holiday.ends <= now:
            await self._end(holiday)
        elif not holiday.begun and holiday.begins <= now:
            await self._begin(holiday)
        else:
            due = holiday.ends if holiday.begun else holiday.begins
            async with self._store.writing() as connection:
                await timers.look_at_holiday(connection, person, due)

    async def _begin(self, holiday: Holiday) -> None:
        games = await self._games(holiday.person)
        if holiday.agreed:
            for game in games:
                await self._hand_over(holiday, game)
        async with self._store.writing() as connection:
            await change_holiday(connection, holiday.id, {"begun": True})
            await timers.look_at_holiday(connection, holiday.person, holiday.ends)
            found = await places(connection, games)
            untold = [] if holiday.agreed else [found[game] for game in games]
            for place in untold:
                if place.status == RUNNING:
                    await self._tell(
                        connection, CallKind.AWAY, holiday, place.game, place.guild, place.channel
                    )

    async def _tell(
        self,
        connection: Connection,
        kind: CallKind,
        holiday: Holiday,
        game: int,
        guild: int | None,
        channel: int,
        plays: int | None = None,
    ) -> None:
        """Tell a table; where that may mention who plays from now on, when they are awake."""
        due = now = self.tables.now()
        if plays is not None:
            due = awake((await wishes.habits(connection, [plays]))[plays], now)
        await add_call(
            connection,
            NewCall(
                kind,
                holiday.person if plays is None else plays,
                guild,
                channel,
                game=game,
                holiday=holiday.id,
                why=f"game {game}: holiday {holiday.id}",
            ),
            now,
            due=due,
        )

    async def _hand_over(self, holiday: Holiday, game: int) -> None:
        """The substitute takes the person's seats at a running table, unless they sit there."""
        assert holiday.substitute is not None  # noqa: S101 - they have said yes
        try:
            async with self.tables.locked(game) as table:
                if table.status != RUNNING:
                    return
                seats = table.seats_of(holiday.person)
                plays: int | None = holiday.substitute
                stays = holiday.substitute in table.people
                if stays or await self._knows_others(table, holiday.substitute, holiday.person):
                    log.warning("the substitute cannot play any more", game=game, holiday=holiday.id)
                    seats, plays = (), None

                async def told(connection: Connection) -> None:
                    for seat in seats:
                        await keep_stand_in(connection, StandIn(game, seat), holiday.id)
                    await self._tell(
                        connection, CallKind.AWAY, holiday, game, table.guild, table.channel, plays
                    )

                if not seats:
                    async with self._store.writing() as connection:
                        await told(connection)
                    return
                substitute = Somebody(holiday.substitute, holiday.substitute_name)
                await self._seat(table, seats, substitute, Somebody(holiday.person, holiday.name), told)
        except TableError as error:
            log.warning("a seat could not be handed over", game=game, why=error.key)

    async def _seat(
        self, table: Table, seats: Sequence[int], sits: Somebody, holder: Somebody, told: Beside
    ) -> None:
        """Seats go to a substitute, or back to whose they are. Who held them when stays written down.

        `told` writes, in the same transaction, who is told of it and whose the seats are.
        """
        chairs = tuple(
            replace(chair, person=sits.id, name=sits.name) if chair.seat in seats else chair
            for chair in table.chairs
        )
        lent = tuple(each for each in table.lent if each.seat not in seats)
        if sits != holder:
            lent += tuple(Lent(Seat(seat), holder) for seat in seats)

        async def beside(connection: Connection) -> None:
            for seat in seats:
                left = table.chairs[seat]
                handover = Handover(
                    game=table.id,
                    seat=seat,
                    number=table.number,
                    why="return" if sits == holder else "substitute",
                    by=sits.id,
                    from_person=left.person,
                    from_name=left.name,
                    to_person=sits.id,
                    to_name=sits.name,
                    at=self.tables.now(),
                )
                await add_handover(connection, handover)
            await told(connection)

        after = replace(table, chairs=chairs, lent=lent)
        await self.tables.rewrite(table, after, None, beside=beside)

    async def _end(self, holiday: Holiday) -> None:
        """The person is there again: their seats are theirs, the clock goes on."""
        await self._hand_back_all(holiday, CallKind.BACK)
        now = self.tables.now()
        async with self._store.writing() as connection:
            ends = max(holiday.begins, min(now, holiday.ends))
            await change_holiday(connection, holiday.id, {"over": True, "ends": ends})
            await timers.end_holiday(connection, holiday.person)
            await timers.look_again(connection, now, person=holiday.person)

    async def _hand_back_all(self, holiday: Holiday, told: CallKind) -> None:
        """Whoever is away holds their seats again; `told`: the kind of call that tells the tables."""
        async with self._store.reading() as connection:
            lent = await stand_ins(connection, holiday.id)
        for game in dict.fromkeys(each.game for each in lent):
            seats = [each.seat for each in lent if each.game == game]
            await self._hand_back(holiday, game, seats, told)

    async def _hand_back(self, holiday: Holiday, game: int, seats: Sequence[int], told: CallKind) -> None:
        async def forgotten(connection: Connection) -> None:
            await forget_stand_ins(connection, game, holiday.id)

        try:
            async with self.tables.locked(game) as table:
                theirs = [seat for seat in seats if table.chairs[seat].person == holiday.substitute]
                plays = holiday.person if told == CallKind.BACK else None

                async def beside(connection: Connection) -> None:
                    await forgotten(connection)
                    await self._tell(connection, told, holiday, game, table.guild, table.channel, plays)

                if theirs:
                    holder = Somebody(holiday.person, holiday.name)
                    await self._seat(table, theirs, holder, holder, beside)
                    return
        except TableError as error:
            log.warning("a seat could not be given back", game=game, why=error.key)
        async with self._store.writing() as connection:
            await forgotten(connection)
