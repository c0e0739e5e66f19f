"""Discord's rate limits, where they are enforced: off at first."""

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
    """Says which requests come too soon, and how much of a limit is left."""

    def __init__(self) -> None:
        self.enforced = False
        self.refused = 0
        """How many 429 answers were given."""
        self._everything = Bucket("", GLOBAL_MOST, GLOBAL_SECONDS)
        self._buckets: dict[tuple[str, ...], Bucket] = {}

    def _bucket(self, line: str, path: str) -> Bucket | None:
        """The bucket of a route and its channel or webhook; none where nothing is limited."""
        for pattern, most, seconds in ROUTES:
            if self.enforced and pattern.match(line):
                whose = path.split("/")[2:4] if path.startswith("/webhooks") else path.split("/")[2:3]
                return self._buckets.setdefault(
                    (pattern.pattern, *whose), Bucket(pattern.pattern, most, seconds)
                )
        return None

    def refusal(self, request: web.Request, path: str) -> web.Response | None:
        """The answer to a request that comes too soon, in place of the work; None: it does not."""
        if not self.enforced or path.startswith("/interactions/"):
            return None
        wait = self._everything.enter()
        if wait:
            return self.too_many(wait, "global", {"X-RateLimit-Global": "true"})
        bucket = self._bucket(f"{request.method} {path}", path)
        wait = bucket.enter() if bucket is not None else 0.0
        return self.too_many(wait, "user", bucket.headers) if bucket is not None and wait else None

    def headers(self, request: web.Request, path: str) -> dict[str, str]:
        """How much of a route's limit is left."""
        bucket = self._bucket(f"{request.method} {path}", path)
        return {} if bucket is None else bucket.headers

    def too_many(self, wait: float, scope: str, headers: dict[str, str]) -> web.Response:
        """The answer 429, which asks to wait so many seconds."""
        self.refused += 1
        body: Json = {
            "message": "You are being rate limited.",
            "retry_after": wait,
            "global": scope == "global",
        }
        told = {"Via": "1.1 google", "Retry-After": f"{wait:.3f}", "X-RateLimit-Scope": scope, **headers}
        return answer(body, 429, told)
