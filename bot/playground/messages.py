"""Messages as the bot makes them: checked, numbered, given their files, told to those who may see them."""

import time

from bot.playground.validate import Refused, check_message, walk
from bot.playground.world import DIRECT, EPHEMERAL, LOADING, PERMISSIONS, THREAD, Json, World, now_text

NONCE_SECONDS = 300.0
"""How long a repeated nonce gives back the earlier message."""

EDITABLE = ("content", "embeds", "components", "flags")


class Messages:
    """What the bot posts and changes."""

    def __init__(self, world: World, base: str) -> None:
        self.world = world
        self.base = base
        self._nonces: dict[tuple[str, str], tuple[float, str]] = {}

    def allowed(self, channel: str, *needed: str) -> None:
        """Refuse what the bot may not do in a channel.

        Raises:
            Refused: 50001 without sight of it, 50013 without the permission, 10003 where it does not exist.
        """
        kept = self.world.get("channel", channel)
        if kept is None:
            raise Refused(404, 10003, "Unknown Channel")
        if kept["type"] == DIRECT:
            return
        has = self.world.permissions_in(channel)
        if not has & PERMISSIONS["VIEW_CHANNEL"]:
            raise Refused(403, 50001, "Missing Access")
        if kept["type"] == THREAD:
            needed = tuple("SEND_MESSAGES_IN_THREADS" if name == "SEND_MESSAGES" else name for name in needed)
        if any(not has & PERMISSIONS[name] for name in needed):
            raise Refused(403, 50013, "Missing Permissions")

    def create(
        self,
        channel: str,
        body: Json,
        files: dict[str, bytes],
        *,
        only: str | None = None,
        interaction: Json | None = None,
    ) -> Json:
        """A new message of the bot. `only` is the one person who sees it.

        Raises:
            Refused: Discord would not take it.
        """
        check_message(body, files, new=not int(body.get("flags") or 0) & LOADING)
        nonce = str(body.get("nonce") or "")
        if nonce and body.get("enforce_nonce"):
            earlier = self._nonces.get((channel, nonce))
            if earlier is not None and time.monotonic() - earlier[0] < NONCE_SECONDS:
                kept = self.world.get("message", earlier[1])
                if kept is not None:
                    return self.world.message(kept)
        flags = int(body.get("flags") or 0)
        message: Json = {
            "id": self.world.snowflake(),
            "channel_id": channel,
            "author": self.world.bot,
            "content": body.get("content") or "",
            "timestamp": now_text(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mention_roles": [],
            "attachments": [],
            "embeds": body.get("embeds") or [],
            "components": body.get("components") or [],
            "pinned": False,
            "type": 20 if interaction else 0,
            "flags": flags | (EPHEMERAL if only else 0),
            "application_id": self.world.bot_id,
        }
        if nonce:
            message["nonce"] = nonce
        if interaction:
            message |= interaction
        if only:
            message["_only"] = only
        self._attach(message, body, files)
        self._number(message)
        message["mentions"] = self._mentioned(message, body)
        self.world.put("message", message)
        if nonce:
            self._nonces[channel, nonce] = (time.monotonic(), message["id"])
        self._revive(channel)
        self._tell("MESSAGE_CREATE", message)
        return self.world.message(message)

    def edit(self, name: str, body: Json, files: dict[str, bytes], *, own: bool = True) -> Json:
        """Change a message of the bot.

        Raises:
            Refused: it is not there, not the bot's, or Discord would not take it.
        """
        kept = self.world.get("message", name)
        if kept is None:
            raise Refused(404, 10008, "Unknown Message")
        if own and kept["author"]["id"] != self.world.bot_id:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        message = dict(kept)
        fixed = int(kept["flags"]) & (EPHEMERAL | 1 << 15)
        for field in EDITABLE:
            if body.get(field) is not None or field in body:
                message[field] = body[field] or ("" if field == "content" else 0 if field == "flags" else [])
        message["flags"] = (int(message["flags"]) | fixed) & ~LOADING
        check_message({**message, "attachments": body.get("attachments")}, files, new=False)
        if "attachments" in body or files:
            keep = {str(each["id"]) for each in body.get("attachments") or []}
            message["attachments"] = [each for each in kept["attachments"] if each["id"] in keep]
            if "attachments" not in body:
                message["attachments"] = list(kept["attachments"])
        self._attach(message, body, files)
        self._number(message)
        message["edited_timestamp"] = now_text()
        message["mentions"] = self._mentioned(message, body) or message["mentions"]
        self.world.put("message", message)
        self._tell("MESSAGE_UPDATE", message)
        return self.world.message(message)

    def delete(self, name: str) -> None:
        """Remove a message.

        Raises:
            Refused: it is not there.
        """
        kept = self.world.get("message", name)
        if kept is None:
            raise Refused(404, 10008, "Unknown Message")
        self.world.remove("message", name)
        gone = {"id": name, "channel_id": kept["channel_id"], "guild_id": self.world.guild_id}
        self.world.tell("MESSAGE_DELETE", gone, kept.get("_only"))

    def _tell(self, event: str, message: Json) -> None:
        body = {**self.world.message(message), "guild_id": self.world.guild_id}
        if (self.world.get("channel", message["channel_id"]) or {}).get("type") == DIRECT:
            del body["guild_id"]
        only = message.get("_only")
        channel = self.world.get("channel", message["channel_id"]) or {}
        if channel.get("type") == DIRECT:
            only = channel["person"]
        self.world.tell(event, body, only)

    def _revive(self, channel: str) -> None:
        """A message un-archives its thread."""
        kept = self.world.get("channel", channel)
        if kept is not None and kept.get("archived"):
            self.world.put("channel", {**kept, "archived": False})
            self.world.tell("THREAD_UPDATE", self.world.channel(channel))

    def _attach(self, message: Json, body: Json, files: dict[str, bytes]) -> None:
        described = {str(each["id"]): each for each in body.get("attachments") or []}
        for key, content in files.items():
            number, _, filename = key.partition(":")
            identity = self.world.snowflake()
            self.world.keep_file(identity, content)
            url = f"{self.base}/attachments/{message['channel_id']}/{identity}/{filename}"
            attachment: Json = {
                "id": identity,
                "filename": filename,
                "size": len(content),
                "url": url,
                "proxy_url": url,
                "content_type": _content_type(filename),
            }
            if content[:8] == b"\x89PNG\r\n\x1a\n":
                attachment["width"] = int.from_bytes(content[16:20], "big")
                attachment["height"] = int.from_bytes(content[20:24], "big")
            text = described.get(number, {}).get("description")
            if text:
                attachment["description"] = text
            message["attachments"].append(attachment)
        by_name = {each["filename"]: each["url"] for each in message["attachments"]}
        for component in walk(message["components"]):
            medias = [item["media"] for item in component.get("items", [])]
            if isinstance(component.get("media"), dict):
                medias.append(component["media"])
            if isinstance(component.get("file"), dict):
                medias.append(component["file"])
            for media in medias:
                if str(media.get("url", "")).startswith("attachment://"):
                    filename = media["url"].removeprefix("attachment://")
                    if filename not in by_name:
                        raise Refused(400, 50035, "Invalid Form Body", "media")
                    media["url"] = media["proxy_url"] = by_name[filename]

    def _number(self, message: Json) -> None:
        """Components get ids in their order, as Discord gives them."""
        for number, component in enumerate(walk(message["components"]), 1):
            component.setdefault("id", number)

    def _mentioned(self, message: Json, body: Json) -> list[Json]:
        """Who is really pinged: mentioned in the text and allowed."""
        texts = [message["content"], *(each.get("content", "") for each in walk(message["components"]))]
        found = [user for user in self.world.people() if any(f"<@{user['id']}>" in text for text in texts)]
        allowed = body.get("allowed_mentions")
        if allowed is not None and "users" not in (allowed.get("parse") or []):
            found = [
                user for user in found if user["id"] in [str(each) for each in allowed.get("users") or []]
            ]
        return [self.world.user(user["id"]) for user in found]


def _content_type(filename: str) -> str:
    endings = {
        "png": "image/png",
        "gif": "image/gif",
        "webp": "image/webp",
        "json": "application/json",
        "txt": "text/plain",
    }
    return endings.get(filename.rpartition(".")[2], "application/octet-stream")
