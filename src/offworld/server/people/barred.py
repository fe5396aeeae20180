"""Whom the host does not want, or not to speak, and why."""

from __future__ import annotations

from offworld.server.errors import NotAllowed

TOLD = {"ban": "server-ban", "mute": "server-mute"}


class Barred:
    """Whom the host has banned or muted, and why."""

    def __init__(self) -> None:
        self._reasons: dict[tuple[str, str], str] = {}

    def take(self, found: dict[tuple[str, str], str]) -> None:
        """Take in who is barred now, by person and kind."""
        self._reasons = found

    def check(self, person: str | None, kind: str) -> None:
        """Raise where somebody is barred in this way."""
        reason = self._reasons.get((person or "", kind))
        if reason is not None:
            raise NotAllowed(TOLD[kind], reason=reason)
