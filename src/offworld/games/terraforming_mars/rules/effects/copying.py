"""Copying the production box of a building."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.data.index import BOX, ids_of, number_of
from offworld.games.terraforming_mars.names import NO_ORIGIN, CardNumber, Origin
from offworld.games.terraforming_mars.rules.effects.base import Asks
from offworld.games.terraforming_mars.rules.effects.choose import carry_out
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class CopyProduction(Asks):
    """Repeat all production changes of one own face-up building, corporation included; nothing else on it."""

    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        return bool(copyable(state, seat))

    def missing(self, state: Mars, seat: int) -> Text:
        return Text("terraforming_mars-no-building-to-copy")

    def ask(self, state: Mars, seat: int) -> Decision | None:
        cards = copyable(state, seat)
        if len(cards) == 1:
            return None
        return OneOf(seat, "terraforming_mars-ask-copy", ids_of(cards), {"source": log.title(self.card)}, topic="copy")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        card = copyable(state, seat)[0] if answer is None else number_of(answer)
        if state.log is not None:
            state.tell("terraforming_mars-copied", seat=seat, card=log.title(card), source=log.title(self.card))
        carry_out(state, seat, BOX[card])


def copyable(state: Mars, seat: int) -> list[CardNumber]:
    """Return the buildings of a player whose whole production box could be repeated now."""
    player = state.players[seat]
    found = []
    for card in (player.corporation, *player.played):
        box = BOX[card]  # nothing but the box itself happens, so no reaction helps
        if box and all([effect.possible_alone(state, seat) for effect in box]):
            found.append(card)
    return found
