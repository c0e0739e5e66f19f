"""What one person does: command, complete, press, choose, fill in, write, dismiss."""

import re

from aiohttp import web

from bot.playground.checks.components import walk
from bot.playground.messages.attachments import Attachments
from bot.playground.messages.interactions import Interaction
from bot.playground.messages.messages import Messages
from bot.playground.people.filling import NotPossible
from bot.playground.people.looks import LANGUAGES, People, guarded
from bot.playground.terms import (
    BUTTON,
    COMMAND,
    COMPLETION,
    COMPONENT,
    DIRECT,
    MODAL,
    PUBLIC_THREAD,
    SELECTS,
    TEXT,
    THREADS,
    Json,
)
from bot.playground.wire.bodies import answer
from bot.playground.world.shown import channel_json
from bot.playground.world.world import Channel, Event


class Acts:
    """Everything a person can do, refused as a real client would."""

    def __init__(self, people: People, messages: Messages, attachments: Attachments) -> None:
        self.people = people
        self.world = people.world
        self.interactions = people.interactions
        self.filling = people.filling
        self.messages = messages
        self.attachments = attachments

    def add_routes(self, app: web.Application) -> None:
        """Put all routes in place."""
        app.router.add_post("/people", guarded(self.add_person))
        for name, act in (
            ("language", self.language),
            ("direct", self.direct),
            ("command", self.command),
            ("complete", self.complete),
            ("press", self.press),
            ("submit", self.submit),
            ("say", self.say),
            ("channel", self.add_channel),
            ("channel/delete", self.delete_channel),
            ("archive", self.archive),
            ("dismiss", self.dismiss),
            ("delete", self.delete),
        ):
            app.router.add_post("/people/{person}/" + name, guarded(act))

    # Interactions

    async def _ask(self, interaction: Interaction, data: Json) -> web.Response:
        payload = self.interactions.payload(interaction, data)
        if not self.people.gateway.interaction(payload):
            interaction.late = True
            interaction.answered.set()
        await self.interactions.wait(interaction)
        return answer(self.people.outcome(interaction))

    async def command(self, request: web.Request) -> web.Response:
        """A slash command, by its words and its options' values."""
        person, body = self.people.person(request), await request.json()
        channel = self._writable(self.people.channel(body["channel"], person))
        given = body.get("options") or {}
        name, data = self.filling.command(body["command"], given, None, person, channel)
        return await self._ask(self.interactions.begin(COMMAND, person.id, channel.id, name=name), data)

    async def complete(self, request: web.Request) -> web.Response:
        """What the bot proposes while an option is typed."""
        person, body = self.people.person(request), await request.json()
        channel = self.people.channel(body["channel"], person)
        focused = str(body["focused"])
        given = {**(body.get("options") or {}), focused: body.get("typed", "")}
        name, data = self.filling.command(body["command"], given, focused, person, channel)
        return await self._ask(self.interactions.begin(COMPLETION, person.id, channel.id, name=name), data)

    async def press(self, request: web.Request) -> web.Response:
        """A button, or a menu with what is chosen in it."""
        person, body = self.people.person(request), await request.json()
        message = self.people.message(body["message"], person)
        known = {each["custom_id"]: each for each in walk(message.body["components"]) if "custom_id" in each}
        component = known.get(body["custom_id"])
        if component is None:
            raise NotPossible("no-such-button", custom_id=body["custom_id"], known=" ".join(known))
        if component.get("disabled"):
            raise NotPossible("disabled", custom_id=body["custom_id"])
        data: Json = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
        }
        if component["type"] in SELECTS:
            resolved: Json = {}
            values = [str(each) for each in body.get("values") or []]
            data["values"] = self.filling.chosen(component, values, resolved)
            if resolved:
                data["resolved"] = resolved
        elif component["type"] != BUTTON:
            raise NotPossible("no-such-button", custom_id=body["custom_id"])
        begun = self.interactions.begin(COMPONENT, person.id, message.channel, message=message.id)
        return await self._ask(begun, data)

    async def submit(self, request: web.Request) -> web.Response:
        """A filled-in form: values by custom id. It can be sent again where the bot did not answer."""
        person, body = self.people.person(request), await request.json()
        opened = self.interactions.by_id.get(str(body["interaction"]))
        if opened is None or opened.modal is None or opened.person != person.id:
            raise NotPossible("no-such-form")
        data = self.filling.form(opened.modal, body.get("values") or {})
        begun = self.interactions.begin(MODAL, person.id, opened.channel, message=opened.message)
        response = await self._ask(begun, data)
        if not begun.late:
            opened.modal = None
        return response

    # Everything else

    def _writable(self, channel: Channel) -> Channel:
        if channel.archived and channel.locked:
            raise NotPossible("archived", channel=channel.name)
        return channel

    async def add_person(self, request: web.Request) -> web.Response:
        """Somebody new joins the server."""
        body = await request.json()
        name, locale = str(body.get("name") or "").strip(), body.get("locale") or LANGUAGES[0]
        if not 1 <= len(name) <= 32:
            raise NotPossible("wrong-length", option="name", least=1, most=32)
        if locale not in LANGUAGES:
            raise NotPossible("no-such-language", language=locale)
        if any(user.name == name for user in self.world.people()):
            raise NotPossible("name-taken", name=name)
        person = self.people.shown_person(self.world.add_person(name, locale))
        self.world.tell(Event("PEOPLE", person, bot=False))
        return answer(person)

    async def language(self, request: web.Request) -> web.Response:
        """A person changes the language of their client."""
        person, body = self.people.person(request), await request.json()
        if body["locale"] not in LANGUAGES:
            raise NotPossible("no-such-language", language=body["locale"])
        person.locale = body["locale"]
        self.world.put_user(person)
        self.world.tell(Event("PEOPLE", self.people.shown_person(person), bot=False))
        return answer({})

    async def direct(self, request: web.Request) -> web.Response:
        """A person takes direct messages, or no longer; says the channel, too."""
        person, body = self.people.person(request), await request.json()
        person.direct_closed = bool(body.get("closed", person.direct_closed))
        self.world.put_user(person)
        return answer(channel_json(self.world, self.world.direct_channel(person.id)))

    async def say(self, request: web.Request) -> web.Response:
        """A person writes a message."""
        person, body = self.people.person(request), await request.json()
        channel = self._writable(self.people.channel(body["channel"], person))
        content = str(body["content"]).strip()
        if not 1 <= len(content) <= 2000:
            raise NotPossible("wrong-length", option="message", least=1, most=2000)
        return answer(self.messages.say(channel, person.id, content).body)

    async def add_channel(self, request: web.Request) -> web.Response:
        """A new channel, or a thread of one."""
        person, body = self.people.person(request), await request.json()
        name = str(body["name"]).strip()[:100]
        parent = body.get("parent")
        if parent is None:
            name = re.sub(r"[^\w-]+", "-", name.lower()).strip("-")
        if not name:
            raise NotPossible("wrong-length", option="name", least=1, most=100)
        if parent is not None and self.people.channel(parent, person).kind != TEXT:
            raise NotPossible("not-that-kind-of-channel")
        kind = TEXT if parent is None else PUBLIC_THREAD
        channel = self.world.put_channel(Channel(self.world.snowflake(), name, kind, parent=parent))
        shown = channel_json(self.world, channel)
        self.world.tell(Event("CHANNEL_CREATE" if parent is None else "THREAD_CREATE", shown, channel.id))
        return answer(shown)

    async def delete_channel(self, request: web.Request) -> web.Response:
        """A channel or thread is removed, with everything in it."""
        person, body = self.people.person(request), await request.json()
        channel = self.people.channel(body["channel"], person)
        if channel.kind == DIRECT:
            raise NotPossible("not-that-kind-of-channel")
        threads = [each for each in self.world.channels.values() if each.parent == channel.id]
        for each in [*threads, channel]:
            name = "THREAD_DELETE" if each.kind in THREADS else "CHANNEL_DELETE"
            shown = channel_json(self.world, each)
            self.world.remove_channel(each)
            self.world.tell(Event(name, shown))
        return answer({})

    async def archive(self, request: web.Request) -> web.Response:
        """A thread is archived, locked or opened again."""
        person, body = self.people.person(request), await request.json()
        channel = self.people.channel(body["channel"], person)
        if channel.kind not in THREADS:
            raise NotPossible("not-that-kind-of-channel")
        channel.archived = bool(body.get("archived", True))
        channel.locked = bool(body.get("locked", False))
        self.world.put_channel(channel)
        shown = channel_json(self.world, channel)
        self.world.tell(Event("THREAD_UPDATE", shown, channel.id))
        return answer(shown)

    async def dismiss(self, request: web.Request) -> web.Response:
        """A person closes a message only they see."""
        person, body = self.people.person(request), await request.json()
        message = self.people.message(body["message"], person)
        if message.only != person.id:
            raise NotPossible("not-private")
        self.messages.delete(message)
        return answer({})

    async def delete(self, request: web.Request) -> web.Response:
        """A person removes a message: one's own, or anybody's where one manages the server."""
        person, body = self.people.person(request), await request.json()
        message = self.people.message(body["message"], person)
        if (
            message.body["author"]["id"] != person.id
            and not self.people.shown_person(person)["administrator"]
        ):
            raise NotPossible("not-yours")
        self.messages.delete(message)
        return answer({})
