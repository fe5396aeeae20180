"""Ceres in the terminal: the belt by sectors, the station and its markets, unions, everybody's means and holdings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from offworld.cli.seats import colour, mark, styled_name
from offworld.cli.ui import Ui
from offworld.games import game

RESOURCES = ("credits", "influence", "ore", "ice", "alloy", "probes")


def draw(ui: Ui, view: Mapping[str, Any]) -> RenderableType:
    """Return the whole table as one seat may see it."""
    board = Board(ui, view)
    parts: list[RenderableType] = [board.head(), board.belt(), Styled(""), board.station(), Styled(""), board.markets()]
    if view["table"]["unions"]:
        parts += [Styled(""), board.unions()]
    parts += [Styled(""), board.players(), Styled(""), board.holdings()]
    return Group(*parts)


def legend(ui: Ui) -> Styled:
    """Return what the signs mean."""
    return Styled(ui.say("ceres-board-legend"), "dim")


class Board:
    """One view, with the names of everything in it."""

    def __init__(self, ui: Ui, view: Mapping[str, Any]) -> None:
        self.ui = ui
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.catalog = game(view["game"]).catalog()
        self.cards = {
            each["id"]: each
            for kind in ("facilities", "outstations", "asteroids", "projects", "ships", "tokens", "contracts")
            for each in self.catalog[kind]
        }

    def name(self, card: str) -> str:
        """Return the name of a component."""
        return self.ui.say(self.cards[card]["name"])

    def units(self, units: dict[str, int]) -> str:
        """Return units in words."""
        return ", ".join([self.ui.say(f"ceres-amount-{name}", amount=count) for name, count in units.items() if count])

    def party(self, who: int | str | None) -> Styled:
        """Return the sign of a seat, of the Automa or of a free place."""
        if who is None:
            return Styled("·", style="dim")
        return Styled("A", style="bold") if isinstance(who, str) else Styled(mark(self.ui, who), style=colour(who))

    def row(self, parties: list[Any]) -> Styled:
        """Return a row of places."""
        return Styled(" ").join([self.party(who) for who in parties])

    def head(self) -> Styled:
        """Return round and phase."""
        table = self.table
        head = Styled(self.ui.say("ceres-board-round", round=table["round"], rounds=table["rounds"]), style="bold")
        head.append(" " + self.ui.say(f"ceres-board-phase-{table['phase']}"), style="not bold dim")
        ships = [self.name(ship) for ship in table["ships"]]
        return head.append("  " + self.ui.say("ceres-board-ships", ships=tuple(ships)), style="not bold dim")

    def belt(self) -> Table:
        """Return the rings by sector, from Ceres on: each asteroid with its price, points, income and owner."""
        grid = Table(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
        grid.add_column(self.ui.say("ceres-board-sector"), justify="right")
        rings = self.catalog["rings"]
        for ring in rings:
            grid.add_column(f"{self.ui.say(ring['name'])} (+{ring['steps']})")
        prices = (self.table["prices"] or {}).get("launch", {})
        places = {(self.cards[rock["id"]]["ring"], rock["sector"]): rock for rock in self.table["asteroids"]}
        for sector in range(self.catalog["sectors"]):
            cells: list[Styled] = []
            for ring in rings:
                rock = places.get((ring["id"], sector))
                cells.append(Styled("·", style="dim") if rock is None else self.rock(rock, prices))
            grid.add_row(str(sector), *cells)
        return grid

    def rock(self, rock: dict[str, Any], prices: dict[str, int]) -> Styled:
        """Return one asteroid."""
        card = self.cards[rock["id"]]
        text = Styled(self.name(rock["id"]))
        if rock["owner"] is not None:
            return Styled("").append_text(self.party(rock["owner"])).append(" ").append_text(text)
        price = prices.get(rock["id"], rock["price"])
        params = {"price": price, "points": card["points"], "units": self.units(card["income"])}
        return text.append(" " + self.ui.say("ceres-board-rock", **params), style="dim")

    def station(self) -> Table:
        """Return the locations with their slots, the pool and the ship's crew."""
        grid = Table.grid(padding=(0, 2))
        for location in self.catalog["locations"]:
            options = ", ".join([self.ui.say(option["name"]) for option in location["options"]])
            slots = self.row(self.table["locations"][location["id"]])
            grid.add_row(self.ui.say(location["name"]), slots, Styled(options, style="dim"))
        for token in self.table["tokens"]:
            does = ", ".join([self.ui.say(each["text"]) for each in self.cards[token["id"]]["does"]])
            price = self.ui.say("ceres-amount-influence", amount=token["price"])
            text = Styled(price).append(f" {does}", style="dim")
            grid.add_row(f"  {self.name(token['id'])}", self.row(token["callers"]), text)
        for name in ("pool", "aboard"):
            held = self.table[name]
            counts = held if isinstance(held, dict) else {each: held.count(each) for each in dict.fromkeys(held)}
            crew = ", ".join([f"{self.ui.say(f'ceres-worker-{each}')} {count}" for each, count in counts.items()])
            grid.add_row(self.ui.say(f"ceres-board-{name}"), "", Styled(crew or "–", style="dim"))
        return grid

    def markets(self) -> Table:
        """Return facilities, projects and offers."""
        grid = Table.grid(padding=(0, 2))
        for card in self.table["facilities"]:
            each = self.cards[card]
            does = ", ".join([self.ui.say(effect["text"]) for effect in each["action"]])
            worker = self.ui.say(f"ceres-type-{each['type']}")
            grid.add_row(
                self.name(card), self.points(each), self.units(each["cost"]), Styled(f"{worker}: {does}", "dim")
            )
        for project in self.table["projects"]:
            each = self.cards[project]
            about = Styled(self.ui.say("ceres-board-project"), "dim")
            grid.add_row(self.name(project), self.points(each), self.units(each["cost"]), about)
        for offer in self.offers():
            text = f"{self.units(offer['pay'])} → {self.units(offer['get'])}"
            grid.add_row(self.ui.say("ceres-board-offer"), "", text, Styled(f"×{offer['most']}", "dim"))
        return grid

    def offers(self) -> list[dict[str, Any]]:
        """Return the offers of the round's ship."""
        now = max(0, self.table["round"] - 1)
        found: list[dict[str, Any]] = self.cards[self.table["ships"][now]]["offers"]
        return found

    def points(self, card: dict[str, Any]) -> str:
        """Return the points of a card."""
        return self.ui.say("ceres-effect-score", points=card["points"])

    def unions(self) -> Table:
        """Return the unions with pieces, markers and contracts."""
        grid = Table.grid(padding=(0, 2))
        names = {tile["number"]: tile for tile in self.catalog["unions"]}
        for tile in self.table["unions"]:
            known = names[tile["number"]]
            grants = [", ".join([self.ui.say(each["text"]) for each in known[kind]]) for kind in ("main", "bonus")]
            slots = Styled(" ").join([self.post(slot) for slot in tile["slots"]])
            contracts = [self.contract(card) for card in tile["contracts"] if card is not None]
            place = self.ui.say("ceres-board-progress", place=tile["progress"], points=tile["worth"])
            title = f"{tile['number']} {self.ui.say(known['name'])}"
            grid.add_row(title, slots, place, Styled(f"{grants[0]} | {grants[1]}", "dim"))
            for contract in contracts:
                grid.add_row("", "", "", contract)
        return grid

    def post(self, slot: dict[str, Any] | None) -> Styled:
        """Return a slot of a union: free, taken, or closed behind somebody who has committed."""
        if slot is None:
            return self.party(None)
        return self.party(slot["owner"]).append("↓" if slot["repeat"] and self.ui.fancy else "")

    def contract(self, card: str) -> str:
        """Return a contract in words."""
        each = self.cards[card]
        params = {name: each[name] for name in ("levels", "points", "steps")}
        return self.ui.say("ceres-do-contract", contract=self.ui.say(each["name"]), **params)

    def players(self) -> Table:
        """Return what everybody has."""
        grid = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        grid.add_column("", overflow="ellipsis", no_wrap=True)
        for name in RESOURCES:
            grid.add_column(self.ui.say(f"ceres-resource-{name}"), justify="right")
        for name in ("research", "leaders", "points"):
            grid.add_column(self.ui.say(f"ceres-board-{name}"), justify="right")
        for seat, player in enumerate(self.table["players"]):
            who = styled_name(self.ui, seat)
            if seat in self.view["asked"]:
                who.stylize("bold underline")
            if player["passed"]:
                who.append(" " + self.ui.say("ceres-board-passed"), style="not bold not underline dim")
            stock = [
                Styled(str(player["stock"][name]), style="bold").append(
                    f" +{player['income'][name]}", style="not bold dim"
                )
                for name in RESOURCES
            ]
            levels = "/".join([str(level) for level in player["research"].values()])
            pieces = f"{player['leaders']}" + ("+1" if player["pawn"] else "")
            grid.add_row(who, *stock, levels, pieces, str(player["points"]))
        automa = self.table["automa"]
        if automa is not None:
            blank = ["", "", "", ""]
            means = [str(automa["credits"]), *blank, str(automa["probes"])]
            level = self.ui.say(f"ceres-option-automa-{automa['level']}")
            name = self.ui.say("ceres-automa-level", level=level)
            grid.add_row(name, *means, str(automa["research"]), str(automa["leaders"]), str(automa["points"]))
        return grid

    def holdings(self) -> Table:
        """Return everybody's outstations, unpaid projects and contracts."""
        grid = Table.grid(padding=(0, 2))
        for seat, player in enumerate(self.table["players"]):
            stations: list[str] = []
            for station in player["outstations"]:
                upgrades = "".join([f" + {self.name(card)}" for card in station["upgrades"]])
                stations.append(self.name(station["id"]) + upgrades + ("*" if station["worker"] else ""))
            grid.add_row(styled_name(self.ui, seat), ", ".join(stations))
            unpaid = [self.name(project["id"]) for project in player["unpaid"]]
            if unpaid:
                grid.add_row("", self.ui.say("ceres-board-unpaid", projects=tuple(unpaid)))
            for contract in player["contracts"]:
                words = self.ui.say(self.cards[contract["id"]]["name"])
                kept = (
                    self.ui.say("ceres-board-kept") if contract["kept"] else f"{contract['level']}/{contract['levels']}"
                )
                grid.add_row("", Styled(f"{contract['union']}: {words} {kept}", style="dim"))
        return grid
