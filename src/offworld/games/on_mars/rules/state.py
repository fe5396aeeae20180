"""The state of On Mars in flat lists of small numbers.

A party is a seat, or Lacerda in the solo game, whose boards are those of a second player. What belongs to parties lies
in lists by party (`crystals[party]`) or in equal parts of one list (`stock[party * KINDS + kind]`). Sets of hexes are
bit sets.
"""

from __future__ import annotations

from typing import Any

from offworld.games.on_mars.data.boards import COLUMN, PER_SHELTER, QUARTERS
from offworld.games.on_mars.data.cards import DELIVERIES
from offworld.games.on_mars.names import (
    BOT,
    COLONY,
    KINDS,
    LACERDA,
    MARKER,
    MINE,
    MINER,
    NO_FIGURE,
    ORBIT,
    ROVER,
    SHELTER,
    TECHS,
    BlueprintId,
    Cell,
    ContractId,
    Figure,
    GoalId,
    Hex,
    MissionId,
    Offer,
    Phase,
    Side,
    TaskId,
    Tech,
)
from offworld.games.on_mars.rules.calls import Benefits, Rival
from offworld.kernel.effect import AnyEffect
from offworld.kernel.state import State
from offworld.kernel.text import Text
from offworld.toolbox.beside import Beside

IN_DECK = -1  # of a contract
ON_DISPLAY = -2
IN_BOX = -1  # of a goal, never dealt
CLAIMED = 4  # of a goal: plus the party
SPENT = 8  # of a goal, used as a crystal: plus the party
TASK_DONE = 9


