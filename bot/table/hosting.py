"""Hosts, co-hosts and spectators of a table."""

from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import AlreadySeated, NotHost, NotRunning
from bot.store import people as rows
from bot.store.people import COHOST, SPECTATOR
from bot.table.lobby import LONGEST_NAME
from bot.table.table import LOBBY, RUNNING, Table
from bot.table.tables import Tables


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person by Discord's id, and the name they go by."""

    id: int
    name: str


class Hosting:
    """Who has a part at a table besides the seats."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def cohost(self, game: int, by: int, somebody: Somebody, *, may: bool) -> Table:
        """The host makes somebody a co-host, or ends that.

        Raises:
            NotHost.
        """
        async with self.tables.locked(game) as table:
            self._only_host(table, by)
            others = tuple(each for each in table.cohosts if each != somebody.id)
            if somebody.id == table.host:
                return table
            values = self._guest(table, somebody, COHOST, table.language)

            async def beside(connection: AsyncConnection) -> None:
                if may:
                    await rows.add_guest(connection, values)
                else:
                    await rows.remove_guest(connection, game, somebody.id, COHOST)

            after = replace(table, cohosts=(*others, somebody.id) if may else others)
            return await self.tables.rewrite(table, after, _shown_in(table), beside=beside)

    async def hand_on(self, game: int, by: int, somebody: Somebody) -> Table:
        """The host hands the role on.

        Raises:
            NotHost.
        """
        async with self.tables.locked(game) as table:
            self._only_host(table, by)
            return await self._new_host(table, somebody)

    async def host_leaves(self, game: int, person: int) -> Table:
        """Somebody has given up: if they were the host, a co-host or another player hosts from now on."""
        async with self.tables.locked(game) as table:
            heir = None if person != table.host else heir_of(table, person)
            if heir is None or any(chair.person == person for chair in table.players):
                return table
            return await self._new_host(table, heir)

    async def _new_host(self, table: Table, somebody: Somebody) -> Table:
        async def beside(connection: AsyncConnection) -> None:
            await rows.remove_guest(connection, table.id, somebody.id, COHOST)

        return await self.tables.rewrite(table, hosted(table, somebody), _shown_in(table), beside=beside)

    def _only_host(self, table: Table, person: int) -> None:
        if person != table.host:
            raise NotHost({"host": table.host_name})

    def _guest(self, table: Table, somebody: Somebody, role: str, language: str) -> dict[str, object]:
        return {
            "game": table.id,
            "person": somebody.id,
            "role": role,
            "name": somebody.name[:LONGEST_NAME],
            "language": language,
            "at": self.tables.now(),
        }

    async def follow(self, game: int, somebody: Somebody, language: str) -> bool:
        """Follow a table, to hear how it ends; or not any more. Whether they follow it now.

        Raises:
            NotRunning: it is over.
            AlreadySeated: they play there.
        """
        async with self.tables.locked(game) as table:
            if table.status not in (LOBBY, RUNNING):
                raise NotRunning
            if table.seats_of(somebody.id):
                raise AlreadySeated
            values = self._guest(table, somebody, SPECTATOR, language)
            async with self.tables.store.reading() as connection:
                follows = await rows.guest(connection, game, somebody.id, SPECTATOR) is not None

            async def beside(connection: AsyncConnection) -> None:
                if follows:
                    await rows.remove_guest(connection, game, somebody.id, SPECTATOR)
                else:
                    await rows.add_guest(connection, values)

            await self.tables.note(table, beside)
            return not follows


def hosted(table: Table, somebody: Somebody) -> Table:
    """The table with another host."""
    others = tuple(each for each in table.cohosts if each != somebody.id)
    return replace(table, host=somebody.id, host_name=somebody.name[:LONGEST_NAME], cohosts=others)


def heir_of(table: Table, leaving: int) -> Somebody | None:
    """Who hosts when the host leaves: a co-host who plays, another player, or nobody."""
    players = [chair for chair in table.players if chair.person != leaving]
    players.sort(key=lambda chair: chair.person not in table.cohosts)
    return next((Somebody(each.person, each.name) for each in players if each.person is not None), None)


def _shown_in(table: Table) -> str | None:
    """The lobby's message names the host; a game's posts do not."""
    return "lobby" if table.status == LOBBY else None
