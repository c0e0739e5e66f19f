"""The port of this machine on which Prometheus and health checks ask."""

import asyncio

from aiohttp import web
from prometheus_client import CollectorRegistry, generate_latest

from bot.app.client import Keryx
from bot.app.watching.counted import Counted
from bot.app.watching.health import ailments, signs
from bot.app.watching.pulse import Pulse
from bot.app.watching.snapshot import is_connected, snapshot
from bot.speech.texts import say
from bot.waiting.loop import end

HOST = "127.0.0.1"

TYPE = "text/plain; version=0.0.4; charset=utf-8"
"""What Prometheus calls its own format."""


class Endpoint:
    """Answers `/metrics` and `/health`, as long as the process lives: clients come and go."""

    def __init__(self, port: int, tongue: str) -> None:
        """Port 0 means any free one; `tongue`: the language in which it is said what is wrong."""
        self.port = port
        self._tongue = tongue
        self.counted = Counted()
        self.herald: Keryx | None = None
        """The client that is at work; None between two."""
        self.pulse = Pulse(
            self.counted,
            lambda: self.herald is not None and is_connected(self.herald),
            lambda: self.herald is not None and self.herald.is_ready(),
        )
        self._looking: asyncio.Task[None] | None = None
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen on 127.0.0.1.

        Raises:
            OSError: the port is taken.
        """
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/health", self._health)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        self._looking = asyncio.create_task(self.pulse.run(), name="pulse")

    async def close(self) -> None:
        """Listen no more."""
        if self._looking is not None:
            await end(self._looking)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _metrics(self, request: web.Request) -> web.Response:
        del request
        told = generate_latest(self.counted.registry)
        if self.herald is not None:
            now = CollectorRegistry()
            now.register(await snapshot(self.herald))
            told += generate_latest(now)
        return web.Response(body=told, headers={"Content-Type": TYPE})

    async def _health(self, request: web.Request) -> web.Response:
        """200 and a sentence if the bot is well; 503 and what is wrong."""
        del request
        wrong = list(ailments(await signs(self.herald, self.pulse), self._tongue))
        told = "\n".join(wrong) or say(self._tongue, "health-well")
        return web.Response(text=f"{told}\n", status=503 if wrong else 200)
