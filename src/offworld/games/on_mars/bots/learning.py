"""On Mars as numbers: the actions and the observation for training."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.on_mars.data.boards import CELLS, DEPOT, EXECUTIVE_IDS, GRID_IDS, LSS_CHOICE_IDS, REWARDS
from offworld.games.on_mars.data.cards import (
    CARD_IDS,
    CARD_LEVEL,
    CARDS,
    CONTRACTS,
    EACH_TASK,
    FIRST_DELIVERY,
    GOALS,
    MISSIONS,
    PLANS,
    SCIENTISTS,
    SOLO_DECK,
    SOLO_GOALS,
    TASKS,
)
from offworld.games.on_mars.data.discoveries import RESEARCH_KINDS, TILE_IDS
from offworld.games.on_mars.data.field import FIELD, HEX_IDS, HEXES
from offworld.games.on_mars.data.house import RESEARCH_LETTERS
from offworld.games.on_mars.names import (
    BUILDINGS,
    CRYSTAL_FOUND,
    FIGURES,
    GOODS,
    KINDS,
    MAIN_ACTIONS,
    MARKER,
    MINER,
    PHASES,
    PLACES,
    RED_ACTIONS,
    SHELTER,
    SIDES,
    TECHS,
)
from offworld.games.on_mars.rules.effects.displacing import Displaced
from offworld.games.on_mars.rules.effects.paying import GOAL_IDS
from offworld.games.on_mars.rules.effects.tasks import task_name
from offworld.games.on_mars.rules.effects.using import OwnerDecides
from offworld.games.on_mars.rules.state import CLAIMED, IN_DECK, SPENT, TASK_DONE, OnMars
from offworld.games.on_mars.shown.view import OPEN_TOPICS
from offworld.kernel.sight import Grid, Sight, bits, round_from
from offworld.kernel.spoken import Words

MOST: Final = 13  # the largest number that is ever answered
TOPICS: Final = (
    *("turn", "move", "construct", "develop", "learn", "upgrade", "welcome", "hire", "refill", "blueprint"),
    *("warehouse", "retrieve", "gain", "boost", "produce", "surcharge", "pay", "crystals", "overflow", "lss"),
    *("tile", "radar", "colonist", "bot", "whose", "oxygen", "displaced", "discovery", "task", "last_delivery"),
    *("travel", "space", "shuttle"),
)
BOOSTED: Final = ("develop", "learn", "blueprint", "warehouse", "gain", "welcome", "upgrade")
WORDS: Final = Words(
    TOPICS,
    [
        *("on_mars-ask-after", "on_mars-ask-return", "on_mars-ask-move-bots", "on_mars-ask-move-rover"),
        *[f"on_mars-ask-{topic}-boost" for topic in BOOSTED],
        *[f"on_mars-discovery-{tile}" for tile in TILE_IDS],
        *[f"on_mars-amount-{what}" for what in GOODS],
        *[f"on_mars-place-{place}" for place in PLACES],
        *[f"on_mars-tech-{tech}" for tech in TECHS],
        *[f"on_mars-to-{side}" for side in SIDES],
        *[f"on_mars-figure-{figure}" for figure in FIGURES],
        *[task_name(task).key for task in EACH_TASK],
        *("on_mars-research", *RESEARCH_LETTERS, *HEX_IDS),
    ],
)
GRID: Final = Grid([(r + 5, q + 6) for q, r in FIELD.axial])

VERBS: Final = (
    *("main", "exec", "use", "staff", "end", "done", "build", "develop", "learn", "upgrade", "tech", "bot", "rover"),
    *("ship", "scientist", "contract", "deliver", "lose", "stay", "shuttle", "colonists"),
)


def atoms(seats: int) -> list[Any]:
    """Return every pick and every aside that can occur, in a fixed order."""
    names: list[str] = [*VERBS, *MAIN_ACTIONS[0], *MAIN_ACTIONS[1], *EXECUTIVE_IDS, *LSS_CHOICE_IDS, *CARD_IDS]
    names += [
        *SCIENTISTS,
        *TECHS,
        *CELLS,
        *GRID_IDS,
        *BUILDINGS,
        *HEX_IDS,
        *TILE_IDS,
        *GOODS,
        *PLACES,
        *SIDES,
        *GOAL_IDS,
    ]
    found: list[Any] = list(dict.fromkeys(names))
    found.extend(range(MOST + 1))
    found.extend([None, True, False])
    for contract in CONTRACTS[FIRST_DELIVERY:]:
        found.extend([("aside", "deliver", contract.number, GOODS[i]) for i, need in enumerate(contract.goods) if need])
    for goal in range(1, GOALS + 1):
        found.extend([("aside", "goal", goal, reward) for reward in (1, 2)])
    return found


def observe(state: OnMars, seat: int, sight: Sight) -> None:
    """Write what the seat may know: turn, shared boards, map, cards, and all parties beginning with oneself."""
    order = round_from(seat, state.parties)
    _turn(state, seat, order, sight)
    _shared(state, order, sight)
    _map(state, order, sight)
    _cards(state, order, sight)
    _boards(state, order, sight)
    _secrets(state, seat, order, sight)
    if state.solo:
        sight.one("solo_goal", len(SOLO_GOALS), state.solo_goal)
        sight.one("solo_card", len(SOLO_DECK), state.solo_card)
        sight.flags("solo_discards", len(SOLO_DECK), bits(state.solo_discards))
        sight.numbers("solo_deck", [len(state.solo_deck), state.solo_passes], len(SOLO_DECK))
        sight.one("icon", len(BUILDINGS), state.icon)


def _turn(state: OnMars, seat: int, order: list[int], sight: Sight) -> None:
    sight.one("phase", len(PHASES), state.phase)
    actor = min(state.actor, state.parties - 1)  # beyond all parties it is Lacerda, the last
    sight.one("turn", state.parties, order.index(actor) if actor >= 0 else -1)
    sight.flags("main_executive_action_done", 2, state.main_done | state.exec_done << 1)
    sight.numbers("round", [state.round], 20)
    sight.numbers("ending", [state.ending], 2)
    sight.numbers("level", [state.level], 5)
    sight.numbers("missions_to_the_end", [state.remaining], 3)
    sight.one("shuttle_side", len(SIDES), state.shuttle_side)
    sight.one("shuttle_at", 4, state.shuttle_at)
    uses = [0] * state.parties
    for use in state.uses:
        uses[use // 16] |= 1 << use % 16
    sight.rows("technologies_used", len(TECHS), [uses[party] for party in order])
    _waits(state, sight)


def _waits(state: OnMars, sight: Sight) -> None:
    """Write the open question that everybody waits for, and the figure or technology that it is about."""
    pending = state.pending
    place, tech = -1, -1
    if state.stack:
        effect = state.stack[-1][1]
        if isinstance(effect, Displaced):
            place = effect.start
        elif isinstance(effect, OwnerDecides):
            tech = effect.tech
    topic = pending.topic if pending is not None else ""
    sight.one("waits_for", len(OPEN_TOPICS), OPEN_TOPICS.index(topic) if topic in OPEN_TOPICS else -1)
    sight.one("displaced_from", HEXES, place)
    sight.one("technology_asked_for", len(TECHS), tech)


def _shared(state: OnMars, order: list[int], sight: Sight) -> None:
    left = [0] * len(MISSIONS)
    for mission, count in zip(state.missions, state.mission_left):
        left[mission] = count
    sight.flags("missions", len(MISSIONS), bits(state.missions))
    sight.numbers("steps_left", left, 10)
    sight.numbers("life_support", state.lss, 5)
    sight.rows("rewards", len(REWARDS), [1 << tile for tile in state.rewards])
    sight.numbers("warehouse", state.store, 3)
    sight.rows("technologies_on_offer", len(TECHS), [1 << tech if tech >= 0 else 0 for tech in state.grid])
    sight.rows("market", CARDS, [1 << card if card >= 0 else 0 for card in state.market])
    sight.flags("discoveries_on_offer", len(TILE_IDS), bits([tile for tile in state.row if tile >= 0]))
    sight.one("radar", len(TILE_IDS), state.radar)
    size = len(SCIENTISTS) + len(CONTRACTS)
    sight.rows("display", size, [1 << card if card >= 0 else 0 for card in state.display])
    third = 0
    for card in state.deck:
        third += CARD_LEVEL[card] == 3
    sight.numbers("piles", [len(state.deck), third, len(state.tech_pile), len(state.pile), *state.lost], 20)
    sight.numbers("building_tiles_left", state.tiles_left, 6)
    colonists: list[int] = []
    for action in range(len(RED_ACTIONS)):
        row = state.slots[action * state.parties : action * state.parties + state.parties]
        colonists.extend([row[party] for party in order])
    sight.table("colonists_on_actions", colonists, state.parties, 4)


def _map(state: OnMars, order: list[int], sight: Sight) -> None:
    """Write buildings, the ground and figures; markers of blueprints stand with the miners' owners."""
    shelters = [state.sites[SHELTER + party] for party in order]
    sight.rows("buildings", HEXES, [*state.sites[:SHELTER], *shelters], GRID)
    ground = [0] * CRYSTAL_FOUND
    for place, code in enumerate(state.ground):
        if code:
            ground[code - 1] |= 1 << place
    sight.rows("ground", HEXES, ground, GRID)
    miners = [0] * state.parties
    markers = [0] * state.parties
    standing = state.standing
    figure = state.figure
    while standing:
        place = (standing & -standing).bit_length() - 1
        standing &= standing - 1
        code = figure[place]
        if code >= MARKER:
            markers[code - MARKER] |= 1 << place
        elif code >= MINER:
            miners[code - MINER] |= 1 << place
    for place, owner in zip(state.card_hex, state.card_owner):
        if place >= 0:
            markers[owner] |= 1 << place
    sight.rows("miners", HEXES, [miners[party] for party in order], GRID)
    sight.rows("markers", HEXES, [markers[party] for party in order], GRID)
    bots = [0] * (state.parties * HEXES)
    for step, party in enumerate(order):
        for place in state.bots_of(party):
            bots[step * HEXES + place] += 1
    sight.table("bots", bots, HEXES, 1, GRID)
    rovers = [state.rover[party] for party in order]
    sight.rows("rovers", HEXES, [1 << place if place >= 0 else 0 for place in rovers], GRID)


