"""The deck of projects and the discard pile."""

from __future__ import annotations

from offworld.games.terraforming_mars.names import CardNumber, Origin
from offworld.games.terraforming_mars.rules.discards import card_of, put_down
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log


def take(state: Mars, count: int) -> list[CardNumber]:
    """Return cards from the top of the deck; a deck that runs out is replaced by the shuffled discard pile.

    There are fewer than asked for only when both piles are empty.
    """
    deck = state.deck
    taken: list[CardNumber] = []
    while len(taken) < count:
        if not deck:
            if not state.discards:
                break
            deck.extend([card_of(entry) for entry in state.discards])
            state.discards.clear()
            deck.sort()  # nobody can draw conclusions from the order in which cards were discarded
            state.shuffle(deck)
            state.tell("terraforming_mars-reshuffled")
        taken.append(deck.pop())
    return taken


def draw(state: Mars, seat: int, count: int, source: Origin) -> None:
    """Let a player draw cards to hand, free of charge."""
    cards = take(state, count)
    state.mine(seat).hand.extend(cards)
    if state.log is not None:
        log.drew(state, seat, cards, source)


def discard(state: Mars, seat: int, cards: list[CardNumber]) -> None:
    """Put cards face down on the discard pile; the player who does so knows them."""
    for card in cards:
        state.discards.append(put_down(card, 1 << seat))
    if state.log is not None:
        log.discarded(state, seat, cards)
