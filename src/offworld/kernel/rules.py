"""What a game says: its rules, what a seat may know, its positions, and what helps bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from offworld.kernel.decision import Answer, Decision
from offworld.kernel.effect import AnyEffect
from offworld.kernel.errors import BadSetup
from offworld.kernel.handover import Handover
from offworld.kernel.layers import Laid
from offworld.kernel.level import Level, standard_levels
from offworld.kernel.option import Option, OptionValue, checked_options
from offworld.kernel.outcome import Line
from offworld.kernel.parts import Parts
from offworld.kernel.plain import Message
from offworld.kernel.reaction import Reaction
from offworld.kernel.rng import Rng
from offworld.kernel.sight import Sight
from offworld.kernel.spoken import NO_WORDS
from offworld.kernel.state import State
from offworld.kernel.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one game, as a match knows them. They hold no state; one instance serves all matches.

    A match and a bot need no more of a game than this:

    >>> import offworld
    >>> match = offworld.game("dig_mars").start(seats=2, seed=7)
    >>> match.game.scores(match.state), len(match.game.components(match.state)) > 0
    ([0, 0], True)
    """

    def __init__(
        self,
        name: str,
        rules: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        effects: tuple[type[AnyEffect], ...],
    ) -> None:
        self.name = name
        self.rules = rules  # grows whenever the same answers could lead elsewhere; records name it
        self.learning_version = 1  # grows whenever atoms or observations are numbered otherwise; see `offworld.learn`
        self.words = NO_WORDS  # what questions speak of, for observations
        self.seats = seats  # the possible numbers of seats
        self.options = options
        self.levels: tuple[Level, ...] = standard_levels()  # which bot with which budget plays a level of this game
        self.foresight = 1  # turns that bots play on before they ask for the value
        self.simultaneous = False  # all turns are everybody's at once; what is asked between two is no turn of its own
        self.in_rounds = False  # several seats have one turn each in a round: bots carry theirs to its end (`round_of`)
        self.ripe = 3  # playouts from an answer before bots look at what may follow it; many where playouts play well
        self.pace = 1000  # playouts of a search in a second of an idle core, compiled; see `mcts:counted=true`
        self.reactions: tuple[Reaction, ...] = ()  # the questions for which a player may leave a standing answer
        self.effects = effects  # every effect that can stand on the stack, so that positions can be loaded

    # --- rules -----------------------------------------------------------------------------------------------------
    def setup(self, seats: int, options: dict[str, OptionValue], rng: int) -> State:
        """Return a fresh state with the first effects on its stack; random draws come from the state's generator."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """Return everyone's points as they stand."""
        raise NotImplementedError

    def score_lines(self, state: State, seat: int) -> list[Line]:
        """Return what a seat's points are for, line by line, adding up to its score; shown when the match is over."""
        return []

    def rematch(
        self, seats: int, options: dict[str, OptionValue], winners: tuple[int, ...]
    ) -> tuple[dict[str, OptionValue], int]:
        """Return the options of a rematch, and which seat of the old match sits first; the others follow clockwise."""
        return options, 1

    # --- series of matches -----------------------------------------------------------------------------------------
    def is_series(self, options: dict[str, OptionValue]) -> bool:
        """Return whether a match with these options is one of a series, such as an expedition of several adventures."""
        return False

    def hand_over(self, state: State, options: dict[str, OptionValue]) -> Handover | None:
        """Return what follows a finished match of a series; None where the series ends with it."""
        return None

    def receive(self, state: State, handed: dict[str, Any]) -> None:
        """Put what the match before handed over into a fresh state; KeyError, TypeError or ValueError if it cannot be.

        The state keeps what matters of it, so that positions, `hand_over` and `standing` know it.
        """
        raise ValueError(self.name)

    def standing(self, state: State) -> list[Text]:
        """Return how a series stands (stars, points, who leads), with this match once it is over."""
        return []

    # --- what a seat may know --------------------------------------------------------------------------------------
    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """Return what this seat may see as plain JSON; None is a spectator. Build it up: what is not written stays."""
        raise NotImplementedError

    def view_of(self, state: State, seat: int | None, parts: Parts) -> Mapping[str, Any] | Laid:
        """Return the same as `view`, made of parts that still hold; for games whose views cost much."""
        return self.view(state, seat)

    def guess(self, state: State, seats: tuple[int, ...], rng: Rng) -> None:
        """Redraw, in place, all that is hidden from every one of these seats, consistently with what they know.

        The state's generator counts as hidden and is reseeded by the kernel.
        """
        raise NotImplementedError

    def label(self, state: State, decision: Decision, choice: Answer) -> Text:
        """Return the words for one choice (or option) of a decision."""
        raise NotImplementedError

    def labels(self, state: State, decision: Decision, choices: Sequence[Answer], parts: Parts) -> list[Message]:
        """Return the words for many choices as plain JSON; a game may know from what little they follow."""
        return [parts.label(choice, self.label(state, decision, choice)) for choice in choices]

    def catalog(self) -> Mapping[str, Any]:
        """Return the components that never change (cards, tiles, maps) as plain JSON; views name them by id."""
        return {}

    # --- standing answers ------------------------------------------------------------------------------------------
    def reaction_to(self, state: State, decision: Decision) -> str:
        """Return the name of the reaction that a question is, or nothing where the player has to be asked.

        Everybody sees that it was answered at once, so it may depend only on what everybody knows; so may `react`.
        """
        return ""

    def react(self, state: State, decision: Decision, choice: str) -> Answer:
        """Return what a standing answer, one of the reaction's choices, says to a question."""
        raise NotImplementedError

    # --- positions -------------------------------------------------------------------------------------------------
    def encode(self, state: State) -> dict[str, Any]:
        """Return the game's part of a complete position as plain JSON."""
        raise NotImplementedError

    def decode(self, position: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> State:
        """Return the state of a complete or partial position, without its stack; BadPosition names the wrong field.

        Where the position names no stack, the game puts the effects of the named phase on the stack itself.
        """
        raise NotImplementedError

    def moment(self, state: State) -> object:
        """Return what tells where in the match a state is (phase, round); loading a position does not move it.

        None: the effects that the game itself puts on the stack may happen at once.
        """
        return None

    def schema(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        """Return the JSON Schema of the game's part of a position, with these options or with any."""
        raise NotImplementedError

    def example(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        """Return a small partial position as an example, for these options or for the usual ones."""
        raise NotImplementedError

    def components(self, state: State) -> dict[str, int]:
        """Return counts of components over all the places where they can be; they never change during a match."""
        raise NotImplementedError

    # --- for bots and training -------------------------------------------------------------------------------------
    def value(self, state: State, seat: int) -> float:
        """Return how good the state looks for a seat, from what that seat may know; higher is better."""
        return float(self.scores(state)[seat])

    def rollout(self, state: State, decision: Decision, rng: Rng) -> Answer:
        """Return a plausible quick answer for the playouts of a search."""
        return decision.sample(rng)

    def pace_of(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        """Return the pace with these seats and options, for games whose playouts take much longer with some."""
        return self.pace

    def foresight_of(self, seats: int) -> int:
        """Return the foresight with these seats, for games in which more happens until one's turn comes back."""
        return self.foresight

    def round_of(self, state: State) -> float:
        """Return the number of the round, in a game with `in_rounds`, and after its turns half a round more.

        Bots compare positions as a round begins, when all have had as many turns.
        """
        return 0.0

    def atoms(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Answer]:
        """Return every pick that can occur with these options, or with any, once each: the actions of training."""
        raise NotImplementedError

    def observe(self, state: State, seat: int, sight: Sight) -> None:
        """Write what the seat may know, group by group, for training; what it is asked is written by the kernel.

        The groups are the same, in the same order, in all states with the same seats and options.
        """
        raise NotImplementedError

    # --- not for games to change -----------------------------------------------------------------------------------
    def check_setup(self, seats: int | Any, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """Return the complete options, or raise BadSetup."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            allowed = ", ".join([str(count) for count in self.seats])
            raise BadSetup("error-seats", game=self.name, seats=str(seats), allowed=allowed)
        return checked_options(self.options, options, seats)
