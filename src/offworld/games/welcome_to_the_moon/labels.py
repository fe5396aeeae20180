"""Words for the choices of a decision."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.astra.meddling import Meddle, target_name
from offworld.games.welcome_to_the_moon.astra.turn import Give, Leave
from offworld.games.welcome_to_the_moon.data.names import EFFECTS, ERROR, HALF, LETTERS, SKIP, USE
from offworld.games.welcome_to_the_moon.engine.state import Moon
from offworld.games.welcome_to_the_moon.engine.words import effect_text, number_text
from offworld.games.welcome_to_the_moon.engine.writing import Choose, Write
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.text import Text


def label(state: Moon, decision: Decision, choice: Answer) -> Text:
    """Return the words for one choice."""
    effect = state.stack[-1][1]
    if isinstance(effect, Give):
        return Text("welcome_to_the_moon-do-remove" if choice == USE else "welcome_to_the_moon-do-give")
    if isinstance(effect, Leave):
        params: dict[str, object] = {
            "number": number_text(state.number(choice)),
            "effect": effect_text(state.effect(choice)),
        }
        return Text("welcome_to_the_moon-do-combination", params)
    if isinstance(effect, Meddle):
        return target_name(state.rules, choice)
    if choice == SKIP:
        return Text("welcome_to_the_moon-do-skip")
    if choice == ERROR:
        return Text("welcome_to_the_moon-do-error")
    if isinstance(effect, Choose):
        number = number_text(state.number(choice[0]))
        if len(choice) == 3:
            wild = effect_text(EFFECTS.index(choice[2]))
            return Text("welcome_to_the_moon-do-wild", {"number": number, "effect": wild})
        return Text(
            "welcome_to_the_moon-do-combination", {"number": number, "effect": effect_text(state.effect(choice[1]))}
        )
    if isinstance(effect, Write) and isinstance(choice, tuple):
        place = state.rules.where(state.rules.place[choice[0]])
        number = number_text(effect.number + choice[1] * HALF)
        return Text("welcome_to_the_moon-do-changed", {"number": number, "place": place})
    if choice in LETTERS:
        mission = state.missions[LETTERS.index(choice)]
        return Text(
            "welcome_to_the_moon-do-claim",
            {"letter": choice, "mission": Text(f"welcome_to_the_moon-mission-{mission}")},
        )
    return state.rules.named(choice)
