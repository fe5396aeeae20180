"""On Mars as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from offworld.games.on_mars.bots import learning, rollout, value
from offworld.games.on_mars.data.cards import SOLO_GOALS
from offworld.games.on_mars.names import FIRST_RESEARCH, MINER, NO_TECH, SHUTTLE_PHASE, TECHS
from offworld.games.on_mars.position import fields as position
from offworld.games.on_mars.rules import reactions, scoring
from offworld.games.on_mars.rules.setup import prepare, set_up
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.shown import catalog, guess, view
from offworld.games.on_mars.shown.printed import Catalog
from offworld.games.on_mars.shown.types import TableView
from offworld.games.on_mars.words import labels
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

EFFECTS: Final = kinds(Effect, "offworld.games.on_mars")  # all that can stand on the stack
ROUND_PACE: Final = 300  # with several seats, where bots play everybody's turns to their end

OPTIONS = (
    Option("length", "short", ("short", "long"), needs=("first_colonists", False)),
    Option("first_colonists", False),
    Option("space_oddity", False),
    Option("solo_goal", "first_colonists", SOLO_GOALS, seats=(1,)),
)


def read_options(options: dict[str, OptionValue]) -> tuple[bool, bool, bool, int]:
    """Return the options as the set-up wants them."""
    goal = SOLO_GOALS.index(str(options["solo_goal"]))
    return options["length"] == "long", bool(options["first_colonists"]), bool(options["space_oddity"]), goal


class OnMarsGame(Game):
    """On Mars for 1 to 4 players; alone one plays against Lacerda."""

    def __init__(self) -> None:
        super().__init__("on_mars", 4, (1, 2, 3, 4), OPTIONS, EFFECTS)
        self.pace = 1200
        self.learning_version = 2
        self.words = learning.WORDS
        self.reactions = reactions.REACTIONS
        self.foresight = 3  # alone: to the shuttle and the turn after it; by then what an action was for shows
        self.in_rounds = True
        self.levels = standard_levels(
            seconds=0.5,
            over_random=Goal("random", 0.95, 200),
            over_skilled=Goal("skilled", 0.7, 40),
            alone=Goal("", 0.5, 40),
        )

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        return set_up(seats, rng, *read_options(options))

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(OnMars, state))

    def score_lines(self, state: State, seat: int) -> list[Line]:
        return scoring.lines(cast(OnMars, state), seat)

    def view(self, state: State, seat: int | None) -> TableView:
        return cast(TableView, view.view(cast(OnMars, state), seat, Parts()).whole())

    def view_of(self, state: State, seat: int | None, parts: Parts) -> Laid:
        return view.view(cast(OnMars, state), seat, parts)

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        guess.guess(cast(OnMars, state), seats, rng)

    def label(self, state: State, decision: Decision, choice: Answer) -> Text:
        return labels.label(cast(OnMars, state), decision, choice)

    def reaction_to(self, state: State, decision: Decision) -> str:
        return reactions.reaction_to(cast(OnMars, state), decision)

    def react(self, state: State, decision: Decision, choice: str) -> Answer:
        return reactions.react(cast(OnMars, state), decision, choice)

    def catalog(self) -> Catalog:
        return catalog.catalog()

    def encode(self, state: State) -> dict[str, Any]:
        return position.LAYOUT.encode(state)

    def decode(self, position_: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> State:
        return position.decode(position_, prepare(seats, rng, *read_options(options)))

    def moment(self, state: State) -> object:
        mars = cast(OnMars, state)
        cards = mars.solo_passes, len(mars.solo_deck)  # Lacerda's turn may lead back to a question in the same round
        return mars.round, mars.phase, mars.acted[:], mars.shuttle_side, mars.shuttle_at, cards

    def pace_of(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        return self.pace if seats == 1 else ROUND_PACE

    def round_of(self, state: State) -> float:
        mars = cast(OnMars, state)
        return mars.round + 0.5 * (mars.phase == SHUTTLE_PHASE)

    def schema(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.LAYOUT.schema(options)

    def example(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.SOLO_EXAMPLE if is_for_one(self.options, options) else position.EXAMPLE

    def components(self, state: State) -> dict[str, int]:
        mars = cast(OnMars, state)
        colonists = 0
        for seat in range(mars.seats):  # Lacerda's are as many as he needs
            slots = [mars.slots[action * mars.parties + seat] for action in range(5)]
            colonists += mars.quarters[seat] + mars.working[seat] + mars.supply[seat] + sum(slots)
            colonists += mars.figure.count(MINER + seat)
        tiles = len([code for code in mars.ground if 0 < code < FIRST_RESEARCH])
        techs = len([cell for cell in mars.tech_at if cell >= 0]) + len(TECHS) - 1 - mars.grid.count(NO_TECH)
        return {
            "colonists": colonists,
            "discoveries": len(mars.pile)
            + 2
            - mars.row.count(-1)
            + tiles
            + sum(mars.found)
            + mars.lost[0]
            + (mars.radar >= 0),
            "buildings": sum([site.bit_count() for site in mars.sites[:5]]) + sum(mars.tiles_left),
            "research": sum(mars.research) + mars.lost[1] + len([1 for code in mars.ground if 20 <= code <= 23]),
            "techs": techs + len(mars.tech_pile),
            "goals": len([at for at in mars.goal_at if at >= 0]),
            "solo": len(mars.solo_deck) + len(mars.solo_discards),
        }

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(OnMars, state), seat)

    def rollout(self, state: State, decision: Decision, rng: Rng) -> Answer:
        return rollout.rollout(cast(OnMars, state), decision, rng)

    def atoms(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Answer]:
        return learning.atoms(seats)

    def observe(self, state: State, seat: int, sight: Sight) -> None:
        learning.observe(cast(OnMars, state), seat, sight)


GAME = OnMarsGame()
