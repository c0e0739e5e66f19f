"""The stand-in as a server on the loopback address."""

import secrets
import socket
from pathlib import Path

from aiohttp import web

from bot.playground.gateway import Gateway
from bot.playground.people import Look, People
from bot.playground.rest import Rest
from bot.playground.world import Json, World

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"

TO_BOT = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "CHANNEL_CREATE", "CHANNEL_UPDATE",
          "THREAD_CREATE", "THREAD_UPDATE")  # fmt: skip
"""Events the bot hears of too, private ones excepted."""


class Playground:
    """Discord in small: start it, point a bot at its addresses, open its page."""

    def __init__(self, state: Path | None = None, port: int = 0) -> None:
        self.world = World(state)
        self.port = port
        kept = self.world.get("self", "token")
        if kept is None:
            kept = self.world.put("self", {"id": "token", "token": f"playground.{secrets.token_urlsafe(24)}"})
        self.token = str(kept["token"])
        self._runner: web.AppRunner | None = None
        self.gateway = Gateway(self.world, lambda: self.gateway_url, lambda: self.token)

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_base(self) -> str:
        """What stands for Discord's REST address."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """What stands for Discord's gateway."""
        return f"ws://{HOST}:{self.port}/gateway"

    @property
    def cdn_base(self) -> str:
        """What stands for Discord's file server."""
        return self.url

    async def start(self) -> None:
        """Listen on 127.0.0.1.

        Raises:
            OSError: the port is taken.
        """
        app = web.Application(client_max_size=64 * 1024 * 1024, middlewares=[only_local])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        # The port is known only once bound, and attachments need it in their addresses.
        probe = await _free_port(self.port)
        self.port = probe
        self.rest = Rest(self.world, self.gateway, self.url, lambda: self.token)
        self.people = People(self.world, self.rest)
        self.rest.add_routes(app)
        self.people.add_routes(app)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._file)
        app.router.add_get("/", self._page)
        app.router.add_static("/page/", PAGE)
        self.world.listeners[:] = [self.people.hear, self._to_gateway]
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self.port).start()

    def _to_gateway(self, event: str, data: Json, only: str | None) -> None:
        if event in TO_BOT and only is None:
            self.gateway.dispatch(event, data)

    async def _page(self, request: web.Request) -> web.FileResponse:
        del request
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-store"})

    async def _file(self, request: web.Request) -> web.Response:
        content = self.world.file(request.match_info["file"])
        if content is None:
            raise web.HTTPNotFound
        kind = "image/png" if content[:4] == b"\x89PNG" else "image/gif" if content[:3] == b"GIF" else None
        return web.Response(body=content, content_type=kind or "application/octet-stream")

    async def close(self) -> None:
        """Stop listening."""
        await self.gateway.drop(1001)
        if self._runner is not None:
            await self._runner.cleanup()
        self.world.close()


@web.middleware
async def only_local(request: web.Request, handler: Look) -> web.StreamResponse:
    """Refuse other pages of the browser that reach for this server."""
    host = request.host.rpartition(":")[0]
    origin = request.headers.get("Origin", "")
    if host not in (HOST, "localhost") or (origin and origin.split("//")[-1] != request.host):
        raise web.HTTPForbidden
    return await handler(request)


async def _free_port(wanted: int) -> int:
    if wanted:
        return wanted
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
