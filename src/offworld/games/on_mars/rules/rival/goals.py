"""The four goals of the solo game, line by line."""

from __future__ import annotations

from typing import Final, NamedTuple

from offworld.games.on_mars.data.cards import BIOCHEMIST, FIRST_DELIVERY, SOLO_GOALS, UPGRADES_WANTED
from offworld.games.on_mars.data.discoveries import RESEARCH_KINDS
from offworld.games.on_mars.data.field import FIELD
from offworld.games.on_mars.names import EACH_TECH, GREENHOUSE, KINDS, LACERDA, ORBIT, PLANT, ContractId, Hex, Tech
from offworld.games.on_mars.rules.effects.goals import has_claimed
from offworld.games.on_mars.rules.effects.upgrading import marker_hexes
from offworld.games.on_mars.rules.scoring import total
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.text import Text

POTATO_DELIVERY = ContractId(10)  # contract number 11: plants and minerals
GOAL_LEVELS: Final = (3, 3, 4, 3)  # of the colony, by goal
ME = 0


class Line(NamedTuple):
    """A requirement: its name, whether it is met as things stand, and how much is needed and there; 1 for yes or no."""

    name: str
    met: bool
    need: int
    have: int
    counted: bool  # said with its numbers

    def text(self) -> Text:
        """Return the requirement in words."""
        params: dict[str, object] = {"need": self.need, "have": self.have} if self.counted else {}
        return Text("on_mars-solo-" + self.name, params)


def requirements(state: OnMars) -> list[tuple[Text, bool]]:
    """Return every requirement of the chosen goal in words, and whether it is met as things stand (R059)."""
    return [(line.text(), line.met) for line in lines(state)]


def lines(state: OnMars) -> list[Line]:
    """Return every requirement of the chosen goal."""
    name = SOLO_GOALS[state.solo_goal]
    if name == "first_colonists":
        return [
            _level(state),
            _counted("contracts", 1, _met(state)),
            _goal(state),
            _counted("tech", 6, _best_tech(state)),
            _margin(state, 1),
        ]
    if name == "next_generation":
        shelters = state.shelters[ME]
        return [
            _level(state),
            _each_kind(state),
            _goal(state),
            _research(state),
            _counted("shelters", 4, shelters),
            _margin(state, 10),
        ]
    if name == "hunky_dory":
        mines, built = state.mines_held(ME), state.markers(ME)
        return [
            _level(state),
            _each_kind(state),
            _goal(state),
            _counted("mines", 3, mines),
            _counted("advanced", 5, built),
            _margin(state, 20),
        ]
    return _potato(state)


def _potato(state: OnMars) -> list[Line]:
    houses = _advanced_greenhouses(state)
    size = max([part.bit_count() for part in FIELD.groups(state.sites[GREENHOUSE])], default=0)
    plants = state.stock[ME * KINDS + PLANT]
    level = state.tech_level(ME, Tech(GREENHOUSE))
    return [
        _level(state),
        _yes("greenhouse-contract", _done(state, UPGRADES_WANTED[GREENHOUSE])),
        _yes("plant-contract", _done(state, POTATO_DELIVERY)),
        _yes("biochemist", state.scientist_owner[BIOCHEMIST] == ME),
        _counted("greenhouses", 3, houses),
        _counted("greenhouse-complex", 5, size),
        _counted("plants", 5, plants),
        _research(state),
        _counted("greenhouse-tech", 6, level),
        _yes("orbit", state.side(ME) == ORBIT),
        _margin(state, 30),
    ]


def _counted(name: str, need: int, have: int) -> Line:
    return Line(name, have >= need, need, have, True)


def _yes(name: str, met: bool) -> Line:
    return Line(name, met, 1, int(met), False)


def _level(state: OnMars) -> Line:
    need = GOAL_LEVELS[state.solo_goal]
    return _counted("level", need, state.level)


def _goal(state: OnMars) -> Line:
    return _yes("goal", has_claimed(state, ME))


def _met(state: OnMars) -> int:
    return state.contracts_met(ME)


def _done(state: OnMars, contract: ContractId) -> bool:
    return state.contract_owner[contract] == ME and bool(state.contract_done[contract])


def _each_kind(state: OnMars) -> Line:
    done = [contract for contract in state.contracts_of(ME) if state.contract_done[contract]]
    kinds = len({contract < FIRST_DELIVERY for contract in done})
    return _counted("each-contract", 2, kinds)


def _best_tech(state: OnMars) -> int:
    return max([state.tech_level(ME, tech) for tech in EACH_TECH])


def _research(state: OnMars) -> Line:
    have = sum(state.research[ME * RESEARCH_KINDS : (ME + 1) * RESEARCH_KINDS])
    return _counted("research", 2, have)


def _advanced_greenhouses(state: OnMars) -> int:
    marked = marker_hexes(state) & state.sites[GREENHOUSE]
    return len([place for place in state.card_hex if place >= 0 and marked >> place & 1 and _mine(state, place)])


def _mine(state: OnMars, place: Hex) -> bool:
    card = state.card_hex.index(place)
    return state.card_owner[card] == ME


def _margin(state: OnMars, need: int) -> Line:
    have = total(state, ME) - total(state, LACERDA)
    return _counted("margin", need, have)
