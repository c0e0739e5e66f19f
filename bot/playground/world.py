"""What exists in the stand-in: people, one server, channels, messages, commands; kept in a state folder."""

import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object of Discord's API."""

EPOCH = 1_420_070_400_000
"""Discord's first millisecond."""

TEXT, DIRECT, THREAD = 0, 1, 11
"""Kinds of channels."""
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
"""Message flags."""

PERMISSIONS = {
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "PIN_MESSAGES": 1 << 51,
}
"""Permissions the bot can be given or denied in a channel."""
EVERYTHING = sum(PERMISSIONS.values()) | 1 << 31
ADMINISTRATOR = 1 << 3

FIRST_PEOPLE = (
    ("Ana", "en-US"),
    ("Bruno", "fr"),
    ("Chloé", "fr"),
    ("Dimitri", "en-GB"),
    ("Elena", "en-US"),
    ("Farid", "fr"),
)
FIRST_CHANNELS = ("agora", "stoa", "tavern")


def now_text() -> str:
    """The time as Discord writes it."""
    return datetime.now(UTC).isoformat()


class World:
    """All objects by kind and id, written through to an SQLite file."""

    def __init__(self, state: Path | None) -> None:
        self.folder = state
        if state is not None:
            state.mkdir(parents=True, exist_ok=True)
            (state / "files").mkdir(exist_ok=True)
        target = ":memory:" if state is None else str(state / "discord.sqlite3")
        self._base = sqlite3.connect(target, check_same_thread=False)
        self._base.execute("pragma journal_mode=wal")
        self._base.execute(
            "create table if not exists thing (kind text, id text, body text, primary key (kind, id))"
        )
        self._files: dict[str, bytes] = {}
        self._things: dict[str, dict[str, Json]] = {}
        self._lock = threading.Lock()
        self._last = 0
        self.listeners: list[Callable[[str, Json, str | None], None]] = []
        """Called with an event's name, its data and the person it is for (None: everybody)."""
        for kind, name, body in self._base.execute(
            "select kind, id, body from thing order by length(id), id"
        ):
            self._things.setdefault(kind, {})[name] = json.loads(body)
        if not self.all("user"):
            self._first_day()

    def _first_day(self) -> None:
        bot = self.add(
            "user", {"username": "Keryx", "global_name": None, "bot": True, "discriminator": "0001"}
        )
        guild = self.add("guild", {"name": "Symposium"})
        self.put("self", {"id": "self", "bot": bot["id"], "guild": guild["id"]})
        for place, (name, locale) in enumerate(FIRST_PEOPLE):
            person = self.add_person(name, locale)
            if not place:
                self.put("guild", {**guild, "owner_id": person["id"]})
        for channel in FIRST_CHANNELS:
            self.add_channel(channel)

    # Objects

    def snowflake(self) -> str:
        """A new id, later than all before."""
        with self._lock:
            self._last = max(self._last + 1, (int(time.time() * 1000) - EPOCH) << 22)
            return str(self._last)

    def add(self, kind: str, body: Json) -> Json:
        """A new object with an id of its own."""
        return self.put(kind, {"id": self.snowflake(), **body})

    def put(self, kind: str, body: Json) -> Json:
        """Keep an object as it is now."""
        self._things.setdefault(kind, {})[body["id"]] = body
        self._base.execute("replace into thing values (?, ?, ?)", (kind, body["id"], json.dumps(body)))
        self._base.commit()
        return body

    def remove(self, kind: str, name: str) -> None:
        """Forget an object."""
        self._things.get(kind, {}).pop(name, None)
        self._base.execute("delete from thing where kind = ? and id = ?", (kind, name))
        self._base.commit()

    def get(self, kind: str, name: str) -> Json | None:
        """An object by id."""
        return self._things.get(kind, {}).get(name)

    def all(self, kind: str) -> list[Json]:
        """All objects of a kind, oldest first."""
        return list(self._things.get(kind, {}).values())

    def close(self) -> None:
        """Close the file."""
        self._base.close()

    def tell(self, event: str, data: Json, only: str | None = None) -> None:
        """Let the pages and the gateway know."""
        for listener in self.listeners:
            listener(event, data, only)

    # The cast

    @property
    def bot_id(self) -> str:
        """The bot's user and application id."""
        return str(self._things["self"]["self"]["bot"])

    @property
    def guild_id(self) -> str:
        """The server's id."""
        return str(self._things["self"]["self"]["guild"])

    @property
    def bot(self) -> Json:
        """The bot's user."""
        return self.user(self.bot_id)

    def user(self, name: str) -> Json:
        """A user as the API shows it."""
        kept = self._things["user"][name]
        return {
            "id": kept["id"],
            "username": kept["username"],
            "global_name": kept["global_name"],
            "discriminator": kept.get("discriminator", "0"),
            "avatar": None,
            "bot": kept.get("bot", False),
            "public_flags": 0,
        }

    def people(self) -> list[Json]:
        """Everybody but the bot."""
        return [user for user in self.all("user") if not user.get("bot")]

    def add_person(self, name: str, locale: str) -> Json:
        """A new member of the server."""
        body = {"username": name.lower().replace(" ", "_"), "global_name": name, "locale": locale}
        return self.add("user", body)

    def member(self, name: str) -> Json:
        """A member of the server as the API shows it."""
        guild = self._things["guild"][self.guild_id]
        owner = guild.get("owner_id") == name
        return {
            "user": self.user(name),
            "nick": None,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": str(EVERYTHING | ADMINISTRATOR if owner else EVERYTHING),
        }

    # Channels

    def add_channel(self, name: str, parent: str | None = None) -> Json:
        """A new text channel, or a thread below one."""
        body: Json = {"name": name, "type": TEXT if parent is None else THREAD, "denied": 0}
        if parent is not None:
            body["parent_id"] = parent
            body["archived"] = False
        channel = self.add("channel", body)
        self.tell("THREAD_CREATE" if parent else "CHANNEL_CREATE", self.channel(channel["id"]))
        return channel

    def direct_channel(self, person: str) -> Json:
        """The channel between the bot and a person."""
        for channel in self.all("channel"):
            if channel["type"] == DIRECT and channel["person"] == person:
                return channel
        return self.add("channel", {"name": "", "type": DIRECT, "person": person, "denied": 0})

    def channel(self, name: str) -> Json:
        """A channel as the API shows it."""
        kept = self._things["channel"][name]
        if kept["type"] == DIRECT:
            return {
                "id": name,
                "type": DIRECT,
                "recipients": [self.user(kept["person"])],
                "last_message_id": None,
            }
        shown: Json = {
            "id": name,
            "type": kept["type"],
            "guild_id": self.guild_id,
            "name": kept["name"],
            "position": 0,
            "permission_overwrites": [
                {"id": self.bot_id, "type": 1, "allow": "0", "deny": str(kept["denied"])}
            ],
            "nsfw": False,
            "parent_id": kept.get("parent_id"),
            "rate_limit_per_user": 0,
            "topic": None,
            "last_message_id": None,
            "flags": 0,
        }
        if kept["type"] == THREAD:
            shown |= {
                "owner_id": self.bot_id,
                "message_count": 0,
                "member_count": 1,
                "thread_metadata": {
                    "archived": kept["archived"],
                    "auto_archive_duration": 10080,
                    "archive_timestamp": "2026-01-01T00:00:00+00:00",
                    "locked": False,
                },
            }
        return shown

    def permissions_in(self, channel: str) -> int:
        """What the bot may do in a channel."""
        kept = self._things["channel"][channel]
        denied = int(kept["denied"])
        if kept["type"] == THREAD:
            denied |= int(self._things["channel"][kept["parent_id"]]["denied"])
        return EVERYTHING & ~denied

    def guild(self) -> Json:
        """The server as the gateway shows it."""
        kept = self._things["guild"][self.guild_id]
        channels = [each for each in self.all("channel") if each["type"] != DIRECT]
        return {
            "id": self.guild_id,
            "name": kept["name"],
            "owner_id": kept.get("owner_id"),
            "icon": None,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [
                {
                    "id": self.guild_id, "name": "@everyone", "permissions": str(EVERYTHING), "color": 0,
                    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                    "hoist": False, "position": 0, "managed": False, "mentionable": False, "flags": 0,
                }
            ],
            "channels": [self.channel(each["id"]) for each in channels if each["type"] == TEXT],
            "threads": [self.channel(each["id"]) for each in channels if each["type"] == THREAD],
            "members": [self.member(self.bot_id)],
            "member_count": len(self.people()) + 1,
            "presences": [], "voice_states": [], "stage_instances": [], "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "large": False,
            "unavailable": False,
            "preferred_locale": "en-US",
            "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0,
            "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "premium_progress_bar_enabled": False,
            "afk_timeout": 300, "afk_channel_id": None, "system_channel_id": None, "system_channel_flags": 0,
            "rules_channel_id": None, "public_updates_channel_id": None, "safety_alerts_channel_id": None,
            "vanity_url_code": None, "description": None, "banner": None, "application_id": None,
        }  # fmt: skip

    # Messages and files

    def messages(self, channel: str) -> Iterator[Json]:
        """A channel's messages, oldest first."""
        return (each for each in self.all("message") if each["channel_id"] == channel)

    def message(self, kept: Json) -> Json:
        """A message as the API shows it: without what only the stand-in knows."""
        return {name: value for name, value in kept.items() if not name.startswith("_")}

    def keep_file(self, name: str, content: bytes) -> None:
        """Store an attachment's bytes."""
        if self.folder is None:
            self._files[name] = content
        else:
            (self.folder / "files" / name).write_bytes(content)

    def file(self, name: str) -> bytes | None:
        """An attachment's bytes."""
        if self.folder is None:
            return self._files.get(name)
        path = self.folder / "files" / name
        return path.read_bytes() if name.isdigit() and path.is_file() else None
