"""Requests and answers: JSON, and forms with files; and a socket over which JSON is sent."""

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

from aiohttp import BodyPartReader, web
from pydantic_core import from_json

from bot.playground.checks.refused import Refused
from bot.playground.checks.shapes import Shape, shaped
from bot.playground.terms import Json


def answer(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer with exactly the content type that clients decode."""
    told = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=told)


@dataclass(frozen=True, slots=True)
class Asked:
    """A request of the bot, read."""

    way: Mapping[str, str]
    """The ids in its path, by what they are of."""
    query: Mapping[str, str]
    sent: object
    """Its JSON; an empty object where it has none."""
    files: dict[str, bytes]
    """Its files, named `number:filename`."""

    @property
    def listed(self) -> list[Json]:
        """Its JSON list.

        Raises:
            Refused: it is none.
        """
        if not isinstance(self.sent, list):
            raise Refused(400, 50035, "Invalid Form Body")
        return self.sent

    def shaped(self, shape: type[Shape]) -> Json:
        """Its JSON object, which has this shape.

        Raises:
            Refused: it has another, 50035 with the field.
        """
        return shaped(shape, self.sent)


def read_json(text: bytes) -> object:
    """What a JSON text says; an empty object where there is none.

    Raises:
        Refused: it is none, or nested deeper than anybody means.
    """
    try:
        return from_json(text, allow_inf_nan=False) if text else {}
    except ValueError as error:
        raise Refused(400, 50109, "The request body contains invalid JSON.") from error


async def read_request(request: web.Request) -> Asked:
    """A request with its JSON and files.

    Raises:
        Refused: what should be JSON is not.
    """
    files: dict[str, bytes] = {}
    text = b""
    if request.content_type.startswith("multipart/"):
        try:
            async for part in await request.multipart():
                name = (part.name if isinstance(part, BodyPartReader) else None) or ""
                if isinstance(part, BodyPartReader) and name == "payload_json":
                    text = bytes(await part.read(decode=False))
                elif isinstance(part, BodyPartReader) and name.startswith("files["):
                    files[f"{name[6:-1]}:{_plain_name(part.filename)}"] = bytes(await part.read(decode=False))
        except (ValueError, web.HTTPException) as error:
            raise Refused(400, 50035, "Invalid Form Body") from error
    else:
        text = await request.read()
    return Asked(request.match_info, request.query, read_json(text), files)


def _plain_name(filename: str | None) -> str:
    """Discord keeps letters, digits, dots, dashes and underscores of a file's name."""
    kept = re.sub(r"[^A-Za-z0-9._-]", "_", filename or "file")
    return kept.lstrip(".") or "file"


class Wire:
    """A socket over which JSON is sent in order, once it is open."""

    def __init__(self, request: web.Request, heartbeat: float | None = None) -> None:
        self.request = request
        self.socket = web.WebSocketResponse(heartbeat=heartbeat, max_msg_size=1 << 24)
        self._queue: asyncio.Queue[Json] = asyncio.Queue()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open it, and send for as long as the block lasts."""
        await self.socket.prepare(self.request)
        sender = asyncio.create_task(self._send_all())
        try:
            yield
        finally:
            sender.cancel()

    def send(self, frame: Json) -> None:
        """Send JSON after all that was to be sent before."""
        if not self.socket.closed:
            self._queue.put_nowait(frame)

    async def _send_all(self) -> None:
        with contextlib.suppress(ConnectionError):
            while not self.socket.closed:
                await self.socket.send_str(json.dumps(await self._queue.get()))
