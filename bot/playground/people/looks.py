"""What one person sees: channels, messages, and events as they come. Looked at by the page, and by tests."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from aiohttp import WSMsgType, web

from bot.playground.checks.refused import Refused
from bot.playground.checks.shapes import Shape, shaped
from bot.playground.messages.interactions import Interaction, Interactions
from bot.playground.people.filling import Filling, NotPossible
from bot.playground.people.shapes import LookShape
from bot.playground.terms import ADMINISTRATOR, PERMISSIONS, Json
from bot.playground.wire.bodies import Wire, answer, read_json
from bot.playground.wire.gateway import Gateway
from bot.playground.world.shown import channel_json, permissions_of, role_json, user_json
from bot.playground.world.world import GUILD_NAME, Channel, Event, Message, User, World

Act: TypeAlias = Callable[[User, Json], Awaitable[Json]]
"""What a person looks at or does, by what their client sends: the JSON body, or the parts of the address."""
LANGUAGES = ("en-US", "en-GB", "fr")


Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def tell_why(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer what is not possible with its key and particulars, for the page to put into words.

    What no page sends is refused as Discord refuses it.
    """
    try:
        return await handler(request)
    except NotPossible as reason:
        return answer({"not_possible": reason.key, "about": reason.about, "text": str(reason)}, 409)
    except Refused as refused:
        return answer(refused.body, refused.status)


def answered(act: Callable[[Json], Awaitable[Json]], shape: type[Shape] = Shape) -> Handler:
    """A route's handler: reads what was sent, which is to have this shape, and answers what the act gives."""

    async def handle(request: web.Request) -> web.StreamResponse:
        sent = read_json(await request.read()) if request.method == "POST" else dict(request.query)
        return answer(await act({**shaped(shape, sent), **request.match_info}))

    return handle


class People:
    """One person's view of the world."""

    def __init__(self, world: World, gateway: Gateway, interactions: Interactions, filling: Filling) -> None:
        self.world = world
        self.gateway = gateway
        self.interactions = interactions
        self.filling = filling
        self._listening: dict[Wire, str] = {}

    def add_routes(self, app: web.Application) -> None:
        """Put all routes in place."""
        app.router.add_get("/people", answered(self.everybody))
        app.router.add_get("/people/{person}", self.by_person(self.home))
        messages = self.by_person(self.channel_messages, LookShape)
        app.router.add_get("/people/{person}/channels/{channel}", messages)
        app.router.add_get("/people/{person}/interactions/{interaction}", self.by_person(self.interaction))
        app.router.add_get("/people/{person}/socket", self.socket)

    def by_person(self, act: Act, shape: type[Shape] = Shape) -> Handler:
        """A route's handler for the person in its address, to which something of this shape is sent."""

        async def acted(sent: Json) -> Json:
            return await act(self.person(sent["person"]), sent)

        return answered(acted, shape)

    def hear(self, event: Event) -> None:
        """Pass an event on to those who may hear of it."""
        channel = self.world.channels.get(event.channel or "")
        for wire, person in self._listening.items():
            if event.only in (None, person) and (channel is None or self.world.sees(person, channel)):
                wire.send({"event": event.name, "data": event.data})

    # Who and where, as asked

    def person(self, name: str) -> User:
        """A person by their id.

        Raises:
            NotPossible: there is no such person.
        """
        found = self.world.users.get(name)
        if found is None or found.bot:
            raise NotPossible("no-such-person", person=name)
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
            return message.body if message is not None and message.visible_to(interaction.person) else None

        return {
            "interaction": interaction.id,
            "late": interaction.late,
            "type": interaction.answer,
            "settled": interaction.settled.is_set(),
            "message": shown(interaction.original),
            "follow_ups": [body for name in interaction.follow_ups if (body := shown(name)) is not None],
            "modal": interaction.modal,
            "choices": interaction.choices,
        }

    # Looking

    def shown_person(self, user: User) -> Json:
        """A person in the list of those one can be."""
        return {
            "id": user.id,
            "name": user.name,
            "username": user.username,
            "locale": user.locale,
            "administrator": bool(permissions_of(self.world, user) & ADMINISTRATOR),
            "direct_closed": user.direct_closed,
        }

    async def everybody(self, sent: Json) -> Json:
        """Everybody one can be, and the bot."""
        del sent
        return {
            "people": [self.shown_person(user) for user in self.world.people()],
            "bot": user_json(self.world.users[self.world.bot_id]),
            **self.gateway.shown,
            "languages": LANGUAGES,
            "permissions": list(PERMISSIONS),
            "guild": {"id": self.world.guild_id, "name": GUILD_NAME},
        }

    def _shown_channel(self, channel: Channel, person: User) -> Json:
        denied = [name for name, bit in PERMISSIONS.items() if channel.denied & bit]
        offered = [command["id"] for command in self.filling.commands(person, channel)]
        return {**channel_json(self.world, channel), "denied": denied, "commands": offered}

    async def home(self, person: User, sent: Json) -> Json:
        """Everything a person's client begins with, messages left out."""
        del sent
        seen = [each for each in self.world.channels.values() if self.world.sees(person.id, each)]
        return {
            "person": self.shown_person(person),
            "channels": [self._shown_channel(channel, person) for channel in seen],
            "commands": list(self.world.commands.values()),
            "roles": [role_json(self.world, role) for role in self.world.roles.values()],
        }

    async def channel_messages(self, person: User, sent: Json) -> Json:
        """A channel's messages as this person sees them, the newest of them."""
        channel = self.channel(sent["channel"], person)
        seen = [each.body for each in self.world.messages(channel.id) if each.visible_to(person.id)]
        if "before" in sent:
            seen = [each for each in seen if int(each["id"]) < int(sent["before"])]
        limit = max(1, int(sent.get("limit", 200)))
        return {"messages": seen[-limit:], "more": len(seen) > limit}

    async def interaction(self, person: User, sent: Json) -> Json:
        """What has come of one of the person's own interactions."""
        found = self.interactions.by_id.get(sent["interaction"])
        if found is None or found.person != person.id:
            raise NotPossible("no-such-interaction")
        return self.outcome(found)

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """Events for one person's client."""
        person = self.person(request.match_info["person"]).id
        wire = Wire(request, heartbeat=30)
        async with wire.open():
            wire.send({"event": "HELLO", "data": self.gateway.shown})
            self._listening[wire] = person
            try:
                async for message in wire.socket:
                    if message.type == WSMsgType.ERROR:
                        break
            finally:
                del self._listening[wire]
        return wire.socket

    async def close(self) -> None:
        """Let the pages go."""
        for wire in list(self._listening):
            await wire.socket.close(code=1001)
