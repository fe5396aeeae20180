"""Patience for Ray on slow machines: it reads these when it is first used, wherever that is."""

from __future__ import annotations

import os

for name, value in {
    "raylet_start_wait_time_s": 180,
    "worker_register_timeout_seconds": 180,
    "memory_monitor_refresh_ms": 0,  # nor may it end a worker because other programs have filled the memory
}.items():
    os.environ.setdefault(f"RAY_{name}", str(value))
