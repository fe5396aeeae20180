"""What each choice of the question in hand would cost and bring, worked out once, in the rules, for the screens."""

from __future__ import annotations

from typing import Any

from offworld.games.on_mars.data.boards import (
    BUILD_COST,
    CELLS,
    COLUMN,
    COLUMN_COST,
    CRYSTAL_COLUMN,
    EXECUTIVE_COST,
    EXECUTIVE_IDS,
    FIRST_STEP_POINTS,
    GRID_COST,
    GRID_IDS,
    HIRE_COST,
    REWARD_POINTS,
    SHIP_COST,
    UPGRADE_COST,
    Cost,
)
from offworld.games.on_mars.data.cards import CARD_BUILDING, CARD_IDS, CARD_LEVEL, CARD_OF, CARD_POINTS, CORNER
from offworld.games.on_mars.data.field import DISTANCE, HEX, HEX_IDS
from offworld.games.on_mars.data.house import LSS_ROWS
from offworld.games.on_mars.names import (
    BUILDINGS,
    CONSTRUCT_ACTION,
    GOODS,
    HIRE_ACTION,
    KINDS,
    LSS,
    MINE,
    RED_ACTIONS,
    RESOURCES,
    SHELTER,
    Slot,
    Tech,
)
from offworld.games.on_mars.rules.effects.construction import Construct, joined
from offworld.games.on_mars.rules.effects.hiring import FIRST_CONTRACT, Hire, card_for, price_of
from offworld.games.on_mars.rules.effects.laboratory import Develop, Learn
from offworld.games.on_mars.rules.effects.lss import reward_count
from offworld.games.on_mars.rules.effects.movement import Move, crystals_between
from offworld.games.on_mars.rules.effects.placing import surcharge
from offworld.games.on_mars.rules.effects.ships import Welcome
from offworld.games.on_mars.rules.effects.taking import TakeBlueprint
from offworld.games.on_mars.rules.effects.upgrading import Upgrade
from offworld.games.on_mars.rules.effects.using import boosting
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.shown.types import ChoicePreview
from offworld.kernel.decision import Decision


def preview(state: OnMars, seat: int | None) -> list[ChoicePreview | None] | None:
    """Return a line for each choice of what this seat is asked, in their order; None where there is nothing to say."""
    pending = state.pending
    if pending is None or pending.seat != seat or not state.stack:
        return None
    found = _lines(state, pending, seat)
    goals = state.spendable(seat) - state.crystals[seat]
    for line in found or ():
        if line is not None and goals and _crystals(line):
            line["goals"] = goals  # so many goals in hand may be discarded in place of crystals (R016)
    return found


def _crystals(line: ChoicePreview) -> int:
    """Return the crystals that a choice costs, where it may be paid with crystals."""
    return line.get("pay", {}).get("crystal", 0) + line.get("surcharge", 0) + line.get("crystals", 0)


def _lines(state: OnMars, pending: Decision, seat: int) -> list[ChoicePreview | None] | None:
    effect = state.stack[-1][1]
    listed = pending.listed() or ()
    if isinstance(effect, Construct):
        return [_construct(state, seat, effect, answer) for answer in listed]
    if isinstance(effect, Move):
        return [_move(state, effect, answer) for answer in listed]
    if isinstance(effect, Develop):
        return [_develop(effect, answer) for answer in listed]
    if isinstance(effect, Learn):
        return [_learn(effect, answer) for answer in listed]
    if isinstance(effect, Hire):
        return [_hire(state, seat, effect, answer) for answer in listed]
    if isinstance(effect, Welcome):
        return [_welcome(effect, answer) for answer in listed]
    if isinstance(effect, Upgrade):
        return [_upgrade(effect, answer) for answer in listed]
    if isinstance(effect, TakeBlueprint):
        return [_blueprint(effect, answer) for answer in listed]
    if pending.topic == "turn":
        return [_turn(state, seat, answer) for answer in listed]
    return None


def _turn(state: OnMars, seat: int, answer: Any) -> ChoicePreview | None:
    """Return what a main or executive action costs before anything of it is chosen."""
    kind = answer[0]
    if kind == "exec":
        return {"pay": {"crystal": EXECUTIVE_COST[EXECUTIVE_IDS.index(answer[1])]}}
    if kind == "use":
        card = CARD_OF[answer[1]]
        return {"pay": {} if card in state.scientist_at else {"crystal": EXECUTIVE_COST[-1]}}
    if kind == "staff":
        return {"pay": {}}
    if kind == "main" and answer[1] in RED_ACTIONS:
        due = surcharge(state, seat, Slot(RED_ACTIONS.index(answer[1])))
        return {"pay": {}, "colonists": 1, "surcharge": due}
    return {"pay": cost_json(SHIP_COST)} if answer == ("main", "welcome_ship") else None


def _hire(state: OnMars, seat: int, effect: Hire, answer: Any) -> ChoicePreview | None:
    if not isinstance(answer, tuple):
        return None
    card = card_for(answer)
    colonists, crystals = (0, 0) if effect.free else price_of(card)
    pay: dict[str, int] = {"crystal": crystals} if crystals else {}
    if card < FIRST_CONTRACT and not effect.free:
        pay = cost_json(HIRE_COST[card])
    due = surcharge(state, seat, HIRE_ACTION) if effect.slot else 0
    return {"pay": pay, "colonists": colonists + int(effect.slot), "surcharge": due}


