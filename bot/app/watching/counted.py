"""What happens in the process, counted and timed for Prometheus."""

import time
from collections import OrderedDict

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

from bot.watch import Kind, Watch

WAITING = 1000
"""Interactions without an answer of which it is remembered when they came."""

ANSWERED = (0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds by which answers are told apart; Discord takes none after three."""

STORED = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
DRAWN = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 60.0)
LATE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)


class Counted(Watch):
    """Counts in a registry of its own."""

    listens = True

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._came: OrderedDict[int, tuple[Kind, float]] = OrderedDict()
        self._interactions = Counter(
            "keryx_interactions", "Interactions, by kind and name", ["kind", "name"], registry=registry
        )
        self._answers = Histogram(
            "keryx_answer_seconds",
            "From an interaction's arrival until Discord has taken its first answer",
            ["kind"], registry=registry, buckets=ANSWERED,
        )  # fmt: skip
        self._faults = Counter(
            "keryx_faults", "Interactions that met a fault of ours", ["kind"], registry=registry
        )
        self._requests = Counter(
            "keryx_discord_requests",
            "Requests to Discord; status 429: it wanted fewer, failed: no answer",
            ["method", "route", "status"], registry=registry,
        )  # fmt: skip
        self._transactions = Histogram(
            "keryx_transaction_seconds", "Transactions that read or write, waiting for their turn included",
            ["kind"], registry=registry, buckets=STORED,
        )  # fmt: skip
        self._looks = Histogram(
            "keryx_task_seconds", "What tasks that work and rest did at once", ["task"],
            registry=registry, buckets=STORED,
        )  # fmt: skip
        self._stumbles = Counter(
            "keryx_task_stumbles", "How often a task could not do its work", ["task"], registry=registry
        )
        self._pictures = Histogram(
            "keryx_picture_seconds",
            "Drawing of pictures and films",
            ["kind"],
            registry=registry,
            buckets=DRAWN,
        )
        self._lag = Histogram(
            "keryx_loop_lag_seconds", "How much later than it should the event loop comes",
            registry=registry, buckets=LATE,
        )  # fmt: skip
        ProcessCollector(registry=registry)

    def came(self, interaction: int, kind: Kind, name: str) -> None:
        """Count an interaction, and remember when it came."""
        self._interactions.labels(kind, name).inc()
        self._came[interaction] = kind, time.perf_counter()
        while len(self._came) > WAITING:
            self._came.popitem(last=False)

    def answered(self, interaction: int) -> None:
        """Time its answer."""
        came = self._came.pop(interaction, None)
        if came is not None:
            kind, since = came
            self._answers.labels(kind).observe(time.perf_counter() - since)

    def failed(self, kind: Kind) -> None:
        """Count a fault."""
        self._faults.labels(kind).inc()

    def requested(self, method: str, route: str, status: str) -> None:
        """Count a request."""
        self._requests.labels(method, route, status).inc()

    def transacted(self, kind: str, seconds: float) -> None:
        """Time a transaction."""
        self._transactions.labels(kind).observe(seconds)

    def looked(self, task: str, seconds: float, *, well: bool) -> None:
        """Time a task's work."""
        self._looks.labels(task).observe(seconds)
        if not well:
            self._stumbles.labels(task).inc()

    def drew(self, kind: str, seconds: float) -> None:
        """Time a picture."""
        self._pictures.labels(kind).observe(seconds)

    def lagged(self, seconds: float) -> None:
        """Time the loop's lag."""
        self._lag.observe(seconds)
