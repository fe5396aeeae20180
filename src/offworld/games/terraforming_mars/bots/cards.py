"""What cards are worth to a player: as played now, as held in hand, and through the actions of those in play."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.bots.features import ACTIONS, GROWING, HAS_ACTIONS, POINT, STOCK, WHOLE, Counts
from offworld.games.terraforming_mars.bots.forecast import income
from offworld.games.terraforming_mars.bots.prices import Outlook, annuity
from offworld.games.terraforming_mars.data.book import CARD, METALS
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import CITY, ENERGY, GOALS, STEEL, TITANIUM
from offworld.games.terraforming_mars.rules.effects.costs import Spend, SpendProduction
from offworld.games.terraforming_mars.rules.effects.cubes import TakeCube
from offworld.games.terraforming_mars.rules.effects.production import LoseProduction, floor
from offworld.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM
from offworld.games.terraforming_mars.rules.requirements import Global, OwnProduction, OwnTags, TilesInPlay, steps_of
from offworld.games.terraforming_mars.rules.state import Mars, Player

USED: Final = 0.85  # of what an action brings, that it is used at all
HELD: Final = 0.94  # of what a card in hand promises once it is played in the next generation
SAVING: Final = 0.2  # what is lost of it for each generation's income that it costs
DULL: Final = 2.0  # a card that is worth nothing can still be sold or swapped
LAST_DULL: Final = 0.8  # but not for long


def worth_of(counts: Counts, prices: list[float]) -> float:
    """Return what some things are worth together."""
    total = 0.0
    for what, much in counts:
        total += prices[what] * much
    return total


def worth_played(state: Mars, seat: int, card: int, prices: list[float], generations: float) -> float:
    """Return what playing a card brings a player, before its price."""
    total = 0.0
    for what, much in WHOLE[card]:
        total += prices[what] * much
    for what, amount, own in GROWING[card]:
        total += prices[what] * (amount.count(state, seat, card) + own)
    if HAS_ACTIONS[card]:
        total += action_worth(state.players[seat], card, prices) * (1.0 + annuity(generations))
    return total


def action_worth(player: Player, card: int, prices: list[float]) -> float:
    """Return what using a card once brings, by its best alternative, as far as the player can pay for it."""
    best = 0.0
    for number, counts in enumerate(ACTIONS[card]):
        worth = worth_of(counts, prices)
        if worth > best:
            energy = ENERGY_COST[card][number]
            if energy and player.production[ENERGY] < energy:
                worth *= 0.25 * (player.production[ENERGY] + 1) / energy
            rare = RARE_COST[card][number]
            if rare:
                worth *= 0.6 if player.production[rare] else 0.2
            best = max(best, worth)
    return USED * best


def _energy_cost(card: Card) -> tuple[int, ...]:
    return tuple(
        [
            sum([cost.amount for cost in action.costs if isinstance(cost, Spend) and cost.resource == ENERGY])
            for action in card.actions
        ]
    )


def _rare_cost(card: Card) -> tuple[int, ...]:
    """Return for each action the metal or other resource, energy excepted, that it takes; 0 for none."""
    found = []
    for action in card.actions:
        rare = 0
        for cost in action.costs:
            if (isinstance(cost, Spend) and cost.resource != ENERGY) or isinstance(cost, SpendProduction):
                rare = cost.resource
            elif isinstance(cost, TakeCube):
                rare = TITANIUM  # as seldom to be had
        found.append(rare)
    return tuple(found)


ENERGY_COST: Final[list[tuple[int, ...]]] = [_energy_cost(card) for card in CARD]
RARE_COST: Final[list[tuple[int, ...]]] = [_rare_cost(card) for card in CARD]


# --- cards in hand ----------------------------------------------------------------------------------------------------
Limit = tuple[int, int, bool]  # a parameter, a step, and whether it is the highest allowed


def _limits(card: Card) -> tuple[Limit, ...]:
    return tuple(
        [
            (each.parameter, steps_of(each.parameter, each.value), each.at_most)
            for each in card.requires
            if isinstance(each, Global)
        ]
    )


LIMITS: Final[list[tuple[Limit, ...]]] = [_limits(card) for card in CARD]
TAG_NEEDS: Final[list[tuple[tuple[int, int], ...]]] = [
    tuple([(each.tag, each.count) for each in card.requires if isinstance(each, OwnTags)]) for card in CARD
]
MAKES_NEEDS: Final[list[tuple[tuple[int, int], ...]]] = [  # production that a card requires or lowers
    tuple([(each.resource, each.count) for each in card.requires if isinstance(each, OwnProduction)])
    + tuple(
        [(each.resource, each.amount + floor(each.resource)) for each in card.play if isinstance(each, LoseProduction)]
    )
    for card in CARD
]
TILE_NEEDS: Final[list[tuple[tuple[int, int], ...]]] = [
    tuple([(each.tile, each.count) for each in card.requires if isinstance(each, TilesInPlay)]) for card in CARD
]


def readiness(state: Mars, seat: int, card: int, generations: float) -> float:
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
                ready *= 0.9
        elif step < limit - slack:
            wait = (limit - slack - step) * generations / (GOALS[parameter] - step)
            ready *= max(0.0, 1.0 - (wait + 0.7) / generations)
    for tag, count in TAG_NEEDS[card]:
        for _ in range(count - player.tags[tag]):
            ready *= 0.6
    for resource, count in MAKES_NEEDS[card]:
        for _ in range(count - player.production[resource]):
            ready *= 0.65
    for tile, count in TILE_NEEDS[card]:
        have = state.cities.bit_count() if tile == CITY else (state.greeneries & player.own).bit_count()
        for _ in range(count - have):
            ready *= 0.7
    return ready


def price_of(player: Player, card: int) -> float:
    """Return what a card costs a player, metals counted at what they are worth to somebody who can use them."""
    price = float(player.perks.prices[card])
    metals = METALS[card]
    if metals:
        helped = 0
        if metals & WITH_STEEL:
            helped += player.stock[STEEL] * player.perks.steel
        if metals & WITH_TITANIUM:
            helped += player.stock[TITANIUM] * player.perks.titanium
        price -= 0.12 * min(price, helped)
    return price


def hand_worth(state: Mars, seat: int, cards: list[int], view: Outlook, budget: float) -> float:
    """Return what cards promise, beyond their prices, to somebody with such a budget for all that is to come."""
    if view.generations < 1.0:
        return 0.0
    player = state.players[seat]
    later = view.later
    after = max(view.generations - 1.0, 0.0)
    found: list[tuple[float, float, float]] = []
    dull = view.now[STOCK] * (DULL if view.generations > 1.0 else LAST_DULL)
    total = dull * len(cards)
    earned = income(player) + 10.0
    held = HELD * view.point / later[POINT]  # in money of today
    for card in cards:
        price = price_of(player, card)
        gain = worth_played(state, seat, card, later, after) - later[STOCK] * price
        if gain <= dull:
            continue
        ready = readiness(state, seat, card, view.generations)
        gain = held * gain * ready * max(1.0 - SAVING * price / earned, 0.3) - dull
        if gain > 0.0:
            found.append((gain / (price + 3.0), gain, price * ready))
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
