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
from offworld.games.terraforming_mars.data.figures import SOLO_GENERATIONS
from offworld.games.terraforming_mars.names import CONVERSION, ENERGY, GOALS, HEAT, MONEY, PLANTS, RESEARCH, CardNumber
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
    found.extend([0.2 * (GOALS[i] - track[i]) for i in range(3)])
    found.extend([1.0 if track[i] >= GOALS[i] else 0.0 for i in range(3)])
    found.extend([1.0 if left <= number else 0.0 for number in range(SOLO_GENERATIONS)])
    found.append(1.0 if state.phase == RESEARCH else 0.0)
    found.append(1.0 if state.phase == CONVERSION else 0.0)
    found.extend([0.05 * min(count, 60) for count in stock])
    found.extend([0.1 * count for count in made])
    due = 0.0
    for i in range(3):
        due += STEP_PRICES[i] * (GOALS[i] - track[i])
    income = float(player.rating)
    wealth = 0.0
    for resource in range(6):
        income += INCOME[resource] * made[resource]
        wealth += INCOME[resource] * stock[resource]
    to_come = max(left - 1.0, 0.0)
    found.append(0.002 * due)
    found.append(0.01 * wealth)
    found.append(0.02 * player.rating)
    found.append(0.02 * income)
    found.append(0.002 * to_come * income)
    found.append(0.002 * (wealth + to_come * income - due))
    found.append(min(0.5 * due / (wealth + to_come * income + 10.0), 3.0))
    found.append(min(0.01 * due / (to_come + 1.0), 3.0))
    heat = stock[HEAT] + stock[ENERGY] + to_come * (made[HEAT] + made[ENERGY])
    found.append(0.02 * heat)
    found.append(min(heat / (8.0 * (GOALS[0] - track[0]) + 1.0), 3.0))
    plants = stock[PLANTS] + to_come * made[PLANTS]
    found.append(0.02 * plants)
    found.append(min(plants / (perks.greenery_cost * (GOALS[1] - track[1]) + 1.0), 3.0))
    found.append(0.2 * perks.discount)
    found.append(1.0 if perks.has_heat_money else 0.0)
    found.append(float(perks.steel - 2))
    found.append(float(perks.titanium - 3))
    found.append(float(8 - perks.greenery_cost))
    found.extend([0.2 * count for count in player.tags])
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
        found.append((0.1 if what < MAKES else 0.25) * held[what])
    found.extend([0.1 * len(player.hand), 0.01 * price, 0.01 * ready_price, 0.2 * playable, 0.2 * affordable])


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
        found.append((0.1 if what < MAKES else 0.25) * yields[what])
    found.append(0.2 * unused)


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
            ready *= max(0.0, 0.8 - 0.1 * (limit - slack - step))
    for tag, count in TAG_NEEDS[card]:
        if player.tags[tag] < count:
            ready *= 0.5
    for resource, count in MAKES_NEEDS[card]:
        if player.production[resource] < count:
            ready *= 0.5
    return ready
