"""Everything that lives as long as the process, made by one function and closed by one.

None of it speaks to Discord: the client is made after it, and handed it.
"""

import asyncio
import secrets
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.brought.desk import Desk
from bot.calls.written.holidays import Holidays
from bot.calls.written.patience import Patience
from bot.calls.written.pausing import Pausing
from bot.calls.written.waits import Waits
from bot.club.idle_forks import IdleForks
from bot.club.seekings import Seekings
from bot.club.whats_new import begin_version
from bot.herald.shared.crew import Crew
from bot.pictures.easel import Easel
from bot.pictures.film import Studio
from bot.settings import Settings
from bot.store.database import Store, Upgrading, open_store, upgrade_here
from bot.store.drivers.silence import mind_silence
from bot.tables.change.automat import Automat
from bot.tables.change.tables import Tables
from bot.tables.seats.forking import Forking
from bot.tables.seats.hosting import Hosting
from bot.tables.seats.lobby import Lobby
from bot.tables.seats.people import People
from bot.tables.votes.advising import Advising
from bot.tables.votes.ending import Ending
from bot.tables.votes.going_on import GoingOn
from bot.tables.votes.mending import Mending
from bot.tables.votes.votes import Votes
from bot.waiting.clock import Clock, SharedClock, SystemClock
from bot.waiting.modesty import AtOnce, Lately, Wishes
from bot.waiting.newest import Newest
from bot.waiting.study import Study
from bot.watch import UNWATCHED, Watch
from render.titles import TITLES

CLOSED_FOR = timedelta(hours=24)
"""How long nobody is written to who takes no direct messages."""

BEHIND = 5
"""How far the process that draws steps back behind answers, which come first."""


@dataclass(frozen=True, slots=True)
class Bells:
    """Rung by whoever has written something that a task of the bot should look at soon."""

    posts: asyncio.Event = field(default_factory=asyncio.Event)
    """Something is to be announced in a channel."""
    calls: asyncio.Event = field(default_factory=asyncio.Event)
    """A timer, a call or a holiday was written."""
    forks: asyncio.Event = field(default_factory=asyncio.Event)
    """Rung by nobody: forks nobody plays on with are looked for from time to time."""
    searches: asyncio.Event = field(default_factory=asyncio.Event)
    """A search for players was written."""
    analyses: asyncio.Event = field(default_factory=asyncio.Event)
    """An analysis of a game was asked for."""


@dataclass(frozen=True, slots=True)
class Services:
    """What handlers and tasks work with."""

    settings: Settings
    clock: Clock
    store: Store
    crew: Crew
    """The processes that share the database."""
    bells: Bells
    watch: Watch

    tables: Tables
    lobby: Lobby
    automat: Automat
    votes: Votes
    mending: Mending
    ending: Ending
    advising: Advising
    going_on: GoingOn
    hosting: Hosting
    people: People
    forking: Forking
    idle_forks: IdleForks

    waits: Waits
    holidays: Holidays
    patience: Patience
    pausing: Pausing
    seekings: Seekings

    easel: Easel
    studio: Studio
    desk: Desk
    study: Study
    drawing: AtOnce
    filming: AtOnce
    shown: Newest
    """Pictures of private messages, by the message."""
    posted: Lately
    asking: AtOnce
    """Thoughts for people who ask for advice: one at once for each."""

    closed: dict[int, datetime] = field(default_factory=dict)
    """Since when people are known to take no direct messages."""

    worded: dict[int, str] = field(default_factory=dict)
    """What calls to answer say, by their messages: one that says the right thing is not edited."""

    def changed(self, game: int) -> None:
        """Have everybody who waits for changes of a game look at it."""
        self.automat.look_at(game)
        self.votes.look_at(game)
        self.bells.posts.set()
        if self.seekings.waiting:
            self.bells.searches.set()


def services_upon(store: Store, settings: Settings, clock: Clock, watch: Watch = UNWATCHED) -> Services:
    """The services upon an open database."""
    store.watch = watch
    bells = Bells()
    computers = {slug: title.players for slug, title in TITLES.items()}
    tables = Tables(store, TITLES, clock.now, lambda: secrets.token_bytes(32))
    lobby = Lobby(tables, settings.tables_per_person)
    votes = Votes(tables)
    waits = Waits(soon=bells.calls.set)
    study, studio = Study(clock), Studio(watch)
    drawing = Study(clock, BEHIND, studio.stand_aside)
    wishes = Wishes(settings.wishes_a_minute, clock.now) if settings.wishes_a_minute else None
    services = Services(
        settings=settings,
        clock=clock,
        store=store,
        crew=Crew(store, clock, tables, settings.held, bells.posts, votes.bell),
        bells=bells,
        watch=watch,
        tables=tables,
        lobby=lobby,
        automat=Automat(tables, study.think, settings.think),
        votes=votes,
        mending=Mending(tables, votes),
        ending=Ending(tables, votes, bells.calls.set),
        advising=Advising(tables, votes),
        going_on=GoingOn(tables, votes),
        hosting=Hosting(tables),
        people=People(tables, votes, computers),
        forking=Forking(tables),
        idle_forks=IdleForks(tables),
        waits=waits,
        holidays=Holidays(tables, bells.calls.set),
        patience=Patience(tables, votes, bells.calls.set),
        pausing=Pausing(tables, votes, bells.calls.set),
        seekings=Seekings(tables, lobby),
        easel=Easel(watch, drawing),
        studio=studio,
        desk=Desk(),
        study=study,
        drawing=AtOnce(settings.pictures_at_once, wishes),
        filming=AtOnce(settings.films_at_once, wishes),
        shown=Newest(),
        posted=Lately(settings.posts_per_person, timedelta(minutes=settings.posts_minutes), clock.now),
        asking=AtOnce(1),
    )
    tables.on_change = services.changed
    tables.follow = waits.follow
    return services


async def open_services(
    settings: Settings,
    clock: Clock | None = None,
    upgrading: Upgrading = upgrade_here,
    watch: Watch = UNWATCHED,
) -> Services:
    """The services, with the database opened and brought up to date by `upgrading`.

    Raises:
        StoreTrouble: the database cannot be opened.
    """
    store = await open_store(settings.database_url, upgrading)
    await mind_silence(store)
    clock = clock or (SharedClock() if store.shared else SystemClock())
    await begin_version(store, clock.now())
    return services_upon(store, settings, clock, watch)


async def close_services(services: Services) -> None:
    """Close what was opened, after whatever used it has ended."""
    await services.easel.close()
    services.tables.close()
    await services.studio.stop()
    await services.study.close()
    await services.store.close()
