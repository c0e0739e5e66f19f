"""The herald: Keryx's connection to Discord, and everything that lives as long as it."""

import asyncio
import contextlib
import hashlib
import json
import secrets
from collections.abc import Sequence
from datetime import timedelta

import discord
import structlog
import yarl
from discord import app_commands

from bot import commands
from bot.brought.desk import Desk
from bot.calling.caller import Caller
from bot.calling.crier import Crier
from bot.calling.presses import PRESSED
from bot.club.seeking.seekings import Seekings
from bot.commands.texts import CommandTexts
from bot.errors import TableError
from bot.herald.door import let_in
from bot.herald.host_gone import heir_told
from bot.herald.press import KEPT, Press, unheard
from bot.herald.replies import explain, reply
from bot.herald.requests import FAILED, bound
from bot.herald.threads import keep_all_open, keep_open
from bot.pictures.draw import Easel
from bot.pictures.film import Studio
from bot.posting.announcer import Announcer
from bot.private.panel.handlers import HANDLED
from bot.settings import Settings
from bot.store import games
from bot.store.database import Store, open_store
from bot.tables.change.automat import Automat
from bot.tables.change.tables import Tables
from bot.tables.seats.hosting import Hosting
from bot.tables.seats.lobby import Lobby
from bot.tables.seats.people import People
from bot.tables.votes.mending import Mending
from bot.tables.votes.votes import Votes
from bot.waiting.clock import Clock, SystemClock
from bot.waiting.modesty import AtOnce, Lately
from bot.waiting.newest import Newest
from bot.waiting.tasks import end
from engine.core.errors import EngineError
from engine.games import COMPUTERS, GAMES

log = structlog.get_logger(__name__)

PICTURES, FILMS = 3, 2
"""How many pictures and films one person may wait for at once."""

POSTED, POSTED_WITHIN = 5, timedelta(minutes=10)
"""How many pictures one person may have posted for everybody, and within which time."""

assert HANDLED and PRESSED  # noqa: S101, PT018 - importing these registers their handlers


def point_at(settings: Settings) -> None:
    """Use other addresses than Discord's own, where the settings give some."""
    if settings.api_base:
        discord.http.Route.BASE = settings.api_base
    if settings.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)
    if settings.cdn:
        discord.asset.Asset.BASE = settings.cdn


