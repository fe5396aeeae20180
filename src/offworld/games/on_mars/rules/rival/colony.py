"""Lacerda in the colony: construction in the order of the LSS, upgrades, scientists and contracts, level-ups."""

from __future__ import annotations

from offworld.games.on_mars.data.boards import SHELTERS
from offworld.games.on_mars.data.cards import BOT_MISSION, CARD_BUILDING, CONTRACTS, EACH_CONTRACT, SCIENTIST_SCORES
from offworld.games.on_mars.data.field import ALL_HEXES, hexes_of
from offworld.games.on_mars.names import (
    CONSTRUCT_ACTION,
    CRYSTAL,
    HIRE_ACTION,
    LACERDA,
    LSS,
    MINE,
    SHELTER,
    UPGRADE_ACTION,
    UPGRADE_TECH,
    BlueprintId,
    Hex,
    Offer,
    Tech,
)
from offworld.games.on_mars.rules.effects.construction import alone_sites, complex_sites, is_left, joined, lay
from offworld.games.on_mars.rules.effects.goods import gain
from offworld.games.on_mars.rules.effects.hiring import FIRST_CONTRACT, refill, take_from_display
from offworld.games.on_mars.rules.effects.missions import contribute
from offworld.games.on_mars.rules.effects.upgrading import put_marker, targets, unbuilt
from offworld.games.on_mars.rules.effects.using import note_use
from offworld.games.on_mars.rules.rival.choice import pick, scored_types
from offworld.games.on_mars.rules.rival.slots import can_enter, enter
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import IN_DECK, OnMars
from offworld.games.on_mars.words import speech

TYPES = 5  # his bot goes round mine, generator, water extractor, greenhouse, oxygen condenser
MOST_SCIENTISTS = 2
SPARE_BOTS = 3


# --- construction -----------------------------------------------------------------------------------------------------
def needed(state: OnMars, building: int) -> bool:
    """Return whether he builds a type now: a mine always, an LSS building while its marker is below the level."""
    return building == MINE or state.lss[LSS.index(building)] <= state.level


def next_building(state: OnMars) -> int:
    """Return what he builds: from his bot's icon on the first type that is needed and possible, or -1."""
    for step in range(TYPES):
        building = (state.icon + step) % TYPES
        if needed(state, building) and best_sites(state, building):
            return building
    return -1


def best_sites(state: OnMars, building: int) -> list[Hex]:
    """Return the hexes where he gets the largest complex with the technologies in play."""
    if not is_left(state, LACERDA, building):
        return []
    kind = state.own_type(building, LACERDA)
    level = state.best_level(Tech(building))
    joining = hexes_of(complex_sites(state, kind, level, ALL_HEXES)) if level else []
    if joining:
        sizes = [joined(state, kind, place) for place in joining]
        most = max(sizes)
        return [place for place, size in zip(joining, sizes) if size == most]
    return hexes_of(alone_sites(state, kind))


def build(state: OnMars, building: int) -> None:
    """Build on one of the best hexes, with his own technology where it suffices, then move his bot on."""
    place = pick(state, best_sites(state, building))
    need = joined(state, state.own_type(building, LACERDA), place)
    if need:
        own = state.tech_level(LACERDA, Tech(building)) >= need
        note_use(state, LACERDA, LACERDA if own else 0, Tech(building))
    if building != SHELTER:
        state.icon = (building + 1) % TYPES
    lay(state, LACERDA, building, place)


def construct(state: OnMars) -> bool:
    """Do action 1 in the colony; False where it is impossible."""
    building = next_building(state)
    if building < 0 or not can_enter(state, CONSTRUCT_ACTION):
        return False
    enter(state, CONSTRUCT_ACTION)
    build(state, building)
    return True


def advance_bot(state: OnMars) -> None:
    """Move his bot to the next icon of the progress area."""
    state.icon = (state.icon + 1) % TYPES
    if state.log is not None:
        state.tell("on_mars-lacerda-bot", building=speech.building(state.icon))


