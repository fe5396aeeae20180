"""What is seen of a player: what everybody sees, and beside it what only the player does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from offworld.games.on_mars.data.boards import CELLS, DEPOT, EXECUTIVE_IDS, REWARDS
from offworld.games.on_mars.data.cards import (
    CARD_IDS,
    CONTRACTS,
    GOAL_NEEDS,
    PLANS,
    SCIENTISTS,
    TASKS,
)
from offworld.games.on_mars.data.discoveries import RESEARCH_KINDS
from offworld.games.on_mars.data.field import HEX_IDS, hexes_of
from offworld.games.on_mars.data.house import RESEARCH_LETTERS
from offworld.games.on_mars.names import (
    BUILDINGS,
    GOODS,
    RESOURCES,
    SHELTER,
    SIDES,
    TECHS,
    ContractId,
    GoalId,
    Hex,
)
from offworld.games.on_mars.rules.effects.construction import zone_of
from offworld.games.on_mars.rules.effects.goals import has_claimed, progress
from offworld.games.on_mars.rules.effects.lss import reward_count
from offworld.games.on_mars.rules.effects.taking import sources
from offworld.games.on_mars.rules.scoring import SOURCES, breakdown
from offworld.games.on_mars.rules.state import CLAIMED, SPENT, OnMars
from offworld.games.on_mars.shown.types import (
    GoalInHand,
    OwnedBlueprint,
    OwnedContract,
    OwnedScientist,
)
from offworld.kernel.layers import FieldsNode, Laid, Layer
from offworld.kernel.parts import Parts


def player(state: OnMars, party: int, is_open: bool, seen: FieldsNode, parts: Parts) -> Laid:
    """Return what is seen of a player, from what everybody sees; crystals in goals show only to who may see these."""
    if is_open:
        tasks = [TASKS[task] for task, at in enumerate(state.task_at) if at == party]
        own = parts.layer(
            ("own", party, True),
            _OPEN,
            (
                state.spendable(party),
                [_goal(state, party, goal) for goal in state.goals_in_hand(party)],
                [goal + 1 for goal, at in enumerate(state.goal_at) if at == SPENT + party],
                PLANS[state.plans[party]] if state.plans[party] >= 0 else None,
                tasks if state.first_colonists else [],
            ),
        )
    else:
        own = parts.layer(("own", party, False), _CLOSED, (state.crystals[party],))
    return parts.lay(("player", party, is_open), seen, own)


_OPEN: Final = Layer(spendable=None, goals_in_hand=None, spent_goals=None, plan=None, tasks=None)
_CLOSED: Final = Layer(spendable=None)


def _goal(state: OnMars, party: int, goal: GoalId) -> GoalInHand:
    have, need = progress(state, party, goal), GOAL_NEEDS[goal]
    return {"number": goal + 1, "have": have, "need": need, "met": not has_claimed(state, party) and have >= need}


def public(state: OnMars, party: int, parts: Parts) -> FieldsNode:
    """Return what everybody sees of a player, all but what can be spent as crystals."""
    points = breakdown(state, party)
    claimed = [goal + 1 for goal, at in enumerate(state.goal_at) if at == CLAIMED + party]
    docks = state.docks[party]
    return parts.layer(
        ("public", party),
        _PUBLIC,
        (
            state.is_lacerda(party),
            state.space[party] or None,
            SIDES[state.side(party)] if state.space[party] else None,
            bool(state.acted[party]),
            state.points[party],
            points,
            sum(points),
            state.resources(party),
            state.limit(party),
            state.crystals[party],
            state.waiting[party],
            state.depot(party),
            0,  # still to come
            state.quarters[party],
            state.capacity(party),
            state.working[party],
            state.supply[party],
            state.fresh[party],
            state.boosters(party),
            state.shelters[party],
            docks,
            docks,
            state.hangar[party],
            min(state.level - state.ships_taken(party), docks.bit_count()),
            state.tech_at[party * len(TECHS) : (party + 1) * len(TECHS)],
            state.cubes[party * SHELTER : (party + 1) * SHELTER],
            state.research[party * RESEARCH_KINDS : (party + 1) * RESEARCH_KINDS],
            state.found[party],
            state.bots_of(party),
            state.rover[party],
            zone_of(state, party) if not state.is_lacerda(party) else 0,
            sources(state, party),
            {REWARDS[tile]: reward_count(state, party, tile) for tile in state.rewards},
            [_blueprint(state, card) for card in state.cards_of(party)],
            [_scientist(state, each) for each, owner in enumerate(state.scientist_owner) if owner == party],
            [_contract(state, contract) for contract in state.contracts_of(party)],
            state.goal_at.count(party),
            state.goal_at.count(SPENT + party),
            claimed[0] if claimed else None,
            state.plans[party] >= 0,
            state.task_at.count(party) if state.first_colonists else 0,
        ),
    )


def _by_source(points: Sequence[int]) -> dict[str, int]:
    return dict(zip(SOURCES, points))


def _by_resource(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, counts))


def _with_dock(docks: int) -> list[str]:
    return [EXECUTIVE_IDS[slot] for slot in range(DEPOT) if docks >> slot & 1]


def _without_dock(docks: int) -> list[str]:
    return [EXECUTIVE_IDS[slot] for slot in range(DEPOT) if not docks >> slot & 1]


def _lab(techs: Sequence[int]) -> dict[str, Any]:
    return {TECHS[tech]: CELLS[cell] for tech, cell in enumerate(techs) if cell >= 0}


def _cubes(cubes: Sequence[int]) -> list[str]:
    return [BUILDINGS[kind] for kind, is_there in enumerate(cubes) if is_there]


def _research(found: Sequence[int]) -> list[str]:
    return [RESEARCH_LETTERS[kind] for kind, is_there in enumerate(found) if is_there]


def _named(places: Sequence[Hex]) -> list[str]:
    return [HEX_IDS[place] for place in places]


def _rover(place: int) -> str | None:
    return HEX_IDS[place] if place >= 0 else None


def _zone(places: int) -> list[str]:
    return [HEX_IDS[place] for place in hexes_of(places)]


def _goods(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(GOODS, counts))


_PUBLIC: Final = Layer(
    lacerda=None,
    space=None,
    side=None,
    acted=None,
    track=None,
    points=_by_source,
    score=None,
    stock=_by_resource,
    limit=None,
    crystals=None,
    waiting=None,
    depot=None,
    spendable=None,
    quarters=None,
    capacity=None,
    working=None,
    supply=None,
    fresh=None,
    boosters=None,
    shelters=None,
    docks=_with_dock,
    open=_without_dock,
    hangar=None,
    ships_left=None,
    lab=_lab,
    cubes=_cubes,
    research=_research,
    found=None,
    bots=_named,
    rover=_rover,
    zone=_zone,
    production=_goods,
    rewards=None,
    blueprints=None,
    scientists=None,
    contracts=None,
    goals=None,
    goals_spent=None,
    claimed=None,
    has_plan=None,
    tasks_in_hand=None,
)


def _blueprint(state: OnMars, card: int) -> OwnedBlueprint:
    place = state.card_hex[card]
    workers = [SCIENTISTS[each] for each, at in enumerate(state.scientist_at) if at == card]
    return {
        "id": CARD_IDS[card],
        "hex": HEX_IDS[place] if place >= 0 else None,
        "scientist": workers[0] if workers else None,
    }


def _scientist(state: OnMars, scientist: int) -> OwnedScientist:
    at = state.scientist_at[scientist]
    return {"id": SCIENTISTS[scientist], "at": CARD_IDS[at] if at >= 0 else None}


def _contract(state: OnMars, contract: ContractId) -> OwnedContract:
    load = state.load[contract * len(GOODS) : (contract + 1) * len(GOODS)]
    needs = CONTRACTS[contract].goods
    return {
        "number": contract + 1,
        "done": bool(state.contract_done[contract]),
        "load": {GOODS[what]: count for what, count in enumerate(load) if needs and needs[what]},
    }
