"""What a seat may see.

Decided once: hidden are private goals in other hands and those that others spent as crystals, First Colonists cards in
other hands, and the order of all face-down piles and stacks. Everything else is public, the contract deck included:
everybody may look through it. After the end all cards are shown. Lacerda is the second of the players.
"""

from __future__ import annotations

from typing import Any, Final, cast

from offworld.games.on_mars.data.boards import CELLS, DEPOT, EXECUTIVE_IDS, REWARDS
from offworld.games.on_mars.data.cards import (
    CARD_IDS,
    CARD_LEVEL,
    CONTRACTS,
    DISCOVERY_TASK,
    GOAL_NEEDS,
    MISSION_STEPS,
    MISSIONS,
    PLANS,
    SCIENTISTS,
    SHUTTLE_TASK,
    SOLO_DECK,
    SOLO_GOALS,
    TASKS,
)
from offworld.games.on_mars.data.discoveries import RESEARCH_KINDS, TILE_IDS
from offworld.games.on_mars.data.field import EACH_HEX, HEX_IDS, hexes_of
from offworld.games.on_mars.data.house import LANDING, RESEARCH_LETTERS
from offworld.games.on_mars.names import (
    BUILDINGS,
    CRYSTAL_FOUND,
    FIRST_DISCOVERY,
    FIRST_RESEARCH,
    GOODS,
    LACERDA,
    LSS,
    MINER,
    NOBODY,
    PHASES,
    RED_ACTIONS,
    RESOURCES,
    ROVER,
    SHELTER,
    SIDES,
    STOCKED,
    TECHS,
    ContractId,
    GoalId,
    Hex,
    Slot,
)
from offworld.games.on_mars.rules.effects.construction import zone_of
from offworld.games.on_mars.rules.effects.displacing import Displaced
from offworld.games.on_mars.rules.effects.goals import has_claimed, progress
from offworld.games.on_mars.rules.effects.lss import reward_count
from offworld.games.on_mars.rules.effects.placing import surcharge
from offworld.games.on_mars.rules.effects.taking import sources
from offworld.games.on_mars.rules.effects.tasks import ShowTask
from offworld.games.on_mars.rules.effects.using import OwnerDecides
from offworld.games.on_mars.rules.rival.goals import requirements
from offworld.games.on_mars.rules.scoring import SOURCES, breakdown
from offworld.games.on_mars.rules.state import CLAIMED, IN_DECK, SPENT, OnMars
from offworld.games.on_mars.shown.preview import preview
from offworld.games.on_mars.shown.types import (
    Displayed,
    Ending,
    FigureView,
    GoalInHand,
    HexView,
    OwnedBlueprint,
    OwnedContract,
    OwnedScientist,
    PlayerView,
    Reaction,
    ShuttleView,
    SoloCard,
    SoloView,
    TableView,
    TurnView,
    Waiting,
)
from offworld.kernel.parts import Parts

ENDINGS: Final[tuple[Ending, Ending, Ending]] = ("no", "triggered", "last")
OPEN_TOPICS: Final = ("displaced", "oxygen", "travel", "space", "discovery", "shuttle")
ON_THE_WAY: Final = {SHUTTLE_TASK: "travel", DISCOVERY_TASK: "space"}  # tasks met by a flight, and what others see then


def view(state: OnMars, seat: int | None, parts: Parts) -> TableView:
    """Return the table as this seat sees it; None is a spectator. What all see is made once for all who look."""
    everybody = parts.get("table", parts.moment)
    if everybody is None:
        everybody = parts.keep("table", parts.moment, _table(state, parts))
    table, players = everybody
    shown = range(state.seats) if state.outcome is not None else [] if seat is None else [seat]
    own = {
        "players": [_player(state, party, party in shown, players[party], parts) for party in range(state.parties)],
        "preview": preview(state, seat),
    }
    return cast(TableView, parts.lay(table, own))


