"""Positions of Ceres: filling in what a partial one leaves out, and checking what one field cannot say."""

from __future__ import annotations

from typing import Any

from offworld.games.ceres.data.automa import PRIORITIES
from offworld.games.ceres.data.book import (
    ASTEROID_INCOME,
    CONTRACT_IDS,
    CONTRACT_LEVELS,
    EACH_ROCK,
    FACILITY_COUNT,
    PROJECT_IDS,
    SHIP_IDS,
    STATION_COLOUR,
    STATION_IDS,
    STATION_INCOME,
    TOKEN_IDS,
)
from offworld.games.ceres.data.figures import LEADERS, PROBE_TOKENS, STORED_PROBES, WORKERS
from offworld.games.ceres.data.ships import SHIPS
from offworld.games.ceres.data.unions import SEAL_COLOURS, SEALS
from offworld.games.ceres.names import AUTOMA, COLOURS, FREE, KINDS, NO_WORKER, PARTIES, PROBES
from offworld.games.ceres.position.fields import CONTRACT_PILES, FACILITY_PILES, LAYOUT, PROJECT_PILES
from offworld.games.ceres.rules.actions.unions import REPEAT
from offworld.games.ceres.rules.automa.turn import refresh
from offworld.games.ceres.rules.deeds.building import fill_display
from offworld.games.ceres.rules.deeds.contracts import COMPLETE
from offworld.games.ceres.rules.deeds.launching import find_nearest
from offworld.games.ceres.rules.rounds import EndRound, StartRound, dock, lay_contracts, show_projects
from offworld.games.ceres.rules.setup import ChooseTokens, set_up
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.rules.turn import ACTIVATION, TURN
from offworld.kernel.fields import wrong
from offworld.kernel.problem import not_one_of
from offworld.kernel.text import Text

EXAMPLE: dict[str, Any] = {
    "round": 2,
    "first": 1,
    "acting": 0,
    "rings": {"inner": 4, "middle": 1, "outer": 7},
    "asteroids": {"A02": 0, "A10": 1},
    "facilities": ["F04", "F11", "F25", "F31", "F39", "F40"],
    "slots": {"factory": [1, 0]},
    "players": [
        {
            "stock": {"credits": 6, "ice": 5, "probes": 1},
            "research": {"exploration": 2},
            "outstations": [
                {"id": "S-grey", "upgrades": ["F08"], "worker": "pool"},
                {"id": "S-red"},
                {"id": "S-blue"},
                {"id": "S-green"},
                {"id": "F13"},
            ],
            "unpaid": ["P04"],
        },
        {"stock": {"alloy": 3}, "paid": ["P01"]},
    ],
}
SOLO_EXAMPLE: dict[str, Any] = {
    **EXAMPLE,
    "first": 0,
    "asteroids": {"A02": 0, "A10": "automa"},
    "slots": {"factory": [0]},
    "players": EXAMPLE["players"][:1],
}


def decode(
    given: dict[str, Any], seats: int, contracts: bool, level: int, choosing: bool, options: dict[str, Any], rng: int
) -> Ceres:
    """Return the state that a complete or partial position describes; BadPosition names the wrong field."""
    state = set_up(seats, rng, contracts, level, choosing)
    state.stack.clear()
    _clear_decks(state)
    fresh = state.tokens
    _refresh_automa(state, given)
    named = LAYOUT.fill(state, given, options)
    if "round" in named and state.round and "choosing" not in named:
        state.choosing = False
    if not state.choosing and not state.tokens:
        state.tokens = fresh or list(range(4))
    _check_table(state)
    for seat, player in enumerate(named["players"]):
        _check_player(state, seat)
        if "leaders" not in player:
            state.leaders[seat] = LEADERS - _placed(state, seat)
        rest = LEADERS - _placed(state, seat)
        if rest < 0 or state.leaders[seat] != rest:
            raise wrong(f"players[{seat}].leaders", not_one_of(state.leaders[seat], [str(max(0, rest))]))
        _place_pawn(state, seat, "pawn" in player)
    _count_seals(state, named)
    _choose_colours(state)
    _count_pieces(state, given)
    _fill_piles(state, contracts)
    _begin_round(state, named)
    _count_workers(state, named)
    derive(state)
    _set_stage(state, named)
    return state


def _clear_decks(state: Ceres) -> None:
    """Leave nothing but what the position will name; the rest follows."""
    state.facility_deck, state.facilities, state.facility_box = [], [], []
    state.project_deck, state.projects, state.project_box = [], [], []
    state.contract_deck, state.contract_box = [], []


