"""Words for the choices of a decision."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.data.campaign import usable_mission
from offworld.games.welcome_to_the_moon.data.cards import USABLE
from offworld.games.welcome_to_the_moon.data.names import EACH_EFFECT, EFFECTS, ERROR, HALF, LETTERS, SKIP, USE
from offworld.games.welcome_to_the_moon.rules.astra.meddling import Meddle, target_name
from offworld.games.welcome_to_the_moon.rules.astra.turn import Give, Leave
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.words import (
    effect_text,
    number_text,
    printed_effect,
    printed_number,
)
from offworld.games.welcome_to_the_moon.rules.engine.writing import Choose, Write
from offworld.games.welcome_to_the_moon.rules.preparing import ChangeDeck, ChooseMissions
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.text import Text


def label(state: Moon, decision: Decision, choice: Answer) -> Text:
    """Return the words for one choice."""
    effect = state.stack[-1][1]
    if isinstance(effect, Give):
        return Text("welcome_to_the_moon-do-remove" if choice == USE else "welcome_to_the_moon-do-give")
    if isinstance(effect, Leave):
        params: dict[str, object] = {
            "number": printed_number(state.number_card(choice)),
            "effect": printed_effect(state.effect_card(choice)),
        }
        return Text("welcome_to_the_moon-do-combination", params)
    if isinstance(effect, Meddle):
        return target_name(state.rules, choice)
    if isinstance(effect, ChangeDeck):
        return Text(f"welcome_to_the_moon-deck-{choice}")
    if isinstance(effect, ChooseMissions):
        mission = Text(f"welcome_to_the_moon-mission-{usable_mission(state.rules.number, LETTERS.index(choice))}")
        return Text("welcome_to_the_moon-do-campaign", {"letter": choice, "mission": mission})
    if choice == SKIP:
        return Text("welcome_to_the_moon-do-skip")
    if choice == ERROR:
        return Text("welcome_to_the_moon-do-error")
    if isinstance(effect, Choose):
        params = {"number": printed_number(state.number_card(choice[0]))}
        if len(choice) == 2:
            return Text(
                "welcome_to_the_moon-do-combination", {**params, "effect": effect_text(state.effect(choice[1]))}
            )
        chosen = EACH_EFFECT[EFFECTS.index(choice[2])]
        is_wild = chosen not in USABLE[state.effect_card(choice[1])]
        key = "welcome_to_the_moon-do-wild" if is_wild else "welcome_to_the_moon-do-combination"
        return Text(key, {**params, "effect": effect_text(chosen)})
    if isinstance(effect, Write) and isinstance(choice, tuple):
        place = state.rules.where(state.rules.place[choice[0]])
        number = number_text(effect.number + choice[1] * HALF)
        return Text("welcome_to_the_moon-do-changed", {"number": number, "place": place})
    if choice in LETTERS:
        claimed = Text(f"welcome_to_the_moon-mission-{state.missions[LETTERS.index(choice)]}")
        return Text("welcome_to_the_moon-do-claim", {"letter": choice, "mission": claimed})
    return state.rules.named(choice)
