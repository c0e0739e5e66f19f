"""Hosts, co-hosts and spectators of a table.

A host may name co-hosts, who may do whatever the host may, with three exceptions that stay the host's: naming
and dismissing co-hosts, handing the host's role on, and calling off a table that gathers. When the host gives
up, leaves the table or the server, or is forgotten, `bot/tables/seats/heirs.py` says who hosts from then on.
"""

from dataclasses import replace

from bot.errors.seats import HostAlready, NoCohost, NotHost, TooManyCohosts
from bot.errors.tables import AlreadySeated, NotRunning
from bot.errors.trouble import TableError
from bot.speech.names import kept_name
from bot.store.connection import Connection
from bot.store.games import games
from bot.store.games.games import OPEN, Somebody
from bot.store.people import guests
from bot.store.people.guests import SPECTATOR, Guest
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.tables import Tables
from bot.tables.seats.heirs import heir_of, hosted
from bot.tables.state.table import LOBBY, Table

MOST_COHOSTS = 5


class Hosting:
    """Who has a part at a table besides the seats."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def name(self, game: int, by: int, somebody: Somebody) -> Table:
        """The host makes somebody a co-host. Who is one already stays as long-serving as they are.

        Raises:
            NotRunning: the table is over.
            NotHost, HostAlready, TooManyCohosts.
        """
        async with self.tables.locked(game) as table:
            self._only_host(table, by)
            if somebody.id == table.host:
                raise HostAlready({"name": somebody.name})
            if table.hosted_by(somebody.id):
                return table
            if len(table.cohosts) >= MOST_COHOSTS:
                raise TooManyCohosts({"most": MOST_COHOSTS})
            return await self._rewrite(table, replace(table, cohosts=(*table.cohosts, _short(somebody))))

    async def dismiss(self, game: int, by: int, somebody: Somebody) -> Table:
        """The host ends that somebody is a co-host, or they do so themselves.

        Raises:
            NotRunning: the table is over.
            NotHost.
            NoCohost: they are none.
        """
        async with self.tables.locked(game) as table:
            _check_not_over(table)
            if by != somebody.id or not table.hosted_by(by):
                self._only_host(table, by)
            others = tuple(each for each in table.cohosts if each.id != somebody.id)
            if others == table.cohosts:
                raise NoCohost({"name": somebody.name})
            return await self._rewrite(table, replace(table, cohosts=others))

    async def hand_on(self, game: int, by: int, somebody: Somebody) -> Table:
        """The host hands the role on, and keeps none.

        Raises:
            NotRunning: the table is over.
            NotHost, HostAlready.
        """
        async with self.tables.locked(game) as table:
            self._only_host(table, by)
            if somebody.id == table.host:
                raise HostAlready({"name": somebody.name})
            return await self._rewrite(table, hosted(table, _short(somebody)))

    async def replace_host(self, game: int, person: int) -> Table:
        """Somebody has given up: if they were the host, a co-host or another player hosts from now on."""
        async with self.tables.locked(game) as table:
            if any(chair.person == person for chair in table.players):
                return table
            return await self._inherited(table, person)

    async def replace_hosts(self, guild: int, person: int) -> list[Table]:
        """Somebody left a server: what they hosted there gets another host. The tables this changed."""
        found = await self.tables.store.read(games.hosted_by, person, guild)
        changed = []
        for game in found:
            try:
                async with self.tables.locked(game) as table:
                    after = await self._inherited(table, person)
            except TableError:  # damaged, or quicker hands: looked at again with the next question
                continue
            if after != table:
                changed.append(after)
        return changed

    async def _inherited(self, table: Table, leaving: int) -> Table:
        """The table with the heir of a host who leaves; as it is if they do not host, or nobody is left."""
        heir = heir_of(table, leaving) if leaving == table.host else None
        return table if heir is None else await self._rewrite(table, hosted(table, heir))

    async def _rewrite(self, before: Table, after: Table) -> Table:
        """The lobby's message names who hosts; a game's posts do not."""
        return await self.tables.rewrite(before, after, NoticeKind.LOBBY if before.status == LOBBY else None)

    def _only_host(self, table: Table, person: int) -> None:
        _check_not_over(table)
        if person != table.host:
            raise NotHost({"host": table.host_name})

    async def follow(self, game: int, somebody: Somebody, language: str) -> bool:
        """Follow a table, to hear how it ends; or not any more. Whether they follow it now.

        Raises:
            NotRunning: it is over.
            AlreadySeated: they play there.
        """
        async with self.tables.locked(game) as table:
            _check_not_over(table)
            if table.seats_of(somebody.id):
                raise AlreadySeated
            name, now = kept_name(somebody.name), self.tables.now()
            guest = Guest(table.id, somebody.id, SPECTATOR, name, language, now)
            part = await self.tables.store.read(guests.guest, game, somebody.id, SPECTATOR)
            follows = part is not None

            async def beside(connection: Connection) -> None:
                if follows:
                    await guests.remove_guest(connection, game, somebody.id, SPECTATOR)
                else:
                    await guests.add_guest(connection, guest)

            await self.tables.note(table, beside)
            return not follows


def _short(somebody: Somebody) -> Somebody:
    """With a name no longer than tables keep."""
    return replace(somebody, name=kept_name(somebody.name))


def _check_not_over(table: Table) -> None:
    if table.status not in OPEN:
        raise NotRunning
