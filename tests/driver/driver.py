"""People for tests: they type commands, press buttons and fill in forms over the page's own interface."""

import asyncio
import base64
import json
import time
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Self, cast

import aiohttp
from seen import Answer, Attachment, CannotDo, Message, Modal, Option

from bot.playground.server import Playground
from bot.playground.terms import AnswerKind, ChannelKind, Json

PATIENCE = 20.0
"""Seconds a test waits for something that ought to come."""
UPDATE_PATIENCE = 3.0
"""Seconds it waits for the change that a deferred update promises: the bot may decide to change nothing."""
DIRECT_MESSAGES = "@bot"
"""The name of the channel between a person and the bot."""


def file(filename: str, content: bytes) -> Json:
    """A file as the value of a command's option or a form's field."""
    return {"filename": filename, "content": base64.b64encode(content).decode()}


class Person:
    """One person at the stand-in: `async with Person(playground, "Ana") as ana: ...`.

    Whoever is not there yet joins the server. Channels are given by name (threads too), `@bot` for the
    direct messages with the bot, or by id.
    """

    def __init__(self, playground: Playground, name: str, locale: str | None = None) -> None:
        self.url = playground.url
        self.name = name
        self.id = ""
        self._locale = locale
        self._session: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listener: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()

    @property
    def mention(self) -> str:
        """How a message pings them."""
        return f"<@{self.id}>"

    async def __aenter__(self) -> Self:
        """Arrive."""
        self._session = aiohttp.ClientSession()
        try:
            listed = (await self._request("GET", "/people"))["people"]
            self.id = next((each["id"] for each in listed if each["name"] == self.name), "")
            if not self.id:
                body = {"name": self.name, "locale": self._locale}
                self.id = (await self._request("POST", "/people", body))["id"]
            elif self._locale is not None:
                await self.speak(self._locale)
            socket = await self._session.ws_connect(f"{self.url}/people/{self.id}/socket")
        except BaseException:
            await self._session.close()
            raise
        self._socket = socket
        self._listener = asyncio.create_task(self._listen(socket))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Go."""
        if self._socket is not None and self._listener is not None:
            await self._socket.close()
            await self._listener
        if self._session is not None:
            await self._session.close()

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for _ in socket:
            self._heard.set()
        self._heard.set()

    def _open_session(self) -> aiohttp.ClientSession:
        if self._session is None:
            raise CannotDo(f"{self.name} has not arrived: use `async with`")
        return self._session

    async def _request(self, method: str, path: str, body: object = None) -> Json:
        data = None if body is None else json.dumps(body)
        async with self._open_session().request(method, self.url + path, data=data) as response:
            found = await response.json(content_type=None)
            if response.status >= 400:
                reason = found.get("text") if isinstance(found, dict) else None
                raise CannotDo(f"{self.name} cannot: {reason or response.status}")
            return cast(Json, found)

    async def _act(self, act: str, body: Json) -> Json:
        return await self._request("POST", f"/people/{self.id}/{act}", body)

    # Looking

    async def home(self) -> Json:
        """Channels and commands as this person's client has them."""
        return await self._request("GET", f"/people/{self.id}")

    async def channel(self, name: str) -> str:
        """A channel's id by its name.

        Raises:
            CannotDo: this person sees no such channel.
        """
        if name.isdigit():
            return name
        if name == DIRECT_MESSAGES:
            return str((await self._act("direct", {}))["id"])
        channels = (await self.home())["channels"]
        for each in reversed(channels):
            if each["type"] != ChannelKind.DIRECT and each["name"] == name.removeprefix("#"):
                return str(each["id"])
        raise CannotDo(f"there is no channel {name}, only {[each.get('name') for each in channels]}")

    async def messages(self, channel: str, limit: int = 200) -> list[Message]:
        """What one sees in a channel, oldest first."""
        path = f"/people/{self.id}/channels/{await self.channel(channel)}?limit={limit}"
        return [Message(each) for each in (await self._request("GET", path))["messages"]]

    async def direct_messages(self) -> list[Message]:
        """What the bot wrote directly."""
        return await self.messages(DIRECT_MESSAGES)

    async def fresh(self, message: Message) -> Message:
        """A message as it is now.

        Raises:
            CannotDo: it is gone.
        """
        for each in await self.messages(message.channel_id):
            if each.id == message.id:
                return each
        raise CannotDo("the message is gone")

    async def wait_for(
        self, wanted: Callable[[Message], bool], channel: str = "agora", patience: float = PATIENCE
    ) -> Message:
        """The newest message of a channel that is as wanted, once there is one.

        Raises:
            CannotDo: none came in time.
        """
        until = time.monotonic() + patience
        name = await self.channel(channel)
        while True:
            self._heard.clear()
            seen = await self.messages(name)
            for message in reversed(seen):
                if wanted(message):
                    return message
            if not await self._hear(until):
                break
        last = "\n---\n".join(f"{each.author}: {each.text[:400]}" for each in seen[-3:])
        raise CannotDo(f"no such message came in #{channel} for {self.name}; the last were:\n{last}")

    async def _hear(self, until: float) -> bool:
        """Wait for something to happen; false when the time is over."""
        left = until - time.monotonic()
        if left <= 0:
            return False
        try:
            await asyncio.wait_for(self._heard.wait(), min(left, 0.5))
        except TimeoutError:
            return time.monotonic() < until
        return True

    async def read(self, attachment: Attachment | str) -> bytes:
        """A file's bytes.

        Raises:
            CannotDo: there is no file at this address.
        """
        url = attachment if isinstance(attachment, str) else attachment.url
        async with self._open_session().get(url) as response:
            if response.status != 200:
                raise CannotDo(f"no file at {url}: {response.status}")
            return await response.read()

    # Doing

    async def command(self, channel: str, command: str, /, **options: object) -> Answer:
        """Use a slash command, by its words in English; waits until nothing is outstanding any more."""
        body = {"channel": await self.channel(channel), "command": command, "options": options}
        return await self._settled(await self._act("command", body))

    async def complete(
        self, channel: str, command: str, option: str, typed: str = "", /, **options: object
    ) -> list[Option]:
        """What is proposed for an option while it is typed.

        Raises:
            CannotDo: the bot did not answer.
        """
        body = {
            "channel": await self.channel(channel), "command": command, "focused": option, "typed": typed,
            "options": options,
        }  # fmt: skip
        found = await self._act("complete", body)
        if found["late"]:
            raise CannotDo(f"loading options failed: no answer to {typed!r} for {option} of /{command}")
        return [Option(each["name"], each["value"]) for each in found["choices"]]

    async def click(
        self, message: Message | Answer, label: str | None = None, *, custom_id: str | None = None
    ) -> Answer:
        """Press a button, by its label, a part of its label, or its custom id."""
        seen = _message(message)
        button = seen.button(label, custom_id=custom_id)
        if button.custom_id is None:
            raise CannotDo(f"{button.label!r} is a link to {button.url}")
        return await self.press(seen, button.custom_id)

    async def choose(
        self, message: Message | Answer, values: str | Sequence[str], menu: str | None = None
    ) -> Answer:
        """Choose in a menu: by values, labels or parts of labels; ids in menus of people and channels.

        `menu` is the menu's custom id or placeholder, needed only where there are several.
        """
        seen = _message(message)
        select = seen.select(menu)
        listed = [values] if isinstance(values, str) else list(values)
        return await self.press(seen, select.custom_id, *(select.value_of(each) for each in listed))

    async def press(self, message: Message | Answer, custom_id: str, *values: str) -> Answer:
        """Use a button or menu by its custom id, as it was seen, even if it has gone since."""
        body = {"message": _message(message).id, "custom_id": custom_id, "values": list(values)}
        return await self._settled(await self._act("press", body))

    async def submit(self, modal: Modal | Answer, values: Mapping[str, object]) -> Answer:
        """Fill in a form: values by custom id or label."""
        form = modal.modal if isinstance(modal, Answer) else modal
        labels = form.labels
        filled = {labels.get(name, name): value for name, value in values.items()}
        body = {"interaction": form.interaction, "values": filled}
        return await self._settled(await self._act("submit", body))

    async def settled(self, answer: Answer) -> Answer:
        """What has come of an interaction by now: later follow-ups, too."""
        path = f"/people/{self.id}/interactions/{answer.interaction}"
        return Answer(await self._request("GET", path))

    async def _settled(self, body: Json) -> Answer:
        found = Answer(body)
        patience = UPDATE_PATIENCE if found.kind == AnswerKind.DEFER_UPDATE else PATIENCE
        until = time.monotonic() + patience
        while not found.late and not found.body["settled"]:
            self._heard.clear()
            found = await self.settled(found)
            if not found.body["settled"] and not await self._hear(until):
                if found.kind == AnswerKind.DEFER_UPDATE:
                    break
                raise CannotDo(f"the bot is still thinking after {PATIENCE:.0f} s")
        return found

    async def say(self, channel: str, content: str) -> Message:
        """Write a message."""
        body = {"channel": await self.channel(channel), "content": content}
        return Message(await self._act("say", body))

    async def dismiss(self, message: Message) -> None:
        """Close a message only one sees oneself."""
        await self._act("dismiss", {"message": message.id})

    async def delete(self, message: Message) -> None:
        """Remove a message."""
        await self._act("delete", {"message": message.id})

    async def speak(self, locale: str) -> None:
        """Change the language of one's client: en-US, en-GB or fr."""
        await self._act("language", {"locale": locale})

    async def close_direct_messages(self, *, closed: bool = True) -> None:
        """Take no direct messages any more, or take them again."""
        await self._act("direct", {"closed": closed})

    async def make_channel(self, name: str, parent: str | None = None) -> str:
        """A new channel, or a thread of one; its id."""
        inside = None if parent is None else await self.channel(parent)
        return str((await self._act("channel", {"name": name, "parent": inside}))["id"])

    async def delete_channel(self, name: str) -> None:
        """Remove a channel or thread."""
        await self._act("channel/delete", {"channel": await self.channel(name)})

    async def archive(self, thread: str, *, archived: bool = True, locked: bool = False) -> None:
        """Archive or lock a thread, or open it again."""
        body = {"channel": await self.channel(thread), "archived": archived, "locked": locked}
        await self._act("archive", body)

    # Circumstances

    async def deny(self, channel: str, *permissions: str) -> None:
        """Take these permissions away from the bot in a channel; all others are given back."""
        await self._act("permissions", {"channel": await self.channel(channel), "denied": list(permissions)})


def _message(seen: Message | Answer) -> Message:
    return seen.message if isinstance(seen, Answer) else seen
