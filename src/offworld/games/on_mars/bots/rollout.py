"""Quick plausible answers for the playouts of a search, with some chance in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from offworld.games.on_mars.bots.works import cube_worth, needed_points
from offworld.games.on_mars.data.boards import CELLS, COLUMN, EXECUTIVE_COST, EXECUTIVE_IDS
from offworld.games.on_mars.data.cards import CARD_BUILDING, CARD_IDS, CARD_LEVEL, LEVEL_3_SIZE
from offworld.games.on_mars.data.field import HEX
from offworld.games.on_mars.names import ACTION_SIDE, BUILDINGS, CRYSTAL_FOUND, KINDS, RESOURCES, SHELTER
from offworld.games.on_mars.rules.effects.construction import joined
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.decision import Answer, Decision, SomeOf
from offworld.kernel.pay import Pay
from offworld.kernel.rng import Rng

# How good main actions look before anything is known
MAIN: Final[dict[str, float]] = {
    "construct": 1.5,
    "upgrade": 6.0,
    "research_development": 3.2,
    "learn_tech": 2.4,
    "welcome_ship": 5.0,
    "hire_or_contract": 2.2,
    "obtain_blueprint": 2.0,
    "resupply": 0.8,
    "control_center": 0.9,
    "landing_pod": 0.2,
}
EXEC: Final[dict[str, float]] = {
    "develop": 2.6,
    "rover": 1.2,
    "blueprint": 0.7,
    "upgrade": 5.0,
    "mineral": 1.2,
    "bots": 0.4,
    "warehouse": 0.9,
}
USED: Final = 1.6  # an own advanced building, or a scientist at work
CRYSTAL: Final = 0.35
END: Final = 0.0
NOISE: Final = 1.6  # up to so much is added at random to how good an action looks
DETAIL_NOISE: Final = 1.0  # and to an answer within one
LEAST: Final = -99.0
FIRST: Final = 3.0  # the main action comes before the executive one
NEEDED: Final = 0.8  # of what the building that is needed most brings
HOARD: Final = 1.2  # a blueprint less for each that lies unused
STRANDED: Final = 2.0  # the landing pod, where no colonist is left
SHELTER_WORTH: Final = 2.2
TRIES: Final = 4  # hexes that are compared
NEIGHBOUR: Final = 0.6  # a building that the new one joins
HEX_NOISE: Final = 0.3
MANY: Final = 2  # colonists that make a flight pay
DECLINED: Final = 0.6  # to end, to lose or to refuse something
KEPT_OXYGEN: Final = 0.3  # to take oxygen for a technology instead of developing one's own
DEVELOPED: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 1.0, 1.3, 2.5]  # a development, by the level that it reaches
UPGRADED_TECH: Final = 1.0
UPGRADED_CARD: Final = 0.8  # and
UPGRADED_LEVEL: Final = 0.2  # more for each level of the blueprint
CRYSTAL_TAKEN: Final = 0.6
IN_STOCK: Final = 0.2  # of a good, less for each that one has
PAID: Final = 0.5  # of a good that a colonist costs
LEARNED: Final = 1.2
OTHER: Final = 0.8
CROWDED: Final = 0.4  # a blueprint, less for each that lies unused
SUITS: Final = 0.6  # more where it can be built soon, less where not
SPACES: Final[list[float]] = [0.0, 0.2, 0.8, 1.4, 1.0, 0.3, 0.8, 0.5, 0.4]
GOOD: Final[list[float]] = [1.1, 0.7, 0.75, 0.8, 1.0]
LSS: Final[dict[str, float]] = {"bots": 0.2, "crystal": 0.5, "mineral": 1.1, "colonist": 0.8}


def rollout(state: OnMars, decision: Decision, rng: Rng) -> Answer:
    """Return what looks sensible at a glance."""
    if isinstance(decision, Pay):
        return decision.proposal
    listed = decision.listed()
    if listed is None:
        return _unlisted(decision, rng)
    if len(listed) == 1:
        return listed[0]
    topic = decision.topic
    if topic in ("tile", "task"):
        return True
    seat = decision.seat
    if topic == "turn":
        return _best(listed, [_turn(state, seat, each) for each in listed], rng, NOISE)
    if topic == "construct":
        return _construct(state, seat, listed, rng)
    if topic == "travel":
        return _travel(state, seat, listed, rng)
    if topic == "move":
        return _move(state, listed, rng)
    if topic == "whose":
        return seat if seat in listed else listed[rng.below(len(listed))]
    return _best(listed, [_detail(state, seat, topic, each) for each in listed], rng, DETAIL_NOISE)


def _unlisted(decision: Decision, rng: Rng) -> Answer:
    """Return an answer where they are not listed: as few goals for crystals as may be, else any."""
    if isinstance(decision, SomeOf) and decision.topic == "crystals":
        return decision.options[: decision.low]
    return decision.sample(rng)


def _best(listed: Sequence[Answer], scores: list[float], rng: Rng, noise: float) -> Answer:
    best = 0
    most = LEAST
    for at, score in enumerate(scores):
        score += noise * rng.uniform()
        if score > most:
            best, most = at, score
    return listed[best]


def _turn(state: OnMars, seat: int, answer: Any) -> float:
    """Return how good an action looks."""
    if answer == "end":
        return END
    kind = answer[0]
    if kind == "main":
        return FIRST + _main(state, seat, answer[1])
    if kind == "exec":
        slot = EXECUTIVE_IDS.index(answer[1])
        return EXEC[answer[1]] - CRYSTAL * EXECUTIVE_COST[slot]
    return USED - (2 * CRYSTAL if kind == "use" else 0.0)


def _main(state: OnMars, seat: int, name: str) -> float:
    worth = MAIN[name]
    if name == "construct":
        best = 0.0
        for building in range(1, SHELTER):
            if state.stock[seat * KINDS + building - 1] or state.stock[seat * KINDS]:
                best = max(best, needed_points(state, seat, building))
        return worth + NEEDED * best
    if name == "obtain_blueprint":
        return worth - HOARD * _unused(state, seat)
    if name == "landing_pod":
        return worth + (STRANDED if not state.quarters[seat] else 0.0)
    return worth


def _unused(state: OnMars, seat: int) -> int:
    found = 0
    for card, owner in enumerate(state.card_owner):
        if owner == seat and state.card_hex[card] < 0:
            found += 1
    return found


def _construct(state: OnMars, seat: int, listed: Sequence[Any], rng: Rng) -> Answer:
    """Choose the type that brings most, then the larger complex of a few hexes."""
    types: dict[str, float] = {}
    for each in listed:
        if each == "done":
            continue
        name = each[1]
        if name not in types:
            building = BUILDINGS.index(name)
            worth = SHELTER_WORTH if building == SHELTER else needed_points(state, seat, building)
            types[name] = worth + rng.uniform()
    name = max(types, key=lambda each: types[each])
    kind = state.own_type(BUILDINGS.index(name), seat)
    cube = 0.0 if kind >= SHELTER else cube_worth(state, seat, kind)
    hexes = [each for each in listed if each != "done" and each[1] == name]
    best: Answer = hexes[0]
    most = -1.0
    for _ in range(min(TRIES, len(hexes))):
        each = hexes[rng.below(len(hexes))]
        size = joined(state, kind, HEX[each[2]])
        score = NEIGHBOUR * size + (cube if size else 0.0) + HEX_NOISE * rng.uniform()
        if score > most:
            best, most = each, score
    return best


def _travel(state: OnMars, seat: int, listed: Sequence[Answer], rng: Rng) -> Answer:
    """Fly where colonists would come home; a ship only if many would."""
    other = 1 - state.side(seat)
    coming = state.working[seat]
    for action, side in enumerate(ACTION_SIDE):
        if side == other:
            coming += state.slots[action * state.parties + seat]
    if listed[0] == "ship":
        return "ship" if state.quarters[seat] == 0 and coming > MANY and rng.below(2) else "stay"
    if coming >= MANY or state.quarters[seat] < MANY or rng.below(3) == 0:
        return listed[0]
    return "stay"


def _move(state: OnMars, listed: Sequence[Any], rng: Rng) -> Answer:
    """Let the rover take what it can reach; bots go somewhere, or stay."""
    for each in listed:
        if each[0] == "rover":
            code = state.ground[HEX[each[2]]]
            if code and code != CRYSTAL_FOUND and rng.below(3):
                return each
    if listed[-1] == "done" and rng.below(2):
        return "done"
    return listed[rng.below(len(listed))]


def _detail(state: OnMars, seat: int, topic: str, answer: Any) -> float:
    """Return how good one answer within an action looks."""
    if answer in ("done", "lose", False):
        return DECLINED
    if topic == "develop" or topic == "oxygen":
        if answer == "oxygen":
            return KEPT_OXYGEN
        return DEVELOPED[COLUMN[CELLS.index(answer[2])]]
    if topic == "blueprint":
        return _blueprint(state, seat, CARD_IDS.index(answer))
    if topic == "upgrade":
        return (
            UPGRADED_TECH
            if answer[0] == "tech"
            else UPGRADED_CARD + UPGRADED_LEVEL * CARD_LEVEL[CARD_IDS.index(answer[1])]
        )
    if topic == "space":
        space: int = answer
        return SPACES[space]
    if topic == "lss":
        benefit: str = answer
        return LSS[benefit]
    if topic in ("warehouse", "gain", "produce", "colonist"):
        if answer == "crystal":
            return CRYSTAL_TAKEN
        kind = RESOURCES.index(answer)
        worth = GOOD[kind] * (1.0 - IN_STOCK * state.stock[seat * KINDS + kind])
        return 1.0 - PAID * worth if topic == "colonist" else worth
    if topic == "learn":
        return LEARNED
    return OTHER


def _blueprint(state: OnMars, seat: int, card: int) -> float:
    sites = state.sites[state.own_type(CARD_BUILDING[card], seat)].bit_count()
    worth = 1.0 - CROWDED * _unused(state, seat)
    return worth + (SUITS if CARD_LEVEL[card] == 1 or sites > LEVEL_3_SIZE else -SUITS)
