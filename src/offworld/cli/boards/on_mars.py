"""On Mars in the terminal: flight strip, map, orbit, missions and LSS, and everybody's boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from offworld.cli.seats import colour, mark, styled_name
from offworld.cli.ui import Ui
from offworld.games import game

BUILDINGS: Final = {
    "mine": "M",
    "generator": "G",
    "water_extractor": "W",
    "greenhouse": "P",
    "oxygen_condenser": "O",
    "shelter": "S",
}
FIGURES: Final = {"bot": "b", "rover": "r", "miner": "m", "marker": "+"}
WIDTH: Final = 4  # of a hex, half of which the next column overlaps in height
GOODS: Final = ("mineral", "battery", "water", "plant", "oxygen")


def draw(ui: Ui, view: Mapping[str, Any]) -> RenderableType:
    """Return the whole table as one seat may see it."""
    board = Board(ui, view)
    parts: list[RenderableType] = [
        board.strip(),
        Styled(""),
        board.map(),
        Styled(""),
        board.shared(),
        Styled(""),
        board.players(),
    ]
    return Group(*parts, Styled(""), board.holdings())


def legend(ui: Ui) -> Styled:
    """Return what the signs mean."""
    return Styled(ui.say("on_mars-board-legend"), "dim")


class Board:
    """One view, with the names of everything in it."""

    def __init__(self, ui: Ui, view: Mapping[str, Any]) -> None:
        self.ui = ui
        self.table: Mapping[str, Any] = view["table"]
        self.catalog = game(view["game"]).catalog()
        self.names = {
            each["id"]: each["name"] for kind in ("blueprints", "scientists", "techs") for each in self.catalog[kind]
        }
        self.names |= {each["id"]: each["name"] for each in self.catalog["missions"]}

    def who(self, party: int) -> Styled:
        """Return the name of a seat, or of Lacerda."""
        if self.table["players"][party]["lacerda"]:
            return Styled(self.ui.say("on_mars-lacerda"), style="bold")
        return styled_name(self.ui, party)

    def sign(self, party: int) -> Styled:
        """Return the sign of a party."""
        if self.table["players"][party]["lacerda"]:
            return Styled("L", style="bold")
        return Styled(mark(self.ui, party), style=colour(party))

    def strip(self) -> Styled:
        """Return round, turn-order spaces and shuttle."""
        table, say = self.table, self.ui.say
        found = Styled(say("on_mars-board-round", round=table["round"], level=table["level"]), style="bold")
        taken = {player["space"]: party for party, player in enumerate(table["players"]) if player["space"]}
        found.append("\n")
        for space in range(1, 9):
            if space in (1, 5):
                side = "orbit" if space == 1 else "colony"
                found.append(("" if space == 1 else "   ") + say(f"on_mars-side-{side}") + " ", style="not bold dim")
            found.append(f"{space}:", style="not bold dim")
            found.append_text(self.sign(taken[space]) if space in taken else Styled("·", style="dim"))
            found.append(" ")
        shuttle = table["shuttle"]
        if shuttle["at"]:
            side = say("on_mars-side-" + shuttle["side"])
            found.append("  " + say("on_mars-board-shuttle", side=side, at=shuttle["at"]), style="not bold")
        return found

    def map(self) -> Styled:
        """Return the hexes, columns side by side and half a hex apart."""
        places = {(each["q"], 2 * each["r"] + each["q"]): each["id"] for each in self.catalog["hexes"]}
        rows = sorted({y for _, y in places})
        found = Styled("    " + "".join([f"{letter:<{WIDTH}}" for letter in "ABCDEFGHIJKLM"]), style="dim")
        for y in rows:
            found.append("\n    ")
            for q in range(-6, 7):
                found.append_text(self.hex(places.get((q, y))))
        return found

    def hex(self, name: str | None) -> Styled:
        """Return one hex: building or ground, then figures."""
        if name is None:
            return Styled(" " * WIDTH)
        here = self.table["hexes"].get(name)
        if here is None:
            return Styled(f"{'·':<{WIDTH}}", style="dim")
        found = Styled("")
        if here["building"] is not None:
            owner = here["owner"]
            style = "bold" if owner is None or self.table["players"][owner]["lacerda"] else f"bold {colour(owner)}"
            found.append(BUILDINGS[here["building"]], style=style)
        else:
            ground = here["ground"]
            sign = (
                "·" if ground is None else "*" if ground == "crystal" else ground[-1].lower() if "_" in ground else "?"
            )
            found.append(sign, style="cyan" if ground else "dim")
        for figure in here["figures"][:2]:
            style = "bold" if self.table["players"][figure["owner"]]["lacerda"] else colour(figure["owner"])
            found.append(FIGURES[figure["kind"]], style=style)
        found.append(" " * (WIDTH - len(found)))
        return found

    def shared(self) -> Styled:
        """Return missions, LSS, warehouse, technologies and blueprints on offer."""
        table, say = self.table, self.ui.say
        lines = [
            (
                say("on_mars-board-missions", left=table["remaining"]),
                [f"{say(self.names[each['id']])} {each['left']}" for each in table["missions"]],
            ),
            ("LSS", [f"{BUILDINGS[kind]} {row}" for kind, row in table["lss"]["rows"].items()]),
            (
                say("on_mars-board-warehouse"),
                [f"{say('on_mars-good-' + good)} {count}" for good, count in table["warehouse"].items()],
            ),
            (say("on_mars-board-grid"), [say(self.names[tech]) if tech else "·" for tech in table["grid"]]),
            (say("on_mars-board-blueprints"), [say(self.names[card]) for card in table["market"] if card]),
            (say("on_mars-board-display"), [self.displayed(card) for card in table["display"] if card]),
        ]
        found = Styled("")
        for title, parts in lines:
            found.append(title + ": ", style="bold")
            found.append(", ".join(parts) + "\n")
        found.rstrip()
        return found

    def displayed(self, card: dict[str, Any]) -> str:
        """Return a card of the scientists' board."""
        if "scientist" in card:
            return self.ui.say(self.names[card["scientist"]])
        return self.ui.say("on_mars-contract", number=card["contract"])

    def players(self) -> Table:
        """Return everybody's goods, colonists and points."""
        say = self.ui.say
        grid = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        grid.add_column("")
        columns = ("points", "crystals", "quarters", "working", "ships", "goals")
        for good in GOODS:
            grid.add_column(say("on_mars-good-" + good), justify="right")
        for column in columns:
            grid.add_column(say("on_mars-board-" + column), justify="right")
        for party, player in enumerate(self.table["players"]):
            crystals = f"{player['crystals']}+{player['waiting']}" if player["waiting"] else str(player["crystals"])
            quarters = f"{player['quarters']}/{player['capacity']}"
            cells = [str(player["stock"][good]) for good in GOODS]
            cells += [str(player["score"]), crystals, quarters, str(player["working"]), str(player["hangar"])]
            grid.add_row(self.who(party), *cells, str(player["goals"]))
        return grid

    def holdings(self) -> Styled:
        """Return technologies, blueprints, scientists and contracts of everybody, and one's own goals."""
        say = self.ui.say
        found = Styled("")
        for party, player in enumerate(self.table["players"]):
            found.append_text(self.who(party))
            parts = [f"{say(self.names[tech])} {cell}" for tech, cell in player["lab"].items()]
            parts += [say(self.names[each["id"]]) + ("+" if each["hex"] else "") for each in player["blueprints"]]
            parts += [say(self.names[each["id"]]) for each in player["scientists"]]
            for contract in player["contracts"]:
                parts.append(say("on_mars-contract", number=contract["number"]) + ("+" if contract["done"] else ""))
            found.append(": " + ", ".join(parts) + "\n")
            for goal in player.get("goals_in_hand", ()):
                text = say(f"on_mars-goal-{goal['number']}")
                found.append(f"  {text} ({goal['have']}/{goal['need']})\n", style="dim")
        found.rstrip()
        return found
