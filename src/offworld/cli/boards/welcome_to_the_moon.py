"""Sheets of Welcome to the Moon in the terminal: cards, missions, one's own sheet in full and the others' beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

import offworld
from offworld.cli.seats import colour, styled_name
from offworld.cli.ui import Ui

KEY: Final = "welcome_to_the_moon"
MARK: Final = "bold"
SHARED: Final = 8  # in this adventure a sheet belongs to two neighbours
SIDES: Final = ("near", "far")


def draw(ui: Ui, view: Mapping[str, Any]) -> RenderableType:
    """Return the cards of the turn, the missions, one's own sheet, and what the others have."""
    table = view["table"]
    printed = offworld.game(KEY).catalog()["adventures"][str(table["adventure"])]
    mine = view["you"] if view["you"] is not None else 0
    others = [seat for seat in range(view["seats"]) if seat != mine]
    parts: list[RenderableType] = [_head(ui, table), _cards(ui, table), _missions(ui, view)]
    if table["astra"] is not None:
        parts.append(_astra(ui, table["astra"]))
    parts.append(Columns([_sheet(ui, view, printed, mine, True), _score(ui, table, mine)], padding=(0, 3)))
    if table["adventure"] == SHARED:  # the sheet of the seat before is one's own as well, seen from the far side
        second = 1 if view["seats"] == 1 else others.pop(others.index((mine - 1) % view["seats"]))
        parts.append(_sheet(ui, view, printed, second, True))
    parts.append(Columns([_sheet(ui, view, printed, seat, False) for seat in others], padding=(0, 3)))
    return Group(*parts)


def _head(ui: Ui, table: Mapping[str, Any]) -> Styled:
    facts = [ui.say(f"{KEY}-adventure-{table['adventure']}")]
    if table["turn"]:
        facts.append(ui.say("cli-moon-turn", turn=table["turn"]))
    facts.append(ui.say("cli-moon-reshuffle", count=table["reshuffle"]))
    return Styled((" · " if ui.fancy else "; ").join(facts), style="dim")


def _cards(ui: Ui, table: Mapping[str, Any]) -> Table:
    """Return the three combinations, and what each pile brings next turn."""
    grid = Table(box=box.SQUARE, show_header=False, border_style="#6f8fb0")
    found = [_card(ui, each) for each in table["combinations"]]
    if found:
        grid.add_row(*found)
    return grid


def _card(ui: Ui, card: dict[str, Any]) -> Styled:
    cell = Styled.assemble((f"{card['number']} ", "bold #e7b954"), ui.say(f"{KEY}-effect-{card['effect']}"))
    if card["next"] is None:
        return cell
    following = ui.say(f"{KEY}-effect-{card['next']}")
    return cell.append("\n" + ui.say("cli-moon-next", effect=following), style="dim")


def _astra(ui: Ui, astra: dict[str, Any]) -> Styled:
    """Return the opponent of the solo mode: its score and the bonuses that keep cards from it."""
    bonuses = astra["bonuses"]
    left = bonuses["circled"] - bonuses["used"]
    name = ui.say(astra["name"])
    return Styled(
        ui.say(
            "cli-moon-astra",
            name=name,
            score=astra["score"],
            left=left,
            slots=bonuses["slots"],
            **{"pass": astra["pass"]},
        )
    )


def _missions(ui: Ui, view: Mapping[str, Any]) -> Table:
    """Return the missions with everybody's progress; a claimed one shows whether it was among the first."""
    grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column("")
    for seat in range(view["seats"]):
        grid.add_column(styled_name(ui, seat), justify="right", no_wrap=True)
    for mission in view["table"]["missions"]:
        words = Styled(ui.say(f"{KEY}-mission-{mission['id']}"), style="dim" if mission["flipped"] else "")
        cells = [_progress(ui, each) for each in mission["players"]]
        grid.add_row(Styled(mission["letter"], style="bold"), words, *cells)
    return grid


def _progress(ui: Ui, player: Mapping[str, Any]) -> Styled:
    if player["claimed"] is not None:
        sign = ("★" if ui.fancy else "**") if player["claimed"] == "first" else ("☆" if ui.fancy else "*")
        return Styled(sign, style="bold #e7b954")
    return Styled(f"{player['have']}/{player['need']}")


def _sheet(ui: Ui, view: Mapping[str, Any], printed: dict[str, Any], seat: int, full: bool) -> Group:
    """Return a sheet: its rows of spaces, and for one's own all other marks in words."""
    table = view["table"]
    marks = table["sheets"][seat]
    player = seat % view["seats"]  # alone one writes on both sheets of adventure 8
    who = styled_name(ui, player)
    if player in view["asked"]:
        who.stylize("bold underline")
    who.append(f"  {table['players'][player]['score']}", style="bold")
    writer = (seat + 1) % view["seats"] if table["adventure"] == SHARED and table["turn"] % 2 == 0 else seat
    last = table["players"][writer]["last"]
    signs = _symbols(ui, view["seats"], seat) if table["adventure"] == SHARED else {}
    rows = [
        _row(ui, row, marks["spaces"], last["space"] if last else "", writer, full, signs) for row in printed["rows"]
    ]
    found: list[RenderableType] = [who, *rows]
    if full:
        found.extend(_fields(ui, printed, marks))
    return Group(*found)


def _symbols(ui: Ui, seats: int, sheet: int) -> dict[str, tuple[str, str]]:
    """Return what the two owners of a sheet draw, and in which colour."""
    found: dict[str, tuple[str, str]] = {}
    for i, side in enumerate(SIDES):
        owner = (sheet + i) % seats
        found[side] = (("●", "▲")[i] if ui.fancy else ("o", "^")[i], f"bold {colour(owner)}")
    return found


def _row(
    ui: Ui,
    row: dict[str, Any],
    spaces: dict[str, Any],
    last: str,
    seat: int,
    full: bool,
    signs: dict[str, tuple[str, str]],
) -> Styled:
    line = Styled(f"{row['id']:>4} ", style="dim")
    empty = "·" if ui.fancy else "."
    for space in row["spaces"]:
        mark = spaces.get(space)
        sign = empty if mark is None else "#" if mark == "infected" else str(mark)
        style = f"bold {colour(seat)}" if space == last else MARK if mark is not None else "dim"
        if mark in signs:
            sign, style = signs[mark]
        line.append(f"{sign:>3}" if full else f"{sign:>2} ", style=f"not dim {style}" if mark is not None else style)
    return line


def _fields(ui: Ui, printed: dict[str, Any], marks: dict[str, Any]) -> list[Styled]:
    """Return what is marked besides the spaces."""
    found: list[Styled] = []
    for field in printed["fields"][1:]:
        value = marks[field["name"]]
        if not value:
            continue
        if isinstance(value, dict):
            names = [name if mark == 1 else f"{name}:{mark}" for name, mark in value.items() if mark]
            value = ", ".join(names)
        line = Styled(ui.say(f"{KEY}-field-{field['name']}") + ": ", style="dim")
        found.append(line.append(str(value), style="not dim"))
    return found


def _score(ui: Ui, table: Mapping[str, Any], seat: int) -> Table:
    """Return one's own score line by line."""
    grid = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    grid.add_column("")
    grid.add_column("", justify="right")
    player = table["players"][seat]
    for line in player["lines"]:
        params = {f"part{i}": part for i, part in enumerate(line["parts"])}
        why = ui.say(f"{KEY}-line-{table['adventure']}-{line['name']}", **params)
        grid.add_row(Styled(why, style="dim"), str(line["points"]))
    grid.add_row("", Styled(str(player["score"]), style="bold"))
    return grid
