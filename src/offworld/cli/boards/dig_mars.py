"""The canyon of Dig Mars in the terminal: stacks, finds and stations on a grid, and the players beside or below it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from offworld.cli.seats import colour, mark, styled_name
from offworld.cli.ui import Ui

SIDE: Final = 4
MAX_LEVEL: Final = 4
ROOMY: Final = 14  # from so many columns on, stations and bonus fit on one line
NARROW: Final = 50  # below so many columns, levels are numbers instead of tracks
WIDE: Final = 108  # from so many columns on, the players stand beside the grid
EQUIPMENT: Final = ("drill", "transport", "fleet")


def draw(ui: Ui, view: Mapping[str, Any]) -> RenderableType:
    """Return the grid, the players and the state of the turn."""
    table = view["table"]
    beside = Group(_players(ui, view), _turn(ui, view))
    if ui.out.width < WIDE:
        return Group(_grid(ui, table), beside)
    whole = Table.grid(padding=(0, 3))
    whole.add_column(min_width=4 + SIDE * (_cell_width(ui) + 1))
    whole.add_row(_grid(ui, table), beside)
    return whole


def _cell_width(ui: Ui) -> int:
    return max(8, min(ROOMY, (ui.out.width - 4) // SIDE - 1))


def _grid(ui: Ui, table: Mapping[str, Any]) -> Table:
    width = _cell_width(ui)
    grid = Table(box=box.SQUARE, show_lines=True, padding=0, header_style="dim", border_style="#a5552f")
    grid.add_column("", width=1, style="dim", vertical="middle")
    for letter in "ABCD":
        grid.add_column(letter, width=width, justify="center", no_wrap=True)
    for row in range(SIDE):
        sites = table["grid"][row * SIDE : row * SIDE + SIDE]
        grid.add_row(str(row + 1), *[_site(ui, site, width) for site in sites])
    return grid


def _site(ui: Ui, site: dict[str, Any], width: int) -> Styled:
    """Return the stack and its top tile, then stations and bonus: on one line where there is room, else on two."""
    height, find = site["height"], site["find"]
    tile, arrow = ("▤", "▼") if ui.fancy else ("=", "v")
    cell = Styled(tile * height or ("·" if ui.fancy else "."), style="#c9784f" if height else "dim")
    bonus = Styled("")
    if height and not site["explored"]:
        cell.append(" " + arrow * site["dig"], style="bold")
    if find is not None:
        seen = _find(ui, find)
        bonus = Styled(ui.say(f"cli-dig_mars-{find['bonus']}") if find["bonus"] else "", style="#b58af0")
        if site["explored"]:
            cell.append(" ").append_text(seen)
        else:  # scouted: known to this seat alone
            bonus = Styled("(").append_text(seen).append(")", style="dim")
    stations = _stations(ui, site["stations"])
    if width < ROOMY:
        return Styled("\n").join([cell, stations, bonus])
    if stations and bonus:
        stations.append(" ")
    return Styled("\n").join([cell, stations.append_text(bonus)])


def _find(ui: Ui, find: dict[str, Any]) -> Styled:
    star, load = ("★", "⇧") if ui.fancy else ("*", "^")
    return Styled.assemble((f"{star}{find['value']}", "bold #e7b954"), (f"{load}{find['carry']}", "#9aa7b4"))


def _stations(ui: Ui, counts: list[int]) -> Styled:
    line = Styled()
    crowded = sum(counts) > 4
    for seat, count in enumerate(counts):
        if count:
            sign = mark(ui, seat)
            line.append(f"{sign}{count}" if crowded else sign * count, style=f"bold {colour(seat)}")
    return line


def _players(ui: Ui, view: Mapping[str, Any]) -> Table:
    grid = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    grid.add_column("", no_wrap=True, overflow="ellipsis")
    for name in EQUIPMENT:
        grid.add_column(ui.say(f"cli-dig_mars-{name}"), no_wrap=True)
    grid.add_column(ui.say("cli-dig_mars-finds"), justify="right")
    grid.add_column(ui.say("cli-dig_mars-points"), justify="right")
    full, empty = ("●", "○") if ui.fancy else ("#", "-")
    for seat, player in enumerate(view["table"]["players"]):
        who = styled_name(ui, seat)
        if seat in view["asked"]:
            who.stylize("bold underline")
        levels = [player["levels"][kind] for kind in EQUIPMENT]
        if ui.out.width < NARROW:
            tracks = [Styled(f"{level}/{MAX_LEVEL}") for level in levels]
        else:
            tracks = [Styled(full * level + empty * (MAX_LEVEL - level)) for level in levels]
        points = Styled(str(player["points"]), style="bold") if "points" in player else Styled("?", style="dim")
        grid.add_row(who, *tracks, str(player["finds"]), points)
    return grid


def _turn(ui: Ui, view: Mapping[str, Any]) -> Styled:
    table = view["table"]
    facts = [ui.say("cli-dig_mars-left", count=table["left"])]
    if table["target"] is not None:
        facts.append(ui.say("cli-dig_mars-target", count=table["target"]))
    if view["outcome"] is None and not table["placing"]:
        facts.append(ui.say("cli-dig_mars-actions", count=table["actions"]))
    line = Styled(" · ".join(facts) if ui.fancy else "; ".join(facts), style="dim")
    bonuses = [ui.say(f"dig_mars-bonus-{name}") for name in table["bonuses"] for _ in range(table["bonuses"][name])]
    if bonuses:
        line.append("\n" + ui.say("cli-dig_mars-bonuses", bonuses=", ".join(bonuses)), style="not dim #b58af0")
    return line


def legend(ui: Ui) -> Styled:
    """Return what the signs mean."""
    return Styled(ui.say("cli-dig_mars-legend" if ui.fancy else "cli-dig_mars-legend-plain"), style="dim")
