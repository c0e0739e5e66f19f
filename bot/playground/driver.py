"""People for tests: they type commands, press buttons and fill in forms over the page's own interface."""

import asyncio
import json
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self, cast

import aiohttp

from bot.playground.validate import BUTTON, SELECTS, TEXT_DISPLAY, walk
from bot.playground.world import EPHEMERAL, LOADING, Json

PATIENCE = 20.0
"""Seconds a test waits for something that ought to come."""


class CannotDo(Exception):
    """What a real client would refuse."""


class Message:
    """A message as a person sees it."""

    def __init__(self, body: Json) -> None:
        self.body = body

    @property
    def id(self) -> str:
        """Discord's id."""
        return str(self.body["id"])

    @property
    def text(self) -> str:
        """All its text, components' included."""
        parts = [self.body["content"]]
        parts += [each["content"] for each in walk(self.body["components"]) if each["type"] == TEXT_DISPLAY]
        for embed in self.body["embeds"]:
            parts += [embed.get("title") or "", embed.get("description") or ""]
        return "\n".join(part for part in parts if part)

    @property
    def private(self) -> bool:
        """Whether only one person sees it."""
        return bool(int(self.body["flags"]) & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether the bot is still thinking."""
        return bool(int(self.body["flags"]) & LOADING)

    @property
    def buttons(self) -> dict[str, Json]:
        """Buttons by label."""
        return {each["label"]: each for each in walk(self.body["components"]) if each["type"] == BUTTON}

    @property
    def selects(self) -> list[Json]:
        """Menus in order."""
        return [each for each in walk(self.body["components"]) if each["type"] in SELECTS]

    @property
    def mentions(self) -> list[str]:
        """Names of those it pings."""
        return [user["global_name"] for user in self.body["mentions"]]

    @property
    def attachments(self) -> list[Json]:
        """Its files."""
        return cast(list[Json], self.body["attachments"])


class Answer:
    """What came of a command or press."""

    def __init__(self, body: Json) -> None:
        self.body = body

    @property
    def late(self) -> bool:
        """The bot did not answer within three seconds."""
        return bool(self.body["type"] == "late")

    @property
    def message(self) -> Message | None:
        """The message that answered, if one did."""
        return None if self.body.get("message") is None else Message(self.body["message"])

    @property
    def modal(self) -> Json | None:
        """The form to fill in."""
        return self.body.get("modal")


class Person:
    """One person at the stand-in."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.id = ""
        self._http: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        """Arrive."""
        self._http = aiohttp.ClientSession()
        listed = await self._get("/people")
        for each in listed["people"]:
            if each["name"] == self.name:
                self.id = each["id"]
        if not self.id:
            self.id = (await self._post("/people", {"name": self.name}))["id"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Go."""
        if self._http is not None:
            await self._http.close()

    async def _get(self, path: str) -> Json:
        assert self._http is not None  # noqa: S101 - entered
        async with self._http.get(self.url + path) as response:
            return cast(Json, await response.json())

    async def _post(self, path: str, body: Json) -> Json:
        assert self._http is not None  # noqa: S101 - entered
        async with self._http.post(self.url + path, data=json.dumps(body)) as response:
            found = await response.json()
            if response.status >= 400:
                raise CannotDo(found.get("message", response.status))
            return cast(Json, found)

    async def _act(self, path: str, body: Json) -> Json:
        return await self._post(f"/people/{self.id}/{path}", body)

    async def speak(self, locale: str) -> None:
        """Change the language of one's client."""
        await self._act("language", {"locale": locale})

    async def channel(self, name: str) -> str:
        """A channel's id by name; the direct messages with the bot are `@bot`."""
        for each in (await self._get(f"/people/{self.id}/channels"))["channels"]:
            if each.get("name") == name or (name == "@bot" and each["type"] == 1):
                return str(each["id"])
        raise CannotDo(f"there is no channel {name}")

    async def messages(self, channel: str) -> list[Message]:
        """What one sees in a channel."""
        found = await self._get(f"/people/{self.id}/messages/{await self.channel(channel)}")
        return [Message(each) for each in cast(list[Json], found)]

    async def wait_for(
        self, channel: str, wanted: Callable[[Message], bool], patience: float = PATIENCE
    ) -> Message:
        """The newest message that is as wanted, once there is one."""
        until = time.monotonic() + patience
        seen: list[Message] = []
        while time.monotonic() < until:
            seen = await self.messages(channel)
            for message in reversed(seen):
                if wanted(message):
                    return message
            await asyncio.sleep(0.02)
        last = "\n---\n".join(message.text[:300] for message in seen[-3:])
        raise CannotDo(f"no such message came in #{channel}; the last were:\n{last}")

    async def fresh(self, message: Message, channel: str) -> Message:
        """The message as it is now, once the bot has finished thinking."""
        return await self.wait_for(channel, lambda each: each.id == message.id and not each.loading)

    async def _settled(self, answer: Answer, channel: str) -> Answer:
        if answer.message is not None and answer.message.loading:
            message = await self.fresh(answer.message, channel)
            return Answer({**answer.body, "message": message.body})
        return answer

    async def command(self, channel: str, command: str, **options: object) -> Answer:
        """A slash command; waits until the bot has answered and finished thinking."""
        body = {"channel": await self.channel(channel), "command": command, "options": options}
        return await self._settled(Answer(await self._act("command", body)), channel)

    async def complete(
        self, channel: str, command: str, option: str, typed: str, **options: object
    ) -> list[tuple[str, str]]:
        """What is proposed for an option while typing: names and values."""
        body = {
            "channel": await self.channel(channel), "command": command, "focused": option, "typed": typed,
            "options": options,
        }  # fmt: skip
        found = await self._act("complete", body)
        return [(each["name"], each["value"]) for each in found.get("choices", [])]

    async def press(self, channel: str, message: Message, custom_id: str, *values: str) -> Answer:
        """A button or menu by its id."""
        body = {"message": message.id, "custom_id": custom_id, "values": list(values)}
        return await self._settled(Answer(await self._act("press", body)), channel)

    async def click(self, channel: str, message: Message, label: str) -> Answer:
        """A button by (a part of) its label."""
        for name, button in message.buttons.items():
            if label == name or (label not in message.buttons and label.lower() in name.lower()):
                return await self.press(channel, message, button["custom_id"])
        raise CannotDo(f"no button {label!r}, only {list(message.buttons)}")

    async def choose(self, channel: str, message: Message, label: str, menu: int = 0) -> Answer:
        """An option of a menu by (a part of) its label."""
        select = message.selects[menu]
        for option in select["options"]:
            if label.lower() in option["label"].lower():
                return await self.press(channel, message, select["custom_id"], option["value"])
        raise CannotDo(f"no option {label!r}, only {[option['label'] for option in select['options']]}")

    async def submit(self, channel: str, answer: Answer, **values: object) -> Answer:
        """Fill in a form: values by custom id."""
        body = {"interaction": answer.body["interaction"], "values": values}
        return await self._settled(Answer(await self._act("submit", body)), channel)

    async def say(self, channel: str, content: str) -> None:
        """Write a message."""
        await self._act("say", {"channel": await self.channel(channel), "content": content})

    async def file(self, url: str) -> bytes:
        """An attachment's bytes."""
        assert self._http is not None  # noqa: S101 - entered
        async with self._http.get(url) as response:
            return await response.read()

    async def deny(self, channel: str, *permissions: str) -> None:
        """Take permissions away from the bot in a channel; none gives them all back."""
        body = {"channel": await self.channel(channel), "denied": list(permissions)}
        await self._post("/world/permissions", body)

    async def limits(self, **changes: object) -> Json:
        """Rate limits, delays and faults of the stand-in."""
        return await self._post("/world/limits", changes)
