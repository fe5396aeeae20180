"""Set-up: boards, cards and tiles as the rulebook lays them out, then everybody chooses a space."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from offworld.games.on_mars.data.boards import (
    BOTS,
    COLONISTS_EACH,
    GRID,
    REWARDS,
    REWARDS_DEALT,
    SHELTER_CELL,
    START_COLONISTS,
)
from offworld.games.on_mars.data.cards import (
    CARD_LEVEL,
    CARDS,
    CONTRACTS,
    EACH_CARD,
    EACH_MISSION,
    EACH_TASK,
    FIRST_COLONISTS_MISSIONS,
    FIRST_SPACES,
    GOALS,
    GOALS_DEALT,
    MISSION_STEPS,
    MISSIONS,
    MISSIONS_DEALT,
    PLANS,
    SCIENTISTS,
    SOLO_DECK,
    SPOTS,
    TASKS,
)
from offworld.games.on_mars.data.discoveries import FACE_UP, RESEARCH_KINDS, TILES
from offworld.games.on_mars.data.field import HEXES, RESEARCH_AT, SHELTERS_AT, START_MINE, START_SPOTS
from offworld.games.on_mars.data.house import SHORT_MISSIONS, STACK
from offworld.games.on_mars.names import (
    BOT,
    EACH_TECH,
    FIRST_RESEARCH,
    GOODS,
    KINDS,
    LACERDA,
    LSS,
    MINE,
    NO_BLUEPRINT,
    NO_CELL,
    NO_TECH,
    NOBODY,
    NOWHERE,
    ORBIT,
    RED_ACTIONS,
    SETUP_PHASE,
    SHELTER,
    SHELTER_TECH,
    SIDES,
    STOCKED,
    TECHS,
    Hex,
    Offer,
    Side,
)
from offworld.games.on_mars.rules.actions.asides import FITTING_IN
from offworld.games.on_mars.rules.effects.benefits import PRINTED
from offworld.games.on_mars.rules.effects.levels import ROW, fill_warehouse
from offworld.games.on_mars.rules.effects.travel import ANY_SIDE, ChooseSpace, SpaceBonus, take_space
from offworld.games.on_mars.rules.rival.turn import RIVAL, LacerdaBonus
from offworld.games.on_mars.rules.rounds import StartRound
from offworld.games.on_mars.rules.state import IN_BOX, IN_DECK, OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect
from offworld.toolbox.market import refill

ALL_SHIPS = 0b11111  # in the five upper slots of the depot

N = TypeVar("N", bound=int)


def blank(seats: int, rng: int, long_game: bool, first_colonists: bool, oddity: bool, solo_goal: int) -> OnMars:
    """Return a state with empty boards, before anything is laid out."""
    state = OnMars(seats, rng, FITTING_IN, PRINTED, RIVAL)
    count = state.parties
    state.long_game, state.first_colonists, state.oddity, state.solo_goal = (
        *(long_game, first_colonists),
        *(oddity, solo_goal),
    )
    state.built, state.ground, state.figure = [-1] * HEXES, [0] * HEXES, [0] * HEXES
    state.standing = state.laid = 0
    state.sites = [0] * (SHELTER + count)
    state.bots, state.rover = [NOWHERE] * (count * BOTS), [NOWHERE] * count
    state.tiles, state.tiles_left = [0] * (SHELTER * STACK), [STACK] * SHELTER
    state.stock = [1] * (count * KINDS)
    state.crystals, state.waiting = [1] * count, [0] * count
    state.quarters, state.working = [START_COLONISTS] * count, [0] * count
    state.supply, state.fresh = [COLONISTS_EACH - START_COLONISTS] * count, [0] * count
    state.slots = [0] * (len(RED_ACTIONS) * count)
    state.shelters, state.docks, state.hangar = [0] * count, [ALL_SHIPS] * count, [0] * count
    state.tech_at = [NO_CELL] * (count * len(TECHS))
    state.cubes, state.research = [0] * (count * SHELTER), [0] * (count * RESEARCH_KINDS)
    state.found, state.points = [0] * count, [0] * count
    state.space, state.acted, state.tasked = [0] * count, [0] * count, [0] * count
    state.card_owner, state.card_hex = [NOBODY] * CARDS, [NOWHERE] * CARDS
    state.market, state.deck, state.radar = [NO_BLUEPRINT] * (2 * ROW), [], -1
    state.scientist_owner, state.scientist_at = [NOBODY] * len(SCIENTISTS), [-1] * len(SCIENTISTS)
    state.display = [Offer(spot) for spot in range(SPOTS)]
    state.contract_owner, state.contract_done = [IN_DECK] * len(CONTRACTS), [0] * len(CONTRACTS)
    state.load = [0] * (len(CONTRACTS) * len(GOODS))
    state.goal_at = [IN_BOX] * GOALS
    state.plans, state.shown_plans = [-1] * count, 0
    state.task_at, state.task_deck = [-1] * len(TASKS), []
    state.missions, state.mission_left, state.remaining = [], [], MISSIONS_DEALT
    state.lss, state.level, state.rewards = [1] * len(LSS), 1, []
    state.store, state.grid, state.tech_pile = [0] * len(STOCKED), [NO_TECH] * GRID, []
    state.row, state.pile, state.lost = [-1] * FACE_UP, [], [0, 0]
    state.shuttle_side, state.shuttle_at = ORBIT, 0
    state.round, state.phase, state.actor = 0, SETUP_PHASE, NOBODY
    state.main_done = state.exec_done = False
    state.ending, state.uses = 0, []
    state.solo_deck, state.solo_discards = [], []
    state.solo_passes, state.solo_card, state.icon = 0, -1, MINE
    return state


def build(state: OnMars, kind: int, place: Hex) -> None:
    """Lay a building of the start."""
    state.built[place] = kind
    state.sites[kind] |= 1 << place
    state.laid |= 1 << place


def lay_out(state: OnMars) -> None:
    """Shuffle and lay out everything in the order of the rulebook."""
    state.pile = shuffled(state, list(range(TILES)))
    refill(state, state.pile, state.row)
    fill_warehouse(state)
    techs = [tech for tech in EACH_TECH if tech != SHELTER_TECH]
    state.grid = shuffled(state, techs[:])
    state.tech_pile = shuffled(state, techs[:]) if state.parties > 2 else []
    third = shuffled(state, [card for card in EACH_CARD if CARD_LEVEL[card] == 3])
    first = shuffled(state, [card for card in EACH_CARD if CARD_LEVEL[card] == 1])
    state.deck = third + first
    for spot in range(ROW):
        state.market[spot] = state.deck.pop()
    build(state, MINE, START_MINE)
    for kind, place in zip(shuffled(state, list(LSS)), START_SPOTS):
        build(state, kind, place)
    state.tiles = [tile for _ in range(SHELTER) for tile in shuffled(state, list(range(STACK)))]
    for place, letter in RESEARCH_AT:
        state.ground[place] = FIRST_RESEARCH + letter
    deal_missions(state)
    state.rewards = shuffled(state, list(range(len(REWARDS))))[:REWARDS_DEALT]
    for party, place in enumerate(SHELTERS_AT[state.parties]):
        build(state, SHELTER + party, place)
        state.shelters[party] = 1
        state.tech_at[party * len(TECHS) + SHELTER_TECH] = SHELTER_CELL
        if not state.is_lacerda(party):  # his bot stands in the progress area
            state.bots[party * BOTS] = place
            state.stand(place, BOT + party)
    goals = shuffled(state, list(range(GOALS)))
    for seat in range(state.seats):
        for goal in goals[seat * GOALS_DEALT : (seat + 1) * GOALS_DEALT]:
            state.goal_at[goal] = seat
    if state.first_colonists:
        state.plans[: state.seats] = shuffled(state, list(range(len(PLANS))))[: state.seats]
        state.task_deck = shuffled(state, list(EACH_TASK))
    if state.solo:
        state.solo_deck = shuffled(state, list(range(len(SOLO_DECK))))


def shuffled(state: OnMars, items: list[N]) -> list[N]:
    """Return a list in random order."""
    state.shuffle(items)
    return items


def deal_missions(state: OnMars) -> None:
    """Deal two short missions and a long one, or the other way round; First Colonists names three."""
    if state.first_colonists:
        state.missions = list(FIRST_COLONISTS_MISSIONS)
    else:
        short = shuffled(state, [each for each in EACH_MISSION if MISSIONS[each] in SHORT_MISSIONS])
        long = shuffled(state, [each for each in EACH_MISSION if MISSIONS[each] not in SHORT_MISSIONS])
        state.missions = [short[0], *long[:2]] if state.long_game else [*short[:2], long[0]]
    state.mission_left = [MISSION_STEPS[mission][state.parties - 2] for mission in state.missions]


def prepare(seats: int, rng: int, long_game: bool, first_colonists: bool, oddity: bool, solo_goal: int) -> OnMars:
    """Return a state with everything laid out, before turn-order spaces are chosen."""
    state = blank(seats, rng, long_game, first_colonists, oddity, solo_goal)
    lay_out(state)
    return state


def set_up(seats: int, rng: int, long_game: bool, first_colonists: bool, oddity: bool, solo_goal: int) -> OnMars:
    """Return a fresh state in which the first player is asked for a turn-order space."""
    state = prepare(seats, rng, long_game, first_colonists, oddity, solo_goal)
    choose_spaces(state)
    return state


def choose_spaces(state: OnMars) -> None:
    """Put the choice of turn-order spaces, the shuttle and the first round on the stack; who has a space keeps it."""
    first = state.below(state.seats)
    spaces = [space for space in shuffled(state, list(FIRST_SPACES)) if space not in state.space]
    frames: list[tuple[int, Effect]] = []
    if state.solo and not state.space[LACERDA]:
        take_space(state, LACERDA, spaces.pop())
        frames.append((0, LacerdaBonus()))
    order = [(first + step) % state.seats for step in range(state.seats)]
    missing = [seat for seat in order if not state.space[seat]]
    if state.first_colonists:
        for seat in missing:
            take_space(state, seat, spaces.pop())
        missing.sort(key=lambda seat: state.space[seat])
        frames.extend([(seat, SpaceBonus(state.space[seat])) for seat in missing])
    else:
        frames.extend([(seat, ChooseSpace(ANY_SIDE)) for seat in missing])
    state.stack = [(0, StartRound()), (0, PlaceShuttle()), *reversed(frames)]


@dataclass(frozen=True, slots=True)
class PlaceShuttle(Effect):
    """Let the player on the highest space say on which side the shuttle starts; alone it is Lacerda's."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if state.solo:
            start_shuttle(state, state.side(LACERDA))
        else:
            last = max(range(state.parties), key=lambda party: state.space[party])
            state.then((last, StartShuttle()))


@dataclass(frozen=True, slots=True)
class StartShuttle(Effect):
    """Put the shuttle on the red space of a side."""

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        return OneOf(seat, "on_mars-ask-shuttle", SIDES, None, "shuttle")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        start_shuttle(state, Side(SIDES.index(answer)))


def start_shuttle(state: OnMars, side: Side) -> None:
    """Put the shuttle on a red space."""
    state.shuttle_side = side
    state.shuttle_at = 1
    if state.log is not None:
        state.tell("on_mars-shuttle-starts", side=speech.side(side))
