"""Figures for Prometheus; none of them depends on anything secret, and none carries a name."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        of = self.registry
        self.tables = Gauge("saboteur_tables", "Rooms in memory", registry=of)
        self.connections = Gauge("saboteur_connections", "Open lines", ["kind"], registry=of)
        self.steps = Gauge("saboteur_steps", "Durable steps since the start", registry=of)
        self.intents = Counter("saboteur_intents", "Intents by answer", ["answer"], registry=of)
        self.requests = Counter("saboteur_requests", "HTTP requests", ["route", "status"], registry=of)
        self.seconds = Histogram(
            "saboteur_intent_seconds",
            "From an intent's arrival to its durable answer",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5, 10, 30),
            registry=of,
        )

    def text(self) -> bytes:
        """Write all figures."""
        return generate_latest(self.registry)
