"""The table: matches, seats, live sockets and storage for all games, as a web server. `serve` runs it."""

from __future__ import annotations

from offworld.server.errors import CannotServe
from offworld.server.serving import serve
from offworld.server.settings import Limits, Settings

__all__ = ["CannotServe", "Limits", "Settings", "serve"]
