"""Drawing, looking at, revealing and swapping project cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.data.index import TAGS_OF, id_of, ids_of, number_of
from offworld.games.terraforming_mars.names import NO_ORIGIN, TAGS, Origin, Tag
from offworld.games.terraforming_mars.rules.discards import EVERYBODY, put_down
from offworld.games.terraforming_mars.rules.effects.base import Does, Draws, Opens
from offworld.games.terraforming_mars.rules.piles import discard, draw, take
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Decision, OneOf, SomeOf
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Draw(Draws):
    """Draw cards to hand, free of charge."""

    count: int
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        draw(state, seat, self.count, self.card)

    def words(self) -> Text:
        return Text("terraforming_mars-do-draw", {"count": self.count})


@dataclass(frozen=True, slots=True)
class LookAndKeep(Opens):
    """Look at cards from the deck, keep some free of charge and discard the others."""

    look: int
    keep: int
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).dealt.extend(take(state, self.look))
        state.stack.append((seat, KeepCards(self.keep, self.card)))

    def name(self) -> str:
        return id_of(self.card)


@dataclass(frozen=True, slots=True)
class KeepCards(Effect):
    """Choose which of the cards just looked at go to hand."""

    keep: int
    card: Origin = NO_ORIGIN

    def ask(self, state: Mars, seat: int) -> Decision | None:
        dealt = state.players[seat].dealt
        if len(dealt) <= self.keep:
            return None
        params: dict[str, object] = {"count": self.keep, "source": log.title(self.card)}
        return SomeOf(
            seat, "terraforming_mars-ask-keep", tuple(ids_of(dealt)), self.keep, self.keep, params, topic="keep"
        )

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        player = state.mine(seat)
        kept = player.dealt[:] if answer is None else [number_of(name) for name in answer]
        rest = [card for card in player.dealt if card not in kept]
        player.dealt.clear()
        player.hand.extend(kept)
        if state.log is not None:
            log.drew(state, seat, kept, self.card)
        discard(state, seat, rest)


@dataclass(frozen=True, slots=True)
class Reveal(Draws):
    """Turn over the top card of the deck for all to see, do something if it has a tag, and discard it."""

    tag: Tag
    then: tuple[Does, ...]
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        for found in take(state, 1):
            state.discards.append(put_down(found, EVERYBODY))
            if state.log is not None:
                name = log.title(found)
                state.tell("terraforming_mars-revealed", seat=seat, card=name, source=log.title(self.card))
            if self.tag in TAGS_OF[found]:
                for effect in self.then:
                    effect.apply(state, seat, None)

    def words(self) -> Text:
        return Text("terraforming_mars-do-reveal", {"tag": Text(f"terraforming_mars-tag-{TAGS[self.tag]}")})


@dataclass(frozen=True, slots=True)
class SwapCard(Opens):
    """Discard a card from hand to draw another one; optional, and impossible with an empty hand."""

    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        return bool(state.players[seat].hand)

    def ask(self, state: Mars, seat: int) -> Decision | None:
        hand = state.players[seat].hand
        if not hand:
            return None
        choices = [*ids_of(hand), "none"]
        return OneOf(seat, "terraforming_mars-ask-swap", choices, {"source": log.title(self.card)}, topic="swap")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if answer is None or answer == "none":
            return
        card = number_of(answer)
        state.mine(seat).hand.remove(card)
        discard(state, seat, [card])
        draw(state, seat, 1, self.card)

    def name(self) -> str:
        return id_of(self.card)
