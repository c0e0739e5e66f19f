"""The games of a crowd: played at random in memory, written as they would stand, and what is played next."""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from bot.calls.written.waits import Waits
from bot.store.connection import Connection
from bot.store.database import Store
from bot.store.games import games, logs, positions
from bot.store.games.games import Chair, StoredGame
from bot.store.yardsticks import Copies, copy_games
from bot.tables.change.standing import settle
from bot.tables.state.loading import keep_snapshot, lines_of, position_of
from bot.tables.state.table import LOBBY, RUNNING, Table
from engine.core.choosing.choices import options_to
from engine.core.choosing.notation import write
from engine.core.contract import Seat
from engine.core.play.chance import commitment
from engine.core.play.match import Match, Played
from engine.core.title import Title
from render.titles import TITLES

DEPTHS = (10, 100)
"""Actions that were played in a game before the crowd comes: from, to."""

BEFORE = timedelta(hours=2)
"""How long ago that was."""

AT_ONCE = 50
"""Games that are written in one transaction."""

BESIDE = 10_000_000
"""By how much the numbers of games and channels of sleeping games are larger, at least."""


@dataclass(frozen=True, slots=True)
class Step:
    """What somebody types."""

    person: int
    typed: str
    number: int
    """Entries of the game's log once it was played."""


@dataclass(frozen=True, slots=True)
class Going:
    """A game that goes on: where, whose it is, and what is going to be played in it."""

    game: int
    channel: int
    steps: tuple[Step, ...]
    person: int
    """Somebody who plays in it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is to be, and whose."""

    guild: int
    channel: int
    people: Sequence[int]
    """The people of the server: those at the table are taken from there."""


class Seated:
    """A match with people at its seats, which goes on as at a table: what needs no asking is answered."""

    def __init__(self, match: Match, chairs: Sequence[Chair]) -> None:
        self.chairs = chairs
        self.played: list[Played] = []
        self.match = match
        self._settle()

    def _settle(self) -> None:
        self.match, answered = settle(self.match, self.chairs, [])
        self.played += answered

    def step(self, luck: random.Random) -> Step | None:
        """Play something at random; what was typed for it. None: the game is over."""
        owed = self.match.rules.decisions(self.match.state)
        if self.match.standing.ended is not None or not owed:
            return None
        seat = owed[0].seat
        action = luck.choice(self.match.legal(seat))
        played = self.match.play(seat, action)
        self.played.append(played)
        self.match = played.match
        self._settle()
        return Step(self.chairs[seat].person or 0, write(action), self.match.number)


def _seats(place: Place, seats: int, luck: random.Random) -> list[Chair]:
    people = luck.sample(place.people, seats)
    return [Chair(Seat(seat), person, f"P{person % 100_000}") for seat, person in enumerate(people)]


def _begun(
    title: Title, chairs: Sequence[Chair], luck: random.Random, more: int
) -> tuple[Seated, list[Step]]:
    """A game, and so many steps to come in it."""
    depth = luck.randint(*DEPTHS)
    while True:
        match, _ = Match.start(title, title.rules.options(), len(chairs), luck.randbytes(32))
        seated = Seated(match, chairs)
        if all(seated.step(luck) for _ in range(depth)):
            ahead = Seated(seated.match, chairs)
            steps = [step for _ in range(more) if (step := ahead.step(luck)) is not None]
            if len(steps) == more and ahead.match.standing.ended is None:
                return seated, steps
        depth = max(1, depth // 2)


async def _add(connection: Connection, seated: Seated, place: Place, now: datetime) -> int:
    """Write a game as it stands, and who is waited for; its number."""
    match, chairs, then = seated.match, seated.chairs, now - BEFORE
    host, seed = chairs[0], match.seed
    assert seed is not None  # noqa: S101 - it was begun here
    new = StoredGame(
        guild=place.guild,
        channel=place.channel,
        title=match.rules.slug,
        version=match.rules.version,
        options=json.dumps(options_to(match.options)),
        seats=len(chairs),
        seed=seed.hex(),
        setup=json.dumps(match.setup_drawn),
        status=RUNNING,
        host=host.person or 0,
        host_name=host.name,
        language="en",
        number=match.number,
        told=len(match.line),
        created=then,
        started=then,
    )
    game = await games.add_game(connection, new)
    await games.replace_chairs(connection, game, chairs)
    await logs.add_entries(connection, game, lines_of(seated.played, host.person), then)
    await positions.keep_position(connection, game, position_of(match))
    await keep_snapshot(connection, game, match)
    facts = {name: getattr(new, name) for name in games.GameFacts.__slots__}
    table = Table(
        **{**facts, "id": game},
        title=match.title,
        options=match.options,
        chairs=tuple(chairs),
        commitment=commitment(seed),
        match=match,
    )
    await Waits().follow(connection, replace(table, status=LOBBY), table, (), now)
    return game


def _titles() -> Iterator[Title]:
    while True:
        yield from TITLES.values()


async def begin_games(
    store: Store, places: Sequence[Place], wanted: Counter[int], luck: random.Random
) -> list[Going]:
    """A running game at each place, of all titles in turn, with as many steps to come as are wanted there."""
    found, now = list[Going](), datetime.now(UTC)
    titles = _titles()
    for first in range(0, len(places), AT_ONCE):
        async with store.writing() as connection:
            for each in places[first : first + AT_ONCE]:
                title = next(titles)
                chairs = _seats(each, luck.choice(title.rules.seats), luck)
                seated, steps = _begun(title, chairs, luck, wanted[each.channel])
                game = await _add(connection, seated, each, now)
                found.append(Going(game, each.channel, tuple(steps), chairs[0].person or 0))
    return found


async def copy_asleep(store: Store, going: Sequence[Going], many: int) -> None:
    """So many more open games in other channels, copies of those: nobody does anything in them."""
    numbers = [each.game for each in going]
    for round_number in range(1, -(-many // len(numbers)) + 1):
        some = numbers[: many - (round_number - 1) * len(numbers)]
        shift = round_number * BESIDE
        await store.write(copy_games, Copies(tuple(some), shift))
