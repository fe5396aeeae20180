"""Numbers and names of Terraforming Mars as the terminal prints them."""

from __future__ import annotations

from offworld.cli.ui import Ui
from offworld.kernel.text import printed


def signed(value: int) -> str:
    """Return a change: a plus stands before what is not negative."""
    return printed(value) if value < 0 else f"+{value}"


def card_name(ui: Ui, card: str) -> str:
    """Return the name of a project or corporation."""
    key = f"terraforming_mars-card-{card}"
    return ui.say(key if ui.translator.has(key) else f"terraforming_mars-corporation-{card}")