def _welcome(effect: Welcome, answer: Any) -> ChoicePreview | None:
    if not isinstance(answer, tuple) or answer[0] != "ship":
        return None
    bot = answer[2] == "bot"
    return {
        "pay": {} if effect.free else cost_json(SHIP_COST),
        "colonists": 0 if effect.left else 1,
        "gain": {"colonists": (1 if bot else 2) + int(effect.extra), "bots": int(bot)},
    }


def _upgrade(effect: Upgrade, answer: Any) -> ChoicePreview | None:
    if not isinstance(answer, tuple) or answer[0] != "upgrade":
        return None
    points = 2 * CARD_POINTS[CARD_LEVEL[CARD_OF[answer[1]]]]  # gained in place of lost
    return {
        "pay": {} if effect.free else cost_json(UPGRADE_COST),
        "colonists": 0 if effect.left else 1,
        "points": points,
        "later": {GOODS[CARD_BUILDING[CARD_OF[answer[1]]]]: 1},  # with every flight to orbit
    }


def _blueprint(effect: TakeBlueprint, answer: Any) -> ChoicePreview | None:
    if answer not in CARD_IDS:
        return None
    good = GOODS[CORNER[CARD_BUILDING[CARD_OF[answer]]]]
    return {"pay": {}, "colonists": 0 if effect.left else 1, "gain": {good: 1}}


def cost_json(cost: Cost) -> dict[str, int]:
    """Return a cost by resource."""
    return {name: count for name, count in zip((*RESOURCES, "any"), cost) if count}


def _construct(state: OnMars, seat: int, effect: Construct, answer: Any) -> ChoicePreview | None:
    if not isinstance(answer, tuple):
        return None
    building, place = BUILDINGS.index(answer[1]), HEX[answer[2]]
    kind = state.own_type(building, seat)
    size = joined(state, kind, place) + 1
    what = KINDS if building == SHELTER else building
    helpers = boosting(state, seat, int(building == MINE)) if effect.boost else 0
    levels = [state.tech_level(party, Tech(building)) for party in range(state.parties)]
    found: ChoicePreview = {
        "pay": cost_json(BUILD_COST[building]),
        "colonists": int(building == MINE) + int(effect.slot),  # the miner, and who stands on the action
        "surcharge": surcharge(state, seat, CONSTRUCT_ACTION) if effect.slot else 0,
        "size": size,
        "gain": {GOODS[what]: size},
        "lost": 0 if what == KINDS else max(0, state.stock[seat * KINDS + what] + size - state.limit(seat)),
        "tech": size - 1,
        "owners": [party for party, level in enumerate(levels) if size > 1 and level and level + helpers >= size - 1],
        "boost": max(0, size - 1 - max(levels)),  # colonists that make up for missing levels
        "later": {GOODS[MINE]: 1} if building == MINE else {},
        "cube": building != SHELTER and size > 1 and not state.cubes[seat * 5 + building],
        "points": 0,
        "reward": False,
        "level_up": False,
    }
    if building in LSS:
        column = LSS.index(building)
        row = state.lss[column]
        if row < LSS_ROWS:
            reward = row <= state.level
            tile = state.rewards[column]
            points = REWARD_POINTS[tile] * reward_count(state, seat, tile) if reward else 0
            rows = [each + (i == column) for i, each in enumerate(state.lss)]
            found["points"] = points + (FIRST_STEP_POINTS if row == 1 else 0)
            found["reward"] = reward
            found["level_up"] = min(rows) > state.level
    return found


def _move(state: OnMars, effect: Move, answer: Any) -> ChoicePreview | None:
    if not isinstance(answer, tuple) or len(answer) != 3:
        return None
    start, end = HEX[answer[1]], HEX[answer[2]]
    steps = DISTANCE[start][end]
    points = effect.bots if answer[0] == "bot" else effect.rover
    line: ChoicePreview = {"steps": steps, "crystals": max(0, steps - points), "left": max(0, points - steps)}
    found = crystals_between(state, start, end) if answer[0] == "rover" or effect.as_rovers else ()
    if found:
        line["found"] = [HEX_IDS[place] for place in found]
    return line


def _develop(effect: Develop, answer: Any) -> ChoicePreview | None:
    if not isinstance(answer, tuple):
        return None
    column = COLUMN[CELLS.index(answer[2])]
    pay = {} if effect.free else cost_json(COLUMN_COST[column])
    if column == CRYSTAL_COLUMN and not effect.free:
        pay["crystal"] = 1
    return {"pay": pay, "colonists": 0 if effect.left else 1, "level": column}


def _learn(effect: Learn, answer: Any) -> ChoicePreview | None:
    if not isinstance(answer, tuple):
        return None
    return {"pay": cost_json(GRID_COST[GRID_IDS.index(answer[1])]), "colonists": 0 if effect.left else 1}
