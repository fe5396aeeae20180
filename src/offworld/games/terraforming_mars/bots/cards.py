"""What cards are worth to a player: as played now, as held in hand, and through the actions of those in play."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.bots.features import ACTIONS, GROWING, HAS_ACTIONS, WHOLE
from offworld.games.terraforming_mars.bots.forecast import income
from offworld.games.terraforming_mars.bots.priced import POINT, STOCK, Counts
from offworld.games.terraforming_mars.bots.prices import Outlook, annuity
from offworld.games.terraforming_mars.data.book import CARD, COSTS, METALS, REQUIREMENTS
from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.names import CITY, ENERGY, GOALS, STEEL, TITANIUM, CardNumber
from offworld.games.terraforming_mars.rules.checks import LOWERED
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.costs import Spend, SpendMoney, SpendProduction
from offworld.games.terraforming_mars.rules.effects.cubes import SpendHere, TakeCube
from offworld.games.terraforming_mars.rules.effects.production import floor
from offworld.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM
from offworld.games.terraforming_mars.rules.requirements import Global, OwnProduction, OwnTags, TilesInPlay, steps_of
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.toolbox.readings import complete, each, on

USED: Final = 0.85  # of what an action brings, that it is used at all
HELD: Final = 0.94  # of what a card in hand promises once it is played in the next generation
SAVING: Final = 0.2  # what is lost of it for each generation's income that it costs
DULL: Final = 2.0  # a card that is worth nothing can still be sold or swapped
LAST_DULL: Final = 0.8  # but not for long
SHORT_OF_ENERGY: Final = 0.25  # of what an action brings that takes more energy than is produced
RARE_MADE: Final = 0.6  # of what an action brings that takes something rare, where that is produced
RARE_FOUND: Final = 0.2  # and where it is not
CLOSING: Final = 0.9  # readiness of a card that has to be played at once
DELAY: Final = 0.7  # generations that go by until somebody plays a card whose time has come
FOR_A_TAG: Final = 0.6  # readiness for each tag that is missing
FOR_A_STEP: Final = 0.65  # for each step of production
FOR_A_TILE: Final = 0.7  # for each tile
METAL_SAVES: Final = 0.12  # of a price that metal can pay, what it saves
POCKET: Final = 10.0  # money that is there besides the income of a generation
STILL_WORTH: Final = 0.3  # of what a card brings, what is left however long one has to save for it
HANDLING: Final = 3.0  # added to prices where cards are compared, so that cheap ones are not overrated


def worth_of(counts: Counts, prices: list[float]) -> float:
    """Return what some things are worth together."""
    total = 0.0
    for what, much in counts:
        total += prices[what] * much
    return total


def worth_played(state: Mars, seat: int, card: CardNumber, prices: list[float], generations: float) -> float:
    """Return what playing a card brings a player, before its price."""
    total = 0.0
    for what, much in WHOLE[card]:
        total += prices[what] * much
    for what, amount, own in GROWING[card]:
        total += prices[what] * (amount.count(state, seat, card) + own)
    if HAS_ACTIONS[card]:
        total += action_worth(state.players[seat], card, prices) * (1.0 + annuity(generations))
    return total


def action_worth(player: Player, card: CardNumber, prices: list[float]) -> float:
    """Return what using a card once brings, by its best alternative, as far as the player can pay for it."""
    best = 0.0
    for number, counts in enumerate(ACTIONS[card]):
        worth = worth_of(counts, prices)
        if worth > best:
            energy = ENERGY_COST[card][number]
            if energy and player.production[ENERGY] < energy:
                worth *= SHORT_OF_ENERGY * (player.production[ENERGY] + 1) / energy
            rare = RARE_COST[card][number]
            if rare:
                worth *= RARE_MADE if player.production[rare] else RARE_FOUND
            best = max(best, worth)
    return USED * best


Taken = tuple[int, int]  # the energy that a cost takes, and the metal or other rare resource, 0 for none


def _spent(cost: Spend) -> Taken:
    return (cost.amount, 0) if cost.resource == ENERGY else (0, cost.resource)


def _production_spent(cost: SpendProduction) -> Taken:
    return 0, cost.resource


def _cube_taken(cost: TakeCube) -> Taken:
    return 0, TITANIUM  # as seldom to be had


def _at_hand(cost: Does) -> Taken:
    return 0, 0


_COSTS: Final = complete(
    "what costs keep from being used",
    COSTS,
    on(Spend, _spent),
    on(SpendProduction, _production_spent),
    on(TakeCube, _cube_taken),
    *each((SpendHere, SpendMoney), _at_hand),
)


def _energy_cost(action: Action) -> int:
    return sum([_COSTS[type(cost)](cost)[0] for cost in action.costs])


def _rare_cost(action: Action) -> int:
    """Return the metal or other resource, energy excepted, that an action takes; 0 for none."""
    rare = 0
    for cost in action.costs:
        rare = _COSTS[type(cost)](cost)[1] or rare
    return rare


ENERGY_COST: Final[list[tuple[int, ...]]] = [tuple([_energy_cost(action) for action in card.actions]) for card in CARD]
RARE_COST: Final[list[tuple[int, ...]]] = [tuple([_rare_cost(action) for action in card.actions]) for card in CARD]


# --- cards in hand ----------------------------------------------------------------------------------------------------
Limit = tuple[int, int, bool]  # a parameter, a step, and whether it is the highest allowed


class Needs:
    """What a card waits for, each thing with how much of it."""

    def __init__(self) -> None:
        self.limits: list[Limit] = []
        self.tags: list[tuple[int, int]] = []
        self.makes: list[tuple[int, int]] = []  # production that it requires or lowers
        self.tiles: list[tuple[int, int]] = []


def _global(each: Global, needs: Needs) -> None:
    needs.limits.append((each.parameter, steps_of(each.parameter, each.value), each.at_most))


def _own_tags(each: OwnTags, needs: Needs) -> None:
    needs.tags.append((each.tag, each.count))


def _own_production(each: OwnProduction, needs: Needs) -> None:
    needs.makes.append((each.resource, each.count))


def _tiles_in_play(each: TilesInPlay, needs: Needs) -> None:
    needs.tiles.append((each.tile, each.count))


_REQUIREMENTS: Final = complete(
    "what requirements wait for",
    REQUIREMENTS,
    on(Global, _global),
    on(OwnProduction, _own_production),
    on(OwnTags, _own_tags),
    on(TilesInPlay, _tiles_in_play),
)


def _needs(card: Card) -> Needs:
    found = Needs()
    for requirement in card.requires:
        _REQUIREMENTS[type(requirement)](requirement, found)
    for resource, amount in LOWERED[card.number]:
        found.makes.append((resource, amount + floor(resource)))
    return found


_NEEDS: Final = [_needs(card) for card in CARD]
LIMITS: Final = [tuple(needs.limits) for needs in _NEEDS]
TAG_NEEDS: Final = [tuple(needs.tags) for needs in _NEEDS]
MAKES_NEEDS: Final = [tuple(needs.makes) for needs in _NEEDS]
TILE_NEEDS: Final = [tuple(needs.tiles) for needs in _NEEDS]


def readiness(state: Mars, seat: int, card: CardNumber, generations: float) -> float:
    """Return how soon and how surely a card can be played, from 0 to 1, its price aside."""
    player = state.players[seat]
    ready = 1.0
    for parameter, limit, at_most in LIMITS[card]:
        step = state.track[parameter]
        slack = player.perks.slack + player.slack
        if at_most:
            room = limit + slack - step
            if room < 0:
                return 0.0
            if room == 0:
                ready *= CLOSING
        elif step < limit - slack:
            wait = (limit - slack - step) * generations / (GOALS[parameter] - step)
            ready *= max(0.0, 1.0 - (wait + DELAY) / generations)
    for tag, count in TAG_NEEDS[card]:
        for _ in range(count - player.tags[tag]):
            ready *= FOR_A_TAG
    for resource, count in MAKES_NEEDS[card]:
        for _ in range(count - player.production[resource]):
            ready *= FOR_A_STEP
    for tile, count in TILE_NEEDS[card]:
        have = state.cities.bit_count() if tile == CITY else (state.greeneries & player.own).bit_count()
        for _ in range(count - have):
            ready *= FOR_A_TILE
    return ready


def price_of(player: Player, card: CardNumber) -> float:
    """Return what a card costs a player, metals counted at what they are worth to somebody who can use them."""
    price = float(player.perks.prices[card])
    metals = METALS[card]
    if metals:
        helped = 0
        if metals & WITH_STEEL:
            helped += player.stock[STEEL] * player.perks.steel
        if metals & WITH_TITANIUM:
            helped += player.stock[TITANIUM] * player.perks.titanium
        price -= METAL_SAVES * min(price, helped)
    return price


def hand_worth(state: Mars, seat: int, cards: list[CardNumber], view: Outlook, budget: float) -> float:
    """Return what cards promise, beyond their prices, to somebody with such a budget for all that is to come."""
    if view.generations < 1.0:
        return 0.0
    player = state.players[seat]
    later = view.later
    after = max(view.generations - 1.0, 0.0)
    found: list[tuple[float, float, float]] = []
    dull = view.now[STOCK] * (DULL if view.generations > 1.0 else LAST_DULL)
    total = dull * len(cards)
    earned = income(player) + POCKET
    held = HELD * view.point / later[POINT]  # in money of today
    for card in cards:
        price = price_of(player, card)
        gain = worth_played(state, seat, card, later, after) - later[STOCK] * price
        if gain <= dull:
            continue
        ready = readiness(state, seat, card, view.generations)
        gain = held * gain * ready * max(1.0 - SAVING * price / earned, STILL_WORTH) - dull
        if gain > 0.0:
            found.append((gain / (price + HANDLING), gain, price * ready))
    if len(found) > 1:
        found.sort(reverse=True)
    for _, gain, price in found:  # the best for their price first, as far as the money goes
        if price <= budget:
            total += gain
            budget -= price
        else:
            total += gain * max(budget, 0.0) / price
            budget = 0.0
    return total
