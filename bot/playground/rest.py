"""Discord's REST API as far as a bot like ours uses it."""

import asyncio
import json
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.playground.gateway import Gateway
from bot.playground.interactions import COMPLETION, DEADLINE, Interaction, Interactions
from bot.playground.limits import Limits
from bot.playground.messages import Messages
from bot.playground.validate import Refused, check_choices, check_commands, check_modal
from bot.playground.world import DIRECT, EPHEMERAL, LOADING, THREAD, Json, World

ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL_ANSWER = 4, 5, 6, 7, 8, 9

Handler = Callable[[web.Request], Awaitable[web.Response]]


def answer(body: object, status: int = 200) -> web.Response:
    """A JSON answer with exactly the content type discord.py decodes."""
    return web.Response(
        body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json"}
    )


async def body_of(request: web.Request) -> tuple[Json, dict[str, bytes]]:
    """A request's JSON and its files, named `number:filename`."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else {}), {}
    body: Json = {}
    files: dict[str, bytes] = {}
    async for part in await request.multipart():
        name = getattr(part, "name", "") or ""
        if name == "payload_json":
            body = json.loads(await part.text())  # type: ignore[union-attr]
        elif name.startswith("files["):
            content = await part.read(decode=False)  # type: ignore[union-attr]
            files[f"{name[6:-1]}:{part.filename}"] = bytes(content)  # type: ignore[union-attr]
    return body, files


class Rest:
    """The routes below `/api/v10`."""

    def __init__(self, world: World, gateway: Gateway, base: str, token: Callable[[], str]) -> None:
        self.world = world
        self.gateway = gateway
        self.token = token
        self.messages = Messages(world, base)
        self.interactions = Interactions(world)
        self.limits = Limits()

    def add_routes(self, app: web.Application) -> None:
        """Put all routes in place."""
        channel = "/channels/{channel}"
        webhook = "/webhooks/{app}/{token}"
        routes: list[tuple[str, str, Handler]] = [
            ("GET", "/users/@me", self.me),
            ("GET", "/users/{user}", self.user),
            ("POST", "/users/@me/channels", self.direct),
            ("GET", "/oauth2/applications/@me", self.application),
            ("GET", "/applications/@me", self.application),
            ("GET", "/gateway", self.gateway_address),
            ("GET", "/gateway/bot", self.gateway_address),
            ("GET", "/applications/{app}/commands", self.commands),
            ("PUT", "/applications/{app}/commands", self.register),
            ("GET", "/applications/{app}/emojis", self.emojis),
            ("POST", "/interactions/{id}/{token}/callback", self.callback),
            ("POST", webhook, self.follow_up),
            ("GET", webhook + "/messages/{message}", self.reply),
            ("PATCH", webhook + "/messages/{message}", self.edit_reply),
            ("DELETE", webhook + "/messages/{message}", self.delete_reply),
            ("GET", channel, self.channel),
            ("PATCH", channel, self.edit_channel),
            ("GET", channel + "/messages", self.list_messages),
            ("POST", channel + "/messages", self.post),
            ("GET", channel + "/messages/{message}", self.message),
            ("PATCH", channel + "/messages/{message}", self.edit),
            ("DELETE", channel + "/messages/{message}", self.delete),
            ("POST", channel + "/typing", self.nothing),
            ("PUT", channel + "/messages/pins/{message}", self.pin),
            ("PUT", channel + "/pins/{message}", self.pin),
            ("POST", channel + "/threads", self.thread),
            ("GET", "/guilds/{guild}", self.guild),
            ("GET", "/guilds/{guild}/members/{user}", self.member),
        ]
        for method, path, handler in routes:
            app.router.add_route(method, "/api/v10" + path, self._guarded(handler))

    def _guarded(self, handler: Handler) -> Handler:
        async def guarded(request: web.Request) -> web.Response:
            path = request.path.removeprefix("/api/v10")
            open_path = path.startswith(("/interactions/", "/webhooks/"))
            if not open_path and request.headers.get("Authorization") != f"Bot {self.token()}":
                return answer({"message": "401: Unauthorized", "code": 0}, 401)
            early = await self.limits.before(request.method, path)
            if early is not None:
                return early
            try:
                response = await handler(request)
            except Refused as refused:
                return answer(refused.body, refused.status)
            except json.JSONDecodeError:
                return answer({"message": "400: Bad Request", "code": 50109}, 400)
            return await self.limits.after(request.method, path) or response

        return guarded

    # The bot itself

    async def me(self, request: web.Request) -> web.Response:
        """The bot's user."""
        del request
        return answer({**self.world.bot, "verified": True, "mfa_enabled": True, "flags": 0})

    async def user(self, request: web.Request) -> web.Response:
        """Any user."""
        name = request.match_info["user"]
        if self.world.get("user", name) is None:
            raise Refused(404, 10013, "Unknown User")
        return answer(self.world.user(name))

    async def application(self, request: web.Request) -> web.Response:
        """The application behind the bot."""
        del request
        return answer(
            {
                "id": self.world.bot_id,
                "name": "Keryx",
                "icon": None,
                "description": "",
                "bot_public": False,
                "bot_require_code_grant": False,
                "verify_key": "",
                "owner": self.world.bot,
                "team": None,
                "flags": 0,
                "rpc_origins": [],
            }
        )

    async def gateway_address(self, request: web.Request) -> web.Response:
        """Where the gateway is."""
        del request
        limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
        return answer({"url": self.gateway.address(), "shards": 1, "session_start_limit": limit})

    async def commands(self, request: web.Request) -> web.Response:
        """The registered commands."""
        del request
        return answer(self.world.all("command"))

    async def register(self, request: web.Request) -> web.Response:
        """Replace all commands."""
        body, _ = await body_of(request)
        listed: list[Json] = body  # type: ignore[assignment]
        check_commands(listed)
        earlier = {command["name"]: command for command in self.world.all("command")}
        for command in earlier.values():
            self.world.remove("command", command["id"])
        registered = [
            self.world.put(
                "command",
                {
                    **command,
                    "id": earlier.get(command["name"], {}).get("id") or self.world.snowflake(),
                    "application_id": self.world.bot_id,
                    "version": "1",
                    "type": command.get("type", 1),
                    "default_member_permissions": command.get("default_member_permissions"),
                },
            )
            for command in listed
        ]
        self.world.tell("COMMANDS", {"commands": registered})
        return answer(registered)

    async def emojis(self, request: web.Request) -> web.Response:
        """The application has no emojis of its own."""
        del request
        return answer({"items": []})

    # Interactions

    async def callback(self, request: web.Request) -> web.Response:
        """The first answer to an interaction."""
        body, files = await body_of(request)
        interaction = self.interactions.by_id.get(request.match_info["id"])
        if interaction is None or interaction.token != request.match_info["token"]:
            raise Refused(404, 10062, "Unknown interaction")
        if interaction.answered.done():
            if interaction.answered.result()["type"] == "late":
                raise Refused(404, 10062, "Unknown interaction")
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        kind, data = body["type"], body.get("data") or {}
        message = self._answered(interaction, kind, data, files)
        interaction.answered.set_result({"type": kind, "data": data, "message": message})
        resource: Json = {"type": kind}
        if message is not None:
            resource["message"] = message
        shown: Json = {"id": interaction.id, "type": interaction.kind}
        if message is not None:
            shown |= {
                "response_message_id": message["id"],
                "response_message_loading": bool(int(message["flags"]) & LOADING),
                "response_message_ephemeral": bool(int(message["flags"]) & EPHEMERAL),
            }
        return answer({"interaction": shown, "resource": resource})

    def _answered(
        self, interaction: Interaction, kind: int, data: Json, files: dict[str, bytes]
    ) -> Json | None:
        if kind in (ANSWER, DEFER):
            body = {**data, "flags": int(data.get("flags") or 0) | (LOADING if kind == DEFER else 0)}
            message = self._private_or_public(interaction, body, files)
            interaction.original = message["id"]
            return message
        if kind == DEFER_UPDATE:
            interaction.original = interaction.message
            return None
        if kind == UPDATE:
            if interaction.message is None:
                raise Refused(400, 50035, "Invalid Form Body", "type")
            interaction.original = interaction.message
            return self.messages.edit(interaction.message, data, files)
        if kind == CHOICES and interaction.kind == COMPLETION:
            check_choices(data.get("choices") or [])
            return None
        if kind == MODAL_ANSWER:
            check_modal(data)
            return None
        raise Refused(400, 50035, "Invalid Form Body", "type")

    def _private_or_public(self, interaction: Interaction, body: Json, files: dict[str, bytes]) -> Json:
        private = int(body.get("flags") or 0) & EPHEMERAL
        about = {
            "interaction_metadata": {
                "id": interaction.id,
                "type": interaction.kind,
                "user": self.world.user(interaction.person),
                "authorizing_integration_owners": {},
            }
        }
        return self.messages.create(
            interaction.channel,
            body,
            files,
            only=interaction.person if private else None,
            interaction=about,
        )

    async def follow_up(self, request: web.Request) -> web.Response:
        """A further message after the first answer."""
        body, files = await body_of(request)
        interaction = self.interactions.by_token(request.match_info["token"])
        if not interaction.answered.done():
            raise Refused(404, 10015, "Unknown Webhook")
        return answer(self._private_or_public(interaction, body, files))

    def _reply_id(self, request: web.Request) -> str:
        interaction = self.interactions.by_token(request.match_info["token"])
        name = request.match_info["message"]
        if name == "@original":
            if interaction.original is None:
                raise Refused(404, 10008, "Unknown Message")
            return interaction.original
        return name

    async def reply(self, request: web.Request) -> web.Response:
        """A message the interaction was answered with."""
        kept = self.world.get("message", self._reply_id(request))
        if kept is None:
            raise Refused(404, 10008, "Unknown Message")
        return answer(self.world.message(kept))

    async def edit_reply(self, request: web.Request) -> web.Response:
        """Change an answer."""
        body, files = await body_of(request)
        return answer(self.messages.edit(self._reply_id(request), body, files))

    async def delete_reply(self, request: web.Request) -> web.Response:
        """Remove an answer."""
        self.messages.delete(self._reply_id(request))
        return web.Response(status=204)

    # Channels and messages

    async def channel(self, request: web.Request) -> web.Response:
        """A channel."""
        name = request.match_info["channel"]
        self.messages.allowed(name)
        return answer(self.world.channel(name))

    async def edit_channel(self, request: web.Request) -> web.Response:
        """Archive or rename."""
        body, _ = await body_of(request)
        name = request.match_info["channel"]
        self.messages.allowed(name)
        kept = self.world.get("channel", name) or {}
        changes: Json = {key: body[key] for key in ("name", "archived") if key in body}
        self.world.put("channel", {**kept, **changes})
        self.world.tell(
            "THREAD_UPDATE" if kept["type"] == THREAD else "CHANNEL_UPDATE", self.world.channel(name)
        )
        return answer(self.world.channel(name))

    async def direct(self, request: web.Request) -> web.Response:
        """The channel for direct messages with a person."""
        body, _ = await body_of(request)
        if self.world.get("user", str(body["recipient_id"])) is None:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        channel = self.world.direct_channel(str(body["recipient_id"]))
        return answer(self.world.channel(channel["id"]))

    async def list_messages(self, request: web.Request) -> web.Response:
        """The newest messages of a channel, newest first."""
        name = request.match_info["channel"]
        self.messages.allowed(name, "READ_MESSAGE_HISTORY")
        seen = [self.world.message(each) for each in self.world.messages(name) if "_only" not in each]
        return answer(list(reversed(seen))[: int(request.query.get("limit", 50))])

    async def post(self, request: web.Request) -> web.Response:
        """A new public message."""
        body, files = await body_of(request)
        name = request.match_info["channel"]
        self.messages.allowed(name, "SEND_MESSAGES", *(("ATTACH_FILES",) if files else ()))
        kept = self.world.get("channel", name) or {}
        if kept["type"] == DIRECT and (self.world.get("user", kept["person"]) or {}).get("closed"):
            raise Refused(403, 50007, "Cannot send messages to this user")
        return answer(self.messages.create(name, body, files))

    def _public(self, request: web.Request) -> str:
        kept = self.world.get("message", request.match_info["message"])
        if kept is None or kept["channel_id"] != request.match_info["channel"] or "_only" in kept:
            raise Refused(404, 10008, "Unknown Message")
        return str(kept["id"])

    async def message(self, request: web.Request) -> web.Response:
        """One message."""
        self.messages.allowed(request.match_info["channel"], "READ_MESSAGE_HISTORY")
        return answer(self.world.message(self.world.get("message", self._public(request)) or {}))

    async def edit(self, request: web.Request) -> web.Response:
        """Change a public message."""
        body, files = await body_of(request)
        name = request.match_info["channel"]
        self.messages.allowed(name)
        kept = self.world.get("channel", name) or {}
        if kept.get("archived"):
            raise Refused(400, 50083, "Thread is archived")
        return answer(self.messages.edit(self._public(request), body, files))

    async def delete(self, request: web.Request) -> web.Response:
        """Remove a public message."""
        self.messages.allowed(request.match_info["channel"])
        self.messages.delete(self._public(request))
        return web.Response(status=204)

    async def pin(self, request: web.Request) -> web.Response:
        """Pin a message."""
        self.messages.allowed(request.match_info["channel"], "PIN_MESSAGES")
        kept = self.world.get("message", self._public(request)) or {}
        self.world.put("message", {**kept, "pinned": True})
        return web.Response(status=204)

    async def thread(self, request: web.Request) -> web.Response:
        """A new thread."""
        body, _ = await body_of(request)
        parent = request.match_info["channel"]
        self.messages.allowed(parent, "CREATE_PUBLIC_THREADS")
        channel = self.world.add_channel(body["name"], parent)
        return answer(self.world.channel(channel["id"]), 201)

    async def nothing(self, request: web.Request) -> web.Response:
        """Typing and the like."""
        self.messages.allowed(request.match_info["channel"])
        return web.Response(status=204)

    async def guild(self, request: web.Request) -> web.Response:
        """The server."""
        if request.match_info["guild"] != self.world.guild_id:
            raise Refused(404, 10004, "Unknown Guild")
        return answer(self.world.guild())

    async def member(self, request: web.Request) -> web.Response:
        """A member of the server."""
        name = request.match_info["user"]
        if self.world.get("user", name) is None:
            raise Refused(404, 10007, "Unknown Member")
        return answer(self.world.member(name))

    async def wait_for(self, interaction: Interaction) -> Json:
        """What the bot answers within the deadline, or `{"type": "late"}`."""
        try:
            return await asyncio.wait_for(asyncio.shield(interaction.answered), DEADLINE)
        except TimeoutError:
            if not interaction.answered.done():
                interaction.answered.set_result({"type": "late", "data": {}, "message": None})
            return interaction.answered.result()
