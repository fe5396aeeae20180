"""Everybody at once: all see who is ready, and each says so, that nothing is final before everybody is."""

from __future__ import annotations

from offworld.kernel.effect import Effect, Together


def everyone_at_once(chains: tuple[tuple[int, Effect], ...]) -> Together:
    """Return the chains of several seats, each of which ends with the question whether its seat is done."""
    return Together(chains, progress=True, confirm=True)
