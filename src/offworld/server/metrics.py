"""Figures for Prometheus. Labels name routes and kinds, never matches, people or tokens."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    multiprocess,
)
from prometheus_client.values import ValueClass

# When a counter began is of no use to anybody.
disable_created_metrics()  # type: ignore[no-untyped-call]  # it has no annotations

REQUESTS = Counter("offworld_requests", "HTTP requests", ["method", "route", "status"])
SECONDS = Histogram("offworld_request_seconds", "Time to answer an HTTP request", ["route"])
COMMANDS = Counter("offworld_commands", "Commands by kind and result", ["kind", "result"])
COMMIT_SECONDS = Histogram(
    "offworld_commit_seconds",
    "Time from an entry to its commit",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
BOT_FAILURES = Counter("offworld_bot_failures", "Bots that crashed, took too long or answered wrongly")
SHED = Counter("offworld_shed", "Refused because this process cannot keep up, by what is late", ["part"])
NOTICES = Counter("offworld_notices", "Notices to browsers whose page is closed, by result", ["result"])
SOCKETS = Gauge("offworld_sockets", "Connections", multiprocess_mode="livesum")
WAITING = Gauge("offworld_waiting", "Jobs that wait", ["part"], multiprocess_mode="livesum")
MATCHES = Gauge("offworld_matches_in_memory", "Matches in memory", multiprocess_mode="livesum")


def exposition() -> bytes:
    """Return the figures of all processes in Prometheus' text format."""
    if "Multi" in ValueClass.__qualname__:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it has no annotations
        return generate_latest(registry)
    return generate_latest()
