"""Structured logs: one JSON object a line on standard error, without secrets: routes, never addresses with tokens."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

import structlog


class JsonLines(logging.Formatter):
    """Writes the records of other libraries in the same form."""

    converter = staticmethod(time.gmtime)  # the Z at the end promises it

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(
            {
                "event": record.getMessage(),
                "logger": record.name.lstrip("_"),
                "level": record.levelname.lower(),
                "timestamp": self.formatTime(record, "%Y-%m-%dT%H:%M:%SZ"),
            }
        )


def set_up(level: str) -> None:
    """Send all logs of this process to standard error as JSON lines."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def other_logs() -> dict[str, Any]:
    """Return the logging of the web server and whatever else logs: warnings and worse, in the same form."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "offworld.server.logs.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
    }
