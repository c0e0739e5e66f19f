"""Forgetting a person: they leave their tables, then every row that names them is cleared or removed.

The logs keep the seats, so that games replay and others play on. Whatever ends in between can be begun again:
what is done already is found done.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial

import structlog

from bot.club.seekings import Seekings
from bot.errors.seats import GivenUp, NotSeated
from bot.errors.tables import NotInLobby, NotRunning, RulesChanged
from bot.errors.trouble import GameDamaged, Stale
from bot.store.club import personal
from bot.store.club.results import count
from bot.store.club.traces import ZERO
from bot.store.connection import Connection
from bot.store.games import games
from bot.store.people import votes
from bot.store.people.votes import WITHDRAWN
from bot.store.posts import outbox
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.tables import Tables
from bot.tables.seats.hosting import Hosting
from bot.tables.seats.lobby import Lobby
from bot.tables.state.table import LOBBY

TRIES = 5
"""How often a table is left again where somebody else was quicker."""

LEAST_NAME = 3
"""Characters of a name that is looked for inside longer texts."""

log = structlog.get_logger(__name__)


class Forgetting:
    """Forgets people."""

    def __init__(
        self,
        tables: Tables,
        lobby: Lobby,
        hosting: Hosting,
        seekings: Seekings,
        stop_standing_in: Callable[[int], Awaitable[None]],
    ) -> None:
        """`stop_standing_in`: gives back whatever seats a person plays for others."""
        self.tables = tables
        self.lobby = lobby
        self.hosting = hosting
        self.seekings = seekings
        self._stop_standing_in = stop_standing_in

    async def forget(self, person: int) -> None:
        """Leave every table, then remove the person from every row.

        Raises:
            StoreFull, StoreBusy, StoreDamaged: it is not done, or not wholly; to be asked for again.
        """
        store = self.tables.store
        await self._stop_standing_in(person)
        async with store.writing() as connection:
            # What ends by their leaving must not be written down about them.
            await count(connection, person, self.tables.now(), wanted=False)
            await _scrub_faults(connection, person)
            await _close_votes(connection, person, self.tables.now())
            seated = await games.seated_at(connection, person)
        for each in seated:
            await self._at_table(each.id, self._leaving(each.status), person)
        for game in await store.read(games.hosted_by, person):
            await self._at_table(game, self.hosting.replace_host, person)
        await self.seekings.leave_all(person)
        async with store.writing() as connection:
            touched = await personal.games_naming(connection, person)
            await personal.clear_traces(connection, person, touched)
        for game in touched:
            await self.tables.refresh(game)
        log.info("somebody was forgotten", games=len(touched))

    def _leaving(self, status: str) -> Callable[[int, int], Awaitable[object]]:
        """How a person leaves a table that gathers, or one that plays."""
        return self.lobby.leave if status == LOBBY else partial(self.tables.concede, unnamed=True)

    async def _at_table(self, game: int, deed: Callable[[int, int], Awaitable[object]], person: int) -> None:
        """Do what the person's going asks for at a table, where there is still anything to do."""
        for _ in range(TRIES):
            try:
                await deed(game, person)
            except Stale:
                continue
            except (GivenUp, NotRunning, NotInLobby, NotSeated, RulesChanged, GameDamaged) as reason:
                log.info("nothing to leave", game=game, why=reason.key)
            return


async def _close_votes(connection: Connection, person: int, now: datetime) -> None:
    """What they asked of a table, or what was asked about them, is withdrawn and names them no more."""
    for vote in await votes.mentioning(connection, person):
        about, outcome = dict(vote.motion.about), vote.outcome
        if about.get("to") == person:
            about |= {"to": ZERO, "to_name": ""}
        elif vote.asker != person:
            continue
        if outcome is None:
            outcome = WITHDRAWN
            channel = (await games.places(connection, [vote.game]))[vote.game].channel
            await outbox.add_beside(
                connection, outbox.Notice(vote.game, channel, NoticeKind.VOTE, vote.id), now
            )
        await votes.rewrite_vote(connection, vote.id, about, outcome)


async def _scrub_faults(connection: Connection, person: int) -> None:
    """While it is known what they were called: take them out of what was written down about faults."""
    seats = await personal.names_in_games(connection, person)
    await personal.scrub_faults(connection, str(person))
    for name in {name for _, name in seats if len(name) >= LEAST_NAME}:
        await personal.scrub_faults(connection, name, [game for game, known in seats if known == name])
