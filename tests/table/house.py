"""A house with tables in it: people by name, games of the toys, and what the file says afterwards."""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Self, TypeVar

from liars_dice import RULES as LIARS_DICE
from made_store import ask, do, everything, open_made  # noqa: F401 - asked for by most who know the house
from nim import RULES as NIM
from titled import titled

from bot.store.database import Store
from bot.tables.change.automat import Automat
from bot.tables.change.tables import Tables
from bot.tables.seats.lobby import Lobby, NewTable
from bot.tables.state.table import Change, Table
from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat
from engine.core.law import AnyRulebook
from engine.core.title import Player, Title

ANA, BRUNO, CHLOE, DARIO, EVE = 11, 12, 13, 14, 99
NAMES = {ANA: "Ana", BRUNO: "Bruno", CHLOE: "Chloé", DARIO: "Dario", EVE: "Eve"}
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SEED = bytes(range(32))
TOYS: dict[str, AnyRulebook] = {NIM.slug: NIM, LIARS_DICE.slug: LIARS_DICE}
CHANNEL = 7
T = TypeVar("T")


class House:
    """One process: a store on a file and the tables on it."""

    def __init__(self, path: Path, rulebooks: Mapping[str, AnyRulebook | Title] | None = None) -> None:
        self.path = path
        self.titles = {slug: titled(rules) for slug, rules in (rulebooks or TOYS).items()}
        self.time = NOON
        self.changes: list[int] = []
        self.store: Store
        self.tables: Tables
        self.lobby: Lobby

    async def __aenter__(self) -> Self:
        self.store = await open_made(self.path)
        self.tables = Tables(self.store, self.titles, lambda: self.time, lambda: SEED)
        self.tables.on_change = self.changes.append
        self.lobby = Lobby(self.tables)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.store.close()

    def later(self, **much: int) -> None:
        self.time += timedelta(**much)

    async def open(
        self, title: str = "nim", seats: int = 2, host: int = ANA, channel: int = CHANNEL, **options: str
    ) -> Table:
        return await self.lobby.open(
            NewTable(
                guild=1,
                channel=channel,
                host=host,
                host_name=NAMES[host],
                title=title,
                seats=seats,
                language="en",
                options=options,
            )
        )

    async def game(
        self,
        title: str = "nim",
        people: tuple[int, ...] = (ANA, BRUNO),
        channel: int = CHANNEL,
        **options: str,
    ) -> int:
        """A running game; whoever is named twice holds two seats (the host only)."""
        table = await self.open(title, len(people), people[0], channel, **options)
        for person in people[1:]:
            if person != people[0]:
                await self.lobby.join(table.id, person, NAMES[person])
        if people.count(people[0]) > 1:
            await self.lobby.take_all(table.id, people[0], NAMES[people[0]])
        await self.lobby.start(table.id, people[0])
        return table.id

    async def plays(
        self, game: int, person: int, line: str, seen: int | None = None, seat: int | None = None
    ) -> Change:
        """A typed line of a person."""
        table = await self.tables.get(game)
        actions = parse_line(table.rules, line)
        return await self.tables.play(game, person, actions, seen, None if seat is None else Seat(seat))

    async def wanders(self, game: int, most: int, luck: random.Random) -> Table:
        """Whoever owes something does anything, until the log has so many entries."""
        table = await self.tables.get(game)
        while table.number < most and table.owed:
            assert table.match is not None
            decision = luck.choice(table.owed)
            action = luck.choice(table.match.legal(decision.seat))
            person = table.chairs[decision.seat].person
            assert person is not None
            table = (await self.tables.play(game, person, [action], None, decision.seat)).after
        return table

    async def fresh(self, game: int) -> Table:
        """The game as somebody sees it who has never seen it before."""
        return await Tables(self.store, self.titles, lambda: self.time, lambda: SEED).get(game)

    async def seen_whole(self, game: int) -> Table:
        """The same, with every moment at hand."""
        table = await self.fresh(game)
        assert table.match is not None
        return replace(table, match=table.match.whole())


def log_of(path: Path, game: int) -> list[str]:
    """The deeds of a game's log."""
    return [deed for (deed,) in ask(path, f"select deed from entry where game = {game} order by number")]


def unposted(path: Path) -> list[tuple]:
    """Game, kind and number of what waits to be announced."""
    return ask(path, "select game, kind, number from outbox where not done order by id")


async def at_once(work: Callable[..., T], *given: object) -> T:
    """Work that is done here, while everybody waits."""
    return work(*given)


def automat_of(house: House) -> Automat:
    """What plays the seats of computers in a house, thinking no longer than it must."""
    return Automat(house.tables, at_once, 0.0)


def with_computers(house: House, slug: str, **computers: Callable[[int], Player]) -> None:
    """Let a title of a house have these computer players."""
    house.titles[slug] = replace(house.titles[slug], computers=computers)


async def computers_play(automat: Automat, game: int) -> None:
    """Let the computer seats of a game play until a person is asked or it ends."""
    automat.look_at(game)
    await automat.work()
