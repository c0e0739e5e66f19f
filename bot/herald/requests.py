"""Requests to Discord as they are counted: by their route, in which no id and no token stands."""

import re
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp
from yarl import URL

from bot.herald.shared.budget import Budget
from bot.watch import Watch

PREFIX = re.compile(r"/api(?:/v\d+)?/")
"""What the paths of Discord's interface begin with; files lie elsewhere."""

SECRET = re.compile(r"^(interactions|webhooks)/:id/[^/]+")
"""Routes in which a token follows an id."""

ANSWER = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
"""The path of the first answer to an interaction."""

FAILED = "failed"
"""In place of the status where Discord gave no answer."""


def route_of(path: str) -> str:
    """The route that a path belongs to, such as `channels/:id/messages`; `files` outside of the interface."""
    begins = PREFIX.match(path)
    if begins is None:
        return "files"
    parts = (":id" if part.isdigit() else part for part in path[begins.end() :].split("/"))
    return SECRET.sub(r"\1/:id/:token", "/".join(parts))


FREE = ("/interactions/", "/webhooks/")
"""What the paths begin with that Discord counts by themselves."""

Allowed = Callable[[], Awaitable[None]]
"""Returns when a request may be made. Raises what its caller is to be told instead."""


def let_in(trace: aiohttp.TraceConfig, base: str, budget: Budget, held: Allowed) -> None:
    """Have each request to Discord's interface, with its repetitions, wait for its turn in the `budget`, and
    then ask whether the work it is made for is still `held`."""
    path = URL(base).path

    async def started(
        session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        del session, context
        where = request.url.path
        if not where.startswith(path):  # files, and the gateway
            return
        if not where.removeprefix(path).startswith(FREE):
            await budget.turn()
        await held()

    trace.on_request_start.append(started)


def trace_for(watch: Watch) -> aiohttp.TraceConfig:
    """What tells the watch of every request of a client."""

    async def ended(
        session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        del session, context
        path, status = request.url.path, request.response.status
        watch.requested(request.method, route_of(path), str(status))
        answer = ANSWER.search(path)
        if answer is not None and status < 300:
            watch.answered(int(answer[1]))

    async def failed(
        session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams
    ) -> None:
        del session, context
        watch.requested(request.method, route_of(request.url.path), FAILED)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace
