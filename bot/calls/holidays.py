"""Holidays: a time during which the clock rests for somebody, or a substitute who said yes plays for them.

A substitute holds the seat itself meanwhile, so that everything that asks who sits there is right without
knowing of holidays; whose it is stands in a row of its own, and it is given back at the return.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import col

from bot.calls import timers
from bot.calls.errors import HolidayEndsEarly, NoHoliday, NoSubstitute, StandsInAlready
from bot.calls.letters import Letter, stamp
from bot.calls.rows import HolidayRow, StandInRow, TimerRow
from bot.calls.timers import HOLIDAY, HOLIDAYS, STAND_IN, TIMER, Call
from bot.calls.waking import awake
from bot.errors import TableError
from bot.press import GREEN, PRIMARY, KeptButton, Sheet
from bot.replies import teller_for
from bot.speech.links import link
from bot.speech.names import escape
from bot.speech.texts import say
from bot.store.database import Store
from bot.table import Table, Tables
from bot.table.table import RUNNING

log = structlog.get_logger(__name__)

ASKED, AWAY, BACK, LEFT = "asked", "away", "back", "left"
"""Calls: will you play for them; somebody is away; is back; is away still, and nobody plays for them."""


@dataclass(frozen=True, slots=True)
class Holiday:
    """Somebody is away."""

    id: int
    person: int
    name: str
    begins: datetime
    ends: datetime
    substitute: int | None = None
    substitute_name: str = ""
    agreed: bool = False
    begun: bool = False
    over: bool = False


async def _one(connection: AsyncConnection, *where: object) -> Holiday | None:
    query = select(HOLIDAY).where(*where).order_by(col(HolidayRow.id).desc()).limit(1)  # type: ignore[arg-type]
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else Holiday(**row)


async def holiday_of(connection: AsyncConnection, person: int) -> Holiday | None:
    """The holiday a person is on, or has planned."""
    return await _one(connection, col(HolidayRow.person) == person, col(HolidayRow.over).is_(False))


async def holiday_by(connection: AsyncConnection, number: int) -> Holiday | None:
    """A holiday by its number."""
    return await _one(connection, col(HolidayRow.id) == number)


class Holidays:
    """Plans, begins and ends them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

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
            StandsInAlready: they sit at one of the person's tables.
        """
        now = self.tables.now()
        begins = now if begins is None or begins < now else begins
        if ends <= begins:
            raise HolidayEndsEarly
        if substitute is not None:
            await self._check(person, *substitute)
        async with self._store.reading() as connection:
            earlier = await holiday_of(connection, person)
        if earlier is not None:
            await self._end(earlier)
        async with self._store.writing() as connection:
            values = {
                "person": person,
                "name": name,
                "begins": begins,
                "ends": ends,
                "substitute": substitute[0] if substitute else None,
                "substitute_name": substitute[1] if substitute else "",
                "agreed": False,
                "begun": False,
                "over": False,
            }
            result = await connection.execute(insert(HOLIDAY).values(**values))
            number = int(result.inserted_primary_key[0])  # type: ignore[index]
            await timers.begin_wait(connection, HOLIDAYS, person, number, False, now, begins)
            await timers.look_again(connection, now, person=person)
            if substitute is not None:
                await timers.add_call(
                    connection,
                    ASKED,
                    substitute[0],
                    [(HOLIDAYS, number)],
                    guild=None,
                    channel=None,
                    now=now,
                    why=f"asked to stand in, holiday {number}",
                )
        return Holiday(number, **values)  # type: ignore[arg-type]

    async def _check(self, person: int, substitute: int, name: str, bot: bool) -> None:
        if bot or substitute == person:
            raise NoSubstitute
        for game in await self._games(person):
            table = await self._table(game)
            if table is not None and substitute in table.people:
                title = teller_for(table, table.language).title()
                raise StandsInAlready({"name": name, "title": title})

    async def _games(self, person: int) -> list[int]:
        async with self._store.reading() as connection:
            return await timers.seated(connection, person)

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

    async def answer(self, number: int, substitute: int, *, agreed: bool) -> Holiday:
        """The substitute says yes or no.

        Raises:
            NoHoliday: it is over, or somebody else was asked.
            StandsInAlready: they have sat down at one of the tables since.
        """
        async with self._store.reading() as connection:
            holiday = await holiday_by(connection, number)
        if holiday is None or holiday.over or holiday.substitute != substitute:
            raise NoHoliday
        if agreed:
            await self._check(holiday.person, substitute, holiday.substitute_name, bot=False)
        values = {"agreed": True} if agreed else {"substitute": None, "agreed": False}
        async with self._store.writing() as connection:
            await connection.execute(update(HOLIDAY).where(col(HolidayRow.id) == number).values(**values))
        holiday = replace(holiday, agreed=agreed, substitute=substitute if agreed else None)
        if agreed and holiday.begun:
            for game in await self._games(holiday.person):
                await self._hand_over(holiday, game)
        return holiday

    async def stand_in_no_more(self, substitute: int) -> None:
        """Give every seat back that somebody holds for others, and let nobody count on them."""
        async with self._store.reading() as connection:
            query = select(HOLIDAY).where(
                col(HolidayRow.substitute) == substitute, col(HolidayRow.over).is_(False)
            )
            found = [Holiday(**row) for row in (await connection.execute(query)).mappings()]
        for holiday in found:
            await self._hand_back_all(holiday, LEFT)
            async with self._store.writing() as connection:
                values = {"substitute": None, "substitute_name": "", "agreed": False}
                await connection.execute(
                    update(HOLIDAY).where(col(HolidayRow.id) == holiday.id).values(**values)
                )

    # When its time has come

    async def look_at(self, person: int) -> None:
        """Begin or end the person's holiday if its time has come."""
        now = self.tables.now()
        async with self._store.reading() as connection:
            holiday = await holiday_of(connection, person)
        if holiday is None:
            async with self._store.writing() as connection:
                await timers.end_wait(connection, HOLIDAYS, [person])
        elif holiday.ends <= now:
            await self._end(holiday)
        elif not holiday.begun and holiday.begins <= now:
            await self._begin(holiday)
        else:
            due = holiday.ends if holiday.begun else holiday.begins
            async with self._store.writing() as connection:
                await _due(connection, person, due)

    async def _begin(self, holiday: Holiday) -> None:
        games = await self._games(holiday.person)
        if holiday.agreed:
            for game in games:
                await self._hand_over(holiday, game)
        async with self._store.writing() as connection:
            await connection.execute(
                update(HOLIDAY).where(col(HolidayRow.id) == holiday.id).values(begun=True)
            )
            await _due(connection, holiday.person, holiday.ends)
            rows = await timers.game_rows(connection, games)
            untold = [] if holiday.agreed else [rows[game] for game in games]
            for row in untold:
                if row["status"] == RUNNING:
                    guild, channel = row["guild"], row["channel"]
                    await self._tell(connection, AWAY, holiday, row["id"], guild, channel)

    async def _tell(
        self,
        connection: AsyncConnection,
        kind: str,
        holiday: Holiday,
        game: int,
        guild: int | None,
        channel: int,
    ) -> None:
        """Tell a table; where that mentions whoever plays from now on, when they are awake."""
        now = self.tables.now()
        plays = holiday.substitute if kind == AWAY and holiday.agreed else None
        plays = holiday.person if kind == BACK else plays
        due = now
        if plays is not None:
            due = awake((await timers.habits(connection, [plays]))[plays], now)
        await timers.add_call(
            connection,
            kind,
            holiday.person,
            [(game, holiday.id)],
            guild=guild,
            channel=channel,
            now=now,
            due=due,
            why=f"game {game}: holiday {holiday.id}",
        )

    async def _hand_over(self, holiday: Holiday, game: int) -> None:
        """The substitute takes the person's seats at a running table, unless they sit there."""
        assert holiday.substitute is not None  # noqa: S101 - they have said yes
        try:
            async with self.tables.locked(game) as table:
                if table.status != RUNNING or holiday.substitute in table.people:
                    return
                seats = table.seats_of(holiday.person)
                async with self._store.writing() as connection:
                    for seat in seats:
                        await _keep_stand_in(connection, game, seat, holiday.id)
                    await self._tell(connection, AWAY, holiday, game, table.guild, table.channel)
                await self._seat(table, seats, holiday.substitute, holiday.substitute_name)
        except TableError as error:
            log.warning("a seat could not be handed over", game=game, why=error.key)

    async def _seat(self, table: Table, seats: Sequence[int], person: int, name: str) -> None:
        chairs = tuple(
            replace(chair, person=person, name=name) if chair.seat in seats else chair
            for chair in table.chairs
        )
        await self.tables.rewrite(table, replace(table, chairs=chairs), None)

    async def _end(self, holiday: Holiday) -> None:
        """The person is there again: their seats are theirs, the clock goes on."""
        await self._hand_back_all(holiday, BACK)
        now = self.tables.now()
        async with self._store.writing() as connection:
            ends = max(holiday.begins, min(now, holiday.ends))
            await connection.execute(
                update(HOLIDAY).where(col(HolidayRow.id) == holiday.id).values(over=True, ends=ends)
            )
            await timers.end_wait(connection, HOLIDAYS, [holiday.person])
            await timers.look_again(connection, now, person=holiday.person)

    async def _hand_back_all(self, holiday: Holiday, kind: str) -> None:
        """Give back every seat that a substitute holds; the tables are told by a call of this kind."""
        async with self._store.reading() as connection:
            query = select(STAND_IN).where(col(StandInRow.holiday) == holiday.id)
            rows = (await connection.execute(query)).mappings().all()
        for game in dict.fromkeys(row["game"] for row in rows):
            seats = [row["seat"] for row in rows if row["game"] == game]
            await self._hand_back(holiday, game, seats, kind)

    async def _hand_back(self, holiday: Holiday, game: int, seats: Sequence[int], kind: str) -> None:
        try:
            async with self.tables.locked(game) as table:
                theirs = [seat for seat in seats if table.chairs[seat].person == holiday.substitute]
                if theirs:
                    await self._seat(table, theirs, holiday.person, holiday.name)
                    async with self._store.writing() as connection:
                        await self._tell(connection, kind, holiday, game, table.guild, table.channel)
        except TableError as error:
            log.warning("a seat could not be given back", game=game, why=error.key)
        async with self._store.writing() as connection:
            await connection.execute(
                delete(STAND_IN).where(col(StandInRow.game) == game, col(StandInRow.holiday) == holiday.id)
            )


