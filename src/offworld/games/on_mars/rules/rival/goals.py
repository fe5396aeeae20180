"""The four goals of the solo game, line by line."""

from __future__ import annotations

from offworld.games.on_mars.data.cards import BIOCHEMIST, FIRST_DELIVERY, SOLO_GOALS
from offworld.games.on_mars.data.discoveries import RESEARCH_KINDS
from offworld.games.on_mars.data.field import FIELD
from offworld.games.on_mars.names import GREENHOUSE, KINDS, LACERDA, ORBIT, PLANT, TECHS
from offworld.games.on_mars.rules.effects.upgrading import marker_hexes
from offworld.games.on_mars.rules.goals import has_claimed
from offworld.games.on_mars.rules.scoring import total
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.text import Text

Line = tuple[Text, bool]
POTATO_DELIVERY = 10  # contract number 11: plants and minerals
ME = 0


def requirements(state: OnMars) -> list[Line]:
    """Return every requirement of the chosen goal, and whether it is met as things stand (R059)."""
    name = SOLO_GOALS[state.solo_goal]
    if name == "first_colonists":
        return [
            _level(state, 3),
            _line("contracts", _met(state) >= 1, need=1, have=_met(state)),
            _goal(state),
            _line("tech", _best_tech(state) >= 6, need=6, have=_best_tech(state)),
            _margin(state, 1),
        ]
    if name == "next_generation":
        shelters = state.shelters[ME]
        return [
            _level(state, 3),
            _each_kind(state),
            _goal(state),
            _research(state),
            _line("shelters", shelters >= 4, need=4, have=shelters),
            _margin(state, 10),
        ]
    if name == "hunky_dory":
        mines, built = state.mines_held(ME), state.markers(ME)
        return [
            _level(state, 4),
            _each_kind(state),
            _goal(state),
            _line("mines", mines >= 3, need=3, have=mines),
            _line("advanced", built >= 5, need=5, have=built),
            _margin(state, 20),
        ]
    return _potato(state)


def _potato(state: OnMars) -> list[Line]:
    houses = _advanced_greenhouses(state)
    size = max([part.bit_count() for part in FIELD.groups(state.sites[GREENHOUSE])], default=0)
    plants = state.stock[ME * KINDS + PLANT]
    level = state.tech_level(ME, GREENHOUSE)
    return [
        _level(state, 3),
        _line("greenhouse-contract", _done(state, GREENHOUSE)),
        _line("plant-contract", _done(state, POTATO_DELIVERY)),
        _line("biochemist", state.scientist_owner[BIOCHEMIST] == ME),
        _line("greenhouses", houses >= 3, need=3, have=houses),
        _line("greenhouse-complex", size >= 5, need=5, have=size),
        _line("plants", plants >= 5, need=5, have=plants),
        _research(state),
        _line("greenhouse-tech", level >= 6, need=6, have=level),
        _line("orbit", state.side(ME) == ORBIT),
        _margin(state, 30),
    ]


def _line(name: str, met: bool, **params: object) -> Line:
    return Text("on_mars-solo-" + name, dict(params)), met


def _level(state: OnMars, need: int) -> Line:
    return _line("level", state.level >= need, need=need, have=state.level)


def _goal(state: OnMars) -> Line:
    return _line("goal", has_claimed(state, ME))


def _met(state: OnMars) -> int:
    return state.contracts_met(ME)


def _done(state: OnMars, contract: int) -> bool:
    return state.contract_owner[contract] == ME and bool(state.contract_done[contract])


def _each_kind(state: OnMars) -> Line:
    done = [contract for contract in state.contracts_of(ME) if state.contract_done[contract]]
    kinds = len({contract < FIRST_DELIVERY for contract in done})
    return _line("each-contract", kinds == 2, need=2, have=kinds)


def _best_tech(state: OnMars) -> int:
    return max([state.tech_level(ME, tech) for tech in range(len(TECHS))])


def _research(state: OnMars) -> Line:
    have = sum(state.research[ME * RESEARCH_KINDS : (ME + 1) * RESEARCH_KINDS])
    return _line("research", have >= 2, need=2, have=have)


def _advanced_greenhouses(state: OnMars) -> int:
    marked = marker_hexes(state) & state.sites[GREENHOUSE]
    return len([place for place in state.card_hex if place >= 0 and marked >> place & 1 and _mine(state, place)])


def _mine(state: OnMars, place: int) -> bool:
    card = state.card_hex.index(place)
    return state.card_owner[card] == ME


def _margin(state: OnMars, need: int) -> Line:
    have = total(state, ME) - total(state, LACERDA)
    return _line("margin", have >= need, need=need, have=have)
