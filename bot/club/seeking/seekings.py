"""Entries of people who look for players: opened, answered, taken back, ended, and turned into tables.

Each is one transaction that reads the entry first; the one that opens a table writes table and entry
together, so that enough answers never open two.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog
from sqlalchemy import RowMapping, Select, delete, func, insert, select, update
from sqlmodel import col

from bot.club.seeking.errors import AnsweredAlready, NotAnswered, SeekingAlone, SeekingAlready, SeekingOver
from bot.errors import ChannelTaken, TooManyTables
from bot.speech.names import kept_name
from bot.store import games
from bot.store.connection import Connection
from bot.store.seeking_rows import SeekerRow, SeekingRow
from bot.tables.change.tables import Tables
from bot.tables.seats.lobby import Lobby
from bot.tables.state.table import Chair
from engine.core.contract import Seat
from engine.core.match import check_seats

SEEKING, SEEKER = SeekingRow.__table__, SeekerRow.__table__  # type: ignore[attr-defined]

OPEN, OPENED, OVER, WITHDRAWN = "open", "opened", "over", "withdrawn"
PACES = ("sitting", "daily", "slow")
"""At one sitting, a turn a day, a turn every few days."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who wants to play."""

    person: int
    name: str


@dataclass(frozen=True, slots=True)
class Seeking:
    """An entry as it stands."""

    id: int
    guild: int
    channel: int
    title: str
    seats: int
    pace: str
    language: str
    host: int
    host_name: str
    ends: datetime
    status: str
    game: int | None
    revision: int
    message: int | None
    seekers: tuple[Seeker, ...]
    waits: bool
    """Whether another game in the channel keeps its table from being opened."""

    @property
    def missing(self) -> int:
        """How many more people it takes."""
        return max(0, self.seats - len(self.seekers))


