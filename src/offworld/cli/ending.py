"""How a match ended, in words."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as Styled

from offworld.cli.seats import name_of, styled_name
from offworld.cli.ui import Ui
from offworld.kernel.match import Match
from offworld.kernel.outcome import Line


def show_ending(ui: Ui, match: Match) -> None:
    """Print why the match ended, who won, and the scores with what they are for; or just the scores as they stand."""
    outcome = match.outcome()
    rivals = outcome.rivals if outcome is not None else ()
    if outcome is not None:
        ui.print(outcome.reason, style="bold")
        names = [name_of(ui, seat) for seat in outcome.winners]
        names += [ui.say(rival.name) for rival in rivals if rival.won]
        if len(names) == 1 and outcome.winners == (ui.translator.you,):
            ui.print("cli-won", style="bold green")
        else:
            ui.print("cli-winners", style="bold green", count=len(names), names=", ".join(names))
    scores = list(outcome.scores) if outcome is not None else match.scores()
    lines = match.score_lines() if outcome is not None else [[] for _ in scores]
    rows = [(scores[seat], styled_name(ui, seat), lines[seat]) for seat in range(match.seats)]
    rows += [(rival.score, Styled(ui.say(rival.name)), list(rival.lines)) for rival in rivals]
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for score, name, made_of in sorted(rows, key=lambda row: -row[0]):
        grid.add_row(name, Styled(str(score), style="bold"))
        _explain(ui, grid, made_of)
    ui.out.print(grid)


def _explain(ui: Ui, grid: Table, lines: list[Line]) -> None:
    """Add what a score is made of below it; lines that bring nothing are left out."""
    for why, points in lines:
        if points:
            grid.add_row(Styled(f"  {ui.say(why)}", style="dim"), Styled(str(points), style="dim"))