def _refresh_automa(state: Ceres, given: dict[str, Any]) -> None:
    """In a round that has begun, let the Automa have its pieces and cards, where the position does not name them."""
    rival = given.get("automa")
    if state.automa is not None and given.get("round") and not (isinstance(rival, dict) and "actions" in rival):
        refresh(state, state.automa)


def _count_pieces(state: Ceres, given: dict[str, Any]) -> None:
    """Take from the Automa's hand what stands on the table, where the position does not say what it has in hand."""
    rival = state.automa
    if rival is None or not state.round:
        return
    said = given.get("automa") or {}
    if "leaders" not in said:
        rival.leaders = max(0, rival.leaders - _placed(state, AUTOMA))
    if "pawn" not in said:
        rival.pawn = max(0, rival.pawn - _pawns_placed(state, AUTOMA))


def _fill_piles(state: Ceres, contracts: bool) -> None:
    starting = list(range(FACILITY_COUNT, len(STATION_IDS)))
    FACILITY_PILES.fill(LAYOUT, state, [*range(FACILITY_COUNT), *starting * state.seats])
    PROJECT_PILES.fill(LAYOUT, state, range(len(PROJECT_IDS)))
    CONTRACT_PILES.fill(LAYOUT, state, range(len(CONTRACT_IDS)) if contracts else [])


def _begin_round(state: Ceres, named: dict[str, Any]) -> None:
    """Show what a round shows, where the position does not say it."""
    if "facilities" not in named:
        fill_display(state)
    if not state.round:
        return
    if "projects" not in named:
        show_projects(state)
    if "unions" not in named and state.contracts:
        lay_contracts(state)
    if "aboard" not in named:
        log, state.log = state.log, None
        dock(state)
        state.log = log


def _count_workers(state: Ceres, named: dict[str, Any]) -> None:
    """Work out the supply where it is left out; no colour has more workers than there are."""
    for colour, name in enumerate(COLOURS):
        used = state.pool[colour] + state.aboard.count(colour)
        for stations in state.stations:
            for at in range(0, len(stations), 4):
                used += stations[at + 3] != NO_WORKER and STATION_COLOUR[stations[at]] == colour
        if state.automa is not None:
            used += state.automa.crew[colour] + state.automa.borrowed[colour]
        if "supply" not in named:
            state.supply[colour] = WORKERS - used
        if state.supply[colour] < 0 or state.supply[colour] + used != WORKERS:
            raise wrong(f"supply.{name}", not_one_of(state.supply[colour], [str(max(0, WORKERS - used))]))


def _check_table(state: Ceres) -> None:
    for at, ship in enumerate(state.ships):
        if SHIPS[ship].round != at + 1:
            allowed = [name for number, name in enumerate(SHIP_IDS) if SHIPS[number].round == at + 1]
            raise wrong(f"ships[{at}]", not_one_of(SHIP_IDS[ship], allowed))
    if not state.choosing and len(set(state.tokens)) != 4:
        raise wrong("tokens", Text("error-problem-length", {"count": 4}))
    if state.automa is not None and state.automa.done[1] >= len(PRIORITIES):
        raise wrong("automa.done[1]", Text("error-problem-most", {"bound": len(PRIORITIES) - 1}))
    if state.acting == AUTOMA and state.automa is None:
        raise wrong("acting", not_one_of("automa", [str(seat) for seat in range(state.seats)]))
    for at, token in enumerate(state.tokens):
        if TOKEN_IDS[token] == "K9" and not state.contracts:
            raise wrong(f"tokens[{at}]", not_one_of("K9", TOKEN_IDS[:8]))


def _place_pawn(state: Ceres, seat: int, is_named: bool) -> None:
    """Work out whether the union pawn is in hand where it is left out; nobody has two."""
    rest = int(state.contracts) - _pawns_placed(state, seat)
    if not is_named:
        state.pawns[seat] = max(0, rest)
    if rest < 0 or (state.contracts and state.pawns[seat] > rest):
        raise wrong(f"players[{seat}].pawn", not_one_of(bool(state.pawns[seat]), ["false"]))


def _choose_colours(state: Ceres) -> None:
    """Give every tile whose colour is left out one that no other tile has."""
    for tile, colour in enumerate(state.colours):
        if colour == FREE:
            state.colours[tile] = next(each for each in range(len(SEAL_COLOURS)) if each not in state.colours)
        elif colour in state.colours[:tile]:
            free = [name for each, name in enumerate(SEAL_COLOURS) if each not in state.colours]
            raise wrong(f"unions[{tile}].colour", not_one_of(SEAL_COLOURS[colour], free))


