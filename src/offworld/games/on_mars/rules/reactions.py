"""Standing answers: what a player may leave for questions in the turn of others, so that nobody waits for them.

All of it can be worked out from what everybody sees.
"""

from __future__ import annotations

from typing import Any, Final

from offworld.games.on_mars.data.field import DISTANCE, HEX, START_MINE, hexes_of
from offworld.games.on_mars.names import NOBODY, SHELTER
from offworld.games.on_mars.rules.effects.goods import LOSE
from offworld.games.on_mars.rules.effects.movement import DONE
from offworld.games.on_mars.rules.effects.travel import SHIP, STAY
from offworld.games.on_mars.rules.effects.using import OXYGEN_ANSWER
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.reaction import Reaction

REACTIONS: Final = (
    Reaction("technology", (OXYGEN_ANSWER, "develop_upper", "develop_lower")),
    Reaction("benefit", ("decline",)),
    Reaction("displaced", ("centre", "shelter")),
    Reaction("overflow", ("deliver", LOSE)),
    Reaction("ship", (STAY,)),
)


def reaction_to(state: OnMars, decision: Decision) -> str:
    """Return the reaction that a question is: in another's turn, or a flight that would cost a ship."""
    seat, topic = decision.seat, decision.topic
    if topic == "oxygen":
        return "technology"
    if topic == "displaced":
        return "displaced" if seat != state.actor else ""
    listed = decision.listed() or ()
    if topic == "travel":
        return "ship" if SHIP in listed else ""
    if state.actor in (seat, NOBODY):
        return ""
    if topic == "overflow":
        return "overflow"
    return "benefit" if DONE in listed else ""


def react(state: OnMars, decision: Decision, choice: str) -> Answer:
    """Return what a standing answer says."""
    if choice == "decline":
        return DONE
    listed: list[Any] = list(decision.listed() or ())
    if choice in ("develop_upper", "develop_lower"):  # cells are listed from the top
        return listed[0 if choice == "develop_upper" else -2]
    if choice == "deliver":
        return listed[0]
    if choice in ("centre", "shelter"):
        ends = [START_MINE] if choice == "centre" else hexes_of(state.sites[SHELTER + decision.seat])
        return min(listed, key=lambda name: min([DISTANCE[HEX[name]][end] for end in ends]))
    return choice  # oxygen, lose and stay are answers themselves
