"""Discord's moods, for tests: rate limits, failing, slow and lost answers. All off at first."""

import asyncio
import re
import time
from collections import deque
from dataclasses import dataclass
from hashlib import sha256

from aiohttp import web

from bot.playground.terms import Json
from bot.playground.wire.bodies import answer

GLOBAL_MOST, GLOBAL_SECONDS = 50, 1.0
ROUTES = (
    (re.compile(r"POST /channels/\d+/messages$"), 5, 5.0),
    (re.compile(r"PATCH /channels/\d+/messages/\d+$"), 5, 5.0),
    (re.compile(r"DELETE /channels/\d+/messages/\d+$"), 5, 1.0),
    (re.compile(r"GET /channels/\d+/messages"), 5, 1.0),
    (re.compile(r"(POST|PATCH|GET|DELETE) /webhooks/"), 5, 2.0),
)
"""Requests to a route within so many seconds, for each channel or token."""


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


class Limits:
    """Decides before and after each request whether it is answered as usual."""

    def __init__(self) -> None:
        self.enforced = False
        self.delay = 0.0
        """Seconds each request takes longer."""
        self.faults: list[Fault] = []
        self.refused = 0
        """How many 429 answers were given."""
        self.requests: deque[str] = deque(maxlen=2000)
        """`METHOD /path` of the newest requests, oldest first."""
        self._everything: deque[float] = deque()
        self._routes: dict[str, deque[float]] = {}

    def _fault(self, line: str, *, after: bool) -> Fault | None:
        for fault in self.faults:
            if (
                fault.times > 0
                and (fault.kind in ("lose", "cut", "mute")) is after
                and re.search(fault.route, line)
            ):
                fault.times -= 1
                return fault
        return None

    async def before(self, request: web.Request, path: str) -> web.Response | None:
        """An answer that comes instead of the work."""
        line = f"{request.method} {path}"
        self.requests.append(line)
        if self.delay:
            await asyncio.sleep(self.delay)
        fault = self._fault(line, after=False)
        if fault is not None:
            if fault.kind == "drop":
                return _broken(request)
            if fault.kind == "hang":
                return await _never(request)
            if fault.kind == "429":
                return self._too_many(fault.wait, "user", {})
            return answer({"message": f"{fault.kind}: fault", "code": 0}, int(fault.kind))
        if not self.enforced or path.startswith("/interactions/"):
            return None
        wait = _wait(self._everything, GLOBAL_MOST, GLOBAL_SECONDS)
        if wait:
            return self._too_many(wait, "global", {"X-RateLimit-Global": "true"})
        for pattern, most, seconds in ROUTES:
            if pattern.match(line):
                seen = self._routes.setdefault(_key(pattern.pattern, path), deque())
                wait = _wait(seen, most, seconds)
                if wait:
                    return self._too_many(wait, "user", self.headers(line, path))
        return None

    def headers(self, line: str, path: str) -> dict[str, str]:
        """How much of a route's limit is left."""
        for pattern, most, seconds in ROUTES:
            if self.enforced and pattern.match(line):
                seen = self._routes.get(_key(pattern.pattern, path)) or deque()
                after = max(0.0, seen[0] + seconds - time.monotonic()) if seen else 0.0
                return {
                    "X-RateLimit-Limit": str(most),
                    "X-RateLimit-Remaining": str(max(0, most - len(seen))),
                    "X-RateLimit-Reset": f"{time.time() + after:.3f}",
                    "X-RateLimit-Reset-After": f"{after:.3f}",
                    "X-RateLimit-Bucket": sha256(pattern.pattern.encode()).hexdigest()[:32],
                }
        return {}

    def _too_many(self, wait: float, scope: str, headers: dict[str, str]) -> web.Response:
        self.refused += 1
        body: Json = {
            "message": "You are being rate limited.",
            "retry_after": wait,
            "global": scope == "global",
        }
        told = {"Via": "1.1 google", "Retry-After": f"{wait:.3f}", "X-RateLimit-Scope": scope, **headers}
        return answer(body, 429, told)

    async def after(self, request: web.Request, path: str) -> web.Response | None:
        """An answer that replaces the one the work gave."""
        fault = self._fault(f"{request.method} {path}", after=True)
        if fault is None:
            return None
        if fault.kind == "mute":
            return await _never(request)
        return _broken(request) if fault.kind == "cut" else answer({"message": "502: Bad Gateway"}, 502)


async def _never(request: web.Request) -> web.Response:
    """No answer, until whoever asked has given up."""
    while request.transport is not None and not request.transport.is_closing():  # noqa: ASYNC110 - no event
        await asyncio.sleep(0.02)
    return web.Response(status=502)


def _broken(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=502)


def _key(pattern: str, path: str) -> str:
    """One bucket for a route and its channel or webhook."""
    return f"{pattern} {path.split('/')[2]} {path.split('/')[3] if path.startswith('/webhooks') else ''}"


def _wait(seen: deque[float], most: int, seconds: float) -> float:
    now = time.monotonic()
    while seen and seen[0] <= now - seconds:
        seen.popleft()
    if len(seen) >= most:
        return round(seen[0] + seconds - now + 0.005, 3)
    seen.append(now)
    return 0.0
