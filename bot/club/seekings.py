"""Entries of people who look for players: opened, answered, taken back, ended, and turned into tables.

Each is one transaction that reads the entry first; the one that opens a table writes table and entry
together, so that enough answers never open two.
"""

from dataclasses import replace
from datetime import datetime

import structlog

from bot.club.errors import AnsweredAlready, NotAnswered, SeekingAlone, SeekingAlready, SeekingOver
from bot.errors.tables import ChannelTaken, TooManyTables
from bot.speech.names import kept_name
from bot.store.club import seekings as rows
from bot.store.club.seekings import OPEN, OPENED, WITHDRAWN, Seeking, Wanted
from bot.store.connection import Connection
from bot.store.games.games import Chair, Somebody
from bot.tables.change.tables import Tables
from bot.tables.seats.lobby import Lobby, NewTable
from engine.core.contract import Seat
from engine.core.play.seats import check_seats

PACES = ("sitting", "daily", "slow")
"""At one sitting, a turn a day, a turn every few days."""

log = structlog.get_logger(__name__)


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
        found = await self.tables.store.read(rows.find_seeking, seeking)
        if found is None:
            raise SeekingOver
        return found

    async def listed(self, guild: int) -> list[Seeking]:
        """The open entries of a server, the newest first."""
        return await self.tables.store.read(rows.open_on, guild, self.tables.now())

    async def unshown(self) -> list[Seeking]:
        """Entries whose messages do not show how they stand."""
        return await self.tables.store.read(rows.unshown)

    async def uncalled(self) -> list[Seeking]:
        """Entries whose tables are open while those who answered have not been told."""
        return await self.tables.store.read(rows.uncalled)

    async def next_end(self) -> datetime | None:
        """When the next open entry ends."""
        return await self.tables.store.read(rows.next_end)

    # What people do

    async def look(self, wanted: Wanted) -> Seeking:
        """Look for players.

        Raises:
            BadOptions: the title is not played by so many.
            SeekingAlone: one seat needs nobody else.
            SeekingAlready: the person does so here for this title.
        """
        check_seats(self.tables.titles[wanted.title].rules, wanted.seats)
        if wanted.seats < 2:
            raise SeekingAlone
        async with self.tables.store.writing() as connection:
            if await rows.is_looking(connection, wanted.channel, wanted.title, wanted.host, wanted.created):
                raise SeekingAlready
            named = replace(wanted, host_name=kept_name(wanted.host_name))
            seeking = await rows.add_seeking(connection, named)
        return await self.get(seeking)

    async def answer(self, seeking: int, person: int, name: str) -> Seeking:
        """Want to play too. With the last one the table opens, if the channel is free.

        Raises:
            SeekingOver, AnsweredAlready.
        """
        now = self.tables.now()
        async with self.tables.store.writing() as connection:
            found = await self._open_entry(connection, seeking)
            if person in [seeker.id for seeker in found.seekers]:
                raise AnsweredAlready
            if not found.missing:
                raise SeekingOver
            await rows.add_seeker(connection, seeking, Somebody(person, kept_name(name)), now)
            await rows.change(connection, seeking)
        return await self.open_table(await self.get(seeking))

    async def take_back(self, seeking: int, person: int) -> Seeking:
        """Take one's answer back, or one's entry.

        Raises:
            SeekingOver, NotAnswered.
        """
        async with self.tables.store.writing() as connection:
            found = await self._open_entry(connection, seeking)
            if person not in [seeker.id for seeker in found.seekers]:
                raise NotAnswered
            if person == found.host:
                await rows.change(connection, seeking, status=WITHDRAWN)
            else:
                await rows.remove_seeker(connection, seeking, person)
                await rows.change(connection, seeking)
        return await self.get(seeking)

    async def leave_all(self, person: int) -> None:
        """Take back every answer and every entry of a person."""
        found = await self.tables.store.read(rows.answered_by, person)
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
        found = await rows.find_seeking(connection, seeking, to_change=True)
        if found is None or found.status != OPEN or found.ends <= self.tables.now():
            raise SeekingOver
        return found

    # What time brings

    async def open_table(self, seeking: Seeking) -> Seeking:
        """Open the table of an entry that has found enough people; not while the channel has another game."""
        if seeking.missing or seeking.status != OPEN:
            return seeking
        chairs = [Chair(Seat(seat), seeker.id, seeker.name) for seat, seeker in enumerate(seeking.seekers)]

        async def noted(connection: Connection, game: int) -> None:
            # Somebody may have left in between: then there is no table.
            if (await self._open_entry(connection, seeking.id)).revision != seeking.revision:
                raise SeekingOver
            await rows.change(connection, seeking.id, status=OPENED, game=game)

        try:
            await self.lobby.open(
                NewTable(
                    guild=seeking.guild,
                    channel=seeking.channel,
                    host=seeking.host,
                    host_name=seeking.host_name,
                    title=seeking.title,
                    seats=seeking.seats,
                    language=seeking.language,
                    chairs=chairs,
                ),
                beside=noted,
            )
        except (ChannelTaken, SeekingOver, TooManyTables) as reason:
            log.info("no table yet", seeking=seeking.id, why=reason.key)
        return await self.get(seeking.id)

    async def end_due(self) -> None:
        """End entries whose time is up."""
        await self.tables.store.write(rows.end_due, self.tables.now())

    async def open_waiting(self) -> None:
        """Open the tables of entries that had to wait for their channel; note whether some still have to."""
        found = await self.tables.store.read(rows.all_open, self.tables.now())
        after = [await self.open_table(seeking) for seeking in found]
        self.waiting = any(seeking.status == OPEN and not seeking.missing for seeking in after)

    # What messages show

    async def mark_shown(self, seeking: Seeking, message: int | None) -> None:
        """Note that a message shows the entry as it stood."""
        await self.tables.store.write(rows.mark_shown, seeking, message)

    async def mark_called(self, seeking: Seeking) -> None:
        """Note that those who answered know that their table is open."""
        await self.tables.store.write(rows.mark_called, seeking.id)
