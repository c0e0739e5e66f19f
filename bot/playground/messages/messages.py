"""Messages as the bot makes, changes and removes them: checked, numbered, given files, told of."""

import copy
import time

from bot.playground.checks.components import number_components, walk
from bot.playground.checks.messages import check_message
from bot.playground.checks.refused import Refused, unknown
from bot.playground.messages.attachments import Attachments
from bot.playground.terms import PERMISSIONS, ChannelKind, ComponentKind, Flag, Json, now_text
from bot.playground.world.shown import message_event, tell_channel, user_json
from bot.playground.world.world import Channel, Event, Message, World

NONCE_SECONDS = 300.0
"""How long a repeated nonce gives back the earlier message."""
CHANGEABLE = ("content", "embeds", "components")
LASTING = Flag.EPHEMERAL | Flag.COMPONENTS_V2 | Flag.SUPPRESS_NOTIFICATIONS
"""Flags that no edit takes away."""
SETTABLE = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2 | Flag.LOADING


class Messages:
    """What the bot posts and changes."""

    def __init__(self, world: World, attachments: Attachments) -> None:
        self.world = world
        self.attachments = attachments
        self._nonces: dict[tuple[str, str], tuple[float, str]] = {}

    def channel(self, name: str, *needed: str) -> Channel:
        """A channel in which the bot has these permissions.

        Raises:
            Refused: 10003 where it does not exist, 50001 without sight of it, 50013 without a permission.
        """
        channel = self.world.channels.get(name)
        if channel is None:
            raise unknown("Channel")
        if channel.kind == ChannelKind.DIRECT:
            return channel
        has = self.world.bot_may(channel)
        if not has & PERMISSIONS["VIEW_CHANNEL"]:
            raise Refused(403, 50001, "Missing Access")
        if channel.kind in ChannelKind.THREADS:
            needed = tuple("SEND_MESSAGES_IN_THREADS" if name == "SEND_MESSAGES" else name for name in needed)
        if any(not has & PERMISSIONS[name] for name in needed):
            raise Refused(403, 50013, "Missing Permissions")
        return channel

    def find(self, name: str) -> Message:
        """A message.

        Raises:
            Refused: 10008 where there is none.
        """
        message = self.world.message(name)
        if message is None:
            raise unknown("Message")
        return message

    def repeated(self, channel: str, body: Json) -> Message | None:
        """The message that was already posted with this enforced nonce."""
        nonce = str(body.get("nonce") or "")
        at, name = self._nonces.get((channel, nonce), (0.0, ""))
        if not nonce or not body.get("enforce_nonce") or time.monotonic() - at > NONCE_SECONDS:
            return None
        return self.world.message(name) if name else None

    def create(
        self, channel: str, body: Json, files: dict[str, bytes], *, only: str | None = None,
        interaction: str | None = None, extra: Json | None = None,
    ) -> Message:  # fmt: skip
        """A new message of the bot. `only` is the one person who sees it.

        Raises:
            Refused: Discord would not take it.
        """
        flags = int(body.get("flags") or 0) & SETTABLE
        check_message(body, files, new=not flags & Flag.LOADING)
        posted: Json = {
            **self._blank(channel, self.world.bot_id, (body.get("content") or "").strip()),
            "application_id": self.world.bot_id,
            "embeds": copy.deepcopy(body.get("embeds") or []),
            "components": copy.deepcopy(body.get("components") or []),
            "flags": flags | (Flag.EPHEMERAL if only else 0),
            **(extra or {}),
        }
        reference = (body.get("message_reference") or {}).get("message_id")
        if reference and self.world.message(str(reference)):
            posted |= {
                "type": 19,
                "message_reference": {"type": 0, "channel_id": channel, **body["message_reference"]},
                "referenced_message": self.find(str(reference)).body,
            }
        nonce = body.get("nonce")
        if nonce is not None:
            posted["nonce"] = nonce
            self._nonces[channel, str(nonce)] = (time.monotonic(), posted["id"])
        message = Message(posted, only, interaction)
        self._fill(message, body, files)
        return self._post(message, body.get("allowed_mentions"))

    def edit(self, message: Message, body: Json, files: dict[str, bytes]) -> Message:
        """Change a message of the bot.

        Raises:
            Refused: it is not the bot's (50005), or Discord would not take it.
        """
        if message.body["author"]["id"] != self.world.bot_id:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        posted = copy.deepcopy(message.body)
        for field in CHANGEABLE:
            if field in body:
                posted[field] = copy.deepcopy(body[field]) or ("" if field == "content" else [])
        lasting = int(message.body["flags"]) & LASTING
        chosen = int(posted["flags"] if body.get("flags") is None else body["flags"])
        posted["flags"] = (chosen & SETTABLE | lasting) & ~Flag.LOADING
        check_message({**posted, "attachments": body.get("attachments"), "nonce": None}, files, new=False)
        if "attachments" in body:
            keep = {str(each["id"]): each for each in body["attachments"] or []}
            posted["attachments"] = [each for each in posted["attachments"] if each["id"] in keep]
        changed = Message(posted, message.only, message.interaction)
        self._fill(changed, body, files)
        if not (posted["content"] or posted["embeds"] or posted["components"] or posted["attachments"]):
            raise Refused(400, 50006, "Cannot send an empty message")
        if int(message.body["flags"]) & Flag.LOADING:
            posted["mentions"] = self._mentioned(posted, body.get("allowed_mentions"))
        posted["edited_timestamp"] = now_text()
        self.world.put(changed)
        kept = {each["id"] for each in posted["attachments"]}
        for attachment in message.body["attachments"]:
            if attachment["id"] not in kept:
                self.world.store.replace_file(attachment["id"])
        self._tell("MESSAGE_UPDATE", changed)
        return changed

    def delete(self, message: Message) -> None:
        """Remove a message."""
        self.world.remove_message(message)
        self._tell("MESSAGE_DELETE", message)

    def say(self, channel: Channel, person: str, content: str) -> Message:
        """A message a person writes."""
        return self._post(Message(self._blank(channel.id, person, content)), None)

    def _blank(self, channel: str, author: str, content: str) -> Json:
        """The form of a new message in the API that has nothing but its words."""
        return {
            "id": self.world.snowflake(), "type": 0, "channel_id": channel,
            "author": user_json(self.world.users[author]), "content": content, "embeds": [], "components": [],
            "attachments": [], "mentions": [], "mention_roles": [], "mention_everyone": False,
            "timestamp": now_text(), "edited_timestamp": None, "tts": False, "pinned": False, "flags": 0,
        }  # fmt: skip

    def _post(self, message: Message, allowed: Json | None) -> Message:
        """Keep a new message and tell of it; its thread is archived no more."""
        message.body["mentions"] = self._mentioned(message.body, allowed)
        self.world.put(message)
        channel = self.world.channels[message.channel]
        if channel.archived:
            channel.archived = False
            tell_channel(self.world, "THREAD_UPDATE", self.world.put(channel))
        self._tell("MESSAGE_CREATE", message)
        return message

    def _tell(self, name: str, message: Message) -> None:
        channel = self.world.channels[message.channel]
        body = message_event(self.world, message)
        if name == "MESSAGE_DELETE":
            body = {key: body[key] for key in ("id", "channel_id", "guild_id") if key in body}
        only = channel.person if channel.kind == ChannelKind.DIRECT else message.only
        self.world.tell(Event(name, body, channel.id, only, bot=message.only is None))

    def _fill(self, message: Message, body: Json, files: dict[str, bytes]) -> None:
        """Files, their addresses, and the components' numbers."""
        posted = message.body
        described = {str(each.get("id")): each for each in body.get("attachments") or []}
        for key, content in files.items():
            place, _, filename = key.partition(":")
            text = described.get(place, {}).get("description")
            posted["attachments"].append(self.attachments.keep(message.channel, filename, content, text))
        self.attachments.refer(posted["components"], posted["embeds"], posted["attachments"])
        number_components(posted["components"])
        for embed in posted["embeds"]:
            embed.setdefault("type", "rich")

    def _mentioned(self, posted: Json, allowed: Json | None) -> list[Json]:
        """Who is really pinged: mentioned in the text and allowed."""
        told = [each for each in walk(posted["components"]) if each["type"] == ComponentKind.TEXT_DISPLAY]
        texts = [each["content"] for each in (posted, *told)]
        found = [
            user
            for user in self.world.users.values()
            if any(f"<@{user.id}>" in text or f"<@!{user.id}>" in text for text in texts)
        ]
        if allowed is not None and "users" not in (allowed.get("parse") or []):
            named = {str(each) for each in allowed.get("users") or []}
            found = [user for user in found if user.id in named]
        return [user_json(user) for user in found]
