"""Who looks at a match, and with what right."""

from __future__ import annotations

import msgspec


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who follows a match: the seats held, or none for a spectator or somebody who sees only the lobby."""

    person: str | None
    seats: tuple[int, ...] = ()
    role: str = "seats"  # seats, watch or lobby

    @property
    def stream(self) -> str:
        """The name of the stream of entries that this viewer gets; others see and count other entries."""
        return ",".join(map(str, self.seats)) if self.role == "seats" else self.role