def take_lss_benefit(state: OnMars) -> None:
    """Take his colonist back from the hire action, or a crystal where none is there."""
    slot = HIRE_ACTION * state.parties + LACERDA
    if state.slots[slot]:
        state.slots[slot] = 0
        if state.log is not None:
            state.tell("on_mars-retrieved", seat=state.who(LACERDA), place=speech.place(HIRE_ACTION))
    else:
        gain(state, LACERDA, CRYSTAL, 1)


# --- upgrades ---------------------------------------------------------------------------------------------------------
def upgrades(state: OnMars) -> list[BlueprintId]:
    """Return the blueprints that he can use anywhere on the map, those that his scientists score first."""
    found = [card for card in unbuilt(state, LACERDA) if targets(state, LACERDA, card, ALL_HEXES)]
    liked = [card for card in found if CARD_BUILDING[card] in scored_types(state)]
    return liked or found


def upgrade_some(state: OnMars, count: int, tech: bool) -> None:
    """Upgrade so many buildings; the technology in play adds its level (his own where it is as good)."""
    if tech:
        level = state.best_level(UPGRADE_TECH)
        if level:
            own = state.tech_level(LACERDA, UPGRADE_TECH) == level
            note_use(state, LACERDA, LACERDA if own else 0, UPGRADE_TECH)
            count += level
    for _ in range(count):
        cards = upgrades(state)
        if not cards:
            return
        card = pick(state, cards)
        put_marker(state, LACERDA, card, pick(state, hexes_of(targets(state, LACERDA, card, ALL_HEXES))))


def upgrade(state: OnMars) -> bool:
    """Do action 2 in the colony; False where it is impossible."""
    if not upgrades(state) or not can_enter(state, UPGRADE_ACTION):
        return False
    enter(state, UPGRADE_ACTION)
    upgrade_some(state, 1, True)
    return True


# --- scientists and contracts -----------------------------------------------------------------------------------------
def wanted_cards(state: OnMars) -> list[Offer]:
    """Return the cards of the display that he would take: the most promising scientists, later the best contracts."""
    scientists = [card for card in state.display if 0 <= card < FIRST_CONTRACT]
    if scientists and state.scientist_owner.count(LACERDA) < MOST_SCIENTISTS:
        worth = [promise(state, scientist) for scientist in scientists]
        return [card for card, value in zip(scientists, worth) if value == max(worth)]
    contracts = [card for card in state.display if card >= FIRST_CONTRACT]
    points = [CONTRACTS[card - FIRST_CONTRACT].done for card in contracts]
    return [card for card, value in zip(contracts, points) if value == max(points)]


def promise(state: OnMars, scientist: int) -> int:
    """Return how many blueprints of the type that a scientist scores anybody has, built or not (R058)."""
    building = SCIENTIST_SCORES[scientist]
    return len([card for card, owner in enumerate(state.card_owner) if owner >= 0 and CARD_BUILDING[card] == building])


def take_card(state: OnMars) -> None:
    """Take a card of the display; the top one of the shuffled contracts replaces it."""
    take_from_display(state, LACERDA, pick(state, wanted_cards(state)))
    deck = [contract for contract in EACH_CONTRACT if state.contract_owner[contract] == IN_DECK]
    if deck:
        contract = deck[state.below(len(deck))]
        refill(state, contract)
        if state.log is not None:
            state.tell("on_mars-refilled", seat=state.who(LACERDA), contract=speech.contract(contract))


def hire(state: OnMars) -> bool:
    """Do action 3 in the colony; False where it is impossible."""
    if not wanted_cards(state) or not can_enter(state, HIRE_ACTION):
        return False
    enter(state, HIRE_ACTION)
    take_card(state)
    return True


# --- level-ups --------------------------------------------------------------------------------------------------------
def grow(state: OnMars) -> None:
    """At a level-up: a shelter, a complex if possible, then a ship, and a bot for his board."""
    if state.shelters[LACERDA] < SHELTERS and best_sites(state, SHELTER):
        build(state, SHELTER)
    docks = state.docks[LACERDA]
    if docks:
        state.docks = changed(state.docks, LACERDA, docks & (docks - 1))
        state.hangar = changed(state.hangar, LACERDA, state.hangar[LACERDA] + 1)
        if state.log is not None:
            state.tell("on_mars-lacerda-ship")
    if state.level - 1 <= SPARE_BOTS:
        contribute(state, LACERDA, BOT_MISSION)
