"""What exists in the stand-in: people, a server with its channels and roles, messages, commands.

More servers there are where channels are put on them: measures of several processes need some.
"""

import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import TypeVar

from discord.utils import DISCORD_EPOCH

from bot.playground.terms import BOT_PERMISSIONS, MEMBER_PERMISSIONS, ChannelKind, Json
from bot.playground.world.store import StateUnusable, Store

FIRST_PEOPLE = (
    ("Ana", "en-US"),
    ("Bruno", "fr"),
    ("Chloé", "fr"),
    ("Dimitri", "en-GB"),
    ("Elena", "en-US"),
    ("Farid", "fr"),
)
FIRST_CHANNELS = ("agora", "stoa", "tavern")
GUILD_NAME = "Symposium"
BOT_NAME = "Keryx"


@dataclass
class User:
    """A person or the bot."""

    id: str
    username: str
    name: str | None
    locale: str = "en-US"
    bot: bool = False
    roles: list[str] = field(default_factory=list)
    direct_closed: bool = False
    """Takes no direct messages."""


@dataclass
class Role:
    """A role of the server; the one whose id is the server's is everybody's."""

    id: str
    name: str
    permissions: int
    colour: int = 0
    managed: bool = False


@dataclass
class Channel:
    """A text channel, a thread or a direct-message channel."""

    id: str
    name: str
    kind: int = ChannelKind.TEXT
    parent: str | None = None
    person: str | None = None
    """With whom, in direct messages."""
    denied: int = 0
    """Permissions the bot lacks here."""
    archived: bool = False
    locked: bool = False
    server: str | None = None
    """The id of its server; None: the one that there always is."""


@dataclass
class Message:
    """A message: its form in the API, and what only the stand-in knows of it."""

    body: Json
    only: str | None = None
    """The one person who sees it, when ephemeral."""
    interaction: str | None = None
    """The interaction it answers."""

    @property
    def id(self) -> str:
        """Discord's id."""
        return str(self.body["id"])

    @property
    def channel(self) -> str:
        """The id of its channel."""
        return str(self.body["channel_id"])

    def visible_to(self, person: str) -> bool:
        """Whether this person may see it, if they see the channel."""
        return self.only in (None, person)


Kept = TypeVar("Kept", User, Role, Channel, Message)


@dataclass(frozen=True)
class Event:
    """Something that happened, for the gateway and the pages."""

    name: str
    data: Json
    channel: str | None = None
    only: str | None = None
    """The one person who hears of it."""
    bot: bool = True
    """Whether the bot hears of it."""


def _made(kind: type[Kept], kept: Json) -> Kept:
    """An object as it was kept, without what earlier versions knew of it besides."""
    return kind(**{each.name: kept[each.name] for each in fields(kind) if each.name in kept})


