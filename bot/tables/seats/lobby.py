"""Before a game begins: opening a table, taking seats, settling options, starting."""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.errors.seats import NotHost, NotSeated
from bot.errors.tables import (
    AlreadySeated,
    BadWish,
    CalledOff,
    ChannelTaken,
    LobbyFull,
    NoRematch,
    NotInLobby,
    SeatsKept,
    SeatsMissing,
    TooManyTables,
)
from bot.speech.names import kept_name
from bot.store.connection import Connection
from bot.store.games import games
from bot.store.games.games import Chair, GameChanges, StoredGame
from bot.store.posts import outbox
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.standing import settle
from bot.tables.change.tables import Tables
from bot.tables.seats.heirs import heir_of, hosted
from bot.tables.state.table import CALLED_OFF, ENDED, LOBBY, NOTHING, RUNNING, Table
from engine.core.choosing.choices import options_from, options_to
from engine.core.contract import Seat, Word
from engine.core.play.match import Match
from engine.core.play.seats import check_seats


def check_gathering(table: Table) -> None:
    """Whether a table still gathers players.

    Raises:
        NotInLobby: the game has begun.
        CalledOff: it was called off.
    """
    if table.status == CALLED_OFF:
        raise CalledOff
    if table.status != LOBBY:
        raise NotInLobby


