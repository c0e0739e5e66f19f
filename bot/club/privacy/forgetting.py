"""Forgetting a person: they leave their tables, then every row that names them is cleared or removed.

The logs keep the seats, so that games replay and others play on. Whatever ends in between can be begun again:
what is done already is found done.
"""

import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

import structlog
from sqlalchemy import delete, func, select, update
from sqlmodel import col

from bot.club.privacy.traces import NOBODY, REMOVE, TRACES, ZERO
from bot.club.seeking.seekings import Seekings
from bot.errors import GameDamaged, GivenUp, NotInLobby, NotRunning, NotSeated, Stale
from bot.store import outbox, people
from bot.store.connection import Connection
from bot.store.games import CHAIR, FAULT, GAME, ORDER
from bot.store.models import ChairRow, FaultRow, GameRow, OrderRow
from bot.store.people import STAND_IN
from bot.store.people_models import HolidayRow, StandInRow, VoteRow
from bot.store.results import count
from bot.store.votes import VOTE, WITHDRAWN
from bot.tables.change.tables import Tables
from bot.tables.seats.lobby import Lobby
from bot.tables.state.table import LOBBY, RUNNING
from bot.tables.votes.votes import NOTICE

TRIES = 5
"""How often a seat is given up again where somebody else was quicker."""

