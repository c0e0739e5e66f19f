"""What one person does: command, complete, press, choose, fill in, write, dismiss."""

import re

from aiohttp import web

from bot.playground.checks.components import walk
from bot.playground.checks.shapes import Shape
from bot.playground.messages.messages import Messages
from bot.playground.people import shapes
from bot.playground.people.filling import NotPossible
from bot.playground.people.looks import LANGUAGES, Act, People, answered
from bot.playground.terms import PERMISSIONS, ChannelKind, ComponentKind, InteractionKind, Json
from bot.playground.world.shown import channel_json, tell_channel
from bot.playground.world.world import Channel, Event, User


class Acts:
    """Everything a person can do, refused as a real client would."""

    def __init__(self, people: People, messages: Messages) -> None:
        self.people = people
        self.world = people.world
        self.interactions = people.interactions
        self.filling = people.filling
        self.messages = messages

    def add_routes(self, app: web.Application) -> None:
        """Put all routes in place."""
        app.router.add_post("/people", answered(self.add_person, shapes.PersonShape))
        routes: tuple[tuple[str, Act, type[Shape]], ...] = (
            ("language", self.choose_language, shapes.PersonShape),
            ("direct", self.close_direct, shapes.DirectShape),
            ("command", self.use_command, shapes.UseShape),
            ("complete", self.complete, shapes.UseShape),
            ("press", self.press, shapes.PressShape),
            ("submit", self.submit, shapes.SubmitShape),
            ("say", self.say, shapes.SayShape),
            ("channel", self.add_channel, shapes.NewChannelShape),
            ("channel/delete", self.delete_channel, shapes.ChannelShape),
            ("archive", self.archive, shapes.ChannelShape),
            ("permissions", self.deny_permissions, shapes.ChannelShape),
            ("dismiss", self.dismiss, shapes.MessageNamedShape),
            ("delete", self.delete, shapes.MessageNamedShape),
        )
        for name, act, shape in routes:
            app.router.add_post("/people/{person}/" + name, self.people.by_person(act, shape))

    # Interactions

    async def _ask(
        self, kind: int, person: User, channel: str, data: Json, *,
        message: str | None = None, name: str | None = None,
    ) -> Json:  # fmt: skip
        """Send the bot an interaction; gives what has come of it once it is answered, or too late."""
        interaction = self.interactions.begin(kind, person.id, channel, message=message, name=name)
        if not self.people.gateway.send_interaction(self.interactions.payload(interaction, data)):
            interaction.late = True
            interaction.answered.set()
        await self.interactions.wait(interaction)
        return self.people.outcome(interaction)

    async def use_command(self, person: User, body: Json) -> Json:
        """Use a slash command, by its words and its options' values."""
        channel = self._writable(body, person)
        name, data = self.filling.command(body["command"], body.get("options") or {}, None, person, channel)
        return await self._ask(InteractionKind.COMMAND, person, channel.id, data, name=name)

    async def complete(self, person: User, body: Json) -> Json:
        """Ask what the bot proposes while an option is typed."""
        channel = self.people.channel(body["channel"], person)
        focused = str(body.get("focused", ""))
        given = {**(body.get("options") or {}), focused: body.get("typed", "")}
        name, data = self.filling.command(body["command"], given, focused, person, channel)
        return await self._ask(InteractionKind.COMPLETION, person, channel.id, data, name=name)

    async def press(self, person: User, body: Json) -> Json:
        """Press a button, or choose in a menu."""
        message = self.people.message(body["message"], person)
        known = {each["custom_id"]: each for each in walk(message.body["components"]) if "custom_id" in each}
        component = known.get(body["custom_id"])
        if component is None or component["type"] not in (ComponentKind.BUTTON, *ComponentKind.SELECTS):
            raise NotPossible("no-such-button", custom_id=body["custom_id"], known=" ".join(known))
        if component.get("disabled"):
            raise NotPossible("disabled", custom_id=body["custom_id"])
        data = self.filling.pressed(component, [str(each) for each in body.get("values") or []])
        return await self._ask(InteractionKind.COMPONENT, person, message.channel, data, message=message.id)

    async def submit(self, person: User, body: Json) -> Json:
        """Send a filled-in form: values by custom id. It can be sent again where the bot did not answer."""
        opened = self.interactions.by_id.get(str(body["interaction"]))
        if opened is None or opened.modal is None or opened.person != person.id:
            raise NotPossible("no-such-form")
        self.people.channel(opened.channel, person)
        data = self.filling.form(opened.modal, body.get("values") or {})
        kind, message = InteractionKind.MODAL, opened.message
        outcome = await self._ask(kind, person, opened.channel, data, message=message)
        if not outcome["late"]:
            opened.modal = None
        return outcome

    # People

    async def add_person(self, body: Json) -> Json:
        """Let somebody new join the server."""
        name, locale = str(body.get("name") or "").strip(), body.get("locale") or LANGUAGES[0]
        if not 1 <= len(name) <= 32:
            raise NotPossible("wrong-length", option="name", least=1, most=32)
        if any(user.name == name for user in self.world.people()):
            raise NotPossible("name-taken", name=name)
        return self._tell_person(self.world.add_person(name, _offered(locale)))

    async def choose_language(self, person: User, body: Json) -> Json:
        """Change the language of one's client."""
        person.locale = _offered(str(body.get("locale")))
        return self._tell_person(self.world.put(person))

    def _tell_person(self, person: User) -> Json:
        shown = self.people.shown_person(person)
        self.world.tell(Event("PEOPLE", shown, bot=False))
        return shown

    async def close_direct(self, person: User, body: Json) -> Json:
        """Take direct messages, or no longer; gives their channel, too."""
        person.direct_closed = bool(body.get("closed", person.direct_closed))
        self.world.put(person)
        return channel_json(self.world, self.world.open_direct_channel(person.id))

    # Messages and channels

    def _writable(self, body: Json, person: User) -> Channel:
        channel = self.people.channel(body["channel"], person)
        if channel.archived and channel.locked:
            raise NotPossible("archived", channel=channel.name)
        return channel

    async def say(self, person: User, body: Json) -> Json:
        """Write a message."""
        channel = self._writable(body, person)
        content = str(body["content"]).strip()
        if not 1 <= len(content) <= 2000:
            raise NotPossible("wrong-length", option="message", least=1, most=2000)
        return self.messages.say(channel, person.id, content).body

    async def dismiss(self, person: User, body: Json) -> Json:
        """Close a message only one sees oneself."""
        message = self.people.message(body["message"], person)
        if message.only != person.id:
            raise NotPossible("not-private")
        self.messages.delete(message)
        return {}

    async def delete(self, person: User, body: Json) -> Json:
        """Remove a message: one's own, or anybody's where one manages the server."""
        message = self.people.message(body["message"], person)
        own = message.body["author"]["id"] == person.id
        if not own and not self.people.shown_person(person)["administrator"]:
            raise NotPossible("not-yours")
        self.messages.delete(message)
        return {}

    async def add_channel(self, person: User, body: Json) -> Json:
        """Make a new channel, or a thread of one."""
        name = str(body["name"]).strip()[:100]
        parent = body.get("parent")
        if parent is None:
            name = re.sub(r"[^\w-]+", "-", name.lower()).strip("-")
        if not name:
            raise NotPossible("wrong-length", option="name", least=1, most=100)
        if parent is not None and self.people.channel(parent, person).kind != ChannelKind.TEXT:
            raise NotPossible("not-that-kind-of-channel")
        kind = ChannelKind.TEXT if parent is None else ChannelKind.PUBLIC_THREAD
        channel = self.world.put(Channel(self.world.snowflake(), name, kind, parent=parent))
        return tell_channel(self.world, "CHANNEL_CREATE" if parent is None else "THREAD_CREATE", channel)

    async def delete_channel(self, person: User, body: Json) -> Json:
        """Remove a channel or thread, with everything in it."""
        channel = self.people.channel(body["channel"], person)
        if channel.kind == ChannelKind.DIRECT:
            raise NotPossible("not-that-kind-of-channel")
        threads = [each for each in self.world.channels.values() if each.parent == channel.id]
        for each in [*threads, channel]:
            name = "THREAD_DELETE" if each.kind in ChannelKind.THREADS else "CHANNEL_DELETE"
            shown = channel_json(self.world, each)
            self.world.remove_channel(each)
            self.world.tell(Event(name, shown))
        return {}

    async def archive(self, person: User, body: Json) -> Json:
        """Archive, lock or open a thread again."""
        channel = self.people.channel(body["channel"], person)
        if channel.kind not in ChannelKind.THREADS:
            raise NotPossible("not-that-kind-of-channel")
        channel.archived = bool(body.get("archived", True))
        channel.locked = bool(body.get("locked", False))
        return tell_channel(self.world, "THREAD_UPDATE", self.world.put(channel))

    async def deny_permissions(self, person: User, body: Json) -> Json:
        """Take permissions away from the bot in a channel; those not named are given back."""
        channel, denied = self.people.channel(body["channel"], person), set(body.get("denied", []))
        unknown = denied - set(PERMISSIONS)
        if unknown:
            raise NotPossible("no-such-permission", permission=" ".join(sorted(unknown)))
        channel.denied = sum(PERMISSIONS[name] for name in denied)
        shown = channel_json(self.world, self.world.put(channel))
        # The bot hears of it even where it can no longer see the channel.
        self.world.tell(Event("CHANNEL_UPDATE", shown))
        return shown


def _offered(locale: str) -> str:
    if locale not in LANGUAGES:
        raise NotPossible("no-such-language", language=locale)
    return locale
