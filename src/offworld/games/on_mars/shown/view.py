"""What a seat may see.

Decided once: hidden are private goals in other hands and those that others spent as crystals, First Colonists cards in
other hands, and the order of all face-down piles and stacks. Everything else is public, the contract deck included:
everybody may look through it. After the end all cards are shown. Lacerda is the second of the players.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final

from offworld.games.on_mars.data.boards import REWARDS
from offworld.games.on_mars.data.cards import (
    CARD_IDS,
    CARD_LEVEL,
    DISCOVERY_TASK,
    MISSION_STEPS,
    MISSIONS,
    SCIENTISTS,
    SHUTTLE_TASK,
    SOLO_DECK,
    SOLO_GOALS,
)
from offworld.games.on_mars.data.discoveries import TILE_IDS
from offworld.games.on_mars.data.field import EACH_HEX, HEX_IDS
from offworld.games.on_mars.data.house import LANDING, RESEARCH_LETTERS
from offworld.games.on_mars.names import (
    BUILDINGS,
    CRYSTAL_FOUND,
    FIRST_DISCOVERY,
    FIRST_RESEARCH,
    LACERDA,
    LSS,
    MINER,
    NOBODY,
    PHASES,
    RED_ACTIONS,
    ROVER,
    SHELTER,
    SIDES,
    STOCKED,
    TECHS,
    Hex,
    Slot,
)
from offworld.games.on_mars.rules.effects.displacing import Displaced
from offworld.games.on_mars.rules.effects.placing import surcharge
from offworld.games.on_mars.rules.effects.tasks import ShowTask
from offworld.games.on_mars.rules.effects.using import OwnerDecides
from offworld.games.on_mars.rules.rival.goals import requirements
from offworld.games.on_mars.rules.state import IN_DECK, OnMars
from offworld.games.on_mars.shown.players import player, public
from offworld.games.on_mars.shown.preview import preview
from offworld.games.on_mars.shown.types import (
    Displayed,
    Ending,
    FigureView,
    HexView,
    Reaction,
    ShuttleView,
    SoloCard,
    SoloView,
    TurnView,
    Waiting,
)
from offworld.kernel.layers import FieldsNode, Laid, Layer
from offworld.kernel.parts import Parts

ENDINGS: Final[tuple[Ending, Ending, Ending]] = ("no", "triggered", "last")
OPEN_TOPICS: Final = ("displaced", "oxygen", "travel", "space", "discovery", "shuttle")
ON_THE_WAY: Final = {SHUTTLE_TASK: "travel", DISCOVERY_TASK: "space"}  # tasks met by a flight, and what others see then


def view(state: OnMars, seat: int | None, parts: Parts) -> Laid:
    """Return the table as this seat sees it; None is a spectator. What all see is made once for all who look."""
    everybody = parts.get("table", parts.moment)
    if everybody is None:
        everybody = parts.keep("table", parts.moment, _table(state, parts))
    table, players = everybody
    shown = range(state.seats) if state.outcome is not None else [] if seat is None else [seat]
    each = [player(state, party, party in shown, players[party], parts) for party in range(state.parties)]
    own = parts.layer(("own", seat), _OWN, (parts.row(("players", seat), each), preview(state, seat)))
    return parts.lay(("table", seat), table, own)


_OWN: Final = Layer(players=None, preview=None)


def _table(state: OnMars, parts: Parts) -> tuple[FieldsNode, list[FieldsNode]]:
    """Return what all see who look at this moment, and of each player; players and previews are still to come."""
    table = parts.layer(
        "everybody",
        _TABLE,
        (
            state.phase,
            state.round,
            state.ending,
            _turn(state),
            _shuttle(state),
            state.level,
            state.remaining,
            (state.missions[:], state.mission_left[:], state.parties),
            (state.lss[:], state.rewards[:]),
            state.store[:],
            state.grid[:],
            len(state.tech_pile),
            state.market[:],
            state.deck[:],
            state.row[:],
            len(state.pile),
            state.radar,
            state.display[:],
            state.contract_owner[:],
            (_hexes(state, parts),),
            state.tiles_left[:],
            _slots(state),
            state.uses[:],
            _TO_COME,
            _reaction(state),
            _solo(state),
            None,
            _waits(state),
        ),
    )
    return table, [public(state, party, parts) for party in range(state.parties)]


def _missions(source: tuple[list[int], list[int], int]) -> list[dict[str, Any]]:
    missions, left, parties = source
    return [
        {"id": MISSIONS[mission], "left": left[slot], "steps": MISSION_STEPS[mission][parties - 2]}
        for slot, mission in enumerate(missions)
    ]


def _lss(source: tuple[list[int], list[int]]) -> dict[str, Any]:
    rows, rewards = source
    return {
        "rows": {BUILDINGS[kind]: rows[column] for column, kind in enumerate(LSS)},
        "rewards": {BUILDINGS[kind]: REWARDS[rewards[column]] for column, kind in enumerate(LSS)},
    }


def _stocked(counts: list[int]) -> dict[str, int]:
    return dict(zip(STOCKED, counts))


def _techs(techs: list[int]) -> list[str | None]:
    return [TECHS[tech] if tech >= 0 else None for tech in techs]


def _cards(cards: list[int]) -> list[str | None]:
    return [CARD_IDS[card] if card >= 0 else None for card in cards]


def _deck(deck: list[int]) -> dict[str, int]:
    return {str(level): len([card for card in deck if CARD_LEVEL[card] == level]) for level in (1, 3)}


def _tiles(tiles: list[int]) -> list[str | None]:
    return [_tile(tile) for tile in tiles]


def _tile(tile: int) -> str | None:
    return TILE_IDS[tile] if tile >= 0 else None


def _display(cards: list[int]) -> list[Displayed | None]:
    return [_displayed(card) for card in cards]


def _contract_deck(owners: list[int]) -> list[int]:
    return [number + 1 for number, at in enumerate(owners) if at == IN_DECK]


def _stacks(tiles: list[int]) -> dict[str, int]:
    return dict(zip(BUILDINGS, tiles))


def _slots(state: OnMars) -> dict[str, Any]:
    return {
        name: {
            "colonists": state.slots[action * state.parties : (action + 1) * state.parties],
            "surcharge": [surcharge(state, party, Slot(action)) for party in range(state.parties)],
        }
        for action, name in enumerate(RED_ACTIONS)
    }


def _uses(uses: list[int]) -> list[dict[str, Any]]:
    return [{"owner": use // 16, "tech": TECHS[use % 16]} for use in uses]


_TO_COME: Final[list[Any]] = []
_TABLE: Final = Layer(
    phase=PHASES.__getitem__,
    round=None,
    ending=ENDINGS.__getitem__,
    turn=None,
    shuttle=None,
    level=None,
    remaining=None,
    missions=_missions,
    lss=_lss,
    warehouse=_stocked,
    grid=_techs,
    tech_pile=None,
    market=_cards,
    deck=_deck,
    discoveries=_tiles,
    discovery_pile=None,
    radar=_tile,
    display=_display,
    contract_deck=_contract_deck,
    hexes=itemgetter(0),
    stacks=_stacks,
    slots=None,
    uses=_uses,
    players=None,
    reaction=None,
    solo=None,
    preview=None,
    waits=None,
)


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
