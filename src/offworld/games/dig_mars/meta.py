"""Dig Mars as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from offworld.games.dig_mars import position, view
from offworld.games.dig_mars.bots import learning, value
from offworld.games.dig_mars.data import NO_SITE, TILE_IDS
from offworld.games.dig_mars.rules import scoring
from offworld.games.dig_mars.rules.grid import NAMES
from offworld.games.dig_mars.rules.setup import set_up
from offworld.games.dig_mars.rules.state import DigMars
from offworld.games.dig_mars.rules.turn import BY_KIND
from offworld.games.dig_mars.types import TableView
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.effect import Effect
from offworld.kernel.game import Game
from offworld.kernel.kinds import kinds
from offworld.kernel.option import Option, OptionValue
from offworld.kernel.outcome import Line
from offworld.kernel.rng import Rng
from offworld.kernel.sight import Sight
from offworld.kernel.state import State
from offworld.kernel.text import Text

EFFECTS: Final = kinds(Effect, "offworld.games.dig_mars")  # all that can stand on the stack
PACE: Final = {2: 15000, 3: 10000, 4: 6000}  # playouts in a second, by seats


class DigMarsGame(Game):
    """Dig Mars for 2 to 4 players; the option `open_finds` is the rulebook's variant."""

    def __init__(self) -> None:
        super().__init__("dig_mars", 1, (2, 3, 4), (Option("open_finds", False),), EFFECTS)
        self.pace = min(PACE.values())
        self.learning_version = 3
        self.words = learning.WORDS

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        return set_up(seats, bool(options["open_finds"]), rng)

    def scores(self, state: State) -> list[int]:
        return cast(DigMars, state).points[:]

    def score_lines(self, state: State, seat: int) -> list[Line]:
        return scoring.lines(cast(DigMars, state), seat)

    def view(self, state: State, seat: int | None) -> TableView:
        return view.view(cast(DigMars, state), seat)

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        view.guess(cast(DigMars, state), seats, rng)

    def label(self, state: State, decision: Decision, choice: Answer) -> Text:
        if isinstance(choice, int):
            return Text("dig_mars-do-place", {"site": NAMES[choice]})
        return BY_KIND[choice[0]].label(cast(DigMars, state), decision.seat, choice)

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
        return {"tiles": sum(mars.height) + carried, "stations": placed + mars.at.count(NO_SITE)}

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(DigMars, state), seat)

    def rollout(self, state: State, decision: Decision, rng: Rng) -> Answer:
        return value.rollout(cast(DigMars, state), decision, rng)

    def pace_of(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        return PACE[seats]

    def foresight_of(self, seats: int) -> int:
        # among four, playouts of two turns won 15 of 24 where those of one won 8; among three it made no difference
        return 2 if seats == 4 else self.foresight

    def atoms(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Answer]:
        return learning.atoms(seats)

    def observe(self, state: State, seat: int, sight: Sight) -> None:
        learning.observe(cast(DigMars, state), seat, sight)


GAME = DigMarsGame()
