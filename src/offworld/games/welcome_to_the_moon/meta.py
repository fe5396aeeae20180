"""Welcome to the Moon as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from offworld.games.welcome_to_the_moon.bots import learning, playout, value
from offworld.games.welcome_to_the_moon.data.astra import OPPONENTS
from offworld.games.welcome_to_the_moon.position import fields as position
from offworld.games.welcome_to_the_moon.rules import expedition
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.setup import set_up
from offworld.games.welcome_to_the_moon.shown import catalog, view
from offworld.games.welcome_to_the_moon.shown.prints import Catalog
from offworld.games.welcome_to_the_moon.shown.types import TableView
from offworld.games.welcome_to_the_moon.words import labels
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.effect import Effect
from offworld.kernel.game import Game
from offworld.kernel.handover import Handover
from offworld.kernel.kinds import kinds
from offworld.kernel.level import Goal, Level, standard_levels
from offworld.kernel.option import Option, OptionValue, is_for_one
from offworld.kernel.outcome import Line
from offworld.kernel.parts import Parts
from offworld.kernel.rng import Rng
from offworld.kernel.sight import Sight
from offworld.kernel.state import State
from offworld.kernel.text import Text

EFFECTS: Final = kinds(Effect, "offworld.games.welcome_to_the_moon")  # all that can stand on the stack
PACE: Final = {1: 950, 2: 490, 3: 380, 4: 380, 5: 560, 6: 370, 7: 390, 8: 280}  # by adventure
LEAD = 12.0  # points more than at the start of a thought that make a win about 73 % likely
TASTE = 0.1  # points that bots do not quarrel about: all get the same cards, and would write the same sheets

OPTIONS = (
    Option("adventure", 1, tuple(ADVENTURES)),
    Option("astra_level", 1, tuple([each.level for each in OPPONENTS]), seats=(1,), matters=(("expedition", False),)),
    Option("expedition", False),
    # of adventure 6, to which every expedition comes
    Option("virus_water", "block", ("block", "room"), matters=(("adventure", 6), ("expedition", True))),
)


class WelcomeToTheMoonGame(Game):
    """Welcome to the Moon for 1 to 6 players, alone against ASTRA; the option `adventure` names the sheet."""

    def __init__(self) -> None:
        super().__init__(
            "welcome_to_the_moon",
            3,
            (1, 2, 3, 4, 5, 6),
            OPTIONS,
            EFFECTS,
        )
        self.learning_version = 3
        self.words = learning.WORDS
        self.foresight = 8  # the turn that is being written and seven more: with half as many expert won much less
        self.simultaneous = True  # also alone, where ASTRA gets its card between two turns
        self.ripe = 1000  # the next cards are others in every guess: a few visits of each tell less than playouts
        self.pace = min(PACE.values())
        self.levels = (
            *standard_levels()[:1],
            Level("skilled", "greedy", {"spread": TASTE}, (Goal("random", 0.95, 400),)),
            # a few playouts of much the same turns do not tell how many points make a win
            Level("expert", "mcts", {"seconds": 0.2, "scale": LEAD}, (Goal("skilled", 0.7, 60),)),
        )

    def check_setup(self, seats: int | Any, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """Return the complete options; in an expedition ASTRA's level is the number of the adventure."""
        chosen = super().check_setup(seats, options)
        if chosen["expedition"] and seats == 1:
            chosen["astra_level"] = chosen["adventure"]
        return chosen

    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        room = options["virus_water"] == "room"
        state = set_up(seats, int(options["adventure"]), room, int(options["astra_level"]), rng)
        if options["expedition"]:
            expedition.begin(state)
        return state

    def is_series(self, options: dict[str, OptionValue]) -> bool:
        return bool(options["expedition"])

    def hand_over(self, state: State, options: dict[str, OptionValue]) -> Handover | None:
        return expedition.hand_over(cast(Moon, state), options)

    def receive(self, state: State, handed: dict[str, Any]) -> None:
        expedition.receive(cast(Moon, state), handed)

    def standing(self, state: State) -> list[Text]:
        return expedition.standing(cast(Moon, state))

    def scores(self, state: State) -> list[int]:
        moon = cast(Moon, state)
        return [moon.rules.points(moon, seat) for seat in moon.everyone()]

    def score_lines(self, state: State, seat: int) -> list[Line]:
        moon = cast(Moon, state)
        return [(line.why(moon.rules.number), line.points) for line in moon.rules.lines(moon, seat)]

    def view(self, state: State, seat: int | None) -> TableView:
        return view.view(cast(Moon, state), seat, Parts())

    def view_of(self, state: State, seat: int | None, parts: Parts) -> Mapping[str, Any]:
        return view.view(cast(Moon, state), seat, parts)

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        view.guess(cast(Moon, state), seats, rng)

    def label(self, state: State, decision: Decision, choice: Answer) -> Text:
        return labels.label(cast(Moon, state), decision, choice)

    def catalog(self) -> Catalog:
        return catalog.catalog()

    def encode(self, state: State) -> dict[str, Any]:
        return position.encode(cast(Moon, state))

    def decode(self, position_: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> State:
        return position.decode(position_, seats, options, rng)

    def moment(self, state: State) -> object:
        return cast(Moon, state).turns or None  # the first turn begins by itself

    def schema(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        return position.schema(None if options is None else int(options["adventure"]))

    def example(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        adventure = 1 if options is None else int(options["adventure"])
        return position.example(adventure, is_for_one(self.options, options))

    def components(self, state: State) -> dict[str, int]:
        moon = cast(Moon, state)
        places = (*moon.piles, *moon.solo) if moon.astra else (*moon.piles, *moon.discards)
        return {"cards": sum([len(pile) for pile in places]) + len(moon.box)}

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(Moon, state), seat)

    def rollout(self, state: State, decision: Decision, rng: Rng) -> Answer:
        return playout.rollout(cast(Moon, state), decision, rng)

    def pace_of(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        return PACE[int(options["adventure"])]

    def atoms(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Answer]:
        if options is None:
            return learning.atoms(None, expedition=True)
        return learning.atoms(int(options["adventure"]), bool(options["expedition"]))

    def observe(self, state: State, seat: int, sight: Sight) -> None:
        learning.observe(cast(Moon, state), seat, sight)


GAME = WelcomeToTheMoonGame()
