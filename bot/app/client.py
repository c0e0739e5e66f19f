"""Keryx itself: the client that runs the commands, hands presses on and keeps the bot's tasks going."""

import asyncio
import contextlib
import hashlib
import json
from collections.abc import Callable, Sequence
from datetime import timedelta

import discord
import structlog
import yarl
from discord import app_commands

from bot import commands
from bot.app.handlers import HANDLERS
from bot.calling.caller import Caller
from bot.calling.crier import Crier
from bot.commands.texts import CommandTexts
from bot.errors.codes import code_of
from bot.errors.trouble import InternalTrouble, TableError
from bot.herald.door import deed_of, enter, game_of_now, kind_of, leave, let_in
from bot.herald.explaining import explain, heir_told
from bot.herald.herald import FAILED, Herald, is_late, is_over, was_unheard
from bot.herald.press import Interaction, Press
from bot.herald.services import Services
from bot.herald.sheet import KEPT, unheard
from bot.posting.analyst import Analyst
from bot.posting.announcer import Announcer
from bot.posting.threads import keep_all_open, keep_open
from bot.settings import Settings
from bot.store import itself
from bot.tables.state.faults import write_down
from bot.waiting.loop import Loop
from bot.waiting.processes.released import give_back
from engine.core.errors import EngineError

log = structlog.get_logger(__name__)

HOUR = timedelta(hours=1)
"""Between two looks at what is in no hurry."""

TIDIED = timedelta(seconds=10)
"""How often memory is given back that is free between what is kept: eight megabytes, in a thousandth of a
second."""


def nothing() -> None:
    """Do nothing."""


async def tidy() -> None:
    """Give free memory back."""
    give_back()


def point_at(settings: Settings) -> None:
    """Use other addresses than Discord's own, where the settings give some."""
    if settings.api_base:
        discord.http.Route.BASE = settings.api_base
    if settings.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)
    if settings.cdn:
        discord.asset.Asset.BASE = settings.cdn