def _table(state: OnMars, parts: Parts) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return what all see who look at this moment, and of each player; players and previews are still to come."""
    table: TableView = {
        "phase": PHASES[state.phase],
        "round": state.round,
        "ending": ENDINGS[state.ending],
        "turn": _turn(state),
        "shuttle": _shuttle(state),
        "level": state.level,
        "remaining": state.remaining,
        "missions": [
            {
                "id": MISSIONS[mission],
                "left": state.mission_left[slot],
                "steps": MISSION_STEPS[mission][state.parties - 2],
            }
            for slot, mission in enumerate(state.missions)
        ],
        "lss": {
            "rows": {BUILDINGS[kind]: state.lss[column] for column, kind in enumerate(LSS)},
            "rewards": {BUILDINGS[kind]: REWARDS[state.rewards[column]] for column, kind in enumerate(LSS)},
        },
        "warehouse": dict(zip(STOCKED, state.store)),
        "grid": [TECHS[tech] if tech >= 0 else None for tech in state.grid],
        "tech_pile": len(state.tech_pile),
        "market": [CARD_IDS[card] if card >= 0 else None for card in state.market],
        "deck": {str(level): len([card for card in state.deck if CARD_LEVEL[card] == level]) for level in (1, 3)},
        "discoveries": [TILE_IDS[tile] if tile >= 0 else None for tile in state.row],
        "discovery_pile": len(state.pile),
        "radar": TILE_IDS[state.radar] if state.radar >= 0 else None,
        "display": [_displayed(card) for card in state.display],
        "contract_deck": [number + 1 for number, at in enumerate(state.contract_owner) if at == IN_DECK],
        "hexes": _hexes(state, parts),
        "stacks": dict(zip(BUILDINGS, state.tiles_left)),
        "slots": {
            name: {
                "colonists": state.slots[action * state.parties : (action + 1) * state.parties],
                "surcharge": [surcharge(state, party, Slot(action)) for party in range(state.parties)],
            }
            for action, name in enumerate(RED_ACTIONS)
        },
        "uses": [{"owner": use // 16, "tech": TECHS[use % 16]} for use in state.uses],
        "players": [],
        "reaction": _reaction(state),
        "solo": _solo(state),
        "preview": None,
        "waits": _waits(state),
    }
    players = [parts.settled(("public", party), _public(state, party)) for party in range(state.parties)]
    return cast(dict[str, Any], table), players


def _hexes(state: OnMars, parts: Parts) -> dict[str, HexView]:
    source = [
        *(state.built[:], state.ground[:], state.figure[:], state.rover[:], state.bots[:]),
        *(state.card_hex[:], state.card_owner[:]),
    ]
    found: dict[str, HexView] | None = parts.get("hexes", source)
    if found is None:
        found = hexes(state)
        parts.keep("hexes", source, found)
    return found


def _waits(state: OnMars) -> Waiting | None:
    """Return who decides something in the turn of another or between turns, and what about; only public matters.

    Who is asked about a task on the way seems to think about the flight still, like everybody without the task.
    """
    pending = state.pending
    if pending is None or pending.seat == state.actor:
        return None
    effect = state.stack[-1][1]
    topic = ON_THE_WAY.get(effect.task, "") if isinstance(effect, ShowTask) else pending.topic
    return {"player": pending.seat, "topic": topic} if topic in OPEN_TOPICS else None


def _turn(state: OnMars) -> TurnView | None:
    if state.actor == NOBODY:
        return None
    party = state.actor if state.actor < state.parties else LACERDA
    return {"player": party, "main": state.main_done, "executive": state.exec_done}


def _reaction(state: OnMars) -> Reaction | None:
    """Return for whom everybody waits in another's turn, and why: a displaced figure, or a technology that was used."""
    if not state.stack:
        return None
    party, effect = state.stack[-1]
    if isinstance(effect, Displaced):
        figure = "rover" if effect.kind == ROVER else "bot"
        return {"player": party, "kind": "displaced", "figure": figure, "hex": HEX_IDS[effect.start]}
    if isinstance(effect, OwnerDecides):
        return {"player": party, "kind": "oxygen", "tech": TECHS[effect.tech]}
    return None


def _shuttle(state: OnMars) -> ShuttleView:
    return {
        "side": SIDES[state.shuttle_side],
        "at": state.shuttle_at or None,
        "flies": state.shuttle_at == 1,  # in the next shuttle phase
        "lands": LANDING[state.level - 1],
    }


def _displayed(card: int) -> Displayed | None:
    if card < 0:
        return None
    if card < len(SCIENTISTS):
        return {"scientist": SCIENTISTS[card]}
    return {"contract": card - len(SCIENTISTS) + 1}


def hexes(state: OnMars) -> dict[str, HexView]:
    """Return the hexes with anything on them: building, owner of a shelter, ground, figures."""
    figures: dict[Hex, list[FigureView]] = {}
    for party in range(state.parties):
        for place in state.bots_of(party):
            figures.setdefault(place, []).append({"kind": "bot", "owner": party})
        if state.rover[party] >= 0:
            figures.setdefault(state.rover[party], []).append({"kind": "rover", "owner": party})
        for place in EACH_HEX:
            if state.figure[place] == MINER + party:
                figures.setdefault(place, []).append({"kind": "miner", "owner": party})
    for card, place in enumerate(state.card_hex):
        if place >= 0:
            marker: FigureView = {"kind": "marker", "owner": state.card_owner[card], "card": CARD_IDS[card]}
            figures.setdefault(place, []).append(marker)
    found: dict[str, HexView] = {}
    for place in EACH_HEX:
        kind, ground = state.built[place], state.ground[place]
        if kind < 0 and not ground and place not in figures:
            continue
        found[HEX_IDS[place]] = {
            "building": BUILDINGS[min(kind, SHELTER)] if kind >= 0 else None,
            "owner": kind - SHELTER if kind >= SHELTER else None,
            "ground": _ground(ground),
            "figures": figures.get(place, []),
        }
    return found


def _ground(code: int) -> str | None:
    if code == CRYSTAL_FOUND:
        return "crystal"
    if code >= FIRST_RESEARCH:
        return f"research_{RESEARCH_LETTERS[code - FIRST_RESEARCH]}"
    return TILE_IDS[code - FIRST_DISCOVERY] if code else None