LEAST_NAME = 3
"""Characters of a name that is looked for inside longer texts."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Seated:
    """A table somebody sits at or hosts."""

    game: int
    title: str
    channel: int
    status: str


async def seats_of(connection: Connection, person: int) -> list[Seated]:
    """The open tables where a person has a seat."""
    query = (
        select(col(GameRow.id), col(GameRow.title), col(GameRow.channel), col(GameRow.status))
        .where(
            col(GameRow.status).in_((LOBBY, RUNNING)),
            col(GameRow.id).in_(select(col(ChairRow.game)).where(col(ChairRow.person) == person)),
        )
        .order_by(col(GameRow.id))
    )
    rows = (await connection.execute(query)).mappings()
    return [Seated(row["id"], row["title"], row["channel"], row["status"]) for row in rows]


class Forgetting:
    """Forgets people."""

    def __init__(
        self,
        tables: Tables,
        lobby: Lobby,
        seekings: Seekings,
        stand_in_no_more: Callable[[int], Awaitable[None]],
    ) -> None:
        """`stand_in_no_more`: gives back whatever seats a person plays for others."""
        self.tables = tables
        self.lobby = lobby
        self.seekings = seekings
        self._stand_in_no_more = stand_in_no_more

    async def forget(self, person: int) -> None:
        """Leave every table, then remove the person from every row.

        Raises:
            StoreFull, StoreBusy, StoreDamaged: it is not done, or not wholly; to be asked for again.
        """
        store = self.tables.store
        await self._stand_in_no_more(person)
        async with store.writing() as connection:
            # What ends by their leaving must not be written down about them.
            await count(connection, person, self.tables.now(), wanted=False)
            await _scrub_faults(connection, person)
            await _close_votes(connection, person, self.tables.now())
            seated = await seats_of(connection, person)
        for each in seated:
            await self._leave(each, person)
        await self.seekings.leave_all(person)
        async with store.writing() as connection:
            touched = await _games_of(connection, person)
            await _remove(connection, person, touched)
        for game in touched:
            await self.tables.refresh(game)
        log.info("somebody was forgotten", games=len(touched))

    async def _leave(self, seated: Seated, person: int) -> None:
        for _ in range(TRIES):
            try:
                if seated.status == LOBBY:
                    await self.lobby.leave(seated.game, person)
                else:
                    await self.tables.concede(seated.game, person, unnamed=True)
            except Stale:
                continue
            except (GivenUp, NotRunning, NotInLobby, NotSeated, GameDamaged) as reason:
                log.info("no seat to give up", game=seated.game, why=reason.key)
            return


async def _games_of(connection: Connection, person: int) -> list[int]:
    """All games that name a person: as host, in a seat, in the log."""
    found: set[int | None] = set()
    for trace in TRACES:
        column = trace.rows.c.id if trace.table == GameRow.__tablename__ else trace.rows.c.get("game")
        if column is not None:
            found.update((await connection.execute(select(column).where(trace.of(person)))).scalars())
    return sorted(game for game in found if game is not None)


async def _remove(connection: Connection, person: int, touched: Sequence[int]) -> None:
    await _hand_over(connection, person)
    seats = select(CHAIR).where(col(ChairRow.person) == person)
    for row in (await connection.execute(seats)).mappings().all():
        await connection.execute(
            delete(ORDER).where(col(OrderRow.game) == row["game"], col(OrderRow.seat) == row["seat"])
        )
    away = select(col(HolidayRow.id)).where(col(HolidayRow.person) == person)
    await connection.execute(delete(STAND_IN).where(col(StandInRow.holiday).in_(away)))
    for trace in TRACES:
        if trace.fate == REMOVE:
            await connection.execute(delete(trace.rows).where(trace.of(person)))
            continue
        values: dict[str, object] = {trace.person: ZERO if trace.fate == NOBODY else None}
        if trace.name is not None:
            values[trace.name] = ""
        await connection.execute(update(trace.rows).where(trace.of(person)).values(**values))
    # Whoever holds an older copy of these tables must not write it back.
    await connection.execute(
        update(GAME).where(col(GameRow.id).in_(touched)).values(revision=col(GameRow.revision) + 1)
    )


async def _close_votes(connection: Connection, person: int, now: datetime) -> None:
    """What they asked of a table, or what was asked about them, is withdrawn and names them no more."""
    votes = select(VOTE).where((col(VoteRow.asker) == person) | col(VoteRow.about).contains(str(person)))
    for row in (await connection.execute(votes)).mappings().all():
        about = json.loads(row["about"])
        if about.get("to") == person:
            about |= {"to": ZERO, "to_name": ""}
        elif row["asker"] != person:
            continue
        values: dict[str, object] = {"about": json.dumps(about, sort_keys=True)}
        if row["outcome"] is None:
            values["outcome"] = WITHDRAWN
            channel = select(col(GameRow.channel)).where(col(GameRow.id) == row["game"])
            where = (await connection.execute(channel)).scalar_one()
            await outbox.add_beside(connection, row["game"], where, NOTICE, row["id"], now)
        await connection.execute(update(VOTE).where(VOTE.c.id == row["id"]).values(**values))


async def _scrub_faults(connection: Connection, person: int) -> None:
    """While it is known what they were called: take them out of what was written down about faults."""
    query = select(col(ChairRow.game), col(ChairRow.name)).where(col(ChairRow.person) == person)
    seats = (await connection.execute(query)).all()
    await _scrub(connection, str(person))
    for name in {name for _, name in seats if len(name) >= LEAST_NAME}:
        await _scrub(connection, name, [game for game, known in seats if known == name])


async def _scrub(connection: Connection, said: str, among: Sequence[int] | None = None) -> None:
    """Take an id or a name out of what was written down about faults, of some games or of all."""
    statement = update(FAULT).where(col(FaultRow.error).contains(said, autoescape=True))
    if among is not None:
        statement = statement.where(col(FaultRow.game).in_(among))
    await connection.execute(statement.values(error=func.replace(col(FaultRow.error), said, "…")))


async def _hand_over(connection: Connection, person: int) -> None:
    """Open tables that the person hosts get their longest-serving co-host, else another player, as host."""
    query = select(col(GameRow.id)).where(
        col(GameRow.host) == person, col(GameRow.status).in_((LOBBY, RUNNING))
    )
    for game in (await connection.execute(query)).scalars().all():
        assert game is not None  # noqa: S101 - it is stored
        cohosts = [each for each in await people.cohosts(connection, game) if each.person != person]
        if cohosts:
            await people.remove_guest(connection, game, cohosts[0].person, people.COHOST)
            await _host(connection, game, cohosts[0].person, cohosts[0].name)
            continue
        heirs = (
            select(CHAIR)
            .where(
                col(ChairRow.game) == game, col(ChairRow.person).is_not(None), col(ChairRow.person) != person
            )
            .order_by(col(ChairRow.seat))
            .limit(1)
        )
        heir = (await connection.execute(heirs)).mappings().first()
        if heir is not None:
            await _host(connection, game, heir["person"], heir["name"])


async def _host(connection: Connection, game: int, host: int, name: str) -> None:
    values = {"host": host, "host_name": name}
    await connection.execute(update(GAME).where(col(GameRow.id) == game).values(**values))