def _cards(state: OnMars, order: list[int], sight: Sight) -> None:
    """Write whose the blueprints, scientists and contracts are, and what has become of them."""
    parties = state.parties
    blueprints = [0] * parties
    built = 0
    for card, owner in enumerate(state.card_owner):
        if owner >= 0:
            blueprints[owner] |= 1 << card
            if state.card_hex[card] >= 0:
                built |= 1 << card
    sight.rows("blueprints", CARDS, [blueprints[party] for party in order])
    sight.flags("built_blueprints", CARDS, built)
    scientists = [0] * parties
    for scientist, owner in enumerate(state.scientist_owner):
        if owner >= 0:
            scientists[owner] |= 1 << scientist
    sight.rows("scientists", len(SCIENTISTS), [scientists[party] for party in order])
    sight.rows("scientists_at_work", CARDS, [1 << card if card >= 0 else 0 for card in state.scientist_at])
    contracts = [0] * parties
    done = 0
    in_deck = 0
    for contract, owner in enumerate(state.contract_owner):
        if owner >= 0:
            contracts[owner] |= 1 << contract
            if state.contract_done[contract]:
                done |= 1 << contract
        elif owner == IN_DECK:
            in_deck |= 1 << contract
    sight.rows("contracts", len(CONTRACTS), [contracts[party] for party in order])
    sight.rows("contracts_done_in_the_deck", len(CONTRACTS), [done, in_deck])
    sight.table("deliveries", state.load, len(GOODS), 3)


