"""Ceres as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from offworld.games.ceres.bots import learning, rollout, value
from offworld.games.ceres.bots.weights import BALANCED, Weights
from offworld.games.ceres.data.automa import LEVELS
from offworld.games.ceres.data.book import FACILITY_COUNT
from offworld.games.ceres.data.figures import DATA
from offworld.games.ceres.names import FREE, NO_WORKER, PARTIES
from offworld.games.ceres.position import fields as layout
from offworld.games.ceres.position import loading as position
from offworld.games.ceres.rules import scoring
from offworld.games.ceres.rules.actions.unions import REPEAT
from offworld.games.ceres.rules.setup import set_up
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.shown import catalog, view
from offworld.games.ceres.shown.types import Catalog, TableView
from offworld.games.ceres.words import labels
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.effect import Effect
from offworld.kernel.game import Game
from offworld.kernel.kinds import kinds
from offworld.kernel.layers import Laid
from offworld.kernel.level import Goal, standard_levels
from offworld.kernel.option import Option, OptionValue, is_for_one
from offworld.kernel.outcome import Line
from offworld.kernel.parts import Parts
from offworld.kernel.rng import Rng
from offworld.kernel.sight import Sight
from offworld.kernel.state import State
from offworld.kernel.text import Text

EFFECTS: Final = kinds(Effect, "offworld.games.ceres")  # all that can stand on the stack
RULES = 3  # grows whenever the same answers could lead elsewhere with the same data
OPTIONS = (
    Option("contracts", True),  # the expansion
    Option("tokens", "drawn", ("drawn", "chosen")),
    Option("automa", "manager", LEVELS, seats=(1,)),
)


class CeresGame(Game):
    """Ceres for 1 to 4 players, with or without Contracts of Mars.

    Much of its data is ours and may be corrected. The last three digits of the version of its rules are the number of
    the data, so that records and stored matches name it, and none is replayed with other figures.
    """

    def __init__(self, leanings: tuple[Weights, ...] = ()) -> None:
        super().__init__("ceres", 1000 * RULES + DATA, (1, 2, 3, 4), OPTIONS, EFFECTS)
        self.levels = standard_levels(
            over_random=Goal("random", 0.95, 400), over_skilled=Goal("skilled", 0.7, 60), alone=Goal("", 0.6, 60)
        )
        self.leanings = leanings  # how the bots on the seats weigh sources of points; none: all alike
        self.foresight = 3  # a few turns: by then what a question was about has been used
        self.pace = 6000
        self.learning_version = 2
        self.words = learning.WORDS

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        level = LEVELS.index(str(options["automa"]))
        return set_up(seats, rng, bool(options["contracts"]), level, options["tokens"] == "chosen")

    def scores(self, state: State) -> list[int]:
        ceres = cast(Ceres, state)
        return [ceres.score(seat) for seat in range(ceres.seats)]

    def score_lines(self, state: State, seat: int) -> list[Line]:
        return scoring.lines(cast(Ceres, state), seat)

    def view(self, state: State, seat: int | None) -> TableView:
        return cast(TableView, view.view(cast(Ceres, state), seat, Parts()).whole())

    def view_of(self, state: State, seat: int | None, parts: Parts) -> Laid:
        return view.view(cast(Ceres, state), seat, parts)

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        view.guess(cast(Ceres, state), seats, rng)

    def label(self, state: State, decision: Decision, choice: Answer) -> Text:
        return labels.label(cast(Ceres, state), decision, choice)

    def catalog(self) -> Catalog:
        return catalog.catalog()

    def encode(self, state: State) -> dict[str, Any]:
        return layout.LAYOUT.encode(state)

    def decode(self, position_: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> State:
        level = LEVELS.index(str(options["automa"]))
        chosen = options["tokens"] == "chosen"
        return position.decode(position_, seats, bool(options["contracts"]), level, chosen, options, rng)

    def moment(self, state: State) -> object:
        ceres = cast(Ceres, state)
        if not ceres.round:
            return None  # the first round begins by itself
        drawn = 0 if ceres.automa is None else len(ceres.automa.actions)
        return ceres.round, ceres.acting, ceres.passed[:], drawn

    def schema(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return layout.LAYOUT.schema(options)

    def example(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.SOLO_EXAMPLE if is_for_one(self.options, options) else position.EXAMPLE

    def components(self, state: State) -> dict[str, int]:
        return components(cast(Ceres, state))

    def value(self, state: State, seat: int) -> float:
        weights = self.leanings[seat] if self.leanings else BALANCED
        return value.prospects(cast(Ceres, state), seat, weights)

    def rollout(self, state: State, decision: Decision, rng: Rng) -> Answer:
        return rollout.rollout(cast(Ceres, state), decision, rng)

    def atoms(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Answer]:
        return learning.atoms(seats)

    def observe(self, state: State, seat: int, sight: Sight) -> None:
        learning.observe(cast(Ceres, state), seat, sight)


def components(state: Ceres) -> dict[str, int]:
    """Return counts over all the places where components can be."""
    workers = sum(state.pool) + sum(state.supply) + len(state.aboard)
    built = 0
    for stations in state.stations:
        for at in range(0, len(stations), 4):
            workers += stations[at + 3] != NO_WORKER
            built += stations[at] < FACILITY_COUNT
            built += (stations[at + 1] != FREE) + (stations[at + 2] != FREE)
    if state.automa is not None:
        workers += sum(state.automa.crew) + sum(state.automa.borrowed)
    taken = len(state.project_of) - state.project_of.count(FREE)
    leaders = sum(state.leaders) + sum(state.lobby)
    for seat in range(state.seats):
        leaders += state.slots.count(seat) + sum(state.callers[seat::PARTIES])
        leaders += sum([post != FREE and post % REPEAT == seat * 2 for post in state.posts])
    held = len(state.contract_of) - state.contract_of.count(FREE)
    offered = len(state.offers) - state.offers.count(FREE)
    return {
        "facilities": len(state.facility_deck) + len(state.facilities) + len(state.facility_box) + built,
        "projects": len(state.project_deck) + len(state.projects) + len(state.project_box) + taken,
        "contracts": len(state.contract_deck) + len(state.contract_box) + offered + held,
        "seals": sum(state.seals) + held,
        "workers": workers,
        "leaders": leaders,
    }


GAME = CeresGame()
