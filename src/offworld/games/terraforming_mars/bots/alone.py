"""Terraforming Mars played alone as numbers, for the value that is learned (`offworld.train`).

The planet, the economy, and what hand and actions could bring, as the cards say it; nothing that is still in the deck,
and none of the prices that other bots go by, so that these can be tuned without spoiling what was learned. The
numbering is that of the released weights: whoever changes it raises VERSION and trains anew.
"""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.bots.cards import LIMITS, MAKES_NEEDS, TAG_NEEDS
from offworld.games.terraforming_mars.bots.features import ACTIONS, WHOLE
from offworld.games.terraforming_mars.bots.priced import MAKES, NEW_OFFER, POINT
from offworld.games.terraforming_mars.data.book import CARD, FIRST_CORPORATION
from offworld.games.terraforming_mars.data.figures import HEAT_PER_STEP, SOLO_GENERATIONS
from offworld.games.terraforming_mars.names import CONVERSION, ENERGY, GOALS, HEAT, MONEY, PLANTS, RESEARCH, CardNumber
from offworld.games.terraforming_mars.rules.perks import PLANTS_PER_GREENERY, STEEL_VALUE, TITANIUM_VALUE
from offworld.games.terraforming_mars.rules.state import Mars, Player

VERSION: Final = 1

STEP_PRICES: Final = (14.0, 23.0, 18.0)  # a step of temperature, oxygen, oceans, as a standard project
INCOME: Final = (1.0, 1.8, 2.7, 2.6, 1.2, 1.6)  # what one of a resource in each generation is worth in money
HELD: Final = NEW_OFFER + 1  # what cards bring is told by the numbers of things that have a price, up to this one
CRUDE: Final = (
    1.0, 1.8, 2.7, 2.6, 1.0, 1.6,
    5.0, 8.0, 12.0, 12.0, 7.0, 8.0,
    5.0, 15.0, 22.0, 18.0, 25.0, 4.0, 3.0,
    0.0, 3.0, 1.0,
)  # fmt: skip  # money, only to tell which of a card's actions is used
# what brings numbers near 1 where they are large
STEP: Final = 0.2  # of a parameter; a tag, a card that can be played, an action, money off each card count as much
UNIT: Final = 0.05  # of a resource in stock
MOST_UNITS: Final = 60
MADE: Final = 0.1  # a resource in each generation, a card in hand
BROUGHT: Final = 0.1  # a resource that cards bring
BROUGHT_ELSE: Final = 0.25  # and anything else
TOTAL: Final = 0.002  # money of a whole match
SAVED: Final = 0.01  # money that is there, or that all cards in hand cost
YEARLY: Final = 0.02  # money of a generation; heat and plants of the whole match
STRETCH: Final = 0.5  # what is due, in all the money that will be there
SPARE: Final = 10.0  # so that without money it is still a number
ENOUGH: Final = 3.0  # beyond this it makes no difference how many times over something is reached

# how soon a card can be played
SOON: Final = 0.8  # a parameter that is just short of the requirement
AWAY: Final = 0.1  # less for each step
LACKING: Final = 0.5  # a requirement of tags or production that is not met

SIZE: Final = 3 * 3 + SOLO_GENERATIONS + 2 + 6 + 6 + 17 + 10 + 2 * HELD + 6 + len(CARD) - FIRST_CORPORATION


