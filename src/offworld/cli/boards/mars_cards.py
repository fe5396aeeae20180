"""Cards of Terraforming Mars in the terminal: what lies before everybody, and what one holds or chooses from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from offworld.cli.boards.mars_words import card_name
from offworld.cli.seats import colour, mark
from offworld.cli.ui import Ui

KINDS = {"automated": "#86b96b", "active": "#7cc6da", "event": "#f0676b", "corporation": "#e7b954"}


def own_cards(ui: Ui, view: Mapping[str, Any], catalog: Mapping[str, Any]) -> list[RenderableType]:
    """Return the cards in play of everybody, and one's own with all that they do."""
    cards = {card["id"]: card for card in (*catalog["cards"], *catalog["corporations"])}
    parts: list[RenderableType] = []
    for seat, player in enumerate(view["table"]["players"]):
        if player["played"] or player["events"]:
            parts.append(_played(ui, seat, player))
    if view["you"] is None:
        return parts
    player = view["table"]["players"][view["you"]]
    prices = {card["id"]: card["price"] for card in player.get("hand", [])}
    groups = {
        "choice": [*player.get("offers", []), *player.get("dealt", [])],
        "drafted": player.get("drafted", []),
        "hand-title": list(prices),
    }
    for title, ids in groups.items():
        if ids:
            parts += [Styled(""), Styled(ui.say(f"cli-terraforming_mars-{title}"), style="bold")]
            parts.append(_list(ui, [cards[each] for each in ids], prices))
    return parts


def _played(ui: Ui, seat: int, player: Mapping[str, Any]) -> Styled:
    """Return what somebody has played on a line, with resources on cards and with actions that are used up."""
    line = Styled(f"{mark(ui, seat)} ", style=f"bold {colour(seat)}")
    used = "×" if ui.fancy else "x"
    shown = []
    for card in (*player["played"], *player["events"]):
        cubes = player["cubes"].get(card)
        about = f" [{cubes}]" if cubes is not None else ""
        shown.append(card_name(ui, card) + about + (f" {used}" if card in player["used"] else ""))
    return line.append(", ".join(shown), style="not bold dim")


def _list(ui: Ui, cards: list[dict[str, Any]], prices: dict[str, int | None]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold #e7b954")
    grid.add_column()
    for card in cards:
        words = Styled(card_name(ui, card["id"]), style=f"bold {KINDS[card['kind']]}")
        tags = [ui.say(f"terraforming_mars-tag-{tag}") for tag in card["tags"]]
        if tags:
            words.append(f" ({', '.join(tags)})", style="not bold dim")
        words.append(" " + " ".join(_said(ui, card)), style="not bold default")
        price = prices.get(card["id"])
        cost = "" if card["kind"] == "corporation" else str(card["cost"] if price is None else price)
        grid.add_row(cost, words)
    return grid


def _said(ui: Ui, card: dict[str, Any]) -> list[str]:
    """Return all sentences of a card."""
    said = [ui.say(card["requires_text"])] if card["requires_text"] is not None else []
    for line in card["lines"]:
        lasting = line["kind"] in ("action", "effect")
        before = ui.say(f"cli-terraforming_mars-line-{line['kind']}") + " " if lasting else ""
        said.append(before + ui.say(line["text"]))
    if card["points"] is not None:
        said.append(ui.say(card["points"]["text"]) + ".")
    return said
