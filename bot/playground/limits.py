"""Discord's moods, for tests: rate limits with 429 answers, failing and lost answers. All off at first."""

import asyncio
import json
import re
import time
from collections import deque
from dataclasses import dataclass

from aiohttp import web


@dataclass
class Fault:
    """What happens to the next `times` requests that match: a status, or `lose` after the work was done."""

    route: str
    kind: str
    times: int


class Limits:
    """Decides before and after each request whether it is answered as usual."""

    def __init__(self) -> None:
        self.enforced = False
        self.delay = 0.0
        self.faults: list[Fault] = []
        self.refused = 0
        """How many 429 answers were given."""
        self._all: deque[float] = deque()
        self._posts: dict[str, deque[float]] = {}

    def _fault(self, line: str, lost: bool) -> Fault | None:
        for fault in self.faults:
            if fault.times > 0 and (fault.kind == "lose") is lost and re.search(fault.route, line):
                fault.times -= 1
                return fault
        return None

    async def before(self, method: str, path: str) -> web.Response | None:
        """An answer that comes instead of the work."""
        if self.delay:
            await asyncio.sleep(self.delay)
        fault = self._fault(f"{method} {path}", lost=False)
        if fault is not None:
            return web.Response(
                body=b"{}", status=int(fault.kind), headers={"Content-Type": "application/json"}
            )
        if not self.enforced or path.startswith(("/interactions/", "/webhooks/")):
            return None
        wait = self._wait(self._all, 50, 1.0)
        scope = "global"
        if not wait and method == "POST" and path.endswith("/messages"):
            wait = self._wait(self._posts.setdefault(path, deque()), 5, 5.0)
            scope = "user"
        if not wait:
            return None
        self.refused += 1
        body = {"message": "You are being rate limited.", "retry_after": wait, "global": scope == "global"}
        headers = {
            "Content-Type": "application/json",
            "Via": "1.1 google",
            "Retry-After": str(wait),
            "X-RateLimit-Scope": scope,
            **({"X-RateLimit-Global": "true"} if scope == "global" else {}),
        }
        return web.Response(body=json.dumps(body).encode(), status=429, headers=headers)

    def _wait(self, seen: deque[float], most: int, window: float) -> float:
        now = time.monotonic()
        while seen and seen[0] <= now - window:
            seen.popleft()
        if len(seen) >= most:
            return round(seen[0] + window - now + 0.01, 3)
        seen.append(now)
        return 0.0

    async def after(self, method: str, path: str) -> web.Response | None:
        """An answer that replaces the one the work gave: a lost connection."""
        if self._fault(f"{method} {path}", lost=True) is not None:
            return web.Response(body=b"{}", status=502, headers={"Content-Type": "application/json"})
        return None
