"""Discord's moods, for tests: rate limits, failing, slow and lost answers. All off at first."""

import asyncio
import re
import time
from collections import deque
from dataclasses import dataclass, field
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


@dataclass
class Bucket:
    """The requests that share one limit: at most so many within so many seconds."""

    name: str
    most: int
    seconds: float
    seen: deque[float] = field(default_factory=deque)

    def enter(self) -> float:
        """Count a request; the seconds it has to wait instead, where there were too many."""
        now = time.monotonic()
        while self.seen and self.seen[0] <= now - self.seconds:
            self.seen.popleft()
        if len(self.seen) >= self.most:
            return round(self.seen[0] + self.seconds - now + 0.005, 3)
        self.seen.append(now)
        return 0.0

    @property
    def headers(self) -> dict[str, str]:
        """How much of the limit is left."""
        after = max(0.0, self.seen[0] + self.seconds - time.monotonic()) if self.seen else 0.0
        return {
            "X-RateLimit-Limit": str(self.most),
            "X-RateLimit-Remaining": str(max(0, self.most - len(self.seen))),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": sha256(self.name.encode()).hexdigest()[:32],
        }


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
        self._everything = Bucket("", GLOBAL_MOST, GLOBAL_SECONDS)
        self._buckets: dict[tuple[str, ...], Bucket] = {}

    def _fault(self, line: str, *, after: bool) -> Fault | None:
        for fault in self.faults:
            if fault.times > 0 and (fault.kind in AFTERWARDS) is after and re.search(fault.route, line):
                fault.times -= 1
                return fault
        return None

    def _bucket(self, line: str, path: str) -> Bucket | None:
        """The bucket of a route and its channel or webhook; none where nothing is limited."""
        for pattern, most, seconds in ROUTES:
            if self.enforced and pattern.match(line):
                whose = path.split("/")[2:4] if path.startswith("/webhooks") else path.split("/")[2:3]
                return self._buckets.setdefault(
                    (pattern.pattern, *whose), Bucket(pattern.pattern, most, seconds)
                )
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
        wait = self._everything.enter()
        if wait:
            return self._too_many(wait, "global", {"X-RateLimit-Global": "true"})
        bucket = self._bucket(line, path)
        wait = bucket.enter() if bucket is not None else 0.0
        return self._too_many(wait, "user", bucket.headers) if bucket is not None and wait else None

    def headers(self, request: web.Request, path: str) -> dict[str, str]:
        """How much of a route's limit is left."""
        bucket = self._bucket(f"{request.method} {path}", path)
        return {} if bucket is None else bucket.headers

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
