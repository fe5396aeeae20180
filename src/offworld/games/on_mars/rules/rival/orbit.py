"""Lacerda in orbit: blueprints, technologies, the warehouse, and the cells of the laboratory."""

from __future__ import annotations

from offworld.games.on_mars.data.boards import ADVANCE, COLUMN, FIRST_CELLS, GRID
from offworld.games.on_mars.data.cards import CARD_BUILDING
from offworld.games.on_mars.data.house import CELL_BENEFIT
from offworld.games.on_mars.names import (
    BLUEPRINT_ACTION,
    EACH_TECH,
    LACERDA,
    RESEARCH_ACTION,
    TECHS,
    BlueprintId,
    Cell,
    Tech,
)
from offworld.games.on_mars.rules.effects.laboratory import advance, learn
from offworld.games.on_mars.rules.effects.levels import ROW
from offworld.games.on_mars.rules.effects.taking import can_take_blueprint, take_blueprint, take_stocked
from offworld.games.on_mars.rules.rival.choice import scored_types
from offworld.games.on_mars.rules.rival.slots import can_enter, enter
from offworld.games.on_mars.rules.state import OnMars


# --- blueprints -------------------------------------------------------------------------------------------------------
def choose_blueprint(state: OnMars) -> BlueprintId:
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
    spots = [spot for spot in range(GRID) if state.grid[spot] >= 0 and not has_tech(state, state.grid[spot])]
    if not cells or not spots:
        return False
    learn(state, LACERDA, spots[0], cells[0])
    enter_cell(state, cells[0])
    return True


def has_tech(state: OnMars, tech: Tech) -> bool:
    return state.tech_at[LACERDA * len(TECHS) + tech] >= 0


def movable(state: OnMars) -> list[Tech]:
    """Return his technologies that can move to the right."""
    return [tech for tech in EACH_TECH if has_tech(state, tech) and free_cells(state, tech)]


def free_cells(state: OnMars, tech: Tech) -> list[Cell]:
    """Return the free cells that a technology of his can move to."""
    cell = state.tech_at[LACERDA * len(TECHS) + tech]
    taken = state.occupied(LACERDA)
    return [each for each in ADVANCE[cell] if not taken >> each & 1] if cell >= 0 else []


def develop(state: OnMars, tech: Tech) -> None:
    """Move one of his technologies; of two cells he takes one whose benefit he can use, then the upper (R054)."""
    cells = free_cells(state, tech)
    liked = [cell for cell in cells if _is_good(state, cell)] or cells
    advance(state, LACERDA, tech, liked[0])
    enter_cell(state, liked[0])


def _is_good(state: OnMars, cell: Cell) -> bool:
    benefit = CELL_BENEFIT[cell]
    return benefit is not None and state.rival.can_use(state, benefit)


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


def _extreme(state: OnMars, techs: list[Tech], most: bool) -> Tech:
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


def develop_used(state: OnMars, tech: Tech) -> None:
    """Develop a technology that the player has used, if it can move; else nothing happens (R054)."""
    if free_cells(state, tech):
        develop(state, tech)


# --- the warehouse, and cells -----------------------------------------------------------------------------------------
def take_most_stocked(state: OnMars) -> bool:
    """Take what the warehouse has most of, crystals first if equal; only crystals stay with him."""
    most = max(state.store)
    if not most:
        return False
    take_stocked(state, LACERDA, state.store.index(most))
    return True


def enter_cell(state: OnMars, cell: Cell) -> None:
    """Take the benefit of a laboratory cell."""
    benefit = CELL_BENEFIT[cell]
    if benefit is not None and state.rival.can_use(state, benefit):
        state.rival.take(state, benefit)
