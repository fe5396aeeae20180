"""The hex map of Tharsis in the terminal: three letters for an area, row by row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text as Styled

from offworld.cli.seats import colour, mark
from offworld.cli.ui import Ui

ROWS: Final = 9
LAND: Final = "on #5a2c1a"
SEA: Final = "on #1d4257"
GROUNDS: Final = {"ocean": "on #2f6f8f", "greenery": "on #3f6a2c"}
BUILT: Final = "on #3d342e"
SIGNS: Final = {"ocean": "≈", "greenery": "♣", "city": "⌂"}
LETTERS: Final = {"ocean": "O", "greenery": "G", "city": "C"}


def draw_map(ui: Ui, table: Mapping[str, Any], catalog: Mapping[str, Any]) -> Styled:
    """Return the map; rows are numbered as in the names of areas."""
    picture = Styled()
    for row in range(ROWS):
        areas = [area for area in catalog["areas"] if area["row"] == row]
        picture.append(f"{row + 1} ", style="dim").append("  " * (ROWS - len(areas)))
        for area in areas:
            picture.append_text(_area(ui, table, area)).append(" ")
        picture.append("\n")
    for area in catalog["areas"]:
        if area["row"] is None:
            laid = table["tiles"].get(area["id"])
            who = mark(ui, laid["owner"]) if laid else "-"
            style = f"bold {colour(laid['owner'])}" if laid else "dim"
            picture.append(f"{ui.say(area['name'])}: ", style="dim").append(f"{who}\n", style=style)
    picture.rstrip()
    return picture


def _area(ui: Ui, table: Mapping[str, Any], area: dict[str, Any]) -> Styled:
    laid = table["tiles"].get(area["id"])
    if laid is not None:
        return _tile(ui, laid)
    ground = SEA if area["ocean"] else LAND
    claim = table["claims"].get(area["id"])
    sign = "~" if area["ocean"] else "^" if area["volcano"] else "N" if area["reserved"] else " "
    cell = Styled(style=ground)
    if claim is None:
        cell.append(sign, style="dim")
    else:
        cell.append(mark(ui, claim), style=f"bold {colour(claim)}")
    if not area["bonus"] and sign == " " and claim is None:
        return cell.append("· " if ui.fancy else ". ")
    letters = "".join(ui.say(f"cli-terraforming_mars-on-{b['icon']}") * b.get("count", 1) for b in area["bonus"])
    return cell.append(f"{letters:<2}"[:2])


def _tile(ui: Ui, laid: dict[str, Any]) -> Styled:
    kind, owner = laid["tile"], laid["owner"]
    signs = SIGNS if ui.fancy else LETTERS
    sign = signs.get(kind, "◈" if ui.fancy else "S")
    cell = Styled(style=GROUNDS.get(kind, BUILT))
    if owner is None:
        return cell.append(sign * 3)
    cell.append(sign, style="bold")
    if owner == "neutral":
        return cell.append("x ", style="dim")
    return cell.append(f"{mark(ui, owner)} ", style=f"bold {colour(owner)}")
