"""REST: channels, threads, messages and pins."""

from aiohttp import web

from bot.playground.checks.refused import UNKNOWN_MESSAGE, Refused, bad_form, check_length, unknown
from bot.playground.messages.interactions import Interactions
from bot.playground.messages.messages import Messages
from bot.playground.rest.guard import Route
from bot.playground.terms import DIRECT, PERMISSIONS, PRIVATE_THREAD, PUBLIC_THREAD, THREADS
from bot.playground.wire.bodies import answer, body_of, nothing
from bot.playground.world.shown import channel_json
from bot.playground.world.world import Channel, Event, Message, World


class RestChannels:
    """Answers for channels and what is in them."""

    def __init__(self, world: World, messages: Messages, interactions: Interactions) -> None:
        self.world = world
        self.messages = messages
        self.interactions = interactions

    def routes(self) -> list[Route]:
        """What is served."""
        channel = "/channels/{channel}"
        message = channel + "/messages/{message}"
        return [
            ("POST", "/users/@me/channels", self.direct),
            ("GET", channel, self.channel),
            ("PATCH", channel, self.edit_channel),
            ("POST", channel + "/typing", self.typing),
            ("GET", channel + "/messages/pins", self.pins),
            ("PUT", channel + "/messages/pins/{message}", self.pin),
            ("DELETE", channel + "/messages/pins/{message}", self.unpin),
            ("PUT", channel + "/pins/{message}", self.pin),
            ("DELETE", channel + "/pins/{message}", self.unpin),
            ("GET", channel + "/messages", self.listing),
            ("POST", channel + "/messages", self.post),
            ("GET", message, self.message),
            ("PATCH", message, self.edit),
            ("DELETE", message, self.delete),
            ("POST", channel + "/threads", self.thread),
            ("POST", message + "/threads", self.thread),
            ("PUT", channel + "/thread-members/{user}", self.join),
            ("DELETE", channel + "/thread-members/{user}", self.join),
            ("GET", channel + "/thread-members/{user}", self.thread_member),
        ]

    def _channel(self, request: web.Request, *needed: str) -> Channel:
        return self.messages.channel(request.match_info["channel"], *needed)

    def _message(self, request: web.Request) -> Message:
        """A message the bot can reach through its channel: not a private answer."""
        message = self.messages.find(request.match_info["message"])
        if message.channel != request.match_info["channel"] or message.only is not None:
            raise unknown("Message", UNKNOWN_MESSAGE)
        return message

    # Channels

    async def direct(self, request: web.Request) -> web.Response:
        """The channel for direct messages with a person."""
        body, _ = await body_of(request)
        user = self.world.users.get(str(body.get("recipient_id")))
        if user is None or user.bot:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        return answer(channel_json(self.world, self.world.direct_channel(user.id)))

    async def channel(self, request: web.Request) -> web.Response:
        """A channel."""
        return answer(channel_json(self.world, self._channel(request)))

    async def edit_channel(self, request: web.Request) -> web.Response:
        """Rename, archive or lock a thread; other channels are not the bot's to change."""
        channel = self._channel(request)
        body, _ = await body_of(request)
        if channel.kind not in THREADS:
            raise Refused(403, 50013, "Missing Permissions")
        self._channel(request, "MANAGE_THREADS")
        if channel.archived and body.get("archived") is not False:
            raise Refused(400, 50083, "Thread is archived")
        if "name" in body:
            check_length("name", body["name"], 1, 100)
        channel.name = body.get("name", channel.name)
        channel.archived = bool(body.get("archived", channel.archived))
        channel.locked = bool(body.get("locked", channel.locked))
        self.world.put_channel(channel)
        shown = channel_json(self.world, channel)
        self.world.tell(Event("THREAD_UPDATE", shown, channel.id))
        return answer(shown)

    async def thread(self, request: web.Request) -> web.Response:
        """A new thread, by itself or from a message."""
        parent = self._channel(request)
        body, _ = await body_of(request)
        kind = int(body.get("type") or (PUBLIC_THREAD if "message" in request.match_info else PRIVATE_THREAD))
        private = kind == PRIVATE_THREAD
        self._channel(request, "CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS")
        check_length("name", body.get("name"), 1, 100)
        if parent.kind in THREADS or parent.kind == DIRECT or kind not in THREADS:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        name = self._message(request).id if "message" in request.match_info else self.world.snowflake()
        if name in self.world.channels:
            raise Refused(400, 160004, "A thread has already been created for this message")
        thread = self.world.put_channel(Channel(name, body["name"], kind, parent=parent.id))
        shown = channel_json(self.world, thread)
        self.world.tell(Event("THREAD_CREATE", {**shown, "newly_created": True}, thread.id))
        return answer(shown, 201)

    async def join(self, request: web.Request) -> web.Response:
        """Somebody joins or leaves a thread; everybody sees them all here."""
        self._channel(request)
        return nothing()

    async def thread_member(self, request: web.Request) -> web.Response:
        """Somebody in a thread."""
        channel = self._channel(request)
        shown = channel_json(self.world, channel).get("member") or {}
        return answer({**shown, "user_id": request.match_info["user"]})

    async def typing(self, request: web.Request) -> web.Response:
        """The bot is typing."""
        channel = self._channel(request, "SEND_MESSAGES")
        body = {"channel_id": channel.id, "user_id": self.world.bot_id}
        self.world.tell(Event("TYPING_START", body, channel.id, channel.person, bot=False))
        return nothing()

    # Messages

    async def listing(self, request: web.Request) -> web.Response:
        """A channel's messages, newest first."""
        channel = self._channel(request)
        limit = int(request.query.get("limit", 50))
        if not 1 <= limit <= 100:
            raise bad_form("limit", "NUMBER_TYPE_MAX", "int value should be less than or equal to 100.")
        if channel.kind != DIRECT and not self.world.bot_may(channel) & PERMISSIONS["READ_MESSAGE_HISTORY"]:
            return answer([])
        seen = [each.body for each in self.world.messages(channel.id) if each.only is None]
        before, after = request.query.get("before"), request.query.get("after")
        if before is not None:
            seen = [each for each in seen if int(each["id"]) < int(before)]
        if after is not None:
            seen = [each for each in seen if int(each["id"]) > int(after)][:limit]
        return answer(list(reversed(seen))[:limit])

    async def post(self, request: web.Request) -> web.Response:
        """A new public message."""
        body, files = await body_of(request)
        needed = ["SEND_MESSAGES"]
        if files:
            needed.append("ATTACH_FILES")
        if body.get("embeds"):
            needed.append("EMBED_LINKS")
        channel = self._channel(request, *needed)
        if channel.kind == DIRECT and self.world.users[str(channel.person)].direct_closed:
            raise Refused(403, 50007, "Cannot send messages to this user")
        if channel.archived and channel.locked:
            raise Refused(400, 50083, "Thread is archived")
        earlier = self.messages.repeated(channel.id, body)
        if earlier is not None:
            return answer(earlier.body)
        return answer(self.messages.create(channel.id, body, files).body)

    async def message(self, request: web.Request) -> web.Response:
        """One message."""
        self._channel(request, "READ_MESSAGE_HISTORY")
        return answer(self._message(request).body)

    async def edit(self, request: web.Request) -> web.Response:
        """Change a message."""
        body, files = await body_of(request)
        channel = self._channel(request, *(["ATTACH_FILES"] if files else []))
        message = self._message(request)
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        changed = self.messages.edit(message, body, files)
        self.interactions.touched(message.id)
        return answer(changed.body)

    async def delete(self, request: web.Request) -> web.Response:
        """Remove a message: its own, or with a permission another's."""
        channel = self._channel(request)
        message = self._message(request)
        if message.body["author"]["id"] != self.world.bot_id:
            if channel.kind == DIRECT:
                raise Refused(403, 50003, "Cannot execute action on a DM channel")
            self._channel(request, "MANAGE_MESSAGES")
        self.messages.delete(message)
        self.interactions.touched(message.id)
        return nothing()

    async def pins(self, request: web.Request) -> web.Response:
        """A channel's pinned messages."""
        channel = self._channel(request, "READ_MESSAGE_HISTORY")
        items = [
            {"pinned_at": at, "message": self.messages.find(name).body} for name, at in channel.pins.items()
        ]
        return answer({"items": list(reversed(items)), "has_more": False})

    async def pin(self, request: web.Request) -> web.Response:
        """Pin a message."""
        self._channel(request, "PIN_MESSAGES")
        self.messages.pin(self._message(request), pinned=True)
        return nothing()

    async def unpin(self, request: web.Request) -> web.Response:
        """Take a pin out."""
        self._channel(request, "PIN_MESSAGES")
        self.messages.pin(self._message(request), pinned=False)
        return nothing()
