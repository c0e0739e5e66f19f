"""The stand-in as a server on the loopback address, and the settings of a bot that talks to it."""

import hmac
import os
import socket
from pathlib import Path

from aiohttp import web

from bot.playground.messages.attachments import Attachments, content_type
from bot.playground.messages.interactions import Interactions
from bot.playground.messages.messages import Messages
from bot.playground.people.acts import Acts
from bot.playground.people.filling import Filling
from bot.playground.people.looks import Handler, People, tell_why
from bot.playground.rest.application import RestApplication
from bot.playground.rest.channels import RestChannels
from bot.playground.rest.commands import RestCommands
from bot.playground.rest.guard import PREFIX, Rest
from bot.playground.rest.interactions import RestInteractions
from bot.playground.terms import MIB
from bot.playground.wire.gateway import Gateway
from bot.playground.wire.limits import Limits
from bot.playground.world.world import World

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"


class Playground:
    """Discord in small: start it, point a bot at its addresses, open its page.

    Everything is kept in the folder `state`, or in memory without one. Port 0 means any free one.
    """

    def __init__(self, state: Path | None = None, port: int = 0) -> None:
        self.world = World(state)
        self.port = port
        self.limits = Limits()
        self.gateway = Gateway(self.world, lambda: self.gateway_url)
        self.attachments = Attachments(self.world, lambda: self.url)
        self.messages = Messages(self.world, self.attachments)
        self.interactions = Interactions(self.world, self.messages)
        filling = Filling(self.world, self.attachments)
        self.people = People(self.world, self.gateway, self.interactions, filling)
        self.acts = Acts(self.people, self.messages)
        self.world.listeners += [self.people.hear, self.gateway.hear, self.interactions.hear]
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_base(self) -> str:
        """What stands for Discord's REST address, the version included."""
        return self.url + PREFIX

    @property
    def gateway_url(self) -> str:
        """What stands for Discord's gateway."""
        return f"ws://{HOST}:{self.port}/gateway"

    @property
    def cdn_base(self) -> str:
        """What stands for Discord's file server."""
        return f"{self.url}/cdn"

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.token

    @property
    def application_id(self) -> int:
        """The id of the bot's application and of its user."""
        return int(self.world.bot_id)

    @property
    def guild_id(self) -> int:
        """The id of the one server."""
        return int(self.world.guild_id)

    async def start(self) -> None:
        """Listen on 127.0.0.1.

        Raises:
            OSError: the port is taken.
        """
        # Bound first: attachments need the port in their addresses.
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((HOST, self.port))
        except OSError:
            listening.close()
            raise
        self.port = listening.getsockname()[1]
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.SockSite(self._runner, listening).start()

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=128 * MIB, middlewares=[only_local, tell_why])
        routes = [
            *RestApplication(self.world, lambda: self.gateway_url).routes(),
            *RestCommands(self.world).routes(),
            *RestChannels(self.world, self.messages).routes(),
            *RestInteractions(self.interactions).routes(),
        ]
        Rest(self.world, self.limits).add_routes(app, routes)
        self.people.add_routes(app)
        self.acts.add_routes(app)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._file)
        app.router.add_get("/", self._page)
        app.router.add_static("/page/", PAGE)
        return app

    async def _page(self, request: web.Request) -> web.FileResponse:
        del request
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-store"})

    async def _file(self, request: web.Request) -> web.Response:
        """An attachment, for whoever was shown its address."""
        name = request.match_info["file"]
        said = request.query.get("hm", "").encode()
        signed = hmac.compare_digest(said, self.attachments.signature(name).encode())
        content = self.world.store.file(name) if signed else None
        if content is None:
            raise web.HTTPNotFound
        # Never as a page of this address: what is uploaded may be anything.
        headers = {
            "Content-Type": content_type(request.match_info["name"]),
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox; default-src 'none'",
            "Cache-Control": "private, max-age=86400",
        }
        return web.Response(body=content, headers=headers)

    async def close(self) -> None:
        """Stop listening; what is kept in a folder is there the next time."""
        await self.people.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.world.store.close()


@web.middleware
async def only_local(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse other sites open in the browser that reach for this server, by Host and Origin."""
    host, _, port = request.host.rpartition(":")
    origin = request.headers.get("Origin")
    local = host in (HOST, "localhost") and port.isdigit()
    if not local or (origin is not None and origin != f"http://{request.host}"):
        raise web.HTTPForbidden
    if not request.path.startswith("/page/"):
        return await handler(request)
    try:
        response = await handler(request)
    except OSError as error:  # no file can have such a name
        raise web.HTTPNotFound from error
    response.headers["Cache-Control"] = "no-cache"  # an updated page must not meet parts of the one before
    return response


def environment(playground: Playground, state: Path) -> dict[str, str]:
    """The settings of a bot process: this playground's addresses, and a database in the folder."""
    folder = state.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("KERYX_")},
        "KERYX_TOKEN": playground.token,
        "KERYX_API_BASE": playground.api_base,
        "KERYX_GATEWAY": playground.gateway_url,
        "KERYX_CDN": playground.cdn_base,
        "KERYX_LOG_LEVEL": "warning",
        "KERYX_LOG_FILE": str(folder / "keryx.log"),
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'keryx.sqlite3'}",
    }
