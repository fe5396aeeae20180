"""The one table of exceptions from the layout check: where a rule does not hold, and why."""

from __future__ import annotations

# rule, where (a CSS selector of the thing or of something around it), why
SPARED: tuple[tuple[str, str, str], ...] = (
    ("ellipsis", "header .what", "the bar names the match; the table itself says whose turn it is"),
    ("ellipsis", "[data-testid$=-link] code", "a link to be copied: the button takes the whole"),
    ("sideways", "[data-testid=card-row], [data-testid=hand-row]", "cards in a row that is swiped"),
)

# Faults that are known and wait to be mended: game, rule, part of where it is. To be empty.
KNOWN: tuple[tuple[str, str, str], ...] = tuple(
    ("*", rule, "")
    for rule in (
        "small",
        "sideways",
        "overlap",
        "ellipsis",
        "dead",
        "lost",
        "place",
        "unseen",
        "word",
        "cut",
        "hidden",
        "covered",
        "question",
    )
)


def spared() -> dict[str, list[str]]:
    """Return the selectors by rule, as the check in the page takes them."""
    found: dict[str, list[str]] = {}
    for rule, where, _ in SPARED:
        found.setdefault(rule, []).append(where)
    return found
