"""The door of the REST API: who may ask, how it is read and answered, and which route leads where."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from aiohttp import web

from bot.playground.checks.refused import Refused
from bot.playground.wire.bodies import Asked, answer, read_request
from bot.playground.wire.limits import Limits
from bot.playground.world.world import World

PREFIX = "/api/v10"
OPEN = ("/interactions/", "/webhooks/")
"""Routes whose token stands in their address."""


class Route(NamedTuple):
    """What answers a request: with JSON, or with None where there is nothing to say."""

    method: str
    path: str
    """Below the API's base."""
    handle: Callable[[Asked], object]
    """Raises Refused where Discord refuses."""
    status: int = 200


class Rest:
    """Serves routes as Discord does: with a token, with its errors, within its limits."""

    def __init__(self, world: World, limits: Limits) -> None:
        self.world = world
        self.limits = limits

    def add_routes(self, app: web.Application, routes: list[Route]) -> None:
        """Put routes in place; whatever none of them leads to is answered as Discord does."""
        for route in (*routes, Route("*", "/{rest:.*}", _refuse_unknown)):
            app.router.add_route(route.method, PREFIX + route.path, self._guarded(route))

    def _guarded(self, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def guarded(request: web.Request) -> web.Response:
            path = request.path.removeprefix(PREFIX)
            said = request.headers.get("Authorization")
            if not path.startswith(OPEN) and said != f"Bot {self.world.token}":
                return answer({"message": "401: Unauthorized", "code": 0}, 401)
            too_soon = self.limits.refusal(request, path)
            if too_soon is not None:
                return too_soon
            try:
                found = route.handle(await read_request(request))
                response = web.Response(status=204) if found is None else answer(found, route.status)
            except Refused as refused:
                response = answer(refused.body, refused.status)
            response.headers.update(self.limits.headers(request, path))
            return response

        return guarded


def _refuse_unknown(asked: Asked) -> object:
    del asked
    raise Refused(404, 0, "404: Not Found")