async def _due(connection: AsyncConnection, person: int, due: datetime) -> None:
    await connection.execute(
        update(TIMER).where(col(TimerRow.game) == HOLIDAYS, col(TimerRow.person) == person).values(due=due)
    )


async def _keep_stand_in(connection: AsyncConnection, game: int, seat: int, holiday: int) -> None:
    await connection.execute(
        delete(STAND_IN).where(col(StandInRow.game) == game, col(StandInRow.seat) == seat)
    )
    await connection.execute(insert(STAND_IN).values(game=game, seat=seat, holiday=holiday))


# What is said


async def asked_letter(store: Store, call: Call, tongue: str, *, here: bool) -> Letter | None:
    """To somebody: will you play for them?"""
    async with store.reading() as connection:
        holiday = await holiday_by(connection, call.waits[0][1])
        if holiday is None or holiday.over or holiday.substitute != call.person or holiday.agreed:
            return None
        games = await timers.seated(connection, holiday.person)
        rows = await timers.game_rows(connection, games)
    text = say(
        tongue,
        "call-stand-in",
        who=f"<@{call.person}>" if here else "",
        name=escape(holiday.name),
        begins=stamp(holiday.begins, "f"),
        ends=stamp(holiday.ends, "f"),
        count=len(games),
    ).strip()
    links = [link(rows[game]["guild"], rows[game]["channel"], rows[game]["post"]) for game in games[:10]]
    yes = KeptButton.make("standin", call.id, "yes", label=say(tongue, "button-stand-in"), style=GREEN)
    no = KeptButton.make("standin", call.id, "no", label=say(tongue, "button-not-stand-in"))
    sheet = Sheet().text("\n".join((text, *links))).row(yes, no)
    return Letter(sheet, (call.person,) if here else ())