def _player(state: OnMars, party: int, is_open: bool, public: dict[str, Any], parts: Parts) -> PlayerView:
    """Return what is seen of a player, from what everybody sees; crystals in goals show only to who may see these."""
    own: dict[str, Any] = {"spendable": state.crystals[party]}
    if is_open:
        own["spendable"] = state.spendable(party)
        own["goals_in_hand"] = [_goal(state, party, goal) for goal in state.goals_in_hand(party)]
        own["spent_goals"] = [goal + 1 for goal, at in enumerate(state.goal_at) if at == SPENT + party]
        own["plan"] = PLANS[state.plans[party]] if state.plans[party] >= 0 else None
        tasks = [TASKS[task] for task, at in enumerate(state.task_at) if at == party]
        own["tasks"] = tasks if state.first_colonists else []
    return cast(PlayerView, parts.lay(public, parts.settled(("own", party, is_open), own)))


def _goal(state: OnMars, party: int, goal: GoalId) -> GoalInHand:
    have, need = progress(state, party, goal), GOAL_NEEDS[goal]
    return {"number": goal + 1, "have": have, "need": need, "met": not has_claimed(state, party) and have >= need}


def _public(state: OnMars, party: int) -> PlayerView:
    """Return what everybody sees of a player, all but what can be spent as crystals."""
    techs = state.tech_at[party * len(TECHS) : (party + 1) * len(TECHS)]
    points = breakdown(state, party)
    claimed = [goal + 1 for goal, at in enumerate(state.goal_at) if at == CLAIMED + party]
    return {
        "lacerda": state.is_lacerda(party),
        "space": state.space[party] or None,
        "side": SIDES[state.side(party)] if state.space[party] else None,
        "acted": bool(state.acted[party]),
        "track": state.points[party],
        "points": dict(zip(SOURCES, points)),
        "score": sum(points),
        "stock": dict(zip(RESOURCES, state.resources(party))),
        "limit": state.limit(party),
        "crystals": state.crystals[party],
        "waiting": state.waiting[party],
        "depot": state.depot(party),
        "spendable": 0,  # still to come
        "quarters": state.quarters[party],
        "capacity": state.capacity(party),
        "working": state.working[party],
        "supply": state.supply[party],
        "fresh": state.fresh[party],
        "boosters": state.boosters(party),
        "shelters": state.shelters[party],
        "docks": [EXECUTIVE_IDS[slot] for slot in range(DEPOT) if state.docks[party] >> slot & 1],
        "open": [EXECUTIVE_IDS[slot] for slot in range(DEPOT) if not state.docks[party] >> slot & 1],
        "hangar": state.hangar[party],
        "ships_left": min(state.level - state.ships_taken(party), state.docks[party].bit_count()),
        "lab": {TECHS[tech]: CELLS[cell] for tech, cell in enumerate(techs) if cell >= 0},
        "cubes": [BUILDINGS[kind] for kind in range(SHELTER) if state.cubes[party * SHELTER + kind]],
        "research": [RESEARCH_LETTERS[i] for i in range(RESEARCH_KINDS) if state.research[party * RESEARCH_KINDS + i]],
        "found": state.found[party],
        "bots": [HEX_IDS[place] for place in state.bots_of(party)],
        "rover": HEX_IDS[state.rover[party]] if state.rover[party] >= 0 else None,
        "zone": [HEX_IDS[place] for place in hexes_of(zone_of(state, party))] if not state.is_lacerda(party) else [],
        "production": dict(zip(GOODS, sources(state, party))),
        "rewards": {REWARDS[tile]: reward_count(state, party, tile) for tile in state.rewards},
        "blueprints": [_blueprint(state, card) for card in state.cards_of(party)],
        "scientists": [_scientist(state, each) for each, owner in enumerate(state.scientist_owner) if owner == party],
        "contracts": [_contract(state, contract) for contract in state.contracts_of(party)],
        "goals": state.goal_at.count(party),
        "goals_spent": state.goal_at.count(SPENT + party),
        "claimed": claimed[0] if claimed else None,
        "has_plan": state.plans[party] >= 0,
        "tasks_in_hand": state.task_at.count(party) if state.first_colonists else 0,
    }


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


def _solo(state: OnMars) -> SoloView | None:
    if not state.solo:
        return None
    return {
        "goal": SOLO_GOALS[state.solo_goal],
        "requirements": [{"text": text.to_json(), "met": met} for text, met in requirements(state)],
        "card": _solo_card(state.solo_card) if state.solo_card >= 0 else None,
        "deck": len(state.solo_deck),
        "discards": [_solo_card(each) for each in state.solo_discards],
        "passes": state.solo_passes,
        "bot": BUILDINGS[state.icon],
    }


def _solo_card(card: int) -> SoloCard:
    mission, travels, action = SOLO_DECK[card]
    return {"mission": mission, "travels": travels, "action": action}
