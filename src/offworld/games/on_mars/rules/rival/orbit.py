"""Lacerda in orbit: blueprints, technologies, the warehouse, and benefits of all kinds."""

from __future__ import annotations

from offworld.games.on_mars.data import benefit as kinds
from offworld.games.on_mars.data.benefit import Benefit
from offworld.games.on_mars.data.boards import ADVANCE, COLUMN, FIRST_CELLS, GRID
from offworld.games.on_mars.data.cards import CARD_BUILDING, SCIENTIST_SCORES
from offworld.games.on_mars.data.house import CELL_BENEFIT
from offworld.games.on_mars.names import ANY_BUILDING, BLUEPRINT_ACTION, CRYSTAL, LACERDA, RESEARCH_ACTION, TECHS
from offworld.games.on_mars.rules.effects.goods import gain
from offworld.games.on_mars.rules.effects.laboratory import advance, learn
from offworld.games.on_mars.rules.effects.taking import can_take_blueprint, take_blueprint, take_stocked
from offworld.games.on_mars.rules.levels import ROW
from offworld.games.on_mars.rules.rival.slots import can_enter, enter
from offworld.games.on_mars.rules.state import OnMars


def scored_types(state: OnMars) -> list[int]:
    """Return the types of building that his scientists score."""
    return [SCIENTIST_SCORES[each] for each, owner in enumerate(state.scientist_owner) if owner == LACERDA]


# --- blueprints -------------------------------------------------------------------------------------------------------
def choose_blueprint(state: OnMars) -> int:
    """Return the blueprint he takes: of a type that his scientists score; else leftmost in the fuller row."""
    wanted = scored_types(state)
    cards = [card for card in state.market if card >= 0]
    liked = [card for card in cards if CARD_BUILDING[card] in wanted] or cards
    lower = len([card for card in state.market[:ROW] if card >= 0])
    rows = [state.market[:ROW], state.market[ROW:]]
    if len(cards) - lower > lower:
        rows.reverse()
    return next(card for row in rows for card in row if card in liked)


def get_blueprint(state: OnMars) -> bool:
    """Take a blueprint without an action place; False where there is none for him."""
    if not can_take_blueprint(state, LACERDA):
        return False
    take_blueprint(state, LACERDA, choose_blueprint(state))
    return True


def obtain_blueprint(state: OnMars) -> bool:
    """Do action 1 in orbit; False where it is impossible."""
    if not can_take_blueprint(state, LACERDA) or not can_enter(state, BLUEPRINT_ACTION):
        return False
    enter(state, BLUEPRINT_ACTION)
    return get_blueprint(state)


# --- technologies -----------------------------------------------------------------------------------------------------
def learn_tech(state: OnMars) -> bool:
    """Take the cheapest technology, leftmost first, into the upper free cell; False where it is impossible."""
    taken = state.occupied(LACERDA)
    cells = [cell for cell in FIRST_CELLS if not taken >> cell & 1]
    spots = [spot for spot in range(GRID) if state.grid[spot] >= 0 and not _has(state, state.grid[spot])]
    if not cells or not spots:
        return False
    learn(state, LACERDA, spots[0], cells[0])
    enter_cell(state, cells[0])
    return True


def _has(state: OnMars, tech: int) -> bool:
    return state.tech_at[LACERDA * len(TECHS) + tech] >= 0


def movable(state: OnMars) -> list[int]:
    """Return his technologies that can move to the right."""
    return [tech for tech in range(len(TECHS)) if _has(state, tech) and free_cells(state, tech)]


def free_cells(state: OnMars, tech: int) -> list[int]:
    """Return the free cells that a technology of his can move to."""
    cell = state.tech_at[LACERDA * len(TECHS) + tech]
    taken = state.occupied(LACERDA)
    return [each for each in ADVANCE[cell] if not taken >> each & 1] if cell >= 0 else []


def develop(state: OnMars, tech: int) -> None:
    """Move one of his technologies; of two cells he takes one whose benefit he can use, then the upper (R054)."""
    cells = free_cells(state, tech)
    liked = [cell for cell in cells if _is_good(state, cell)] or cells
    advance(state, LACERDA, tech, liked[0])
    enter_cell(state, liked[0])


