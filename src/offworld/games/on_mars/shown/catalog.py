"""Everything that is printed and never changes, as plain JSON: map, boards, cards and tiles in words and numbers."""

from __future__ import annotations

from functools import cache

from offworld.games.on_mars.data.boards import (
    ADVANCE,
    BUILD_COST,
    CELLS,
    COLUMN,
    COLUMN_COST,
    CRYSTAL_COLUMN,
    EXECUTIVE,
    EXECUTIVE_COST,
    EXECUTIVE_IDS,
    GEOLOGIST_COLONISTS,
    GRID_COST,
    GRID_IDS,
    HIRE_COST,
    LSS_CHOICE_IDS,
    LSS_CHOICES,
    PROGRESS_POINTS,
    REWARD_KINDS,
    REWARD_POINTS,
    REWARDS,
    SCIENTIST_POINTS,
    SHIP_COST,
    SHIP_POINTS,
    SPACE_SIDE,
    UPGRADE_COST,
)
from offworld.games.on_mars.data.cards import (
    BLUEPRINTS,
    CARD_POINTS,
    CONTRACT_PRICE,
    CONTRACT_SIZE,
    CONTRACTS,
    CORNER,
    EACH_CARD,
    EACH_CONTRACT,
    EACH_MISSION,
    GEOLOGIST,
    GOAL_CONDITIONS,
    GOAL_NEEDS,
    GOAL_REWARDS,
    LEVEL_3_SIZE,
    MISSION_AT,
    MISSION_CRYSTALS,
    MISSION_STEPS,
    MISSIONS,
    PLAN_BUILDINGS,
    PLANS,
    SCIENTIST_SCORES,
    SCIENTISTS,
    SOLO_DECK,
    SOLO_GOALS,
    TASK_KINDS,
    TASKS,
)
from offworld.games.on_mars.data.discoveries import DISCOVERIES, RESEARCH, TILE_IDS, TILE_TRUST
from offworld.games.on_mars.data.field import (
    EACH_HEX,
    FIELD,
    HEX_IDS,
    RESEARCH_AT,
    SHELTERS_AT,
    START_MINE,
    START_SPOTS,
)
from offworld.games.on_mars.data.house import (
    CELL_BENEFIT,
    CELL_TRUST,
    COLUMN_POINTS,
    GOAL_14_CELLS,
    HOUSE,
    LANDING,
    LSS_ROWS,
    QUARTERS_POINTS,
    RESEARCH_COLOURS,
    RESEARCH_LETTERS,
    SHORT_MISSIONS,
    SPACE_BONUS,
    SPACE_TRUST,
    STACK,
    TASK_REWARDS,
    UNCERTAIN,
)
from offworld.games.on_mars.names import (
    ACTION_SIDE,
    BUILDINGS,
    CRYSTAL,
    EACH_TECH,
    GOODS,
    LSS,
    MAIN_ACTIONS,
    RED_ACTIONS,
    SHELTER,
    SIDES,
    TECHS,
    BlueprintId,
    ContractId,
    Hex,
    MissionId,
)
from offworld.games.on_mars.shown.preview import cost_json
from offworld.games.on_mars.shown.printed import (
    Action,
    Blueprint,
    Building,
    Catalog,
    Contract,
    Executive,
    Goal,
    HexCard,
    Lab,
    LabCell,
    LabColumn,
    Mission,
    Scientist,
    Space,
)
from offworld.games.on_mars.words import speech
from offworld.games.on_mars.words.benefits import benefit_json
from offworld.kernel.text import Text


