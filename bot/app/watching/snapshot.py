"""How things stand at a moment, as Prometheus is told: read when it asks."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from prometheus_client.core import GaugeMetricFamily, Metric

from bot.app.client import Keryx
from bot.errors.trouble import TableError
from bot.store.waiting import Waiting, waiting

LATE = timedelta(minutes=1)
"""How long after its time a call counts as late."""

PATIENCE = 5.0
"""Seconds the database may take to answer."""


@dataclass(frozen=True, slots=True, eq=False)
class Snapshot:
    """How things stand."""

    now: datetime
    connected: bool
    in_memory: int
    """Games kept in memory."""
    thoughts: int
    """What somebody waits to have thought."""
    tasks: int
    """Of the event loop."""
    threads: int
    connections: int
    """To the database, in use or kept."""
    waiting: Waiting | None
    """None where the database does not answer."""

    def collect(self) -> Iterator[Metric]:
        """The gauges."""

        def gauge(name: str, what: str, value: float) -> Metric:
            return GaugeMetricFamily(f"keryx_{name}", what, value=value)

        yield gauge("gateway_connected", "Whether the gateway is connected", self.connected)
        yield gauge("games_in_memory", "Games kept in memory", self.in_memory)
        yield gauge("thoughts_waiting", "Thoughts that somebody waits for", self.thoughts)
        yield gauge("tasks", "Tasks of the event loop", self.tasks)
        yield gauge("threads", "Threads", self.threads)
        yield gauge("database_connections", "Connections to the database", self.connections)
        yield gauge("database_answers", "Whether the database answers", self.waiting is not None)
        found = self.waiting
        if found is None:
            return
        age = 0.0 if found.oldest is None else (self.now - found.oldest).total_seconds()
        yield gauge("posts_waiting", "Posts in the outbox", found.posts)
        yield gauge("oldest_post_seconds", "The age of the oldest post that waits", max(0.0, age))
        yield gauge("calls_late", "Timers and calls more than a minute late", found.late)
        games = GaugeMetricFamily("keryx_games_open", "Open games", labels=["title"])
        for title, count in found.games.items():
            games.add_metric([title], count)
        yield games


def is_connected(herald: Keryx) -> bool:
    """Whether all shards of a client are connected."""
    shards = herald.shards.values()
    return bool(shards) and not any(shard.is_closed() for shard in shards)


async def snapshot(herald: Keryx) -> Snapshot:
    """How things stand now; the database is asked once."""
    services = herald.services
    now, found = services.clock.now(), None
    try:
        async with asyncio.timeout(PATIENCE):
            found = await services.store.read(waiting, now - LATE)
    except (TableError, TimeoutError):
        pass  # which is what is told
    return Snapshot(
        now=now,
        connected=is_connected(herald),
        in_memory=services.tables.in_memory,
        thoughts=services.study.waiting,
        tasks=len(asyncio.all_tasks()),
        threads=threading.active_count(),
        connections=services.store.connections,
        waiting=found,
    )