def _boards(state: OnMars, order: list[int], sight: Sight) -> None:
    """Write what lies on the boards of the parties."""
    counts: list[int] = []
    stock: list[int] = []
    spaces: list[int] = []
    docks: list[int] = []
    cells: list[int] = []
    cubes: list[int] = []
    research: list[int] = []
    for party in order:
        counts.extend((state.points[party], state.crystals[party], state.waiting[party], state.quarters[party]))
        counts.extend((state.working[party], state.supply[party], state.fresh[party], state.shelters[party]))
        counts.extend((state.hangar[party], state.found[party]))
        stock.extend(state.stock[party * KINDS : party * KINDS + KINDS])
        spaces.append((1 << state.space[party]) | (state.acted[party] << 9) | (state.tasked[party] << 10))
        docks.append(state.docks[party])
        for cell in state.tech_at[party * len(TECHS) : party * len(TECHS) + len(TECHS)]:
            cells.append(1 << cell if cell >= 0 else 0)
        cubes.append(_marks(state.cubes, party, SHELTER))
        research.append(_marks(state.research, party, RESEARCH_KINDS))
    sight.table("boards", counts, 10, 10)
    sight.table("stock", stock, KINDS, 6)
    sight.rows("turn_order_acted_tasked", 11, spaces)
    sight.rows("docks", DEPOT, docks)
    sight.rows("laboratories", len(CELLS), cells)
    sight.rows("cubes", SHELTER, cubes)
    sight.rows("research", RESEARCH_KINDS, research)


def _marks(marks: list[int], party: int, size: int) -> int:
    """Return a party's part of a list of marks as a bit set."""
    found = 0
    for place in range(size):
        if marks[party * size + place]:
            found |= 1 << place
    return found


def _secrets(state: OnMars, seat: int, order: list[int], sight: Sight) -> None:
    """Write goals, plans and tasks: one's own, how many the others have, and those that were shown."""
    held, spent = 0, 0
    claimed = [0] * state.parties
    counts = [0] * (2 * state.parties)
    for goal, at in enumerate(state.goal_at):
        if at >= SPENT:
            counts[state.parties + at - SPENT] += 1
            if at - SPENT == seat:
                spent |= 1 << goal
        elif at >= CLAIMED:
            claimed[at - CLAIMED] |= 1 << goal
        elif at >= 0:
            counts[at] += 1
            if at == seat:
                held |= 1 << goal
    sight.rows("own_goals_spent_goals", GOALS, [held, spent])
    sight.rows("claimed_goals", GOALS, [claimed[party] for party in order])
    goals = [counts[party] for party in order]
    sight.numbers("goals_held_spent", goals + [counts[state.parties + party] for party in order], 3)
    if state.first_colonists:
        plans = [state.plans[party] >= 0 for party in order]
        sight.one("own_plan", len(PLANS), state.plans[seat])
        sight.flags("plans_held", state.parties, bits([step for step, has_plan in enumerate(plans) if has_plan]))
        sight.flags("shown_plans", len(PLANS), state.shown_plans)
        tasks = [task for task, at in enumerate(state.task_at) if at == seat]
        done = [task for task, at in enumerate(state.task_at) if at == TASK_DONE]
        sight.rows("own_tasks_tasks_done", len(TASKS), [bits(tasks), bits(done)])
        sight.numbers("tasks_held", [state.task_at.count(party) for party in order], 3)