@cache
def catalog() -> Catalog:
    """Return all fixed components; callers must not change what they get."""
    return {
        "hexes": [_hex(place) for place in EACH_HEX],
        "shelter_spots": {str(boards): [HEX_IDS[spot] for spot in spots] for boards, spots in SHELTERS_AT.items()},
        "buildings": [_building(kind) for kind in range(len(BUILDINGS))],
        "techs": [
            {"id": name, "name": speech.tech(tech).to_json(), "text": Text(f"on_mars-tech-{name}-text").to_json()}
            for tech, name in zip(EACH_TECH, TECHS)
        ],
        "blueprints": [_blueprint(number) for number in EACH_CARD],
        "scientists": [_scientist(number) for number in range(len(SCIENTISTS))],
        "contracts": [_contract(number) for number in EACH_CONTRACT],
        "missions": [_mission(number) for number in EACH_MISSION],
        "goals": [_goal(number) for number in range(len(GOAL_NEEDS))],
        "discoveries": [
            {
                "id": name,
                "name": speech.discovery(tile).to_json(),
                "benefit": benefit_json(DISCOVERIES[tile]),
                "trust": TILE_TRUST[tile],
            }
            for tile, name in enumerate(TILE_IDS)
        ],
        "research": {
            "benefit": benefit_json(RESEARCH),
            "kinds": [
                {"letter": letter, "colour": colour} for letter, colour in zip(RESEARCH_LETTERS, RESEARCH_COLOURS)
            ],
        },
        "spaces": [_space(space) for space in range(len(SPACE_BONUS))],
        "lab": _lab(),
        "grid": [{"id": name, "cost": cost_json(GRID_COST[spot])} for spot, name in enumerate(GRID_IDS)],
        "actions": [_action(side, name) for side, names in enumerate(MAIN_ACTIONS) for name in names],
        "executive": [_executive(slot) for slot in range(len(EXECUTIVE_IDS))],
        "lss": {
            "columns": [BUILDINGS[kind] for kind in LSS],
            "rows": LSS_ROWS,
            "choices": [{"id": name, "benefit": benefit_json(LSS_CHOICES[i])} for i, name in enumerate(LSS_CHOICE_IDS)],
            "rewards": [
                {
                    "id": name,
                    "kind": REWARD_KINDS[tile],
                    "points": REWARD_POINTS[tile],
                    "text": Text("on_mars-reward-" + REWARD_KINDS[tile]).to_json(),
                }
                for tile, name in enumerate(REWARDS)
            ],
        },
        "shuttle": {"landing": list(LANDING)},
        "points": {
            "progress": list(PROGRESS_POINTS),
            "quarters": list(QUARTERS_POINTS),
            "ship": SHIP_POINTS,
            "scientist": SCIENTIST_POINTS,
        },
        "prices": {
            "ship": cost_json(SHIP_COST),
            "upgrade": cost_json(UPGRADE_COST),
            "contract": {"crystal": CONTRACT_PRICE},
        },
        "stack": STACK,
        "first_colonists": {
            "plans": [
                {"id": name, "buildings": [BUILDINGS[kind] for kind in PLAN_BUILDINGS[plan]]}
                for plan, name in enumerate(PLANS)
            ],
            "tasks": [
                {
                    "id": name,
                    "text": Text("on_mars-task-" + TASK_KINDS[task]).to_json(),
                    "reward": GOODS[TASK_REWARDS[task]],
                }
                for task, name in enumerate(TASKS)
            ],
        },
        "solo": {
            "deck": [
                {"mission": mission, "travels": travels, "action": action} for mission, travels, action in SOLO_DECK
            ],
            "goals": [{"id": name, "name": Text("on_mars-option-solo_goal-" + name).to_json()} for name in SOLO_GOALS],
        },
        "house": [{"id": name, "text": Text("on_mars-house-" + name).to_json()} for name in HOUSE],
        "uncertain": [{"id": name, "text": Text("on_mars-uncertain-" + name).to_json()} for name in UNCERTAIN],
    }


def _hex(place: Hex) -> HexCard:
    q, r = FIELD.axial[place]
    research = [RESEARCH_LETTERS[kind] for spot, kind in RESEARCH_AT if spot == place]
    return {
        "id": HEX_IDS[place],
        "q": q,
        "r": r,
        "around": [HEX_IDS[each] for each in FIELD.around[place]],
        "start": "mine" if place == START_MINE else "building" if place in START_SPOTS else None,
        "research": research[0] if research else None,
    }


def _building(kind: int) -> Building:
    return {
        "id": BUILDINGS[kind],
        "name": speech.building(kind).to_json(),
        "cost": cost_json(BUILD_COST[kind]),
        "colonist": kind == 0,
        "gives": GOODS[CRYSTAL if kind == SHELTER else kind],
        "lss": kind in LSS,
        "tech": TECHS[kind],
    }