def alone(state: Mars) -> list[float]:
    """Return what the only player knows of a state, each number about 1 where it is large."""
    player = state.players[0]
    perks = player.perks
    track = state.track
    stock = player.stock
    made = player.production
    left = 0.0
    if state.phase != CONVERSION:
        left = float(SOLO_GENERATIONS - state.generation + (2 if state.phase == RESEARCH else 1))
    found = [track[i] / GOALS[i] for i in range(3)]
    found.extend([STEP * (GOALS[i] - track[i]) for i in range(3)])
    found.extend([1.0 if track[i] >= GOALS[i] else 0.0 for i in range(3)])
    found.extend([1.0 if left <= number else 0.0 for number in range(SOLO_GENERATIONS)])
    found.append(1.0 if state.phase == RESEARCH else 0.0)
    found.append(1.0 if state.phase == CONVERSION else 0.0)
    found.extend([UNIT * min(count, MOST_UNITS) for count in stock])
    found.extend([MADE * count for count in made])
    due = 0.0
    for i in range(3):
        due += STEP_PRICES[i] * (GOALS[i] - track[i])
    income = float(player.rating)
    wealth = 0.0
    for resource in range(6):
        income += INCOME[resource] * made[resource]
        wealth += INCOME[resource] * stock[resource]
    to_come = max(left - 1.0, 0.0)
    found.append(TOTAL * due)
    found.append(SAVED * wealth)
    found.append(YEARLY * player.rating)
    found.append(YEARLY * income)
    found.append(TOTAL * to_come * income)
    found.append(TOTAL * (wealth + to_come * income - due))
    found.append(min(STRETCH * due / (wealth + to_come * income + SPARE), ENOUGH))
    found.append(min(SAVED * due / (to_come + 1.0), ENOUGH))
    heat = stock[HEAT] + stock[ENERGY] + to_come * (made[HEAT] + made[ENERGY])
    found.append(YEARLY * heat)
    found.append(min(heat / (HEAT_PER_STEP * (GOALS[0] - track[0]) + 1.0), ENOUGH))
    plants = stock[PLANTS] + to_come * made[PLANTS]
    found.append(YEARLY * plants)
    found.append(min(plants / (perks.greenery_cost * (GOALS[1] - track[1]) + 1.0), ENOUGH))
    found.append(STEP * perks.discount)
    found.append(1.0 if perks.has_heat_money else 0.0)
    found.append(float(perks.steel - STEEL_VALUE))
    found.append(float(perks.titanium - TITANIUM_VALUE))
    found.append(float(PLANTS_PER_GREENERY - perks.greenery_cost))
    found.extend([STEP * count for count in player.tags])
    _tell_hand(state, player, found)
    _tell_actions(player, found)
    found.extend([1.0 if player.corporation == number else 0.0 for number in range(FIRST_CORPORATION, len(CARD))])
    return found


def _tell_hand(state: Mars, player: Player, found: list[float]) -> None:
    """Tell what the cards in hand would bring, each as far as it is ready, and their number and prices."""
    held = [0.0] * HELD
    price = 0.0
    ready_price = 0.0
    playable = 0
    affordable = 0
    for card in player.hand:
        cost = player.perks.prices[card] if player.perks.prices else CARD[card].cost
        price += cost
        ready = readiness(state, player, card)
        ready_price += ready * cost
        if ready >= 1.0:
            playable += 1
            if cost <= player.stock[MONEY]:
                affordable += 1
        if ready > 0.0:
            for what, much in WHOLE[card]:
                if what < HELD and what != POINT:
                    held[what] += ready * much
    for what in range(HELD):
        found.append((BROUGHT if what < MAKES else BROUGHT_ELSE) * held[what])
    found.extend([MADE * len(player.hand), SAVED * price, SAVED * ready_price, STEP * playable, STEP * affordable])


def _tell_actions(player: Player, found: list[float]) -> None:
    """Tell what the actions of cards in play bring in a generation, those used already included."""
    yields = [0.0] * HELD
    unused = 0
    for card in player.perks.actions:
        best = -1
        most = 0.0
        for number, counts in enumerate(ACTIONS[card]):
            worth = 0.0
            for what, much in counts:
                if what < HELD:
                    worth += CRUDE[what] * much
            if worth > most:
                best, most = number, worth
        if best >= 0:
            for what, much in ACTIONS[card][best]:
                if what < HELD and what != POINT:
                    yields[what] += much
            if card not in player.used:
                unused += 1
    for what in range(HELD):
        found.append((BROUGHT if what < MAKES else BROUGHT_ELSE) * yields[what])
    found.append(STEP * unused)


def readiness(state: Mars, player: Player, card: CardNumber) -> float:
    """Return how soon a card can be played, its price aside: 1 at once, 0 never."""
    ready = 1.0
    slack = player.perks.slack + player.slack
    for parameter, limit, at_most in LIMITS[card]:
        step = state.track[parameter]
        if at_most:
            if step > limit + slack:
                return 0.0
        elif step < limit - slack:
            ready *= max(0.0, SOON - AWAY * (limit - slack - step))
    for tag, count in TAG_NEEDS[card]:
        if player.tags[tag] < count:
            ready *= LACKING
    for resource, count in MAKES_NEEDS[card]:
        if player.production[resource] < count:
            ready *= LACKING
    return ready