def check_hosted(table: Table, person: int) -> None:
    """Whether a person may settle things at a table that gathers.

    Raises:
        NotInLobby, CalledOff, NotHosting.
    """
    check_gathering(table)
    table.check_host(person)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A table that is to be opened in a channel."""

    guild: int | None
    channel: int
    host: int
    host_name: str
    title: str
    seats: int
    language: str
    options: Mapping[str, str] = field(default_factory=dict)
    """Those that are not named are as usual."""
    chairs: Sequence[Chair] = ()
    """Who sits where; empty: the host has the first seat."""
    advice: str = ""
    """What is settled about advice; empty: as usual."""


class Lobby:
    """What people may do with a table that gathers players."""

    def __init__(self, tables: Tables, most: int | None = None) -> None:
        self.tables = tables
        self.most = most
        """How many tables that are not over one person may host; None: any number."""

    async def open(
        self, wanted: NewTable, beside: Callable[[Connection, int], Awaitable[None]] | None = None
    ) -> Table:
        """A new table in a channel.

        `beside` is called with the game's number in the transaction that opens it, and may refuse.

        Raises:
            ChannelTaken: another game is open there.
            TooManyTables: the host has enough of them.
            BadOptions: an option or number of seats that does not exist.
        """
        new, now = self._gathering(wanted), self.tables.now()
        async with self.tables.store.writing() as connection:
            if await games.is_taken(connection, wanted.channel):
                raise ChannelTaken
            if self.most is not None and await games.count_hosted(connection, wanted.host) >= self.most:
                raise TooManyTables({"most": self.most})
            game = await games.add_game(connection, new)
            free = [Chair(Seat(seat)) for seat in range(1, wanted.seats)]
            seated = wanted.chairs or [Chair(Seat(0), new.host, new.host_name), *free]
            await games.replace_chairs(connection, game, seated)
            notice = outbox.Notice(game, wanted.channel, NoticeKind.LOBBY, 0)
            await outbox.add(connection, notice, now)
            if beside is not None:
                await beside(connection, game)
        self.tables.on_change(game)
        return await self.tables.get(game)

    def _gathering(self, wanted: NewTable) -> StoredGame:
        rules = self.tables.titles[wanted.title].rules
        options = options_from(rules, wanted.options)
        check_seats(rules, wanted.seats)
        return StoredGame(
            guild=wanted.guild,
            channel=wanted.channel,
            title=wanted.title,
            version=rules.version,
            options=json.dumps(options_to(options)),
            seats=wanted.seats,
            seed=self.tables.secret().hex(),
            status=LOBBY,
            host=wanted.host,
            host_name=kept_name(wanted.host_name),
            language=wanted.language,
            told=NOTHING,
            created=self.tables.now(),
            advice=wanted.advice,
        )

    async def open_again(self, game: int, person: int, name: str) -> Table:
        """Another game with the same people, rules and channel, everybody a seat further.

        Whoever asks is seated and hosts; the others' seats are kept for them.

        Raises:
            NoRematch: the game goes on, is a fork, or this person neither played nor hosted.
            ChannelTaken: a game is open there.
        """
        table = await self.tables.get(game)
        over = table.status in (ENDED, CALLED_OFF) and table.match is not None
        own = table.own_chairs
        if (
            table.is_fork
            or not over
            or (person not in {each.person for each in own} and not table.hosted_by(person))
        ):
            raise NoRematch
        turned = (*own[1:], own[0])
        chairs = [_kept(Seat(seat), chair, person) for seat, chair in enumerate(turned)]
        wanted = NewTable(
            guild=table.guild,
            channel=table.channel,
            host=person,
            host_name=name,
            title=table.rules.slug,
            seats=table.seats,
            language=table.language,
            options=options_to(table.options),
            chairs=chairs,
            advice=table.advice,
        )
        return await self.open(wanted)

    async def join(self, game: int, person: int, name: str) -> Table:
        """Take the seat that is kept for one, else the first free one; computer players make room.

        Raises:
            NotInLobby, AlreadySeated, LobbyFull.
            SeatsKept: the free seats are kept for others.
        """
        async with self.tables.locked(game) as table:
            check_gathering(table)
            if table.seats_of(person):
                raise AlreadySeated
            free = [chair.seat for chair in table.chairs if not chair.taken and chair.kept == person]
            free += [chair.seat for chair in table.chairs if not chair.taken and chair.kept is None]
            free += [chair.seat for chair in table.chairs if chair.computer]
            if not free:
                kept = tuple(dict.fromkeys(chair.name for chair in table.chairs if chair.kept is not None))
                raise SeatsKept({"names": kept}) if kept else LobbyFull({"seats": table.seats})
            chair = Chair(free[0], person, kept_name(name))
            return await self._settle(table, table.with_chair(chair))

    async def take_all(self, game: int, person: int, name: str) -> Table:
        """The host takes every free seat too, to play alone.

        Raises:
            NotInLobby, NotHosting.
        """
        async with self.tables.locked(game) as table:
            check_hosted(table, person)
            chairs = tuple(
                chair if chair.taken else Chair(chair.seat, person, kept_name(name)) for chair in table.chairs
            )
            return await self._settle(table, replace(table, chairs=chairs))

    async def leave(self, game: int, person: int) -> Table:
        """Give one's seats back, or the one that is kept. When the host leaves, a co-host or the next player
        hosts; the last one calls it off.

        Raises:
            NotInLobby, NotSeated.
        """
        async with self.tables.locked(game) as table:
            check_gathering(table)
            chairs = tuple(Chair(c.seat) if person in (c.person, c.kept) else c for c in table.chairs)
            if chairs == table.chairs:
                raise NotSeated
            if person != table.host:
                return await self._settle(table, replace(table, chairs=chairs))
            heir = heir_of(table, person)
            if heir is None:
                return await self._settle(table, replace(table, chairs=chairs, status=CALLED_OFF))
            after = hosted(replace(table, chairs=chairs), heir)
            return await self._settle(table, after)

    async def call_off(self, game: int, person: int) -> Table:
        """The host ends a game that has not begun.

        Raises:
            NotInLobby.
            NotHost: co-hosts may not.
        """
        async with self.tables.locked(game) as table:
            check_gathering(table)
            if person != table.host:
                raise NotHost({"host": table.host_name})
            return await self._settle(table, replace(table, status=CALLED_OFF))

    async def _settle(self, before: Table, after: Table) -> Table:
        """Write what was settled; its channel is shown it."""
        return await self.tables.rewrite(before, after, NoticeKind.LOBBY)

    async def seat_computers(self, game: int, person: int, computer: str | None) -> Table:
        """The host gives all seats without a person to computer players of a kind, or takes them away.

        Raises:
            NotInLobby, NotHosting.
        """
        async with self.tables.locked(game) as table:
            check_hosted(table, person)
            chairs = tuple(
                chair if chair.person is not None else Chair(chair.seat, computer=computer)
                for chair in table.chairs
            )
            return await self._settle(table, replace(table, chairs=chairs))

    async def configure(
        self,
        game: int,
        person: int,
        *,
        options: Mapping[str, str] | None = None,
        seats: int | None = None,
        language: str | None = None,
        advice: str | None = None,
    ) -> Table:
        """The host changes options, the number of seats, the table's language or advice; empty is as usual.

        Raises:
            NotInLobby, NotHosting, BadOptions.
            LobbyFull: more people sit there than the new number of seats.
        """
        async with self.tables.locked(game) as table:
            check_hosted(table, person)
            after = table
            if options is not None:
                chosen = options_from(table.rules, {**options_to(table.options), **options})
                after = replace(after, options=chosen)
            if seats is not None:
                check_seats(table.rules, seats)
                people = [chair for chair in after.chairs if chair.person is not None]
                others = [chair for chair in after.chairs if chair.person is None and chair.taken]
                others += [chair for chair in after.chairs if chair.kept is not None]
                if len(people) > seats:
                    raise LobbyFull({"seats": seats})
                kept = [*people, *others][:seats]
                kept += [Chair(Seat(0))] * (seats - len(kept))
                chairs = tuple(replace(chair, seat=Seat(seat)) for seat, chair in enumerate(kept))
                after = replace(after, seats=seats, chairs=chairs)
            if language is not None:
                after = replace(after, language=language)
            if advice is not None:
                after = replace(after, advice=advice)
            return await self._settle(table, _fitting(after))

    async def set_language(self, game: int, person: int, language: str) -> Table:
        """The host changes the table's language, also while the game runs.

        Raises:
            NotHosting.
        """
        async with self.tables.locked(game) as table:
            table.check_host(person)
            kind = NoticeKind.LOBBY if table.status == LOBBY else None
            return await self.tables.rewrite(table, replace(table, language=language), kind)

    async def show(self, game: int) -> None:
        """Something was settled that the lobby's message tells; no more once the game has begun."""
        async with self.tables.locked(game) as table:
            if table.status == LOBBY:
                await self._settle(table, table)

    async def wish(self, game: int, person: int, wish: Word | None) -> Table:
        """Say in the lobby what one wants to play.

        Raises:
            NotInLobby, NotSeated.
            BadWish: it does not exist or somebody else has it.
        """
        async with self.tables.locked(game) as table:
            check_gathering(table)
            seat = table.held_by(person)[0]
            offered = table.guide.wishes(table.options, table.seats)
            if wish is not None:
                taken = {chair.wish for chair in table.chairs if chair.seat != seat}
                if wish not in offered.get(wish.kind, ()) or wish in taken:
                    raise BadWish({"wish": wish})
            return await self._settle(table, table.with_chair(replace(table.chairs[seat], wish=wish)))

    async def start(self, game: int, person: int) -> Table:
        """Begin: the set-up is made, wishes are fulfilled, the first player is called.

        Raises:
            NotInLobby, SeatsMissing.
            NotSeated: only somebody at the table may start.
        """
        tables = self.tables
        async with tables.locked(game) as table:
            check_gathering(table)
            if not table.seats_of(person) and not table.hosted_by(person):
                raise NotSeated
            taken = sum(chair.taken for chair in table.chairs)
            if taken < table.seats:
                raise SeatsMissing({"taken": taken, "seats": table.seats})
            now = tables.now()
            stored = await tables.store.read(games.find_game, game)
            assert stored is not None  # noqa: S101 - the table was loaded from it
            match, _ = Match.start(table.title, table.options, table.seats, bytes.fromhex(stored.seed))
            more: GameChanges = {
                "started": now,
                "setup": json.dumps(match.setup_drawn),
                "version": match.rules.version,
            }
            match, answered = settle(match, table.chairs, [])
            begun = replace(table, status=RUNNING, match=match, number=match.number)
            return await tables.rewrite(table, begun, NoticeKind.TURN, more, answered)


def _fitting(table: Table) -> Table:
    """The table without the wishes that cannot be had with its options and seats."""
    offered = table.guide.wishes(table.options, table.seats)
    chairs = tuple(
        chair
        if chair.wish is None or chair.wish in offered.get(chair.wish.kind, ())
        else replace(chair, wish=None)
        for chair in table.chairs
    )
    return replace(table, chairs=chairs)


def _kept(seat: Seat, chair: Chair, person: int) -> Chair:
    """A seat of another game for whoever held this one: theirs if they ask for it, else kept for them."""
    if chair.person in (None, person):
        return Chair(seat, chair.person, chair.name, chair.computer)
    return Chair(seat, name=chair.name, kept=chair.person)
