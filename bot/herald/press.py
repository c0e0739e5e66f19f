"""What somebody did on Discord, a command, a button, a menu or a form, and private answers to it.

Messages for everybody are sent by `bot.herald.messages`.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeAlias

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.errors.files import FileGone
from bot.errors.seats import NotSeated
from bot.errors.tables import NoGame
from bot.herald import permissions
from bot.herald.herald import FAILED, Herald
from bot.herald.ids import IDS, IN_LESSON, INSTEAD
from bot.herald.services import Services
from bot.herald.sheet import LONGEST_ID, Form, KeptButton, Sheet, ids_in, parts_of
from bot.speech.names import clean, joined
from bot.speech.teller import Teller
from bot.speech.texts import language_of, render
from bot.store.calls import wishes
from bot.store.calls.wishes import Habits
from bot.store.connection import Connection
from bot.store.games.games import Somebody
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from bot.waiting.fair import Asker
from engine.core.contract import Fact, Seat

log = structlog.get_logger(__name__)

Interaction: TypeAlias = discord.Interaction[Herald]


def known_as(person: discord.User | discord.Member) -> Somebody:
    """A person with the name they go by, as it can be read; where nobody can, the one they log in with."""
    return Somebody(person.id, clean(person.display_name) or clean(person.name))


@dataclass(frozen=True, slots=True)
class Press:
    """What somebody did, and the ways to answer them: privately, in their language."""

    interaction: Interaction
    parts: Sequence[str] = ()
    """What the id of a button, menu or form carries; see `bot.herald.ids`."""
    values: Sequence[str] = ()
    """What was chosen in a menu, or typed into a form."""
    what: str = ""
    """The name of what was pressed, under which `IDS` says what its id carries."""
    _habits: list[Habits] = field(default_factory=list, repr=False, compare=False)
    """What they have said of themselves, once it was looked up."""

    async def habits(self) -> Habits:
        """What the person had said of themselves when this was first asked: looked up once for all that shows
        them the answer."""
        return self._habits[0] if self._habits else await self.services.store.read(self.habits_by)

    async def habits_by(self, connection: Connection) -> Habits:
        """The same, where something else is read, too."""
        if not self._habits:
            self._habits.append((await wishes.habits(connection, [self.person]))[self.person])
        return self._habits[0]

    @property
    def herald(self) -> Herald:
        """The connection to Discord."""
        return self.interaction.client

    @property
    def services(self) -> Services:
        """Everything that lives as long as the process."""
        return self.interaction.client.services

    @property
    def person(self) -> int:
        """Discord's number of who did it."""
        return self.interaction.user.id

    @property
    def number(self) -> int:
        """Discord's number of what was done: whatever is done later has a larger one."""
        return self.interaction.id

    @property
    def guild(self) -> int | None:
        """Discord's number of the server it was done on; None: in a direct message."""
        return self.interaction.guild_id

    @property
    def somebody(self) -> Somebody:
        """Who did it, with the name they go by."""
        return known_as(self.interaction.user)

    @property
    def name(self) -> str:
        """The name they go by."""
        return self.somebody.name

    @property
    def tongue(self) -> str:
        """The language they read."""
        return language_of(self.interaction.locale.value)

    @property
    def typed(self) -> str:
        """What was typed into a form."""
        return " ".join(self.values)

    @property
    def now(self) -> datetime:
        """The time, by the bot's clock."""
        return self.services.clock.now()

    @property
    def asker(self) -> Asker:
        """Who asks, for fair turns among servers and people."""
        return Asker(self.guild or 0, self.person)

    @property
    def is_private(self) -> bool:
        """Whether a message was pressed that nobody else sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def lacks(self) -> list[str]:
        """Which of the permissions that posts need the bot lacks where it was done."""
        in_thread = isinstance(self.interaction.channel, discord.Thread)
        return permissions.lacking(self.interaction.app_permissions, thread=in_thread)

    @property
    def way_back(self) -> list[KeptButton]:
        """The button back to the panel, the plan or the lesson in whose place the answer opens: to the very
        question, page and search one was at. None where the answer is a message of its own.

        What opens from a panel carries that in its id; what is pressed further on, the message does.
        """
        if not self.is_private:
            return []
        if self.what in IDS and IDS[self.what].parts == IN_LESSON:
            return [self._return("learn-return", *self.parts)]
        instead = self.parts[len(IDS[self.what].parts) - len(INSTEAD) :] if self._opens_instead else ()
        if len(instead) > 2:
            what = "plan-return" if "." in instead[0] else "return"
            return [self._return(what, self.parts[0], *instead)]
        for custom_id in ids_in(self.interaction.message):
            what, parts = parts_of(custom_id)
            if what in ("return", "plan-return", "learn-return"):
                return [self._return(what, *parts)]
        return []

    @property
    def _opens_instead(self) -> bool:
        return self.what in IDS and IDS[self.what].parts[-len(INSTEAD) :] == INSTEAD

    def _return(self, what: str, *parts: str) -> KeptButton:
        room = LONGEST_ID - len(":".join(("kb", what, *parts[:4], "")))
        sought = [each[:room] for each in parts[4:] if room > 0]
        return KeptButton.make(what, *parts[:4], *sought, label=self.say(f"button-{what}"))

    def say(self, key: str, /, **facts: Fact) -> str:
        """A text of the common files in their language."""
        return render(self.tongue, key, facts)

    def teller(self, table: Table) -> Teller:
        """The teller of a table's game in their language."""
        return teller_for(table, self.tongue)

    async def table(self) -> Table:
        """The game whose number the id begins with; for a command the game of its channel.

        Raises:
            NoGame: there is none.
        """
        tables, channel = self.services.tables, self.interaction.channel_id
        if self.parts:
            return await tables.get(int(self.parts[0]))
        if channel is None:
            raise NoGame
        table = await tables.at(channel)
        if table.guild != self.guild:
            raise NoGame
        bind_contextvars(game=table.id)
        return table

    def seats(self, table: Table) -> tuple[Seat, ...]:
        """Their seats at a table.

        Raises:
            NotSeated: they have none.
        """
        seats = table.seats_of(self.person)
        if not seats:
            raise NotSeated
        return seats

    def missing(self, table: Table) -> str:
        """What keeps the bot from posting where the person acts, in a sentence; empty if nothing does."""
        if self.interaction.channel_id != table.channel:
            return ""
        return permissions.sentence(self.tongue, table.channel, self.lacks)

    async def reply(self, text: str, *, new: bool = True) -> None:
        """Answer by a private sentence; `new`: as in `show`."""
        await self.show(Sheet().text(text), new=new)

    async def done(self, table: Table, key: str, /, *, new: bool = True, **facts: Fact) -> None:
        """Answer that something was done at a table, and what keeps the bot from posting there; `new`: as in
        `show`."""
        await self.reply(joined(self.teller(table).say(key, **facts), self.missing(table)), new=new)

    def place(self, *, new: bool) -> Hashable:
        """What the answer takes the place of: the private message that was pressed, else only itself."""
        message = self.interaction.message
        instead = not new and self.is_private and message is not None
        return (self.person, message.id) if instead and message is not None else self.interaction.id

    async def promise(self, *, new: bool = True) -> None:
        """Answer later, by `show`, unless that is promised already; `new`: as there."""
        self._announce(new=new)
        response = self.interaction.response
        if response.is_done():
            return
        if new or not self.is_private:
            await response.defer(ephemeral=True, thinking=True)
        else:
            await response.defer()

    def _announce(self, *, new: bool) -> bool:
        """Say that the answer will take the place of the message that was pressed, unless it is `new`;
        whether nothing that was pressed later has taken it."""
        return new or not self.is_private or self.services.shown.announce(self.place(new=new), self.number)

    async def show(self, sheet: Sheet, *, new: bool = True) -> int | None:
        """Answer by a private message, whatever was answered or promised before; Discord's number of it,
        where it is the first answer and a message of its own.

        With `new` False it takes the place of the private message that was pressed, where nothing that was
        pressed later stands there by now.
        """
        if not self._announce(new=new):
            await self.promise(new=new)
            return None
        attached = [each.file() for each in sheet.with_rest(self.tongue).files]
        sheet.let_go()
        response = self.interaction.response
        instead, promised = (
            not new and self.is_private,
            discord.InteractionResponseType.deferred_channel_message,
        )
        if response.is_done() and (instead or response.type is promised):
            shown = await self.interaction.edit_original_response(view=sheet, attachments=attached)
            return None if instead else shown.id
        if response.is_done():
            await self.interaction.followup.send(view=sheet, files=attached, ephemeral=True)
        elif instead:
            await response.edit_message(view=sheet, attachments=attached)
        else:
            return (await response.send_message(view=sheet, files=attached, ephemeral=True)).message_id
        return None

    async def replace(self, message: int, sheet: Sheet) -> None:
        """Show something else in the first answer, a message of its own, unless something was pressed in it
        since. What Discord does not take is left out: an answer stands there already."""
        if not self.services.shown.announce((self.person, message), self.number):
            return
        attached = [each.file() for each in sheet.with_rest(self.tongue).files]
        sheet.let_go()
        try:
            await self.interaction.edit_original_response(view=sheet, attachments=attached)
        except FAILED as error:
            log.info("an answer could not be replaced", person=self.person, error=str(error))

    async def tell_all(self, sheet: Sheet) -> None:
        """Send a message that everybody in the channel sees, below the private one that was pressed: what was
        promised for that stays as it is. It calls nobody."""
        attached = [each.file() for each in sheet.with_rest(self.tongue).files]
        nobody = discord.AllowedMentions.none()
        await self.interaction.followup.send(view=sheet, files=attached, allowed_mentions=nobody)

    async def add(self, text: str) -> bool:
        """Send one more private message, which stays, below whatever it was answered by; whether it went."""
        sheet = Sheet().text(text).with_rest(self.tongue)
        attached = [each.file() for each in sheet.files]
        try:
            await self.interaction.followup.send(view=sheet, files=attached, ephemeral=True)
        except FAILED as error:
            log.info("a further private message could not be sent", person=self.person, error=str(error))
            return False
        return True

    async def ask(
        self, title: str, label: str, what: str, *parts: object, limit: int = 60, typed: str = ""
    ) -> None:
        """Show a form with one field, by the keys of its texts; what is typed comes back under the id.

        `typed`: what stands in it already.
        """
        form = Form(what, *parts, title=self.say(title), label=self.say(label), limit=limit, typed=typed)
        await self.interaction.response.send_modal(form)


class Attached:
    """A file attached to a command, read where it lies at Discord."""

    def __init__(self, file: discord.Attachment) -> None:
        self.size = file.size
        self._file = file

    async def read(self) -> bytes:
        """Its content.

        Raises:
            FileGone: Discord does not give it out.
        """
        try:
            return await self._file.read()
        except discord.HTTPException as error:
            raise FileGone from error
