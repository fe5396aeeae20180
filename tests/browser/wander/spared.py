"""The one table of exceptions from the layout check: where a rule does not hold, and why."""

from __future__ import annotations

# rule, where (a CSS selector of the thing or of something around it), why
SPARED: tuple[tuple[str, str, str], ...] = (
    ("ellipsis", "header .what", "the bar names the match; the table itself says whose turn it is"),
    ("ellipsis", "[data-testid$=-link] code", "a link to be copied: the button takes the whole"),
    ("ellipsis", "[data-testid^=combination-]", "the sign beside it says the same, and its words come with a press"),
    (
        "ellipsis",
        ".flight .name",
        "the seat's shape and colour tell who it is, and the people beside have their names in full",
    ),
    ("place", "svg.zoomed", "all places of a question in sight come before large ones, and a tap goes to the nearest"),
    (
        "place",
        "[data-testid^=space-]",
        "a printed sheet has many small boxes: a mouse hits them, a finger gets the nearest",
    ),
    (
        "ellipsis",
        "[data-testid=people] .who",
        "people may call themselves anything; shape, colour and title tell who it is",
    ),
    ("small", ".flight", "the spaces of the flight stand in one row of a phone; the question lists them too"),
    (
        "sideways",
        ".filters .rest, [role=tablist]",
        "one row of a phone, pushed aside, so that what it chooses comes first",
    ),
    ("question", "[data-testid=finished]", "the end has a dialog of its own; this heading asks nothing"),
    (
        "sideways",
        "[data-testid=sheet-score], [data-testid=mars] .end",
        "the score of four or five people is wider than a phone",
    ),
    ("cut", "[data-testid^=hand-] .lines", "a card in hand shows whole rows of signs; pointing at it shows the rest"),
    ("sideways", "[data-testid=card-row], [data-testid=hand-row]", "cards in a row that is swiped"),
)


def spared() -> dict[str, list[str]]:
    """Return the selectors by rule, as the check in the page takes them."""
    found: dict[str, list[str]] = {}
    for rule, where, _ in SPARED:
        found.setdefault(rule, []).append(where)
    return found
