"""Mars in the terminal: the map, the parameters, everybody's board, milestones and awards, and one's own cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from offworld.cli.boards.mars_cards import own_cards
from offworld.cli.boards.mars_map import draw_map
from offworld.cli.boards.mars_words import signed
from offworld.cli.seats import colour, mark, styled_name
from offworld.cli.ui import Ui
from offworld.games import game
from offworld.kernel.text import printed

RESOURCES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
WIDE = 100  # from so many columns on, the parameters stand beside the map
ROOMY = 84  # from so many columns on, production stands beside the stock, not below it


def draw(ui: Ui, view: Mapping[str, Any]) -> RenderableType:
    """Return the whole table as one seat may see it."""
    table = view["table"]
    catalog = game(view["game"]).catalog()
    planet = Group(_head(ui, view, catalog), _tracks(ui, table, catalog), *_goals(ui, view, catalog))
    parts: list[RenderableType] = []
    if ui.out.width < WIDE:
        parts += [draw_map(ui, table, catalog), Styled(""), planet]
    else:
        beside = Table.grid(padding=(0, 3))
        beside.add_row(draw_map(ui, table, catalog), planet)
        parts.append(beside)
    parts += [Styled(""), _players(ui, view), *own_cards(ui, view, catalog)]
    return Group(*parts)


def _head(ui: Ui, view: Mapping[str, Any], catalog: Mapping[str, Any]) -> Styled:
    table = view["table"]
    last = catalog["solo_generations"] if view["seats"] == 1 else 0
    head = Styled(ui.say("cli-terraforming_mars-generation", number=table["generation"], last=last), style="bold")
    return head.append(" " + ui.say(f"cli-terraforming_mars-phase-{table['phase']}"), style="not bold dim")


def _tracks(ui: Ui, table: Mapping[str, Any], catalog: Mapping[str, Any]) -> Table:
    grid = Table.grid(padding=(0, 1))
    full, empty = ("█", "░") if ui.fancy else ("#", "-")
    styles = {"temperature": "#f0676b", "oxygen": "#7cc6da", "oceans": "#2f8fb8"}
    for track in catalog["tracks"]:
        name, now = track["name"], table[track["name"]]
        warm = name == "temperature"  # its degrees have a plus above zero, as on the board
        steps = (now - track["start"]) // track["step"]
        left = (track["goal"] - now) // track["step"]
        value, goal = [
            ui.say(f"terraforming_mars-value-{name}", value=signed(each) if warm and each > 0 else printed(each))
            for each in (now, track["goal"])
        ]
        bar = Styled(full * steps, style=styles[name]).append(empty * left, style="dim")
        grid.add_row(ui.say(f"terraforming_mars-parameter-{name}"), Styled(value, style="bold"), bar, goal)
    return grid


def _goals(ui: Ui, view: Mapping[str, Any], catalog: Mapping[str, Any]) -> list[RenderableType]:
    """Return how everybody stands in milestones and awards; alone there are none."""
    if view["seats"] == 1:
        return []
    goals = {each["id"]: each["goal"] for each in catalog["milestones"]["list"]}
    grid = Table.grid(padding=(0, 1))
    for kind, counts in (("milestone", "progress"), ("award", "standing")):
        grid.add_row(Styled(ui.say(f"cli-terraforming_mars-{kind}s"), style="dim"))
        for each in view["table"][f"{kind}s"]:
            name = Styled(ui.say(f"terraforming_mars-{kind}-{each['id']}"))
            if kind == "milestone":
                name.append(f" {goals[each['id']]}", style="dim")
            owner = each["owner"]
            taken = Styled(mark(ui, owner), style=f"bold {colour(owner)}") if owner is not None else Styled("")
            have = [Styled(printed(count), style=colour(seat)) for seat, count in enumerate(each[counts])]
            grid.add_row(taken.append(" ").append_text(name), *have)
    return [Styled(""), grid]


def _players(ui: Ui, view: Mapping[str, Any]) -> Table:
    table = view["table"]
    grid = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    grid.add_column("", overflow="ellipsis", no_wrap=True)
    for name in ("rating", *RESOURCES, "hand", "points"):
        grid.add_column(ui.say(f"cli-terraforming_mars-{name}"), justify="right")
    between = " " if ui.out.width >= ROOMY else "\n"
    for seat, player in enumerate(table["players"]):
        who = styled_name(ui, seat)
        if seat in view["asked"]:
            who.stylize("bold underline")
        about = [ui.say(f"terraforming_mars-corporation-{player['corporation']}")] if player["corporation"] else []
        if player["passed"]:
            about.append(ui.say("cli-terraforming_mars-passed"))
        who.append("\n" + ", ".join(about), style="not bold not underline dim")
        stock = [
            Styled(str(player["stock"][name]), style="bold").append(
                between + signed(player["production"][name]), style="not bold #c9784f"
            )
            for name in RESOURCES
        ]
        grid.add_row(who, str(player["rating"]), *stock, str(player["cards"]), str(player["score"]))
    return grid


def legend(ui: Ui) -> Styled:
    """Return what the signs mean."""
    return Styled(ui.say("cli-terraforming_mars-legend" if ui.fancy else "cli-terraforming_mars-legend-plain"), "dim")