async def absent_letter(store: Store, call: Call, table: Table) -> Letter | None:
    """To the table: somebody is away, and who plays for them."""
    async with store.reading() as connection:
        holiday = await holiday_by(connection, call.waits[0][1])
    if holiday is None or holiday.over:
        return None
    tongue, ends = table.language, stamp(holiday.ends, "f")
    name = escape(holiday.name)
    if not holiday.agreed or holiday.substitute not in table.people or holiday.substitute is None:
        return Letter(Sheet().text(say(tongue, "call-away", name=name, ends=ends)), silent=True)
    who = f"<@{holiday.substitute}>"
    sheet = Sheet().text(say(tongue, "call-away-substitute", name=name, ends=ends, who=who))
    return _for_whoever_is_next(sheet, table, holiday.substitute)


def back_letter(call: Call, table: Table) -> Letter:
    """To the table: somebody holds their seat again."""
    sheet = Sheet().text(say(table.language, "call-back", who=f"<@{call.person}>"))
    return _for_whoever_is_next(sheet, table, call.person)


async def left_letter(store: Store, call: Call, table: Table) -> Letter | None:
    """To the table: somebody is away for longer than their substitute plays."""
    async with store.reading() as connection:
        holiday = await holiday_by(connection, call.waits[0][1])
    if holiday is None or holiday.over:
        return None
    name, ends = escape(holiday.name), stamp(holiday.ends, "f")
    sheet = Sheet().text(say(table.language, "call-left", name=name, ends=ends))
    return Letter(sheet, silent=True)


def _for_whoever_is_next(sheet: Sheet, table: Table, person: int) -> Letter:
    """With a mention and a button where it is their turn; else nobody's telephone rings."""
    if not table.owed_by(person):
        return Letter(sheet, silent=True)
    label = say(table.language, "button-turn")
    button = KeptButton.make("turn", table.id, table.number, label=label, style=PRIMARY)
    return Letter(sheet.row(button), (person,))
