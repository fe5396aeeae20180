"""On Mars positions as JSON: every field of the state, declared once."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.on_mars.data.boards import BOTS, CELLS, DEPOT, EXECUTIVE_IDS, GRID, REWARDS, SPACES, TOP_LEVEL
from offworld.games.on_mars.data.cards import (
    CARD_IDS,
    CONTRACTS,
    GOALS,
    MISSIONS,
    MISSIONS_DEALT,
    PLANS,
    SCIENTISTS,
    SPOTS,
    TASKS,
)
from offworld.games.on_mars.data.discoveries import FACE_UP, RESEARCH_KINDS, TILE_IDS
from offworld.games.on_mars.data.field import HEX_IDS
from offworld.games.on_mars.data.house import LSS_ROWS, RESEARCH_LETTERS, STACK
from offworld.games.on_mars.names import (
    BUILDINGS,
    GOODS,
    LACERDA,
    LACERDAS_TURN,
    LSS,
    MINER,
    PHASES,
    RED_ACTIONS,
    RESOURCES,
    SHELTER,
    SIDES,
    STOCKED,
    TECHS,
    Side,
)
from offworld.games.on_mars.position.completing import complete_state
from offworld.games.on_mars.rules.effects.levels import ROW
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.fields import Bool, Int, Kind, Maybe, Name, Seat
from offworld.kernel.layout import Layout
from offworld.kernel.shapes import By, Fields, Many, Row

HEX_NAME: Final = Name(HEX_IDS, called="Hex", about="A hex: column letter A to M and number from the top.")
CARD_NAME: Final = Name(CARD_IDS, called="Blueprint", about="A blueprint.")
TILE_NAME: Final = Name(TILE_IDS, called="Discovery", about="A discovery tile, D01 to D19.")
TECH_NAME: Final = Name(TECHS, called="Technology", about="A technology.")
CELL_NAME: Final = Name(CELLS, called="Cell", about="A laboratory cell: column, then top, middle or bottom.")
PARTY: Final = Int(0, 3, about="A seat; alone, 1 is Lacerda.")
OWNER: Final = Maybe(PARTY, about="A seat; alone, 1 is Lacerda.")
COUNT: Final = Int(0, 99)
SHELTER_NAMES: Final = tuple([f"shelter{party}" for party in range(4)])  # by party
BUILT_NAMES: Final = (*BUILDINGS[:SHELTER], *SHELTER_NAMES)
GROUND_NAMES: Final = ("", *TILE_IDS, *[f"research_{letter}" for letter in RESEARCH_LETTERS], "crystal")
GOAL_NAMES: Final = tuple([f"goal{number}" for number in range(1, GOALS + 1)])
HANDS: Final = tuple([f"hand{party}" for party in range(4)])
GOAL_PLACES: Final = (*HANDS, *[f"{where}{party}" for where in ("claimed", "spent") for party in range(4)])
TASK_PLACES: Final = (*HANDS, *[""] * 5, "done")
CONTRACT_NAMES: Final = tuple([f"contract{contract.number}" for contract in CONTRACTS])
DISPLAYED: Final = (*SCIENTISTS, *CONTRACT_NAMES)


def _stacks(state: OnMars) -> list[list[int]]:
    return [state.tiles[kind * STACK : kind * STACK + left] for kind, left in enumerate(state.tiles_left)]


def _set_stacks(state: OnMars, stacks: list[list[int]]) -> None:
    for kind, tiles in enumerate(stacks):
        state.tiles_left[kind] = len(tiles)
        state.tiles[kind * STACK : (kind + 1) * STACK] = [*tiles, *[0] * (STACK - len(tiles))]


def _pairs(first: str, second: str) -> Any:
    return lambda state: list(zip(getattr(state, first), getattr(state, second)))


def _set_pairs(first: str, second: str) -> Any:
    def put(state: OnMars, pairs: list[tuple[int, int]]) -> None:
        setattr(state, first, [pair[0] for pair in pairs])
        setattr(state, second, [pair[1] for pair in pairs])

    return put


def _contracts(state: OnMars) -> list[tuple[int, int, list[int]]]:
    size = len(GOODS)
    return [
        (state.contract_owner[number], state.contract_done[number], state.load[number * size : (number + 1) * size])
        for number in range(len(CONTRACTS))
    ]


def _set_contracts(state: OnMars, contracts: list[tuple[int, int, list[int]]]) -> None:
    state.contract_owner = [owner for owner, _, _ in contracts]
    state.contract_done = [done for _, done, _ in contracts]
    state.load = [count for _, _, load in contracts for count in load]


def _turn(state: OnMars) -> tuple[int, bool, bool]:
    return state.actor, state.main_done, state.exec_done


def _set_turn(state: OnMars, turn: tuple[int, bool, bool]) -> None:
    state.actor, state.main_done, state.exec_done = turn


def _uses(state: OnMars) -> list[tuple[int, int]]:
    return [(use // 16, use % 16) for use in state.uses]


def _set_uses(state: OnMars, uses: list[tuple[int, int]]) -> None:
    state.uses = [owner * 16 + tech for owner, tech in uses]


def _slots(state: OnMars, party: int) -> list[int]:
    return [state.slots[action * state.parties + party] for action in range(len(RED_ACTIONS))]


def _set_slots(state: OnMars, party: int, counts: list[int]) -> None:
    for action, count in enumerate(counts):
        state.slots[action * state.parties + party] = count


def _miners(state: OnMars, party: int) -> list[int]:
    return [place for place, code in enumerate(state.figure) if code == MINER + party]


def _set_miners(state: OnMars, party: int, places: list[int]) -> None:
    state.figure = [0 if code == MINER + party else code for code in state.figure]
    for place in places:
        state.figure[place] = MINER + party


def _docks(state: OnMars, party: int) -> list[int]:
    return [slot for slot in range(DEPOT) if state.docks[party] >> slot & 1]


def _set_docks(state: OnMars, party: int, slots: list[int]) -> None:
    state.docks[party] = sum({1 << slot for slot in slots})


BOARD: Final[dict[str, Kind]] = {
    "space": Maybe(Int(1, SPACES), 0, about="The turn-order space; null before it is chosen."),
    "acted": Bool(number=True, about="Whether the marker lies: the turn of this round is done."),
    "points": Int(-99, 999, about="Points on the track."),
    "stock": By(RESOURCES, Int(0, 6), flat=len(RESOURCES), about="Resources in storage."),
    "crystals": Int(0, DEPOT, about="Crystals in the depot."),
    "waiting": Int(0, 99, about="Crystals below the depot, to be spent from the next turn on."),
    "quarters": Int(0, 12, about="Colonists in the living quarters."),
    "working": Int(0, 12, about="Colonists in the working area."),
    "supply": Int(0, 12, about="Colonists in the supply."),
    "fresh": Int(0, 12, about="Colonists in the quarters that were gained in this turn."),
    "slots": By(RED_ACTIONS, Int(0, 3), get=_slots, put=_set_slots, about="Colonists on the red actions."),
    "miners": Many(HEX_NAME, 12, get=_miners, put=_set_miners, about="Mines with a colonist."),
    "bots": Row(BOTS, Maybe(HEX_NAME), flat=BOTS, about="The four bots; null in the supply."),
    "rover": Maybe(HEX_NAME, about="The rover; null before it has moved."),
    "docks": Many(
        Name(EXECUTIVE_IDS), DEPOT, get=_docks, put=_set_docks, about="Depot slots that hold a ship, by action."
    ),
    "hangar": Int(0, 5, about="Ships in the hangar."),
    "lab": By(TECHS, Maybe(CELL_NAME), flat=len(TECHS), attr="tech_at", about="Technologies by cell."),
    "cubes": By(BUILDINGS[:SHELTER], Bool(number=True), flat=SHELTER, about="Cubes in the progress area."),
    "research": By(RESEARCH_LETTERS, Bool(number=True), flat=RESEARCH_KINDS, about="Research tiles taken."),
    "found": Int(0, 19, about="Discovery tiles taken by the rover."),
    "tasked": Bool(number=True, about="Whether a First Colonists task was shown in this turn or shuttle phase."),
    "plan": Maybe(Name(PLANS), attr="plans", seen="owner", about="The First Colonists card A in hand."),
}
_BOARDS: Final = Layout(table={}, players=BOARD)


def _lacerda(state: OnMars) -> tuple[Any, ...] | None:
    if not state.solo:
        return None
    return tuple([_BOARDS.get_own(state, LACERDA, name) for name in BOARD])


def _set_lacerda(state: OnMars, board: tuple[Any, ...] | None) -> None:
    if board is not None and state.solo:
        for name, value in zip(BOARD, board):
            _BOARDS.put_own(state, LACERDA, name, value)


LAYOUT: Final = Layout(
    table={
        "round": Int(0, 99, about="The round in progress; 0 during set-up."),
        "phase": Name(PHASES, about="The phase in progress."),
        "turn": Fields(
            {
                "seat": Maybe(Seat(also={"lacerda": LACERDAS_TURN}), about="Whose turn it is."),
                "main": Bool(about="Whether the main action is done."),
                "executive": Bool(about="Whether the executive action is done."),
            },
            get=_turn,
            put=_set_turn,
            about="The turn in progress.",
        ),
        "ending": Name(("no", "triggered", "last"), about="Whether the end is triggered or this is the last round."),
        "buildings": By(HEX_IDS, Name(BUILT_NAMES), blank=-1, attr="built", about="Buildings by hex."),
        "ground": By(HEX_IDS, Name(GROUND_NAMES), blank=0, about="Tiles and crystals by hex."),
        "stacks": By(
            BUILDINGS[:SHELTER],
            Many(Int(0, STACK - 1), STACK),
            get=_stacks,
            put=_set_stacks,
            seen="nobody",
            about="The stacks of building tiles from the bottom, each tile by its number.",
        ),
        "blueprints": By(
            CARD_IDS,
            Fields({"owner": OWNER, "hex": Maybe(HEX_NAME, default=-1, about="Where its marker stands.")}),
            blank=(-1, -1),
            get=_pairs("card_owner", "card_hex"),
            put=_set_pairs("card_owner", "card_hex"),
            about="Blueprints that somebody owns.",
        ),
        "market": Row(2 * ROW, Maybe(CARD_NAME), about="Blueprints on offer: lower row, then upper row."),
        "deck": Many(CARD_NAME, seen="nobody", about="The blueprint deck; the last is on top."),
        "radar": Maybe(TILE_NAME, about="The discovery tile on the Radar."),
        "scientists": By(
            SCIENTISTS,
            Fields({"owner": OWNER, "at": Maybe(CARD_NAME, default=-1, about="Where he works.")}),
            blank=(-1, -1),
            get=_pairs("scientist_owner", "scientist_at"),
            put=_set_pairs("scientist_owner", "scientist_at"),
            about="Scientists that somebody has hired.",
        ),
        "contracts": By(
            CONTRACT_NAMES,
            Fields(
                {
                    "owner": Int(-2, 3, about="A party, -1 in the deck, -2 on the display."),
                    "done": Bool(number=True, default=0, about="Whether it is completed."),
                    "load": By(GOODS, Int(0, 4, default=0), default=[0] * len(GOODS), about="Goods on it."),
                }
            ),
            blank=(-1, 0, [0] * len(GOODS)),
            get=_contracts,
            put=_set_contracts,
            about="Contracts outside the deck.",
        ),
        "display": Row(SPOTS, Maybe(Name(DISPLAYED)), about="The scientists' board."),
        "goals": By(
            GOAL_NAMES,
            Name(GOAL_PLACES),
            blank=-1,
            attr="goal_at",
            seen="nobody",
            about="Private goals outside the box: in a hand, claimed, or spent as a crystal.",
        ),
        "shown_plans": Int(0, 15, about="Bit set of the cards A that were shown."),
        "tasks": By(
            TASKS, Name(TASK_PLACES), blank=-1, attr="task_at", seen="nobody", about="First Colonists cards B."
        ),
        "task_deck": Many(Name(TASKS), seen="nobody", about="The cards B left; the last is on top."),
        "missions": Row(MISSIONS_DEALT, Name(MISSIONS), about="The three missions, places A to C."),
        "mission_left": Row(MISSIONS_DEALT, Int(0, 14), about="Steps left of each."),
        "remaining": Int(0, 3, about="Missions that remain until the end."),
        "lss": By([BUILDINGS[kind] for kind in LSS], Int(1, LSS_ROWS), about="Rows of the LSS markers."),
        "level": Int(1, TOP_LEVEL, about="The colony's level."),
        "rewards": Row(len(LSS), Name(REWARDS), about="LSS reward tiles by column."),
        "store": By(STOCKED, Int(0, 3), about="The warehouse."),
        "grid": Row(GRID, Maybe(TECH_NAME), about="Technologies on offer, from the bottom row."),
        "tech_pile": Many(TECH_NAME, seen="nobody", about="Technologies face down; the last comes next."),
        "discoveries": Row(FACE_UP, Maybe(TILE_NAME), attr="row", about="Discovery tiles on display."),
        "pile": Many(TILE_NAME, seen="nobody", about="Discovery tiles face down; the last comes next."),
        "lost": Row(2, COUNT, about="Discovery and research tiles that went back to the box."),
        "shuttle": Fields(
            {"side": Name(SIDES), "at": Int(0, 3, about="1 is the red space; 0 not placed yet.")},
            get=lambda state: (state.shuttle_side, state.shuttle_at),
            put=lambda state, value: _set_shuttle(state, value),
            about="The shuttle.",
        ),
        "uses": Many(
            Fields({"owner": PARTY, "tech": TECH_NAME}),
            get=_uses,
            put=_set_uses,
            about="Technologies of others used in this turn.",
        ),
        "solo_deck": Many(Int(0, 11), seen="nobody", about="Solo cards left, by number; the last is on top."),
        "solo_discards": Many(Int(0, 11), about="Solo cards turned over."),
        "solo_passes": Int(0, 99, about="How often the solo deck was shuffled anew."),
        "solo_card": Maybe(Int(0, 11), about="The last solo card."),
        "icon": Name(BUILDINGS[:SHELTER], about="Where Lacerda's bot stands in the progress area."),
        "lacerda": Maybe(
            Fields(BOARD), None, get=_lacerda, put=_set_lacerda, null=True, about="Lacerda's board in the solo game."
        ),
    },
    players=BOARD,
    about="A position of On Mars. What is left out is as in a fresh set-up.",
)


def _set_shuttle(state: OnMars, value: tuple[int, int]) -> None:
    state.shuttle_side, state.shuttle_at = Side(value[0]), value[1]


def decode(given: dict[str, Any], fresh: OnMars) -> OnMars:
    """Return the state that a complete or partial position describes, laid over a fresh set-up."""
    named = LAYOUT.fill(fresh, given)
    complete_state(fresh, named)
    return fresh


EXAMPLE: Final[dict[str, Any]] = {
    "round": 3,
    "phase": "colonization",
    "turn": {"seat": 0, "main": False, "executive": False},
    "level": 1,
    "shuttle": {"side": "colony", "at": 1},
    "players": [
        {"space": 6, "stock": {"mineral": 2, "water": 2}, "crystals": 3, "bots": ["F4", "G4", None, None]},
        {"space": 2, "acted": True, "points": 4, "lab": {"shelter": "c2m", "rover": "c3t"}},
    ],
}
SOLO_EXAMPLE: Final[dict[str, Any]] = {**EXAMPLE, "players": EXAMPLE["players"][:1]}
