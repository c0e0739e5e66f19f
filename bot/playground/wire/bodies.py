"""Requests and answers of the REST API: JSON, and forms with files."""

import json

from aiohttp import BodyPartReader, web

from bot.playground.checks.refused import Refused
from bot.playground.terms import Json


def answer(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer with exactly the content type that clients decode."""
    told = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=told)


def nothing() -> web.Response:
    """An answer without a body."""
    return web.Response(status=204)


def _parsed(text: str) -> object:
    try:
        return json.loads(text) if text else {}
    except json.JSONDecodeError as error:
        raise Refused(400, 50109, "The request body contains invalid JSON.") from error


async def list_of(request: web.Request) -> list[Json]:
    """A request's JSON list.

    Raises:
        Refused: it is no list.
    """
    found = _parsed(await request.text())
    if not isinstance(found, list):
        raise Refused(400, 50035, "Invalid Form Body")
    return found


async def body_of(request: web.Request) -> tuple[Json, dict[str, bytes]]:
    """A request's JSON object and its files, named `number:filename`.

    Raises:
        Refused: it is no object.
    """
    files: dict[str, bytes] = {}
    found: object = {}
    if request.content_type.startswith("multipart/"):
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            name = part.name or ""
            if name == "payload_json":
                found = _parsed(await part.text())
            elif name.startswith("files["):
                files[f"{name[6:-1]}:{_plain_name(part.filename)}"] = bytes(await part.read(decode=False))
    else:
        found = _parsed(await request.text())
    if not isinstance(found, dict):
        raise Refused(400, 50035, "Invalid Form Body")
    return found, files


def _plain_name(filename: str | None) -> str:
    """Discord keeps letters, digits, dots, dashes and underscores of a file's name."""
    kept = "".join(
        letter if letter.isascii() and (letter.isalnum() or letter in "._-") else "_"
        for letter in filename or "file"
    )
    return kept.lstrip(".") or "file"
