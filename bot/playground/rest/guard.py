"""The REST API: who may ask, what answers, and which route leads where."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.playground.checks.refused import Refused
from bot.playground.wire.bodies import answer
from bot.playground.wire.limits import Limits
from bot.playground.world.world import World

Handler = Callable[[web.Request], Awaitable[web.Response]]
Route = tuple[str, str, Handler]
"""Method, path below the API's base, what answers."""

PREFIX = "/api/v10"
OPEN = ("/interactions/", "/webhooks/")
"""Routes whose token stands in their address."""


class Rest:
    """Serves routes as Discord does: with a token, with its errors, within its limits."""

    def __init__(self, world: World, limits: Limits) -> None:
        self.world = world
        self.limits = limits

    def serve(self, app: web.Application, routes: list[Route]) -> None:
        """Put routes in place."""
        for method, path, handler in routes:
            app.router.add_route(method, PREFIX + path, self._guarded(handler))

    def serve_rest(self, app: web.Application) -> None:
        """Whatever no route leads to is answered as Discord does."""
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._guarded(self._nowhere))

    async def _nowhere(self, request: web.Request) -> web.Response:
        del request
        raise Refused(404, 0, "404: Not Found")

    def _guarded(self, handler: Handler) -> Handler:
        async def guarded(request: web.Request) -> web.Response:
            path = request.path.removeprefix(PREFIX)
            said = request.headers.get("Authorization")
            if not path.startswith(OPEN) and said != f"Bot {self.world.token}":
                return answer({"message": "401: Unauthorized", "code": 0}, 401)
            early = await self.limits.before(request, path)
            if early is not None:
                return early
            try:
                response = await handler(request)
            except Refused as refused:
                response = answer(refused.body, refused.status)
            response.headers.update(self.limits.headers(f"{request.method} {path}", path))
            return await self.limits.after(request, path) or response

        return guarded
