"""The stand-in in Discord's worse moods: failing, slow and lost answers, broken connections."""

import asyncio
import re
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from bot.playground.people.looks import Handler
from bot.playground.rest.guard import PREFIX
from bot.playground.server import Playground
from bot.playground.wire.bodies import answer

AFTERWARDS = ("lose", "cut", "mute")
"""Faults for which the work is done all the same."""


@dataclass
class Fault:
    """What happens to the next `times` requests whose `METHOD /path` matches."""

    route: str
    kind: str
    """A status as digits: that answer instead of the work. `lose`: the work is done and the answer is 502.
    `cut`: the work is done and the connection breaks. `drop`: the connection breaks and nothing is done.
    `hang`: nothing is done and no answer comes. `mute`: the work is done and no answer comes."""
    times: int = 1
    wait: float = 0.2
    """Seconds that a `429` asks to wait."""


class Moody(Playground):
    """A playground whose requests meet faults, and whose connections break."""

    def __init__(self, state: Path | None = None, port: int = 0) -> None:
        super().__init__(state, port)
        self.faults: list[Fault] = []
        self.delay = 0.0
        """Seconds each request takes longer."""

    @property
    def faults_left(self) -> int:
        return sum(fault.times for fault in self.faults)

    def _app(self) -> web.Application:
        @web.middleware
        async def meet(request: web.Request, handler: Handler) -> web.StreamResponse:
            return await self._meet(request, handler)

        app = super()._app()
        app.middlewares.append(meet)
        return app

    async def _meet(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(PREFIX):
            return await handler(request)
        await asyncio.sleep(self.delay)
        line = f"{request.method} {request.path.removeprefix(PREFIX)}"
        fault = next((each for each in self.faults if each.times > 0 and re.search(each.route, line)), None)
        if fault is None:
            return await handler(request)
        fault.times -= 1
        if fault.kind in AFTERWARDS:
            await handler(request)
        if fault.kind in ("hang", "mute"):
            while request.transport is not None and not request.transport.is_closing():  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        if fault.kind in ("cut", "drop") and request.transport is not None:
            request.transport.abort()
        if fault.kind == "429":
            return self.limits.too_many(fault.wait, "user", {})
        status = int(fault.kind) if fault.kind.isdigit() else 502
        return answer({"message": f"{status}: fault", "code": 0}, status)

    async def break_connections(self, code: int) -> None:
        """Break the bot's connections, by a close code or 1006 for none at all; both are to be resumed."""
        for session in self.gateway.sessions.values():
            wire, session.wire = session.wire, None
            assert wire is not None
            if code != 1006:
                await wire.socket.close(code=code)
            elif wire.request.transport is not None:
                wire.request.transport.abort()

    def ask_to_reconnect(self) -> None:
        for session in self.gateway.sessions.values():
            assert session.wire is not None
            session.wire.send({"op": 7, "d": False, "s": None, "t": None})