class World:
    """All objects, written through to the store."""

    def __init__(self, state: Path | None) -> None:
        self.store = Store(state)
        self.listeners: list[Callable[[Event], None]] = []
        self._last = 0
        try:
            self._load()
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            self.store.close()
            raise StateUnusable("damaged", self.store.place) from error

    def _load(self) -> None:
        """Read everything that is kept; on the first day it is made.

        Raises:
            StateUnusable: it cannot be read.
            AttributeError, KeyError, TypeError, ValueError: it is not what it should be.
        """
        self.users = {each["id"]: _made(User, each) for each in self.store.load("user")}
        self.roles = {each["id"]: _made(Role, each) for each in self.store.load("role")}
        self.channels = {each["id"]: _made(Channel, each) for each in self.store.load("channel")}
        self.commands = {each["id"]: each for each in self.store.load("command")}
        self._messages: dict[str, dict[str, Message]] = {}
        for each in self.store.load("message"):
            message = Message(**each)
            if message.only is None:
                self._messages.setdefault(message.channel, {})[message.id] = message
            else:  # a client that starts anew has lost them too
                self.store.remove("message", message.id)
        kept = self.store.load("facts")
        facts = kept[0] if kept else self._first_day()
        self.guild_id, self.owner_id = str(facts["guild"]), str(facts["owner"])
        self.bot_id = str(facts["bot"])
        """The bot's user and its application."""
        self.token, self.key = str(facts["token"]), str(facts["key"])
        """With what the bot signs in, and with what the addresses of files are signed."""
        if self.bot_id not in self.users or not all(facts.values()):
            raise ValueError(facts)

    def _first_day(self) -> Json:
        guild, bot = self.snowflake(), self.snowflake()
        self.put(Role(guild, "@everyone", MEMBER_PERMISSIONS))
        own = self.put(Role(self.snowflake(), BOT_NAME, BOT_PERMISSIONS, 0xC9A24B, managed=True))
        self.put(User(bot, BOT_NAME, None, bot=True, roles=[own.id]))
        people = [self.add_person(name, locale) for name, locale in FIRST_PEOPLE]
        facts = {
            "id": "facts",
            "guild": guild,
            "bot": bot,
            "owner": people[0].id,
            "token": f"{secrets.token_urlsafe(18)}.playground.{secrets.token_urlsafe(24)}",
            "key": secrets.token_hex(16),
        }
        self.store.put("facts", "facts", facts)
        for name in FIRST_CHANNELS:
            self.put(Channel(self.snowflake(), name))
        return facts

    def snowflake(self) -> str:
        """A new id, later than all before."""
        self._last = max(self._last + 1, (int(time.time() * 1000) - DISCORD_EPOCH) << 22)
        return str(self._last)

    def tell(self, event: Event) -> None:
        """Let the gateway and the pages know."""
        for listener in self.listeners:
            listener(event)

    def put(self, thing: Kept) -> Kept:
        """Keep a person, role, channel or message as it is now."""
        if isinstance(thing, User):
            self.users[thing.id] = thing
        elif isinstance(thing, Role):
            self.roles[thing.id] = thing
        elif isinstance(thing, Channel):
            self.channels[thing.id] = thing
        else:
            self._messages.setdefault(thing.channel, {})[thing.id] = thing
        self.store.put(type(thing).__name__.lower(), thing.id, asdict(thing))
        return thing

    # People

    def people(self) -> list[User]:
        """Everybody but the bot."""
        return [user for user in self.users.values() if not user.bot]

    def add_person(self, name: str, locale: str) -> User:
        """A new member of the server."""
        username = "".join(letter if letter.isalnum() else "_" for letter in name.lower())
        return self.put(User(self.snowflake(), username, name, locale))

    # Channels

    def remove_channel(self, channel: Channel) -> None:
        """Forget a channel and its messages."""
        for message in list(self.messages(channel.id)):
            self.remove_message(message)
        del self.channels[channel.id]
        self.store.remove("channel", channel.id)

    def open_direct_channel(self, person: str) -> Channel:
        """The channel between the bot and a person; it is made where there is none yet."""
        for channel in self.channels.values():
            if channel.kind == ChannelKind.DIRECT and channel.person == person:
                return channel
        return self.put(Channel(self.snowflake(), "", ChannelKind.DIRECT, person=person))

    def server_of(self, channel: Channel) -> str:
        """The id of the server that a channel or thread is on."""
        above = self.channels.get(channel.parent or "", channel)
        return above.server or self.guild_id

    def servers(self) -> list[str]:
        """The ids of all servers."""
        return list(dict.fromkeys([self.guild_id, *map(self.server_of, self.channels.values())]))

    def sees(self, person: str, channel: Channel) -> bool:
        """Whether a person sees a channel at all."""
        return channel.kind != ChannelKind.DIRECT or channel.person == person

    def bot_may(self, channel: Channel) -> int:
        """The bot's permissions in a channel."""
        denied = channel.denied
        if channel.kind in ChannelKind.THREADS and channel.parent in self.channels:
            denied |= self.channels[channel.parent].denied
        return (BOT_PERMISSIONS | MEMBER_PERMISSIONS) & ~denied

    # Messages

    def messages(self, channel: str) -> Iterator[Message]:
        """A channel's messages, oldest first."""
        return iter(self._messages.get(channel, {}).values())

    def message(self, name: str) -> Message | None:
        """A message by its id."""
        return next((kept[name] for kept in self._messages.values() if name in kept), None)

    def remove_message(self, message: Message) -> None:
        """Forget a message and its files."""
        self._messages.get(message.channel, {}).pop(message.id, None)
        self.store.remove("message", message.id)
        for attachment in message.body["attachments"]:
            self.store.forget_file(attachment["id"])

    # Commands

    def put_command(self, command: Json) -> Json:
        """Keep a command as it is now."""
        self.commands[command["id"]] = command
        self.store.put("command", command["id"], command)
        return command

    def remove_command(self, name: str) -> None:
        """Forget a command."""
        self.commands.pop(name, None)
        self.store.remove("command", name)
