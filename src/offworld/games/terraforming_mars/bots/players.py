"""What a player can expect to score in the end."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.bots.cards import action_worth, hand_worth, worth_of
from offworld.games.terraforming_mars.bots.features import CUBE_COUNTS, CUBE_POINTS, OTHER_POINTS, RATE, SURE_POINTS
from offworld.games.terraforming_mars.bots.forecast import income
from offworld.games.terraforming_mars.bots.priced import MAKES, NEW_CARD, RATING, STOCK, TAG, YEARLY
from offworld.games.terraforming_mars.bots.prices import Outlook, annuity
from offworld.games.terraforming_mars.data.board import LAND_AREAS, NEAR, ON_MARS, areas_of
from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.data.figures import MILESTONE_POINTS
from offworld.games.terraforming_mars.names import HEAT, MONEY, PLANTS, RESEARCH, STEEL, TITANIUM
from offworld.games.terraforming_mars.rules.amounts import Counted
from offworld.games.terraforming_mars.rules.effects.buying import CARD_PRICE
from offworld.games.terraforming_mars.rules.perks import PLANTS_PER_GREENERY, STEEL_VALUE, TITANIUM_VALUE
from offworld.games.terraforming_mars.rules.state import Mars, Player

HOPE: Final = 0.16  # points that a free area next to an own city promises while much is still to come

PLENTY: Final = 60  # more money than can be spent well in a generation
HOARD: Final = 8  # more metal than this will hardly ever be spent
HEAT_AS_MONEY: Final = 0.95  # what heat is worth to one who may spend it as money
DEAR_STEEL: Final = 0.4  # what steel is worth more to one for whom it pays more
DEAR_TITANIUM: Final = 0.8
CHEAP_GREENERY: Final = 0.14  # what plants are worth more to one who needs fewer
PLENTY_LOST: Final = 0.25  # of money beyond that, what is lost
HOARD_LOST: Final = 0.7  # of metal beyond that
HOPE_YEARS: Final = 6.0  # generations in which something may grow around a city
HOPE_SPAN: Final = 3.0
NO_LIMIT: Final = 1000.0  # a budget for anything
AHEAD: Final = 3.0  # generations for which cards in hand are meant; later there will be others


def assets(state: Mars, seat: int, view: Outlook) -> float:
    """Return what everything that a player has on the table is worth, in money; milestones and awards excepted."""
    player = state.players[seat]
    prices = view.now
    point = view.point
    stock = player.stock
    made = player.production
    total = prices[RATING] * player.rating
    for resource in range(6):
        total += prices[STOCK + resource] * stock[resource] + prices[MAKES + resource] * made[resource]
    heat = stock[HEAT]
    if state.phase == RESEARCH:  # as if nothing had been produced yet, so that nobody passes just to see it come
        total -= prices[STOCK] * player.rating
        for resource in range(6):
            total -= prices[STOCK + resource] * made[resource]
    if player.perks.has_heat_money and prices[STOCK + HEAT] < HEAT_AS_MONEY:
        more = (HEAT_AS_MONEY - prices[STOCK + HEAT]) * heat
        total += more + (HEAT_AS_MONEY * prices[YEARLY] - prices[MAKES + HEAT]) * made[HEAT]
    if player.perks.steel > STEEL_VALUE:
        total += DEAR_STEEL * (stock[STEEL] + made[STEEL] * prices[YEARLY])
    if player.perks.titanium > TITANIUM_VALUE:
        total += DEAR_TITANIUM * (stock[TITANIUM] + made[TITANIUM] * prices[YEARLY])
    if player.perks.greenery_cost < PLANTS_PER_GREENERY:
        total += CHEAP_GREENERY * (prices[STOCK + PLANTS] * stock[PLANTS] + prices[MAKES + PLANTS] * made[PLANTS])
    if stock[MONEY] > PLENTY:
        total -= PLENTY_LOST * prices[STOCK] * (stock[MONEY] - PLENTY)
    if stock[STEEL] > HOARD:
        total -= HOARD_LOST * prices[STOCK + STEEL] * (stock[STEEL] - HOARD)
    if stock[TITANIUM] > HOARD:
        total -= HOARD_LOST * prices[STOCK + TITANIUM] * (stock[TITANIUM] - HOARD)
    tags = player.tags
    for tag in range(10):
        if tags[tag]:
            total += prices[TAG + tag] * tags[tag]
    points, rates = _on_cards(state, seat, player)
    points += MILESTONE_POINTS * state.milestones.count(seat)
    points += _on_map(state, player, view)
    total += point * points + prices[YEARLY] * rates
    total += _actions(state, player, view)
    return total


def _on_cards(state: Mars, seat: int, player: Player) -> tuple[float, float]:
    """Return the points on a player's cards, begun ones in part, and what permanent effects bring in a generation."""
    points = 0.0
    rates = RATE[player.corporation]
    for card in player.played:
        rates += RATE[card]
        if OTHER_POINTS[card]:
            printed = CARD[card].points
            much, per = CUBE_POINTS[card]
            if much:
                points += player.cubes.get(card, 0) * much / per
            elif isinstance(printed, Counted):
                points += printed.count(state, seat, card)
        else:
            points += SURE_POINTS[card]
    for card in player.events:
        points += SURE_POINTS[card]
    return points, rates


def _on_map(state: Mars, player: Player, view: Outlook) -> float:
    """Return the points of a player's tiles, and what may still grow around the cities."""
    points = float((player.own & state.greeneries).bit_count())
    cities = player.own & state.cities & ON_MARS
    if cities:
        hope = HOPE * min(view.generations, HOPE_YEARS) / HOPE_SPAN
        room = state.free & LAND_AREAS
        for area in areas_of(cities):
            near = NEAR[area]
            points += (near & state.greeneries).bit_count() + hope * (near & room).bit_count()
    return points


def _actions(state: Mars, player: Player, view: Outlook) -> float:
    """Return what the actions of a player's cards will bring, and what lies on cards for them to use."""
    total = 0.0
    years = annuity(view.generations)
    for card in player.perks.actions:
        worth = action_worth(player, card, view.now)
        total += worth * years
        if card not in player.used and state.phase != RESEARCH:
            total += worth
    for card, count in player.cubes.items():
        if count and not OTHER_POINTS[card]:
            total += count * worth_of(CUBE_COUNTS[card], view.now)
    return total


def own_hand(state: Mars, seat: int, view: Outlook) -> float:
    """Return what a player's own cards in hand promise, in money."""
    player = state.players[seat]
    if not player.hand:
        return 0.0
    # by income and not by what is there now: nobody should save, or sell cards, for the sake of a hope
    budget = income(player) * min(view.generations, AHEAD)
    return hand_worth(state, seat, player.hand, view, budget)


def others_hand(player: Player, view: Outlook) -> float:
    """Return what a hand that nobody else knows promises, in money."""
    return view.now[NEW_CARD] * len(player.hand)


def set_aside(state: Mars, seat: int, view: Outlook) -> float:
    """Return what the cards promise that a player has put aside in a draft, and may buy."""
    player = state.players[seat]
    worth = 0.0
    for card in player.drafted:
        worth += max(hand_worth(state, seat, [card], view, NO_LIMIT) - CARD_PRICE * view.now[STOCK], 0.0)
    return worth