def _blueprint(number: BlueprintId) -> Blueprint:
    card = BLUEPRINTS[number]
    return {
        "id": card.id,
        "number": card.number,
        "name": speech.card(number).to_json(),
        "level": card.level,
        "size": LEVEL_3_SIZE if card.level == 3 else 1,
        "building": BUILDINGS[card.building],
        "corner": GOODS[CORNER[card.building]],
        "scientist": SCIENTISTS[card.building],
        "action": benefit_json(card.action),
        "points": CARD_POINTS[card.level],
        "trust": card.trust,
    }


def _scientist(number: int) -> Scientist:
    return {
        "id": SCIENTISTS[number],
        "name": speech.scientist(number).to_json(),
        "works_in": BUILDINGS[number],
        "scores": BUILDINGS[SCIENTIST_SCORES[number]],
        "cost": {"colonist": GEOLOGIST_COLONISTS} if number == GEOLOGIST else cost_json(HIRE_COST[number]),
        "points": SCIENTIST_POINTS,
    }


def _contract(number: ContractId) -> Contract:
    contract = CONTRACTS[number]
    return {
        "number": contract.number,
        "name": speech.contract(number).to_json(),
        "kind": "delivery" if contract.building < 0 else "upgrade",
        "building": BUILDINGS[contract.building] if contract.building >= 0 else None,
        "size": CONTRACT_SIZE if contract.building >= 0 else None,
        "goods": {GOODS[what]: count for what, count in enumerate(contract.goods) if count},
        "done": contract.done,
        "failed": contract.failed,
        "trust": contract.trust,
    }


def _mission(number: MissionId) -> Mission:
    return {
        "id": MISSIONS[number],
        "name": speech.mission(number).to_json(),
        "steps": dict(zip(("2", "3", "4"), MISSION_STEPS[number])),
        "crystals": MISSION_CRYSTALS[number],
        "action": MISSION_AT[number],
        "deck": "short" if MISSIONS[number] in SHORT_MISSIONS else "long",
    }


def _goal(number: int) -> Goal:
    return {
        "number": number + 1,
        "text": Text(f"on_mars-goal-{number + 1}").to_json(),
        "condition": GOAL_CONDITIONS[number],
        "need": GOAL_NEEDS[number],
        "rewards": [benefit_json(benefit) for benefit in GOAL_REWARDS[number]],
        "cells": [CELLS[cell] for cell in GOAL_14_CELLS] if GOAL_CONDITIONS[number] == "lab_cells" else None,
    }


def _space(number: int) -> Space:
    bonus = SPACE_BONUS[number]
    return {
        "number": number + 1,
        "side": SIDES[SPACE_SIDE[number]],
        "bonus": benefit_json(bonus) if bonus is not None else None,
        "trust": SPACE_TRUST[number],
    }


def _lab() -> Lab:
    cells: list[LabCell] = []
    for cell, name in enumerate(CELLS):
        benefit = CELL_BENEFIT[cell]
        cells.append(
            {
                "id": name,
                "column": COLUMN[cell],
                "next": [CELLS[each] for each in ADVANCE[cell]],
                "benefit": benefit_json(benefit) if benefit is not None else None,
                "trust": CELL_TRUST[cell],
            }
        )
    columns: list[LabColumn] = []
    for column in range(1, 7):
        cost = cost_json(COLUMN_COST[column])
        if column == CRYSTAL_COLUMN:
            cost["crystal"] = 1
        columns.append({"level": column, "cost": cost, "points": COLUMN_POINTS[column - 1]})
    return {"cells": cells, "columns": columns}


def _action(side: int, name: str) -> Action:
    red = name in RED_ACTIONS
    assert not red or ACTION_SIDE[RED_ACTIONS.index(name)] == side
    return {
        "id": name,
        "side": SIDES[side],
        "name": Text("on_mars-action-" + name).to_json(),
        "text": Text(f"on_mars-action-{name}-text").to_json(),
        "red": red,
    }


def _executive(slot: int) -> Executive:
    name = EXECUTIVE_IDS[slot]
    return {
        "id": name,
        "name": Text("on_mars-exec-" + name).to_json(),
        "cost": EXECUTIVE_COST[slot],
        "benefit": benefit_json(EXECUTIVE[slot]),
    }
