"""The three piles of starship cards: turned together, reshuffled each for itself."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.rules.engine.state import Moon


def deal(state: Moon, cards: list[int], piles: int) -> None:
    """Shuffle the cards into equal piles, numbers up; nothing is discarded yet."""
    state.shuffle(cards)
    each = len(cards) // piles
    state.piles = tuple([tuple(cards[i * each : (i + 1) * each]) for i in range(piles)])
    state.discards = tuple([() for _ in range(piles)])


def flip(state: Moon) -> None:
    """Turn the top card of each pile: its effect is offered now, together with the number below it.

    When the last card is turned, the pile is made anew from its own discards; the card just turned stays (R005).
    """
    piles: list[tuple[int, ...]] = []
    discards: list[tuple[int, ...]] = []
    for pile, discard in zip(state.piles, state.discards):
        turned = pile[-1]
        pile = pile[:-1]
        if pile:
            discard = (*discard, turned)
        else:
            again = list(discard)
            state.shuffle(again)
            pile = tuple(again)
            discard = (turned,)
        piles.append(pile)
        discards.append(discard)
    state.piles = tuple(piles)
    state.discards = tuple(discards)


def turns_left(state: Moon) -> int:
    """Return how many turns it takes until the piles are reshuffled."""
    return len(state.piles[0])
