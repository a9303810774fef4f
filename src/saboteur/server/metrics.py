"""Figures for Prometheus; none of them depends on anything secret, and none carries a name."""

from __future__ import annotations

import contextlib
import shutil
import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from saboteur.server import logs
from saboteur.server.fanout import Fanout
from saboteur.server.limits.connection_gate import ConnectionGate
from saboteur.server.limits.rate_limiter import Limiter
from saboteur.server.operators.enforcement import Operator
from saboteur.server.settings import Settings
from saboteur.server.tables.bots.bot_pool import BotPool
from saboteur.server.tables.rooms import Rooms

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5, 10, 30)


class Times(Collector):
    """How long something took, as a histogram; noted for every move, so that it has to be quick."""

    def __init__(self, name: str, line: str, registry: CollectorRegistry) -> None:
        self._name, self._line = name, line
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Note one."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """Give the figures as they are now."""
        bounds = [*(str(float(bound)) for bound in SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._line, buckets, self._sum)


KEPT_SECONDS = 1.0  # for which written figures are given out


class Metrics:
    """What is counted when it happens."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        of = self.registry
        ProcessCollector(registry=of)
        self.connections = Gauge("saboteur_connections", "Open lines", ["kind"], registry=of)
        self.intents = Counter("saboteur_intents", "Intents by answer", ["answer"], registry=of)
        self.requests = Counter("saboteur_requests", "HTTP requests", ["route", "status"], registry=of)
        self.accepted = self.intents.labels("ok")
        line = "From an intent's arrival to its durable answer, but for answers in veto windows"
        self.seconds = Times("saboteur_intent_seconds", line, of)
        self.store_seconds = Times("saboteur_store_seconds", "What making a step durable takes", of)
        self._lately = float("-inf"), b""

    def text(self) -> bytes:
        """Write all figures."""
        return generate_latest(self.registry)

    def lately(self) -> bytes:
        """Write all figures, once a second at most, whoever asks: that takes milliseconds."""
        now = time.monotonic()
        if now - self._lately[0] > KEPT_SECONDS:
            self._lately = now, self.text()
        return self._lately[1]


class FiguresHost(Protocol):
    """What there is to look at."""

    settings: Settings
    rooms: Rooms
    bot_pool: BotPool
    gate: ConnectionGate
    limiter: Limiter
    fanout: Fanout
    operator: Operator
    lag: float


class Figures(Collector):
    """What is looked at when somebody asks."""

    def __init__(self, server: FiguresHost) -> None:
        self._server = server

    def describe(self) -> list[Metric]:
        """Say nothing before the server is open."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Return all figures as they are now."""
        server = self._server
        turns = server.bot_pool.turns
        yield GaugeMetricFamily("saboteur_tables", "Rooms in memory", len(server.rooms.open))
        yield GaugeMetricFamily("saboteur_tables_most", "Rooms that may be in memory", server.settings.max_tables)
        yield GaugeMetricFamily("saboteur_tables_followed", "Tables of other processes", len(server.rooms.followed))
        yield CounterMetricFamily("saboteur_steps", "Durable steps since the start", server.rooms.steps)
        yield GaugeMetricFamily("saboteur_bots_waiting", "Bots that wait for a worker", turns.waiting)
        thoughts = CounterMetricFamily(
            "saboteur_bot_thoughts", "Bots' answers: thought, hurried, dropped or failed", labels=["outcome"]
        )
        for outcome, count in server.bot_pool.outcomes.items():
            thoughts.add_metric([outcome], count)
        yield thoughts
        broken = CounterMetricFamily("saboteur_faults", "Lines of level error in the log", labels=["event"])
        for event, count in logs.faults.items():
            broken.add_metric([event], count)
        yield broken
        age = time.monotonic() - server.operator.wrote_at
        yield GaugeMetricFamily("saboteur_write_age_seconds", "Since the store last took something from us", age)
        with contextlib.suppress(OSError):  # no folder: everything is in a database elsewhere
            free = shutil.disk_usage(server.settings.data).free
            yield GaugeMetricFamily("saboteur_disk_free_bytes", "Room on the disk of the data folder", free)
        away = CounterMetricFamily("saboteur_turned_away", "Connections that were not let in or cut", labels=["why"])
        for why, count in server.gate.turned_away.items():
            away.add_metric([why], count)
        yield away
        yield GaugeMetricFamily("saboteur_tcp_connections", "TCP connections", len(server.gate))
        yield GaugeMetricFamily(
            "saboteur_limits_remembered", "Callers that limits remember", server.limiter.remembered()
        )
        yield GaugeMetricFamily("saboteur_loop_lag_seconds", "By how much the heart last beat too late", server.lag)
        yield GaugeMetricFamily("saboteur_fanout_queue", "Words that wait to be carried", server.fanout.queued())
        yield GaugeMetricFamily(
            "saboteur_draining", "1 while the process gives its tables away", server.operator.draining
        )
