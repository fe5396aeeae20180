"""Words for the choices of every question."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.on_mars.data.boards import EXECUTIVE_COST, EXECUTIVE_IDS, GRID_IDS, LSS_CHOICE_IDS
from offworld.games.on_mars.data.cards import CARD_IDS, CARD_OF, GOAL_REWARDS, SCIENTISTS
from offworld.games.on_mars.data.discoveries import TILE_IDS
from offworld.games.on_mars.data.field import HEX
from offworld.games.on_mars.names import (
    BUILDINGS,
    GOODS,
    PLACES,
    ROVER_TECH,
    SHIP_TECH,
    SIDES,
    TECHS,
    UPGRADE_TECH,
    ContractId,
    Good,
    Side,
    Slot,
    Tech,
)
from offworld.games.on_mars.rules.actions.executive import price_of_use
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.games.on_mars.words.benefits import benefit_text
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.text import Text

TECH_OF_EFFECT: Final = {"Move": ROVER_TECH, "Upgrade": UPGRADE_TECH, "Welcome": SHIP_TECH}


def label(state: OnMars, decision: Decision, choice: Answer) -> Text:
    """Return the words for one choice of a decision."""
    if isinstance(choice, tuple):
        return _tuple(state, decision.seat, choice)
    if isinstance(choice, bool):
        return Text("on_mars-do-yes" if choice else "on_mars-do-no")
    if isinstance(choice, int):
        return _number(state, decision, choice)
    return _word(decision, choice)


def _number(state: OnMars, decision: Decision, choice: int) -> Text:
    if decision.topic == "space":
        return Text("on_mars-do-space", {"space": choice})
    if decision.topic == "whose":
        tech = Tech(TECHS.index(_tech_asked(state)))
        return Text("on_mars-do-whose", {"seat": state.who(choice), "level": state.tech_level(choice, tech)})
    return speech.contract(ContractId(choice - 1))


def _tech_asked(state: OnMars) -> str:
    return TECHS[state.stack[-1][1].tech]  # type: ignore[attr-defined]  # only ChooseTech asks whose


def _word(decision: Decision, choice: Any) -> Text:
    if choice in HEX:
        return Text("on_mars-hex", {"hex": choice})
    if choice in CARD_IDS:
        return speech.card(CARD_OF[choice])
    if choice in TILE_IDS:
        return speech.discovery(TILE_IDS.index(choice))
    if decision.topic == "lss" and choice in LSS_CHOICE_IDS:
        return Text("on_mars-do-lss-" + choice)
    if choice == "done" and decision.topic in ("develop", "learn", "upgrade", "move", "welcome", "blueprint"):
        return Text("on_mars-do-done")
    if choice in GOODS and choice != "oxygen":
        return speech.good(Good(GOODS.index(choice)))
    if choice == "oxygen":
        return Text("on_mars-do-oxygen" if decision.topic == "oxygen" else "on_mars-good-oxygen")
    if choice in PLACES:
        return speech.place(Slot(PLACES.index(choice)))
    if choice in SIDES:
        return speech.side(Side(SIDES.index(choice)))
    if isinstance(choice, str) and choice.startswith("goal"):
        return Text("on_mars-goal-" + choice[4:])
    return Text(f"on_mars-do-{choice}")


def _tuple(state: OnMars, seat: int, choice: tuple[Any, ...]) -> Text:
    kind = choice[0]
    if kind == "aside":
        return _aside(choice[1:])
    if kind == "main":
        return Text("on_mars-action-" + choice[1])
    if kind == "exec":
        slot = EXECUTIVE_IDS.index(choice[1])
        return Text("on_mars-do-exec", {"action": Text("on_mars-exec-" + choice[1]), "count": EXECUTIVE_COST[slot]})
    if kind == "use":
        card = CARD_OF[choice[1]]
        return Text("on_mars-do-use", {"card": speech.card(card), "count": price_of_use(state, card)})
    if kind == "staff":
        scientist, card = SCIENTISTS.index(choice[1]), CARD_OF[choice[2]]
        return Text("on_mars-do-staff", {"scientist": speech.scientist(scientist), "card": speech.card(card)})
    if kind == "build":
        building = BUILDINGS.index(choice[1])
        return Text("on_mars-do-build", {"building": speech.building(building), "hex": choice[2]})
    if kind == "develop":
        return Text("on_mars-do-develop", {"tech": speech.tech(Tech(TECHS.index(choice[1]))), "cell": choice[2]})
    if kind == "learn":
        tech = state.grid[GRID_IDS.index(choice[1])]
        name: object = speech.tech(tech) if tech >= 0 else choice[1]
        return Text("on_mars-do-learn", {"tech": name, "spot": choice[1], "cell": choice[2]})
    if kind == "upgrade":
        return Text("on_mars-do-upgrade", {"card": speech.card(CARD_OF[choice[1]]), "hex": choice[2]})
    if kind == "tech":
        used = TECH_OF_EFFECT[type(state.stack[-1][1]).__name__]
        level = state.tech_level(choice[1], used)
        params: dict[str, object] = {"tech": speech.tech(used), "seat": state.who(choice[1]), "level": level}
        return Text("on_mars-do-tech", params)
    if kind in ("bot", "rover"):
        return Text("on_mars-do-move-" + kind, {"start": choice[1], "end": choice[2]})
    if kind == "ship":
        opens = Text("on_mars-exec-" + choice[1])
        return Text("on_mars-do-ship-" + choice[2], {"opens": opens})
    if kind == "scientist":
        return speech.scientist(SCIENTISTS.index(choice[1]))
    if kind == "contract":
        return speech.contract(choice[1] - 1)
    if kind == "deliver":
        return Text("on_mars-do-put-on", {"contract": speech.contract(choice[1] - 1)})
    tile = speech.discovery(TILE_IDS.index(kind))
    return Text("on_mars-do-discovery", {"tile": tile, "hex": choice[1]})


def _aside(what: tuple[Any, ...]) -> Text:
    if what[0] == "deliver":
        params: dict[str, object] = {
            "what": speech.good(Good(GOODS.index(what[2]))),
            "contract": speech.contract(what[1] - 1),
        }
        return Text("on_mars-do-deliver", params)
    reward = benefit_text(GOAL_REWARDS[what[1] - 1][what[2] - 1])
    return Text("on_mars-do-goal", {"goal": Text(f"on_mars-goal-{what[1]}"), "reward": reward})
