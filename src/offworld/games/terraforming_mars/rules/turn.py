"""The action phase: turns of one or two actions until everybody has passed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.terraforming_mars.data.book import CARD, NUMBER
from offworld.games.terraforming_mars.names import AWARDS, MILESTONES, PROJECTS
from offworld.games.terraforming_mars.rules.actions.honours import (
    AWARD,
    MILESTONE,
    claim,
    fund,
    open_honours,
    why_not_award,
    why_not_milestone,
)
from offworld.games.terraforming_mars.rules.actions.playing import PLAY, playable, why_not_play
from offworld.games.terraforming_mars.rules.actions.projects import (
    PROJECT,
    open_projects,
    start_project,
    why_not_project,
)
from offworld.games.terraforming_mars.rules.actions.using import (
    CONVERT_HEAT,
    CONVERT_PLANTS,
    USE,
    convert_heat,
    convert_plants,
    usable,
    use_card,
    why_not_convert,
    why_not_use,
)
from offworld.games.terraforming_mars.rules.effects.choose import carry_out
from offworld.games.terraforming_mars.rules.play import play_card
from offworld.games.terraforming_mars.rules.production import RunProduction
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.decision import Answer, Decision, Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

PASS: Final = "pass"
END: Final = "end"
FIRST: Final = "action"  # topics
SECOND: Final = "second_action"


def legal_actions(state: Mars, seat: int, second: bool) -> list[Answer]:
    """Return everything that a player may do as the first or second action of a turn."""
    found: list[Answer] = []
    playable(state, seat, found)
    open_projects(state, seat, found)
    open_honours(state, seat, found)
    usable(state, seat, found)
    found.append(END if second else PASS)
    return found


@dataclass(frozen=True, slots=True)
class TakeAction(Effect):
    """Take the first action of a turn or pass, or take the second action or end the turn.

    The corporation's first action is compulsory and asks nothing here; where nothing can be done the turn just ends.
    """

    second: bool

    def ask(self, state: Mars, seat: int) -> Decision | None:
        if state.players[seat].opening:
            return None
        choices = legal_actions(state, seat, self.second)
        if len(choices) == 1:
            return None
        if self.second:
            return Each(seat, "terraforming_mars-ask-second-action", choices, topic=SECOND)
        return Each(seat, "terraforming_mars-ask-action", choices, topic=FIRST)

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        player = state.players[seat]
        stack = state.stack
        if answer is None and player.opening:
            state.mine(seat).opening = False
            stack.append((seat, NEXT_TURN if self.second else SECOND_ACTION))
            if state.log is not None:
                state.tell("terraforming_mars-first-action", seat=seat)
            carry_out(state, seat, CARD[player.corporation].first)
            return
        if answer is None or answer in (PASS, END):
            stack.append((seat, NEXT_TURN))
            if not self.second:
                state.mine(seat).has_passed = True
                if state.log is not None:
                    state.tell("terraforming_mars-passed", seat=seat)
            return
        stack.append((seat, NEXT_TURN if self.second else SECOND_ACTION))
        kind = answer[0]
        what = answer[1]
        if kind == "play":
            play_card(state, seat, NUMBER[what])
        elif kind == "project":
            start_project(state, seat, PROJECTS.index(what))
        elif kind == "use":
            use_card(state, seat, NUMBER[what], answer[2])
        elif kind == "convert":
            if what == "plants":
                convert_plants(state, seat)
            else:
                convert_heat(state, seat)
        elif kind == "milestone":
            claim(state, seat, MILESTONES.index(what))
        else:
            fund(state, seat, AWARDS.index(what))

    def considered(self, state: Mars, seat: int) -> list[Any]:
        player = state.players[seat]
        found = [PLAY[card] for card in player.hand]
        found.extend(PROJECT)
        if state.seats > 1:
            found.extend(MILESTONE)
            found.extend(AWARD)
        for card in player.perks.actions:
            found.extend(USE[card])
        found.extend([CONVERT_PLANTS, CONVERT_HEAT])
        return found

    def why_not(self, state: Mars, seat: int, answer: Any) -> Text | None:
        if answer == PASS:
            return Text("terraforming_mars-no-pass-now")
        if answer == END:
            return Text("terraforming_mars-no-end-now")
        if not isinstance(answer, tuple) or len(answer) < 2:
            return None
        kind = answer[0]
        what = answer[1]
        if kind == "play" and what in NUMBER:
            return why_not_play(state, seat, NUMBER[what])
        if kind == "use" and what in NUMBER and len(answer) == 3:
            return why_not_use(state, seat, NUMBER[what], answer[2])
        if kind == "project" and what in PROJECTS:
            return why_not_project(state, seat, PROJECTS.index(what))
        if kind == "milestone" and what in MILESTONES:
            return why_not_milestone(state, seat, MILESTONES.index(what))
        if kind == "award" and what in AWARDS:
            return why_not_award(state, seat, AWARDS.index(what))
        if kind == "convert" and what in ("plants", "heat"):
            return why_not_convert(state, seat, what)
        return None


@dataclass(frozen=True, slots=True)
class NextTurn(Effect):
    """Give the turn to the next player clockwise who has not passed; when all have, the phase ends."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        for step in range(1, state.seats + 1):
            other = (seat + step) % state.seats
            if not state.players[other].has_passed:
                state.begin_turn()
                state.stack.append((other, FIRST_ACTION))
                return
        state.stack.append((seat, RunProduction()))


FIRST_ACTION: Final = TakeAction(False)
SECOND_ACTION: Final = TakeAction(True)
NEXT_TURN: Final = NextTurn()