class Tree(app_commands.CommandTree["Herald"]):
    """The slash commands; their faults are answered like everything else's."""

    async def on_error(
        self, interaction: discord.Interaction["Herald"], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person what was wrong."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.answer_error(interaction, cause)


class Herald(discord.AutoShardedClient):
    """The bot. It needs no privileged intents."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        bound(self)
        self.settings = settings
        self.clock = clock or SystemClock()
        self.tree = Tree(self)
        self.easel = Easel()
        self.studio = Studio()
        self.drawing = AtOnce(PICTURES)
        self.filming = AtOnce(FILMS)
        self.plans_shown = Newest()
        self.posted = Lately(POSTED, POSTED_WITHIN, self.clock.now)
        self.desk = Desk()
        self.store: Store
        self.tables: Tables
        self.lobby: Lobby
        self.automat: Automat
        self.announcer: Announcer
        self.votes: Votes
        self.mending: Mending
        self.people: People
        self.hosting: Hosting
        self.caller: Caller
        self.seekings: Seekings
        self.crier: Crier
        self._watches: tuple[asyncio.Task[None], ...] = ()

    async def setup_hook(self) -> None:
        """Everything interactions need, before the first one can come."""
        self.store = await open_store(self.settings.database_url)
        self.tables = Tables(self.store, GAMES, self.clock.now, lambda: secrets.token_bytes(32))
        self.lobby = Lobby(self.tables, self.settings.tables_per_person)
        self.automat = Automat(self.tables, COMPUTERS)
        self.announcer = Announcer(self)
        self.votes = Votes(self.tables)
        self.mending = Mending(self.tables, self.votes)
        self.hosting = Hosting(self.tables)
        self.people = People(self.tables, self.votes, COMPUTERS)
        self.caller = Caller(self, self.clock)
        self.seekings = Seekings(self.tables, self.lobby)
        self.crier = Crier(self, self.seekings)
        self.tables.on_change = self.changed
        self.add_dynamic_items(*KEPT)
        commands.add_to(self.tree)
        await self.tree.set_translator(CommandTexts())
        await self._sync()
        await self.automat.start()
        await self.caller.start()
        await self.crier.start()
        self._watches = (
            asyncio.create_task(self.announcer.run(), name="announcer"),
            asyncio.create_task(self.votes.run(), name="votes"),
        )

    async def _sync(self) -> None:
        """Register the commands if they changed. A failure changes nothing else."""
        translator = self.tree.translator
        assert translator is not None  # noqa: S101 - set just before
        described = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        text = json.dumps(described, sort_keys=True, default=str)
        mark = f"{self.application_id}:{hashlib.sha256(text.encode()).hexdigest()}"
        async with self.store.reading() as connection:
            known = await games.setting(connection, "commands")
        if known == mark:
            return
        try:
            await self.tree.sync()
        except FAILED:
            log.exception("commands could not be registered; the earlier ones stay")
            return
        async with self.store.writing() as connection:
            await games.keep_setting(connection, "commands", mark)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Permissions may have been granted: what could not be posted there is tried again."""
        del before
        await self.announcer.try_again([after.id, *(thread.id for thread in after.guild.threads)])

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The same for a role's permissions, which hold in every channel."""
        del before
        guild = after.guild
        await self.announcer.try_again([each.id for each in (*guild.channels, *guild.threads)])

    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        """A thread was archived, or opened again."""
        if update.data["thread_metadata"]["archived"]:
            await keep_open(self, update.thread_id)
        else:
            await self.announcer.try_again([update.thread_id])

    async def on_ready(self) -> None:
        """All servers are known: threads that were archived meanwhile are opened again."""
        await keep_all_open(self)

    def changed(self, game: int) -> None:
        """A game moved on: computer seats, the announcer and whoever waits for its end look at it."""
        self.automat.look_at(game)
        self.votes.look_at(game)
        self.announcer.wake()
        if self.crier.waiting:
            self.crier.wake()

    async def answer_press(self, interaction: Press, custom_id: str, values: Sequence[str]) -> None:
        """Hand a press to its handler; whatever goes wrong is told to the person."""
        try:
            admitted = await let_in(interaction, custom_id, values)
            await admitted.handler(interaction, admitted.parts, admitted.values)
        except Exception as error:
            await self.answer_error(interaction, error)

    async def on_interaction(self, interaction: Press) -> None:
        """Answer by its id what would be left without an answer: forms that were open while the process
        ended, and buttons that are not there any more.
        """
        pressed = unheard(interaction)
        if pressed is not None:
            await self.answer_press(interaction, *pressed)

    async def answer_error(self, interaction: discord.Interaction["Herald"], error: BaseException) -> None:
        """The one table of errors: what the person reads, what is logged."""
        expected = isinstance(error, TableError | EngineError)
        if isinstance(error, discord.NotFound) and error.code in (10062, 10015, 10008):
            log.warning("an answer came too late", code=error.code)
            return
        if not expected:
            log.error("fault", what=str(interaction.data)[:300], exc_info=error)
        with contextlib.suppress(*FAILED):
            await reply(interaction, await heir_told(interaction, error) or await explain(interaction, error))

    async def close(self) -> None:
        """End cleanly: nothing half done."""
        for watch in self._watches:
            await end(watch)
        if hasattr(self, "automat"):
            await self.automat.stop()
        if hasattr(self, "crier"):
            await self.crier.stop()
        if hasattr(self, "caller"):
            await self.caller.stop()
        await super().close()
        self.easel.close()
        if hasattr(self, "tables"):
            self.tables.close()
        await self.studio.stop()
        if hasattr(self, "store"):
            await self.store.close()
