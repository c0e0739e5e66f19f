"""What people do on the page, and tests through the driver: look, type commands, press, choose, fill in."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from aiohttp import WSMsgType, web

from bot.playground.interactions import COMMAND, COMPLETION, COMPONENT, MODAL
from bot.playground.limits import Fault
from bot.playground.rest import Rest, answer
from bot.playground.validate import BUTTON, SELECTS, Refused, walk
from bot.playground.world import DIRECT, PERMISSIONS, Json, World, now_text

SUBCOMMAND, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER, ATTACHMENT = 1, 3, 4, 5, 6, 7, 10, 11


Look: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
Act: TypeAlias = Callable[[web.Request, Json], Awaitable[web.Response]]


def not_possible(why: str) -> Refused:
    """What a real client would not let a person do."""
    return Refused(409, 0, why)


class People:
    """The page's and driver's side."""

    def __init__(self, world: World, rest: Rest) -> None:
        self.world = world
        self.rest = rest
        self.sockets: dict[web.WebSocketResponse, str] = {}
        self.modals: dict[str, Json] = {}
        """Open modals by interaction id."""

    def add_routes(self, app: web.Application) -> None:
        """Put all routes in place."""
        for path, handler in (
            ("/people", self.list_people),
            ("/people/{person}/channels", self.channels),
            ("/people/{person}/messages/{channel}", self.messages),
        ):
            app.router.add_get(path, handler)
        for path, act in (
            ("/people", self.add_person),
            ("/people/{person}/language", self.language),
            ("/people/{person}/command", self.command),
            ("/people/{person}/complete", self.complete),
            ("/people/{person}/press", self.press),
            ("/people/{person}/submit", self.submit),
            ("/people/{person}/say", self.say),
            ("/people/{person}/channel", self.add_channel),
            ("/people/{person}/dismiss", self.dismiss),
            ("/world/permissions", self.permissions),
            ("/world/limits", self.limits),
            ("/world/drop", self.drop),
        ):
            app.router.add_post(path, self._guarded(act))
        app.router.add_get("/people/{person}/socket", self.socket)

    def _guarded(self, act: Act) -> Look:
        async def guarded(request: web.Request) -> web.StreamResponse:
            try:
                found = await act(request, json.loads(await request.text() or "{}"))
            except Refused as refused:
                return answer(refused.body, refused.status)
            else:
                return found

        return guarded

    # Looking

    def hear(self, event: str, data: Json, only: str | None) -> None:
        """Pass an event on to the pages of those who may see it."""
        for socket, person in list(self.sockets.items()):
            if (only is None or person == only) and not socket.closed:
                asyncio.ensure_future(socket.send_str(json.dumps({"event": event, "data": data})))  # noqa: RUF006

    async def list_people(self, request: web.Request) -> web.Response:
        """Everybody one can be, and the bot."""
        del request
        people = [
            {"id": user["id"], "name": user["global_name"], "locale": user["locale"]}
            for user in self.world.people()
        ]
        connected = self.rest.gateway.connected.is_set()
        return answer({"people": people, "bot": self.world.bot, "connected": connected})

    def _channels(self, person: str) -> list[Json]:
        return [
            {**self.world.channel(each["id"]), "denied": each["denied"]}
            for each in self.world.all("channel")
            if each["type"] != DIRECT or each["person"] == person
        ]

    async def channels(self, request: web.Request) -> web.Response:
        """The channels a person sees, and the bot's commands."""
        person = self._person(request)
        return answer({"channels": self._channels(person["id"]), "commands": self.world.all("command")})

    async def messages(self, request: web.Request) -> web.Response:
        """A channel's messages as this person sees them."""
        person = self._person(request)["id"]
        channel = self.world.get("channel", request.match_info["channel"])
        if channel is None or (channel["type"] == DIRECT and channel["person"] != person):
            return answer({"message": "Unknown Channel"}, 404)
        seen = [
            self.world.message(each)
            for each in self.world.messages(channel["id"])
            if each.get("_only") in (None, person)
        ]
        return answer(seen)

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """Events for one person's page."""
        person = self._person(request)["id"]
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        self.sockets[socket] = person
        try:
            async for message in socket:
                if message.type == WSMsgType.ERROR:
                    break
        finally:
            self.sockets.pop(socket, None)
        return socket

    def _person(self, request: web.Request) -> Json:
        found = self.world.get("user", request.match_info["person"])
        if found is None or found.get("bot"):
            raise web.HTTPNotFound
        return found

    # Doing

    async def add_person(self, request: web.Request, body: Json) -> web.Response:
        """Somebody new joins the server."""
        del request
        person = self.world.add_person(str(body["name"])[:32] or "?", body.get("locale", "en-US"))
        return answer({"id": person["id"], "name": person["global_name"], "locale": person["locale"]})

    async def language(self, request: web.Request, body: Json) -> web.Response:
        """A person changes the language of their client."""
        person = self._person(request)
        self.world.put("user", {**person, "locale": body["locale"]})
        return answer({})

    async def say(self, request: web.Request, body: Json) -> web.Response:
        """A person writes a message."""
        person = self._person(request)["id"]
        message = self.world.add(
            "message",
            {
                "channel_id": body["channel"], "author": self.world.user(person),
                "content": body["content"][:2000],
                "timestamp": now_text(), "edited_timestamp": None, "tts": False, "mention_everyone": False,
                "mention_roles": [], "mentions": [], "attachments": [], "embeds": [], "components": [],
                "pinned": False, "type": 0, "flags": 0,
            },
        )  # fmt: skip
        self.world.tell("MESSAGE_CREATE", {**message, "guild_id": self.world.guild_id})
        return answer(message)

    async def add_channel(self, request: web.Request, body: Json) -> web.Response:
        """A new channel, or a thread of one."""
        self._person(request)
        name = re.sub(r"[^\w-]+", "-", str(body["name"]).lower())[:100] or "channel"
        return answer(self.world.channel(self.world.add_channel(name, body.get("parent"))["id"]))

    async def dismiss(self, request: web.Request, body: Json) -> web.Response:
        """A person closes a message only they see."""
        person = self._person(request)["id"]
        kept = self.world.get("message", body["message"])
        if kept is None or kept.get("_only") != person:
            raise not_possible("Only messages for you alone can be dismissed.")
        self.rest.messages.delete(kept["id"])
        return answer({})

    def _find_command(self, path: str) -> tuple[Json, list[Json], list[Json]]:
        """A command by its words: the command, the subcommands on the way, the options it takes."""
        words = path.split()
        command = next((each for each in self.world.all("command") if each["name"] == words[0]), None)
        if command is None:
            raise not_possible(f"There is no command /{words[0]}.")
        way: list[Json] = []
        options = command.get("options") or []
        for word in words[1:]:
            found = next((each for each in options if each["name"] == word and each["type"] <= 2), None)
            if found is None:
                raise not_possible(f"There is no command /{path}.")
            way.append(found)
            options = found.get("options") or []
        if any(option["type"] <= 2 for option in options):
            raise not_possible(f"/{path} needs a subcommand.")
        return command, way, options

    def _command_data(self, path: str, given: Json, focused: str | None) -> Json:
        command, way, options = self._find_command(path)
        filled: list[Json] = []
        resolved: Json = {}
        for option in options:
            if option["name"] in given:
                value = self._value(option, given[option["name"]], resolved, focused == option["name"])
                entry = {"name": option["name"], "type": option["type"], "value": value}
                filled.append({**entry, "focused": True} if focused == option["name"] else entry)
            elif option.get("required") and focused is None:
                raise not_possible(f"The option {option['name']} must be filled in.")
        unknown = set(given) - {option["name"] for option in options}
        if unknown:
            raise not_possible(f"There is no option {', '.join(sorted(unknown))}.")
        for step in reversed(way):
            filled = [{"name": step["name"], "type": step["type"], "options": filled}]
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": filled}
        return {**data, "resolved": resolved} if resolved else data

    def _value(self, option: Json, value: object, resolved: Json, focused: bool) -> object:
        kind = option["type"]
        if focused:
            return value
        if kind == INTEGER:
            if not isinstance(value, int) or isinstance(value, bool):
                raise not_possible(f"{option['name']} is a whole number.")
            if not option.get("min_value", -(2**53)) <= value <= option.get("max_value", 2**53):
                raise not_possible(f"{option['name']} is out of range.")
        elif kind == STRING:
            if len(str(value)) > option.get("max_length", 6000):
                raise not_possible(f"{option['name']} is too long.")
        elif kind == USER:
            if self.world.get("user", str(value)) is None:
                raise not_possible(f"{option['name']} is a person.")
            resolved.setdefault("users", {})[str(value)] = self.world.user(str(value))
            member = {key: kept for key, kept in self.world.member(str(value)).items() if key != "user"}
            resolved.setdefault("members", {})[str(value)] = member
        elif kind == CHANNEL:
            shown = self.world.channel(str(value))
            resolved.setdefault("channels", {})[str(value)] = {**shown, "permissions": "0"}
        elif kind == ATTACHMENT:
            return self._upload(value, resolved)
        choices = option.get("choices")
        if choices and value not in [choice["value"] for choice in choices]:
            raise not_possible(f"{option['name']} is one of the choices.")
        return value

    def _upload(self, value: object, resolved: Json) -> str:
        """A file given as {"filename", "content"} with its text."""
        assert isinstance(value, dict)  # noqa: S101 - the driver's and page's own form
        identity = self.world.snowflake()
        content = str(value["content"]).encode()
        self.world.keep_file(identity, content)
        url = f"{self.rest.messages.base}/attachments/0/{identity}/{value['filename']}"
        resolved.setdefault("attachments", {})[identity] = {
            "id": identity,
            "filename": value["filename"],
            "size": len(content),
            "url": url,
            "proxy_url": url,
            "content_type": "application/json",
            "ephemeral": True,
        }
        return identity

    async def _ask_bot(self, kind: int, person: str, channel: str, message: str | None, data: Json) -> Json:
        interaction = self.rest.interactions.begin(kind, person, channel, message)
        self.rest.gateway.dispatch("INTERACTION_CREATE", self.rest.interactions.payload(interaction, data))
        given = await self.rest.wait_for(interaction)
        found: Json = {"interaction": interaction.id, "type": given["type"], "message": given["message"]}
        if given["type"] == 9:
            self.modals[interaction.id] = {
                **given["data"],
                "_person": person,
                "_channel": channel,
                "_message": message,
            }
            found["modal"] = given["data"]
        if given["type"] == 8:
            found["choices"] = given["data"].get("choices") or []
        return found

    async def command(self, request: web.Request, body: Json) -> web.Response:
        """A slash command, by its words in English and its options' values."""
        person = self._person(request)["id"]
        data = self._command_data(body["command"], body.get("options") or {}, None)
        return answer(await self._ask_bot(COMMAND, person, body["channel"], None, data))

    async def complete(self, request: web.Request, body: Json) -> web.Response:
        """What the bot proposes while an option is typed."""
        person = self._person(request)["id"]
        options = {**(body.get("options") or {}), body["focused"]: body["typed"]}
        data = self._command_data(body["command"], options, body["focused"])
        return answer(await self._ask_bot(COMPLETION, person, body["channel"], None, data))

    async def press(self, request: web.Request, body: Json) -> web.Response:
        """A button or a select of a message this person sees."""
        person = self._person(request)["id"]
        kept = self.world.get("message", body["message"])
        if kept is None or kept.get("_only") not in (None, person):
            raise not_possible("There is no such message for you.")
        component = next(
            (each for each in walk(kept["components"]) if each.get("custom_id") == body["custom_id"]), None
        )
        if component is None:
            raise not_possible("The message has no such button or menu.")
        if component.get("disabled"):
            raise not_possible("It is disabled.")
        data: Json = {
            "custom_id": body["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
        }
        if component["type"] in SELECTS:
            values = [str(each) for each in body.get("values") or []]
            least, most = component.get("min_values", 1), component.get("max_values", 1)
            known = [option["value"] for option in component.get("options") or []]
            if not least <= len(values) <= most or (component["type"] == 3 and not set(values) <= set(known)):
                raise not_possible("That cannot be chosen there.")
            data["values"] = values
        elif component["type"] != BUTTON:
            raise not_possible("It can be neither pressed nor chosen.")
        return answer(await self._ask_bot(COMPONENT, person, kept["channel_id"], kept["id"], data))

    async def submit(self, request: web.Request, body: Json) -> web.Response:
        """A filled-in modal: values by custom id."""
        person = self._person(request)["id"]
        modal = self.modals.pop(body["interaction"], None)
        if modal is None or modal["_person"] != person:
            raise not_possible("There is no such form for you.")
        values = body.get("values") or {}
        filled = [self._filled(each, values) for each in modal["components"]]
        data = {"custom_id": modal["custom_id"], "components": filled}
        return answer(await self._ask_bot(MODAL, person, modal["_channel"], modal["_message"], data))

    def _filled(self, component: Json, values: Json) -> Json:
        inside = component.get("component")
        if isinstance(inside, dict):
            return {
                "type": component["type"],
                "id": component.get("id", 0),
                "component": self._filled(inside, values),
            }
        if component.get("components"):
            parts = [self._filled(each, values) for each in component["components"]]
            return {"type": component["type"], "id": component.get("id", 0), "components": parts}
        custom = str(component.get("custom_id", ""))
        given: Any = values.get(custom, component.get("value") or "")
        if component["type"] in SELECTS:
            chosen = given if isinstance(given, list) else [given] if given else []
            return {"type": component["type"], "id": 0, "custom_id": component["custom_id"], "values": chosen}
        if component["type"] == 4:
            if component.get("required", True) and not given:
                raise not_possible("A field must be filled in.")
            if not component.get("min_length", 0) <= len(given) <= component.get("max_length", 4000):
                raise not_possible("A field is too short or too long.")
        return {
            "type": component["type"], "id": 0, "custom_id": component.get("custom_id", ""), "value": given,
        }  # fmt: skip

    # Circumstances

    async def permissions(self, request: web.Request, body: Json) -> web.Response:
        """Take permissions away from the bot in a channel, or give them back."""
        del request
        kept = self.world.get("channel", body["channel"]) or {}
        denied = sum(PERMISSIONS[name] for name in body["denied"])
        self.world.put("channel", {**kept, "denied": denied})
        self.world.tell("CHANNEL_UPDATE", self.world.channel(kept["id"]))
        return answer({})

    async def limits(self, request: web.Request, body: Json) -> web.Response:
        """Rate limits, delays and faults, for tests."""
        del request
        limits = self.rest.limits
        limits.enforced = body.get("enforced", limits.enforced)
        limits.delay = body.get("delay", limits.delay)
        limits.faults += [
            Fault(each["route"], str(each["kind"]), each["times"]) for each in body.get("faults", [])
        ]
        return answer({"refused": limits.refused})

    async def drop(self, request: web.Request, body: Json) -> web.Response:
        """Break the bot's connection."""
        del request
        await self.rest.gateway.drop(body.get("code", 4000))
        return answer({})
