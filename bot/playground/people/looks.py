"""What one person sees: channels, messages, and events as they come. The page and the driver look here."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from aiohttp import WSMsgType, web

from bot.playground.messages.interactions import Interaction, Interactions
from bot.playground.people.filling import Filling, NotPossible
from bot.playground.terms import ADMINISTRATOR, PERMISSIONS, Json
from bot.playground.wire.bodies import answer
from bot.playground.wire.gateway import Gateway
from bot.playground.world.shown import channel_json, guild_json, permissions_of, role_json, user_json
from bot.playground.world.world import Channel, Event, Message, User, World

Look: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
LANGUAGES = ("en-US", "en-GB", "fr")


def guarded(look: Look) -> Look:
    """Answer what is not possible with its key and particulars, for the page to put into words."""

    async def answered(request: web.Request) -> web.StreamResponse:
        try:
            return await look(request)
        except NotPossible as reason:
            return answer({"not_possible": reason.key, "about": reason.about, "text": str(reason)}, 409)

    return answered


class People:
    """One person's view of the world."""

    def __init__(self, world: World, gateway: Gateway, interactions: Interactions, filling: Filling) -> None:
        self.world = world
        self.gateway = gateway
        self.interactions = interactions
        self.filling = filling
        self._listening: dict[asyncio.Queue[Json], str] = {}
        self._sockets: set[web.WebSocketResponse] = set()

    def add_routes(self, app: web.Application) -> None:
        """Put all routes in place."""
        for path, look in (
            ("/people", self.everybody),
            ("/people/{person}", self.home),
            ("/people/{person}/channels/{channel}", self.channel_messages),
            ("/people/{person}/interactions/{interaction}", self.interaction),
            ("/people/{person}/socket", self.socket),
        ):
            app.router.add_get(path, guarded(look))

    def hear(self, event: Event) -> None:
        """Pass an event on to those who may hear of it."""
        channel = self.world.channels.get(event.channel or "")
        for queue, person in self._listening.items():
            if event.only in (None, person) and (channel is None or self.world.sees(person, channel)):
                queue.put_nowait({"event": event.name, "data": event.data})

    # Who and where, as asked

    def person(self, request: web.Request) -> User:
        """The person a request speaks for.

        Raises:
            NotPossible: there is no such person.
        """
        found = self.world.users.get(request.match_info["person"])
        if found is None or found.bot:
            raise NotPossible("no-such-person", person=request.match_info["person"])
        return found

    def channel(self, name: object, person: User) -> Channel:
        """A channel this person sees.

        Raises:
            NotPossible: there is none.
        """
        found = self.world.channels.get(str(name))
        if found is None or not self.world.sees(person.id, found):
            raise NotPossible("no-such-channel", channel=name)
        return found

    def message(self, name: object, person: User) -> Message:
        """A message this person sees.

        Raises:
            NotPossible: there is none.
        """
        found = self.world.message(str(name))
        if found is None or not found.visible_to(person.id):
            raise NotPossible("no-such-message", message=name)
        self.channel(found.channel, person)
        return found

    def outcome(self, interaction: Interaction) -> Json:
        """What has come of an interaction so far, for the person who began it."""

        def shown(name: str | None) -> Json | None:
            message = None if name is None else self.world.message(name)
            seen = message is not None and message.visible_to(interaction.person)
            return message.body if message is not None and seen else None

        return {
            "interaction": interaction.id,
            "late": interaction.late,
            "type": interaction.answer,
            "settled": interaction.settled,
            "message": shown(interaction.original),
            "follow_ups": [body for name in interaction.follow_ups if (body := shown(name)) is not None],
            "modal": interaction.modal,
            "choices": interaction.choices,
        }

    # Looking

    def shown_person(self, user: User) -> Json:
        """A person in the list of those one can be."""
        administrator = bool(permissions_of(self.world, user) & ADMINISTRATOR)
        return {
            "id": user.id,
            "name": user.name,
            "username": user.username,
            "locale": user.locale,
            "administrator": administrator,
            "direct_closed": user.direct_closed,
        }

    async def everybody(self, request: web.Request) -> web.Response:
        """Everybody one can be, and the bot."""
        del request
        return answer(
            {
                "people": [self.shown_person(user) for user in self.world.people()],
                "bot": user_json(self.world.users[self.world.bot_id]),
                **self.gateway.shown,
                "languages": LANGUAGES,
                "permissions": list(PERMISSIONS),
                "guild": {"id": self.world.guild_id, "name": guild_json(self.world)["name"]},
            }
        )

    def _shown_channel(self, channel: Channel, person: User) -> Json:
        denied = [name for name, bit in PERMISSIONS.items() if channel.denied & bit]
        offered = [command["id"] for command in self.filling.commands(person, channel)]
        return {**channel_json(self.world, channel), "denied": denied, "commands": offered}

    async def home(self, request: web.Request) -> web.Response:
        """Everything a person's client begins with, messages left out."""
        person = self.person(request)
        seen = [each for each in self.world.channels.values() if self.world.sees(person.id, each)]
        return answer(
            {
                "person": self.shown_person(person),
                "channels": [self._shown_channel(channel, person) for channel in seen],
                "commands": list(self.world.commands.values()),
                "roles": [role_json(self.world, role) for role in self.world.roles.values()],
            }
        )

    async def channel_messages(self, request: web.Request) -> web.Response:
        """A channel's messages as this person sees them, the newest of them."""
        person = self.person(request)
        channel = self.channel(request.match_info["channel"], person)
        seen = [each.body for each in self.world.messages(channel.id) if each.visible_to(person.id)]
        before = request.query.get("before")
        if before is not None:
            seen = [each for each in seen if int(each["id"]) < int(before)]
        limit = max(1, int(request.query.get("limit", 200)))
        return answer({"messages": seen[-limit:], "more": len(seen) > limit})

    async def interaction(self, request: web.Request) -> web.Response:
        """What has come of one of the person's own interactions."""
        found = self.interactions.by_id.get(request.match_info["interaction"])
        if found is None or found.person != self.person(request).id:
            raise NotPossible("no-such-interaction")
        return answer(self.outcome(found))

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """Events for one person's client."""
        person = self.person(request).id
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        queue: asyncio.Queue[Json] = asyncio.Queue()
        queue.put_nowait({"event": "HELLO", "data": self.gateway.shown})
        self._listening[queue] = person
        self._sockets.add(socket)
        sender = asyncio.create_task(self._send_all(socket, queue))
        try:
            async for message in socket:
                if message.type == WSMsgType.ERROR:
                    break
        finally:
            sender.cancel()
            self._sockets.discard(socket)
            del self._listening[queue]
        return socket

    async def _send_all(self, socket: web.WebSocketResponse, queue: asyncio.Queue[Json]) -> None:
        with contextlib.suppress(ConnectionError):
            while not socket.closed:
                await socket.send_str(json.dumps(await queue.get()))

    async def close(self) -> None:
        """Let the pages go."""
        for socket in list(self._sockets):
            await socket.close(code=1001)
