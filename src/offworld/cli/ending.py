"""How a match ended, in words."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as Styled

from offworld.cli.seats import name_of, styled_name
from offworld.cli.ui import Ui
from offworld.kernel.match import Match


def show_ending(ui: Ui, match: Match) -> None:
    """Print why the match ended, who won, and the scores; or just the scores while it goes on."""
    outcome = match.outcome()
    if outcome is not None:
        ui.print(outcome.reason, style="bold")
        names = ", ".join(name_of(ui, seat) for seat in outcome.winners)
        ui.print("cli-winners", style="bold green", count=len(outcome.winners), names=names)
    scores = list(outcome.scores) if outcome is not None else match.scores()
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for seat in sorted(range(match.seats), key=lambda seat: -scores[seat]):
        grid.add_row(styled_name(ui, seat), Styled(str(scores[seat]), style="bold"))
    ui.out.print(grid)
