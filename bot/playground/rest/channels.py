"""REST: channels, threads and messages."""

import re

from bot.playground.checks.refused import Refused, bad_form, check_bounds, unknown
from bot.playground.checks.shapes import MessageShape, RecipientShape, ThreadShape
from bot.playground.messages.messages import Messages
from bot.playground.rest.guard import Route
from bot.playground.terms import PERMISSIONS, ChannelKind, Json
from bot.playground.wire.bodies import Asked
from bot.playground.world.shown import channel_json, tell_channel
from bot.playground.world.world import Channel, Event, Message, World

NAMED = {"name": (1, 100)}


class RestChannels:
    """Answers for channels and what is in them."""

    def __init__(self, world: World, messages: Messages) -> None:
        self.world = world
        self.messages = messages

    def routes(self) -> list[Route]:
        """What is served."""
        channel = "/channels/{channel}"
        message = channel + "/messages/{message}"
        return [
            Route("POST", "/users/@me/channels", self._direct),
            Route("GET", channel, lambda asked: channel_json(self.world, self._channel(asked))),
            Route("PATCH", channel, self._edit_channel),
            Route("POST", channel + "/threads", self._add_thread, 201),
            Route("POST", channel + "/typing", self._type),
            Route("GET", channel + "/messages", self._list),
            Route("POST", channel + "/messages", self._post),
            Route("GET", message, self._read),
            Route("PATCH", message, self._edit),
            Route("DELETE", message, self._delete),
        ]

    def _channel(self, asked: Asked, *needed: str) -> Channel:
        return self.messages.channel(asked.way["channel"], *needed)

    def _message(self, asked: Asked) -> Message:
        """A message the bot can reach through its channel: not a private answer."""
        message = self.messages.find(asked.way["message"])
        if message.channel != asked.way["channel"] or message.only is not None:
            raise unknown("Message")
        return message

    # Channels

    def _direct(self, asked: Asked) -> Json:
        """The channel for direct messages with a person."""
        user = self.world.users.get(str(asked.shaped(RecipientShape)["recipient_id"]))
        if user is None or user.bot:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        return channel_json(self.world, self.world.open_direct_channel(user.id))

    def _edit_channel(self, asked: Asked) -> Json:
        """Rename, archive or lock a thread; other channels are not the bot's to change."""
        channel, body = self._channel(asked), asked.shaped(ThreadShape)
        if channel.kind not in ChannelKind.THREADS:
            raise Refused(403, 50013, "Missing Permissions")
        self._channel(asked, "MANAGE_THREADS")
        if channel.archived and body.get("archived") is not False:
            raise Refused(400, 50083, "Thread is archived")
        if "name" in body:
            check_bounds("", body, NAMED)
        channel.name = body.get("name", channel.name)
        channel.archived = bool(body.get("archived", channel.archived))
        channel.locked = bool(body.get("locked", channel.locked))
        self.world.put(channel)
        return tell_channel(self.world, "THREAD_UPDATE", channel)

    def _add_thread(self, asked: Asked) -> Json:
        """A thread of a text channel, without a message that it begins with."""
        channel, body = self._channel(asked, "CREATE_PUBLIC_THREADS"), asked.shaped(ThreadShape)
        if channel.kind != ChannelKind.TEXT:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        if body.get("type") != ChannelKind.PUBLIC_THREAD:
            raise bad_form("type", "BASE_TYPE_CHOICES", "Value must be one of {11}.")
        check_bounds("", body, NAMED)
        thread = Channel(self.world.snowflake(), body["name"], ChannelKind.PUBLIC_THREAD, parent=channel.id)
        return tell_channel(self.world, "THREAD_CREATE", self.world.put(thread))

    def _type(self, asked: Asked) -> None:
        channel = self._channel(asked, "SEND_MESSAGES")
        body = {"channel_id": channel.id, "user_id": self.world.bot_id}
        self.world.tell(Event("TYPING_START", body, channel.id, channel.person, bot=False))

    # Messages

    def _list(self, asked: Asked) -> list[Json]:
        """A channel's messages, newest first."""
        channel = self._channel(asked)
        limit = _number(asked, "limit", 50)
        if not 1 <= limit <= 100:
            raise bad_form("limit", "NUMBER_TYPE_MAX", "int value should be less than or equal to 100.")
        readable = self.world.bot_may(channel) & PERMISSIONS["READ_MESSAGE_HISTORY"]
        if channel.kind != ChannelKind.DIRECT and not readable:
            return []
        seen = [each.body for each in self.world.messages(channel.id) if each.only is None]
        if "before" in asked.query:
            before = _number(asked, "before")
            seen = [each for each in seen if int(each["id"]) < before]
        if "after" in asked.query:
            after = _number(asked, "after")
            seen = [each for each in seen if int(each["id"]) > after][:limit]
        return list(reversed(seen))[:limit]

    def _post(self, asked: Asked) -> Json:
        body = asked.shaped(MessageShape)
        wanted = {"ATTACH_FILES": asked.files, "EMBED_LINKS": body.get("embeds")}
        channel = self._channel(asked, "SEND_MESSAGES", *(name for name, given in wanted.items() if given))
        if channel.kind == ChannelKind.DIRECT and self.world.users[str(channel.person)].direct_closed:
            raise Refused(403, 50007, "Cannot send messages to this user")
        if channel.archived and channel.locked:
            raise Refused(400, 50083, "Thread is archived")
        earlier = self.messages.repeated(channel.id, body)
        return (earlier or self.messages.create(channel.id, body, asked.files)).body

    def _read(self, asked: Asked) -> Json:
        self._channel(asked, "READ_MESSAGE_HISTORY")
        return self._message(asked).body

    def _edit(self, asked: Asked) -> Json:
        channel = self._channel(asked, *(["ATTACH_FILES"] if asked.files else []))
        message = self._message(asked)
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        return self.messages.edit(message, asked.shaped(MessageShape), asked.files).body

    def _delete(self, asked: Asked) -> None:
        """Remove a message: its own, or with a permission another's."""
        channel, message = self._channel(asked), self._message(asked)
        if message.body["author"]["id"] != self.world.bot_id:
            if channel.kind == ChannelKind.DIRECT:
                raise Refused(403, 50003, "Cannot execute action on a DM channel")
            self._channel(asked, "MANAGE_MESSAGES")
        self.messages.delete(message)


def _number(asked: Asked, name: str, usual: int = 0) -> int:
    """A number of the address.

    Raises:
        Refused: it is none.
    """
    given = asked.query.get(name, str(usual))
    if not re.fullmatch("[0-9]{1,20}", given):
        raise bad_form(name, "NUMBER_TYPE_COERCE", f"Value {given[:20]!r} is not int.")
    return int(given)
