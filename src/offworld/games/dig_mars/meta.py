"""Dig Mars as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from offworld.games.dig_mars import position, view
from offworld.games.dig_mars.bots import learning, value
from offworld.games.dig_mars.data import EQUIPMENT, MAX_LEVEL, TILE_IDS, UPGRADE_COST
from offworld.games.dig_mars.rules import scoring
from offworld.games.dig_mars.rules.effects import EFFECTS
from offworld.games.dig_mars.rules.grid import NAMES
from offworld.games.dig_mars.rules.setup import set_up
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.game import Game
from offworld.kernel.option import Option, OptionValue
from offworld.kernel.outcome import Line
from offworld.kernel.rng import Rng
from offworld.kernel.state import State
from offworld.kernel.text import Text


class DigMarsGame(Game):
    """Dig Mars for 2 to 4 players; the option `open_finds` is the rulebook's variant."""

    def __init__(self) -> None:
        super().__init__("dig_mars", 1, (2, 3, 4), (Option("open_finds", False),), EFFECTS)
        self.pace = 6000
        self.learning_version = 2

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        return set_up(seats, bool(options["open_finds"]), rng)

    def scores(self, state: State) -> list[int]:
        return cast(DigMars, state).points[:]

    def score_lines(self, state: State, seat: int) -> list[Line]:
        return scoring.lines(cast(DigMars, state), seat)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(cast(DigMars, state), seat)

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        view.guess(cast(DigMars, state), seats, rng)

    def label(self, state: State, decision: Decision, choice: Answer) -> Text:
        if isinstance(choice, int):
            return Text("dig_mars-do-place", {"site": NAMES[choice]})
        kind = choice[0]
        if kind == "move":
            return Text("dig_mars-do-move", {"site": NAMES[choice[1]], "end": NAMES[choice[2]]})
        if kind == "relocate":
            return Text("dig_mars-do-relocate", {"seat": choice[1], "site": NAMES[choice[2]]})
        mars = cast(DigMars, state)
        if kind == "upgrade":
            equipment = Text("dig_mars-equipment-" + choice[1])
            level = mars.level(decision.seat, EQUIPMENT.index(choice[1]))
            if level == MAX_LEVEL:
                return Text("dig_mars-do-upgrade-no-further", {"equipment": equipment})
            cost = UPGRADE_COST[level]
            return Text("dig_mars-do-upgrade", {"equipment": equipment, "level": level + 1, "cost": cost})
        if kind == "end" and any(mars.bonuses):
            return Text("dig_mars-do-end-bonus")
        if len(choice) == 2:
            return Text("dig_mars-do-" + kind, {"site": NAMES[choice[1]]})
        return Text("dig_mars-do-" + kind)

    def encode(self, state: State) -> dict[str, Any]:
        return position.LAYOUT.encode(state)

    def decode(self, position_: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> State:
        return position.decode(position_, seats, bool(options["open_finds"]), rng)

    def moment(self, state: State) -> object:
        mars = cast(DigMars, state)
        return mars.stack[-1][0] if mars.stack else -1, mars.actions

    def schema(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.LAYOUT.schema(options)

    def example(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.EXAMPLE

    def components(self, state: State) -> dict[str, int]:
        mars = cast(DigMars, state)
        carried = len(TILE_IDS) - mars.carrier.count(-1)
        placed = sum(mars.crowd)
        return {"tiles": sum(mars.height) + carried, "stations": placed + mars.at.count(-1)}

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(DigMars, state), seat)

    def rollout(self, state: State, decision: Decision, rng: Rng) -> Answer:
        return value.rollout(cast(DigMars, state), decision, rng)

    def atoms(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Answer]:
        return learning.atoms(seats)

    def features(self, state: State, seat: int) -> list[float]:
        return learning.features(cast(DigMars, state), seat)


GAME = DigMarsGame()
