"""What a bot is."""

from __future__ import annotations

from offworld.bots.perspective import Perspective
from offworld.kernel.decision import Answer
from offworld.kernel.rng import Rng


class Bot:
    """Someone who answers decisions.

    The keyword parameters of a bot's constructor are its settings: their defaults (whole numbers, numbers, flags or
    strings) say what type they have, and `bot("name:setting=value")` fills them in. One bot may sit in many matches and
    in several seats at once, so it keeps nothing about a match from one question to the next.
    """

    @property
    def deterministic(self) -> bool:
        """Whether the choice follows from the perspective and the generator alone, and not, say, from a clock."""
        return True

    @property
    def iterations_made(self) -> int:
        """How many iterations of a search the bot has made so far, for whoever reports budgets; 0 without a search."""
        return 0

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        """Return an answer to `perspective.decision`; all chance comes from `rng`."""
        raise NotImplementedError
