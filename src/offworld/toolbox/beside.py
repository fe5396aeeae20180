"""What may be done beside a question, for states that leave it to rules that know more than they do."""

from __future__ import annotations

from typing import Any

from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


class Beside:
    """The asides of a game; its state is given one at set-up, and hands it on to its copies."""

    def offered(self, state: Any, seat: int) -> list[tuple[Any, ...]]:
        """Return what the seat may do beside what it is asked."""
        raise NotImplementedError

    def effect(self, what: tuple[Any, ...]) -> Effect:
        """Return the effect of one of these."""
        raise NotImplementedError

    def why_not(self, state: Any, seat: int, what: tuple[Any, ...]) -> Text | None:
        """Return the rule that forbids what is not offered."""
        raise NotImplementedError
