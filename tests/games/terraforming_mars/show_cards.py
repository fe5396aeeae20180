"""Print every card of Terraforming Mars in words: `python -m tests.games.terraforming_mars.show_cards [en|ru]`."""

from __future__ import annotations

import sys

from offworld.games.terraforming_mars.shown.catalog import catalog
from offworld.games.terraforming_mars.shown.types import CardData
from offworld.i18n import Translator


def shown(card: CardData, words: Translator) -> str:
    """Return a card as a few lines of text."""
    head = [f"{card['number']:03} {words.say(card['name'])}", card["kind"], f"{card['cost']} M€", *card["tags"]]
    lines = [" · ".join(head)]
    if card["requires_text"] is not None:
        lines.append(words.say(card["requires_text"]))
    for line in card["lines"]:
        lines.append(f"[{line['kind']}] {words.say(line['text'])}")
    if card["points"] is not None:
        lines.append(f"* {words.say(card['points']['text'])}")
    if card["note"] is not None:
        lines.append(f"({words.say(card['note'])})")
    return "\n  ".join(lines)


def main() -> None:
    """Print all projects and corporations."""
    words = Translator(sys.argv[1] if len(sys.argv) > 1 else "en")
    for card in (*catalog()["cards"], *catalog()["corporations"]):
        print(shown(card, words))


if __name__ == "__main__":
    main()
