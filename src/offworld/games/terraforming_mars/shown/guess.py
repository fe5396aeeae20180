"""Redrawing what is hidden, consistently with what some seats know; see `view` for what a seat remembers."""

from __future__ import annotations

from offworld.games.terraforming_mars.data.book import corporations
from offworld.games.terraforming_mars.names import CardNumber
from offworld.games.terraforming_mars.rules.discards import card_of, exchanged, known_by
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.rng import Rng


def guess(state: Mars, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw the deck, the unknown discards, and the cards and corporations of all other seats, in place."""
    if state.outcome is not None:  # after the end all hands are shown
        seats = tuple(range(state.seats))
    known = 0
    for seat in seats:
        known |= 1 << seat
    pool = state.deck
    blind: list[int] = []  # places in the discard pile that none of these seats knows
    for place, entry in enumerate(state.discards):
        if not known_by(entry) & known:
            blind.append(place)
            pool.append(card_of(entry))
    hidden = [state.mine(seat) for seat in range(state.seats) if seat not in seats]
    for player in hidden:
        pool.extend(player.hand)
        pool.extend(player.dealt)
        pool.extend(player.drafted)
    pool.sort()  # the guess must not depend on where the cards truly lie
    rng.shuffle(pool)
    for player in hidden:
        player.hand = _dealt(pool, len(player.hand))
        player.dealt = _dealt(pool, len(player.dealt))
        player.drafted = _dealt(pool, len(player.drafted))
    for place in blind:
        state.discards[place] = exchanged(state.discards[place], pool.pop())
    _guess_offers(state, seats, rng)


def _dealt(pool: list[CardNumber], count: int) -> list[CardNumber]:
    return [pool.pop() for _ in range(count)]


def _guess_offers(state: Mars, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw the corporations that the others may choose from."""
    if not any([player.offers for player in state.players]):
        return
    known = [offer for seat in seats for offer in state.players[seat].offers]
    pool = [number for number in corporations(state.corporate_era) if number not in known]
    rng.shuffle(pool)
    for seat in range(state.seats):
        if seat not in seats:
            player = state.mine(seat)
            player.offers = _dealt(pool, len(player.offers))