def _count_seals(state: Ceres, named: dict[str, Any]) -> None:
    """Work out the seals on a tile where they are left out; each contract taken there holds one of the seven."""
    for tile in range(len(state.unions)):
        held = sum([of != FREE and state.contract_union[at] == tile for at, of in enumerate(state.contract_of)])
        if state.seals[tile] == FREE or "unions" not in named:
            state.seals[tile] = max(0, SEALS - held)
        if held > SEALS:
            raise wrong(f"unions[{tile}].seals", not_one_of(SEALS - held, [f"0–{SEALS}"]))
        if state.seals[tile] + held != SEALS:
            raise wrong(f"unions[{tile}].seals", not_one_of(state.seals[tile], [str(max(0, SEALS - held))]))


def _check_player(state: Ceres, seat: int) -> None:
    stored = state.stock[seat * KINDS + PROBES]
    if stored > STORED_PROBES:
        raise wrong(f"players[{seat}].stock.probes", Text("error-problem-most", {"bound": STORED_PROBES}))
    if stored + state.owners.count(seat) > PROBE_TOKENS:
        raise wrong(f"players[{seat}].stock.probes", Text("error-problem-most", {"bound": PROBE_TOKENS}))
    stations = state.stations[seat]
    cards = stations[::4]
    starting = list(range(FACILITY_COUNT, len(STATION_IDS)))
    if sorted([card for card in cards if card >= FACILITY_COUNT]) != starting:
        allowed = ", ".join(STATION_IDS[FACILITY_COUNT:])
        raise wrong(f"players[{seat}].outstations", Text("ceres-needs-outstations", {"names": allowed}))
    for at in range(0, len(stations), 4):
        for card in stations[at + 1 : at + 3]:
            if card != FREE and STATION_COLOUR[card] != STATION_COLOUR[stations[at]]:
                colour = STATION_COLOUR[stations[at]]
                allowed_names = [STATION_IDS[each] for each in range(FACILITY_COUNT) if STATION_COLOUR[each] == colour]
                path = f"players[{seat}].outstations[{at // 4}].upgrades"
                raise wrong(path, not_one_of(STATION_IDS[card], allowed_names))
    held = 0
    for contract, owner in enumerate(state.contract_of):
        if owner == seat:
            most = CONTRACT_LEVELS[contract]
            if state.levels[contract] > most:
                path = f"players[{seat}].contracts[{held}].level"
                raise wrong(path, Text("error-problem-most", {"bound": most}))
            if state.kept[contract]:
                state.levels[contract] = most
            held += 1


def _placed(state: Ceres, party: int) -> int:
    """Return how many leaders of a party stand somewhere."""
    on_tokens = sum(state.callers[party::PARTIES])
    on_unions = sum([post != FREE and post % REPEAT == party * 2 for post in state.posts])
    lobbying = 0 if party == AUTOMA else state.lobby[party]
    return state.slots.count(party) + on_tokens + on_unions + lobbying


def _pawns_placed(state: Ceres, party: int) -> int:
    """Return how many union pawns of a party stand on tiles."""
    return sum([post != FREE and post % REPEAT == party * 2 + 1 for post in state.posts])


def derive(state: Ceres) -> None:
    """Work out again what follows from the rest: income, launched probes and the cheapest launch."""
    find_nearest(state)
    state.launched = [state.owners.count(seat) for seat in range(state.seats)]
    state.income = [0] * (state.seats * KINDS)
    for seat in range(state.seats):
        incomes = [STATION_INCOME[card] for card in state.stations[seat][::4]]
        incomes.extend([ASTEROID_INCOME[rock] for rock, owner in zip(EACH_ROCK, state.owners) if owner == seat])
        for income in incomes:
            for kind in range(KINDS):
                state.income[seat * KINDS + kind] += income[kind]


def _set_stage(state: Ceres, named: dict[str, Any]) -> None:
    """Put the first round, or the turn of whoever is acting, on the stack."""
    if not state.round:
        state.push(0, StartRound())
        if state.choosing:
            state.push(state.first, ChooseTokens())
        return
    if "acting" not in named and state.seats > 1:
        state.acting = state.first
    state.push(0, ACTIVATION, EndRound())
    if state.acting != AUTOMA:
        order = [(state.acting + step) % state.seats for step in range(state.seats)]
        waiting = [seat for seat in order if not state.passed[seat]]
        if waiting:
            state.acting = waiting[0]
            state.push(state.acting, TURN)
    for seat in range(state.seats):
        if COMPLETE.complete(state, seat):
            state.push(seat, COMPLETE)
