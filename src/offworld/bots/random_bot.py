"""The weakest opponent and the yardstick for all others."""

from __future__ import annotations

from offworld.bots.bot import Bot
from offworld.bots.perspective import Perspective
from offworld.kernel.decision import Answer
from offworld.kernel.rng import Rng


class RandomBot(Bot):
    """Gives any legal answer."""

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        return perspective.decision.sample(rng)
