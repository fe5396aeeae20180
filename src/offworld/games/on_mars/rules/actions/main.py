"""The main actions of orbit and colony: whether each is possible, why not, and how it begins."""

from __future__ import annotations

from typing import Final

from offworld.games.on_mars.data.benefit import COLONIST_BOOST
from offworld.games.on_mars.data.boards import SHIP_COST
from offworld.games.on_mars.names import (
    ANY_BUILDING,
    BLUEPRINT_ACTION,
    COLONY,
    HIRE_ACTION,
    MAIN_ACTIONS,
    ORBIT,
    RESEARCH_ACTION,
    UPGRADE_ACTION,
)
from offworld.games.on_mars.rules.effects.construction import Construct, can_construct
from offworld.games.on_mars.rules.effects.hiring import Hire, offers
from offworld.games.on_mars.rules.effects.laboratory import Develop, Learn, can_learn, developments
from offworld.games.on_mars.rules.effects.movement import Move
from offworld.games.on_mars.rules.effects.paying import can_pay
from offworld.games.on_mars.rules.effects.placing import PlaceColonist, can_place
from offworld.games.on_mars.rules.effects.ships import Welcome, can_welcome, ships_left
from offworld.games.on_mars.rules.effects.taking import (
    TakeBlueprint,
    TakeStocked,
    can_take_blueprint,
    has_marker,
    takeable,
)
from offworld.games.on_mars.rules.effects.travel import Travel
from offworld.games.on_mars.rules.effects.upgrading import Upgrade, can_upgrade
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.text import Text

POINTS: Final = 2  # of the control center, for bots and for the rover
DEVELOPMENTS: Final = 2
ANSWERS: Final = tuple([tuple([("main", name) for name in names]) for names in MAIN_ACTIONS])


def crystals_to_develop(state: OnMars, seat: int) -> int:
    """Return the crystals that the cheapest development needs after placing: 0 or 1, or -1 where none is possible."""
    if developments(state, seat, False, 0):
        return 0
    return 1 if developments(state, seat, False, 1) else -1


def is_possible(state: OnMars, seat: int, name: str) -> bool:
    """Return whether a main action of the seat's side can be done with some effect (R002)."""
    if name in ("landing_pod", "control_center"):
        return True
    if name == "obtain_blueprint":
        return can_place(state, seat, BLUEPRINT_ACTION) and can_take_blueprint(state, seat)
    if name == "learn_tech":
        return can_learn(state, seat)
    if name == "research_development":
        need = crystals_to_develop(state, seat)
        return need >= 0 and can_place(state, seat, RESEARCH_ACTION, 0, need)
    if name == "resupply":
        return bool(takeable(state, seat, False))
    if name == "construct":
        return can_construct(state, seat, ANY_BUILDING, False, True)
    if name == "upgrade":
        return can_place(state, seat, UPGRADE_ACTION) and can_upgrade(state, seat, False, False)
    if name == "welcome_ship":
        return can_welcome(state, seat, False)
    return bool(offers(state, seat, 3, False, True, 0))


def why_not(state: OnMars, seat: int, name: str) -> Text | None:
    """Return why a main action cannot be done."""
    side = ORBIT if name in MAIN_ACTIONS[ORBIT] else COLONY
    if state.main_done:
        return Text("on_mars-main-done")
    if state.side(seat) != side:
        return Text("on_mars-other-side", {"side": speech.side(side)})
    if is_possible(state, seat, name):
        return None
    if name == "obtain_blueprint" and not has_marker(state, seat):
        return Text("on_mars-no-marker")
    if name == "obtain_blueprint" and not can_take_blueprint(state, seat):
        return Text("on_mars-no-blueprints")
    if name == "learn_tech":
        return Text("on_mars-lab-full" if state.occupied(seat) & 3 == 3 else "on_mars-nothing-to-learn")
    if name == "research_development" and not developments(state, seat, False, state.spendable(seat)):
        return Text("on_mars-nothing-to-develop")
    if name == "resupply":
        return Text("on_mars-nothing-to-take")
    if name == "construct":
        return Text("on_mars-nothing-to-build")
    if name == "upgrade" and not can_upgrade(state, seat, False, False):
        return Text("on_mars-nothing-to-upgrade")
    if name == "welcome_ship":
        if ships_left(state, seat) > 0 and not can_pay(state, seat, SHIP_COST):
            return Text("on_mars-cannot-pay")
        return Text("on_mars-no-more-ships", {"level": state.level})
    if name == "hire_or_contract" and state.slots[HIRE_ACTION * state.parties + seat]:
        return Text("on_mars-hire-once")
    return Text("on_mars-cannot-place")


def start(state: OnMars, seat: int, name: str) -> None:
    """Begin a main action."""
    if name == "landing_pod":
        state.then((seat, Travel(COLONY, False)))
    elif name == "obtain_blueprint":
        state.then((seat, PlaceColonist(BLUEPRINT_ACTION)), (seat, TakeBlueprint(1, COLONIST_BOOST, True)))
    elif name == "learn_tech":
        state.then((seat, Learn(1, COLONIST_BOOST, True)))
    elif name == "research_development":
        need = crystals_to_develop(state, seat)
        state.then((seat, PlaceColonist(RESEARCH_ACTION, 0, need)))
        state.then((seat, Develop(DEVELOPMENTS, False, COLONIST_BOOST, True)))
    elif name == "resupply":
        state.then((seat, TakeStocked(1, COLONIST_BOOST, False, True)))
    elif name == "control_center":
        state.then((seat, Move(POINTS, POINTS, True, True)))
    elif name == "construct":
        state.then((seat, Construct(ANY_BUILDING, False, True, True)))
    elif name == "upgrade":
        state.then((seat, PlaceColonist(UPGRADE_ACTION)), (seat, Upgrade(1, False, tech=True, must=True)))
    elif name == "welcome_ship":
        state.then((seat, Welcome(1, False, COLONIST_BOOST, True, False, True)))
    else:
        state.then((seat, Hire(3, False, True, True)))
