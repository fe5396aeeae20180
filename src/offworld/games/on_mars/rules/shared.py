"""Lists that copies of a state share: nobody writes into them, whoever changes one puts another in its place."""

from __future__ import annotations

from typing import TypeVar

Item = TypeVar("Item")


def changed(items: list[Item], at: int, value: Item) -> list[Item]:
    """Return the list with one value changed, as a new one: other copies of the state still hold the old one.

    >>> changed([1, 2, 3], 1, 5)
    [1, 5, 3]
    """
    found = items[:]
    found[at] = value
    return found