class Tree(app_commands.CommandTree["Keryx"]):
    """The slash commands; their faults are answered like everything else's."""

    async def interaction_check(self, interaction: discord.Interaction["Keryx"], /) -> bool:
        """Come before every command and completion, and let it pass."""
        enter(interaction)  # its task ends with it
        return True

    async def on_error(
        self, interaction: discord.Interaction["Keryx"], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person what was wrong."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.answer_error(interaction, cause)


class Keryx(Herald):
    """The bot, made from its services when they are open; `close` ends its tasks and its connection alone."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.tree = Tree(self)
        self.announcer = Announcer(self)
        self.caller = Caller(self)
        self.crier = Crier(self)
        self.loops: tuple[Loop, ...] = (
            Loop("automat", services.automat.work, services.clock, services.automat.bell),
            Loop("votes", services.votes.close_due, services.clock, services.votes.bell),
            Loop("held", services.going_on.tell, services.clock, services.going_on.bell),
            Loop("forks", services.idle_forks.end, services.clock, services.bells.forks, HOUR),
            Loop("memory", tidy, services.clock, asyncio.Event(), TIDIED),
            self.announcer.loop,
            Analyst(self).loop,
            self.caller.loop,
            self.crier.loop,
        )
        for loop in self.loops:
            loop.watch = services.watch
        self.rested: Callable[[], None] = nothing
        """Called when all has been made that a start makes."""

    async def setup_hook(self) -> None:
        """Everything interactions need, before the first one can come."""
        self.add_dynamic_items(*KEPT)
        commands.add_to(self.tree)
        await self.tree.set_translator(CommandTexts())
        crew = self.services.crew
        crew.share, crew.take_over = self.caller.sender.pacer.share, self._take_over
        crew.let_go = self._let_go
        await crew.begin()
        await self._sync()
        await self.services.automat.look_at_all()
        await self.caller.look_at_all()
        for loop in self.loops:
            loop.start()

    async def _take_over(self) -> None:
        """Look at everything that a process may have left undone which is gone."""
        await self.services.automat.look_after()
        await self.caller.look_at_all()
        bells = self.services.bells
        for bell in (bells.posts, bells.calls, bells.searches, bells.analyses, self.services.votes.bell):
            bell.set()

    async def _let_go(self) -> None:
        """End what is on its way to channels: others have taken it over."""
        await self.announcer.stop()
        await self.crier.stop()

    async def _sync(self) -> None:
        """Register the commands if they changed: whoever has the direct messages. A failure changes nothing
        else."""
        held = self.services.settings.held
        if held is not None and not held.hold(None):
            return
        translator = self.tree.translator
        assert translator is not None  # noqa: S101 - set just before
        described = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        text = json.dumps(described, sort_keys=True, default=str)
        mark = f"{self.application_id}:{hashlib.sha256(text.encode()).hexdigest()}"
        known = await self.services.store.read(itself.setting, "commands")
        if known == mark:
            return
        try:
            await self.tree.sync()
        except FAILED:
            log.exception("commands could not be registered; the earlier ones stay")
            return
        await self.services.store.write(itself.keep_setting, "commands", mark)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Permissions may have been granted: what could not be posted there is tried again."""
        del before
        await self.announcer.try_again([after.id, *(thread.id for thread in after.guild.threads)])

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role may have been granted permissions: what could not be posted anywhere is tried again."""
        del before
        guild = after.guild
        await self.announcer.try_again([each.id for each in (*guild.channels, *guild.threads)])

    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        """A thread was archived, or opened again."""
        if update.data["thread_metadata"]["archived"]:
            await keep_open(self, update.thread_id, self.announcer.tell_locked)
        else:
            await self.announcer.try_again([update.thread_id])

    async def on_ready(self) -> None:
        """All servers are known: threads that were archived meanwhile are opened again."""
        await keep_all_open(self, self.announcer.tell_locked)
        self.rested()
        give_back()
        log.info("ready", servers=len(self.guilds))

    async def answer_press(self, interaction: Interaction, custom_id: str, values: Sequence[str]) -> None:
        """Hand a press to its handler; whatever goes wrong is told to the person."""
        enter(interaction)
        try:
            what, press = await let_in(interaction, custom_id, values)
            await HANDLERS[what](press)
        except Exception as error:
            await self.answer_error(interaction, error)
        finally:
            leave()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer by its id what would be left without an answer: forms that were open while the process
        ended, and buttons that are not there any more.
        """
        pressed = unheard(interaction)
        if pressed is not None:
            await self.answer_press(interaction, *pressed)

    async def answer_error(self, interaction: Interaction, error: BaseException) -> None:
        """The one table of errors: what the person reads, what is logged."""
        expected = isinstance(error, TableError | EngineError)
        store, now = self.services.store, self.services.clock.now()
        if is_late(error):
            log.warning("an answer came too late", why=str(error)[:200])
            return
        if is_over(self, error):
            log.warning("an answer was lost as the bot ended")
            return
        press = Press(interaction)
        if was_unheard(error):
            log.warning("an answer was lost on its way", why=str(error)[:200] or type(error).__name__)
            with contextlib.suppress(*FAILED):
                await press.reply(press.say("answer-lost"))
            return
        if not expected:
            self.services.watch.failed(kind_of(interaction)[0])
            log.error("fault", code=code_of(error), exc_info=error)
        if not expected or (isinstance(error, InternalTrouble) and "game" not in error.facts):
            await write_down(store, now, error, game_of_now(), deed_of(interaction))
        with contextlib.suppress(*FAILED):
            await press.reply(await heir_told(press, error) or await explain(press, error))

    async def close(self) -> None:
        """End cleanly: nothing half done."""
        for loop in self.loops:
            await loop.stop()
        await self.announcer.stop()
        await self.crier.stop()
        await self.caller.stop()
        await self.services.crew.stop()
        await super().close()
