"""The tree of a search: what is known about series of picks."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from offworld.kernel.decision import Answer

TRUST = 2.0  # visits that the first impression of a pick counts for


class Node:
    """A pick after a series of others: how often it was tried and on offer, what came of it, and what may follow.

    What follows is kept by seat and pick, since in another world the same picks may leave the turn with somebody else.
    """

    __slots__ = ("available", "children", "first", "total", "visits")

    def __init__(self, first: float) -> None:
        self.first = first  # the first impression, as a chance to win of the seat that picks
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[tuple[int, Any], Node] = {}


Offer = tuple[Node, Answer]


def most_promising(offers: list[Offer], explore: float, widen: float) -> Offer:
    """Return the offer with the highest upper confidence bound, which counts how often a pick was on offer.

    Of many offers only those with the best first impressions take part; more join as the visits grow.
    """
    visits = 0
    surplus = 0.0
    for node, _ in offers:
        visits += node.visits
        surplus += node.total - node.visits * node.first
    shift = surplus / visits if visits else 0.0  # first impressions are as good as results only among themselves
    width = int(widen * sqrt(visits + 1))
    if width < len(offers):
        offers = sorted(offers, key=_by_impression)[:width]
    best, most = offers[0], -1.0
    for offer in offers:
        node = offer[0]
        count = node.visits + TRUST
        mean = (node.total + TRUST * min(max(node.first + shift, 0.0), 1.0)) / count
        bound = mean + explore * sqrt(log(node.available + 1) / count)
        if bound > most:
            best, most = offer, bound
    return best


def _by_impression(offer: Offer) -> float:
    return -offer[0].first