def _is_good(state: OnMars, cell: int) -> bool:
    benefit = CELL_BENEFIT[cell]
    return benefit is not None and can_use(state, benefit)


def develop_twice(state: OnMars) -> bool:
    """Develop the most developed technology that can move, then the least developed one; the lower one if equal."""
    found = movable(state)
    if not found:
        return False
    develop(state, _extreme(state, found, most=True))
    found = movable(state)
    if found:
        develop(state, _extreme(state, found, most=False))
    return True


def _extreme(state: OnMars, techs: list[int], most: bool) -> int:
    """Return the most or least developed of some technologies; in a column the lower cell has the higher number."""
    cells = {tech: state.tech_at[LACERDA * len(TECHS) + tech] for tech in techs}
    columns = [COLUMN[cell] for cell in cells.values()]
    column = max(columns) if most else min(columns)
    return max([tech for tech in techs if COLUMN[cells[tech]] == column], key=lambda tech: cells[tech])


def research(state: OnMars) -> bool:
    """Do action 3 in orbit; False where it is impossible."""
    if not movable(state) or not can_enter(state, RESEARCH_ACTION):
        return False
    enter(state, RESEARCH_ACTION)
    return develop_twice(state)


def develop_used(state: OnMars, tech: int) -> None:
    """Develop a technology that the player has used, if it can move; else nothing happens (R054)."""
    if free_cells(state, tech):
        develop(state, tech)


# --- benefits ---------------------------------------------------------------------------------------------------------
def take_most_stocked(state: OnMars) -> bool:
    """Take what the warehouse has most of, crystals first if equal; only crystals stay with him."""
    most = max(state.store)
    if not most:
        return False
    take_stocked(state, LACERDA, state.store.index(most))
    return True


def enter_cell(state: OnMars, cell: int) -> None:
    """Take the benefit of a laboratory cell."""
    benefit = CELL_BENEFIT[cell]
    if benefit is not None and can_use(state, benefit):
        take_benefit(state, benefit)


def can_use(state: OnMars, benefit: Benefit) -> bool:
    """Return whether a benefit is of any use to him; resources never are."""
    from offworld.games.on_mars.rules.rival import colony

    kind = benefit.kind
    if kind == kinds.GAIN:
        return benefit.what == CRYSTAL
    if kind == kinds.WAREHOUSE:
        return max(state.store) > 0
    if kind == kinds.LEARN:
        taken = state.occupied(LACERDA)
        return taken & 3 != 3 and any([tech >= 0 and not _has(state, tech) for tech in state.grid])
    if kind == kinds.BLUEPRINT:
        return can_take_blueprint(state, LACERDA)
    if kind == kinds.DEVELOP:
        return bool(movable(state))
    if kind == kinds.UPGRADE:
        return bool(colony.upgrades(state))
    if kind == kinds.CONSTRUCT:
        if benefit.what == ANY_BUILDING:
            return colony.next_building(state) >= 0
        return bool(colony.best_sites(state, benefit.what))
    if kind == kinds.HIRE:
        return bool(colony.wanted_cards(state))
    return True  # bots, and the rover in place of colonists


def take_benefit(state: OnMars, benefit: Benefit) -> None:
    """Take a benefit by his rules."""
    from offworld.games.on_mars.rules.rival import colony
    from offworld.games.on_mars.rules.rival.rover import move_rover

    kind = benefit.kind
    if kind == kinds.GAIN:
        if benefit.what == CRYSTAL:
            gain(state, LACERDA, CRYSTAL, benefit.count)
    elif kind == kinds.WAREHOUSE:
        for _ in range(benefit.count):
            take_most_stocked(state)
    elif kind == kinds.LEARN:
        learn_tech(state)
    elif kind == kinds.BLUEPRINT:
        for _ in range(benefit.count):
            get_blueprint(state)
    elif kind == kinds.DEVELOP:
        develop_twice(state)
    elif kind == kinds.UPGRADE:
        colony.upgrade_some(state, benefit.count, benefit.tech)
    elif kind == kinds.CONSTRUCT:
        colony.build(state, colony.next_building(state) if benefit.what == ANY_BUILDING else benefit.what)
    elif kind == kinds.HIRE:
        colony.take_card(state)
    elif kind == kinds.MOVE_BOTS:
        colony.advance_bot(state)
    else:
        move_rover(state)