class OnMars(State):
    """Map, boards, cards and turn. The constructor leaves all lists to `setup`, `clone` or a position."""

    __slots__ = (
        *(
            "actor",
            "acted",
            "benefits",
            "beside",
            "bots",
            "built",
            "card_hex",
            "card_owner",
            "contract_done",
            "contract_owner",
            "crystals",
        ),
        *("cubes", "deck", "display", "docks", "ending", "exec_done", "figure", "first_colonists", "found", "fresh"),
        *("goal_at", "grid", "ground", "hangar", "icon", "laid", "level", "load", "long_game", "lss", "main_done"),
        *("market", "mission_left", "missions", "oddity", "parties", "phase", "pile", "plans", "points", "quarters"),
        *(
            "radar",
            "remaining",
            "research",
            "rewards",
            "rival",
            "round",
            "row",
            "rover",
            "scientist_at",
            "scientist_owner",
        ),
        *(
            "lost",
            "shelters",
            "shuttle_at",
            "shuttle_side",
            "shown_plans",
            "sites",
            "slots",
            "solo_card",
            "solo_deck",
            "solo_discards",
        ),
        *(
            "solo_goal",
            "solo_passes",
            "space",
            "standing",
            "stock",
            "store",
            "supply",
            "task_at",
            "task_deck",
            "tasked",
            "tech_at",
        ),
        *("tech_pile", "tiles", "tiles_left", "uses", "waiting", "working"),
    )

    # map
    built: list[int]  # by hex: -1, a type of building, or SHELTER + party
    ground: list[int]  # by hex: what lies there
    figure: list[int]  # by hex: who stands there (see names); while two meet in a movement, who came first
    standing: int  # hexes with a figure
    sites: list[int]  # by type of building, shelters by party: the hexes as a bit set
    laid: int  # hexes with any building
    bots: list[Hex]  # four for each party: where, -1 in the supply
    rover: list[Hex]  # by party: where, -1 not yet on the map
    tiles: list[int]  # the five stacks of building tiles, six each, the top one being the last that is left
    tiles_left: list[int]
    # boards of the parties
    stock: list[int]
    crystals: list[int]  # in the depot
    waiting: list[int]  # below the depot: not yet to be spent
    quarters: list[int]  # colonists in the living quarters
    working: list[int]
    supply: list[int]
    fresh: list[int]  # of those in the quarters: gained in this turn
    slots: list[int]  # colonists on the red actions: by action, then by party
    shelters: list[int]  # on the map
    docks: list[int]  # bit set of the depot slots that hold a ship
    hangar: list[int]
    tech_at: list[Cell]  # by party and technology: its laboratory cell, or -1
    cubes: list[int]  # by party and type: 1 in the progress area
    research: list[int]  # by party and kind: 1 taken
    found: list[int]  # discovery tiles taken by the rover
    points: list[int]
    space: list[int]  # on the turn-order track, 1 to 8; 0 before it is chosen
    acted: list[int]  # 1: has had its turn in this round
    tasked: list[int]  # 1: has shown a First Colonists task in this turn or shuttle phase
    # cards
    card_owner: list[int]  # by blueprint: a party or -1
    card_hex: list[Hex]  # by blueprint: where its marker stands, -1 on the card
    market: list[BlueprintId]  # blueprints on offer: six of the lower row, six of the upper; -1 empty
    deck: list[BlueprintId]  # of blueprints; the last is on top
    radar: int  # the discovery tile on the radar, or -1
    scientist_owner: list[int]
    scientist_at: list[int]  # the blueprint where he works, or -1
    display: list[Offer]  # on the scientists' board: a scientist, 6 + a contract, or -1
    contract_owner: list[int]  # by contract: a party, IN_DECK or ON_DISPLAY
    contract_done: list[int]
    load: list[int]  # goods on each delivery contract, by kind of good
    goal_at: list[int]  # by goal: IN_BOX, a party's hand, or CLAIMED or SPENT plus the party
    plans: list[int]  # by party: the First Colonists card A in hand, or -1
    shown_plans: int  # bit set of the cards A that were shown
    task_at: list[int]  # by card B: -1, a party's hand, or TASK_DONE
    task_deck: list[TaskId]
    missions: list[MissionId]
    mission_left: list[int]
    remaining: int  # missions until the end
    # shared boards
    lss: list[int]  # rows of the four markers
    level: int  # of the colony; the level marker lies one row above
    rewards: list[int]  # LSS reward tiles by column
    store: list[int]  # the warehouse
    grid: list[Tech]  # technologies on offer, -1 empty
    tech_pile: list[Tech]
    row: list[int]  # discovery tiles on display, -1 empty
    pile: list[int]  # discovery tiles face down
    lost: list[int]  # discovery and research tiles that went back to the box
    shuttle_side: Side
    shuttle_at: int  # 1 (red) to 3; 0 before it is placed
    # turn
    round: int
    phase: Phase
    actor: int  # whose turn of the colonization phase it is, -1 nobody's
    main_done: bool
    exec_done: bool
    ending: int  # 0 not yet, 1 the end is triggered, 2 the last round
    uses: list[int]  # technologies of others used in this turn: owner * 16 + technology
    # solo
    solo_deck: list[int]
    solo_discards: list[int]
    solo_passes: int  # how often the deck was shuffled anew
    solo_card: int  # the last card, -1 none
    icon: int  # where Lacerda's bot stands in the progress area
    # options
    long_game: bool
    first_colonists: bool
    oddity: bool
    solo_goal: int

    def __init__(self, seats: int, rng: int, beside: Beside, benefits: Benefits, rival: Rival) -> None:
        super().__init__(seats, rng)
        self.beside = beside  # the same for all matches, as the next two
        self.benefits = benefits
        self.rival = rival
        self.parties = max(seats, 2)  # alone one plays against Lacerda's boards

    def next_discovery(self) -> int:
        """Take the top tile off the pile of discoveries, or -1 where none is left."""
        if not self.pile:
            return -1
        self.pile = self.pile[:]
        return self.pile.pop()

    def clone(self) -> OnMars:
        """Return an independent copy. What changes seldom is shared, and only replaced as a whole (see `shared`)."""
        copy = OnMars(self.seats, self.rng, self.beside, self.benefits, self.rival)
        copy.missions = self.missions
        copy.rewards = self.rewards
        copy.tiles = self.tiles
        copy.deck = self.deck
        copy.tech_pile = self.tech_pile
        copy.pile = self.pile
        copy.task_deck = self.task_deck
        copy.built = self.built
        copy.sites = self.sites
        copy.tiles_left = self.tiles_left
        copy.shelters = self.shelters
        copy.docks = self.docks
        copy.hangar = self.hangar
        copy.cubes = self.cubes
        copy.research = self.research
        copy.found = self.found
        copy.card_owner = self.card_owner
        copy.card_hex = self.card_hex
        copy.scientist_owner = self.scientist_owner
        copy.scientist_at = self.scientist_at
        copy.contract_owner = self.contract_owner
        copy.contract_done = self.contract_done
        copy.load = self.load
        copy.mission_left = self.mission_left
        copy.lss = self.lss
        copy.grid = self.grid
        copy.row = self.row
        copy.lost = self.lost
        copy.solo_deck = self.solo_deck
        copy.solo_discards = self.solo_discards
        # written in place
        copy.ground = self.ground[:]
        copy.figure = self.figure[:]
        copy.bots = self.bots[:]
        copy.rover = self.rover[:]
        copy.stock = self.stock[:]
        copy.crystals = self.crystals[:]
        copy.waiting = self.waiting[:]
        copy.quarters = self.quarters[:]
        copy.working = self.working[:]
        copy.supply = self.supply[:]
        copy.fresh = self.fresh[:]
        copy.slots = self.slots[:]
        copy.tech_at = self.tech_at[:]
        copy.points = self.points[:]
        copy.space = self.space[:]
        copy.acted = self.acted[:]
        copy.tasked = self.tasked[:]
        copy.market = self.market[:]
        copy.display = self.display[:]
        copy.goal_at = self.goal_at[:]
        copy.plans = self.plans[:]
        copy.task_at = self.task_at[:]
        copy.store = self.store[:]
        copy.uses = self.uses[:]
        # plain values
        copy.standing = self.standing
        copy.laid = self.laid
        copy.radar = self.radar
        copy.shown_plans = self.shown_plans
        copy.remaining = self.remaining
        copy.level = self.level
        copy.shuttle_side = self.shuttle_side
        copy.shuttle_at = self.shuttle_at
        copy.round = self.round
        copy.phase = self.phase
        copy.actor = self.actor
        copy.main_done = self.main_done
        copy.exec_done = self.exec_done
        copy.ending = self.ending
        copy.solo_passes = self.solo_passes
        copy.solo_card = self.solo_card
        copy.icon = self.icon
        copy.long_game = self.long_game
        copy.first_colonists = self.first_colonists
        copy.oddity = self.oddity
        copy.solo_goal = self.solo_goal
        copy.inherit(self)
        return copy

    # --- asides: goals and deliveries fit in at any moment of the own turn (R001) ------------------------------------
    def asides(self, seat: int) -> list[tuple[Any, ...]]:
        return self.beside.offered(self, seat)

    def aside(self, seat: int, what: tuple[Any, ...]) -> AnyEffect:
        return self.beside.effect(what)

    def why_no_aside(self, seat: int, what: tuple[Any, ...]) -> Text | None:
        return self.beside.why_not(self, seat, what)

    # --- parties -----------------------------------------------------------------------------------------------------
    @property
    def solo(self) -> bool:
        """Whether one plays against Lacerda."""
        return self.seats == 1

    def is_lacerda(self, party: int) -> bool:
        """Return whether a party is Lacerda, who is never asked anything."""
        return self.seats == 1 and party == LACERDA

    def who(self, party: int) -> int | Text:
        """Return a party for a message: its seat, or Lacerda's name."""
        return Text("on_mars-lacerda") if self.seats == 1 and party == LACERDA else party

    def side(self, party: int) -> Side:
        """Return where a party is: in orbit or in the colony."""
        return ORBIT if self.space[party] <= 4 else COLONY

    # --- boards ------------------------------------------------------------------------------------------------------
    def limit(self, party: int) -> int:
        """Return how many of each resource the storage holds."""
        return self.shelters[party] + 1

    def capacity(self, party: int) -> int:
        """Return the slots of the living quarters."""
        return QUARTERS - PER_SHELTER + PER_SHELTER * self.shelters[party]

    def berths(self, party: int) -> int:
        """Return the free slots of the living quarters."""
        return QUARTERS - PER_SHELTER + PER_SHELTER * self.shelters[party] - self.quarters[party]

    def depot(self, party: int) -> int:
        """Return how many crystals the depot holds at most."""
        return 8 - self.docks[party].bit_count()

    def ships_taken(self, party: int) -> int:
        """Return the ships that ever left the depot."""
        return 5 - self.docks[party].bit_count()

    def tech_level(self, party: int, tech: Tech) -> int:
        """Return the level of a party's technology, 0 without it."""
        cell = self.tech_at[party * len(TECHS) + tech]
        return COLUMN[cell] if cell >= 0 else 0

    def best_level(self, tech: Tech) -> int:
        """Return the highest level of a technology in play."""
        best = 0
        for party in range(self.parties):
            cell = self.tech_at[party * len(TECHS) + tech]
            if cell >= 0 and COLUMN[cell] > best:
                best = COLUMN[cell]
        return best

    def occupied(self, party: int) -> int:
        """Return a party's occupied laboratory cells as a bit set."""
        found = 0
        for cell in self.tech_at[party * len(TECHS) : party * len(TECHS) + len(TECHS)]:
            if cell >= 0:
                found |= 1 << cell
        return found

    def resources(self, party: int) -> list[int]:
        """Return a party's resources by kind."""
        return self.stock[party * KINDS : party * KINDS + KINDS]

    def goals_in_hand(self, party: int) -> list[GoalId]:
        """Return the private goals that a party holds."""
        return [GoalId(goal) for goal, at in enumerate(self.goal_at) if at == party]

    def spendable(self, party: int) -> int:
        """Return the crystals that a party can spend now: in its own turn goals in hand count as well (R016)."""
        if party == self.actor:
            return self.crystals[party] + self.goal_at.count(party)
        return self.crystals[party]

    def boosters(self, party: int) -> int:
        """Return the colonists that can boost an action: not those gained in this turn (R021)."""
        return self.quarters[party] - self.fresh[party]

    # --- map ---------------------------------------------------------------------------------------------------------
    def is_empty(self, place: Hex) -> bool:
        """Return whether there is nothing at all on a hex."""
        return self.built[place] < 0 and self.ground[place] == 0 and self.figure[place] == NO_FIGURE

    def can_stand(self, place: Hex) -> bool:
        """Return whether a displaced figure may go to a hex: empty, or a building without figure."""
        return self.figure[place] == NO_FIGURE and (self.built[place] >= 0 or self.ground[place] == 0)

    def stand(self, place: Hex, code: int) -> None:
        """Put a figure on a hex."""
        self.figure[place] = code
        self.standing |= 1 << place

    def leave(self, place: Hex) -> None:
        """Take the figure from a hex."""
        self.figure[place] = NO_FIGURE
        self.standing &= ~(1 << place)

    def bots_of(self, party: int) -> list[Hex]:
        """Return the hexes of a party's bots."""
        return [place for place in self.bots[party * 4 : party * 4 + 4] if place >= 0]

    def miners(self, party: int) -> int:
        """Return how many mines a party's colonists work in."""
        return self.figure.count(MINER + party)

    def markers(self, party: int) -> int:
        """Return the advanced buildings of a party."""
        return self.figure.count(MARKER + party)

    def mines_held(self, party: int) -> int:
        """Return the mines with a colonist or an advanced marker of a party."""
        found = self.figure.count(MINER + party)
        for place in self.card_hex:
            if place >= 0 and self.built[place] == MINE and self.figure[place] == MARKER + party:
                found += 1
        return found

    def cards_of(self, party: int) -> list[BlueprintId]:
        """Return a party's blueprints, built or not."""
        return [BlueprintId(card) for card, owner in enumerate(self.card_owner) if owner == party]

    def kind_of_figure(self, place: Hex) -> tuple[Figure, int]:
        """Return the kind (BOT, ROVER, MINER or MARKER) and the party of the figure on a hex."""
        code = self.figure[place] - 1
        return (BOT, ROVER, MINER, MARKER)[code // 4], code % 4

    # --- cards -------------------------------------------------------------------------------------------------------
    def contracts_of(self, party: int) -> list[ContractId]:
        """Return a party's contracts."""
        return [ContractId(contract) for contract, owner in enumerate(self.contract_owner) if owner == party]

    def contracts_met(self, party: int) -> int:
        """Return how many contracts a party has completed."""
        return sum([self.contract_done[contract] for contract in self.contracts_of(party)])

    def deliveries_of(self, party: int) -> list[ContractId]:
        """Return a party's delivery contracts that still want something."""
        return [
            contract
            for contract in DELIVERIES
            if self.contract_owner[contract] == party and not self.contract_done[contract]
        ]

    def own_type(self, building: int, party: int) -> int:
        """Return the type on the map of a building of a party: shelters differ by party."""
        return SHELTER + party if building == SHELTER else building
