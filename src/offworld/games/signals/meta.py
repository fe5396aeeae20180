"""Signals as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from offworld.games.signals import learning, position, scoring, view
from offworld.games.signals.data import CARDS, NIGHTS, NOTHING, ROUNDS, STRENGTH
from offworld.games.signals.effects import StartRound
from offworld.games.signals.state import Signals, empty
from offworld.games.signals.types import TableView
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.effect import Effect
from offworld.kernel.game import Game
from offworld.kernel.handover import Handover
from offworld.kernel.kinds import kinds
from offworld.kernel.option import Option, OptionValue
from offworld.kernel.outcome import Line
from offworld.kernel.rng import Rng
from offworld.kernel.sight import Sight
from offworld.kernel.state import State
from offworld.kernel.text import Text
from offworld.toolbox.market import deal

EFFECTS: Final = kinds(Effect, "offworld.games.signals")  # all that can stand on the stack
OPTIONS = (Option("nights", 1, (1, NIGHTS)),)  # more than one: a series


class SignalsGame(Game):
    """Signals for 1 to 4 players."""

    def __init__(self) -> None:
        super().__init__("signals", 1, (1, 2, 3, 4), OPTIONS, EFFECTS)
        self.learning_version = 2
        self.words = learning.WORDS

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        state = empty(seats, rng, int(options["nights"]))
        state.deck = list(range(CARDS))
        state.shuffle(state.deck)
        for seat in range(seats):
            state.hands[seat] = deal(state, state.deck, ROUNDS)
        state.push(0, StartRound())
        return state

    def scores(self, state: State) -> list[int]:
        return cast(Signals, state).points[:]

    def score_lines(self, state: State, seat: int) -> list[Line]:
        return scoring.lines(cast(Signals, state), seat)

    def is_series(self, options: dict[str, OptionValue]) -> bool:
        return int(options["nights"]) > 1

    def hand_over(self, state: State, options: dict[str, OptionValue]) -> Handover | None:
        return scoring.hand_over(cast(Signals, state), options)

    def receive(self, state: State, handed: dict[str, Any]) -> None:
        scoring.receive(cast(Signals, state), handed)

    def standing(self, state: State) -> list[Text]:
        return scoring.standing(cast(Signals, state))

    def view(self, state: State, seat: int | None) -> TableView:
        return view.view(cast(Signals, state), seat)

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        view.guess(cast(Signals, state), seats, rng)

    def label(self, state: State, decision: Decision, choice: Answer) -> Text:
        return Text("signals-card", {"strength": STRENGTH[choice]})

    def encode(self, state: State) -> dict[str, Any]:
        return position.LAYOUT.encode(state)

    def decode(self, given: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> State:
        return position.decode(given, seats, options, rng)

    def moment(self, state: State) -> object:
        return cast(Signals, state).round

    def schema(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.LAYOUT.schema(options)

    def example(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.EXAMPLE

    def components(self, state: State) -> dict[str, int]:
        table = cast(Signals, state)
        held = [*table.hands, *table.played]
        count = len(table.deck) + len(table.echoes) + sum([len(cards) for cards in held])
        return {"cards": count + table.seats - table.sent.count(NOTHING)}

    def value(self, state: State, seat: int) -> float:
        return learning.value(cast(Signals, state), seat)

    def atoms(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Answer]:
        return learning.atoms(seats)

    def observe(self, state: State, seat: int, sight: Sight) -> None:
        learning.observe(cast(Signals, state), seat, sight)


GAME = SignalsGame()
