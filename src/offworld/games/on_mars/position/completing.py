"""Completing a position: what follows from what it names, and what it leaves to be dealt."""

from __future__ import annotations

from typing import Any

from offworld.games.on_mars.data.boards import BOTS
from offworld.games.on_mars.data.cards import CARD_LEVEL, CARDS, EACH_CARD, GOALS, GOALS_DEALT, SCIENTISTS
from offworld.games.on_mars.data.discoveries import TILES
from offworld.games.on_mars.data.field import EACH_HEX
from offworld.games.on_mars.data.house import LSS_ROWS, STACK
from offworld.games.on_mars.names import (
    BOT,
    COLONIZATION,
    CRYSTAL_FOUND,
    EACH_TECH,
    FIRST_DISCOVERY,
    FIRST_RESEARCH,
    LSS,
    MARKER,
    MINE,
    MINER,
    NO_BLUEPRINT,
    NO_OFFER,
    NO_TECH,
    NOBODY,
    ROVER,
    SHELTER,
    SHELTER_TECH,
    TECHS,
    BlueprintId,
    Offer,
)
from offworld.games.on_mars.rules.effects.levels import ROW
from offworld.games.on_mars.rules.rounds import TAKE_TURN, NextTurn, StartRound
from offworld.games.on_mars.rules.setup import choose_spaces
from offworld.games.on_mars.rules.state import IN_BOX, IN_DECK, ON_DISPLAY, OnMars
from offworld.kernel.fields import wrong
from offworld.kernel.problem import not_one_of
from offworld.kernel.text import Text

CONTRADICTS = Text("error-problem-other")


def complete_state(state: OnMars, named: dict[str, Any]) -> None:
    """Work out everything that a position leaves open; BadPosition names what contradicts the rest."""
    _check_owners(state)
    _map(state, named)
    _blueprints(state, named)
    _technologies(state, named)
    _goals(state)
    _display(state, named)
    _discoveries(state, named)
    _stage(state, named)


def _check_owners(state: OnMars) -> None:
    for name, owners in (("blueprints", state.card_owner), ("scientists", state.scientist_owner)):
        for owner in owners:
            if owner >= state.parties:
                raise wrong(name, not_one_of(owner, [str(party) for party in range(state.parties)]))
    if max(state.contract_owner) >= state.parties:
        raise wrong("contracts", CONTRADICTS)


def _map(state: OnMars, named: dict[str, Any]) -> None:
    """Work out sites, shelters, stacks, LSS rows and figures from the buildings and the pieces."""
    state.sites = [0] * (SHELTER + state.parties)
    state.laid = 0
    for place, kind in enumerate(state.built):
        if kind >= SHELTER + state.parties:
            raise wrong("buildings", CONTRADICTS)
        if kind >= 0:
            state.sites[kind] |= 1 << place
            state.laid |= 1 << place
            if "ground" not in named:
                state.ground[place] = 0
    state.shelters = [state.sites[SHELTER + party].bit_count() for party in range(state.parties)]
    if not all(state.shelters) or max(state.shelters) > 5:
        raise wrong("buildings", CONTRADICTS)
    for kind in range(SHELTER):
        count = state.sites[kind].bit_count()
        if not 1 <= count <= STACK + 1:
            raise wrong("buildings", CONTRADICTS)
        if "buildings" in named and "stacks" not in named:
            state.tiles_left[kind] = STACK + 1 - count
        if "buildings" in named and "lss" not in named and kind in LSS:
            state.lss[LSS.index(kind)] = min(LSS_ROWS, count)
    _figures(state)


def _figures(state: OnMars) -> None:
    miners = [(place, code) for place, code in zip(EACH_HEX, state.figure) if code - 1 >= MINER - 1 and code < MARKER]
    state.figure = [0] * len(state.figure)
    state.standing = 0
    for place, code in miners:
        if state.built[place] != MINE:
            raise wrong("players", CONTRADICTS)
        state.stand(place, code)
    for card, place in enumerate(state.card_hex):
        if place >= 0:
            if state.card_owner[card] == NOBODY or state.built[place] < 0 or state.figure[place]:
                raise wrong("blueprints", CONTRADICTS)
            state.stand(place, MARKER + state.card_owner[card])
    for party in range(state.parties):
        for place in (*state.bots[party * BOTS : (party + 1) * BOTS],):
            if place >= 0 and not state.figure[place]:
                state.stand(place, BOT + party)
        if state.rover[party] >= 0 and not state.figure[state.rover[party]]:
            state.stand(state.rover[party], ROVER + party)


def _blueprints(state: OnMars, named: dict[str, Any]) -> None:
    """Deal the market and the deck for the colony's level, unless the position names them."""
    lying = [card for card in (*state.market, *state.deck) if card >= 0]
    owned = [card for card in range(CARDS) if state.card_owner[card] != NOBODY]
    if "market" in named and "deck" in named:
        if len(lying) != len(set(lying)) or set(lying) & set(owned):
            raise wrong("market", CONTRADICTS)
        return
    if not {"market", "deck", "blueprints", "level"} & set(named):
        return
    fixed = [card for card in state.market if card >= 0] if "market" in named else []
    if len(fixed) != len(set(fixed)) or set(fixed) & set(owned):
        raise wrong("market", CONTRADICTS)
    rest = [card for card in EACH_CARD if card not in owned and card not in fixed]
    first = [card for card in rest if CARD_LEVEL[card] == 1]
    third = [card for card in rest if CARD_LEVEL[card] == 3]
    state.shuffle(first)
    state.shuffle(third)
    if "market" not in named:
        lower = _row(first if state.level < 3 else third)
        upper = _row(third) if state.level > 1 else _row([])
        state.market = lower + upper
    state.deck = third + first if state.level == 1 else third if state.level == 2 else []