class Seekings:
    """All entries."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self.tables = tables
        self.lobby = lobby
        self.waiting = False
        """Whether entries wait for the end of a game: then every change of a game is looked at."""

    # Reading

    async def get(self, seeking: int) -> Seeking:
        """An entry by its number.

        Raises:
            SeekingOver: there is none any more.
        """
        async with self.tables.store.reading() as connection:
            (found,) = await _read(connection, select(SEEKING).where(col(SeekingRow.id) == seeking)) or (
                None,
            )
        if found is None:
            raise SeekingOver
        return found

    async def listed(self, guild: int) -> list[Seeking]:
        """The open entries of a server, the newest first."""
        query = select(SEEKING).where(col(SeekingRow.guild) == guild, col(SeekingRow.status) == OPEN)
        async with self.tables.store.reading() as connection:
            return await _read(
                connection,
                query.where(col(SeekingRow.ends) > self.tables.now()).order_by(col(SeekingRow.id).desc()),
            )

    async def unshown(self) -> list[Seeking]:
        """Entries whose messages do not show how they stand."""
        query = select(SEEKING).where(col(SeekingRow.shown) < col(SeekingRow.revision))
        async with self.tables.store.reading() as connection:
            return await _read(connection, query.order_by(col(SeekingRow.id)))

    async def uncalled(self) -> list[Seeking]:
        """Entries whose tables are open while those who answered have not been told."""
        query = select(SEEKING).where(col(SeekingRow.status) == OPENED, col(SeekingRow.called).is_(False))
        async with self.tables.store.reading() as connection:
            return await _read(connection, query.order_by(col(SeekingRow.id)))

    async def next_end(self) -> datetime | None:
        """When the next open entry ends."""
        query = select(func.min(col(SeekingRow.ends))).where(col(SeekingRow.status) == OPEN)
        async with self.tables.store.reading() as connection:
            return (await connection.execute(query)).scalar()

    # What people do

    async def look(
        self,
        *,
        guild: int,
        channel: int,
        title: str,
        seats: int,
        pace: str,
        language: str,
        host: int,
        host_name: str,
        lasts: timedelta,
    ) -> Seeking:
        """Look for players.

        Raises:
            BadOptions: the title is not played by so many.
            SeekingAlone: one seat needs nobody else.
            SeekingAlready: the person does so here for this title.
        """
        check_seats(self.tables.titles[title].rules, seats)
        if seats < 2:
            raise SeekingAlone
        now, name = self.tables.now(), kept_name(host_name)
        async with self.tables.store.writing() as connection:
            query = select(SEEKING).where(
                col(SeekingRow.channel) == channel,
                col(SeekingRow.title) == title,
                col(SeekingRow.host) == host,
                col(SeekingRow.status) == OPEN,
                col(SeekingRow.ends) > now,
            )
            if (await connection.execute(query)).first() is not None:
                raise SeekingAlready
            result = await connection.execute(
                insert(SEEKING).values(
                    guild=guild,
                    channel=channel,
                    title=title,
                    seats=seats,
                    pace=pace,
                    language=language,
                    host=host,
                    host_name=name,
                    created=now,
                    ends=now + lasts,
                    status=OPEN,
                    revision=1,
                    shown=0,
                    called=False,
                )
            )
            seeking = int(result.inserted_primary_key[0])  # type: ignore[index]
            await connection.execute(insert(SEEKER).values(seeking=seeking, person=host, name=name, at=now))
        return await self.get(seeking)

    async def answer(self, seeking: int, person: int, name: str) -> Seeking:
        """Want to play too. With the last one the table opens, if the channel is free.

        Raises:
            SeekingOver, AnsweredAlready.
        """
        now = self.tables.now()
        async with self.tables.store.writing() as connection:
            found = await self._open_entry(connection, seeking)
            if person in [seeker.person for seeker in found.seekers]:
                raise AnsweredAlready
            if not found.missing:
                raise SeekingOver
            await connection.execute(
                insert(SEEKER).values(seeking=seeking, person=person, name=kept_name(name), at=now)
            )
            await _change(connection, seeking)
        return await self.open_table(await self.get(seeking))

    async def take_back(self, seeking: int, person: int) -> Seeking:
        """Take one's answer back, or one's entry.

        Raises:
            SeekingOver, NotAnswered.
        """
        async with self.tables.store.writing() as connection:
            found = await self._open_entry(connection, seeking)
            if person not in [seeker.person for seeker in found.seekers]:
                raise NotAnswered
            if person == found.host:
                await _change(connection, seeking, status=WITHDRAWN)
            else:
                await connection.execute(
                    delete(SEEKER).where(col(SeekerRow.seeking) == seeking, col(SeekerRow.person) == person)
                )
                await _change(connection, seeking)
        return await self.get(seeking)

    async def leave_all(self, person: int) -> None:
        """Take back every answer and every entry of a person."""
        mine = select(col(SeekerRow.seeking)).where(col(SeekerRow.person) == person)
        query = select(col(SeekingRow.id)).where(col(SeekingRow.status) == OPEN, col(SeekingRow.id).in_(mine))
        async with self.tables.store.reading() as connection:
            found = [each for each in (await connection.execute(query)).scalars() if each is not None]
        for seeking in found:
            try:
                await self.take_back(seeking, person)
            except (SeekingOver, NotAnswered):
                continue

    async def _open_entry(self, connection: Connection, seeking: int) -> Seeking:
        """An open entry, for whoever is going to change it.

        Raises:
            SeekingOver.
        """
        query = select(SEEKING).where(col(SeekingRow.id) == seeking).with_for_update()
        (found,) = await _read(connection, query) or (None,)
        if found is None or found.status != OPEN or found.ends <= self.tables.now():
            raise SeekingOver
        return found

    # What time brings

    async def open_table(self, seeking: Seeking) -> Seeking:
        """Open the table of an entry that has found enough people; not while the channel has another game."""
        if seeking.missing or seeking.status != OPEN:
            return seeking
        chairs = [
            Chair(Seat(seat), seeker.person, seeker.name) for seat, seeker in enumerate(seeking.seekers)
        ]

        async def noted(connection: Connection, game: int) -> None:
            # Somebody may have left in between: then there is no table.
            if (await self._open_entry(connection, seeking.id)).revision != seeking.revision:
                raise SeekingOver
            await _change(connection, seeking.id, status=OPENED, game=game)

        try:
            await self.lobby.open(
                guild=seeking.guild,
                channel=seeking.channel,
                host=seeking.host,
                host_name=seeking.host_name,
                title=seeking.title,
                seats=seeking.seats,
                language=seeking.language,
                chairs=chairs,
                beside=noted,
            )
        except (ChannelTaken, SeekingOver, TooManyTables) as reason:
            log.info("no table yet", seeking=seeking.id, why=reason.key)
        return await self.get(seeking.id)

    async def end_due(self) -> None:
        """End entries whose time is up."""
        due = (
            update(SEEKING)
            .where(col(SeekingRow.status) == OPEN, col(SeekingRow.ends) <= self.tables.now())
            .values(status=OVER, revision=col(SeekingRow.revision) + 1)
        )
        async with self.tables.store.writing() as connection:
            await connection.execute(due)

    async def open_waiting(self) -> None:
        """Open the tables of entries that had to wait for their channel; note whether some still have to."""
        query = select(SEEKING).where(
            col(SeekingRow.status) == OPEN, col(SeekingRow.ends) > self.tables.now()
        )
        async with self.tables.store.reading() as connection:
            found = await _read(connection, query.order_by(col(SeekingRow.id)))
        after = [await self.open_table(seeking) for seeking in found]
        self.waiting = any(seeking.status == OPEN and not seeking.missing for seeking in after)

    # What messages show

    async def showed(self, seeking: Seeking, message: int | None) -> None:
        """A message shows the entry as it stood."""
        this = update(SEEKING).where(col(SeekingRow.id) == seeking.id)
        async with self.tables.store.writing() as connection:
            await connection.execute(
                this.where(col(SeekingRow.shown) <= seeking.revision).values(shown=seeking.revision)
            )
            if message is not None:
                await connection.execute(this.values(message=message))

    async def called(self, seeking: Seeking) -> None:
        """Those who answered know that their table is open."""
        async with self.tables.store.writing() as connection:
            await connection.execute(
                update(SEEKING).where(col(SeekingRow.id) == seeking.id).values(called=True)
            )


async def _change(connection: Connection, seeking: int, **values: object) -> None:
    await connection.execute(
        update(SEEKING)
        .where(col(SeekingRow.id) == seeking)
        .values(**values, revision=col(SeekingRow.revision) + 1)
    )


async def _read(connection: Connection, query: Select[tuple[object, ...]]) -> list[Seeking]:
    rows = (await connection.execute(query)).mappings().all()
    found = []
    for row in rows:
        answered = (
            select(SEEKER)
            .where(col(SeekerRow.seeking) == row["id"])
            .order_by(col(SeekerRow.at), col(SeekerRow.person) != row["host"])
        )
        seekers = (await connection.execute(answered)).mappings().all()
        waits = row["status"] == OPEN and await _taken(connection, row["channel"])
        found.append(_seeking(row, seekers, waits))
    return found


async def _taken(connection: Connection, channel: int) -> bool:
    newest = await games.newest_in(connection, channel)
    game = None if newest is None else await games.find_game(connection, newest)
    return game is not None and game.status in games.OPEN


def _seeking(row: RowMapping, seekers: Sequence[RowMapping], waits: bool) -> Seeking:
    return Seeking(
        row["id"],
        row["guild"],
        row["channel"],
        row["title"],
        row["seats"],
        row["pace"],
        row["language"],
        row["host"],
        row["host_name"],
        row["ends"],
        row["status"],
        row["game"],
        row["revision"],
        row["message"],
        tuple(Seeker(each["person"], each["name"]) for each in seekers),
        waits,
    )
