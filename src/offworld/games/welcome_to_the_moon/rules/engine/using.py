"""Using an effect or a bonus on one of its targets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.welcome_to_the_moon.data.names import EFFECTS, NO_SPACE, SKIP, Space
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.decision import Decision
from offworld.kernel.each import Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Use(Effect):
    """Use an effect, by its name, or a bonus of the adventure, on one of its targets, or decline it.

    Without a target it is lost (R032, R209). A bonus that must be used is not asked about where it has one target.
    """

    kind: str
    space: Space = NO_SPACE  # where the number of this turn was written; NO_SPACE: it does not matter

    def ask(self, state: Moon, seat: int) -> Decision | None:
        rules = state.rules
        targets = rules.targets(state, seat, self.kind, self.space)
        if not targets:
            return None
        if not rules.must(self.kind):
            targets.append(SKIP)
        elif len(targets) == 1:
            return None
        return Place(seat, f"welcome_to_the_moon-ask-{rules.number}-{self.kind}", targets, topic=self.kind)

    def apply(self, state: Moon, seat: int, answer: Any) -> None:
        rules = state.rules
        if answer is None:
            targets = rules.targets(state, seat, self.kind, self.space)
            if len(targets) != 1 or not rules.must(self.kind):
                return
            answer = targets[0]
        if answer == SKIP:
            return
        if state.log is not None:
            state.tell("welcome_to_the_moon-used", seat=seat, effect=self.name(state), target=rules.named(answer))
        rules.use(state, seat, self.kind, self.space, answer)

    def name(self, state: Moon) -> Text:
        """Return the name of the effect or bonus."""
        if self.kind in EFFECTS:
            return Text("welcome_to_the_moon-effect-" + self.kind)
        return Text(f"welcome_to_the_moon-bonus-{state.rules.number}-{self.kind}")

    def why_not(self, state: Moon, seat: int, answer: Any) -> Text | None:
        if answer == SKIP:
            return Text("welcome_to_the_moon-must-use")
        if not isinstance(answer, str):
            return None
        if answer not in self.considered(state, seat):  # of another effect: whether it is marked says nothing here
            return Text("welcome_to_the_moon-no-target")
        return state.rules.why_no_target(state, seat, self.kind, self.space, answer)

    def considered(self, state: Moon, seat: int) -> list[Any]:
        return state.rules.considered(state, seat, self.kind)