def _row(cards: list[BlueprintId]) -> list[BlueprintId]:
    """Take up to six cards for a row of the market."""
    found = [cards.pop() for _ in range(min(ROW, len(cards)))]
    return found + [NO_BLUEPRINT] * (ROW - len(found))


def _technologies(state: OnMars, named: dict[str, Any]) -> None:
    """Take the technologies that players have from the grid and the pile."""
    copies = 2 if state.parties > 2 else 1
    for tech in EACH_TECH:
        if tech == SHELTER_TECH:
            continue
        owned = len([1 for party in range(state.parties) if state.tech_at[party * len(TECHS) + tech] >= 0])
        extra = owned + state.grid.count(tech) + state.tech_pile.count(tech) - copies
        while extra > 0 and "tech_pile" not in named and tech in state.tech_pile:
            state.tech_pile.remove(tech)
            extra -= 1
        while extra > 0 and "grid" not in named and tech in state.grid:
            state.grid[state.grid.index(tech)] = NO_TECH
            extra -= 1
        if extra > 0:
            raise wrong("grid", CONTRADICTS)
    for party in range(state.parties):
        cells = [cell for cell in state.tech_at[party * len(TECHS) : (party + 1) * len(TECHS)] if cell >= 0]
        if len(cells) != len(set(cells)):
            raise wrong(f"players[{party}].lab", CONTRADICTS)


def _goals(state: OnMars) -> None:
    """Deal goals to the seats that have none anywhere."""
    rest = [goal for goal in range(GOALS) if state.goal_at[goal] == IN_BOX]
    state.shuffle(rest)
    for at in state.goal_at:
        if at >= 0 and at % 4 >= state.seats:
            raise wrong("goals", CONTRADICTS)
    for seat in range(state.seats):
        if not [at for at in state.goal_at if at >= 0 and at % 4 == seat]:
            for _ in range(GOALS_DEALT):
                state.goal_at[rest.pop()] = seat


def _display(state: OnMars, named: dict[str, Any]) -> None:
    """Take hired scientists and taken contracts from the display and put contracts of the deck there instead."""
    if "display" not in named:
        for spot, card in enumerate(state.display):
            if 0 <= card < len(SCIENTISTS) and state.scientist_owner[card] != NOBODY:
                deck = [contract for contract, at in enumerate(state.contract_owner) if at == IN_DECK]
                state.display[spot] = Offer(len(SCIENTISTS) + deck[0]) if deck else NO_OFFER
                if deck:
                    state.contract_owner[deck[0]] = ON_DISPLAY
        return
    shown = [card for card in state.display if card >= 0]
    for card in shown:
        if card < len(SCIENTISTS):
            if state.scientist_owner[card] != NOBODY:
                raise wrong("display", CONTRADICTS)
        elif state.contract_owner[card - len(SCIENTISTS)] >= 0:
            raise wrong("display", CONTRADICTS)
        else:
            state.contract_owner[card - len(SCIENTISTS)] = ON_DISPLAY
    if len(shown) != len(set(shown)):
        raise wrong("display", CONTRADICTS)
    for contract, at in enumerate(state.contract_owner):
        if at == ON_DISPLAY and len(SCIENTISTS) + contract not in shown:
            state.contract_owner[contract] = IN_DECK


def _discoveries(state: OnMars, named: dict[str, Any]) -> None:
    """Take the discovery tiles that lie somewhere from the pile."""
    lying = [code - FIRST_DISCOVERY for code in state.ground if FIRST_DISCOVERY <= code < FIRST_RESEARCH]
    if state.radar >= 0:
        lying.append(state.radar)
    if "discoveries" not in named:
        state.row = [-1 if tile in lying else tile for tile in state.row]
    lying += [tile for tile in state.row if tile >= 0]
    if "pile" not in named:
        state.pile = [tile for tile in state.pile if tile not in lying]
        for spot, tile in enumerate(state.row):
            if tile < 0 and state.pile and "discoveries" not in named:
                state.row[spot] = state.pile.pop()
                lying.append(state.row[spot])
        gone = len(lying) + len(state.pile) + sum(state.found) + state.lost[0] - TILES
        del state.pile[: max(0, gone)]
    lying += state.pile
    if len(lying) != len(set(lying)) or len(lying) + sum(state.found) + state.lost[0] > TILES:
        raise wrong("pile", CONTRADICTS)
    for place, code in enumerate(state.ground):
        if code and state.built[place] >= 0 and code != CRYSTAL_FOUND:
            raise wrong("ground", CONTRADICTS)


def _stage(state: OnMars, named: dict[str, Any]) -> None:
    """Put the effects of the phase in progress on the stack."""
    spaces = [space for space in state.space if space]
    if len(spaces) != len(set(spaces)):
        raise wrong("players", CONTRADICTS)
    state.stack.clear()
    if len(spaces) < state.parties:
        choose_spaces(state)
        return
    if "shuttle" not in named:
        state.shuttle_at = 1
    if state.round < 1:
        state.push(0, StartRound())
        return
    if "phase" not in named:
        state.phase = COLONIZATION
    if 0 <= state.actor < state.seats:
        state.push(state.actor, TAKE_TURN)
    else:
        state.push(0, NextTurn())
