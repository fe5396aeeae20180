"""Ascending order: where a number may stand in a row of neighbouring spaces."""

from __future__ import annotations

from typing import Any

from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, Space


def add_gaps(marks: list[int], first: int, end: int, number: int, found: list[Space]) -> None:
    """Add the empty spaces from first up to end that may take the number, greater than all before, less than all after.

    Numbers are strictly ascending (R009); X and infected rooms have no value (R011, R126).
    """
    for i in range(first, end):
        mark = marks[i]
        if 0 <= mark < CROSS:
            if mark < number:
                first = i + 1
            elif mark == number:
                return
            else:
                end = i
                break
    spaces: list[Any] = found
    for i in range(first, end):
        if marks[i] == EMPTY:
            spaces.append(i)


def has_gap(marks: list[int], first: int, end: int, number: int) -> bool:
    """Return whether any of the spaces from first up to end may take the number."""
    free = False
    for i in range(first, end):
        mark = marks[i]
        if mark == EMPTY:
            free = True
        elif mark < CROSS:
            if mark < number:
                free = False
            elif mark == number:
                return False
            else:
                return free
    return free


def has_gap_in(marks: list[int], rows: list[tuple[int, int]], number: int) -> bool:
    """Return whether any of these rows, each with its first space and its end, may take the number."""
    for first, end in rows:  # noqa: SIM110 - a loop stops at the first
        if has_gap(marks, first, end, number):
            return True
    return False


def clash(marks: list[int], first: int, end: int, space: Space, number: int) -> int:
    """Return the mark of the row that forbids the number in a space, or EMPTY where none does."""
    for i in range(first, end):
        mark = marks[i]
        if 0 <= mark < CROSS and (mark == number or (mark > number) == (i < space)):
            return mark
    return EMPTY


def is_full(marks: list[int], spaces: tuple[int, ...]) -> bool:
    """Return whether none of these spaces is empty."""
    for space in spaces:  # noqa: SIM110 - a loop stops at the first
        if marks[space] == EMPTY:
            return False
    return True


def longest_run(flags: list[int]) -> int:
    """Return the length of the longest run of marked neighbours."""
    best = 0
    run = 0
    for flag in flags:
        run = run + 1 if flag else 0
        best = max(best, run)
    return best
