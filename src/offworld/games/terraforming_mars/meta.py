"""Terraforming Mars as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from offworld.games.terraforming_mars.bots import learning, value
from offworld.games.terraforming_mars.names import GOALS, OCEANS
from offworld.games.terraforming_mars.position import fields as position
from offworld.games.terraforming_mars.position import loading
from offworld.games.terraforming_mars.rules import scoring
from offworld.games.terraforming_mars.rules.setup import EFFECTS, set_up
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.shown import catalog, guess, view
from offworld.games.terraforming_mars.shown.types import Catalog, TableView
from offworld.games.terraforming_mars.words import labels
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.game import Game
from offworld.kernel.layers import Laid
from offworld.kernel.level import Goal, standard_levels
from offworld.kernel.option import Option, OptionValue
from offworld.kernel.outcome import Line
from offworld.kernel.parts import Parts
from offworld.kernel.plain import Message
from offworld.kernel.rng import Rng
from offworld.kernel.sight import Sight
from offworld.kernel.state import State
from offworld.kernel.text import Text

OPTIONS = (
    Option("corporate_era", True, seats=(2, 3, 4, 5)),  # off: the standard game; the solo game always has these cards
    Option("draft", False, seats=(2, 3, 4, 5)),
    Option("beginners", False),  # on: everyone may choose a beginner corporation, before seeing any cards
    Option("first_seat", False, seats=(2, 3, 4, 5)),  # on: the first seat has the first player marker; off: by lot
)

# playouts in a second, by seats, measured with two and side by side for more; alone twice as many would fit
PACE: Final = {1: 4500, 2: 4500, 3: 3200, 4: 2500, 5: 1800}


class TerraformingMarsGame(Game):
    """Terraforming Mars with the Corporate Era for 1 to 5 players."""

    def __init__(self) -> None:
        super().__init__("terraforming_mars", 3, (1, 2, 3, 4, 5), OPTIONS, EFFECTS)
        # with 0.2 seconds an expert sees too little of a turn with a hand of ten cards to beat the level below reliably
        self.levels = standard_levels(
            seconds=0.5,
            over_random=Goal("random", 0.95, 400),
            over_skilled=Goal("skilled", 0.7, 60),
            alone=Goal("", 0.4, 40),
        )
        self.learning_version = 3
        self.words = learning.WORDS
        self.foresight = 6  # about a generation: what can be paid for until then tells more than any one action
        # a tree below an answer tries much that nobody would do; playouts alone tell better that a card early pays
        self.ripe = 1000
        self.pace = min(PACE.values())

    def pace_of(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        return PACE[seats]

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        era = bool(options["corporate_era"])
        draft = bool(options["draft"])
        beginners = bool(options["beginners"])
        return set_up(seats, era, draft, beginners, bool(options["first_seat"]), rng)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(Mars, state))

    def rematch(
        self, seats: int, options: dict[str, OptionValue], winners: tuple[int, ...]
    ) -> tuple[dict[str, OptionValue], int]:
        """The winner of the last match gets the first player marker; where several share the win, it is drawn."""
        if seats > 1 and len(winners) == 1:
            return {**options, "first_seat": True}, winners[0]
        return {**options, "first_seat": False}, 1

    def score_lines(self, state: State, seat: int) -> list[Line]:
        return scoring.lines(cast(Mars, state), seat)

    def view(self, state: State, seat: int | None) -> TableView:
        return cast(TableView, view.view(cast(Mars, state), seat, Parts()).whole())

    def view_of(self, state: State, seat: int | None, parts: Parts) -> Laid:
        return view.view(cast(Mars, state), seat, parts)

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        guess.guess(cast(Mars, state), seats, rng)

    def label(self, state: State, decision: Decision, choice: Answer) -> Text:
        return labels.label(cast(Mars, state), decision, choice)

    def labels(self, state: State, decision: Decision, choices: Sequence[Answer], parts: Parts) -> list[Message]:
        return labels.labels(cast(Mars, state), decision, choices, parts)

    def catalog(self) -> Catalog:
        return catalog.catalog()

    def encode(self, state: State) -> dict[str, Any]:
        return position.encode(state)

    def decode(self, position_: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> State:
        return loading.decode(position_, seats, options, rng)

    def moment(self, state: State) -> object:
        mars = cast(Mars, state)
        return mars.generation, mars.phase, [(player.has_passed, player.playing) for player in mars.players]

    def schema(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.schema()

    def example(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.EXAMPLE

    def components(self, state: State) -> dict[str, int]:
        mars = cast(Mars, state)
        cards = len(mars.deck) + len(mars.discards)
        for player in mars.players:
            cards += len(player.hand) + len(player.dealt) + len(player.drafted)
            cards += len(player.played) + len(player.events) + (1 if player.playing else 0)
        oceans = mars.ocean_tiles.bit_count() + GOALS[OCEANS] - mars.track[OCEANS]
        return {"projects": cards, "oceans": oceans}

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(Mars, state), seat)

    def rollout(self, state: State, decision: Decision, rng: Rng) -> Answer:
        return value.rollout(cast(Mars, state), decision, rng)

    def atoms(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Answer]:
        return learning.atoms(seats)

    def observe(self, state: State, seat: int, sight: Sight) -> None:
        learning.observe(cast(Mars, state), seat, sight)


GAME = TerraformingMarsGame()
